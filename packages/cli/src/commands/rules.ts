import { fileURLToPath } from 'node:url';
import { type PlacedRule, readRules } from '../../../../scripts/rules/index.ts';
import type { NamedTest } from '../../../../scripts/rules/tests.ts';
import { BadInput, type Given } from '../line/command.ts';
import { faint, strong } from '../print/colour.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** More rules than this are listed without the tests that pin them. */
const IN_FULL = 5;

/** What the tags of the index mean. */
const TAGS: Readonly<Record<string, string>> = {
  ADV: 'advanced rule',
  EX: 'example',
  AMB: 'the book leaves it open',
  NN: 'not a rule to hold',
};

/** methuselah rules: rules by their ids or by words that are in them. */
export async function run({ words, has }: Given): Promise<number> {
  if (words.length === 0) throw new BadInput((w) => w.sayWhichRule);
  const rules = find(words, readRules());
  if (has('json')) {
    const tests = await testsOf(rules);
    console.log(
      JSON.stringify(
        rules.map((rule) => ({ ...rule, tests: pinning(rule, tests) })),
        null,
        2,
      ),
    );
  } else if (rules.length <= IN_FULL) {
    const tests = await testsOf(rules);
    console.log(rules.map((rule) => inFull(rule, pinning(rule, tests))).join('\n\n'));
  } else console.log(rules.map((rule) => `${strong(rule.id)}  ${rule.gloss}`).join('\n'));
  return 0;
}

function find(words: readonly string[], rules: readonly PlacedRule[]): PlacedRule[] {
  const asked = words.map((word) => word.toLowerCase());
  const ids = asked.filter((word) => /^r-[a-z]+/.test(word));
  if (ids.length === asked.length) return ids.flatMap((id) => withId(id, rules));
  const text = asked.join(' ');
  const found = rules.filter(({ id, gloss }) => {
    const said = `${id} ${gloss}`.toLowerCase();
    return said.includes(text) || asked.every((word) => said.includes(word));
  });
  if (found.length === 0) throw new BadInput((w) => w.noRuleSpeaks(words.join(' ')));
  return found;
}

/** One rule; or all of a section, by R-BLEED. */
function withId(asked: string, rules: readonly PlacedRule[]): PlacedRule[] {
  const id = asked.toUpperCase();
  const exact = rules.filter((rule) => rule.id.toUpperCase() === id);
  const found = exact.length > 0 ? exact : rules.filter((rule) => rule.id.toUpperCase().startsWith(`${id}-`));
  if (found.length > 0) return found;
  const section = id.split('-')[1] ?? '';
  const near = rules.filter((rule) => rule.section === section).map((rule) => rule.id);
  const sections = [...new Set(rules.map((rule) => rule.section))];
  const [first, last] = [near[0], near.at(-1)];
  throw new BadInput((w) =>
    first !== undefined && last !== undefined
      ? w.noRule(id, section, first, last)
      : w.noSection(id, sections.join(', ')),
  );
}

/** The finder reads TypeScript with its compiler, so it is loaded only now. */
async function testsOf(rules: readonly PlacedRule[]): Promise<readonly NamedTest[]> {
  const { findTests } = await import('../../../../scripts/rules/tests.ts');
  return findTests(ROOT, (source) => rules.some((rule) => source.includes(rule.id))).tests;
}

const pinning = ({ id }: PlacedRule, tests: readonly NamedTest[]): NamedTest[] =>
  tests.filter((test) => test.ids.includes(id));

function inFull({ id, page, tags, gloss, standing }: PlacedRule, tests: readonly NamedTest[]): string {
  const facts = [`page ${page}`, ...tags.map((tag) => (TAGS[tag] ? `${tag}: ${TAGS[tag]}` : tag))];
  if (standing.kind !== 'due') facts.push(`${standing.kind}: ${standing.reason}`);
  return [
    `${strong(id)}  ${faint(facts.join(' · '))}`,
    gloss,
    ...(tests.length === 0 ? ['Nothing pins it.'] : ['Pinned by:']),
    ...tests.map(({ file, line, name }) => `  ${name}  ${faint(`${file}:${line}`)}`),
  ].join('\n');
}
