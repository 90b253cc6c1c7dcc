import { readFileSync } from 'node:fs';
import {
  type DecisionWindow,
  Dice,
  type Game,
  newGame,
  type Option,
  type OptionOf,
  type Verb,
} from '@methuselah/engine';
import { BASIC_ACTIONS, CHOICES, NONE, tableOf } from '@methuselah/engine/internal';
import { WINDOWS } from '@methuselah/engine/language';
import { testSetup } from '@methuselah/testkit';
import { LANGS } from '@methuselah/text';
import {
  OPTION_RULE_KEYS,
  OPTION_RULES,
  type OptionRuleKey,
  RULE_WORDS,
  ruleOf,
} from '@methuselah/text/internal';
import { describe, expect, it } from 'vitest';

const index: readonly { readonly id: string }[] = JSON.parse(
  readFileSync(new URL('../../../data/rules-index.json', import.meta.url), 'utf8'),
);
const ids = new Set(index.map(({ id }) => id));

it('every rule behind an option is in the rule index', () => {
  expect(Object.values(OPTION_RULES).filter((rule) => !ids.has(rule))).toEqual([]);
});

describe.each(LANGS)('%s', (lang) => {
  const rules = RULE_WORDS[lang];

  it('explains every rule in one or two short sentences', () => {
    for (const key of OPTION_RULE_KEYS) {
      const text = rules[key];
      expect(text, key).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(text.match(/[.;](?=\s)/g)?.length ?? 0, text).toBeLessThanOrEqual(2);
      expect(text.length, text).toBeLessThanOrEqual(190);
    }
  });

  it('explains no two rules alike', () => {
    expect(new Set(Object.values(rules)).size).toBe(OPTION_RULE_KEYS.length);
  });
});

/** An option of each verb. */
const SAMPLES: { readonly [V in Verb]: OptionOf<V> } = {
  pass: { verb: 'pass' },
  play: { verb: 'play', use: NONE, card: 0, minion: NONE },
  use: { verb: 'use', use: NONE, card: 0, minion: NONE },
  edgePool: { verb: 'edgePool' },
  contest: { verb: 'contest', card: 0 },
  yieldCard: { verb: 'yieldCard', card: 0 },
  contestTitle: { verb: 'contestTitle', vampire: 0 },
  yieldTitle: { verb: 'yieldTitle', vampire: 0 },
  burnOption: { verb: 'burnOption', card: 0 },
  unlock: { verb: 'unlock', minion: 0 },
  withdraw: { verb: 'withdraw' },
  mark: { verb: 'mark', minion: 0 },
  transfer: { verb: 'transfer', vampire: 0 },
  takeBack: { verb: 'takeBack', vampire: 0 },
  bringOut: { verb: 'bringOut', vampire: 0 },
  merge: { verb: 'merge', incoming: 0, inPlay: 1 },
  drawCrypt: { verb: 'drawCrypt' },
  discard: { verb: 'discard', card: 0 },
  act: { verb: 'act', action: 'bleed', minion: 0 },
  block: { verb: 'block', minion: 0 },
  sendSlave: { verb: 'sendSlave', slave: 0 },
  maneuver: { verb: 'maneuver', minion: 0, card: 1, grant: 1 },
  press: { verb: 'press', minion: 0, card: 1, grant: 1 },
  prevent: { verb: 'prevent', minion: 0, card: 1, grant: 1 },
  preventKinds: { verb: 'preventKinds', minion: 0, aggravated: 1, normal: 0 },
  handStrike: { verb: 'handStrike', minion: 0 },
  grantedStrike: { verb: 'grantedStrike', minion: 0, card: 1, grant: 1 },
  committedStrike: { verb: 'committedStrike', minion: 0, use: 0, weapon: 1 },
  aim: { verb: 'aim', minion: 0, target: NONE },
  cast: { verb: 'cast', minion: 0, side: 'for' },
  castOwn: { verb: 'castOwn', seat: 0, card: 0, side: 'for' },
  burnForVote: { verb: 'burnForVote', card: 0, side: 'for' },
  edgeVote: { verb: 'edgeVote', side: 'for' },
  pick: { verb: 'pick', target: 0 },
  takeEquipment: { verb: 'takeEquipment', equipment: 0 },
  moveTo: { verb: 'moveTo', host: 0 },
  awardTrophy: { verb: 'awardTrophy', trophy: 0 },
  givePoint: { verb: 'givePoint', target: 0 },
  x: { verb: 'x', x: 1 },
  toPool: { verb: 'toPool', amount: 1 },
  payPool: { verb: 'payPool', seat: 0 },
  payBlood: { verb: 'payBlood', vampire: 0 },
  payCost: { verb: 'payCost', payer: 0 },
  shareRescue: { verb: 'shareRescue', rescuer: 0, rescuerPays: 1, rescued: 1, rescuedPays: 1 },
  no: { verb: 'no' },
  yes: { verb: 'yes', card: 0, minion: NONE },
  searchFor: { verb: 'searchFor', vampire: 0 },
  diablerise: { verb: 'diablerise', diablerist: 0, victim: 1 },
  findCard: { verb: 'findCard', card: 0, use: NONE },
  fetchCard: { verb: 'fetchCard', card: 0, from: 'library' },
  order: { verb: 'order', node: 0, card: 0, minion: NONE, subject: NONE, place: 0 },
};

