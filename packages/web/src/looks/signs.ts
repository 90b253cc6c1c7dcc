import { CLAN_SIGNS } from './signs/clans.ts';
import { DISCIPLINE_SIGNS } from './signs/disciplines.ts';
import { GAME_SIGNS } from './signs/game.ts';
import { PAGE_SIGNS } from './signs/page.ts';
import { TYPE_SIGNS } from './signs/types.ts';

/**
 * All signs of the page, drawn for it on a grid of 24 by 24. A sign is parts separated by "|": the data of a path that is
 * stroked, or filled if it begins with "*", or cut out of what is below if it begins with "-".
 */
const SIGNS = {
  ...CLAN_SIGNS,
  ...DISCIPLINE_SIGNS,
  ...TYPE_SIGNS,
  ...GAME_SIGNS,
  ...PAGE_SIGNS,
} as const;

export type IconName = keyof typeof SIGNS;
export const ICON_NAMES = Object.keys(SIGNS) as IconName[];

const isIcon = (name: string): name is IconName => Object.hasOwn(SIGNS, name);

/** The sign of a clan by its English name, as faces have it. */
export const clanIcon = (clan: string): IconName => {
  const name = `clan-${clan}`;
  return isIcon(name) ? name : 'clan';
};
/** The sign of a Discipline by its code: "ani"; in capitals it is superior. */
export const disciplineIcon = (code: string, superior: boolean): IconName => {
  const name = `dis-${superior ? code.toUpperCase() : code.toLowerCase()}`;
  return isIcon(name) ? name : superior ? 'dis-X' : 'dis-x';
};

const FILLED = 'fill="currentColor" stroke="none"';
const CUT = 'stroke="none" style="fill:var(--cut,var(--paper))"';

const part = (data: string): string => {
  if (data.startsWith('*')) return `<path ${FILLED} d="${data.slice(1)}"/>`;
  if (data.startsWith('-')) return `<path ${CUT} d="${data.slice(1)}"/>`;
  return `<path d="${data}"/>`;
};

/** What is in the frame of a Discipline is smaller, and its lines are bolder for it. */
const framed = (data: string, superior: boolean): string =>
  superior
    ? `<path ${FILLED} d="M12-1 25 12 12 25-1 12Z"/><g transform="translate(5.4 5.4) scale(.55)" stroke-width="2.6" style="color:var(--cut,var(--paper));stroke:var(--cut,var(--paper))">${parts(data)}</g>`
    : `<circle cx="12" cy="12" r="11" stroke-width="1.6"/><g transform="translate(4.3 4.3) scale(.64)" stroke-width="2.4">${parts(data)}</g>`;

const parts = (data: string): string => data.split('|').map(part).join('');

/** The drawing of a sign: what is inside its symbol. */
export const drawing = (name: IconName): string => {
  const data: string = SIGNS[name];
  return Object.hasOwn(DISCIPLINE_SIGNS, name) ? framed(data, /[A-Z]$/.test(name)) : parts(data);
};

let sprite: Element | null = null;
const inSprite = new Set<IconName>();

/** The address of a sign, to be used; its symbol is put into the document when it is first asked for. */
export const signAddress = (name: IconName): string => {
  if (!inSprite.has(name)) {
    if (!sprite) {
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<svg width="0" height="0" style="position:absolute" aria-hidden="true"></svg>',
      );
      sprite = document.body.firstElementChild;
    }
    inSprite.add(name);
    const symbol = `<symbol id="i-${name}" viewBox="0 0 24 24" overflow="visible">${drawing(name)}</symbol>`;
    sprite?.insertAdjacentHTML('beforeend', symbol);
  }
  return `#i-${name}`;
};
