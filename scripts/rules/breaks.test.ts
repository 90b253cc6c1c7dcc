import { describe, expect, it } from 'vitest';
import { applyBreak, breaksBeside, diffOf, isRealBreak } from './breaks.ts';
import { parse, ruleCommentsOf } from './comments.ts';

/** The source after the first break beside its first rule comment. */
function broken(source: string): string {
  const [comment] = ruleCommentsOf(parse(source));
  if (!comment) throw new Error('The snippet has no rule comment.');
  const change = breaksBeside(source, comment).find((each) => isRealBreak(source, applyBreak(source, each)));
  return change ? applyBreak(source, change) : 'nothing to break';
}

/** Puts a snippet inside a function. */
function within(code: string): string {
  return `function f(a, b) {\n${code}\n}`;
}

describe('rule comments', () => {
  const idsOf = (source: string) => ruleCommentsOf(parse(source)).map(({ ids, line }) => [line, ...ids]);

  it('begin with their ids', () => {
    const source = [
      '// R-BLOCK-13: intercept only when needed',
      'go();',
      'stop(); // R-SEQ-01, R-SEQ-02: impulse',
      '/** R-CARD-44-magnum-1: commits the strike. */',
      'const text = "// R-GEN-01: not a comment";',
      '// see R-HUNT-02',
      'const list = [',
      '  1, // R-HUNT-05: one blood',
      '];',
    ].join('\n');
    expect(idsOf(source)).toEqual([
      [1, 'R-BLOCK-13'],
      [3, 'R-SEQ-01', 'R-SEQ-02'],
      [4, 'R-CARD-44-magnum-1'],
      [8, 'R-HUNT-05'],
    ]);
  });

  it('are found within templates and after the last statement', () => {
    const source = `const text = \`// R-GEN-01 \${\n  // R-GEN-03: inside\n  a}\`;\n// R-GEN-04: last`;
    expect(idsOf(source)).toEqual([
      [2, 'R-GEN-03'],
      [4, 'R-GEN-04'],
    ]);
  });
});

/** What is broken, before and after. */
const BREAKS: readonly (readonly [string, string, string])[] = [
  ['an if is negated', 'if (a) go();', 'if (!(a)) go();'],
  ['a negated if loses its negation', 'if (!ready(a)) return;', 'if (ready(a)) return;'],
  ['a comparison is turned round', 'if (a.stealth > b) go();', 'if (a.stealth <= b) go();'],
  ['a chain is negated as a whole', 'if (a && b > 1) go();', 'if (!(a && b > 1)) go();'],
  ['a returned comparison is negated', 'return a === b;', 'return a !== b;'],
  ['a returned constant is negated', 'return true;', 'return false;'],
  ['a returned question is negated', 'return canBlock(a);', 'return !(canBlock(a));'],
  ['a comparison in a chain is negated', 'const x = a.y || b < 2;', 'const x = !(a.y || b < 2);'],
  ['a chain without comparison is swapped', 'const x = a.y && b;', 'const x = a.y || b;'],
  ['a comparison deep in a chain', 'const x = (a === 1 && b) || c;', 'const x = (a !== 1 && b) || c;'],
  ['a number grows', 'const pool = 30;', 'const pool = 31;'],
  ['a number in a call grows', 'const left = add(a, -1);', 'const left = add(a, -2);'],
  ['a number in an object grows', 'return { kind: a, stealth: 1 };', 'return { kind: a, stealth: 2 };'],
  ['a fallback number grows', 'const x = a?.blood ?? 0;', 'const x = a?.blood ?? 1;'],
  ['a choice is negated', 'const x = a.y ? 1 : 2;', 'const x = !(a.y) ? 1 : 2;'],
  ['a sum becomes a difference', 'return a + b;', 'return a - b;'],
  ['the larger becomes the smaller', 'return Math.max(a, b);', 'return Math.min(a, b);'],
  ['a predicate is negated', 'const x = a.filter((m) => m.ready);', 'const x = a.filter((m) => !(m.ready));'],
  ['the first of a list goes', "const x = ['unlock', 'master'];", "const x = ['master'];"],
  ['a call is dropped', 'lock(a);', ';'],
  ['an assignment is dropped', 'a.pool -= b;', ';'],
  ['a throw is dropped', 'throw new Error(a);', ';'],
  ['a loop is dropped', 'for (const x of a) burn(x);', ';'],
  ['an early return is dropped', 'return;', ';'],
  [
    'a switch breaks in its first case',
    'switch (a) { case 1: return 7; }',
    'switch (a) { case 1: return 8; }',
  ],
  ['a returned word changes', "return 'blocked';", "return 'broken';"],
  ['a returned value is taken away', 'return a.prey;', 'return (undefined);'],
];

