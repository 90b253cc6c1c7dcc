import {
  bind,
  changeControl,
  drawCard,
  drawCrypt,
  leavePlay,
  lock,
  moveRegion,
  toHand,
  toUncontrolled,
  unlock,
} from '../atoms/cards.ts';
import {
  addCounters,
  burnCounters,
  burnPool,
  countersToPool,
  gainPool,
  moveCounters,
  poolToCounters,
  takeEdge,
} from '../atoms/counters.ts';
import { addRow, belong, keywordKey, mark } from '../atoms/rows.ts';
import { clanName } from '../language/aliases.ts';
import { type Effect, type Scope, SECTS, type SeatNoun } from '../language/language.ts';
import { countsAsVampire } from '../query/asvampire.ts';
import { allHold } from '../query/conditions.ts';
import { canFight, controllerOf, isReady, isVampire } from '../query/minions.ts';
import { amountOf, cardOf, seatOf, seatsOf } from '../query/nouns.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { beginBasic, retarget } from '../rules/action.ts';
import { cancelCard } from '../rules/asplayed.ts';
import { whyNotAttempt } from '../rules/block.ts';
import { burnCard, burnerBy } from '../rules/burn.ts';
import { candidates } from '../rules/candidates.ts';
import { endCombat } from '../rules/combat.ts';
import { arrive, changedHands } from '../rules/contest.ts';
import { pay, whyNotPayable } from '../rules/cost.ts';
import { goToTorpor } from '../rules/damage.ts';
import { barFromAgain, whyNotAtOnce } from '../rules/minionphase.ts';
import { ballotsGained, cancelVotes, forceVotes, votesGained } from '../rules/politics.ts';
import { newHosts } from '../rules/steal.ts';
import { dealDamage } from '../rules/strike.ts';
import { giveTitle, loseTitle } from '../rules/titles.ts';
import { whyNotDiablerie } from '../rules/traits.ts';
import { cloneCast } from '../state/clone.ts';
import {
  type Belonging,
  type CardId,
  type Cast,
  type CombatFrame,
  DIRTY,
  type EffectFrame,
  NONE,
  type RowKind,
  type Seat,
  seatTarget,
  type Target,
} from '../state/types.ts';
import { combatFrame, diablerieFrame } from '../table/frames.ts';
import { currentAction, currentCombat, push, raise } from '../table/stack.ts';
import { defOf, EngineError, findCard, seatState, type Table } from '../table/table.ts';

import { cardsOf, discardChoices, go, runScript, subjectsOf } from './script.ts';
import { mustShare } from './share.ts';

/** The one interpreter of the card language: what each verb does. */

/** R-CONTEST-11: what lasts while a card is in play does not begin if the card was burned as it came. */
const canLast = (t: Table, cast: Cast, scope: Scope): boolean =>
  scope !== 'inPlay' || findCard(t, cast.card) !== undefined;

function addRows(
  t: Table,
  cast: Cast,
  kind: RowKind,
  e: Extract<Effect, { do: 'modify' | 'grant' | 'restrict' }>,
  amount: number,
): void {
  const what = e.do === 'modify' ? e.stat : e.do === 'grant' ? e.grant : e.what;
  const use = t.pool.uses[cast.use];
  const limited = e.do === 'modify' && e.stat === 'bleed' && use?.type === 'modifier' && !e.unlimited;
  if (!canLast(t, cast, e.for)) return;
  const uses = e.do === 'grant' ? (e.uses ?? 1) : e.do === 'modify' && e.once ? 1 : NONE;
  const subjects = subjectsOf(t, cast, e.who);
  const alsoLater = e.do === 'modify' && e.alsoLater === true;
  for (const subject of alsoLater ? [NONE] : subjects)
    addRow(t, {
      kind,
      what,
      subject,
      amount,
      node: t.pool.nodeOf.get(e) ?? NONE,
      cast: cloneCast(cast),
      scope: e.for,
      uses,
      limited,
    });
  for (const subject of subjects) {
    if (e.do === 'modify' && e.stat === 'votes' && e.for === 'referendum')
      votesGained(t, subject, amount, cast.card, e.side === undefined ? 0 : sideOf(e.side));
    if (e.do === 'modify' && e.stat === 'ballots' && e.for === 'referendum')
      ballotsGained(t, subject, amount);
  }
}

const sideOf = (side: 'for' | 'against'): 1 | -1 => (side === 'for' ? 1 : -1);

