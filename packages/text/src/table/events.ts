import {
  ACTION_KINDS,
  type ActionKind,
  bringsAnother,
  type CardId,
  currentAction,
  currentCombat,
  currentReferendum,
  type GameEvent,
  isSeatTarget,
  NONE,
  PHASES,
  SECTS,
  type Seat,
  STRIKE_KINDS,
  sideOf,
  type Table,
  type Target,
  TITLES,
  targetSeat,
  type Viewer,
} from '@methuselah/engine';
import type { Side, StrikeKind, Unit } from '../language/words.ts';
import {
  claimText,
  clanText,
  nameText,
  printedName,
  type Reader,
  seatText,
  type Tongue,
  targetText,
  titleText,
} from './tongue.ts';
import type { AnnouncedFacts, Outcome, PlayedFacts } from './words.ts';

/** An event in a clause, as it happens: "Bramble goes to torpor". What the viewer may not know has no name. */
export const eventText = (t: Table, e: GameEvent, viewer: Viewer, tongue: Tongue): string => {
  const r: Reader = { t, viewer, tongue };
  return clauseOf(r, e, (id) => nameText(r, id));
};

/** How a card is called; of whom one speaks decides whether it must be said whose it is. */
export type Naming = (id: CardId, of?: Seat) => string;

export function clauseOf(r: Reader, e: GameEvent, name: Naming): string {
  const { t, tongue } = r;
  const { events, names } = tongue.words;
  const who = (): string => seatText(r, e.seat);
  const card = (): string => (e.card < 0 ? names.hidden : name(e.card));
  const other = (): string => name(e.other);
  const side: Side = e.amount > 0 ? 'for' : 'against';
  switch (e.type) {
    case 'gameBegan':
      return events.gameBegan(who());
    case 'turnBegan':
      return events.turnBegan(e.amount, who());
    case 'phaseBegan':
      return events.phaseBegan(who(), PHASES[e.amount] ?? 'unlock');
    case 'pool':
      return events.pool(who(), e.amount, t.state.seats[e.seat]?.pool ?? 0);
    case 'counters':
      return events.counters(card(), e.amount, unitOf(t, e.card), countersOn(t, e.card));
    case 'played':
      return events.played(playedFacts(r, e, name));
    case 'used':
      return events.used(playedFacts(r, e, name));
    case 'attached':
      return events.attached(card(), other());
    case 'control':
      return events.control(who(), name(e.card, e.seat));
    case 'edge':
      return events.edge(e.seat === NONE ? null : who());
    case 'title': {
      const title = TITLES[e.amount];
      const claimed = claimText(r, e.card) ?? (title === undefined ? null : titleText(tongue, title, ''));
      return events.title(card(), title === undefined ? null : claimed);
    }
    case 'titleContested':
      return events.titleContested(card(), claimText(r, e.card) ?? '', e.amount === 1);
    case 'titlePaid':
    case 'titleYielded':
      return events[e.type](card(), claimText(r, e.card) ?? '');
    case 'announced':
      return events.announced[toldAs(t, ACTION_KINDS[e.amount] ?? 'special')](announcedFacts(r, e, name));
    case 'resolved':
      return events.resolved(OUTCOMES[e.amount] ?? 'ended', currentAction(t)?.action === 'bleed');
    case 'redirected':
      return events.redirected(targetName(r, e.other, name));
    case 'combatBegan':
    case 'combatEnded':
    case 'diablerie':
    case 'champion':
      return events[e.type](card(), other());
    case 'roundBegan':
      return events.roundBegan(e.amount);
    case 'maneuver':
      return events.maneuver(card(), e.amount === 1);
    case 'range':
      return events.range(currentCombat(t)?.round ?? 0, e.amount === 1);
    case 'strike':
      return strikeText(r, e, name);
    case 'inflicted': {
      const left = countersOn(t, e.card);
      return events.inflicted(
        card(),
        Math.max(0, e.amount),
        Math.max(0, -e.amount),
        left === null ? null : { n: left, unit: unitOf(t, e.card) },
      );
    }
    case 'prevented':
      return events.prevented(card(), e.amount);
    case 'press':
      return events.press(card(), e.amount === 1);
    case 'referendum':
      return events.referendum(card(), currentReferendum(t)?.bloodHunt ?? false);
    case 'cast':
    case 'ballot':
      return events[e.type](e.card === NONE ? who() : card(), Math.abs(e.amount), side);
    case 'prisciShifted':
      return events.prisciShifted(e.amount === 0 ? null : side);
    case 'tallied':
      return events.tallied(e.amount, e.other);
    case 'victoryPoint':
      return events.victoryPoint(who(), e.amount);
    case 'gameOver':
      return events.gameOver;
    case 'transfers':
      return events.transfers(who(), e.amount);
    case 'sect':
      return events.sect(card(), SECTS[e.amount] ?? 'independent');
    case 'clan':
      return events.clan(card(), clanText(tongue, t.pool.clans[e.amount] ?? ''));
    case 'scarce':
      return events.scarce(card(), e.amount);

    case 'drew':
    case 'drewCrypt':
    case 'discarded':
    case 'toHand':
    case 'merged':
    case 'contestPaid':
    case 'yielded':
    case 'marked':
      return events[e.type](who(), e.card < 0 ? names.hidden : name(e.card, e.seat));
    case 'locked':
    case 'unlocked':
    case 'toReady':
    case 'toTorpor':
    case 'burned':
    case 'removed':
    case 'entered':
    case 'attempt':
    case 'attemptFailed':
    case 'blocked':
    case 'votesCancelled':
    case 'cancelled':
    case 'toUncontrolled':
    case 'contested':
    case 'contestEnded':
    case 'infernal':
      return events[e.type](card());
    case 'shuffled':
    case 'ousted':
    case 'withdrawing':
    case 'withdrawalFailed':
    case 'withdrew':
      return events[e.type](who());
  }
}

