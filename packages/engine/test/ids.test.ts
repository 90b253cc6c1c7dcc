import { type Game, newGame, type Option, type OptionOf, type Verb } from '@methuselah/engine';
import { NONE, optionId, seatTarget, tableOf } from '@methuselah/engine/internal';
import { testSetup } from '@methuselah/testkit';
import { describe, expect, it } from 'vitest';

/** Records consist of option ids, so an id never changes, whatever the engine calls the option. */

const game: Game = newGame(testSetup(1, 2));
const { pool, state } = tableOf(game);
const card = (id: number): string => `d${pool.cards[state.def[id] ?? NONE]?.card.id}`;
const inHand = state.seats[0]?.hand[0] ?? NONE;
const inLibrary = state.seats[0]?.library[0] ?? NONE;
const inCrypt = state.seats[0]?.crypt[0] ?? NONE;
const [use] = pool.uses;
if (use === undefined) throw new Error('The pool has no uses.');

const IDS: { readonly [V in Verb]: readonly (readonly [OptionOf<V>, string])[] } = {
  pass: [[{ verb: 'pass' }, 'pass']],
  play: [
    [{ verb: 'play', use: use.index, card: inHand, minion: 7 }, `play/u${use.key}/${card(inHand)}/b7`],
    [{ verb: 'play', use: use.index, card: inHand, minion: NONE }, `play/u${use.key}/${card(inHand)}`],
  ],
  use: [[{ verb: 'use', use: use.index, card: 5, minion: 7 }, `use/u${use.key}/c5/b7`]],
  edgePool: [[{ verb: 'edgePool' }, 'edgePool']],
  contest: [[{ verb: 'contest', card: 5 }, 'contest/c5']],
  yieldCard: [[{ verb: 'yieldCard', card: 5 }, 'yield/c5']],
  contestTitle: [[{ verb: 'contestTitle', vampire: 5 }, 'contest/b5']],
  yieldTitle: [[{ verb: 'yieldTitle', vampire: 5 }, 'yield/b5']],
  burnOption: [[{ verb: 'burnOption', card: inHand }, `burnOption/${card(inHand)}`]],
  unlock: [[{ verb: 'unlock', minion: 5 }, 'unlock/b5']],
  withdraw: [[{ verb: 'withdraw' }, 'withdraw']],
  mark: [[{ verb: 'mark', minion: 5 }, 'mark/t5']],
  transfer: [[{ verb: 'transfer', vampire: 5 }, 'transfer/c5']],
  takeBack: [[{ verb: 'takeBack', vampire: 5 }, 'takeBack/c5']],
  bringOut: [[{ verb: 'bringOut', vampire: 5 }, 'bringOut/c5']],
  merge: [[{ verb: 'merge', incoming: 5, inPlay: 7 }, 'merge/c5/b7']],
  drawCrypt: [[{ verb: 'drawCrypt' }, 'drawCrypt']],
  discard: [[{ verb: 'discard', card: inHand }, `discard/${card(inHand)}`]],
  act: [
    [{ verb: 'act', action: 'bleed', minion: 7 }, 'act/u0/b7'],
    [{ verb: 'act', action: 'hunt', minion: 7 }, 'act/u1/b7'],
    [{ verb: 'act', action: 'equip', minion: 7, target: 5 }, 'act/u2/b7/t5'],
    [{ verb: 'act', action: 'leaveTorpor', minion: 7 }, 'act/u3/b7'],
    [{ verb: 'act', action: 'rescue', minion: 7, target: 5 }, 'act/u4/b7/t5'],
    [{ verb: 'act', action: 'diablerise', minion: 7, target: 5 }, 'act/u5/b7/t5'],
    [{ verb: 'act', action: 'becomeAnarch', minion: 7 }, 'act/u6/b7'],
    [{ verb: 'act', action: 'enterCombat', minion: 7, target: 5 }, 'act/u7/b7/t5'],
  ],
  block: [[{ verb: 'block', minion: 7 }, 'block/b7']],
  sendSlave: [[{ verb: 'sendSlave', slave: 7 }, 'sendSlave/b7']],
  maneuver: [[{ verb: 'maneuver', minion: 7, card: 5, grant: 3 }, 'maneuver/c5/b7/n3']],
  press: [[{ verb: 'press', minion: 7, card: 5, grant: 3 }, 'press/c5/b7/n3']],
  prevent: [[{ verb: 'prevent', minion: 7, card: 5, grant: 3 }, 'prevent/c5/b7/n3']],
  preventKinds: [
    [{ verb: 'preventKinds', minion: 7, aggravated: 1, normal: 2 }, 'prevent/b7/n1'],
    [{ verb: 'preventKinds', minion: 7, aggravated: 0, normal: 2 }, 'prevent/b7'],
  ],
  handStrike: [[{ verb: 'handStrike', minion: 7 }, 'strike/b7']],
  grantedStrike: [[{ verb: 'grantedStrike', minion: 7, card: 5, grant: 3 }, 'strike/c5/b7/n3']],
  committedStrike: [
    [{ verb: 'committedStrike', minion: 7, use: use.index, weapon: 5 }, `strike/u${use.key}/c5/b7`],
    [{ verb: 'committedStrike', minion: 7, use: use.index, weapon: NONE }, `strike/u${use.key}/b7`],
  ],
  aim: [
    [{ verb: 'aim', minion: 7, target: inCrypt }, `pick/c${inCrypt}/b7`],
    [{ verb: 'aim', minion: 7, target: NONE }, 'pick/b7'],
  ],
  cast: [
    [{ verb: 'cast', minion: 7, side: 'for' }, 'cast/b7/t7/n1'],
    [{ verb: 'cast', minion: 7, side: 'against' }, 'cast/b7/t7/n-1'],
  ],
  castOwn: [[{ verb: 'castOwn', seat: 1, card: 5, side: 'against' }, 'cast/c5/s1/n-1']],
  burnForVote: [[{ verb: 'burnForVote', card: inHand, side: 'for' }, `burnForVote/${card(inHand)}/n1`]],
  edgeVote: [[{ verb: 'edgeVote', side: 'against' }, 'edgeVote/n-1']],
  pick: [
    [{ verb: 'pick', target: inCrypt }, `pick/c${inCrypt}`],
    [{ verb: 'pick', target: inHand }, `pick/${card(inHand)}`],
    [{ verb: 'pick', target: seatTarget(1) }, 'pick/s1'],
    [{ verb: 'pick', target: NONE }, 'pick'],
  ],
  takeEquipment: [[{ verb: 'takeEquipment', equipment: 5 }, 'pick/c5']],
  moveTo: [[{ verb: 'moveTo', host: 5 }, 'pick/c5']],
  awardTrophy: [[{ verb: 'awardTrophy', trophy: 5 }, 'pick/c5']],
  givePoint: [
    [{ verb: 'givePoint', target: seatTarget(1) }, 'pick/s1'],
    [{ verb: 'givePoint', target: NONE }, 'pick'],
  ],
  x: [
    [{ verb: 'x', x: 2 }, 'x/n2'],
    [{ verb: 'x', x: 0 }, 'x'],
  ],
  toPool: [[{ verb: 'toPool', amount: 2 }, 'x/n2']],
  payPool: [[{ verb: 'payPool', seat: 1 }, 'pay/s1/n1']],
  payBlood: [[{ verb: 'payBlood', vampire: 7 }, 'pay/b7/n1']],
  payCost: [
    [{ verb: 'payCost', payer: seatTarget(1) }, 'pay/s1/n1'],
    [{ verb: 'payCost', payer: 7 }, 'pay/b7/t7/n1'],
  ],
  shareRescue: [
    [{ verb: 'shareRescue', rescuer: 7, rescuerPays: 1, rescued: 5, rescuedPays: 1 }, 'pay/c5/b7/n1'],
    [{ verb: 'shareRescue', rescuer: 7, rescuerPays: 2, rescued: 5, rescuedPays: 0 }, 'pay/c5/b7'],
  ],
  no: [[{ verb: 'no' }, 'no']],
  yes: [[{ verb: 'yes', card: 5, minion: 7 }, 'yes/c5/b7']],
  searchFor: [[{ verb: 'searchFor', vampire: 7 }, 'yes/b7']],
  diablerise: [[{ verb: 'diablerise', diablerist: 7, victim: 5 }, 'yes/c5/b7']],
  findCard: [
    [{ verb: 'findCard', card: inLibrary, use: NONE }, `pick/${card(inLibrary)}`],
    [{ verb: 'findCard', card: inLibrary, use: use.index }, `pick/u${use.key}/${card(inLibrary)}`],
  ],
  fetchCard: [
    [{ verb: 'fetchCard', card: inLibrary, from: 'library' }, `pick/${card(inLibrary)}/n1`],
    [{ verb: 'fetchCard', card: inCrypt, from: 'ashHeap' }, `pick/c${inCrypt}/n2`],
    [{ verb: 'fetchCard', card: inHand, from: 'hand' }, `pick/${card(inHand)}/n3`],
  ],
  order: [
    [
      { verb: 'order', node: 9, card: 5, minion: 7, subject: seatTarget(1), place: 2 },
      'order/u101/1:do.1/c5/b7/s1/n2',
    ],
    [{ verb: 'order', node: 9, card: 5, minion: NONE, subject: 5, place: 0 }, 'order/u101/1:do.1/c5'],
  ],
};

describe('the id of an option', () => {
  const all: readonly (readonly [Option, string])[] = Object.values(IDS).flat();
  it.each(all)('$verb', (option, id) => {
    expect(optionId(tableOf(game), option)).toBe(id);
  });
});
