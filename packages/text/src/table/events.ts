import type { GameEvent, Seat } from '@methuselah/engine';
import { type EventOf, NONE, type ToldCard, type ToldTarget } from '@methuselah/engine/internal';
import { clanText, type Locale, seatText, type TableNames, type Telling, titleText } from './locale.ts';
import type { AnnouncedFacts, PlayedFacts } from './words.ts';

/** An event in a clause: "Bramble goes to torpor". It is told as it was given: hidden cards have no name in it. */
export const eventText = (t: TableNames, e: GameEvent, locale: Locale): string => {
  const telling: Telling = { t, locale };
  return clauseOf(telling, e, (card) => nameTold(telling, card));
};

/** How a card is called; of whom one speaks decides whether it must be said whose it is. */
export type Naming = (card: ToldCard, of?: Seat) => string;

/** The name on a card; one without is known by its place, if it lies on the table. */
export function printedTold({ t, locale }: Telling, { id, number, place }: ToldCard): string {
  const { names } = locale.words;
  if (number === NONE) return id === NONE || place === 0 ? names.hidden : names.uncontrolled(place);
  const known = t.pool.byId.get(number);
  return known ? locale.cardName(known.card) : names.card(id);
}

/** Cards of one name are told apart by their numbers. */
const nameTold = (telling: Telling, card: ToldCard): string =>
  card.twin ? `${printedTold(telling, card)} #${card.id}` : printedTold(telling, card);

export function clauseOf(telling: Telling, e: GameEvent, name: Naming): string {
  const { locale } = telling;
  const { events } = locale.words;
  const seat = (who: Seat): string => seatText(telling, who);
  switch (e.type) {
    case 'gameBegan':
      return events.gameBegan(seat(e.seat));
    case 'turnBegan':
      return events.turnBegan(e.when.turn, seat(e.seat));
    case 'phaseBegan':
      return events.phaseBegan(seat(e.seat), e.phase);
    case 'pool':
      return events.pool(seat(e.seat), e.after - e.before, e.after);
    case 'counters':
      return events.counters(name(e.card), e.after - e.before, e.unit, e.after);
    case 'played':
    case 'used':
      return events[e.type](playedFacts(telling, e, name));
    case 'attached':
      return events.attached(name(e.card), name(e.host));
    case 'edge':
      return events.edge(e.seat === NONE ? null : seat(e.seat));
    case 'title':
      return events.title(name(e.card), e.title && titleText(locale, e.title.title, e.title.domain));
    case 'titleContested':
      return events.titleContested(name(e.card), claimText(locale, e), e.contested);
    case 'titlePaid':
    case 'titleYielded':
      return events[e.type](name(e.card), claimText(locale, e));
    case 'announced':
      return announcedText(telling, e, name);
    case 'resolved':
      return events.resolved(e.outcome, e.kind === 'bleed');
    case 'redirected':
      return events.redirected(seat(e.to));
    case 'combatBegan':
    case 'combatEnded':
      return events[e.type](name(e.minion), name(e.other));
    case 'diablerie':
      return events.diablerie(name(e.diablerist), name(e.victim));
    case 'champion':
      return events.champion(name(e.slave), name(e.acting));
    case 'roundBegan':
      return events.roundBegan(e.round);
    case 'maneuver':
      return events.maneuver(name(e.minion), e.long);
    case 'range':
      return events.range(e.round, e.long);
    case 'strike':
      return events.strike[e.kind](name(e.minion), meansOf(telling, e, name));
    case 'inflicted': {
      const [normal, aggravated] = e.aggravated ? [0, e.amount] : [e.amount, 0];
      return events.inflicted(name(e.card), normal, aggravated, { n: e.counters, unit: e.unit });
    }
    case 'prevented':
      return events.prevented(name(e.card), e.amount);
    case 'press':
      return events.press(name(e.minion), e.toContinue);
    case 'referendum':
      return events.referendum(name(e.card), e.bloodHunt);
    case 'cast':
    case 'ballot':
      return events[e.type](e.minion === null ? seat(e.seat) : name(e.minion), e.amount, e.side);
    case 'prisciShifted':
      return events.prisciShifted(e.side);
    case 'tallied':
      return events.tallied(e.for, e.against);
    case 'victoryPoint':
      return events.victoryPoint(seat(e.seat), e.after - e.before);
    case 'gameOver':
      return events.gameOver;
    case 'transfers':
      return events.transfers(seat(e.seat), e.left);
    case 'sect':
      return events.sect(name(e.card), e.sect);
    case 'clan':
      return events.clan(name(e.card), clanText(locale, e.clan));
    case 'scarce':
      return events.scarce(name(e.card), e.pool);
    case 'attempt':
    case 'attemptFailed':
    case 'blocked':
      return events[e.type](name(e.blocker));

    case 'drew':
    case 'drewCrypt':
    case 'discarded':
    case 'toHand':
    case 'merged':
    case 'contestPaid':
    case 'yielded':
    case 'marked':
    case 'control':
      return events[e.type](seat(e.seat), name(e.card, e.seat));
    case 'locked':
    case 'unlocked':
    case 'toReady':
    case 'toTorpor':
    case 'burned':
    case 'removed':
    case 'entered':
    case 'votesCancelled':
    case 'cancelled':
    case 'toUncontrolled':
    case 'contested':
    case 'contestEnded':
    case 'infernal':
      return events[e.type](name(e.card));
    case 'shuffled':
    case 'ousted':
    case 'withdrawing':
    case 'withdrawalFailed':
    case 'withdrew':
      return events[e.type](seat(e.seat));
  }
}

