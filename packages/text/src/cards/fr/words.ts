import type { ActionKind, CardType, LibraryCard, Sect, Use } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/fr/terms.ts';
import type { SelfKind, Unit, Verb } from '../grammar.ts';
import { shownKeywords } from '../keywords.ts';

/** French verbs, and words for things in the game with their gender. */

/** A regular verb in -er. */
export const verb = (inf: string): Verb => {
  const stem = inf.slice(0, -2);
  return { inf, imp: `${stem}ez`, you: `${stem}ez`, s3: `${stem}e`, p3: `${stem}ent` };
};
/** Any other verb; its "vous" form is also the imperative. */
export const irregular = (inf: string, you: string, s3: string, p3: string): Verb => ({
  inf,
  imp: you,
  you,
  s3,
  p3,
});

/** A noun: singular, plural and gender. */
export interface Thing {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}
const m = (one: string, many = `${one}s`): Thing => ({ one, many, feminine: false });
const f = (one: string, many = `${one}s`): Thing => ({ one, many, feminine: true });

/** "ce vampire", "cet allié", "cette carte". */
export const demonstrative = ({ one, feminine }: Thing): string =>
  feminine ? `cette ${one}` : `${/^[aeiouéê]/.test(one) ? 'cet' : 'ce'} ${one}`;
/** The adjective in the gender and number of its noun. */
export const agreed = (adjective: string, feminine: boolean, plural: boolean): string =>
  `${adjective}${feminine && !adjective.endsWith('e') ? 'e' : ''}${plural ? 's' : ''}`;

export const KIND = {
  vampire: m('vampire'),
  ally: m('allié'),
  minion: m('serviteur'),
  equipment: m('équipement'),
  retainer: m('compagnon'),
  any: f('carte'),
} as const;
export const CRYPT_CARD = f('carte de crypte', 'cartes de crypte');
export const COPY = m('exemplaire');

/** The sect of a vampire: "de la Camarilla". */
export const OF_SECT: Readonly<Record<Sect, string>> = {
  camarilla: 'de la Camarilla',
  anarch: 'Anarch',
  independent: 'Indépendant',
  sabbat: 'du Sabbat',
  laibon: 'Laibon',
};
/** The same of one vampire or of several: "Indépendants". */
export const ofSect = (sect: Sect, plural: boolean): string =>
  plural && (sect === 'anarch' || sect === 'independent') ? `${OF_SECT[sect]}s` : OF_SECT[sect];

/** Members of a clan, singular and plural. */
const CLANS: Readonly<Record<string, Thing>> = {
  'Banu Haqim': m('Banu Haqim', 'Banu Haqim'),
  'Blood Brother': m('Frère de Sang', 'Frères de Sang'),
  'Daughter of Cacophony': f('Fille de la Cacophonie', 'Filles de la Cacophonie'),
  'Harbinger of Skulls': m('Héraut des Crânes', 'Hérauts des Crânes'),
  'True Brujah': m('Vrai Brujah', 'Vrais Brujah'),
  Ministry: m('vampire du Ministère', 'vampires du Ministère'),
};
const named = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key;
export const clan = (name: string): string => named(TERM_WORDS.clans, name);
export const member = (name: string): Thing => {
  const one = clan(name);
  return (
    CLANS[name] ??
    (/ antitribu$/.test(one)
      ? m(one, one.replace(/(?= antitribu$)/, 's'))
      : m(one, one.endsWith('s') ? one : `${one}s`))
  );
};
export const trait = (name: string): string => named(TERM_WORDS.traits, name);
/** Traits worded with a preposition; the others are adjectives. */
const PREPOSITIONAL_TRAITS: Readonly<Record<string, string>> = {
  blackHand: 'de la Main Noire',
  flight: 'avec Vol',
  redList: 'de la Liste rouge',
  bloodCursed: 'avec Malédiction du sang',
};
export const ofTrait = (name: string): string => PREPOSITIONAL_TRAITS[name] ?? trait(name);

