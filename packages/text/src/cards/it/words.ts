import type { ActionKind, CardType, LibraryCard, Sect, Title, Trait, Use } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/it/terms.ts';
import * as TERMS from '../../terms/it.ts';
import type { Noun, SelfKind, Unit, Verb } from '../grammar.ts';
import { shownKeywords } from '../keywords.ts';

/** Italian verbs, and words for things in the game. */

/** A regular verb in -are, by its stem: "bruci-". A stem in -i, -c or -g keeps its sound. */
export function are(stem: string, rest = ''): Verb {
  const you = /[cg]$/.test(stem) ? `${stem}hi` : stem.endsWith('i') ? stem : `${stem}i`;
  const more = rest === '' ? '' : ` ${rest}`;
  return {
    inf: `${stem}are${more}`,
    imp: `${stem}a${more}`,
    you: `${you}${more}`,
    s3: `${stem}a${more}`,
    p3: `${stem}ano${more}`,
  };
}
/** A verb in -ere or -ire. */
export const verb = (inf: string, you: string, s3: string, p3: string, imp = you): Verb => ({
  inf,
  imp,
  you,
  s3,
  p3,
});

export const { city } = TERM_WORDS;
/** Clans with a plural form: singular and plural. */
const CLAN_MEMBERS: Readonly<Record<string, readonly [string, string]>> = {
  Assamite: [TERMS.assamite, 'Assamiti'],
  'Blood Brother': [TERMS.bloodBrother, 'Gemelli del Sangue'],
  'Daughter of Cacophony': ['Figlia della Cacofonia', 'Figlie della Cacofonia'],
  'Follower of Set': [TERMS.followerOfSet, 'Seguaci di Set'],
  'Harbinger of Skulls': ['Araldo dei Teschi', 'Araldi dei Teschi'],
  Ministry: [TERMS.ministry, 'Ministri'],
  'True Brujah': ['Vero Brujah', 'Veri Brujah'],
};
/** A member of a clan: "Toreador", "Malkavian antitribù". */
export const clan = (name: string, plural = false): string =>
  CLAN_MEMBERS[name]?.[plural ? 1 : 0] ?? name.replace(/antitribu$/, TERMS.antitribu);

export const SECT: Readonly<Record<Sect, string>> = TERM_WORDS.sects;
/** Attribute of a vampire of the sect: "della Camarilla", "Anarchici". */
const OF_SECT: Readonly<Record<Sect, readonly [string, string]>> = {
  camarilla: ['della Camarilla', 'della Camarilla'],
  anarch: ['Anarchico', 'Anarchici'],
  independent: ['Indipendente', 'Indipendenti'],
  sabbat: ['del Sabbat', 'del Sabbat'],
  laibon: ['Laibon', 'Laibon'],
};
export const ofSect = (sect: Sect, plural = false): string => OF_SECT[sect][plural ? 1 : 0];

/** Singular and plural. */
export const TITLE: Readonly<Record<Title, readonly [string, string]>> = {
  primogen: [TERMS.primogen, 'primogeniti'],
  prince: [TERMS.prince, 'principi'],
  baron: [TERMS.baron, 'baroni'],
  justicar: [TERMS.justicar, 'conciliatori'],
  innerCircle: [TERMS.innerCircleMember, 'membri del Circolo Interno'],
  bishop: [TERMS.bishop, 'vescovi'],
  archbishop: [TERMS.archbishop, 'arcivescovi'],
  priscus: [TERMS.priscus, TERMS.prisci],
  cardinal: [TERMS.cardinal, 'cardinali'],
  regent: [TERMS.regent, 'reggenti'],
  kholo: [TERMS.kholo, 'kholo'],
  magaji: [TERMS.magaji, 'magaji'],
  own: ['indipendente con voti', 'indipendenti con voti'],
};

/** Follows "carta". */
export const TYPE: Readonly<Record<CardType, string>> = {
  master: 'dominus',
  action: TERMS.action,
  political: TERMS.politicalAction,
  equipment: TERMS.equipment,
  retainer: TERMS.retainer,
  ally: TERMS.ally,
  modifier: TERMS.actionModifier,
  reaction: 'reazione',
  combat: TERMS.combat,
  reflex: 'riflesso',
  event: 'evento',
};

export const SIGN = Object.fromEntries(
  Object.entries(TYPE).map(([type, word]) => [type, `[${word.toUpperCase()}]`]),
) as Readonly<Record<CardType, string>>;

