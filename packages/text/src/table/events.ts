import type { GameEvent, Seat } from '@methuselah/engine';
import {
  type ByType,
  byType,
  type EventOf,
  NONE,
  type ToldCard,
  type ToldTarget,
} from '@methuselah/engine/internal';
import type { Effect } from '@methuselah/engine/language';
import {
  clanText,
  type Locale,
  seatText,
  type TableNames,
  type Telling,
  titleText,
  whoText,
} from './locale.ts';
import type { AnnouncedFacts, PlayedFacts } from './words.ts';

/** An event as a clause: "Bramble goes to torpor". Hidden cards are already unnamed in the event. */
export const eventText = (t: TableNames, e: GameEvent, locale: Locale): string => {
  const telling: Telling = { t, locale };
  return clauseOf(telling, e, (card) => nameTold(telling, card));
};

/** Names a card; its controller is added unless it is `of`. */
export type Naming = (card: ToldCard, of?: Seat) => string;

/** The printed name of a card; a hidden one on the table is named by its position. */
export function printedTold({ t, locale }: Telling, { id, number, place }: ToldCard): string {
  const { names } = locale.words;
  if (number === NONE) return id === NONE || place === 0 ? names.hidden : names.uncontrolled(place);
  const known = t.pool.byId.get(number);
  return known ? locale.cardName(known.card) : names.card(id);
}

/** Cards of one name are told apart by id. */
const nameTold = (telling: Telling, card: ToldCard): string =>
  card.twin ? `${printedTold(telling, card)} #${card.id}` : printedTold(telling, card);

export const clauseOf = (telling: Telling, e: GameEvent, name: Naming): string =>
  byType(CLAUSES, e, { ...telling, name });

/** The language, and how to name cards. */
interface ClauseContext extends Telling {
  readonly name: Naming;
}
const wordsOf = ({ locale }: ClauseContext) => locale.words.events;

/** Event types worded from the same facts. */
type OfSeat = 'shuffled' | 'withdrawing' | 'withdrawalFailed';
/** Told to the reader in the second person. */
type OfReader = 'ousted' | 'withdrew';
type OfCard =
  | 'locked'
  | 'unlocked'
  | 'toReady'
  | 'toTorpor'
  | 'burned'
  | 'removed'
  | 'entered'
  | 'votesCancelled'
  | 'cancelled'
  | 'toUncontrolled'
  | 'contested'
  | 'contestEnded'
  | 'infernal';
type OfSeatAndCard =
  | 'drew'
  | 'drewCrypt'
  | 'discarded'
  | 'toHand'
  | 'revealed'
  | 'merged'
  | 'contestPaid'
  | 'yielded'
  | 'marked'
  | 'control';
const ofSeat = (e: EventOf<OfSeat>, c: ClauseContext): string => wordsOf(c)[e.type](seatText(c, e.seat));
const ofReader = (e: EventOf<OfReader>, c: ClauseContext): string => wordsOf(c)[e.type](whoText(c, e.seat));
const ofCard = (e: EventOf<OfCard>, c: ClauseContext): string => wordsOf(c)[e.type](c.name(e.card));
const ofSeatAndCard = (e: EventOf<OfSeatAndCard>, c: ClauseContext): string =>
  wordsOf(c)[e.type](seatText(c, e.seat), c.name(e.card, e.seat));
const ofPlay = (e: Played, c: ClauseContext): string => wordsOf(c)[e.type](playedFacts(c, e, c.name));
const ofTitle = (e: EventOf<'titlePaid' | 'titleYielded'>, c: ClauseContext): string =>
  wordsOf(c)[e.type](c.name(e.card), claimText(c.locale, e));
const ofCombat = (e: EventOf<'combatBegan' | 'combatEnded'>, c: ClauseContext): string =>
  wordsOf(c)[e.type](c.name(e.minion), c.name(e.other));
const ofBlock = (e: EventOf<'attempt' | 'attemptFailed' | 'blocked'>, c: ClauseContext): string =>
  wordsOf(c)[e.type](c.name(e.blocker));
const ofVotes = (e: EventOf<'cast' | 'ballot'>, c: ClauseContext): string =>
  wordsOf(c)[e.type](e.minion === null ? seatText(c, e.seat) : c.name(e.minion), e.amount, e.side);

