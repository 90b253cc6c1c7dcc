import type { ActionKind, CardType, LibraryCard, Title, Use } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/es/terms.ts';
import * as TERMS from '../../terms/es.ts';
import type { SelfKind, Unit } from '../grammar.ts';
import { shownKeywords } from '../keywords.ts';

/** Spanish words for things in the game. */

/** A noun with its gender and number forms. */
export interface Word {
  readonly one: string;
  readonly many: string;
  readonly feminine?: boolean;
  /** A person: as an object it takes "a". */
  readonly person?: boolean;
}

export const { sects: SECT, city } = TERM_WORDS;
/** Some clans and Disciplines also have older names. */
const CLANS: Readonly<Record<string, string>> = {
  ...TERM_WORDS.clans,
  Assamite: TERMS.assamite,
  'Follower of Set': 'Seguidor de Set',
};
export const clanOf = (clan: string): string => CLANS[clan] ?? clan;
const DISCIPLINES: Readonly<Record<string, string>> = {
  ...TERM_WORDS.disciplines,
  'Blood Sorcery': TERMS.bloodSorcery,
  Thaumaturgy: TERMS.thaumaturgy,
};

export const titleOf = (title: Title): string => TERM_WORDS.title(title, null);
/** Plural of a title. */
export const titlesOf = (title: Title): string => TITLES[title];
const TITLES: Readonly<Record<Title, string>> = {
  primogen: 'primogénitos',
  prince: 'príncipes',
  baron: 'barones',
  justicar: 'justicars',
  innerCircle: 'miembros del Círculo Interior',
  bishop: 'obispos',
  archbishop: 'arzobispos',
  priscus: TERMS.prisci,
  cardinal: 'cardenales',
  regent: 'regentes',
  kholo: 'kholo',
  magaji: 'magaji',
  own: 'independientes con votos',
};

/** Singular and plural of a card type. */
export const TYPE: Readonly<Record<CardType, string>> = {
  master: 'carta heril',
  action: 'carta de acción',
  political: 'carta de acción política',
  equipment: 'carta de equipo',
  retainer: 'carta de criado',
  ally: 'carta de aliado',
  modifier: 'carta modificadora de acción',
  reaction: 'carta de reacción',
  combat: 'carta de combate',
  reflex: 'carta de reflejos',
  event: 'carta de evento',
};
export const typesOf = (type: CardType): string =>
  TYPE[type].replace('carta', 'cartas').replace('heril', 'heriles').replace('modificadora', 'modificadoras');

export const SIGN: Readonly<Record<CardType, string>> = {
  master: '[HERIL]',
  action: '[ACCIÓN]',
  political: '[ACCIÓN POLÍTICA]',
  equipment: '[EQUIPO]',
  retainer: '[CRIADO]',
  ally: '[ALIADO]',
  modifier: '[MODIFICADOR DE ACCIÓN]',
  reaction: '[REACCIÓN]',
  combat: '[COMBATE]',
  reflex: '[REFLEJOS]',
  event: '[EVENTO]',
};

export const ACTION: Readonly<Record<ActionKind, string>> = {
  bleed: 'una acción de sangrado',
  hunt: 'una acción de caza',
  equip: 'una acción de equiparse',
  employ: 'una acción de emplear a un criado',
  recruit: 'una acción de reclutar a un aliado',
  political: 'una acción política',
  leaveTorpor: 'una acción de salir del letargo',
  rescue: 'una acción de rescatar a un vampiro del letargo',
  diablerise: 'una acción de diabolizar a un vampiro',
  becomeAnarch: 'una acción de hacerse Anarquista',
  enterCombat: 'una acción de entrar en combate con un siervo de la Lista Roja',
  special: 'otra acción de una carta',
};

/** Actions by kind, after "que no sean". */
export const ofAction = (kind: ActionKind): string =>
  ACTION[kind].replace(/^una acción /, '').replace(/política$/, 'políticas');

export const SELF: Readonly<Record<SelfKind, string>> = {
  vampire: 'este vampiro',
  minion: 'este siervo',
  ally: 'este aliado',
  bearer: 'el portador',
  employer: 'el empleador',
  retainer: 'este criado',
  card: 'esta carta',
};

/** Singular, plural and bare form: "una cantidad de sangre". */
export const UNIT: Readonly<Record<Unit, readonly [one: string, many: string, bare: string]>> = {
  blood: ['de sangre', 'de sangre', 'sangre'],
  bloodOrLife: ['de sangre o vida', 'de sangre o vida', 'sangre o vida'],
  life: ['de vida', 'de vida', 'vida'],
  pool: ['de reserva sanguínea', 'de reserva sanguínea', 'reserva sanguínea'],
  damage: ['de daño', 'de daño', 'daño'],
  vote: ['voto', 'votos', 'votos'],
  card: ['carta', 'cartas', 'cartas'],
  cryptCard: ['carta', 'cartas', 'cartas'],
  counter: ['ficha', 'fichas', 'fichas'],
  strike: ['ataque adicional', 'ataques adicionales', 'ataques adicionales'],
};

/** Frequency: "por turno". */
export const PER: Readonly<Record<NonNullable<Use['once']>, string>> = {
  action: 'por acción',
  round: 'por asalto',
  combat: 'por combate',
  referendum: 'por referéndum',
  turn: 'por turno',
  phase: '',
  betweenUnlockPhases: 'entre sus fases de enderezamiento',
  game: 'por partida',
};
export const ONCE = Object.fromEntries(
  Object.entries(PER).map(([once, per]) => [once, per === '' ? '' : `una vez ${per}`]),
) as Readonly<Record<NonNullable<Use['once']>, string>>;

