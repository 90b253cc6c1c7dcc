import { walkEffects } from '@methuselah/engine/internal';
import type { Amount, Card, CardType, LibraryCard, Mode, VampireCard } from '@methuselah/engine/language';
import { contextOf } from './context.ts';
import type { CardGrammar, Context, PlayLimit } from './grammar.ts';
import { inPlaySentences, type Level } from './inplay.ts';
import type { SaidLibraryCard, SaidVampire } from './named.ts';
import { capital, extended } from './sentences.ts';
import { modeSentences, onlySentence } from './uses.ts';

/**
 * A card's text in one language. All languages share the order: what the card is; what it requires and when it may be played; a
 * line for each way to play it; what it does in play.
 */
export const composeText = (card: Card, say: CardGrammar): string =>
  say.close(card.kind === 'vampire' ? vampireText(card, say) : libraryLines(card, say).join('\n'));

function vampireText(card: SaidVampire, say: CardGrammar): string {
  const x = contextOf(card, say, null);
  const head = say.vampire(card);
  const marks = say.marks(card).map((words) => `${words}.`);
  const said = [...printedNumbers(card, x), ...inPlaySentences(card, 'any', x), ...marks];
  const merged = card.merged === undefined ? [] : inPlaySentences(card.merged, 'any', x);
  const text = said.length === 0 ? `${head}.` : `${head}${say.colon} ${said.map(capital).join(' ')}`;
  return merged.length === 0 ? text : `${text}\n[MERGED] ${merged.map(capital).join(' ')}`;
}

/** A strength or bleed other than 1. */
function printedNumbers({ strength = 1, bleed = 1 }: VampireCard, x: Context): string[] {
  const given = [
    ...(strength === 1 ? [] : [x.say.bonus('strength', strength - 1, x)]),
    ...(bleed === 1 ? [] : [x.say.bonus('bleed', bleed - 1, x)]),
  ];
  return given.map((words) => `${words}.`);
}

function libraryLines(card: SaidLibraryCard, say: CardGrammar): string[] {
  const modes = card.together ? card.modes.filter(hasOneDiscipline) : card.modes;
  const only = modes.map((mode) => onlySentence(mode, contextOf(card, say, mode)));
  const shared = modes.length > 1 && only.every((words) => words === only[0]) ? (only[0] ?? null) : null;
  const bodies = modes.map((mode) => bodySentences(card, mode, shared, say).map(capital).join(' '));
  const limits = [...(shared === null ? [] : [shared]), ...limitSentences(card, say)].map(capital);
  return [headingSentences(card, say).join(' '), limits.join(' '), ...modeLines(modes, bodies, say)].filter(
    (line) => line !== '',
  );
}

/** Of a card whose Disciplines can be used together, these modes say it all. */
const hasOneDiscipline = ({ disciplines = {} }: Mode): boolean => Object.keys(disciplines).length === 1;

/** One way to play a card, and what the card then does in play; `shared` was already said for all ways. */
export function bodySentences(
  card: LibraryCard,
  mode: Mode,
  shared: string | null,
  say: CardGrammar,
): string[] {
  const { modes } = card;
  const hasLevels = modes.some(isSuperior) && !modes.every(isSuperior);
  const level: Level = hasLevels ? (isSuperior(mode) ? 'superior' : 'basic') : 'any';
  const inPlay =
    mode.stays !== undefined || ENTERS_PLAY.includes(mode.type) || isPutOn(mode)
      ? inPlaySentences(card, level, contextOf(card, say, null))
      : [];
  const numbers =
    card.atSuperior !== undefined && level === 'superior'
      ? [`${say.atSuperior(card.atSuperior, contextOf(card, say, null))}.`]
      : [];
  const plays = card.playsAs === undefined ? [] : [`${say.playsCardsAs(card, contextOf(card, say, null))}.`];
  return [...modeSentences(mode, shared, contextOf(card, say, mode)), ...inPlay, ...plays, ...numbers];
}

/** Is it put on a card by its effects? */
const isPutOn = ({ effects = [], strike }: Mode): boolean =>
  [...walkEffects([...effects, ...(strike?.effects ?? [])])].some((effect) => effect.do === 'putOn');