const CLAUSES: ByType<ClauseContext, string> = {
  gameBegan: (e, c) => wordsOf(c).gameBegan(seatText(c, e.seat)),
  turnBegan: (e, c) => wordsOf(c).turnBegan(e.when.turn, seatText(c, e.seat)),
  phaseBegan: (e, c) => wordsOf(c).phaseBegan(seatText(c, e.seat), e.phase),
  pool: (e, c) => wordsOf(c).pool(seatText(c, e.seat), e.after - e.before, e.after),
  counters: (e, c) => wordsOf(c).counters(c.name(e.card), e.after - e.before, e.unit, e.after),
  played: ofPlay,
  used: ofPlay,
  attached: (e, c) => wordsOf(c).attached(c.name(e.card), c.name(e.host)),
  edge: (e, c) => wordsOf(c).edge(e.seat === NONE ? null : seatText(c, e.seat)),
  title: (e, c) =>
    wordsOf(c).title(
      c.name(e.card),
      e.title && titleText(c.locale, e.title.title, e.title.domain, e.card.number),
    ),
  titleContested: (e, c) => wordsOf(c).titleContested(c.name(e.card), claimText(c.locale, e), e.contested),
  titlePaid: ofTitle,
  titleYielded: ofTitle,
  announced: (e, c) => announcedText(c, e, c.name),
  resolved: (e, c) => wordsOf(c).resolved(e.outcome),
  redirected: (e, c) => wordsOf(c).redirected(seatText(c, e.to)),
  combatBegan: ofCombat,
  combatEnded: ofCombat,
  diablerie: (e, c) => wordsOf(c).diablerie(c.name(e.diablerist), c.name(e.victim)),
  champion: (e, c) => wordsOf(c).champion(c.name(e.slave), c.name(e.acting)),
  roundBegan: (e, c) => wordsOf(c).roundBegan(e.round),
  maneuver: (e, c) => wordsOf(c).maneuver(c.name(e.minion), e.long),
  range: (e, c) => wordsOf(c).range(e.round, e.long),
  strike: (e, c) => wordsOf(c).strike[e.kind](c.name(e.minion), meansOf(c, e, c.name)),
  inflicted(e, c) {
    const [normal, aggravated] = e.aggravated ? [0, e.amount] : [e.amount, 0];
    return wordsOf(c).inflicted(c.name(e.card), normal, aggravated, { n: e.counters, unit: e.unit });
  },
  prevented: (e, c) => wordsOf(c).prevented(c.name(e.card), e.amount),
  press: (e, c) => wordsOf(c).press(c.name(e.minion), e.toContinue),
  referendum: (e, c) => wordsOf(c).referendum(c.name(e.card), e.bloodHunt),
  cast: ofVotes,
  ballot: ofVotes,
  prisciShifted: (e, c) => wordsOf(c).prisciShifted(e.side),
  tallied: (e, c) => wordsOf(c).tallied(e.for, e.against),
  victoryPoint: (e, c) => wordsOf(c).victoryPoint(whoText(c, e.seat), e.after - e.before),
  gameOver: (_e, c) => wordsOf(c).gameOver,
  transfers: (e, c) => wordsOf(c).transfers(seatText(c, e.seat), e.left),
  sect: (e, c) => wordsOf(c).sect(c.name(e.card), e.sect),
  namedCounters: (e, c) =>
    wordsOf(c).namedCounters(c.name(e.card), c.locale.words.terms.namedCounters(e.after, e.named)),
  clan: (e, c) => wordsOf(c).clan(c.name(e.card), clanText(c.locale, e.clan)),
  scarce: (e, c) => wordsOf(c).scarce(c.name(e.card), e.pool),
  attempt: ofBlock,
  attemptFailed: ofBlock,
  blocked: ofBlock,
  drew: ofSeatAndCard,
  drewCrypt: ofSeatAndCard,
  discarded: ofSeatAndCard,
  toHand: ofSeatAndCard,
  revealed: ofSeatAndCard,
  toDeck: (e, c) => wordsOf(c).toDeck(c.name(e.card, e.seat), e.to),
  merged: ofSeatAndCard,
  contestPaid: ofSeatAndCard,
  yielded: ofSeatAndCard,
  marked: ofSeatAndCard,
  control: ofSeatAndCard,
  locked: ofCard,
  unlocked: ofCard,
  toReady: ofCard,
  toTorpor: ofCard,
  burned: ofCard,
  removed: ofCard,
  entered: ofCard,
  votesCancelled: ofCard,
  cancelled: ofCard,
  toUncontrolled: ofCard,
  contested: ofCard,
  contestEnded: ofCard,
  infernal: ofCard,
  shuffled: ofSeat,
  ousted: ofReader,
  withdrawing: ofSeat,
  withdrawalFailed: ofSeat,
  withdrew: ofReader,
};