export const TYPE: Readonly<Record<CardType, string>> = {
  master: 'carte de maître',
  action: 'carte d’action',
  political: 'carte d’action politique',
  equipment: 'carte d’équipement',
  retainer: 'carte de compagnon',
  ally: 'carte d’allié',
  modifier: 'carte de modificateur d’action',
  reaction: 'carte de réaction',
  combat: 'carte de combat',
  reflex: 'carte de réflexe',
  event: 'carte d’événement',
};
export const cardsOf = (type: CardType): string => TYPE[type].replace(/^carte/, 'cartes');

export const SIGN: Readonly<Record<CardType, string>> = {
  master: '[MAÎTRE]',
  action: '[ACTION]',
  political: '[ACTION POLITIQUE]',
  equipment: '[ÉQUIPEMENT]',
  retainer: '[COMPAGNON]',
  ally: '[ALLIÉ]',
  modifier: '[MODIFICATEUR D’ACTION]',
  reaction: '[RÉACTION]',
  combat: '[COMBAT]',
  reflex: '[RÉFLEXE]',
  event: '[ÉVÉNEMENT]',
};

/** Adjectives go between the two parts: "une action réussie | pour sortir de torpeur". */
export const ACTION: Readonly<Record<ActionKind, readonly [string, string]>> = {
  bleed: ['action de morsure', ''],
  hunt: ['action de chasse', ''],
  equip: ['action', ' pour s’équiper'],
  employ: ['action', ' pour employer un compagnon'],
  recruit: ['action de recrutement d’allié', ''],
  political: ['action politique', ''],
  leaveTorpor: ['action', ' pour sortir de torpeur'],
  rescue: ['action', ' pour secourir un vampire de torpeur'],
  diablerise: ['action de diablerie', ''],
  becomeAnarch: ['action', ' pour devenir Anarch'],
  enterCombat: ['action', ' pour entrer en combat contre un serviteur de la Liste rouge'],
  special: ['autre action', ' de carte'],
};
/** Actions by kind, in the plural. */
export const OTHER_ACTIONS: Readonly<Record<ActionKind, string>> = {
  bleed: 'morsures',
  hunt: 'chasses',
  equip: 'actions pour s’équiper',
  employ: 'actions pour employer un compagnon',
  recruit: 'actions de recrutement d’allié',
  political: 'actions politiques',
  leaveTorpor: 'actions pour sortir de torpeur',
  rescue: 'actions pour secourir un vampire de torpeur',
  diablerise: 'actions de diablerie',
  becomeAnarch: 'actions pour devenir Anarch',
  enterCombat: 'actions pour entrer en combat contre un serviteur de la Liste rouge',
  special: 'actions de carte',
};
export const anAction = (kind: ActionKind): string => `une ${ACTION[kind].join('')}`;

export const SELF: Readonly<Record<SelfKind, string>> = {
  vampire: 'ce vampire',
  minion: 'ce serviteur',
  ally: 'cet allié',
  bearer: 'son possesseur',
  employer: 'son employeur',
  retainer: 'ce compagnon',
  card: 'cette carte',
};

/** Singular and plural. */
export const UNIT: Readonly<Record<Unit, readonly [string, string]>> = {
  blood: ['point de sang', 'points de sang'],
  bloodOrLife: ['point de sang ou de vie', 'points de sang ou de vie'],
  life: ['point de vie', 'points de vie'],
  pool: ['point de réserve', 'points de réserve'],
  damage: ['point de dégâts', 'points de dégâts'],
  vote: ['voix', 'voix'],
  card: ['carte', 'cartes'],
  cryptCard: ['carte', 'cartes'],
  counter: ['compteur', 'compteurs'],
  strike: ['frappe additionnelle', 'frappes additionnelles'],
};

export const ONCE: Readonly<Record<NonNullable<Use['once']>, string>> = {
  action: 'une fois par action',
  round: 'une fois par round',
  combat: 'une fois par combat',
  referendum: 'une fois par référendum',
  turn: 'une fois par tour',
  phase: '',
  betweenUnlockPhases: 'une fois entre ses phases de redressement',
  game: 'une fois par partie',
};
/** Frequency without "une fois": "par combat". */
export const every = (once: NonNullable<Use['once']>): string => ONCE[once].replace('une fois ', '');

