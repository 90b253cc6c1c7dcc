import { readFileSync } from 'node:fs';
import { type DecisionWindow, Dice, type Game, newGame, type Option } from '@methuselah/engine';
import { BASIC_ACTIONS, CHOICES, NONE, tableOf, VERBS } from '@methuselah/engine/internal';
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

  it('says every rule in one or two short sentences', () => {
    for (const key of OPTION_RULE_KEYS) {
      const text = rules[key];
      expect(text, key).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(text.match(/[.;](?=\s)/g)?.length ?? 0, text).toBeLessThanOrEqual(2);
      expect(text.length, text).toBeLessThanOrEqual(190);
    }
  });

  it('says no two rules alike', () => {
    expect(new Set(Object.values(rules)).size).toBe(OPTION_RULE_KEYS.length);
  });
});

/** An option of each verb in each window, with what tells its rules apart. */
function* thinkable(game: Game): Generator<OptionRuleKey> {
  const table = tableOf(game);
  const windows: readonly DecisionWindow[] = [...WINDOWS, ...CHOICES];
  const uses = [NONE, ...table.pool.uses.map(({ index }) => index)];
  const { decision } = table;
  for (const window of windows) {
    for (const seat of table.state.seats.keys()) {
      table.decision = { seat, window, options: [] };
      for (const verb of VERBS) {
        const options: Option[] = uses.map((use) => ({ verb, use, card: 0, by: NONE, at: NONE, n: 0 }));
        if (verb === 'act')
          options.splice(
            0,
            options.length,
            ...BASIC_ACTIONS.map((_, use) => ({ ...options[0], verb, use }) as Option),
          );
        for (const option of [...options, { verb, use: NONE, card: 0, by: 0, at: NONE, n: 1 }])
          yield ruleOf(table, option).key;
      }
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

it('in games, a rule fits what is done', () => {
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
  expect(seen.get('strike strike')).toContain('handStrike');
  expect(seen.get('discard discard')).toContain('discard');
  expect([...(seen.get('act minion') ?? [])]).toEqual(expect.arrayContaining(['bleed', 'hunt']));
});
