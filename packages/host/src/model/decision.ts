import type { BasicAction, CardId, Option, Seat, Target } from '@methuselah/engine';
import {
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
import { marked, told, toldSpans } from './spans.ts';
import type { ViewerContext } from './viewercontext.ts';

/** What the viewer is to decide, with everything that may be chosen. */
export function decisionOf(context: ViewerContext, shelf: Shelf): DecisionModel | null {
  const { t, viewer, locale } = context;
  const pending = t.decision;
  if (pending === null || pending.seat !== viewer) return null;
  const options = pending.options.map((o) => optionOf(context, shelf, o));
  return {
    id: decisionId(t),
    seat: pending.seat,
    window: pending.window,
    prompt: toldSpans(context, promptText(t, viewer, marked(locale)) ?? ''),
    options,
    pass: options[pending.options.findIndex(({ verb }) => verb === 'pass')]?.id ?? null,
  };
}

function optionOf(context: ViewerContext, shelf: Shelf, o: Option): OptionModel {
  const { t, viewer } = context;
  const locale = marked(context.locale);
  const { rule, key } = ruleOf(t, o);
  const { icon, cards, seat } = aboutOf(context, o);
  return {
    id: context.optionId(o),
    text: told(context, choiceText(t, o, viewer, locale)),
    consequences: [
      ...onlyWay(context, o),
      ...consequenceText(t, o, viewer, locale).map((text) => told(context, text)),
    ],
    rule,
    ruleKey: key,
    cards: cards.map((id) => shelf.about(id)),
    seat,
    icon,
  };
}

/** What a card from hand does that can be played in one way only: there is no other way to tell it from, but who plays it may not know. */
function onlyWay({ t, locale }: ViewerContext, o: Option): string[] {
  // One that is found lies nowhere, where it could be read.
  const isRead = o.verb === 'play' || o.verb === 'findCard' || o.verb === 'fetchCard';
  if (!isRead) return [];
  const [way, another] = t.pool.cards[t.state.def[o.card] ?? NONE]?.handUses ?? [];
  if (way === undefined || another) return [];
  const text = locale.cards.ability(t.pool, way.index).replaceAll('Ⓓ', '(D)');
  return text === '' ? [] : [text];
}

// ---------------------------------------------------------------------------------------------- what it is about

/** The sign of an option; its cards, what it is done with before who does it and to what; and the Methuselah it is done to. */
type About = Pick<OptionModel, 'icon' | 'seat'> & { readonly cards: readonly CardId[] };
const about = (icon: OptionIcon, targets: readonly Target[] = [], seat: Seat | null = null): About => ({
  icon,
  cards: [...new Set(targets.filter((id) => id >= 0))],
  seat,
});

function aboutOf(context: ViewerContext, o: Option): About {
  const { t } = context;
  switch (o.verb) {
    case 'pass':
    case 'withdraw':
    case 'no':
      return about(o.verb);
    case 'play':
    case 'use':
      return about(t.pool.uses[o.use]?.type ?? 'ability', [...shown(context, o.card), o.minion]);
    case 'edgePool':
      return about('edge');
    case 'contest':
    case 'yieldCard':
      return about('contest', shown(context, o.card));
    case 'contestTitle':
    case 'yieldTitle':
      return about('contest', [o.vampire]);
    case 'burnOption':
    case 'discard':
      return about('discard', shown(context, o.card));
    case 'unlock':
      return about('ability', [o.minion]);
    case 'mark':
      return about('target', [o.minion]);
    case 'transfer':
    case 'takeBack':
      return about('transfer', [o.vampire]);
    case 'bringOut':
      return about('bringOut', [o.vampire]);
    case 'merge':
      return about('crypt', [o.incoming, o.inPlay]);
    case 'drawCrypt':
      return about('crypt');
    case 'act':
      return about(
        BASIC[o.action],
        [o.minion, targetOfAct(o)],
        o.action === 'bleed' ? prey(t, t.state.active) : null,
      );
    case 'block':
      return about('block', [o.minion]);
    case 'sendSlave':
      return about('strike', [o.slave]);
    case 'maneuver':
    case 'press':
    case 'prevent':
      return about(o.verb, [...shown(context, o.card), o.minion]);
    case 'preventKinds':
      return about('prevent', [o.minion]);
    case 'handStrike':
      return about('strike', [o.minion]);
    case 'grantedStrike':
      return about('strike', [...shown(context, o.card), o.minion]);
    case 'committedStrike':
      return about('strike', [...shown(context, o.weapon), o.minion]);
    case 'aim':
      return about('target', [o.target, o.minion]);
    case 'cast':
      return about(o.side, [o.minion]);
    case 'castOwn':
    case 'burnForVote':
      return about(o.side, shown(context, o.card));
    case 'edgeVote':
      return about(o.side);
    case 'pick':
    case 'givePoint':
      return about('target', withCopies(context, o.target), seatAt(o.target));
    case 'takeEquipment':
      return about('target', [o.equipment]);
    case 'moveTo':
      return about('target', [o.host]);
    case 'awardTrophy':
      return about('target', [o.trophy]);
    case 'findCard':
    case 'fetchCard':
      return about('target', withCopies(context, o.card));
    case 'x':
    case 'toPool':
      return about('number');
    case 'payPool':
      return about('pool', [], o.seat);
    case 'payBlood':
      return about('blood', [o.vampire]);
    case 'payCost':
      return about(isSeatTarget(o.payer) ? 'pool' : 'blood', [o.payer], seatAt(o.payer));
    case 'shareRescue':
      return about('blood', [o.rescued, o.rescuer]);
    case 'yes':
      return about('yes', [...shown(context, o.card), o.minion]);
    case 'searchFor':
      return about('yes', [o.vampire]);
    case 'diablerise':
      return about('yes', [o.victim, o.diablerist]);
    case 'order':
      return about('ability', [...shown(context, o.card), o.minion, o.subject], seatAt(o.subject));
  }
}

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

/** Cards of one name in a hand are one option. */
function withCopies(context: ViewerContext, id: Target): Target[] {
  const { def } = context.t.state;
  const hand = handOf(context, id);
  return hand.includes(id) ? [id, ...hand.filter((other) => def[other] === def[id])] : [id];
}

/** A maneuver may come of a card that is gone. */
function shown(context: ViewerContext, id: CardId): Target[] {
  const isHere = context.inPlay(id) !== undefined || context.t.state.limbo.includes(id);
  return isHere || handOf(context, id).includes(id) ? withCopies(context, id) : [];
}

/** The hand of who owns a card, as the viewer has it before them. */
const handOf = ({ t, viewer }: ViewerContext, id: CardId): readonly CardId[] =>
  handFor(t, viewer, t.state.owner[id] ?? NONE);
