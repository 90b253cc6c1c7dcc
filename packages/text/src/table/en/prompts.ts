import type { ActionKind } from '@methuselah/engine/language';
import { plural, possessive, range } from '../../language/en/grammar.ts';
import { TERM_WORDS } from '../../language/en/terms.ts';
import type { ActionFacts, CombatFacts, PhaseFacts, PollFacts, TableWords } from '../words.ts';

const OR_PASS = 'play a card, or pass';
const phase =
  (name: string, own: (left: number) => string) =>
  (f: PhaseFacts): string =>
    f.own
      ? `${name}: ${own(f.left)}${f.mayEnd ? ', or end the phase' : ''}`
      : `${name} of ${f.active}: use an effect, or pass`;
const KINDS: Readonly<Record<ActionKind, string>> = {
  ...TERM_WORDS.actions,
  equip: 'equip action',
  employ: 'employ action',
  recruit: 'recruit action',
  leaveTorpor: 'action to leave torpor',
  rescue: 'rescue',
  diablerise: 'diablerie',
  becomeAnarch: 'action to become Anarch',
  enterCombat: 'action to enter combat',
};
const action = (f: ActionFacts): string => `${possessive(f.minion)} ${KINDS[f.action]}`;
const fight = (f: CombatFacts): string => `${f.minion} against ${f.opposing}, round ${f.round}`;
const vote = (f: PollFacts): string =>
  `${f.bloodHunt ? 'Blood hunt on' : 'Referendum on'} ${f.subject}, ${f.for} to ${f.against}`;

export const PROMPTS: TableWords['prompts'] = {
  decides: (who, prompt) => `${who}: ${prompt}`,
  waits: (who, where) => `Waiting for ${who} (${where})`,
  phase: {
    unlock: phase('Unlock phase', (left) =>
      left === 0 ? 'use effects' : 'pay for each contest, or yield it',
    ),
    master: phase('Master phase', (left) =>
      left === 0 ? 'use effects' : `play a master card (${plural(left, 'master phase action')} left)`,
    ),
    minion: phase('Minion phase', () => 'act with a minion'),
    influence: phase('Influence phase', (left) => `spend transfers (${left} left)`),
    discard: phase('Discard phase', (left) =>
      left === 0 ? 'use effects' : `discard a card (${plural(left, 'discard phase action')} left)`,
    ),
  },
  action: {
    announced: (f) => `${action(f)} is announced: ${OR_PASS}`,
    beforeBlocks: (f) =>
      f.own
        ? `${action(f)} (${f.stealth} stealth): ${OR_PASS}`
        : `Block ${action(f)} (${f.stealth} stealth), react, or pass`,
    blocking: (f) =>
      `${f.blocker ?? ''} attempts to block ${f.minion} (${f.intercept} intercept, ${f.stealth} stealth): ${OR_PASS}`,
    blocked: (f) => `${f.blocker ?? ''} blocks ${f.minion}: ${OR_PASS}`,
    blockResolved: (f) => `${action(f)} is blocked: ${OR_PASS}`,
    declined: (f) => `Nobody blocks ${action(f)}: ${OR_PASS}`,
    succeeding: (f) => `${action(f)} is about to succeed: ${OR_PASS}`,
    resolved: (f) => `${action(f)} is resolved: ${OR_PASS}`,
  },
  combat: {
    beforeRange: (f) => `${fight(f)}, before range: ${OR_PASS}`,
    range: (f) => `${fight(f)}, now at ${range(f.long)}: maneuver, or pass`,
    beforeStrikes: (f) => `${fight(f)}, ${range(f.long)}, before strikes: ${OR_PASS}`,
    strike: (f) => `${fight(f)}, ${range(f.long)}: choose a strike`,
    afterStrikes: (f) => `${fight(f)}, ${range(f.long)}, additional strikes: ${OR_PASS}`,
    press: (f) => `${fight(f)}, ${range(f.long)}: press, or pass`,
    roundEnd: (f) => `${fight(f)}, end of round: ${OR_PASS}`,
    combatEnding: (f) => `${fight(f)}, combat would end: ${OR_PASS}`,
  },
  damage: (minion, amount) => `${amount} damage to ${minion}: prevent it, or pass`,
  beforeVotes: (f) => `${vote(f)}: play a card before the votes, or pass`,
  polling: (f) => `${vote(f)}: cast votes, or pass`,
  asPlayed: (who, card) => `${who} plays ${card}: cancel it, or pass`,
  order: 'Choose which effect resolves first',
  may: (card) => `Use the effect of ${card}?`,
  target: (card) => `Choose a target for ${card}`,
  x: (card) => `Choose X for ${card}`,
  discard: (card) => `Discard a card for ${card}`,
  discardForCost: (card) => `Discard a card to pay for ${card}`,
  payMix: (card, left) =>
    left === null ? `Pay for ${card}, in pool or blood` : `Pay ${left} for ${card}, in pool or blood`,
  stolen: (card) => `Choose where the card stolen by ${card} goes`,
  search: 'Choose one of the cards found',
  maySearch: (vampire, what) =>
    what === 'trophy'
      ? `Search for a trophy for ${vampire}?`
      : `Search for a master Discipline card for ${vampire}?`,
  trophies: (vampire) => `Give ${vampire} a trophy in play, or pass`,
  terms: (card) => `Choose the terms of ${card}`,
  share: (card) => `Choose who gains the pool of ${card}, as far as it goes`,
  equipment: (minion, from) => `Choose what ${minion} takes from ${from}`,
  takeEquipment: (vampire, from) => `Choose equipment of ${from} for ${vampire}`,
  rescueCost: (minion, vampire, blood) => `Choose how ${minion} and ${vampire} pay ${blood} blood`,
  mayDiablerise: (minion, vampire) => `Diablerise ${vampire} with ${minion}?`,
  strikeTarget: (minion, opposing) => `Choose a target for ${possessive(minion)} strike at ${opposing}`,
  whichDamage: (minion) => `Choose which damage ${minion} prevents`,
  toPool: (card) => `Choose how much blood from ${card} goes to your pool`,
  handSize: (size) => `Discard down to ${plural(size, 'card')}`,
};
