import type { BasicAction, CardId, Option, OptionOf, Seat, Target } from '@methuselah/engine';
import {
  type ByVerb,
  byVerb,
  decisionId,
  handFor,
  isSeatTarget,
  NONE,
  prey,
  targetOfAct,
  targetSeat,
} from '@methuselah/engine/internal';
import { choiceText, consequenceText, promptText, ruleOf } from '@methuselah/text/internal';
import type { DecisionModel, OptionIcon, OptionModel } from '../contract/index.ts';
import type { Shelf } from './cards.ts';
import { remarkOf } from './remarks.ts';
import { marked, told, toldSpans } from './spans.ts';
import { influenceOf, togetherOf } from './together.ts';
import type { ViewerContext } from './viewercontext.ts';

/** What the viewer must decide, with all options. */
export function decisionOf(context: ViewerContext, shelf: Shelf): DecisionModel | null {
  const { t, viewer, locale } = context;
  const pending = t.decision;
  if (pending === null || pending.seat !== viewer) return null;
  const options = pending.options.map((o) => optionOf(context, shelf, o));
  const [influence, votes] = [influenceOf(context, shelf), togetherOf(context)];
  return {
    id: decisionId(t),
    seat: pending.seat,
    window: pending.window,
    prompt: toldSpans(context, promptText(t, viewer, marked(locale)) ?? ''),
    options,
    pass: options[pending.options.findIndex(({ verb }) => verb === 'pass')]?.id ?? null,
    ...(influence === null ? {} : { influence }),
    ...(votes === null ? {} : { votes }),
  };
}

function optionOf(context: ViewerContext, shelf: Shelf, o: Option): OptionModel {
  const { t, viewer } = context;
  const locale = marked(context.locale);
  const { icon, cards, seat } = aboutOf(context, o);
  const remark = remarkOf(context, o);
  return {
    id: context.optionId(o),
    text: told(context, choiceText(t, o, viewer, locale)),
    consequences: [
      ...onlyWay(context, o),
      ...consequenceText(t, o, viewer, locale).map((text) => told(context, text)),
    ],
    ...(remark === null ? {} : { remark }),
    ruleKey: ruleOf(t, o).key,
    cards: cards.map((id) => shelf.about(id)),
    ...(seat === null ? {} : { seat }),
    icon,
  };
}

/** What a card does that has only one way to be played: the player may not know it. */
function onlyWay({ t, locale }: ViewerContext, o: Option): string[] {
  // A card found by a search lies nowhere that the player could read it.
  const isRead = o.verb === 'play' || o.verb === 'findCard' || o.verb === 'fetchCard';
  if (!isRead) return [];
  const [way, another] = t.pool.cards[t.state.def[o.card] ?? NONE]?.handUses ?? [];
  if (way === undefined || another) return [];
  const text = locale.cards.ability(t.pool, way.index).replaceAll('Ⓓ', '(D)');
  return text === '' ? [] : [text];
}

// -------------------------------------------------------------------------------------------- cards and icons

/**
 * The icon of an option; its cards: first the card used, then the minion that uses it, then targets; and the target Methuselah.
 */
interface About extends Pick<OptionModel, 'icon'> {
  readonly cards: readonly CardId[];
  readonly seat: Seat | null;
}
const about = (icon: OptionIcon, targets: readonly Target[] = [], seat: Seat | null = null): About => ({
  icon,
  cards: [...new Set(targets.filter((id) => id >= 0))],
  seat,
});

const aboutOf = (context: ViewerContext, o: Option): About => byVerb(ABOUT, o, context);

/** A card and the minion that uses it. */
type OfCard = { readonly card: CardId; readonly minion: CardId };
const withMinion = (context: ViewerContext, { card, minion }: OfCard): Target[] => [
  ...shown(context, card),
  minion,
];
const ofUse = (o: OptionOf<'play' | 'use'>, context: ViewerContext): About =>
  about(context.t.pool.uses[o.use]?.type ?? 'ability', withMinion(context, o));
const ofGrant = (o: OptionOf<'maneuver' | 'press' | 'prevent'>, context: ViewerContext): About =>
  about(o.verb, withMinion(context, o));
const ofVoteByCard = (o: OptionOf<'castOwn' | 'burnForVote'>, context: ViewerContext): About =>
  about(o.side, shown(context, o.card));
const ofTarget = ({ target }: OptionOf<'pick' | 'givePoint'>, context: ViewerContext): About =>
  about('target', withCopies(context, target), seatAt(target));