/** One line for each way to play a card; ways that differ only in card type share a line. */
function modeLines(modes: readonly Mode[], bodies: readonly string[], say: CardGrammar): string[] {
  const lines: { icons: string; types: Set<CardType>; bodies: string[] }[] = [];
  for (const [place, { type, disciplines = {} }] of modes.entries()) {
    const icons = Object.entries(disciplines)
      .map(([code, level]) => `[${level === 2 ? code.toUpperCase() : code}]`)
      .join('');
    const body = bodies[place] ?? '';
    const same = lines.find(
      (line) => line.icons === icons && (line.bodies[0] === body || line.types.has(type)),
    );
    if (same === undefined) lines.push({ icons, types: new Set([type]), bodies: [body] });
    else if (same.bodies[0] === body) same.types.add(type);
    else same.bodies.push(body);
  }
  const all = new Set(modes.map(({ type }) => type));
  return lines.flatMap(({ icons, types, bodies }) => {
    const isShort = bodies.every((body) => !body.includes('. '));
    const signs =
      types.size === all.size && (isShort || bodies.length === 1)
        ? []
        : [...types].map((type) => say.typeSign[type]);
    const line = (body: string) => [icons, ...signs, body].filter((words) => words !== '').join(' ');
    return isShort ? [line(alternatives(bodies, say))] : bodies.map(line);
  });
}

/** Short alternatives in one sentence: "Press; or maneuver." */
const alternatives = ([first = '', ...others]: readonly string[], say: CardGrammar): string =>
  others.reduce(
    (said, body) => extended(said, `${say.or}${body.charAt(0).toLowerCase()}${body.slice(1, -1)}`),
    first,
  );

/** Types that always enter play; for others the text says so. */
const ENTERS_PLAY: readonly CardType[] = ['equipment', 'retainer', 'ally', 'event'];

const isSuperior = (mode: Mode): boolean => Object.values(mode.disciplines ?? {}).includes(2);

function headingSentences(card: LibraryCard, say: CardGrammar): string[] {
  const needs = card.requires === undefined ? '' : say.requires(card.requires);
  const isLocation = card.becomes !== undefined && 'type' in card.becomes && card.becomes.type === 'location';
  return [
    ...say.heading(card),
    ...(isLocation ? [say.isLocation] : []),
    ...(needs === '' ? [] : [needs]),
  ].map((words) => capital(`${words}.`));
}

/** An amount computed during the game, rather than a printed number or a choice. */
const isComputed = (amount: Amount | undefined): boolean => typeof amount === 'object';

const limitOf = (mode: Mode, once: PlayLimit['once'], { modes }: LibraryCard): PlayLimit => {
  const isOnly = modes.every((other) => other === mode || other.once === undefined);
  const at = isSuperior(mode) ? 'superior' : isOnly ? 'basic' : 'eachDiscipline';
  return { once, by: mode.onceBy ?? 'minion', at: mode.onceForMode ? at : 'any' };
};

/** Limits that apply to every way to play it: replacement, how often, how many on one minion. */
function limitSentences(card: LibraryCard, say: CardGrammar): string[] {
  const [mode] = card.modes;
  if (mode === undefined) return [];
  const x = contextOf(card, say, mode);
  const limited = card.modes.find((each) => each.once !== undefined && !(each.strike && each.maneuver));
  return [
    ...(isComputed(card.cost?.blood) ? [say.costX(card.cost?.blood ?? 0, x)] : []),
    ...(mode.x === undefined || typeof mode.x.max !== 'number' || x.range !== null
      ? []
      : [say.xWithin(mode.x.min, mode.x.max)]),
    ...(mode.replaced === undefined ? [] : [say.replaced[mode.replaced]]),
    ...(limited?.once === undefined ? [] : [say.playedOnce(limitOf(limited, limited.once, card), x)]),
    ...(card.notWith === undefined ? [] : [say.notWith(card.notWith, x)]),
    ...(card.notBothBy === undefined ? [] : [say.notBothBy(card.notBothBy, x)]),
    ...(card.onlyOne === undefined ? [] : [say.onlyOne(card.onlyOne, x)]),
    ...(card.together ? [say.together] : []),
    ...(card.onePerMethuselah ? [say.onePerMethuselah(x)] : []),
  ].map((words) => `${words}.`);
}