// ---------------------------------------------------------------------------------------------- facts

/** As the event "resolved" counts them. */
const OUTCOMES: readonly (Outcome | undefined)[] = [undefined, 'successful', 'blocked', 'ended', 'inVain'];

export function unitOf(t: Table, id: CardId): Unit {
  const def = t.pool.cards[t.state.def[id] ?? NONE];
  if (def?.isVampire) return 'blood';
  return def?.isAlly || def?.isRetainer ? 'life' : 'counters';
}
export const countersOn = (t: Table, id: CardId): number | null =>
  t.state.cards.find((c) => c.id === id)?.counters ?? null;

const targetName = (r: Reader, target: Target, name: Naming): string =>
  target >= 0 ? name(target) : targetText(r, target);

/** The name of a card with the level at which it is played. */
export function playedCard(r: Reader, e: GameEvent, name: Naming): string {
  const superior = r.t.pool.uses[e.amount]?.superior ?? false;
  return r.tongue.words.names.inMode(name(e.card, e.seat), superior ? { is: 'superior' } : null);
}

function playedFacts(r: Reader, e: GameEvent, name: Naming): PlayedFacts {
  const play = r.t.state.frames.findLast((f) => f.kind === 'play');
  const picks = play?.cast.picks.filter((p) => p !== NONE && p !== e.other) ?? [];
  return {
    who: seatText(r, e.seat),
    card: playedCard(r, e, name),
    minion: e.other >= 0 && e.other !== e.card ? name(e.other, e.seat) : null,
    on: picks.map((p) => targetName(r, p, name)),
  };
}

/** An action to equip, employ or recruit with another card than its own is told by its own alone. */
export function toldAs(t: Table, kind: ActionKind): ActionKind {
  const use = t.pool.uses[currentAction(t)?.cast.use ?? NONE];
  return bringsAnother(kind, use) ? 'special' : kind;
}

/** The card of an action is told with it. */
export function announcedFacts(
  r: Reader,
  e: GameEvent,
  name: Naming,
  card: string | null = actionCard(r, name),
): AnnouncedFacts {
  const f = currentAction(r.t);
  const taken = f?.action === 'equip' && card === null ? f.cast.subject : NONE;
  const at = taken >= 0 ? taken : (f?.targets[0] ?? NONE);
  return {
    minion: name(e.card),
    against: isSeatTarget(e.other) ? seatText(r, targetSeat(e.other)) : null,
    at: at >= 0 ? name(at) : null,
    card,
  };
}
function actionCard(r: Reader, name: Naming): string | null {
  const { card = NONE, use = NONE } = currentAction(r.t)?.cast ?? {};
  if (card < 0 || use < 0) return null;
  const superior = r.t.pool.uses[use]?.superior ?? false;
  return r.tongue.words.names.inMode(name(card), superior ? { is: 'superior' } : null);
}

function strikeText(r: Reader, e: GameEvent, name: Naming): string {
  const { t, tongue } = r;
  const combat = currentCombat(t);
  const strike = combat && sideOf(combat, e.card).strike;
  const kind: StrikeKind = STRIKE_KINDS.find((known) => known === strike?.kind) ?? 'damage';
  const played = t.pool.cards[t.pool.uses[e.amount]?.def ?? NONE]?.card;
  const card = played && tongue.cardName(played);
  const weapon = e.other >= 0 && e.other !== e.card ? name(e.other) : null;
  // What a minion does by its own text it does with nothing.
  const means = weapon ?? (card === printedName(r, e.card) ? null : (card ?? null));
  return tongue.words.events.strike[kind](name(e.card), means);
}
