import type { Standing } from '@methuselah/bots/arena';
import type { Lang } from '@methuselah/cards';
import { ARENA_WORDS, SIMULATION_WORDS } from '../words/index.ts';
import { type Arena, type Rows, speedOf, tablesOf } from './arena.ts';
import { type Bar, bars, columns, escaped, heatMap, lines } from './svg.ts';

/** The results of an arena as one self-contained HTML page, in the reader's light or dark theme. */
export function reportOf(arena: Arena, lang: Lang): string {
  const { results, decks } = arena;
  const words = SIMULATION_WORDS[lang];
  const own = ARENA_WORDS[lang];
  const tables = tablesOf(arena, lang);
  const shares = (standings: readonly Standing[], heading: string, rows: Rows): string =>
    section(heading, [note(own.bars), bars(standings.flatMap(barOf), heading), table(rows)]);
  const body = [
    `<h1>Methuselah: ${escaped(own.title)}</h1>`,
    note(`${own.setting(arena.seats, arena.seed)}. ${speedOf(arena, lang)}.`),
    note(own.decided(results.decided, results.games)),
    shares(results.bots, own.byBot, tables.bots),
    note(own.rating),
    shares(results.decks, own.byDeck, tables.decks),
    section(own.ousts, [note(own.oustsHow), heatMap([...new Set(decks)], results.ousts, own.ousts)]),
    shares(results.chairs, own.bySeat, tables.seats),
    section(own.lengths, [
      columns(results.lengths, [words.turns, words.games], own.lengths),
      table(tables.length),
      table(tables.ends),
    ]),
    section(own.pools, [
      note(own.poolsHow),
      lines(
        results.pools.map(({ name, mean }) => ({ name, values: mean })),
        [own.round, own.pool],
        own.pools,
      ),
    ]),
    ...(results.faults.length > 0 ? [section(own.faults, [table(tables.faults)])] : []),
  ];
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" />',
    `<title>Methuselah: ${escaped(own.title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...body,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const barOf = ({ name, won, chance }: Standing): Bar[] =>
  won ? [{ name, ...won, chance: chance ?? 0 }] : [];

const note = (says: string): string => `<p>${escaped(says)}</p>`;

const section = (heading: string, parts: readonly string[]): string =>
  ['<section>', `<h2>${escaped(heading)}</h2>`, ...parts, '</section>'].join('\n');

function table([heads = [], ...rows]: Rows): string {
  const cells = (row: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return [
    '<div class="wide"><table>',
    `<thead>${cells(heads, 'th')}</thead>`,
    `<tbody>${rows.map((row) => cells(row, 'td')).join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');
}

const STYLE = `
:root { --paper: #fbfaf8; --ink: #1d1b19; --quiet: #635e58; --grid: #dedad4; --bar: #9c2f3c;
  --line0: #9c2f3c; --line1: #1f6aa5; --line2: #2b7a4b; --line3: #8a6100; --line4: #6d4bb0; --line5: #47525c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171615; --ink: #ece8e2; --quiet: #a8a199; --grid: #38342f; --bar: #d9606d;
    --line0: #ea7683; --line1: #6db3ea; --line2: #6cc48d; --line3: #dcae4a; --line4: #b39ce8; --line5: #b4bfc9; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin: 2.5rem 0 0.5rem; }
p { margin: 0.4rem 0; color: var(--quiet); }
svg { display: block; width: 100%; height: auto; margin: 1rem 0; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg text.quiet { fill: var(--quiet); }
.bar { fill: var(--bar); }
.grid { stroke: var(--grid); stroke-width: 1; }
.reach { stroke: var(--ink); stroke-width: 1.5; }
.chance { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 3; }
.line { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.line0 { stroke: var(--line0); } .line1 { stroke: var(--line1); stroke-dasharray: 8 3; }
.line2 { stroke: var(--line2); stroke-dasharray: 3 3; } .line3 { stroke: var(--line3); stroke-dasharray: 10 3 3 3; }
.line4 { stroke: var(--line4); stroke-dasharray: 14 4; } .line5 { stroke: var(--line5); stroke-dasharray: 1 3; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 0.75rem 0; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.7rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--grid); }
th { color: var(--quiet); font-weight: 600; } th:first-child, td:first-child { text-align: left; }
`;
