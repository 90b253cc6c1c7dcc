import type { Pool } from '@methuselah/engine';
import type { Ability, Card, LibraryCard, Mode } from '@methuselah/engine/language';
import { bodySentences } from './compose.ts';
import { contextOf } from './context.ts';
import { deedSentences, effectSentences } from './effects.ts';
import type { CardGrammar } from './grammar.ts';
import { capital } from './sentences.ts';
import { actionSentence, combatSentences, onlySentence, referendumSentences } from './uses.ts';

/** More than this is cut after a sentence. */
const SHORT = 110;

/**
 * What one way of using a card does, shortly, to who may use it now: what is paid and done, not when that is possible.
 * "Move 1 blood from this vampire to your pool". Empty where there is nothing but the card's being played.
 */
export function abilityText({ uses, cards }: Pool, index: number, say: CardGrammar): string {
  const use = uses[index];
  const compiled = use && cards[use.def];
  if (use === undefined || compiled === undefined) return '';
  const { card } = compiled;
  const place = (use.fromHand ? compiled.handUses : compiled.playUses).findIndex((u) => u.index === index);
  if (use.fromHand) return card.kind === 'library' ? wayOfPlaying(card, place, say) : '';
  const ability = card.abilities?.[place];
  return ability === undefined ? '' : printed(shortened(abilitySaid(card, ability, say)), say);
}

const printed = (sentences: readonly string[], say: CardGrammar): string =>
  say.close(sentences.map(capital).join(' ')).replace(/\.$/, '');

/** As many sentences as are short together, one at the least. */
function shortened([first, ...more]: readonly string[]): string[] {
  const said = first === undefined ? [] : [first];
  for (const sentence of more) {
    if ([...said, sentence].join(' ').length > SHORT) break;
    said.push(sentence);
  }
  return said;
}

/** A mode in short; with what tells it apart, if another one would read the same. */
function wayOfPlaying(card: LibraryCard, place: number, say: CardGrammar): string {
  const mode = card.modes[place];
  if (mode === undefined) return '';
  const said = modeSaid(card, mode, say);
  const short = shortened(said);
  const others = card.modes.filter((other) => other !== mode).map((other) => modeSaid(card, other, say));
  const alike = others.filter((other) => shortened(other).join() === short.join());
  if (alike.length === 0) return printed(short, say);
  const own = said.slice(short.length).filter((sentence) => alike.some((other) => !other.includes(sentence)));
  const when = card.modes.map((each) => onlySentence(each, contextOf(card, say, each)));
  // If nothing else tells them apart, when they may be played does.
  const isSame = alike.some((other) => other.join() === said.join());
  const only = isSame && new Set(when).size > 1 ? (when[place] ?? null) : null;
  return printed([...(only === null ? [] : [only]), ...short, ...own], say);
}

/** Without when it may be played, and that it is an action at so much stealth, if it says more. */
function modeSaid(card: LibraryCard, mode: Mode, say: CardGrammar): string[] {
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

/** Who uses it as a Methuselah is spoken to. */
const AS_METHUSELAH: readonly Ability['by'][] = ['hostController', 'anyMethuselah', 'otherMethuselahs'];

function abilitySaid(card: Card, ability: Ability, say: CardGrammar): string[] {
  const own: Ability = AS_METHUSELAH.includes(ability.by) ? { ...ability, by: 'methuselah' } : ability;
  const x = contextOf(card, say, own);
  if (own.strike !== undefined) return combatSentences(own, x);
  if (own.duty) return effectSentences(own.effects ?? [], x);
  const paid = [...say.cost(own.cost ?? {}, x), ...say.combatClauses(own, x)];
  return [...deedSentences(x.agent, paid, own.effects ?? [], x), ...referendumSentences(own, x)];
}
