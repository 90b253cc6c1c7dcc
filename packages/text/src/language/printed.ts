import { CLANS as CLANS_OF_VAMPIRES } from '@methuselah/engine/language';

/** Clans and Disciplines as printed on cards. Most have the same name in all languages; a language lists those that differ. */

const CLANS = [
  ...CLANS_OF_VAMPIRES,
  // The creeds of the imbued.
  'Avenger',
  'Defender',
  'Innocent',
  'Judge',
  'Martyr',
  'Redeemer',
  'Visionary',
] as const;
export type Clan = (typeof CLANS)[number];
export type ClanNames = Readonly<Record<Clan, string>>;

const DISCIPLINES = {
  abo: 'Abombwe',
  ani: 'Animalism',
  aus: 'Auspex',
  cel: 'Celerity',
  chi: 'Chimerstry',
  dai: 'Daimoinon',
  dem: 'Dementation',
  dom: 'Dominate',
  for: 'Fortitude',
  mal: 'Maleficia',
  mel: 'Melpominee',
  myt: 'Mytherceria',
  nec: 'Necromancy',
  obe: 'Obeah',
  obf: 'Obfuscate',
  obl: 'Oblivion',
  obt: 'Obtenebration',
  pot: 'Potence',
  pre: 'Presence',
  pro: 'Protean',
  qui: 'Quietus',
  san: 'Sanguinus',
  ser: 'Serpentis',
  spi: 'Spiritus',
  str: 'Striga',
  tem: 'Temporis',
  tha: 'Blood Sorcery',
  thn: 'Thanatosis',
  val: 'Valeren',
  vic: 'Vicissitude',
  vis: 'Visceratika',
  // Not a Discipline, but required like one by a few cards.
  fli: 'Flight',
  // The virtues of the imbued.
  def: 'Defense',
  inn: 'Innocence',
  jud: 'Judgment',
  mar: 'Martyrdom',
  red: 'Redemption',
  ven: 'Vengeance',
  viz: 'Vision',
} as const;
export type Discipline = keyof typeof DISCIPLINES;
export type DisciplineNames = Readonly<Record<Discipline, string>>;

/** Clan names in one language, with its word for antitribu. */
export const clansIn = (own: Partial<ClanNames>, antitribu = 'antitribu'): ClanNames => {
  const base = (clan: string): string => (own as Readonly<Record<string, string>>)[clan] ?? clan;
  const named = CLANS.map((clan): [string, string] => [
    clan,
    own[clan] ?? clan.replace(/^(.+) antitribu$/, (_, of: string) => `${base(of)} ${antitribu}`),
  ]);
  return Object.fromEntries(named) as ClanNames;
};

export const disciplinesIn = (own: Partial<DisciplineNames>): DisciplineNames => ({ ...DISCIPLINES, ...own });
