import { CARDS, cardOf, DECKS } from '@methuselah/cards';
import { type Player, poolOfRecord } from '@methuselah/engine';
import { recordFrom, TURN_LIMIT } from '@methuselah/engine/internal';
import type { Chair } from '@methuselah/host';
import { type CardText, type PositionScenario, positionOf, type SetupScenario } from '@methuselah/testkit';
import type { FirstGame, Lesson } from '../../src/learn/lesson.ts';
import { namesOf } from './names.ts';
import type { LessonFile, Teaching } from './read.ts';

/** Makes what the page loads of a lesson's file. The first player is the person; the others are bots that play simply. */

const BOT = 'novice';
const chairsOf = (players: readonly unknown[]): Chair[] =>
  players.map((_, seat) => (seat === 0 ? 'person' : BOT));

export function compileLesson(name: string, { table, teaching }: LessonFile): Lesson | FirstGame {
  return table.kind === 'setup' ? firstGameOf(name, table, teaching) : lessonOf(name, table, teaching);
}

function lessonOf(
  name: string,
  table: PositionScenario,
  { goal, moments, wrong, reached }: Teaching,
): Lesson {
  if (!goal || !reached)
    throw new Error(`${name}: a lesson has a "goal", and says what it was when it is "reached".`);
  return {
    is: 'lesson',
    name,
    saved: JSON.stringify(savedOf(table)),
    task: { goal: goal.facts, wrong: wrong.map(({ when }) => when) },
    goal: goal.say,
    moments,
    wrong: wrong.map(({ say }) => say),
    reached,
  };
}

export function savedOf(table: PositionScenario): object {
  const players = table.players.map((player): Player => ({ name: player.name, deck: deckOf(player.zones) }));
  const pool = poolOfRecord({ players }, CARDS);
  const { state } = positionOf(table, pool);
  const { seed } = table;
  const setup = { pool, seed, players, first: 0, turnLimit: TURN_LIMIT, asks: 'all' } as const;
  return { ...recordFrom(setup, state).record(), chairs: chairsOf(players), taken: [], bots: seed };
}

/** The cards of a player, as a deck: a record names its cards by the decks. */
function deckOf(zones: PositionScenario['players'][number]['zones']): Player['deck'] {
  const names = namesOf([], (problem) => {
    throw new Error(problem);
  });
  const withAttached = (card: CardText): CardText[] => [card, ...card.on.flatMap(withAttached)];
  const numbers = Object.values(zones)
    .flat()
    .flatMap(withAttached)
    .map(({ name }) => names.card(name));
  const isVampire = (card: number): boolean => cardOf(card)?.kind === 'vampire';
  return { crypt: numbers.filter(isVampire), library: numbers.filter((card) => !isVampire(card)) };
}

function firstGameOf(name: string, { players, seed }: SetupScenario, { moments }: Teaching): FirstGame {
  const chairs = chairsOf(players).map((chair, seat) => {
    const { name: called = '', deck } = players[seat] ?? {};
    const key = deck?.[0]?.text ?? '';
    if (DECKS.every((known) => known.key !== key))
      throw new Error(`${name}: ${called} has no prebuilt deck.`);
    return { name: called, chair, deck: key };
  });
  return { is: 'game', name, table: { chairs, seating: 'given', seed }, moments };
}