/** An option of each verb in each window, with the variants that have different rules. */
function* thinkable(game: Game): Generator<OptionRuleKey> {
  const table = tableOf(game);
  const windows: readonly DecisionWindow[] = [...WINDOWS, ...CHOICES];
  const options: Option[] = Object.values(SAMPLES);
  for (const { index: use } of table.pool.uses)
    options.push({ ...SAMPLES.play, use }, { ...SAMPLES.use, use });
  for (const action of BASIC_ACTIONS) options.push({ verb: 'act', action, minion: 0, target: 1 } as Option);
  const { decision } = table;
  for (const window of windows) {
    for (const seat of table.state.seats.keys()) {
      table.decision = { seat, window, options: [] };
      for (const option of options) yield ruleOf(table, option).key;
    }
  }
  table.decision = decision;
}

it('every option in every window has a rule, and every rule an option', () => {
  const seen = new Set(thinkable(newGame(testSetup(1, 3, 10))));
  const notSeen = OPTION_RULE_KEYS.filter((key) => !seen.has(key));
  expect([...seen].filter((key) => !OPTION_RULE_KEYS.includes(key))).toEqual([]);
  expect(notSeen).toEqual([]);
});

it('in games, the rule fits the option', () => {
  const seen = new Map<string, Set<OptionRuleKey>>();
  for (let seed = 1; seed <= 6; seed++) {
    const game = newGame({ ...testSetup(seed, 4, 100), asks: 'phases' });
    const dice = new Dice(seed);
    while (game.decision !== null) {
      for (const { option } of game.decision.options) {
        const at = `${option.verb} ${game.decision.window}`;
        const { rule, key } = ruleOf(tableOf(game), option);
        expect(rule).toBe(OPTION_RULES[key]);
        seen.set(at, (seen.get(at) ?? new Set()).add(key));
      }
      game.chooseAt(dice.roll(game.optionCount));
    }
  }
  expect(seen.size).toBeGreaterThan(40);
  expect(seen.get('transfer influence')).toEqual(new Set(['transfer']));
  expect(seen.get('block beforeBlocks')).toEqual(new Set(['block']));
  expect(seen.get('pass influence')).toContain('endInfluence');
  expect(seen.get('pass beforeBlocks')).toEqual(new Set(['impulse', 'noBlock']));
  expect(seen.get('pass polling')).toEqual(new Set(['abstain']));
  expect(seen.get('handStrike strike')).toEqual(new Set(['handStrike']));
  expect(seen.get('discard discard')).toContain('discard');
  expect([...(seen.get('act minion') ?? [])]).toEqual(expect.arrayContaining(['bleed', 'hunt']));
});
