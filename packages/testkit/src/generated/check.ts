import type { Game, Option, Pool } from '@methuselah/engine';
import { type CompiledUse, NONE, resume, type State, tableOf } from '@methuselah/engine/internal';
import type { Ability, Card, Condition, Cost, Mode, Use } from '@methuselah/engine/language';
import { FeatureListener, featuresOf, instrumented } from '../cardcoverage.ts';
import type { Mode as RunMode } from '../scenario/play.ts';
import { savedAndLoaded } from '../scenario/reversed.ts';
import { seenAfter } from './effects.ts';
import { phasesFor, placeOfUse, playUntil, settings } from './search.ts';
import { Stage } from './stage.ts';

/**
 * Checks that need no scenario of their own: each way to play a card and each of its abilities is offered on a table made for it;
 * not when a condition, a requirement or the price is out of reach; what it costs is paid, and what it does is seen. Its statics and
 * triggers come about.
 */
export interface Failure {
  readonly card: string;
  readonly problem: string;
}

const SEEDS = 24;

/** Cards for which no table can be made here, and why: each has scenarios of its own. */
export const BESIDE: Readonly<Record<number, string>> = {
  100698: 'Fame: the vampire must have gone to torpor, and the turn must have ended',
  101686: 'Scalpel Tongue: a vampire must have voted before',
  100410: 'Consanguineous Boon: a clan must be chosen of which somebody has a vampire',
};

export function checkCard(card: Card, modes: readonly RunMode[] = ['plain']): Failure[] {
  if (card.id in BESIDE) return [];
  const stage = new Stage(card);
  const problems = [
    ...(card.kind === 'library' ? card.modes : []).flatMap((mode, place) =>
      checkUse(stage, place, mode, true, modes),
    ),
    ...(card.abilities ?? []).flatMap((ability, place) => checkUse(stage, place, ability, false, modes)),
    ...checkFeatures(stage),
  ];
  return problems.map((problem) => ({ card: card.name, problem }));
}

interface Found {
  readonly game: Game;
  readonly pool: Pool;
  readonly use: CompiledUse;
  readonly place: number;
  /** The minion to which it is offered. */
  readonly minion: number;
}

const usesOf = (pool: Pool, card: Card, isHand: boolean): readonly CompiledUse[] => {
  const def = pool.byId.get(card.id);
  return (isHand ? def?.handUses : def?.playUses) ?? [];
};

const minionOf = (game: Game, place: number): number => {
  const option = tableOf(game).decision?.options[place];
  return option !== undefined && 'minion' in option ? option.minion : NONE;
};

function find(stage: Stage, place: number, text: Use, isHand: boolean): Found | null {
  const pool = stage.pool();
  const use = usesOf(pool, stage.card, isHand)[place];
  if (use === undefined) return null;
  const isSuperior =
    JSON.stringify(text.when ?? []).includes('"superior"') && !JSON.stringify(text.when).includes('"not"');
  const unlocks = (text.effects ?? []).some((effect) => effect.do === 'unlock');
  // Nothing is left to unlock in the unlock phase.
  const open = phasesFor(use.windows);
  const later = open.filter((phase) => phase !== 'unlock');
  const phases = unlocks && later.length > 0 ? later : open;
  // The card is kept for this use of it.
  const isSaved = (option: Option): boolean =>
    'use' in option && uses.includes(option.use) && isHand && option.use !== use.index;
  const uses = usesOf(pool, stage.card, isHand).map(({ index }) => index);
  for (let seed = 1; seed <= SEEDS; seed++)
    for (const setting of settings(phases, !isHand, isSuperior, unlocks)) {
      const game = stage.begin(pool, setting, seed);
      if (playUntil(game, seed, (each) => placeOfUse(each, use.index) >= 0, isSaved))
        return {
          game,
          pool,
          use,
          place: placeOfUse(game, use.index),
          minion: minionOf(game, placeOfUse(game, use.index)),
        };
    }
  return null;
}