// ---------------------------------------------------------------------------------------------- facts

type Played = EventOf<'played'> | EventOf<'used'>;
type OfTitle = EventOf<'titleContested'> | EventOf<'titlePaid'> | EventOf<'titleYielded'>;

const claimText = (locale: Locale, { title }: OfTitle): string =>
  title === null ? '' : titleText(locale, title.title, title.domain);

function targetName(telling: Telling, target: ToldTarget, name: Naming): string {
  switch (target.is) {
    case 'card':
      return name(target.card);
    case 'seat':
      return seatText(telling, target.seat);
    case 'clan':
      return telling.locale.words.names.clan(clanText(telling.locale, target.clan));
  }
}

/** The name of a card with the level at which it is used. */
const inMode = ({ locale }: Telling, card: string, superior: boolean): string =>
  locale.words.names.inMode(card, superior ? { is: 'superior' } : null);

export const playedCard = (telling: Telling, e: Played, name: Naming): string =>
  inMode(telling, name(e.card, e.seat), e.superior);

const playedFacts = (telling: Telling, e: Played, name: Naming): PlayedFacts => ({
  who: seatText(telling, e.seat),
  card: playedCard(telling, e, name),
  minion: e.minion && name(e.minion, e.seat),
  on: e.on.map((target) => targetName(telling, target, name)),
});

/** The card of an action is told with it; one that brings another card than its own is told by its own alone. */
export function announcedText(
  telling: Telling,
  e: EventOf<'announced'>,
  name: Naming,
  card: string | null = e.use && inMode(telling, name(e.use.card), e.use.superior),
): string {
  const { announced } = telling.locale.words.events;
  const [against] = e.directedAt;
  const at = e.takesFrom ?? e.targets[0];
  const facts: AnnouncedFacts = {
    minion: name(e.minion),
    against: against === undefined ? null : seatText(telling, against),
    at: at === undefined ? null : name(at),
    card,
  };
  return announced[e.bringsAnother ? 'special' : e.kind](facts);
}

/** What a minion strikes with; what it does by its own text it does with nothing. */
function meansOf(telling: Telling, { minion, weapon, text }: EventOf<'strike'>, name: Naming): string | null {
  if (weapon !== null && weapon.id !== minion.id) return name(weapon);
  const card = telling.t.pool.byId.get(text)?.card;
  const means = card === undefined ? null : telling.locale.cardName(card);
  return means === printedTold(telling, minion) ? null : means;
}
