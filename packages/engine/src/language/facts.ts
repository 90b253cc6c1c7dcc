/** Facts printed on cards: types, levels, sects, titles, traits. */

/** The types of library cards. */
export const CARD_TYPES = [
  'master',
  'action',
  'political',
  'equipment',
  'retainer',
  'ally',
  'modifier',
  'reaction',
  'combat',
  'reflex',
  'event',
] as const;
/** A type of library card. */
export type CardType = (typeof CARD_TYPES)[number];

/** 1 is basic, 2 is superior. */
export type Level = 1 | 2;
/** Disciplines by three-letter code, with the level. */
export type Disciplines = Readonly<Record<string, Level>>;

/** The sects. */
export const SECTS = ['camarilla', 'anarch', 'independent', 'sabbat', 'laibon'] as const;
/** A sect. */
export type Sect = (typeof SECTS)[number];

/** All titles; `own` is that of an independent with votes, tied to no sect (R-SECT-16). */
export const TITLES = [
  'primogen',
  'prince',
  'baron',
  'justicar',
  'innerCircle',
  'bishop',
  'archbishop',
  'priscus',
  'cardinal',
  'regent',
  'kholo',
  'magaji',
  'own',
] as const;
/** A title. */
export type Title = (typeof TITLES)[number];

/** Every clan ever printed on a vampire, by its current name; a choice of any clan is among these. */
export const CLANS = [
  'Abomination',
  'Ahrimane',
  'Akunanse',
  'Baali',
  'Banu Haqim',
  'Blood Brother',
  'Brujah',
  'Brujah antitribu',
  'Caitiff',
  'Daughter of Cacophony',
  'Gangrel',
  'Gangrel antitribu',
  'Gargoyle',
  'Giovanni',
  'Guruhi',
  'Harbinger of Skulls',
  'Hecata',
  'Ishtarri',
  'Kiasyd',
  'Lasombra',
  'Malkavian',
  'Malkavian antitribu',
  'Ministry',
  'Nagaraja',
  'Nosferatu',
  'Nosferatu antitribu',
  'Osebo',
  'Pander',
  'Ravnos',
  'Salubri',
  'Salubri antitribu',
  'Samedi',
  'Toreador',
  'Toreador antitribu',
  'Tremere',
  'Tremere antitribu',
  'True Brujah',
  'Tzimisce',
  'Ventrue',
  'Ventrue antitribu',
] as const;

/** The Paths that vampires follow, without "Path of". */
export const PATHS = ['Caine', 'Cathari', 'Death and the Soul', 'Power and the Inner Voice'] as const;
/** A Path. */
export type Path = (typeof PATHS)[number];

/** The traits with a meaning in the rulebook; a card may name others (R-TRAIT-01). */
export const TRAITS = [
  'blackHand',
  'bloodCursed',
  'infernal',
  'flight',
  'redList',
  'scarce',
  'sterile',
] as const;
/** A trait. */
export type Trait = (typeof TRAITS)[number] | (string & {});