function checkUse(
  stage: Stage,
  place: number,
  text: Mode | Ability,
  isHand: boolean,
  modes: readonly RunMode[],
): string[] {
  const name = `${isHand ? 'way' : 'ability'} ${place + 1}`;
  // A duty is demanded of others as well; what only others may do is found by the fuzzer.
  if ('by' in text && OF_OTHERS.some((by) => by === text.by)) return [];
  const found = find(stage, place, text, isHand);
  if (found === null) return [`${name} is never offered`];
  return [
    ...brokenConditions(stage, place, text, isHand, found).map((what) => `${name} is offered though ${what}`),
    ...checkDone(stage, text, found, modes).map((what) => `${name}: ${what}`),
  ];
}

// ------------------------------------------------------------------------------------------- not offered

/** The card with one of its uses changed. */
function changed(card: Card, place: number, isHand: boolean, change: (use: Use) => Use): Card {
  const swap = <T extends Use>(uses: readonly T[]): T[] =>
    uses.map((use, i) => (i === place ? (change(use) as T) : use));
  if (isHand && card.kind === 'library') return { ...card, modes: swap(card.modes) };
  return { ...card, abilities: swap(card.abilities ?? []) };
}

/** Who uses what the controller of a card does not. */
const OF_OTHERS: readonly Ability['by'][] = ['otherMethuselahs', 'otherMinions', 'yourPrey'];
const PRICES: readonly (keyof Cost)[] = [
  'blood',
  'pool',
  'transfers',
  'masterActions',
  'discardActions',
  'counters',
];

/** Every way in which the use could be out of reach, in the same position. */
function brokenConditions(stage: Stage, place: number, text: Use, isHand: boolean, found: Found): string[] {
  const { card, able } = stage;
  const state = tableOf(found.game).state;
  const isOffered = (pool: Pool, change: (state: State) => void = () => undefined): boolean => {
    const other = structuredClone(state) as State;
    change(other);
    const game = resume(pool, other, ['Sarah', 'Alexis', 'Nora'], 'choices');
    return placeOfUse(game, found.use.index, found.minion) >= 0;
  };
  const broken: string[] = [];
  const expectNot = (what: string, pool: Pool, change?: (state: State) => void): void => {
    if (isOffered(pool, change)) broken.push(what);
  };
  (text.when ?? []).forEach((condition, i) => {
    const not: Condition = condition.if === 'not' ? condition.of : { if: 'not', of: condition };
    const other = changed(card, place, isHand, (use) => ({
      ...use,
      when: use.when?.map((each, at) => (at === i ? not : each)) ?? [],
    }));
    expectNot(`this does not hold: ${JSON.stringify(condition)}`, stage.pool(other));
  });
  for (const unit of PRICES) {
    if (text.cost?.[unit] === undefined) continue;
    const other = changed(card, place, isHand, (use) => ({ ...use, cost: { ...use.cost, [unit]: 99 } }));
    expectNot(`the ${unit} cannot be paid`, stage.pool(other));
  }
  if (isHand && card.kind === 'library') {
    // Everybody has what is asked for: nobody may have it now.
    const { requires } = card;
    const mode = card.modes[place];
    const isMinionCard = mode?.type !== 'master' && mode?.type !== 'event';
    if (mode?.disciplines !== undefined && isMinionCard)
      expectNot('nobody has the Discipline', stage.pool(card, { ...able, disciplines: {} }));
    if (requires?.title !== undefined || requires?.titled)
      expectNot('nobody has the title', stage.pool(), (each) => {
        for (const one of each.cards) one.title = NONE;
      });
  }
  return broken;
}

// ------------------------------------------------------------------------------------------- done

const DONE_STEPS = 40;

