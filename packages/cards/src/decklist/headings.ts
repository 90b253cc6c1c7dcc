import { LANGS, type Lang } from '../catalogue/lang.ts';

/** The headings of a deck list, in writing order. */
export const HEADINGS = {
  crypt: { en: 'Crypt', fr: 'Crypte', es: 'Cripta', it: 'Cripta', pt: 'Cripta' },
  library: { en: 'Library', fr: 'Bibliothèque', es: 'Biblioteca', it: 'Libreria', pt: 'Biblioteca' },
  master: { en: 'Master', fr: 'Maître', es: 'Heril', it: 'Dominus', pt: 'Mestre' },
  conviction: { en: 'Conviction', fr: 'Conviction', es: 'Convicción', it: 'Convinzione', pt: 'Convicção' },
  power: { en: 'Power', fr: 'Pouvoir', es: 'Poder', it: 'Potere', pt: 'Poder' },
  action: { en: 'Action', fr: 'Action', es: 'Acción', it: 'Azione', pt: 'Ação' },
  political: {
    en: 'Political Action',
    fr: 'Action politique',
    es: 'Acción política',
    it: 'Azione Politica',
    pt: 'Ação Política',
  },
  equipment: { en: 'Equipment', fr: 'Équipement', es: 'Equipo', it: 'Equipaggiamento', pt: 'Equipamento' },
  retainer: { en: 'Retainer', fr: 'Compagnon', es: 'Criado', it: 'Seguace', pt: 'Lacaio' },
  ally: { en: 'Ally', fr: 'Allié', es: 'Aliado', it: 'Alleato', pt: 'Aliado' },
  modifier: {
    en: 'Action Modifier',
    fr: 'Modificateur d’action',
    es: 'Modificador de acción',
    it: 'Modificatore di Azione',
    pt: 'Modificador de Ação',
  },
  reaction: { en: 'Reaction', fr: 'Réaction', es: 'Reacción', it: 'Reazione', pt: 'Reação' },
  combat: { en: 'Combat', fr: 'Combat', es: 'Combate', it: 'Combattimento', pt: 'Combate' },
  reflex: { en: 'Reflex', fr: 'Réflexe', es: 'Reflejos', it: 'Riflesso', pt: 'Reflexo' },
  event: { en: 'Event', fr: 'Événement', es: 'Evento', it: 'Evento', pt: 'Evento' },
} as const satisfies Readonly<Record<string, Readonly<Record<Lang, string>>>>;
export type Heading = keyof typeof HEADINGS;

/** Headings that other programs write. */
const OTHER_HEADINGS = ['allies', 'vampire', 'imbued', 'politics', 'political'];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z /]/g, '')
    .trim()
    .replace(/ cards?$/, '');

const HALVES = [HEADINGS.crypt, HEADINGS.library].flatMap((words) => Object.values(words).map(plain));

/** The possible languages of each heading. */
const langsByHeading = new Map<string, readonly Lang[]>([
  ...OTHER_HEADINGS.map((word): [string, readonly Lang[]] => [word, []]),
  ...Object.values(HEADINGS).flatMap((words) =>
    LANGS.map((lang): [string, readonly Lang[]] => [
      plain(words[lang]),
      LANGS.filter((other) => plain(words[other]) === plain(words[lang])),
    ]),
  ),
]);

export interface ReadHeading {
  /** Crypt or library, rather than a card type. */
  readonly half: boolean;
  /** Its possible languages. */
  readonly langs: readonly Lang[];
}

/** Reads a heading; null if the line is not one: "Crypt (12 cards, min=4)", "Master [15]", "Action Modifier/Combat: 2". */
export function readHeading(line: string): ReadHeading | null {
  const [, words = ''] = /^[\s=*#-]*([^([:=\d-]+)[\s:=-]*(?:[([]?\s*\d.*)?$/.exec(line) ?? [];
  const parts = words.split('/').map((word) => {
    const part = plain(word);
    return langsByHeading.has(part) ? part : part.replace(/s$/, '');
  });
  if (!parts.every((part) => langsByHeading.has(part))) return null;
  return {
    half: parts.some((part) => HALVES.includes(part)),
    langs: LANGS.filter((lang) => parts.every((part) => langsByHeading.get(part)?.includes(lang))),
  };
}
