import type { Pool } from '@methuselah/engine';
import type { Ability, Card, LibraryCard, Mode } from '@methuselah/engine/language';
import { bodySentences } from './compose.ts';
import { contextOf } from './context.ts';
import { deedSentences, effectSentences } from './effects.ts';
import type { CardGrammar } from './grammar.ts';
import { plainConditions } from './occasion.ts';
import { capital, fronted } from './sentences.ts';
import { actionSentence, combatSentences, onlySentence, referendumSentences } from './uses.ts';

/** A longer text is cut after a sentence, in characters. */
const MAX_LENGTH = 110;

/**
 * What one use of a card does, in short, for the player who may use it now: what is paid and done, not when. "Move 1 blood from
 * this vampire to your pool". Empty if the card does nothing beyond being played.
 */
export function abilityText({ uses, cards }: Pool, index: number, say: CardGrammar): string {
  const use = uses[index];
  const compiled = use && cards[use.def];
  if (use === undefined || compiled === undefined) return '';
  const { card } = compiled;
  const place = (use.fromHand ? compiled.handUses : compiled.playUses).findIndex((u) => u.index === index);
  if (use.fromHand) return card.kind === 'library' ? modeText(card, place, say) : '';
  const ability = card.abilities?.[place];
  return ability === undefined ? '' : printed(abilitySaid(card, ability, say), say);
}

/** An ability in short, with its conditions if another one would read the same. */
function abilitySaid(card: Card, ability: Ability, say: CardGrammar): string[] {
  const short = (each: Ability): string[] => shortened(abilityWords(card, each, say));
  const said = short(ability);
  const isAlike = (card.abilities ?? []).some(
    (each) => each !== ability && short(each).join() === said.join(),
  );
  return isAlike ? fronted(plainConditions(ability.when, contextOf(card, say, ability)), said) : said;
}

const printed = (sentences: readonly string[], say: CardGrammar): string =>
  say.close(sentences.map(capital).join(' ')).replace(/\.$/, '');

/** As many sentences as fit within the limit; at least one. */
function shortened([first, ...more]: readonly string[]): string[] {
  const said = first === undefined ? [] : [first];
  for (const sentence of more) {
    if ([...said, sentence].join(' ').length > MAX_LENGTH) break;
    said.push(sentence);
  }
  return said;
}

/** A mode in short, with what distinguishes it if another one would read the same. */
function modeText(card: LibraryCard, place: number, say: CardGrammar): string {
  const mode = card.modes[place];
  if (mode === undefined) return '';
  const said = modeWords(card, mode, say);
  const short = shortened(said);
  const others = card.modes.filter((other) => other !== mode).map((other) => modeWords(card, other, say));
  const alike = others.filter((other) => shortened(other).join() === short.join());
  if (alike.length === 0) return printed(short, say);
  const own = said.slice(short.length).filter((sentence) => alike.some((other) => !other.includes(sentence)));
  const when = card.modes.map((each) => onlySentence(each, contextOf(card, say, each)));
  // Modes that still read the same differ in when they may be played.
  const isSame = alike.some((other) => other.join() === said.join());
  const only = isSame && new Set(when).size > 1 ? (when[place] ?? null) : null;
  return printed([...(only === null ? [] : [only]), ...short, ...own], say);
}

/** Without when it may be played, and without "+1 stealth action" if the mode says more. */
function modeWords(card: LibraryCard, mode: Mode, say: CardGrammar): string[] {
  const x = contextOf(card, say, mode);
  const action = actionSentence(mode, x);
  const plain = [
    ...(mode.keywords ?? []).map((word) => `${say.keyword(word)}.`),
    ...(mode.action?.kind === 'bleed' ? [] : [`${action}.`]),
  ];
  const all = bodySentences(card, mode, onlySentence(mode, x), say);
  const said = all.filter((sentence) => !plain.includes(sentence));
  return said.length > 0 ? said : all;
}

/** Abilities used by a Methuselah address the reader. */
const USED_BY_METHUSELAH: readonly Ability['by'][] = [
  'hostController',
  'anyMethuselah',
  'otherMethuselahs',
  'yourPrey',
];

function abilityWords(card: Card, ability: Ability, say: CardGrammar): string[] {
  const own: Ability = USED_BY_METHUSELAH.includes(ability.by) ? { ...ability, by: 'methuselah' } : ability;
  const x = contextOf(card, say, own);
  if (own.strike !== undefined) return combatSentences(own, x);
  if (own.duty) return effectSentences(own.effects ?? [], x);
  const paid = [...say.cost(own.cost ?? {}, x), ...say.combatClauses(own, x)];
  return [...deedSentences(x.agent, paid, own.effects ?? [], x), ...referendumSentences(own, x)];
}