const KEYWORDS: Readonly<Record<string, Thing>> = {
  aim: f('visée', 'visées'),
  animal: m('animal', 'animaux'),
  archetype: m('archétype'),
  boon: f('faveur'),
  changeling: m('changelin', 'changelins'),
  condemnation: f('condamnation', 'condamnations'),
  contract: m('contrat', 'contrats'),
  demon: m('démon', 'démons'),
  discipline: f('Discipline'),
  electronic: m('électronique', 'électroniques'),
  elysium: m('Élysée', 'Élysée'),
  frenzy: f('frénésie'),
  gargoyle: f('gargouille', 'gargouilles'),
  gehenna: f('Géhenne', 'Géhenne'),
  ghoul: f('goule', 'goules'),
  government: m('gouvernement', 'gouvernements'),
  grapple: f('prise'),
  gun: f('arme à feu', 'armes à feu'),
  haven: m('refuge', 'refuges'),
  huntingGround: m('terrain de chasse', 'terrains de chasse'),
  inconnu: m('Inconnu', 'Inconnu'),
  location: m('lieu', 'lieux'),
  mage: m('mage', 'mages'),
  meleeWeapon: f('arme de mêlée', 'armes de mêlée'),
  monster: m('monstre'),
  mortal: m('mortel'),
  mummy: f('momie', 'momies'),
  nodFragment: m('fragment de Nod', 'fragments de Nod'),
  oath: m('serment'),
  operationAntigen: f('Opération Antigène', 'Opération Antigène'),
  title: m('titre'),
  transient: m('éphémère', 'éphémères'),
  trophy: m('trophée'),
  vehicle: m('véhicule'),
  weapon: f('arme'),
  werewolf: m('loup-garou', 'loups-garous'),
  wraith: m('spectre', 'spectres'),
  writ: m('contrat'),
  zombie: m('zombie', 'zombies'),
};
export const keywordThing = (word: string): Thing => KEYWORDS[word] ?? m(word, word);
export const keyword = (word: string): string => keywordThing(word).one;

/** A card name within a sentence. */
export const quoted = (name: string): string => `« ${name} »`;

const disciplineName = (code: string): string => named(TERM_WORDS.disciplines, code);
/** "Domination [dom]". */
export const discipline = (code: string): string => `${disciplineName(code)} [${code}]`;
/** "Auspex [AUS]". */
export const superiorOf = (code: string): string => `${disciplineName(code)} [${code.toUpperCase()}]`;

/** The kind of a card: "Lieu unique", "Arme à feu". */
export function heading(card: LibraryCard): string[] {
  const [first, ...rest] = keywords(card);
  const unique = card.unique ? 'unique' : '';
  return [
    [first ?? '', unique].filter((word) => word !== '').join(' '),
    ...rest,
    ...(card.trifle ? ['triviale'] : []),
    ...(card.outOfTurn ? ['hors-tour'] : []),
    ...body(card),
  ].filter((words) => words !== '');
}

/** "Arme à feu" already says that a gun is a weapon; other kinds of weapon need the word. */
function keywords(card: LibraryCard): string[] {
  const [first, ...rest] = shownKeywords(card).map(keyword);
  if (first !== keyword('weapon') || rest.length === 0) return first === undefined ? [] : [first, ...rest];
  return rest[0] === keyword('gun') ? rest : [`${first} : ${rest.join(', ')}`];
}

/** The life, strength and bleed of a minion or retainer. */
function body(card: LibraryCard): string[] {
  // A card that becomes an ally says its numbers where it becomes one.
  if (card.life === undefined || card.becomes !== undefined) return [];
  const isAlly = card.modes.some(({ type }) => type === 'ally');
  const numbers = isAlly
    ? { life: card.life, strength: card.strength ?? 1, bleed: card.bleed ?? 1 }
    : { life: card.life };
  return [printed(numbers).join(', ')];
}

/** "2 points de vie", "1 en force". */
export const printed = ({ life, strength, bleed }: NonNullable<LibraryCard['atSuperior']>): string[] => [
  ...(life === undefined ? [] : [`${life} ${UNIT.life[life < 2 ? 0 : 1]}`]),
  ...(strength === undefined ? [] : [`${strength} en force`]),
  ...(bleed === undefined ? [] : [`${bleed} en morsure`]),
];