/** What a card belongs to from now on. */
function addBelonging(
  t: Table,
  cast: Cast,
  e: Extract<Effect, { do: 'sect' | 'clan' | 'trait' }>,
  what: Belonging,
  amount: number,
): void {
  if (!canLast(t, cast, e.for)) return;
  const node = t.pool.nodeOf.get(e) ?? NONE;
  for (const subject of cardsOf(t, cast, e.who)) belong(t, cast, subject, what, amount, e.for, node);
}

function burn(t: Table, cast: Cast, id: CardId): void {
  burnCard(t, id, burnerBy(t, cast, id));
}

/** To the ready region: from torpor, or into play. */
function toReady(t: Table, id: CardId): void {
  const comesIntoPlay = findCard(t, id)?.region === 'uncontrolled';
  moveRegion(t, id, 'ready');
  if (comesIntoPlay) arrive(t, id);
}

function takeControl(t: Table, id: CardId, seat: Seat): void {
  changeControl(t, id, seat);
  changedHands(t, id);
}

export function interpret(t: Table, f: EffectFrame, e: Effect): void {
  const { cast } = f;
  switch (e.do) {
    case 'modify':
      addRows(t, cast, 'stat', e, amountOf(t, cast, e.amount));
      return go(f);
    case 'grant':
      addRows(t, cast, 'grant', e, e.amount === undefined ? 1 : amountOf(t, cast, e.amount));
      return go(f);
    case 'restrict':
      addRows(t, cast, 'restriction', e, 0);
      return go(f);
    case 'schedule': {
      if (!canLast(t, cast, e.for)) return go(f);
      const subjects = e.about === undefined ? [NONE] : subjectsOf(t, cast, e.about);
      for (const subject of subjects) {
        addRow(t, {
          kind: 'schedule',
          what: e.at,
          subject,
          amount: 0,
          node: t.pool.nodeOf.get(e) ?? NONE,
          cast: cloneCast(cast),
          scope: e.for,
          uses: e.once ? 1 : NONE,
          limited: false,
        });
      }
      return go(f);
    }
    case 'gainBlood':
      if (e.toPool !== undefined && amountOf(t, cast, e.amount) > 0) {
        f.step = 'toPool';
        return;
      }
      for (const id of cardsOf(t, cast, e.who)) {
        addCounters(t, id, amountOf(t, cast, e.amount));
        if (e.onlyOneEachTurn) mark(t, 'turn', id, keywordKey(t, e.onlyOneEachTurn));
      }
      return go(f);
    case 'burnBlood':
      for (const id of cardsOf(t, cast, e.who)) burnCounters(t, id, amountOf(t, cast, e.amount));
      return go(f);
    case 'moveBlood': {
      const [from] = cardsOf(t, cast, e.from);
      if (from === undefined) return go(f);
      const amount = amountOf(t, cast, e.amount);
      if (e.to === 'pool') countersToPool(t, from, cast.seat, amount);
      else for (const to of cardsOf(t, cast, e.to)) moveCounters(t, from, to, amount);
      return go(f);
    }
    case 'poolToCard':
      for (const to of cardsOf(t, cast, e.to))
        for (const seat of seatsOf(t, cast, e.who).slice(0, 1))
          poolToCounters(t, seat, to, amountOf(t, cast, e.amount));
      return go(f);
    case 'gainPool':
      for (const seat of seatsOf(t, cast, e.who)) gainPool(t, seat, amountOf(t, cast, e.amount, seat));
      return go(f);
    case 'burnPool': {
      // What all of them burn is counted before anybody has.
      const amounts = seatsOf(t, cast, e.who).map(
        (seat) => [seat, amountOf(t, cast, e.amount, seat)] as const,
      );
      for (const [seat, amount] of amounts) burnPool(t, seat, amount);
      return go(f);
    }
    case 'movePool':
      // ruling:101353#2: of too little pool, who used the card says how much each is given
      if (mustShare(t, cast, e)) {
        f.list = [];
        f.step = 'share';
        return;
      }
      for (const from of seatsOf(t, cast, e.from))
        for (const to of seatsOf(t, cast, e.to))
          gainPool(t, to, burnPool(t, from, amountOf(t, cast, e.amount, to)));
      return go(f);
    case 'burnMix':
      f.count = amountOf(t, cast, e.amount);
      if (f.count <= 0 || seatsOf(t, cast, e.who).length === 0) return go(f);
      f.step = 'mix';
      return;
    case 'lock':
      for (const id of cardsOf(t, cast, e.who)) lock(t, id);
      return go(f);
    case 'unlock':
      for (const id of cardsOf(t, cast, e.who)) unlock(t, id);
      return go(f);
    case 'burn':
      for (const id of cardsOf(t, cast, e.who)) burn(t, cast, id);
      return go(f);
    case 'remove':
      for (const id of cardsOf(t, cast, e.who)) leavePlay(t, id, 'removed');
      return go(f);
    case 'toTorpor':
      for (const id of cardsOf(t, cast, e.who)) {
        if (!isReady(t, id)) continue;
        // R-MINION-14: an ally that counts as a vampire is burned instead
        if (!isVampire(t, id) && countsAsVampire(t, cast, id)) burn(t, cast, id);
        else goToTorpor(t, id);
      }
      return go(f);
    case 'toReady':
      for (const id of cardsOf(t, cast, e.who)) if (isVampire(t, id)) toReady(t, id);
      return go(f);
    case 'control':
      // R-TERM-07: control changes only through effects that say so
      for (const id of cardsOf(t, cast, e.who))
        for (const seat of seatsOf(t, cast, e.to).slice(0, 1)) takeControl(t, id, seat);
      return go(f);
    case 'bind':
      if (findCard(t, cast.card)) bind(t, cast.card, e.slot, subjectsOf(t, cast, e.to)[0] ?? NONE);
      return go(f);
    case 'title':
      for (const id of cardsOf(t, cast, e.who)) giveTitle(t, id, e.title, e.city ?? '');
      return go(f);
    case 'loseTitle':
      for (const id of cardsOf(t, cast, e.who)) loseTitle(t, id);
      return go(f);
    case 'sect':
      addBelonging(t, cast, e, 'sect', SECTS.indexOf(e.sect));
      return go(f);
    case 'clan':
      addBelonging(t, cast, e, 'clan', t.pool.clans.indexOf(clanName(e.clan)));
      return go(f);
    case 'trait':
      addBelonging(t, cast, e, 'trait', 0);
      return go(f);
    case 'toUncontrolled':
      for (const id of cardsOf(t, cast, e.who)) {
        // A library card has no place in an uncontrolled region.
        if (defOf(t, id).card.kind === 'vampire') toUncontrolled(t, id);
        else if (isVampire(t, id)) burn(t, cast, id);
      }
      return go(f);
    case 'steal':
      for (const id of cardsOf(t, cast, e.who)) {
        // R-GLOSS-15: nobody steals from themselves
        if (controllerOf(t, id) === cast.seat) continue;
        // R-GLOSS-15: for good, and in the region where it is
        takeControl(t, id, cast.seat);
        if (newHosts(t, cast.seat, id).length === 0) continue;
        f.step = 'stolen';
        return;
      }
      return go(f);
    case 'act': {
      go(f);
      const id = cardOf(t, cast, e.who);
      if (whyNotAtOnce(t, id, e.action) === null) beginBasic(t, controllerOf(t, id), id, e.action, NONE);
      return;
    }
    case 'cancel':
      cancelCard(t);
      return go(f);
    case 'takeEdge':
      for (const seat of seatsOf(t, cast, e.who).slice(0, 1)) takeEdge(t, seat);
      return go(f);
    case 'burnEdge':
      takeEdge(t, NONE);
      return go(f);
    case 'draw': {
      for (const seat of seatsOf(t, cast, e.who))
        for (let n = amountOf(t, cast, e.amount); n > 0; n--) drawCard(t, seat);
      t.state.dirty |= DIRTY.hand;
      return go(f);
    }
    case 'drawCrypt':
      for (const seat of seatsOf(t, cast, e.who))
        for (let n = amountOf(t, cast, e.amount); n > 0; n--) drawCrypt(t, seat);
      return go(f);
    case 'discard': {
      f.count = amountOf(t, cast, e.amount);
      const [seat] = seatsOf(t, cast, e.who);
      if (seat === undefined || f.count <= 0 || discardChoices(t, seat, e).length === 0) return go(f);
      f.step = 'discard';
      return;
    }
    case 'search':
      f.step = 'search';
      return;
    case 'ashToHand': {
      const id = cast.picks[e.card] ?? NONE;
      if (seatState(t, cast.seat).ashHeap.includes(id)) toHand(t, id);
      return go(f);
    }
    case 'redirect': {
      go(f);
      const [seat] = seatsOf(t, cast, e.to);
      if (seat === undefined) return;
      // R-BLOCK-07: changing the target reopens block attempts
      return retarget(t, seat);
    }
    case 'attemptBlock': {
      go(f);
      const action = currentAction(t);
      const id = cardOf(t, cast, e.who);
      if (action && action.blocker !== id && whyNotAttempt(t, action, id, false) === null)
        raise(t, 'attemptBlock', id);
      return;
    }
    case 'endAction': {
      go(f);
      const action = currentAction(t);
      if (e.notAgain && action) barFromAgain(t, action);
      // R-RESOLVE-04: ended before the block is resolved: neither of its results happens
      return raise(t, 'endAction');
    }
    case 'enterCombat': {
      go(f);
      const first = cardOf(t, cast, e.first);
      const second = cardOf(t, cast, e.second);
      if (canFight(t, first, second)) push(t, combatFrame(first, second));
      return;
    }
    case 'damage':
      go(f);
      return dealDamage(t, f.script, cast, e);
    case 'endCombat': {
      go(f);
      const combat = currentCombat(t);
      if (combat) endCombat(t, combat);
      return;
    }
    case 'exchangeRoles': {
      const combat = currentCombat(t);
      if (combat) exchangeRoles(combat);
      return go(f);
    }
    case 'nextRoundAt': {
      const combat = currentCombat(t);
      // ruling:G00127#2: what has set the range of that round first stands
      if (combat?.nextRange === 'open') combat.nextRange = e.range;
      return go(f);
    }
    case 'additionalStrikes': {
      const combat = currentCombat(t);
      if (combat) gainStrikes(combat, cast.by, amountOf(t, cast, e.amount), e.unlimited ?? false);
      return go(f);
    }
    case 'cancelVotes':
      cancelVotes(t, cardOf(t, cast, e.who));
      return go(f);
    case 'forceVotes':
      forceVotes(t, cardOf(t, cast, e.who), sideOf(e.side));
      return go(f);
    case 'diablerise': {
      go(f);
      const victim = cardOf(t, cast, e.who);
      // R-TRAIT-03: a card makes no diablerist of who is Blood Cursed
      if (whyNotDiablerie(t, cast.by) !== null) return;
      // R-DIAB-04: nor of an ally, unless it plays the card as a vampire
      if (!countsAsVampire(t, cast, cast.by)) return;
      if (findCard(t, victim)?.region === 'torpor' && isReady(t, cast.by))
        push(t, diablerieFrame(cast.by, victim));
      return;
    }
    case 'gate':
      return passGate(t, f, e);
    case 'choose': {
      const list: Target[] = [];
      candidates(t, cast, e.pick, list);
      if (list.length === 0 || isNobody(t, cast, e.who)) return go(f);
      f.step = 'pick';
      return;
    }
    case 'each':
      f.list =
        e.of === 'everyone' || e.of === 'everyoneElse'
          ? clockwiseFrom(t, cast.seat)
              .filter((s) => e.of === 'everyone' || s !== cast.seat)
              .map(seatTarget)
          : cardsOf(t, cast, e.of);
      f.step = 'each';
      return;
    default:
      throw new EngineError(`No rule interprets ${JSON.stringify(e)}.`);
  }
}

