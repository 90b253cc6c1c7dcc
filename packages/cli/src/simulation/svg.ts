/** Small SVG plots. Colours are CSS classes of the page, so that plots follow its theme. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const WIDTH = 720;
/** Highest opacity of a bar or cell, so that text and lines on top stay readable. */
export const MAX_OPACITY = 0.65;
const fixed = (n: number): string => String(Math.round(n * 10) / 10);
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

function svg(height: number, says: string, parts: readonly string[]): string {
  return (
    `<svg viewBox="0 0 ${WIDTH} ${fixed(height)}" role="img" aria-label="${escaped(says)}">` +
    `${parts.join('')}</svg>`
  );
}
const text = (x: number, y: number, says: string, as: 'start' | 'middle' | 'end', look = ''): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}" text-anchor="${as}"${look && ` class="${look}"`}>${escaped(says)}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, look: string): string =>
  `<line x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}" class="${look}" />`;
const title = (says: string): string => `<title>${escaped(says)}</title>`;

/** Cuts names that would run into the plot. */
const short = (name: string, most: number): string =>
  name.length <= most ? name : `…${name.slice(1 - most)}`;

export interface Bar {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The share expected if all were equal. */
  readonly chance: number;
}

/** A bar chart of shares from 0 to 1, each with its interval and a mark at the share expected by chance. */
export function bars(rows: readonly Bar[], says: string): string {
  const [left, right, step, top] = [150, 110, 34, 8];
  const x = (share: number): number => left + share * (WIDTH - left - right);
  const bottom = top + rows.length * step;
  return svg(bottom + 24, says, [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((tick) => [
      line(x(tick), top, x(tick), bottom, 'grid'),
      text(x(tick), bottom + 16, `${100 * tick}%`, 'middle', 'quiet'),
    ]),
    ...rows.map(({ name, share, low, high, chance }, i) => {
      const y = top + i * step;
      const middle = y + step / 2;
      return [
        `<g>${title(`${name}: ${percent(share)} (${percent(low)} – ${percent(high)})`)}`,
        text(left - 10, middle + 4, short(name, 18), 'end'),
        `<rect x="${left}" y="${fixed(y + 7)}" width="${fixed(x(share) - left)}" height="${step - 14}" class="bar" fill-opacity="${MAX_OPACITY}" />`,
        line(x(low), middle, x(high), middle, 'reach'),
        line(x(low), middle - 5, x(low), middle + 5, 'reach'),
        line(x(high), middle - 5, x(high), middle + 5, 'reach'),
        line(x(chance), y + 3, x(chance), y + step - 3, 'chance'),
        text(WIDTH - right + 14, middle + 4, percent(share), 'start'),
        '</g>',
      ].join('');
    }),
  ]);
}

/** A heat map: darker means more. Cells without a value stay empty. */
export function heatMap(
  names: readonly string[],
  cells: readonly (readonly (number | null)[])[],
  says: string,
): string {
  const [left, top] = [150, 30];
  const wide = Math.min(110, (WIDTH - left) / Math.max(1, names.length));
  const high = 40;
  const most = Math.max(...cells.flat().map((cell) => cell ?? 0), 0.001);
  return svg(top + names.length * high + 4, says, [
    ...names.map((name, j) =>
      text(left + (j + 0.5) * wide, top - 10, short(name, Math.floor(wide / 8)), 'middle'),
    ),
    ...names.flatMap((name, i) => [
      text(left - 10, top + (i + 0.5) * high + 4, short(name, 18), 'end'),
      ...names.flatMap((other, j) => {
        const cell = cells[i]?.[j] ?? null;
        if (cell === null) return [];
        const [x, y] = [left + j * wide, top + i * high];
        const shade = (0.04 + (MAX_OPACITY - 0.04) * (cell / most)).toFixed(3);
        return [
          `<g>${title(`${name} → ${other}: ${percent(cell)}`)}` +
            `<rect x="${fixed(x + 1)}" y="${fixed(y + 1)}" width="${fixed(wide - 2)}" height="${high - 2}" class="bar" fill-opacity="${shade}" />` +
            `${text(x + wide / 2, y + high / 2 + 4, percent(cell), 'middle')}</g>`,
        ];
      }),
    ]),
  ]);
}

