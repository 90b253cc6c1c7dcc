import type { ActionKind, CardType, LibraryCard, Sect, Title, Use } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/pt/terms.ts';
import type { SelfKind, Unit, Verb } from '../grammar.ts';
import { shownKeywords } from '../keywords.ts';

/** Portuguese verbs, and words for things in the game with their gender. */

/** A regular verb. The reader is "você", which takes the third person. */
export function verb(inf: string, imp = regularOrder(inf)): Verb {
  const stem = inf.slice(0, -2);
  const [s3, p3] = inf.endsWith('ar') ? ['a', 'am'] : ['e', 'em'];
  return { inf, imp, you: `${stem}${s3}`, s3: `${stem}${s3}`, p3: `${stem}${p3}` };
}
const regularOrder = (inf: string): string => `${inf.slice(0, -2)}${inf.endsWith('ar') ? 'e' : 'a'}`;
export const irregular = (inf: string, imp: string, s3: string, p3: string): Verb => ({
  inf,
  imp,
  you: s3,
  s3,
  p3,
});
/** "não compra". */
export const not = ({ inf, imp, you, s3, p3 }: Verb): Verb => ({
  inf: `não ${inf}`,
  imp: `não ${imp}`,
  you: `não ${you}`,
  s3: `não ${s3}`,
  p3: `não ${p3}`,
});

/** A noun: singular, plural and gender. */
export interface Thing {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}
const m = (one: string, many = `${one}s`): Thing => ({ one, many, feminine: false });
const f = (one: string, many = `${one}s`): Thing => ({ one, many, feminine: true });

/** An adjective in -o or -e, in the gender and number of its noun. */
export const agreed = (adjective: string, feminine: boolean, plural = false): string =>
  `${feminine ? adjective.replace(/o$/, 'a') : adjective}${plural ? 's' : ''}`;
export const withArticle = ({ one, feminine }: Thing): string => `${feminine ? 'uma' : 'um'} ${one}`;

export const KIND = {
  vampire: m('vampiro'),
  ally: m('aliado'),
  minion: m('servo'),
  equipment: m('equipamento'),
  retainer: m('lacaio'),
  any: f('carta'),
} as const;
export const CRYPT_CARD = f('carta de cripta', 'cartas de cripta');
export const COPY = f('cópia');
/** A card name within a sentence. */
export const quoted = (name: string): string => `“${name}”`;
export const cardNamed = (name: string): Thing =>
  f(`carta chamada ${quoted(name)}`, `cartas chamadas ${quoted(name)}`);

export const SECT = TERM_WORDS.sects;
/** The sect of a vampire: "da Camarilla". */
export const ofSect = (sect: Sect, feminine: boolean, plural: boolean): string =>
  ({
    camarilla: 'da Camarilla',
    anarch: agreed('Anarquista', feminine, plural),
    independent: agreed('Independente', feminine, plural),
    sabbat: 'do Sabá',
    laibon: 'Laibon',
  })[sect];

/** Members of a clan, singular and plural. */
const CLANS: Readonly<Record<string, Thing>> = {
  'Blood Brother': m('Irmão de Sangue', 'Irmãos de Sangue'),
  'Daughter of Cacophony': f('Filha da Cacofonia', 'Filhas da Cacofonia'),
  'Follower of Set': m('Seguidor de Set', 'Seguidores de Set'),
  'Harbinger of Skulls': m('Arauto dos Crânios', 'Arautos dos Crânios'),
  Malkavian: m('Malkaviano'),
  'Malkavian antitribu': m('Malkaviano antitribu', 'Malkavianos antitribu'),
  Ministry: m('membro do Ministério', 'membros do Ministério'),
  'True Brujah': m('Verdadeiro Brujah', 'Verdadeiros Brujah'),
};
export const clan = (name: string): Thing => CLANS[name] ?? m(name, name);

/** The clan itself. */
export const clanName = (name: string): string =>
  (TERM_WORDS.clans as Readonly<Record<string, string>>)[name] ?? clan(name).one;

export const title = (which: Title): string => TERM_WORDS.title(which, null);
export const titleThing = (which: Title): Thing =>
  which === 'innerCircle' ? m(title(which), title(which).replace(/^(\S+)/, '$1s')) : m(title(which));

