import { cardNameKey, KEY, marked, useKey } from '../atoms/rows.ts';
import type { ActionKind } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { playsAsVampire } from '../query/asvampire.ts';
import { hasTrait } from '../query/belonging.ts';
import {
  controllerOf,
  countersOn,
  hasUnlocked,
  isLocked,
  isReady,
  isVampire,
  minionsOf,
} from '../query/minions.ts';
import { isRestricted } from '../query/stats.ts';
import { type CardId, type CardInPlay, NONE, type Seat } from '../state/types.ts';
import {
  actOnOption,
  actOption,
  type BasicAction,
  type Offers,
  type Option,
  type OptionOf,
  type TargetedAction,
  type UntargetedAction,
} from '../table/options.ts';
import { courseOf } from '../table/stack.ts';
import { findCard, indexOf, type Reason, reason, type Table } from '../table/table.ts';
import { ACTIONS } from './actions.ts';
import { contextFor, whyCannotCompletePlay } from './draft.ts';
import { makesVampire } from './newvampire.ts';

/** Minion phase: which minions may act, and the actions offered (rulebook p.18-20). Each action has its own file. */

const WHY = {
  notReady: reason('R-ACTION-01', 'notReady'),
  locked: reason('R-ACTION-01', 'locked'),
  notYourTurn: reason('R-ACTION-01', 'notYourMinionPhase'),
  justRecruited: reason('R-ALLY-02', 'justRecruited'),
  cannotAct: reason('R-TERM-12', 'cannotAct'),
  notThisKind: reason('R-TERM-12', 'cannotTakeThisAction'),
  torpor: reason('R-TORPOR-09', 'onlyLeaveTorpor'),
  sameCard: reason('R-ACTION-14', 'sameActionCard'),
  sameCopy: reason('R-ACTION-15', 'sameCardInPlay'),
  mandatoryFirst: reason('R-HUNT-03', 'mandatoryFirst'),
  otherMandatory: reason('R-ACTION-07', 'mandatoryOnly'),
  stuck: reason('R-ACTION-08', 'stuck'),
  notInTorpor: reason('R-TORPOR-01', 'notInTorpor'),
  underWay: reason('R-ACTION-01', 'actionUnderWay'),
  sterile: reason('R-TRAIT-14', 'sterile'),
} as const;

/** A mandatory action: its ledger key for the turn, and the use that performs it (null for a basic action). */
interface Duty {
  readonly key: number;
  readonly use: CompiledUse | null;
  /** The card that makes the action mandatory: the minion itself or a card on it. */
  readonly card: CardId;
}

function mandatoryActions(t: Table, minion: CardId): Duty[] {
  const duties: Duty[] = [];
  // R-TORPOR-09: in torpor only one action exists, so mandatory actions of ready minions do not apply
  if (!isReady(t, minion)) return duties;
  // R-HUNT-02: hunting is mandatory for a ready unlocked vampire with no blood
  if (isVampire(t, minion) && countersOn(t, minion) === 0)
    duties.push({ key: KEY.hunt, use: null, card: minion });
  // R-ACTION-06: or for one that must hunt this turn, until it has done so
  else if (isMadeToHunt(t, minion)) duties.push({ key: KEY.hunt, use: null, card: minion });
  // R-ACTION-06: mandatory by its own text or by a card on it
  for (const { card, use } of indexOf(t).mandatory)
    if (isDutyOf(t, minion, card, use)) duties.push({ key: useKey(use.index, card), use, card });
  return duties;
}

const isMadeToHunt = (t: Table, minion: CardId): boolean =>
  t.pool.words.has('mustHunt') && isRestricted(t, 'mustHunt', minion) && !marked(t, 'turn', minion, KEY.hunt);

/** Does this mandatory action apply to the minion: from its own text, or from its controller's card on it? */
function isDutyOf(t: Table, minion: CardId, card: CardId, use: CompiledUse): boolean {
  if (use.by === 'self') return card === minion;
  const inPlay = findCard(t, card);
  return inPlay?.host === minion && inPlay.controller === controllerOf(t, minion);
}