const PLOT = { left: 56, right: 16, top: 10, height: 200 };

/** Integer ticks that divide an axis into about five parts. */
function ticks(most: number): number[] {
  const rough = Math.max(1, most / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

function axes(
  x: (n: number) => number,
  y: (n: number) => number,
  [mostX, mostY]: readonly [number, number],
  [nameX, nameY]: readonly [string, string],
): string[] {
  const bottom = PLOT.top + PLOT.height;
  return [
    ...ticks(mostY).flatMap((n) => [
      line(PLOT.left, y(n), WIDTH - PLOT.right, y(n), 'grid'),
      text(PLOT.left - 8, y(n) + 4, String(n), 'end', 'quiet'),
    ]),
    ...ticks(mostX).map((n) => text(x(n), bottom + 16, String(n), 'middle', 'quiet')),
    text((PLOT.left + WIDTH - PLOT.right) / 2, bottom + 36, nameX, 'middle', 'quiet'),
    `<text transform="translate(14 ${PLOT.top + PLOT.height / 2}) rotate(-90)" text-anchor="middle" class="quiet">${escaped(nameY)}</text>`,
  ];
}

/** A histogram. */
export function columns(
  counts: readonly (readonly [number, number])[],
  names: readonly [string, string],
  says: string,
): string {
  const longest = Math.max(1, ...counts.map(([n]) => n));
  const width = Math.max(1, Math.ceil(longest / 40));
  const bins = new Map<number, number>();
  for (const [n, count] of counts) {
    const bin = Math.floor(n / width) * width;
    bins.set(bin, (bins.get(bin) ?? 0) + count);
  }
  const most = Math.max(1, ...bins.values());
  const x = (n: number): number => PLOT.left + (n / (longest + width)) * (WIDTH - PLOT.left - PLOT.right);
  const y = (n: number): number => PLOT.top + PLOT.height * (1 - n / most);
  return svg(PLOT.top + PLOT.height + 44, says, [
    ...axes(x, y, [longest, most], names),
    ...[...bins].map(([bin, count]) => {
      const range = width === 1 ? `${bin}` : `${bin}–${bin + width - 1}`;
      return (
        `<rect x="${fixed(x(bin) + 0.5)}" y="${fixed(y(count))}" width="${fixed(Math.max(1, x(bin + width) - x(bin) - 1))}" ` +
        `height="${fixed(y(0) - y(count))}" class="bar">${title(`${range}: ${count}`)}</rect>`
      );
    }),
  ]);
}

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** A line chart; each line has its own colour and dash pattern, with a legend above the plot. */
export function lines(series: readonly Series[], names: readonly [string, string], says: string): string {
  const legend = 24;
  const steps = Math.max(1, ...series.map(({ values }) => values.length - 1));
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const x = (n: number): number => PLOT.left + (n / steps) * (WIDTH - PLOT.left - PLOT.right);
  const y = (n: number): number => PLOT.top + PLOT.height * (1 - n / most);
  const look = (i: number): string => `line line${i % 6}`;
  return svg(legend + PLOT.top + PLOT.height + 44, says, [
    ...series.flatMap(({ name }, i) => [
      line(PLOT.left + i * 160, 12, PLOT.left + 26 + i * 160, 12, look(i)),
      text(PLOT.left + 34 + i * 160, 16, short(name, 16), 'start'),
    ]),
    `<g transform="translate(0 ${legend})">`,
    ...axes(x, y, [steps, most], names),
    ...series.map(({ name, values }, i) => {
      const points = values.map((value, n) => `${fixed(x(n))},${fixed(y(value))}`).join(' ');
      return `<polyline points="${points}" class="${look(i)}">${title(name)}</polyline>`;
    }),
    '</g>',
  ]);
}