/** A trait as an attribute: "Infernalista", "com Voo". */
export const ofTrait = (trait: string, plural = false): string => TRAITS[trait]?.(plural) ?? trait;
const TRAITS: Readonly<Record<string, (plural: boolean) => string>> = {
  blackHand: () => 'da Mão Negra',
  bloodCursed: () => 'de Sangue Amaldiçoado',
  flight: () => 'com Voo',
  infernal: (plural) => (plural ? 'Infernalistas' : 'Infernalista'),
  redList: () => 'da Lista Vermelha',
  scarce: (plural) => (plural ? 'Escassos' : 'Escasso'),
  sterile: (plural) => (plural ? 'Estéreis' : 'Estéril'),
};
export const traitName = (trait: string): string =>
  (TERM_WORDS.traits as Readonly<Record<string, string>>)[trait] ?? trait;

export const TYPE: Readonly<Record<CardType, Thing>> = {
  master: f('carta de mestre', 'cartas de mestre'),
  action: f('carta de ação', 'cartas de ação'),
  political: f('carta de ação política', 'cartas de ação política'),
  equipment: f('carta de equipamento', 'cartas de equipamento'),
  retainer: f('carta de lacaio', 'cartas de lacaio'),
  ally: f('carta de aliado', 'cartas de aliado'),
  modifier: f('carta de modificador de ação', 'cartas de modificador de ação'),
  reaction: f('carta de reação', 'cartas de reação'),
  combat: f('carta de combate', 'cartas de combate'),
  reflex: f('carta de reflexo', 'cartas de reflexo'),
  event: f('carta de evento', 'cartas de evento'),
};

export const SIGN: Readonly<Record<CardType, string>> = {
  master: '[MESTRE]',
  action: '[AÇÃO]',
  political: '[AÇÃO POLÍTICA]',
  equipment: '[EQUIPAMENTO]',
  retainer: '[LACAIO]',
  ally: '[ALIADO]',
  modifier: '[MODIFICADOR DE AÇÃO]',
  reaction: '[REAÇÃO]',
  combat: '[COMBATE]',
  reflex: '[REFLEXO]',
  event: '[EVENTO]',
};

/** Without the article "uma". */
export const ACTION: Readonly<Record<ActionKind, string>> = {
  bleed: 'ação de sangrar',
  hunt: 'ação de caçar',
  equip: 'ação de equipar',
  employ: 'ação de empregar lacaio',
  recruit: 'ação de recrutar aliado',
  political: 'ação política',
  leaveTorpor: 'ação de sair do torpor',
  rescue: 'ação de resgatar um vampiro em torpor',
  diablerise: 'ação de diablerizar',
  becomeAnarch: 'ação de tornar-se Anarquista',
  enterCombat: 'ação de entrar em combate com um servo da Lista Vermelha',
  special: 'ação de outra carta',
};

/** "ações de sangrar", "ações políticas". */
export const actionsOf = (kind: ActionKind): string =>
  ACTION[kind].replace(/^ação/, 'ações').replace(/política$/, 'políticas');

export const SELF: Readonly<Record<SelfKind, string>> = {
  vampire: 'este vampiro',
  minion: 'este servo',
  ally: 'este aliado',
  bearer: 'o portador',
  employer: 'o empregador',
  retainer: 'este lacaio',
  card: 'esta carta',
};

/** After a number, singular and plural: "1 de recurso"; and alone: "recursos iguais a". */
export interface UnitWords {
  readonly one: string;
  readonly many: string;
  readonly bare: string;
}
const mass = (bare: string, many = bare): UnitWords => ({
  one: `de ${bare}`,
  many: `de ${many}`,
  bare: many,
});
const counted = (one: string, many = `${one}s`): UnitWords => ({ one, many, bare: many });
export const UNIT: Readonly<Record<Unit, UnitWords>> = {
  blood: mass('sangue'),
  bloodOrLife: mass('sangue ou vida'),
  life: mass('vida'),
  pool: mass('recurso', 'recursos'),
  damage: mass('dano'),
  vote: counted('voto'),
  card: counted('carta'),
  cryptCard: counted('carta'),
  counter: counted('contador', 'contadores'),
  strike: counted('golpe adicional', 'golpes adicionais'),
};