/** Keywords that cards refer to. */
const KEYWORDS: Readonly<Record<string, Word>> = {
  aim: { one: 'puntería', many: 'punterías', feminine: true },
  animal: { one: 'animal', many: 'animales' },
  archetype: { one: 'arquetipo', many: 'arquetipos' },
  boon: { one: 'favor', many: 'favores' },
  changeling: { one: 'changeling', many: 'changeling' },
  condemnation: { one: 'condenación', many: 'condenaciones', feminine: true },
  contract: { one: 'contrato', many: 'contratos' },
  demon: { one: 'demonio', many: 'demonios' },
  discipline: { one: 'disciplina', many: 'disciplinas', feminine: true },
  electronic: { one: 'electrónico', many: 'electrónicos' },
  elysium: { one: 'Elíseo', many: 'Elíseo' },
  frenzy: { one: 'frenesí', many: 'frenesíes' },
  gargoyle: { one: 'gárgola', many: 'gárgolas', feminine: true },
  gehenna: { one: 'Gehenna', many: 'Gehenna', feminine: true },
  ghoul: { one: 'ghoul', many: 'ghouls' },
  government: { one: 'gobierno', many: 'gobiernos' },
  grapple: { one: 'agarre', many: 'agarres' },
  gun: { one: 'arma de fuego', many: 'armas de fuego', feminine: true },
  haven: { one: 'refugio', many: 'refugios' },
  huntingGround: { one: 'zona de caza', many: 'zonas de caza', feminine: true },
  inconnu: { one: 'Inconnu', many: 'Inconnu' },
  location: { one: 'lugar', many: 'lugares' },
  mage: { one: 'mago', many: 'magos' },
  meleeWeapon: { one: 'arma blanca', many: 'armas blancas', feminine: true },
  monster: { one: 'monstruo', many: 'monstruos', person: true },
  mortal: { one: 'mortal', many: 'mortales', person: true },
  mummy: { one: 'momia', many: 'momias', feminine: true },
  nodFragment: { one: 'fragmento de Nod', many: 'fragmentos de Nod' },
  oath: { one: 'juramento', many: 'juramentos' },
  operationAntigen: { one: 'Operación Antígeno', many: 'Operación Antígeno', feminine: true },
  title: { one: 'título', many: 'títulos' },
  transient: { one: 'transitorio', many: 'transitorios' },
  trophy: { one: 'trofeo', many: 'trofeos' },
  vehicle: { one: 'vehículo', many: 'vehículos' },
  weapon: { one: 'arma', many: 'armas', feminine: true },
  werewolf: { one: 'hombre lobo', many: 'hombres lobo' },
  wraith: { one: 'aparición', many: 'apariciones', feminine: true },
  writ: { one: 'mandato', many: 'mandatos' },
  zombie: { one: 'zombi', many: 'zombis' },
};
export const keywordOf = (word: string): Word => KEYWORDS[word] ?? { one: word, many: word };
export const keyword = (word: string): string => keywordOf(word).one;

/** A minion with a trait: "un siervo de la Lista Roja". */
const TRAITS: Readonly<Record<string, string>> = {
  blackHand: 'de la Mano Negra',
  bloodCursed: 'de sangre maldita',
  infernal: 'infernal',
  flight: 'con Vuelo',
  redList: 'de la Lista Roja',
  scarce: 'escaso',
  sterile: 'estéril',
};
export const traitOf = (trait: string): string => TRAITS[trait] ?? trait;
/** "es infernal", "tiene Vuelo". */
export const traited = (trait: string): string =>
  traitOf(trait).startsWith('con ') ? `tiene ${traitOf(trait).slice(4)}` : `es ${traitOf(trait)}`;

/** "Dominación [dom]". */
export const discipline = (code: string): string => `${DISCIPLINES[code] ?? code} [${code}]`;

/** "Áuspex superior [AUS]". */
export const superiorOf = (code: string): string =>
  `${DISCIPLINES[code] ?? code} superior [${code.toUpperCase()}]`;

/** A card name within a sentence. */
export const quoted = (name: string): string => `«${name}»`;

// ---------------------------------------------------------------------------------------------- facts

/** The kind of a card: "Lugar único", "Arma: arma de fuego". */
export function heading(card: LibraryCard): string[] {
  const [first, ...rest] = shownKeywords(card);
  const kinds = first === 'weapon' && rest.length > 0 ? `: ${rest.map(keyword).join(', ')}` : '';
  return [
    first === undefined ? (card.unique ? 'única' : '') : `${uniquely(keywordOf(first), card)}${kinds}`,
    ...(kinds === '' ? rest.map(keyword) : []),
    ...(card.trifle ? ['nimiedad'] : []),
    ...(card.outOfTurn ? ['fuera de turno'] : []),
    ...body(card),
  ].filter((words) => words !== '');
}

const uniquely = (word: Word, { unique }: LibraryCard): string =>
  unique ? `${word.one} ${word.feminine ? 'única' : 'único'}` : word.one;

/** The life, strength and bleed of a minion or retainer. */
function body(card: LibraryCard): string[] {
  // A card that becomes an ally says its numbers where it becomes one.
  if (card.life === undefined || card.becomes !== undefined) return [];
  const isAlly = card.modes.some(({ type }) => type === 'ally');
  const numbers = [
    `${card.life} de vida`,
    ...(isAlly ? [`${card.strength ?? 1} de fuerza`, `${card.bleed ?? 1} de sangrado`] : []),
  ];
  return [numbers.join(', ')];
}
