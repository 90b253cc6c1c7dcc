import type { BasicAction, CardId, Option, Seat } from '@methuselah/engine';
import {
  BASIC_ACTIONS,
  decisionId,
  handFor,
  isSeatTarget,
  NONE,
  prey,
  targetSeat,
} from '@methuselah/engine/internal';
import { choiceText, consequenceText, promptText, ruleOf } from '@methuselah/text/internal';
import type { DecisionModel, OptionIcon, OptionModel } from '../contract/index.ts';
import type { Shelf } from './cards.ts';
import type { Look } from './look.ts';
import { marked, told, toldSpans } from './spans.ts';

/** What the viewer is to decide, with everything that may be chosen. */
export function decisionOf(look: Look, shelf: Shelf): DecisionModel | null {
  const { t, viewer, tongue } = look;
  const pending = t.decision;
  if (pending === null || pending.seat !== viewer) return null;
  const options = pending.options.map((o) => optionOf(look, shelf, o));
  return {
    id: decisionId(t),
    seat: pending.seat,
    window: pending.window,
    prompt: toldSpans(look, promptText(t, viewer, marked(tongue)) ?? ''),
    options,
    pass: options[pending.options.findIndex(({ verb }) => verb === 'pass')]?.id ?? null,
  };
}

function optionOf(look: Look, shelf: Shelf, o: Option): OptionModel {
  const { t, viewer } = look;
  const tongue = marked(look.tongue);
  const { rule, key } = ruleOf(t, o);
  return {
    id: look.optionId(o),
    text: told(look, choiceText(t, o, viewer, tongue)),
    consequences: [
      ...onlyWay(look, o),
      ...consequenceText(t, o, viewer, tongue).map((text) => told(look, text)),
    ],
    rule,
    ruleKey: key,
    cards: cardsOf(look, o).map((id) => shelf.about(id)),
    seat: seatOf(look, o),
    icon: iconOf(look, o),
  };
}

/** What a card from hand does that can be played in one way only: there is no other way to tell it from, but who plays it may not know. */
function onlyWay({ t, tongue }: Look, { verb, use, card }: Option): string[] {
  // One that is found lies nowhere, where it could be read.
  const isFound = verb === 'pick' && t.decision?.window === 'search';
  if (!isFound && (verb !== 'play' || !t.pool.uses[use]?.fromHand)) return [];
  const [way, another] = t.pool.cards[t.state.def[card] ?? NONE]?.handUses ?? [];
  if (way === undefined || another) return [];
  const text = tongue.cards.ability(t.pool, way.index).replaceAll('Ⓓ', '(D)');
  return text === '' ? [] : [text];
}

/** What it is done with first; cards of one name in a hand are one option. */
function cardsOf(look: Look, o: Option): CardId[] {
  const { owner, def } = look.t.state;
  const found = new Set<CardId>();
  const hand = handFor(look.t, look.viewer, owner[o.card] ?? NONE);
  if (hand.includes(o.card)) {
    found.add(o.card);
    for (const id of hand) if (def[id] === def[o.card]) found.add(id);
  } else if (isHere(look, o)) found.add(o.card);
  for (const id of [o.by, o.at]) if (id >= 0) found.add(id);
  return [...found];
}

/** A maneuver may come of a card that is gone; what is searched for may be anywhere. */
const isHere = (look: Look, { verb, card }: Option): boolean =>
  card !== NONE && (verb === 'pick' || look.inPlay(card) !== undefined || look.t.state.limbo.includes(card));

function seatOf({ t }: Look, { verb, use, at }: Option): Seat | null {
  if (verb === 'cast') return null;
  if (isSeatTarget(at)) return targetSeat(at);
  return verb === 'act' && BASIC_ACTIONS[use] === 'bleed' ? prey(t, t.state.active) : null;
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

function iconOf({ t }: Look, { verb, use, by, n }: Option): OptionIcon {
  switch (verb) {
    case 'play':
    case 'use':
      return t.pool.uses[use]?.type ?? 'ability';
    case 'act': {
      const action = BASIC_ACTIONS[use];
      return action === undefined ? 'action' : BASIC[action];
    }
    case 'cast':
    case 'burnForVote':
    case 'edgeVote':
      return n > 0 ? 'for' : 'against';
    case 'pay':
      return by === NONE ? 'pool' : 'blood';
    case 'pick':
    case 'mark':
      return 'target';
    case 'x':
      return 'number';
    case 'takeBack':
      return 'transfer';
    case 'drawCrypt':
    case 'merge':
      return 'crypt';
    case 'edgePool':
      return 'edge';
    case 'order':
    case 'unlock':
      return 'ability';
    case 'yield':
      return 'contest';
    case 'burnOption':
      return 'discard';
    case 'sendSlave':
      return 'strike';
    default:
      return verb;
  }
}