// ---------------------------------------------------------------------------------------------- facts

type Played = EventOf<'played'> | EventOf<'used'>;
type OfTitle = EventOf<'titleContested'> | EventOf<'titlePaid'> | EventOf<'titleYielded'>;

const claimText = (locale: Locale, { title, card }: OfTitle): string =>
  title === null ? '' : titleText(locale, title.title, title.domain, card.number);

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

/** A card's name with the level at which it is used. */
const inMode = ({ locale }: Telling, card: string, superior: boolean): string =>
  locale.words.names.inMode(card, superior ? { is: 'superior' } : null);

export const playedCard = (telling: Telling, e: Played, name: Naming): string =>
  inMode(telling, name(e.card, e.seat), e.superior);

const playedFacts = (telling: Telling, e: Played, name: Naming): PlayedFacts => ({
  who: seatText(telling, e.seat),
  card: playedCard(telling, e, name),
  minion: e.minion && name(e.minion, e.seat),
  on: placesOf(telling, e).map((target) => targetName(telling, target, (card) => name(card, e.seat))),
  ability: e.type === 'used' && definitionOf(telling, e.card)?.isMinion === true,
});

const definitionOf = ({ t }: Telling, { number }: ToldCard) => t.pool.byId.get(number);

/** Its targets; of a card that is put on one of them, that one: what becomes of the others is told as it happens. */
function placesOf(telling: Telling, e: Played): readonly ToldTarget[] {
  const use = definitionOf(telling, e.card)?.handUses.find(({ superior }) => superior === e.superior);
  const stays = e.type === 'played' ? use?.mode?.stays : undefined;
  const host = typeof stays === 'object' ? e.on[stays.pick] : undefined;
  return host === undefined ? e.on : [host];
}

/** The card in play that gives this action, if the action burns it and does nothing else. */
function burnedBy(telling: Telling, e: EventOf<'announced'>): ToldCard | null {
  if (e.use === null || e.use.card.region === null || e.kind !== 'special') return null;
  const uses = definitionOf(telling, e.use.card)?.playUses ?? [];
  const actions = uses.filter(({ text }) => text.action?.kind === 'special');
  return actions.length > 0 && actions.every(({ text }) => isBurning(text.effects)) ? e.use.card : null;
}
const isBurning = (effects: readonly Effect[] = []): boolean =>
  effects.length === 1 && effects.every((effect) => effect.do === 'burn' && effect.who === 'this');

/** An action and its card in one clause; a card that puts another card in play is named alone. */
export function announcedText(
  telling: Telling,
  e: EventOf<'announced'>,
  name: Naming,
  card: string | null = e.use && inMode(telling, name(e.use.card), e.use.superior),
): string {
  const { announced } = telling.locale.words.events;
  const [against] = e.directedAt;
  const at = e.takesFrom ?? e.targets[0];
  const burned = burnedBy(telling, e);
  const facts: AnnouncedFacts = {
    minion: name(e.minion),
    against: against === undefined ? null : seatText(telling, against),
    at: at === undefined ? null : name(at),
    card,
    burns: burned && name(burned),
  };
  return announced[e.bringsAnother ? 'special' : e.kind](facts);
}

/** What a minion strikes with; null for a strike from its own text. */
function meansOf(telling: Telling, { minion, weapon, text }: EventOf<'strike'>, name: Naming): string | null {
  if (weapon !== null && weapon.id !== minion.id) return name(weapon);
  const card = telling.t.pool.byId.get(text)?.card;
  const means = card === undefined ? null : telling.locale.cardName(card);
  return means === printedTold(telling, minion) ? null : means;
}