export const ACTION: Readonly<Record<ActionKind, string>> = {
  bleed: 'una azione di dissanguare',
  hunt: 'una azione di caccia',
  equip: 'una azione di equipaggiamento',
  employ: 'una azione per assoldare un seguace',
  recruit: 'una azione per reclutare un alleato',
  political: 'una azione politica',
  leaveTorpor: 'una azione per lasciare il torpore',
  rescue: 'una azione per risvegliare un vampiro dal torpore',
  diablerise: 'una azione di diablerie',
  becomeAnarch: 'una azione per diventare Anarchico',
  enterCombat: 'una azione per entrare in combattimento con un servitore della Lista Rossa',
  special: 'un’altra azione di una carta',
};

/** Actions by kind, after "diverse da". */
export const otherActions = (kind: ActionKind): string =>
  ACTION[kind]
    .replace(/^una azione politica$/, 'quelle politiche')
    .replace(/^un(?:a |’altra )azione/, 'quelle');

export const SELF: Readonly<Record<SelfKind, Noun>> = {
  vampire: { text: 'questo vampiro' },
  minion: { text: 'questo servitore' },
  ally: { text: 'questo alleato' },
  bearer: { text: 'il portatore' },
  employer: { text: 'il possessore' },
  retainer: { text: 'questo seguace' },
  card: { text: 'questa carta', feminine: true },
};

/** Singular and plural. */
export const UNIT: Readonly<Record<Unit, readonly [string, string]>> = {
  blood: ['punto sangue', 'punti sangue'],
  bloodOrLife: ['punto sangue o vita', 'punti sangue o vita'],
  life: ['punto vita', 'punti vita'],
  pool: ['punto risorsa', 'punti risorsa'],
  damage: ['danno', 'danni'],
  vote: ['voto', 'voti'],
  card: ['carta', 'carte'],
  cryptCard: ['carta', 'carte'],
  counter: ['segnalino', 'segnalini'],
  strike: ['attacco addizionale', 'attacchi addizionali'],
};

/** Frequency: "per round", and "una volta per round". */
export const PER: Readonly<Record<NonNullable<Use['once']>, string>> = {
  action: 'per azione',
  round: 'per round',
  combat: 'per combattimento',
  referendum: 'per referendum',
  turn: 'per turno',
  phase: '',
  betweenUnlockPhases: 'tra una sua fase di disimpegno e l’altra',
  game: 'per partita',
};
export const ONCE = Object.fromEntries(
  Object.entries(PER).map(([once, words]) => [once, words === '' ? '' : `una volta ${words}`]),
) as Readonly<Record<NonNullable<Use['once']>, string>>;

interface Keyword {
  readonly one: string;
  readonly many: string;
  readonly feminine?: boolean;
}
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  aim: { one: 'mira', many: 'mira', feminine: true },
  animal: { one: TERMS.animal, many: 'animali' },
  archetype: { one: TERMS.archetype, many: 'archetipi' },
  boon: { one: 'favore', many: 'favori' },
  changeling: { one: 'changeling', many: 'changeling' },
  condemnation: { one: 'condanna', many: 'condanne', feminine: true },
  contract: { one: 'contratto', many: 'contratti' },
  demon: { one: 'demone', many: 'demoni' },
  discipline: { one: TERMS.discipline, many: 'Discipline', feminine: true },
  electronic: { one: 'elettronico', many: 'elettronici' },
  elysium: { one: 'Elysium', many: 'Elysium' },
  frenzy: { one: 'frenesia', many: 'frenesie', feminine: true },
  gargoyle: { one: 'gargoyle', many: 'gargoyle' },
  gehenna: { one: 'Gehenna', many: 'Gehenna', feminine: true },
  ghoul: { one: 'ghoul', many: 'ghoul' },
  government: { one: 'governo', many: 'governi' },
  grapple: { one: 'presa', many: 'prese', feminine: true },
  gun: { one: TERMS.gun, many: 'pistole', feminine: true },
  haven: { one: 'rifugio', many: 'rifugi' },
  huntingGround: { one: 'territorio di caccia', many: 'territori di caccia' },
  inconnu: { one: 'Inconnu', many: 'Inconnu' },
  location: { one: TERMS.location, many: 'luoghi' },
  mage: { one: 'mago', many: 'maghi' },
  meleeWeapon: { one: 'arma da mischia', many: 'armi da mischia', feminine: true },
  monster: { one: TERMS.monster, many: 'mostri' },
  mortal: { one: TERMS.mortal, many: 'mortali' },
  mummy: { one: 'mummia', many: 'mummie', feminine: true },
  nodFragment: { one: 'frammento di Nod', many: 'frammenti di Nod' },
  oath: { one: 'giuramento', many: 'giuramenti' },
  operationAntigen: { one: 'Operazione Antigene', many: 'Operazione Antigene', feminine: true },
  title: { one: TERMS.title, many: 'titoli' },
  transient: { one: 'transitorio', many: 'transitori' },
  trophy: { one: TERMS.trophy, many: 'trofei' },
  vehicle: { one: 'veicolo', many: 'veicoli' },
  weapon: { one: TERMS.weapon, many: 'armi', feminine: true },
  werewolf: { one: 'lupo mannaro', many: 'lupi mannari' },
  wraith: { one: 'wraith', many: 'wraith' },
  writ: { one: 'mandato', many: 'mandati' },
  zombie: { one: 'zombi', many: 'zombi' },
};
export const keywordOf = (word: string): Keyword => KEYWORDS[word] ?? { one: word, many: word };
export const keyword = (word: string): string => keywordOf(word).one;