/** Frequency: "por combate". */
export const PER: Readonly<Record<NonNullable<Use['once']>, string>> = {
  action: 'por ação',
  round: 'por rodada',
  combat: 'por combate',
  referendum: 'por referendo',
  turn: 'por turno',
  phase: '',
  betweenUnlockPhases: 'entre suas fases de destravar',
  game: 'por partida',
};
const once = (each: keyof typeof PER): string => (PER[each] === '' ? '' : `uma vez ${PER[each]}`);
export const ONCE: typeof PER = {
  action: once('action'),
  round: once('round'),
  combat: once('combat'),
  referendum: once('referendum'),
  turn: once('turn'),
  phase: once('phase'),
  betweenUnlockPhases: once('betweenUnlockPhases'),
  game: once('game'),
};

const KEYWORDS: Readonly<Record<string, Thing>> = {
  aim: f('mira', 'miras'),
  animal: m('animal', 'animais'),
  archetype: m('arquétipo'),
  boon: f('dádiva'),
  changeling: m('changeling', 'changeling'),
  condemnation: f('condenação', 'condenações'),
  contract: m('contrato', 'contratos'),
  demon: m('demônio', 'demônios'),
  discipline: f('Disciplina'),
  electronic: m('eletrônico', 'eletrônicos'),
  elysium: m('Elísio', 'Elísio'),
  frenzy: m('frenesi'),
  gargoyle: f('gárgula', 'gárgulas'),
  gehenna: f('Gehenna', 'Gehenna'),
  ghoul: m('carniçal', 'carniçais'),
  government: m('governo', 'governos'),
  grapple: m('agarrão', 'agarrões'),
  gun: f('arma de fogo', 'armas de fogo'),
  haven: m('refúgio', 'refúgios'),
  huntingGround: m('campo de caça', 'campos de caça'),
  inconnu: m('Inconnu', 'Inconnu'),
  location: m('local', 'locais'),
  mage: m('mago', 'magos'),
  meleeWeapon: f('arma branca', 'armas brancas'),
  monster: m('monstro'),
  mortal: m('mortal', 'mortais'),
  mummy: f('múmia', 'múmias'),
  nodFragment: m('fragmento de Nod', 'fragmentos de Nod'),
  oath: m('juramento'),
  operationAntigen: f('Operação Antígeno', 'Operação Antígeno'),
  title: m('título'),
  transient: m('transitório', 'transitórios'),
  trophy: m('troféu'),
  vehicle: m('veículo'),
  weapon: f('arma'),
  werewolf: m('lobisomem', 'lobisomens'),
  wraith: f('aparição', 'aparições'),
  writ: m('mandado'),
  zombie: m('zumbi', 'zumbis'),
};
export const keyword = (word: string): Thing => KEYWORDS[word] ?? m(word);

const DISCIPLINES: Readonly<Record<string, string>> = {
  ...TERM_WORDS.disciplines,
  'Blood Sorcery': TERM_WORDS.disciplines.tha,
  Thaumaturgy: 'Taumaturgia',
};
/** "Dominação [dom]". */
export const discipline = (code: string): string => `${DISCIPLINES[code] ?? code} [${code}]`;
/** "Auspícios superior [AUS]". */
export const superiorOf = (code: string): string =>
  `${DISCIPLINES[code] ?? code} superior [${code.toUpperCase()}]`;

/** The kind of a card: "local único", "arma: arma de fogo". */
export function heading(card: LibraryCard): string[] {
  const [first, ...rest] = shownKeywords(card).map(keyword);
  const unique = card.unique ? ` ${agreed('único', first?.feminine ?? true)}` : '';
  const head = `${first?.one ?? ''}${unique}`.trim();
  const others = rest.map(({ one }) => one);
  // A gun is a kind of weapon.
  const isWeapon = shownKeywords(card)[0] === 'weapon' && others.length > 0;
  return [
    ...(isWeapon ? [`${head}: ${others.join(', ')}`] : [head, ...others]),
    ...(card.trifle ? ['trivial'] : []),
    ...(card.outOfTurn ? ['fora do turno'] : []),
    ...body(card),
  ].filter((words) => words !== '');
}

/** The life, strength and bleed of a minion or retainer. */
function body(card: LibraryCard): string[] {
  // A card that becomes an ally says its numbers where it becomes one.
  if (card.life === undefined || card.becomes !== undefined) return [];
  const isAlly = card.modes.some(({ type }) => type === 'ally');
  const numbers = [
    `${card.life} de vida`,
    ...(isAlly ? [`${card.strength ?? 1} de força`, `${card.bleed ?? 1} de sangrar`] : []),
  ];
  return [numbers.join(', ')];
}