const ABOUT: ByVerb<ViewerContext, About> = {
  pass: () => about('pass'),
  withdraw: () => about('withdraw'),
  no: () => about('no'),
  play: ofUse,
  use: ofUse,
  edgePool: () => about('edge'),
  contest: (o, context) => about('contest', shown(context, o.card)),
  yieldCard: (o, context) => about('contest', shown(context, o.card)),
  contestTitle: (o) => about('contest', [o.vampire]),
  yieldTitle: (o) => about('contest', [o.vampire]),
  burnOption: (o, context) => about('discard', shown(context, o.card)),
  discard: (o, context) => about('discard', shown(context, o.card)),
  unlock: (o) => about('ability', [o.minion]),
  mark: (o) => about('target', [o.minion]),
  transfer: (o) => about('transfer', [o.vampire]),
  takeBack: (o) => about('transfer', [o.vampire]),
  bringOut: (o) => about('bringOut', [o.vampire]),
  merge: (o) => about('crypt', [o.incoming, o.inPlay]),
  drawCrypt: () => about('crypt'),
  act: (o, { t }) =>
    about(BASIC[o.action], [o.minion, targetOfAct(o)], o.action === 'bleed' ? prey(t, t.state.active) : null),
  block: (o) => about('block', [o.minion]),
  sendSlave: (o) => about('strike', [o.slave]),
  maneuver: ofGrant,
  press: ofGrant,
  prevent: ofGrant,
  preventKinds: (o) => about('prevent', [o.minion]),
  handStrike: (o) => about('strike', [o.minion]),
  grantedStrike: (o, context) => about('strike', withMinion(context, o)),
  committedStrike: (o, context) => about('strike', [...shown(context, o.weapon), o.minion]),
  aim: (o) => about('target', [o.target, o.minion]),
  cast: (o) => about(o.side, [o.minion]),
  castOwn: ofVoteByCard,
  burnForVote: ofVoteByCard,
  edgeVote: (o) => about(o.side),
  pick: ofTarget,
  givePoint: ofTarget,
  takeEquipment: (o) => about('target', [o.equipment]),
  moveTo: (o) => about('target', [o.host]),
  awardTrophy: (o) => about('target', [o.trophy]),
  findCard: (o, context) => about('target', withCopies(context, o.card)),
  fetchCard: (o, context) => about('target', withCopies(context, o.card)),
  x: () => about('number'),
  toPool: () => about('number'),
  payPool: (o) => about('pool', [], o.seat),
  payBlood: (o) => about('blood', [o.vampire]),
  payCost: (o) => about(isSeatTarget(o.payer) ? 'pool' : 'blood', [o.payer], seatAt(o.payer)),
  shareRescue: (o) => about('blood', [o.rescued, o.rescuer]),
  yes: (o, context) => about('yes', withMinion(context, o)),
  searchFor: (o) => about('yes', [o.vampire]),
  diablerise: (o) => about('yes', [o.victim, o.diablerist]),
  order: (o, context) => about('ability', [...withMinion(context, o), o.subject], seatAt(o.subject)),
};

const BASIC: Readonly<Record<BasicAction, OptionIcon>> = {
  bleed: 'bleed',
  hunt: 'hunt',
  equip: 'equipment',
  leaveTorpor: 'torpor',
  rescue: 'torpor',
  diablerise: 'diablerie',
  enterCombat: 'strike',
  becomeAnarch: 'action',
};

const seatAt = (target: Target): Seat | null => (isSeatTarget(target) ? targetSeat(target) : null);

/** Copies of a card in hand share one option. */
function withCopies(context: ViewerContext, id: Target): Target[] {
  const { def } = context.t.state;
  const hand = handOf(context, id);
  return hand.includes(id) ? [id, ...hand.filter((other) => def[other] === def[id])] : [id];
}

/** A maneuver may come from a card that is no longer there. */
function shown(context: ViewerContext, id: CardId): Target[] {
  const isHere = context.inPlay(id) !== undefined || context.t.state.limbo.includes(id);
  return isHere || handOf(context, id).includes(id) ? withCopies(context, id) : [];
}

/** The hand that a card belongs to, as the viewer sees it. */
const handOf = ({ t, viewer }: ViewerContext, id: CardId): readonly CardId[] =>
  handFor(t, viewer, t.state.owner[id] ?? NONE);