/** A card name within a sentence. */
export const quoted = (name: string): string => `«${name}»`;

const DISCIPLINES: Readonly<Record<string, string>> = {
  ...TERM_WORDS.disciplines,
  'Blood Sorcery': TERMS.bloodSorcery,
  Thaumaturgy: TERMS.thaumaturgy,
};
/** "Dominazione [dom]". */
export const discipline = (code: string): string => `${DISCIPLINES[code] ?? code} [${code}]`;
/** "Auspex superiore [AUS]". */
export const superiorOf = (code: string): string =>
  `${DISCIPLINES[code] ?? code} superiore [${code.toUpperCase()}]`;

/** Attribute of a minion with a trait: "della Lista Rossa", "con Volo". */
const TRAITS: Readonly<Record<string, readonly [string, string]>> = {
  blackHand: ['della Mano Nera', 'della Mano Nera'],
  bloodCursed: ['con Maledizione del Sangue', 'con Maledizione del Sangue'],
  infernal: ['Infernalista', 'Infernalisti'],
  flight: ['con Volo', 'con Volo'],
  redList: ['della Lista Rossa', 'della Lista Rossa'],
  scarce: ['Raro', 'Rari'],
  sterile: ['Sterile', 'Sterili'],
};
export const ofTrait = (trait: Trait, plural = false): string => TRAITS[trait]?.[plural ? 1 : 0] ?? trait;
export const traitName = (trait: Trait): string =>
  (TERM_WORDS.traits as Readonly<Record<string, string>>)[trait] ?? trait;

/** The kind of a card: "luogo unico", "arma: pistola". */
export function heading(card: LibraryCard): string[] {
  const [first, ...rest] = keywords(card);
  const isMasculine = first !== undefined && !keywordOf(shownKeywords(card)[0] ?? '').feminine;
  const unique = card.unique ? (isMasculine ? 'unico' : 'unica') : '';
  return [
    [first ?? '', unique].filter((word) => word !== '').join(' '),
    ...rest,
    ...(card.trifle ? [TERMS.trifle] : []),
    ...(card.outOfTurn ? [TERMS.outOfTurn] : []),
    ...body(card),
  ].filter((words) => words !== '');
}

/** A gun is a kind of weapon. */
function keywords(card: LibraryCard): string[] {
  const words = shownKeywords(card).map(keyword);
  return shownKeywords(card)[0] === 'weapon' && words.length > 1
    ? [`${words[0]}: ${words.slice(1).join(', ')}`]
    : words;
}

/** A number printed on a minion or retainer: "2 punti vita". */
export function printed(stat: string, value: number): string {
  if (stat === 'life') return `${value} ${UNIT.life[value === 1 ? 0 : 1]}`;
  return `${value} ${stat === 'strength' ? TERMS.strength : TERMS.bleedNoun}`;
}

/** The life, strength and bleed of a minion or retainer. */
function body(card: LibraryCard): string[] {
  // A card that becomes an ally says its numbers where it becomes one.
  if (card.life === undefined || card.becomes !== undefined) return [];
  const isAlly = card.modes.some(({ type }) => type === 'ally');
  const numbers = [
    printed('life', card.life),
    ...(isAlly ? [printed('strength', card.strength ?? 1), printed('bleed', card.bleed ?? 1)] : []),
  ];
  return [numbers.join(', ')];
}
