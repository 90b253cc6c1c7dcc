import type { LibraryDefinition, ModeDefinition, VampireDefinition } from '@methuselah/cards';
import type { Disciplines } from '@methuselah/engine/language';
import { canonical } from './check.ts';

const make = await import('../../packages/cards/src/definition/make.ts');

/** Definitions as TypeScript, in the words of `packages/cards/src/definition/make.ts` as a person would use them. */

/** Values with a name of their own. */
const NAMED = new Map<string, string>(
  (
    [
      'duringBleed',
      'directedAtYou',
      'bleedingYou',
      'onlyLocked',
      'ifItBlocks',
      'maneuverIfItBlocks',
      'optionalPress',
      'burnedByAction',
      'huntingGround',
      'equip',
    ] as const
  ).map((name) => [canonical(make[name]), name]),
);

/** Makers with one number, with the sample that they make of it. */
const COUNTED: Readonly<Record<string, (n: number) => unknown>> = {
  moreBleed: (n) => make.moreBleed(n),
  moreStealth: (n) => make.moreStealth(n),
  moreIntercept: (n) => make.moreIntercept(n),
  moreVotes: (n) => make.moreVotes(n),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function counted(value: unknown): string | null {
  if (!isObject(value) || typeof value.amount !== 'number') return null;
  for (const [name, maker] of Object.entries(COUNTED))
    if (canonical(maker(value.amount)) === canonical(value)) return `${name}(${value.amount})`;
  return null;
}

/** Fields that belong together: `...wakes`, `...duringPolling`. */
const SPREAD: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['wakes', make.wakes as Readonly<Record<string, unknown>>],
  ['duringPolling', make.duringPolling as Readonly<Record<string, unknown>>],
];

function fields(value: Readonly<Record<string, unknown>>): string[] {
  for (const [name, part] of SPREAD) {
    const isThere = Object.keys(part).every((key) => canonical(part[key]) === canonical(value[key]));
    if (!isThere) continue;
    const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !(key in part)));
    return [`...${name}`, ...fields(rest)];
  }
  return Object.entries(value).map(([key, each]) => `${key}: ${sourceOf(each)}`);
}

export function sourceOf(value: unknown): string {
  const name = NAMED.get(canonical(value)) ?? counted(value);
  if (name !== null && name !== undefined) return name;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (isObject(value)) {
    const said = fields(value);
    return said.length === 0
      ? '{}'
      : said.length === 1 && said[0]?.startsWith('...')
        ? said[0].slice(3)
        : `{ ${said.join(', ')} }`;
  }
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

const printed = (disciplines: Disciplines): string =>
  Object.entries(disciplines)
    .map(([code, level]) => (level === 2 ? code.toUpperCase() : code))
    .join(' ');

function modeSource(mode: ModeDefinition): string {
  const { disciplines, ...rest } = mode;
  const action = rest.action;
  const [pick] = rest.picks ?? [];
  if (
    canonical(rest.stays) === '{"pick":0}' &&
    pick?.pick === 'card' &&
    disciplines === undefined &&
    rest.action === undefined
  ) {
    const { stays: _, picks: [, ...more] = [], ...others } = rest;
    const left = { ...(more.length > 0 && { picks: more }), ...others };
    return `on(${sourceOf(pick.filter)}${Object.keys(left).length === 0 ? '' : `, ${sourceOf(left)}`})`;
  }
  if (disciplines === undefined) {
    if (Object.keys(rest).length === 1 && action?.kind === 'political') {
      const { kind: _, ...text } = action;
      return `politics(${sourceOf(text)})`;
    }
    return sourceOf(rest);
  }
  const icons = `'${printed(disciplines)}'`;
  const isOnly = Object.keys(rest).length === 1;
  if (
    isOnly &&
    action?.kind === 'bleed' &&
    typeof action.bleed === 'number' &&
    Object.keys(action).length === 2
  )
    return `bleedWith(${icons}, ${action.bleed})`;
  if (isOnly && canonical(action) === '{"kind":"employ"}') return `employ(${icons})`;
  if (isOnly && canonical(action) === '{"kind":"recruit"}') return `recruit(${icons})`;
  for (const amount of [1, 2, 3, 4])
    if (canonical(make.addBlood(printed(disciplines), amount)) === canonical(mode))
      return `addBlood(${icons}, ${amount})`;
  if (canonical(make.changeBleedTarget(printed(disciplines))) === canonical(mode))
    return `changeBleedTarget(${icons})`;
  if (
    canonical(make.changeBleedTarget(printed(disciplines), [{ do: 'lock', who: 'self' }])) === canonical(mode)
  )
    return `changeBleedTarget(${icons}, [{ do: 'lock', who: 'self' }])`;
  return `mode(${icons}, ${sourceOf(rest)})`;
}

export function librarySource(definition: LibraryDefinition): string {
  if (canonical(definition) === canonical(make.huntingGround)) return 'huntingGround';
  const { modes, ...rest } = definition;
  const learnt = definition.statics?.find((each) => 'stat' in each && each.stat === 'discipline');
  if (
    learnt !== undefined &&
    'discipline' in learnt &&
    canonical(make.disciplineCard(learnt.discipline)) === canonical(definition)
  )
    return `disciplineCard('${learnt.discipline}')`;
  if (canonical(modes) === '[{"stays":"table"}]') return `location(${sourceOf(rest)})`;
  const more = fields(rest as Readonly<Record<string, unknown>>);
  return `{ ${[`modes: [${modes.map(modeSource).join(', ')}]`, ...more].join(', ')} }`;
}

export const vampireSource = (definition: VampireDefinition): string => sourceOf(definition);

/** Everything that a file of definitions may import, by what it uses. */
const MAKERS = Object.keys(make);
const LANGUAGE = ['Ability', 'Amount', 'Condition', 'Effect', 'Filter', 'Mode', 'Static', 'Trigger'];
const DEFINITION = ['LibraryDefinition', 'ModeDefinition', 'VampireDefinition'];

/** The file with the imports that its text needs. */
export function withImports(source: string, up: string): string {
  const body = source.replace(/^import [^;]*;\n/gm, '').trimStart();
  const used = (names: readonly string[]): string[] =>
    names.filter((name) =>
      new RegExp(`(?<![\\w']|\\w\\.)${name}(?![\\w:'])`).test(body.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')),
    );
  const own = used(LANGUAGE);
  const types = used(DEFINITION);
  const makers = used(MAKERS)
    .filter((name) => !new RegExp(`const ${name}\\b`).test(body))
    .sort((a, b) => a.localeCompare(b, 'en'));
  return [
    ...(own.length === 0 ? [] : [`import type { ${own.join(', ')} } from '@methuselah/engine/language';`]),
    ...(types.length === 0
      ? []
      : [`import type { ${types.join(', ')} } from '${up}definition/definition.ts';`]),
    ...(makers.length === 0 ? [] : [`import { ${makers.join(', ')} } from '${up}definition/make.ts';`]),
    '',
    body,
  ].join('\n');
}