describe('a statement below a comment', () => {
  it.each(BREAKS)('%s', (_, before, after) => {
    const comment = '// R-GEN-01: gloss\n';
    expect(broken(within(comment + before))).toBe(within(comment + after));
  });

  it('that cannot be broken passes the break to the next one', () => {
    const code = (sign: string) => `// R-GEN-01: gloss\nconst x = seats(a);\nif (x ${sign} b) go();`;
    expect(broken(within(code('==='))), 'the following if').toBe(within(code('!==')));
    const own = '// R-GEN-01: gloss\nconst x = seats(a);\n// R-GEN-03: other\nif (x === b) go();';
    expect(broken(within(own)), 'not past another rule').toContain('const x = (undefined);');
  });

  it('is not looked for past an empty line at the top of a file', () => {
    expect(broken('// R-GEN-01: gloss\ntype X = 1;\n\nconst pool = 30;')).toBe('nothing to break');
  });

  it('may be a function, broken in its first breakable statement', () => {
    const declared = (limit: number) =>
      `// R-GEN-01: gloss\nexport function f(a: A): number {\n  const x = g(a);\n  return x.y(${limit});\n}`;
    expect(broken(declared(1))).toBe(declared(2));
    const arrow = (sign: string) => `// R-GEN-01: gloss\nexport const f = (a: A) => a.x ${sign} 0;`;
    expect(broken(arrow('>'))).toBe(arrow('<='));
    const typed = (body: string) => `// R-GEN-01: gloss\nfunction f(a: A): boolean {\n  return ${body};\n}`;
    expect(broken(typed('a.x && a.y'))).toBe(typed('!(a.x && a.y)'));
  });
});

describe('a comment within an expression', () => {
  const chain = (first: string, second: string, third: string) =>
    within(`return (\n${first}\n${second}\n${third}\n);`);

  it('breaks the condition below it', () => {
    expect(broken(chain('// R-GEN-01: gloss', 'a.ready &&', '!b.locked'))).toBe(
      chain('// R-GEN-01: gloss', '!(a.ready) &&', '!b.locked'),
    );
    expect(broken(chain('a.ready &&', '// R-GEN-01: gloss', '!b.locked'))).toBe(
      chain('a.ready &&', '// R-GEN-01: gloss', 'b.locked'),
    );
  });

  it('breaks the condition before it on its line', () => {
    expect(broken(chain('a.ready && // R-GEN-01: gloss', 'b.x &&', 'b.y'))).toBe(
      chain('!(a.ready) && // R-GEN-01: gloss', 'b.x &&', 'b.y'),
    );
    expect(broken(chain('a.ready &&', 'b.x > 1 && // R-GEN-01: gloss', 'b.y'))).toBe(
      chain('a.ready &&', 'b.x <= 1 && // R-GEN-01: gloss', 'b.y'),
    );
    expect(broken(chain('a.ready &&', 'b.x &&', 'b.y // R-GEN-01: gloss'))).toBe(
      chain('a.ready &&', 'b.x &&', '!(b.y) // R-GEN-01: gloss'),
    );
  });

  it('breaks the link of a chain of calls', () => {
    const source = (ready: string) =>
      `const x = a\n  .map(f)\n  // R-GEN-01: gloss\n  .filter((m) => ${ready});`;
    expect(broken(source('m.ready'))).toBe(source('!(m.ready)'));
  });

  it('breaks an arm of a choice', () => {
    const source = (last: number) => `const x = a\n  ? 1\n  : // R-GEN-01: gloss\n    ${last};`;
    expect(broken(source(2))).toBe(source(3));
  });
});

