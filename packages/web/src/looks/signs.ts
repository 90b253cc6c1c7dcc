import { CLAN_SIGNS } from './signs/clans.ts';
import { DISCIPLINE_SIGNS } from './signs/disciplines.ts';
import { GAME_SIGNS } from './signs/game.ts';
import { PAGE_SIGNS } from './signs/page.ts';
import { TYPE_SIGNS } from './signs/types.ts';

/**
 * All icons ("signs") of the page, drawn on a grid of 24 by 24. An icon is a list of SVG paths separated by "|": stroked, or
 * filled after "*", or cut out of those below after "-".
 */
const SIGNS = { ...TYPE_SIGNS, ...GAME_SIGNS, ...PAGE_SIGNS } as const;

/** An icon of the game or the page, of a clan ("clan-Brujah") or of a Discipline ("dis-dom", upper case if superior). */
export type IconName = keyof typeof SIGNS | `clan-${string}` | `dis-${string}`;
export const ICON_NAMES = Object.keys(SIGNS) as (keyof typeof SIGNS)[];

/** Icon of a clan, by its English name as in `Face`. */
export const clanIcon = (clan: string): IconName => `clan-${clan}`;
/** Icon of a Discipline, by its code ("ani"). */
export const disciplineIcon = (code: string, superior: boolean): IconName =>
  `dis-${superior ? code.toUpperCase() : code.toLowerCase()}`;

const FILLED = 'fill="currentColor" stroke="none"';
const CUT = 'stroke="none" style="fill:var(--cut,var(--paper))"';

const part = (data: string): string => {
  if (data.startsWith('*')) return `<path ${FILLED} d="${data.slice(1)}"/>`;
  if (data.startsWith('-')) return `<path ${CUT} d="${data.slice(1)}"/>`;
  return `<path d="${data}"/>`;
};
const parts = (data: string): string => data.split('|').map(part).join('');

/** Frame of a Discipline: a circle, or a filled diamond if superior. The drawing inside is smaller, with bolder lines. */
const framed = (data: string, superior: boolean): string =>
  superior
    ? `<path ${FILLED} d="M12-1 25 12 12 25-1 12Z"/><g transform="translate(5.4 5.4) scale(.55)" stroke-width="2.6" style="color:var(--cut,var(--paper));stroke:var(--cut,var(--paper))">${parts(data)}</g>`
    : `<circle cx="12" cy="12" r="11" stroke-width="1.6"/><g transform="translate(4.3 4.3) scale(.64)" stroke-width="2.4">${parts(data)}</g>`;

/** Antitribu have the icon of their original clan, cut in two. */
const BROKEN = '-M20.4-1 24 1.6 3.6 25 0 22.4Z|M21.6 1 2.4 23';

/** Drawings by clan name or Discipline code. */
export interface Emblems {
  readonly clans: Readonly<Record<string, string>>;
  readonly disciplines: Readonly<Record<string, string>>;
}
const COMMON: Emblems = { clans: CLAN_SIGNS, disciplines: DISCIPLINE_SIGNS };

const ANTITRIBU = / antitribu$/;

function clanDrawing(clan: string, { clans }: Emblems): string | null {
  const data = clans[clan.replace(ANTITRIBU, '')];
  if (data === undefined) return null;
  return parts(ANTITRIBU.test(clan) ? `${data}|${BROKEN}` : data);
}

/** The content of an icon's symbol; null for a clan or Discipline that is not among `emblems`. */
export function drawing(name: IconName, emblems: Emblems = COMMON): string | null {
  if (name.startsWith('clan-')) return clanDrawing(name.slice(5), emblems);
  if (!name.startsWith('dis-')) return parts(SIGNS[name as keyof typeof SIGNS]);
  const code = name.slice(4);
  const data = emblems.disciplines[code.toLowerCase()];
  return data === undefined ? null : framed(data, code !== code.toLowerCase());
}

/** For unknown clans and Disciplines: a drop in a ring, a spiral. */
const UNKNOWN = {
  clan: 'M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6Z|*M12 5.8c2.4 3.4 4 5.6 4 7.9a4 4 0 0 1-8 0c0-2.3 1.6-4.5 4-7.9Z',
  dis: 'M12 12c1.8-1.8 4 .2 3 2.6-1.4 3.2-6.6 2.6-7.6-1.2C6.2 8.6 10.4 4.8 14.6 6c5.4 1.4 7 8.4 3 12.6',
};
const unknown = (name: IconName): string =>
  name.startsWith('clan-') ? parts(UNKNOWN.clan) : framed(UNKNOWN.dis, /[A-Z]$/.test(name));

/** The drawing of a rare or unknown clan or Discipline. Rare ones are loaded on demand. */
export async function rareDrawing(name: IconName): Promise<string> {
  const { RARE_CLANS, RARE_DISCIPLINES } = await import('./signs/rare.ts');
  return drawing(name, { clans: RARE_CLANS, disciplines: RARE_DISCIPLINES }) ?? unknown(name);
}

let sprite: Element | null = null;
const inSprite = new Set<IconName>();

/** The `href` of an icon for `<use>`. Its symbol is added to the document on first use, and drawn once it is loaded. */
export const signAddress = (name: IconName): string => {
  const id = `i-${name}`;
  if (!inSprite.has(name)) {
    if (!sprite) {
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<svg width="0" height="0" style="position:absolute" aria-hidden="true"></svg>',
      );
      sprite = document.body.firstElementChild;
    }
    inSprite.add(name);
    const data = drawing(name);
    const symbol = `<symbol id="${id}" viewBox="0 0 24 24" overflow="visible">${data ?? ''}</symbol>`;
    sprite?.insertAdjacentHTML('beforeend', symbol);
    if (data === null) void drawLater(id, name);
  }
  return `#${id}`;
};

async function drawLater(id: string, name: IconName): Promise<void> {
  const symbol = document.getElementById(id);
  if (symbol) symbol.innerHTML = await rareDrawing(name);
}
