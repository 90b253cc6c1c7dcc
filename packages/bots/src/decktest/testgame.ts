import { type Deck, Dice, type GameEvent, newGame, type Pool, type Seat } from '@methuselah/engine';
import { TURN_LIMIT, tableOf } from '@methuselah/engine/internal';
import { answer, BOTS } from '../bots.ts';
import type { BotName } from '../names.ts';
import type { PoolCause } from './causes.ts';

/** One game of a deck that is tried, told in numbers. */

export interface DeckTest {
  readonly deck: Deck;
  /** The decks it may meet. */
  readonly field: readonly Deck[];
  readonly seats: number;
  readonly bot: BotName;
  /** Games of one seed are always the same; each number of a game is another one. */
  readonly seed: number;
}

type ByCause = Readonly<Record<PoolCause, number>>;

/** What became of the copies of a card in one game. */
export interface CardCourse {
  readonly drawn: number;
  readonly played: number;
  readonly discarded: number;
  /** How many of its owner's turns the copies began in the hand, all together. */
  readonly turnsHeld: number;
}

export interface TestedGame {
  readonly victoryPoints: number;
  readonly isWon: boolean;
  /** The turn of the table in which it was ousted, and what took the last pool; null if it was not. */
  readonly ousted: { readonly turn: number; readonly by: PoolCause } | null;
  readonly turns: number;
  /** Pool that others lost by what it did; pool that it lost itself. */
  readonly dealt: ByCause;
  readonly lost: ByCause;
  /** By the number of a library card. */
  readonly cards: ReadonlyMap<number, CardCourse>;
}

/** No game takes so many decisions: somebody goes round in a circle. */
const ENDLESS = 20_000;

/** Plays the game of this number: the deck sits on each chair in turn, the others are drawn from the field. */
export function playTestGame(test: DeckTest, number: number, pool: Pool): TestedGame {
  const { deck, field, seats, bot, seed } = test;
  const own = number % seats;
  const others = new Dice(seed + number).drawn([...field.keys()], seats);
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `${bot} ${seat + 1}`,
    deck: seat === own ? deck : (field[others[seat] ?? 0] ?? deck),
  }));
  const game = newGame({ pool, seed: seed + number, players, first: 0, turnLimit: TURN_LIMIT });
  const bots = players.map((_, seat) => BOTS[bot](Math.imul(seed + number, 31) + seat));
  const observer = new Observer(own);
  const { state } = tableOf(game);
  const hand = (): number[] => (state.seats[own]?.hand ?? []).map((card) => numberOf(card));
  const numberOf = (card: number): number => pool.cards[state.def[card] ?? -1]?.card.id ?? 0;
  observer.begin(hand());
  game.onEvent((event) => observer.see(event, hand));
  for (let decisions = 0; !game.over && decisions < ENDLESS; decisions++) {
    const player = bots[game.decider];
    if (player) game.chooseAt(answer(game, player));
  }
  return {
    ...observer.told,
    victoryPoints: tableOf(game).state.seats[own]?.victoryPoints ?? 0,
    isWon: game.winner === own,
    turns: tableOf(game).state.turn,
  };
}

const noPool = (): Record<PoolCause, number> => ({
  bleed: 0,
  referendum: 0,
  effect: 0,
  influence: 0,
  cost: 0,
  other: 0,
});

/** Counts what happens to one seat. */
class Observer {
  readonly #own: Seat;
  readonly #dealt = noPool();
  readonly #lost = noPool();
  readonly #cards = new Map<number, { -readonly [key in keyof CardCourse]: CardCourse[key] }>();
  #last: PoolCause = 'other';
  #ousted: TestedGame['ousted'] = null;

  constructor(own: Seat) {
    this.#own = own;
  }

  get told(): Pick<TestedGame, 'dealt' | 'lost' | 'cards' | 'ousted'> {
    return { dealt: this.#dealt, lost: this.#lost, cards: this.#cards, ousted: this.#ousted };
  }

  /** The opening hand is dealt before anything is told. */
  begin(hand: readonly number[]): void {
    for (const card of hand) this.#of(card).drawn++;
  }

  see(event: GameEvent, hand: () => readonly number[]): void {
    switch (event.type) {
      case 'pool':
        this.#pool(event);
        break;
      case 'ousted':
        if (event.seat === this.#own) this.#ousted = { turn: event.when.turn, by: this.#last };
        break;
      case 'turnBegan':
        if (event.seat === this.#own) for (const card of hand()) this.#of(card).turnsHeld++;
        break;
      case 'drew':
      case 'played':
      case 'discarded':
        if (event.seat === this.#own)
          this.#of(event.card.number)[event.type === 'drew' ? 'drawn' : event.type]++;
        break;
    }
  }

  #pool(event: Extract<GameEvent, { type: 'pool' }>): void {
    const lost = event.before - event.after;
    if (lost <= 0) return;
    const cause = causeOf(event);
    if (event.seat === this.#own) {
      this.#lost[cause] += lost;
      this.#last = cause;
    } else if (event.when.doer === this.#own) this.#dealt[cause] += lost;
  }

  #of(card: number) {
    const known = this.#cards.get(card);
    if (known) return known;
    const course = { drawn: 0, played: 0, discarded: 0, turnsHeld: 0 };
    this.#cards.set(card, course);
    return course;
  }
}

function causeOf({ why, when }: Extract<GameEvent, { type: 'pool' }>): PoolCause {
  switch (why) {
    case 'bleed':
    case 'cost':
      return why;
    case 'transfer':
    case 'crypt':
      return 'influence';
    case 'effect':
      return when.within.some(({ is }) => is === 'referendum') ? 'referendum' : 'effect';
    case 'edge':
    case 'oust':
    case 'contest':
    case 'scarce':
    case 'infernal':
    case 'merge':
      return 'other';
  }
}
