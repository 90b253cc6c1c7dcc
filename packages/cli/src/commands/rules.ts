import { fileURLToPath } from 'node:url';
import {
  isRuling,
  readRulesAndRulings,
  type ScopedEntry,
  type ScopedRuling,
} from '../../../../scripts/rules/index.ts';
import type { NamedTest } from '../../../../scripts/rules/tests.ts';
import { type Arguments, BadInput } from '../line/command.ts';
import { faint, strong } from '../print/colour.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Above this many rules, only ids and glosses are listed, without their tests. */
const MAX_IN_FULL = 5;

/** Meaning of the tags in the rules index. */
const TAGS: Readonly<Record<string, string>> = {
  ADV: 'advanced rule',
  EX: 'example',
  AMB: 'the book leaves it open',
  NN: 'not a rule to hold',
};

/** methuselah rules: finds rules and rulings by id or by words in their text. */
export async function run({ words, has }: Arguments): Promise<number> {
  if (words.length === 0) throw new BadInput((w) => w.sayWhichRule);
  const rules = find(words, readRulesAndRulings());
  if (has('json')) {
    const tests = await testsOf(rules);
    console.log(
      JSON.stringify(
        rules.map((rule) => ({ ...rule, tests: pinning(rule, tests) })),
        null,
        2,
      ),
    );
  } else if (rules.length <= MAX_IN_FULL) {
    const tests = await testsOf(rules);
    console.log(rules.map((rule) => ruleText(rule, pinning(rule, tests))).join('\n\n'));
  } else console.log(rules.map((rule) => `${strong(rule.id)}  ${rule.gloss}`).join('\n'));
  return 0;
}

function find(words: readonly string[], rules: readonly ScopedEntry[]): ScopedEntry[] {
  const asked = words.map((word) => word.toLowerCase());
  const ids = asked.filter((word) => /^(?:r-[a-z]+|ruling:)/.test(word));
  if (ids.length === asked.length) return ids.flatMap((id) => withId(id, rules));
  const text = asked.join(' ');
  const found = rules.filter((rule) => {
    const said = [rule.id, ...(isRuling(rule) ? [about(rule)] : []), rule.gloss].join(' ').toLowerCase();
    return said.includes(text) || asked.every((word) => said.includes(word));
  });
  if (found.length === 0) throw new BadInput((w) => w.noRuleSpeaks(words.join(' ')));
  return found;
}

/** The subject of a ruling: its card, or its group and the group's cards. */
function about({ group, cards }: ScopedRuling): string {
  const names = Object.values(cards).join(', ');
  return group === undefined ? names : `${group}: ${names}`;
}

/** Matches one rule or ruling, a section (R-BLEED), or all rulings on a card (ruling:100001). */
function withId(asked: string, rules: readonly ScopedEntry[]): ScopedEntry[] {
  const id = asked.toUpperCase();
  const exact = rules.filter((rule) => rule.id.toUpperCase() === id);
  const found =
    exact.length > 0
      ? exact
      : rules.filter((rule) => ['-', '#'].some((sign) => rule.id.toUpperCase().startsWith(`${id}${sign}`)));
  if (found.length > 0) return found;
  if (id.startsWith('RULING:')) throw new BadInput((w) => w.noRuling(asked));
  const section = id.split('-')[1] ?? '';
  const near = rules.filter((rule) => rule.section === section).map((rule) => rule.id);
  const sections = [...new Set(rules.filter((rule) => !isRuling(rule)).map((rule) => rule.section))];
  const [first, last] = [near[0], near.at(-1)];
  throw new BadInput((w) =>
    first !== undefined && last !== undefined
      ? w.noRule(id, section, first, last)
      : w.noSection(id, sections.join(', ')),
  );
}

/** Imported on demand: the test finder loads the TypeScript compiler. */
async function testsOf(rules: readonly ScopedEntry[]): Promise<readonly NamedTest[]> {
  const { findTests } = await import('../../../../scripts/rules/tests.ts');
  return findTests(ROOT, (source) => rules.some((rule) => source.includes(rule.id))).tests;
}

const pinning = ({ id }: ScopedEntry, tests: readonly NamedTest[]): NamedTest[] =>
  tests.filter((test) => test.ids.includes(id));

function origin(rule: ScopedEntry): string[] {
  if (isRuling(rule)) return [about(rule)];
  return [`page ${rule.page}`, ...rule.tags.map((tag) => (TAGS[tag] ? `${tag}: ${TAGS[tag]}` : tag))];
}

function ruleText(rule: ScopedEntry, tests: readonly NamedTest[]): string {
  const { id, gloss, standing } = rule;
  const facts = origin(rule);
  if (standing.kind !== 'due') facts.push(`${standing.kind}: ${standing.reason}`);
  return [
    `${strong(id)}  ${faint(facts.join(' · '))}`,
    gloss,
    ...(tests.length === 0 ? ['Nothing pins it.'] : ['Pinned by:']),
    ...tests.map(({ file, line, name }) => `  ${name}  ${faint(`${file}:${line}`)}`),
  ].join('\n');
}
