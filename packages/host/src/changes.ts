import type { Differences, Pool } from '@methuselah/engine';
import type { Lang } from '@methuselah/text';
import type { HostLocale } from './words/words.ts';

/** What has changed since a game was played, told to who opens it. */

/** How a game was taken up again. */
export interface TakenUp {
  readonly differences: Differences;
  /** It goes on from its snapshot: its past would play otherwise now. */
  readonly isCut: boolean;
  /** It agrees with its record only as far as this decision; null if it does to the end. */
  readonly partsAt: number | null;
}

interface ChangeWords {
  readonly cards: (names: string) => string;
  readonly rules: string;
  readonly cut: string;
  readonly parts: (decision: number) => string;
}

const WORDS: Readonly<Record<Lang, ChangeWords>> = {
  en: {
    cards: (names) => `Changed since this game was saved: ${names}. The new text counts from now on.`,
    rules: 'The rules have been corrected since this game was saved.',
    cut: 'The game goes on where it was; what happened before can neither be told nor taken back.',
    parts: (decision) => `From decision ${decision} on this game would go otherwise now: it ends there.`,
  },
  fr: {
    cards: (names) =>
      `Modifié depuis la sauvegarde de cette partie : ${names}. Le nouveau texte s’applique désormais.`,
    rules: 'Les règles ont été corrigées depuis la sauvegarde de cette partie.',
    cut: 'La partie reprend là où elle en était ; ce qui précède ne peut plus être ni raconté ni annulé.',
    parts: (decision) =>
      `À partir de la décision ${decision}, cette partie se déroulerait autrement aujourd’hui : elle s’arrête là.`,
  },
  es: {
    cards: (names) =>
      `Ha cambiado desde que se guardó esta partida: ${names}. A partir de ahora cuenta el texto nuevo.`,
    rules: 'Las reglas se han corregido desde que se guardó esta partida.',
    cut: 'La partida sigue donde estaba; lo anterior ya no se puede contar ni deshacer.',
    parts: (decision) =>
      `A partir de la decisión ${decision} esta partida iría hoy de otra manera: termina ahí.`,
  },
  it: {
    cards: (names) =>
      `Cambiato da quando questa partita è stata salvata: ${names}. D’ora in poi vale il testo nuovo.`,
    rules: 'Le regole sono state corrette da quando questa partita è stata salvata.',
    cut: 'La partita riprende da dov’era; ciò che precede non si può più raccontare né annullare.',
    parts: (decision) => `Dalla decisione ${decision} questa partita oggi andrebbe diversamente: finisce lì.`,
  },
  pt: {
    cards: (names) =>
      `Mudou desde que esta partida foi salva: ${names}. A partir de agora vale o novo texto.`,
    rules: 'As regras foram corrigidas desde que esta partida foi salva.',
    cut: 'A partida continua de onde estava; o que veio antes não pode mais ser contado nem desfeito.',
    parts: (decision) =>
      `A partir da decisão ${decision} esta partida seria diferente hoje: ela termina ali.`,
  },
};

/** What a player should know of it; null if there is nothing. */
export function changesText(
  { differences, isCut, partsAt }: TakenUp,
  pool: Pool,
  locale: HostLocale,
): string | null {
  const words = WORDS[locale.lang];
  const names = differences.cards.map((id) => {
    const def = pool.byId.get(id);
    return def ? locale.cardName(def.card) : locale.words.names.card(id);
  });
  const said = [
    ...(names.length > 0 ? [words.cards(names.join(', '))] : []),
    ...(differences.rules === null ? [] : [words.rules]),
    ...(isCut ? [words.cut] : []),
    ...(partsAt === null ? [] : [words.parts(partsAt + 1)]),
  ];
  return said.length === 0 ? null : said.join(' ');
}
