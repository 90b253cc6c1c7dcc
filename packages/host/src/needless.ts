import type { CardId, DecisionWindow, Option, Seat } from '@methuselah/engine';
import {
  ballotsOf,
  type CompiledCard,
  currentAction,
  currentReferendum,
  interceptOf,
  NONE,
  pollOf,
  type ReferendumFrame,
  stealthOf,
  type Table,
} from '@methuselah/engine/internal';
import { type Effect, WINDOWS, type Window } from '@methuselah/engine/language';
import type { TableModel } from './contract/index.ts';
import { possibleVotes } from './model/referendum.ts';
import { passPlace } from './stops.ts';
import type { HostLocale } from './words/words.ts';

/**
 * Decisions that a person is not asked again, because it would change nothing. With several people this depends on public facts
 * and on the person's own choices only. The hand of a lone person among bots may count too: nobody else watches the clock.
 */
export class Needless {
  /** By seat: the referendum in which it has passed, and the tally then. */
  readonly #polls = new Map<Seat, { readonly poll: string; readonly tally: string }>();
  /** Block attempts that failed in the action under way: the numbers and the hand at that time. */
  readonly #failed = new Map<CardId, string>();

  /** What is remembered, as plain data. */
  write(): WrittenNeedless {
    return { polls: [...this.#polls], failed: [...this.#failed] };
  }
  static read({ polls, failed }: WrittenNeedless): Needless {
    const needless = new Needless();
    for (const [seat, asked] of polls) needless.#polls.set(seat, asked);
    for (const [blocker, key] of failed) needless.#failed.set(blocker, key);
    return needless;
  }

  /** To be called when a person passes; and when they have cast all their votes, as they are asked once. */
  passed(t: Table, seat: Seat): void {
    const f = currentReferendum(t);
    if (f && t.decision?.window === 'polling')
      this.#polls.set(seat, { poll: pollKey(t, f), tally: tallyKey(t) });
  }

  /** To be called when a block attempt fails, and when another action begins. */
  attemptFailed(t: Table, blocker: CardId): void {
    this.#failed.set(blocker, blockKey(t, blocker));
  }
  actionBegan(): void {
    this.#failed.clear();
  }

  /** Is passing all that a person could want here? */
  isNeedless(t: Table, seat: Seat, isAlone: boolean): boolean {
    if (passPlace(t) < 0) return false;
    if (t.decision?.window === 'polling' && this.#isSettled(t, seat, isAlone)) return true;
    if (!isAlone && hasHand(t, seat)) return false;
    const choices = choicesOf(t);
    return choices.length > 0 && choices.every((o) => this.#isInVain(t, seat, o));
  }

  /** A block that has failed, while nothing has changed since. */
  isFailedBlock(t: Table, o: Option): boolean {
    return o.verb === 'block' && this.#failed.get(o.minion) === blockKey(t, o.minion);
  }

  /** A block that has failed says so instead of what it lacks. */
  withFailedBlocks(t: Table, model: TableModel, { host }: HostLocale): TableModel {
    const { decision } = model;
    if (decision?.window !== 'beforeBlocks') return model;
    const options = decision.options.map((option, at) => {
      const chosen = t.decision?.options[at];
      return chosen && this.isFailedBlock(t, chosen)
        ? { ...option, consequences: [host.digest.failedBefore] }
        : option;
    });
    return { ...model, decision: { ...decision, options } };
  }

  #isInVain(t: Table, seat: Seat, o: Option): boolean {
    return (
      this.isFailedBlock(t, o) || isHopelessBlock(t, seat, o) || isIdleWake(t, seat, o) || canWait(t, seat, o)
    );
  }

  /** A referendum asks once, and again at its last call if votes have been cast and the seat's own could change the result. */
  #isSettled(t: Table, seat: Seat, isAlone: boolean): boolean {
    const f = currentReferendum(t);
    const asked = this.#polls.get(seat);
    if (!f || asked?.poll !== pollKey(t, f)) return false;
    if (!isLastCall(t) || asked.tally === tallyKey(t)) return true;
    return !couldChange(t, f, seat, isAlone);
  }
}

export interface WrittenNeedless {
  readonly polls: readonly (readonly [Seat, { readonly poll: string; readonly tally: string }])[];
  readonly failed: readonly (readonly [CardId, string])[];
}

const choicesOf = (t: Table): readonly Option[] =>
  t.decision?.options.filter(({ verb }) => verb !== 'pass') ?? [];
const hasHand = (t: Table, seat: Seat): boolean => (t.state.seats[seat]?.hand.length ?? 0) > 0;

// ---------------------------------------------------------------------------------------------- referendums

const pollKey = (t: Table, f: ReferendumFrame): string =>
  [t.state.turn, f.seat, f.context.card, f.diablerist].join(' ');
const tallyKey = (t: Table): string => {
  const poll = pollOf(t);
  return poll ? [poll.for, poll.against, poll.ballots.for, poll.ballots.against].join(' ') : '';
};
/** R-POL-08: all have passed and are asked a last time. */
const isLastCall = (t: Table): boolean =>
  t.state.frames.some((f) => f.kind === 'impulse' && f.window === 'polling' && f.lastCall);

/** Could the votes left to a seat turn the result into what it has voted for? If it has not voted: turn it at all? */
function couldChange(t: Table, f: ReferendumFrame, seat: Seat, isAlone: boolean): boolean {
  const poll = pollOf(t);
  if (!poll) return false;
  const isPassing = poll.for > poll.against;
  const cast = f.ballots.filter((b) => b.seat === seat && b.side !== 0 && !b.cancelled);
  const wants = (side: 1 | -1): boolean => cast.length === 0 || cast.some((b) => b.side === side);
  if (!wants(isPassing ? -1 : 1)) return false;
  const votes = votesLeft(t, f, seat, isAlone);
  // R-POL-09: a tie fails
  return isPassing ? poll.against + votes >= poll.for : poll.for + votes > poll.against;
}

/** The most votes that a seat might still cast, as far as known. */
function votesLeft(t: Table, f: ReferendumFrame, seat: Seat, isAlone: boolean): number {
  const uncast = t.state.cards.filter(
    ({ id, controller, region }) =>
      controller === seat && region === 'ready' && !f.ballots.some(({ source }) => source === id),
  );
  // R-SECT-22: a ballot may turn the whole block of the prisci
  if (uncast.some(({ id }) => ballotsOf(t, id) > 0)) return Number.POSITIVE_INFINITY;
  const votes = possibleVotes(t, f, seat);
  // Cards may give any number of votes, or take some away from others.
  if (!isAlone) return hasHand(t, seat) ? Number.POSITIVE_INFINITY : votes;
  const choices = choicesOf(t);
  if (choices.some((o) => (o.verb === 'play' || o.verb === 'use') && !isIdleWake(t, seat, o)))
    return Number.POSITIVE_INFINITY;
  return votes + (choices.some(({ verb }) => verb === 'burnForVote') ? 1 : 0);
}

// ---------------------------------------------------------------------------------------------- blocks and wakes

const blockKey = (t: Table, blocker: CardId): string => {
  const action = currentAction(t);
  const controller = t.state.cards.find(({ id }) => id === blocker)?.controller ?? NONE;
  return [
    interceptOf(t, blocker),
    action ? stealthOf(t, action.minion) : NONE,
    ...(t.state.seats[controller]?.hand ?? []),
  ].join(' ');
};

/** Where a wake can be played: a card for another of these windows can wait for a wake of its own. */
const WAKING: readonly DecisionWindow[] = [
  'beforeBlocks',
  'blocking',
  'declined',
  'resolved',
  'polling',
  'asPlayed',
];

/** A wake where nobody can block, by a seat without any other reaction card that might be played after it. */
function isIdleWake(t: Table, seat: Seat, o: Option): boolean {
  const window = t.decision?.window;
  if (o.verb !== 'play' || !isWake(t, o.use) || window === 'beforeBlocks') return false;
  const isForLater = (place: number): boolean => {
    const other = WINDOWS[place];
    return other !== undefined && other !== window && WAKING.includes(other);
  };
  // R-BLOCK-13: only the minion that is blocking adds to its intercept, and that one is awake
  return reactionsOf(t, seat).every(
    (use) =>
      use.addsIntercept || use.windowPlaces.every(isForLater) || (use.redirects && !isBledNow(t, seat)),
  );
}

/** A modifier of one's own action that can still be played when somebody blocks, and when nobody does. */
function canWait(t: Table, seat: Seat, o: Option): boolean {
  const use = o.verb === 'play' ? t.pool.uses[o.use] : undefined;
  if (use?.type !== 'modifier' || currentAction(t)?.seat !== seat) return false;
  const isFor = (window: Window): boolean => use.windowPlaces.includes(WINDOWS.indexOf(window));
  if (t.decision?.window === 'beforeBlocks') return isFor('blocking') && isFor('declined');
  // A larger bleed does not help against a block.
  return t.decision?.window === 'blocking' && use.addsBleed && !use.addsStealth && isFor('declined');
}

/** A block without enough intercept, by a seat that has nothing in hand or in play to add some. */
function isHopelessBlock(t: Table, seat: Seat, o: Option): boolean {
  const action = currentAction(t);
  if (o.verb !== 'block' || !action || interceptOf(t, o.minion) >= stealthOf(t, action.minion)) return false;
  return (
    reactionsOf(t, seat).every(({ redirects }) => redirects) &&
    t.state.cards.every(({ id, controller }) =>
      (t.pool.cards[t.state.def[id] ?? NONE]?.playUses ?? []).every(
        ({ addsIntercept, forOthers }) => !addsIntercept || (controller !== seat && !forOthers),
      ),
    )
  );
}

const isBledNow = (t: Table, seat: Seat): boolean => {
  const action = currentAction(t);
  return action?.action === 'bleed' && action.directedAt.includes(seat);
};

/** The ways to play a reaction from hand, but for wakes. */
const reactionsOf = (t: Table, seat: Seat): readonly CompiledCard['handUses'][number][] =>
  (t.state.seats[seat]?.hand ?? [])
    .flatMap((id) => t.pool.cards[t.state.def[id] ?? NONE]?.handUses ?? [])
    .filter(({ type, index }) => type === 'reaction' && !isWake(t, index));

/** Does it do nothing but wake its minion? */
const isWake = (t: Table, use: number): boolean => {
  const { mode, text } = t.pool.uses[use] ?? {};
  return mode?.wake === true && (text?.effects ?? []).every(isRestriction);
};
const isRestriction = (effect: Effect): boolean =>
  effect.do === 'restrict' || (effect.do === 'gate' && effect.effects.every(isRestriction));