function isStuck(t: Table, minion: CardId, duties: readonly Duty[]): boolean {
  // R-ACTION-08: two different mandatory actions
  if (duties.length >= 2) return true;
  const [duty] = duties;
  return duty !== undefined && !canPerform(t, minion, duty);
}

function canPerform(t: Table, minion: CardId, { key, use, card: source }: Duty): boolean {
  const card = findCard(t, minion);
  if (!card || card.actsFrom > t.state.turn) return false;
  // R-ACTION-08: or a mandatory action it cannot take: already done, forbidden, unpayable or without a target
  if (marked(t, 'turn', minion, key) || isRestricted(t, 'act', minion)) return false;
  if (isForbidden(t, minion, use?.text.action?.kind ?? 'hunt')) return false;
  return (
    use === null || whyCannotCompletePlay(t, contextFor(card.controller, use, source, minion), use) === null
  );
}

/** Does the minion still have a mandatory action it can take this phase? */
function hasMandatory(t: Table, minion: CardId): boolean {
  if (isLocked(t, minion)) return false;
  const duties = mandatoryActions(t, minion);
  return duties.length > 0 && !isStuck(t, minion, duties);
}

/** The phase cannot end while a mandatory action can still be taken. */
export function mandatoryDone(t: Table, seat: Seat): boolean {
  // R-HUNT-02, R-ACTION-06: a mandatory action must be performed
  if (seat !== t.state.active || !minionsOf(t, seat).some((minion) => hasMandatory(t, minion))) return true;
  const out: Option[] = [];
  offerActions(t, seat, out);
  t.book.offerUses(t, seat, 'minion', out);
  return out.length === 0;
}

/** Checks common to all actions. `duty`: the key of the mandatory action this would perform, or NONE. */
function whyCannotActNow(t: Table, minion: CardId, kind: ActionKind, duty: number): Reason | null {
  const card = findCard(t, minion);
  if (!card || card.controller !== t.state.active || t.state.phase !== 'minion') return WHY.notYourTurn;
  const duties = mandatoryActions(t, minion);
  const why = whyCannotTakeAction(t, card, kind, duty, duties);
  if (why !== null || duties.length > 0) return why;
  // R-ACTION-06, R-HUNT-03: mandatory actions come first
  for (const other of minionsOf(t, card.controller))
    if (other !== minion && hasMandatory(t, other)) return WHY.mandatoryFirst;
  return null;
}

/** The restrictions on kinds of actions; diablerie has rules of its own. */
const FORBIDDING: Partial<Readonly<Record<ActionKind, (t: Table, minion: CardId) => boolean>>> = {
  bleed: (t, minion) => isRestricted(t, 'bleedAction', minion),
  hunt: (t, minion) => isRestricted(t, 'huntAction', minion),
  equip: (t, minion) => isRestricted(t, 'equipAction', minion),
  employ: (t, minion) => isRestricted(t, 'employAction', minion),
  recruit: (t, minion) => isRestricted(t, 'recruitAction', minion),
  political: (t, minion) => isRestricted(t, 'politicalAction', minion),
};

/** R-TERM-12: does a card forbid this minion actions of this kind? */
const isForbidden = (t: Table, minion: CardId, kind: ActionKind): boolean =>
  FORBIDDING[kind]?.(t, minion) === true;

/** Checks that apply in any phase of any turn. */
function whyCannotTakeAction(
  t: Table,
  card: CardInPlay,
  kind: ActionKind,
  duty: number,
  duties: readonly Duty[],
): Reason | null {
  if (kind === 'leaveTorpor') {
    if (card.region !== 'torpor') return WHY.notInTorpor;
  } else if (card.region === 'torpor') {
    // R-TORPOR-09: leaving torpor is the only action in torpor
    return WHY.torpor;
  } else if (card.region !== 'ready') return WHY.notReady;
  // R-ACTION-01: only ready unlocked minions can act
  if (card.locked) return WHY.locked;
  // R-ALLY-02: an ally cannot act on the turn it is recruited
  if (card.actsFrom > t.state.turn) return WHY.justRecruited;
  if (isRestricted(t, 'act', card.id)) return WHY.cannotAct;
  if (isForbidden(t, card.id, kind)) return WHY.notThisKind;
  if (duties.length === 0) return null;
  if (isStuck(t, card.id, duties)) return WHY.stuck;
  // R-ACTION-07: a minion with a mandatory action cannot take any other
  return duties.some(({ key }) => key === duty) ? null : WHY.otherMandatory;
}