describe('a comment at a property, an element or a case', () => {
  it('breaks the property', () => {
    const below = (stealth: number) =>
      `const x = {\n  a: 1,\n  // R-GEN-01: gloss\n  stealth: ${stealth},\n};`;
    expect(broken(below(1))).toBe(below(2));
    const beside = (directed: boolean) =>
      `const x = {\n  directed: ${directed}, // R-GEN-01: gloss\n  b: 2,\n};`;
    expect(broken(beside(true))).toBe(beside(false));
    const method = (sign: string) =>
      `const x = {\n  // R-GEN-01: gloss\n  may(a) {\n    return a ${sign} 1;\n  },\n};`;
    expect(broken(method('<'))).toBe(method('>='));
    expect(broken('const x = {\n  a, // R-GEN-01: gloss\n};')).toBe(
      'const x = {\n  a: undefined, // R-GEN-01: gloss\n};',
    );
  });

  it('drops the element', () => {
    expect(broken("const x = [\n  'a',\n  'b', // R-GEN-01: gloss\n  'c',\n];")).not.toContain("'b'");
  });

  it('breaks the case', () => {
    const source = (label: string, cost: number) =>
      within(`switch (a) {\n// R-GEN-01: gloss\ncase ${label}: return ${cost};\ncase 'b': return 5;\n}`);
    expect(broken(source("'a'", 1))).toBe(source("'a'", 2));
    const open = (label: string) =>
      within(`switch (a) {\ncase ${label}: // R-GEN-01: gloss\ncase 'b': return 5;\n}`);
    expect(broken(open("'a'"))).toBe(open("'broken'"));
  });

  it('breaks the statement before it on its line, or the one whose brace opens there', () => {
    expect(broken('const hand = 7; // R-GEN-01: gloss\nconst pool = 30;')).toBe(
      'const hand = 8; // R-GEN-01: gloss\nconst pool = 30;',
    );
    const source = (sign: string) => within(`if (a ${sign} b) { // R-GEN-01: gloss\n  go();\n}`);
    expect(broken(source('<'))).toBe(source('>='));
  });
});

describe('what cannot be broken', () => {
  it('a type, an import, the end of a block', () => {
    expect(broken('type X = {\n  // R-GEN-01: gloss\n  pool: number;\n};')).toBe('nothing to break');
    expect(broken("// R-GEN-01: gloss\nimport { a } from './a.ts';")).toBe('nothing to break');
    expect(broken(within('go();\n// R-GEN-01: gloss'))).toBe('nothing to break');
  });
});

describe('a real break', () => {
  it('compiles to something else', () => {
    expect(isRealBreak('const a = 1;', 'const a = 2;')).toBe(true);
    expect(isRealBreak('const a = 1;', 'const a = (1); // same')).toBe(true);
    expect(isRealBreak('const a = 1;', 'const a: number = 1; // same')).toBe(false);
    expect(isRealBreak('const a = 1;', 'const a = ;')).toBe(false);
  });

  it('is shown as a diff of whole lines', () => {
    const source = within('// R-GEN-01: gloss\n  lock(\n    a,\n  );\n  go();');
    const [comment] = ruleCommentsOf(parse(source));
    const [change] = comment ? breaksBeside(source, comment) : [];
    expect(change && diffOf(source, change)).toBe('-   lock(\n-     a,\n-   );\n+   ;');
  });
});