/** Whoever was to choose or to pay is gone. */
const isNobody = (t: Table, cast: Cast, who: SeatNoun | undefined): boolean =>
  who !== undefined && seatsOf(t, cast, who).length === 0;

/** May, if you do, unless, pay: one gate with one order: check, offer, pay, branch. */
function passGate(t: Table, f: EffectFrame, e: Extract<Effect, { do: 'gate' }>): void {
  const { cast } = f;
  if (isNobody(t, cast, e.who)) return go(f);
  const payer: Cast = e.who === undefined ? cast : { ...cast, seat: seatOf(t, cast, e.who) };
  const open =
    (e.if === undefined || allHold(t, cast, e.if)) &&
    (e.pay === undefined || whyNotPayable(t, payer, e.pay, undefined) === null);
  if (open && e.may) {
    f.step = 'may';
    return;
  }
  go(f);
  if (open) {
    if (e.pay) pay(t, payer, e.pay, undefined);
    runScript(t, e.effects, cast);
  } else if (e.else) runScript(t, e.else, cast);
}

function exchangeRoles(combat: CombatFrame): void {
  const { first, strike1, committed1, extra1, gained1, lost1 } = combat;
  combat.first = combat.second;
  combat.strike1 = combat.strike2;
  combat.committed1 = combat.committed2;
  combat.extra1 = combat.extra2;
  combat.gained1 = combat.gained2;
  combat.lost1 = combat.lost2;
  combat.second = first;
  combat.strike2 = strike1;
  combat.committed2 = committed1;
  combat.extra2 = extra1;
  combat.gained2 = gained1;
  combat.lost2 = lost1;
}

function gainStrikes(combat: CombatFrame, minion: CardId, amount: number, unlimited: boolean): void {
  if (combat.first === minion) {
    combat.extra1 += amount;
    combat.gained1 ||= !unlimited;
  } else if (combat.second === minion) {
    combat.extra2 += amount;
    combat.gained2 ||= !unlimited;
  }
}
