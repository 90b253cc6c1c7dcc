import type {
  Card,
  CardType,
  Disciplines,
  LibraryCard,
  Path,
  Sect,
  Title,
  VampireCard,
} from '@methuselah/engine/language';
import { card, vampire } from '../cards/make.ts';
import type { Wants } from './wants.ts';

/** Invented cards for a table that is made for one card. */

const SECT_OF: Partial<Record<Title, Sect>> = {
  primogen: 'camarilla',
  prince: 'camarilla',
  justicar: 'camarilla',
  innerCircle: 'camarilla',
  baron: 'anarch',
  bishop: 'sabbat',
  archbishop: 'sabbat',
  priscus: 'sabbat',
  cardinal: 'sabbat',
  regent: 'sabbat',
  kholo: 'laibon',
  magaji: 'laibon',
};
const CITIES: Partial<Record<Title, readonly string[]>> = {
  prince: ['Northwick', 'Southwick', 'Eastwick'],
  baron: ['Northwick', 'Southwick', 'Eastwick'],
  archbishop: ['Northwick', 'Southwick', 'Eastwick'],
};

/** What the vampire that uses the card is: everything that the card may ask for, unless a part of it is taken away. */
export interface Able {
  readonly clan: string;
  readonly sect: Sect;
  readonly disciplines: Disciplines;
  readonly title?: Title;
  readonly path?: Path;
  readonly traits: readonly string[];
}

export function ableFor(wants: Wants, requires: LibraryCard['requires']): Able {
  const title =
    requires?.title?.[0] ?? (requires?.titled ? (wants.titles[0] ?? 'primogen') : wants.titles[0]);
  const sect =
    requires?.sect?.[0] ??
    wants.sects[0] ??
    (title === undefined ? undefined : SECT_OF[title]) ??
    'camarilla';
  const fits = title === undefined || SECT_OF[title] === sect;
  const own: Title | undefined = fits
    ? title
    : ({ anarch: 'baron', sabbat: 'bishop', laibon: 'magaji' } as const)[sect as 'anarch'];
  return {
    clan: requires?.clan?.[0] ?? wants.clans[0] ?? 'Thorn',
    sect,
    disciplines: Object.fromEntries(wants.disciplines.map((code) => [code, 2])),
    ...(own !== undefined && { title: own }),
    ...(wants.paths[0] !== undefined && { path: wants.paths[0] }),
    traits: wants.traits,
  };
}

const SEATS = [0, 1, 2] as const;
export const NAMES = {
  able: (seat: number) => `Able ${seat}`,
  young: (seat: number) => `Young ${seat}`,
  old: (seat: number) => `Old ${seat}`,
  fallen: (seat: number) => `Fallen ${seat}`,
  waiting: (seat: number) => `Waiting ${seat}`,
  elder: (seat: number) => `Elder ${seat}`,
} as const;

function vampires(able: Able, wants: Wants): VampireCard[] {
  const { clan, sect, path, traits } = able;
  const plain = {
    sect,
    ...(path !== undefined && { path }),
    ...(traits.length > 0 && { traits }),
  };
  const titled = (seat: number): Partial<VampireCard> =>
    able.title === undefined
      ? plain
      : {
          ...plain,
          title: able.title,
          ...(CITIES[able.title] && { city: CITIES[able.title]?.[seat] ?? '' }),
        };
  const other = wants.clans.find((each) => each !== clan) ?? clan;
  // Both can maneuver and press, so that fights have ranges and rounds.
  const fighter: Partial<VampireCard> = {
    abilities: [
      { by: 'self', press: true, once: 'round' },
      { by: 'self', maneuver: 'must', once: 'round' },
    ],
  };
  // Its actions need intercept to be blocked.
  const stealthy: Partial<VampireCard> = { statics: [{ stat: 'stealth', amount: 1, who: 'this' }] };
  return SEATS.flatMap((seat) => [
    vampire(900_100 + seat, NAMES.able(seat), 9, clan, able.disciplines, { ...titled(seat), ...fighter }),
    vampire(900_110 + seat, NAMES.young(seat), 3, clan, {}, plain),
    vampire(900_120 + seat, NAMES.old(seat), 11, other, able.disciplines, {
      ...plain,
      ...fighter,
      ...stealthy,
    }),
    vampire(900_130 + seat, NAMES.fallen(seat), 4, clan, {}, plain),
    vampire(900_140 + seat, NAMES.waiting(seat), 4, clan, {}, plain),
    vampire(900_150 + seat, NAMES.elder(seat), 9, clan, able.disciplines, {
      ...titled(seat),
      ...(able.title && CITIES[able.title] && { city: `${CITIES[able.title]?.[seat]} Abbey` }),
    }),
  ]);
}

const SCRAP = 900_300;

/** Cards to discard, and a library to draw from. */
function scraps(wants: Wants): LibraryCard[] {
  return wants.discards.map(({ type = 'action', needs }, i) =>
    card(SCRAP + i, `Scrap ${i}`, [
      {
        type: type as CardType,
        ...(needs !== undefined && { disciplines: { [needs]: 1 as const } }),
        ...(type === 'master'
          ? { effects: [{ do: 'gainPool', who: 'you', amount: 1 }] }
          : { action: { kind: type === 'political' ? 'political' : 'special' } }),
      },
    ]),
  );
}

export function castFor(able: Able, wants: Wants): Card[] {
  const keywords = [...new Set(['location', ...wants.keywords])];
  return [
    ...vampires(able, wants),
    card(900_200, 'Motion', [{ type: 'political', action: { kind: 'political' } }]),
    card(900_201, 'Friend', [{ type: 'ally', action: { kind: 'recruit' } }], {
      life: 3,
      strength: 1,
      bleed: 1,
      keywords: wants.keywords,
    }),
    card(900_202, 'Tool', [{ type: 'equipment', action: { kind: 'equip' } }], {
      keywords: ['weapon', 'gun'],
      abilities: [{ by: 'host', strike: { kind: 'damage', amount: 2, ranged: true } }],
    }),
    card(900_205, 'Helper', [{ type: 'retainer', action: { kind: 'employ' } }], {
      life: 1,
      keywords: wants.keywords,
    }),
    vampire(900_160, 'Anybody', 2, able.clan, {}, { sect: able.sect, unique: false }),
    card(900_203, 'Place', [{ type: 'master', stays: 'table' }], { keywords }),
    card(900_204, 'Filler', [
      { type: 'action', action: { kind: 'special' }, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
    ]),
    card(
      900_206,
      'Lesson',
      ['fil', ...wants.disciplines].map((code) => ({
        type: 'action',
        disciplines: { [code]: 1 },
        action: { kind: 'special' },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      })),
    ),
    ...scraps(wants),
  ];
}