/** Takes the option and lets everything else pass, until the price is paid and the effect is seen. */
function checkDone(
  stage: Stage,
  text: Mode | Ability,
  { game, use, place }: Found,
  modes: readonly RunMode[],
): string[] {
  const cost: Cost = {
    ...(use.fromHand && stage.card.kind === 'library' ? stage.card.cost : {}),
    ...text.cost,
  };
  const ends = modes
    .filter((mode) => mode !== 'replayed')
    .map((mode) => run(text, cost, game, use, place, mode));
  const [first] = ends;
  if (first !== undefined && modes.includes('replayed')) ends.push(replayed(game, first));
  const different = ends.filter(({ hash }) => hash !== first?.hash);
  return [
    ...(first?.problems ?? []),
    ...(different.length === 0 ? [] : ['it ends differently when the game is saved, copied or replayed']),
  ];
}

interface Ended {
  readonly problems: readonly string[];
  readonly hash: string;
  /** The options that were taken, by their places. */
  readonly taken: readonly number[];
}

function run(
  text: Mode | Ability,
  cost: Cost,
  from: Game,
  use: CompiledUse,
  place: number,
  mode: RunMode,
): Ended {
  let game = from.fork();
  const before = structuredClone(tableOf(game).state) as State;
  const option = tableOf(game).decision?.options[place];
  const minion = option !== undefined && 'minion' in option ? option.minion : NONE;
  const card = option !== undefined && 'card' in option ? option.card : NONE;
  const watch = seenAfter(before, { use, text, card, minion, cost, isHand: use.fromHand });
  game.onEvent((event) => watch.hear(event));
  const taken = [place];
  game.chooseAt(place);
  for (let step = 0; step < DONE_STEPS && !watch.isDone(tableOf(game)); step++) {
    const options = tableOf(game).decision?.options ?? [];
    if (options.length === 0) break;
    if (mode === 'saved') game = savedAndLoaded(game);
    if (mode === 'forked') game = game.fork();
    game.onEvent((event) => watch.hear(event));
    const vote = options.findIndex(
      (each) => (each.verb === 'cast' || each.verb === 'castOwn') && each.side === 'for',
    );
    const pass = options.findIndex((each) => each.verb === 'pass');
    const next = Math.max(0, vote >= 0 ? vote : pass);
    taken.push(next);
    game.chooseAt(next);
  }
  return { problems: watch.missing(), hash: game.hash(), taken };
}

function replayed(from: Game, { taken }: Ended): Ended {
  const game = from.fork();
  for (const place of taken) game.chooseAt(place);
  return { problems: [], hash: game.hash(), taken };
}

// ------------------------------------------------------------------------------------------- statics and triggers

/** Asked by who looks at the table, or about a card of a certain name: not in the course of a game. */
const UNSEEN = /^(?:openHand|cost)/;

/** Every static and trigger comes about in some game. */
function checkFeatures(stage: Stage): string[] {
  const { card } = stage;
  const [features] = featuresOf([card]);
  const uses = (card.kind === 'library' ? card.modes.length : 0) + (card.abilities?.length ?? 0);
  const names = (features?.features ?? []).slice(1 + uses).filter((name) => !UNSEEN.test(name));
  // What depends on something that was chosen as the card was played has scenarios of its own.
  const wanted = new Set(
    /"bound(?:Seat)?":/.test(JSON.stringify(card)) ? [] : names.map((name) => `${card.name}: ${name}`),
  );
  if (wanted.size === 0) return [];
  const listener = new FeatureListener();
  const [heard] = instrumented([card], listener);
  if (heard === undefined) return [];
  const pool = stage.pool(heard);
  listener.notify = (key) => wanted.delete(key);
  const levels = JSON.stringify(card).includes('"superior"') ? [false, true] : [false];
  for (let seed = 1; seed <= SEEDS && wanted.size > 0; seed++)
    for (const superior of levels)
      for (const setting of settings(['minion', 'unlock'], true, superior)) {
        if (wanted.size === 0) break;
        playUntil(stage.begin(pool, setting, seed), seed, () => wanted.size === 0);
      }
  return [...wanted].map((key) => `${key.slice(card.name.length + 2)} never comes about`);
}