/** An immediate action from a card's text, in anyone's turn, but never during another action (docs/RULES.md). */
export function whyCannotActAtOnce(t: Table, minion: CardId, kind: 'bleed' | 'hunt'): Reason | null {
  const card = findCard(t, minion);
  if (!card) return WHY.notReady;
  if (courseOf(t) !== NONE) return WHY.underWay;
  const duty = kind === 'hunt' ? KEY.hunt : NONE;
  const why = whyCannotTakeAction(t, card, kind, duty, mandatoryActions(t, minion));
  return why ?? ACTIONS[kind].whyNot(t, minion, card.controller);
}

/** Why a minion cannot take an action with a card from hand or in play. */
export function whyCannotActWithCard(
  t: Table,
  minion: CardId,
  use: CompiledUse,
  card: CardId,
): Reason | null {
  const text = use.text.action;
  if (!text || minion === NONE) return WHY.notReady;
  const duty = text.kind === 'hunt' ? KEY.hunt : text.mandatory ? useKey(use.index, card) : NONE;
  const whyNotNow = whyCannotActNow(t, minion, text.kind, duty);
  if (whyNotNow !== null) return whyNotNow;
  const asVampire = isVampire(t, minion) || playsAsVampire(t, minion, use.requires.disciplines);
  // R-TRAIT-14: a sterile vampire cannot take an action that puts a new vampire into play
  if (makesVampire(t, use) && hasTrait(t, minion, 'sterile')) return WHY.sterile;
  // R-ACTION-14: not two action cards of the same name in a turn, even if the minion unlocks
  if (use.fromHand && marked(t, 'turn', minion, cardNameKey(use.def))) return WHY.sameCard;
  // R-ACTION-15: nor the same action of one copy of a card in play
  if (!use.fromHand && marked(t, 'turn', minion, useKey(use.index, card))) return WHY.sameCopy;
  return ACTIONS[text.kind].whyNotBy?.(t, minion, asVampire) ?? null;
}

/** Why a minion cannot take a basic action, or null if it can. */
export function whyCannotTakeBasicAction(t: Table, minion: CardId, kind: BasicAction): Reason | null {
  const why = whyCannotActNow(t, minion, kind, kind === 'hunt' ? KEY.hunt : NONE);
  return why ?? ACTIONS[kind].whyNot(t, minion, t.state.active);
}

/** Does this seat have a minion that could act or must act? */
export const couldAct = (t: Table, seat: Seat): boolean => seat === t.state.active && hasUnlocked(t, seat);

/** The order in which actions are offered. */
const UNTARGETED: readonly UntargetedAction[] = ['bleed', 'hunt', 'leaveTorpor', 'becomeAnarch'];
const TARGETED: readonly TargetedAction[] = ['equip', 'rescue', 'diablerise', 'enterCombat'];

/** The verbs of the minion phase: the actions that need no card. */
export function offerActions(t: Table, seat: Seat, out: Offers<OptionOf<'act'>>): void {
  if (seat !== t.state.active) return;
  for (const minion of minionsOf(t, seat)) {
    if (isLocked(t, minion)) continue;
    // One check serves all actions except leaving torpor and hunting, which may be mandatory.
    const mayAct = whyCannotActNow(t, minion, 'special', NONE) === null;
    for (const kind of UNTARGETED) {
      const can =
        kind === 'hunt' || kind === 'leaveTorpor'
          ? whyCannotTakeBasicAction(t, minion, kind) === null
          : mayAct && !isForbidden(t, minion, kind) && ACTIONS[kind].whyNot(t, minion, seat) === null;
      if (can) out.push(actOption(kind, minion));
    }
    if (!mayAct) continue;
    for (const kind of TARGETED) {
      const { whyNot, targets } = ACTIONS[kind];
      if (isForbidden(t, minion, kind) || whyNot(t, minion, seat) !== null) continue;
      for (const target of targets(t, minion)) out.push(actOnOption(kind, minion, target));
    }
  }
}
