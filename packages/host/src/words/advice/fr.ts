import { type AdviceWords, type BecauseWords, capital } from './words.ts';

const NBSP = '\u00a0';
const COLON = `${NBSP}:`;
const VOWEL = /^[aeiouàâéèêëîïôœùûæ]/i;
const de = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);
const que = (name: string): string => (VOWEL.test(name) ? `qu’${name}` : `que ${name}`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const plural = (n: number, one: string, many = `${one}s`): string =>
  `${Math.abs(n)} ${Math.abs(n) < 2 ? one : many}`;
const pool = (n: number): string => plural(n, 'point de réserve', 'points de réserve');
const blood = (n: number): string => plural(n, 'point de sang', 'points de sang');
const damage = (n: number): string => plural(n, 'point de dégâts', 'points de dégâts');
const range = (isLong: boolean): string => (isLong ? 'à distance' : 'au contact');
const change = (who: string | null, n: number, what: string): string => {
  const lost = n < 0;
  return who === null
    ? `vous ${lost ? 'perdez' : 'gagnez'} ${what}`
    : `${who} ${lost ? 'perd' : 'gagne'} ${what}`;
};

const BECAUSE: BecauseWords = {
  pool: ({ seat, n }) => change(seat, n, pool(n)),
  blood: ({ card, n }) => change(card, n, blood(n)),
  stat: ({ card, stat, n }) => `${card} reçoit ${signed(n)} en ${stat}`,
  draws: () => 'vous piochez dans votre bibliothèque',
  cardFound: () => 'vous obtenez la carte qui vous manque le plus',
  edge: () => 'vous prenez l’Avantage',
  actsAgain: () => 'cela vous donne une action de plus',
  settles: () => 'la carte reste en jeu et continue de vous servir',
  settlesFor: ({ seat }) => `la carte reste en jeu et sert ${seat ?? 'vos plans'}`,
  discards: ({ seat }) => (seat === null ? 'vous défaussez une carte' : `${seat} défausse une carte`),
  recruits: ({ life, bleed }) =>
    `un allié avec ${plural(life, 'point de vie', 'points de vie')} et une morsure de ${bleed} entre en jeu`,
  locks: ({ card }) => `${card} s’incline`,
  unlocks: ({ card }) => `${card} se redresse`,
  torpor: ({ card }) => `${card} va en torpeur`,
  burns: ({ card }) => `${card} brûle`,
  ready: ({ card }) => `${card} sort de torpeur`,
  removed: ({ card }) => `${card} quitte la partie`,
  controls: ({ card }) => `vous prenez le contrôle ${de(card)}`,
  titled: ({ card }) => `${card} reçoit un titre`,
  untitled: ({ card }) => `${card} perd son titre`,
  hampered: ({ card }) => `cela gêne ${card}`,
  bears: ({ card }) => `cela aide ${card} tant que la carte reste en jeu`,

  ousts: ({ seat, pool: n }) =>
    `${seat ?? 'personne'} perd ${n === 1 ? 'son dernier point de réserve' : `ses ${n} derniers points de réserve`} et quitte la partie`,
  race: ({ seat, n, pool: left }) =>
    `les morsures de ce tour peuvent éliminer ${seat ?? 'personne'}, jusqu’à ${n} contre ${pool(left)}`,
  bleedInHand: ({ n }) => `votre main peut ajouter ${n} à la morsure`,
  thirst: ({ card, n, of }) => `${card} n’a que ${n} de ses ${of} points de sang`,
  diablerie: ({ card, isHunted }) =>
    isHunted
      ? `${card} brûle, mais les autres ont assez de voix pour une chasse de sang`
      : `${card} brûle, et les autres n’ont pas assez de voix pour une chasse de sang`,
  unblockable: () => 'personne ne peut la bloquer',
  blockerLocked: ({ other }) => `le seul serviteur qui pourrait bloquer, ${other}, est incliné`,
  blockersLocked: ({ n }) => `les ${n} serviteurs qui pourraient bloquer sont inclinés`,
  noBlockers: () => 'personne n’est en état de bloquer',
  noMinions: ({ seat }) =>
    seat === null
      ? 'vous n’avez aucun serviteur disponible pour bloquer'
      : `${seat} n’a aucun serviteur disponible pour bloquer`,
  stealthEnough: ({ n, of }) => `une discrétion de ${n} l’emporte sur une interception de ${of}`,
  stealthInHand: ({ other, n }) =>
    `${other} pourrait bloquer, mais votre main peut ajouter ${n} de discrétion`,
  mayBeBlocked: ({ other }) => `${other} peut bloquer`,
  worthTheRisk: ({ other }) => `${other} peut bloquer, mais le jeu en vaut la chandelle`,
  blockIsNoHarm: ({ other }) => `${other} peut bloquer, mais le combat n’est pas à craindre`,
  blockHurts: ({ card, other }) => `${other} peut bloquer, et ${card} perdrait le combat`,
  guards: ({ card, seat, n }) =>
    `il vous faut ${card} pour bloquer, car ${seat ?? 'on'} peut mordre pour ${n} sans carte`,
  staysReady: ({ card }) => `mieux vaut ne pas incliner ${card}`,
  noGain: () => 'il y a trop peu à y gagner',
  noBleed: ({ card }) => `la morsure ${de(card)} est de 0`,
  shakesOff: ({ other, n, of }) =>
    n > of
      ? `une discrétion de ${n} suffit contre ${other} et son interception de ${of}`
      : `une discrétion de ${n} contre l’interception de ${of} ${de(other)}, et votre main peut y ajouter`,
  moreBleed: ({ seat, n, of }) =>
    `plus personne ne bloque${COLON} ${change(seat, -1, `${pool(n)} au lieu de ${of}`)}`,
  bleedLater: () => 'attendez que plus personne ne puisse bloquer',
  givesUpBleed: ({ n }) => `cela remplacerait la morsure de ${n}`,
  stealthLater: () => 'attendez que quelqu’un bloque',
  stealthUnneeded: () => 'plus personne ne peut bloquer',
  bleedEnough: ({ seat, n }) => `la morsure de ${n} suffit déjà à éliminer ${seat ?? 'personne'}`,
  stealthShort: ({ n, of }) => `même une discrétion de ${n} ne l’emporte pas sur une interception de ${of}`,
  savesBlood: ({ card }) => `${card} a besoin de son sang pour l’action elle-même`,
  avoidsFight: ({ other }) => `cela vous évite le combat contre ${other}`,

  oustsYou: ({ pool: n }) =>
    `vous perdez ${n === 1 ? 'votre dernier point de réserve' : `vos ${n} derniers points de réserve`} et quittez la partie`,
  interceptEnough: ({ card, n, of }) =>
    `avec une interception de ${n}, ${card} peut bloquer une discrétion de ${of}`,
  interceptInHand: ({ card, n }) => `il manque ${n} d’interception à ${card}, et votre main peut l’ajouter`,
  interceptShort: ({ card, n, of }) => `${card} n’a que ${n} en interception contre une discrétion de ${of}`,
  failedBefore: ({ card }) => `${card} a déjà tenté de bloquer en vain`,
  harmless: () => 'cette action ne vous nuit pas',
  notYours: () => 'ce n’est pas à vous de bloquer cette action',
  tooLate: () => 'il est trop tard pour bloquer cette action',
  attemptFirst: () => 'une tentative de blocage est déjà en cours',
  littleHarm: ({ card }) => `c’est trop peu pour incliner ${card}`,
  mayFail: () => 'le référendum peut encore échouer',
  bounce: ({ seat, n }) =>
    seat === null ? `vous subissez la morsure de ${n}` : `${seat} subit la morsure de ${n} à votre place`,
  bounceLater: () => 'vous pourrez encore rediriger la morsure si personne ne bloque',
  bounceSaved: () => 'mieux vaut garder la carte pour une plus grosse morsure',
  blockFirst: () => 'la morsure peut encore être réduite après les blocages',
  wakesToBlock: ({ card }) => `${card} se réveille et peut bloquer`,
  wakesToBounce: ({ card }) => `${card} se réveille et peut rediriger la morsure`,
  lessBleed: ({ n, of }) => `vous perdez ${pool(of - n)} au lieu de ${of}`,
  cancels: ({ card }) => `cela annule ${card}`,

  goodFight: ({ card, other }) => `${card} a l’avantage dans le combat contre ${other}`,
  badFight: ({ card, other }) => `le combat contre ${other} tournerait mal pour ${card}`,
  deals: ({ other, n }) => `${other} subit ${damage(n)}`,
  takes: ({ card, n }) => `${card} peut en subir ${n} en retour`,
  steals: ({ other, n }) => `cela vole ${blood(n)} à ${other}`,
  dodges: ({ card, n }) => (n > 0 ? `${card} évite ${damage(n)}` : `${card} ne craint aucune frappe`),
  endsFight: ({ card, n }) =>
    n > 0 ? `le combat prend fin avant ${que(card)} ne subisse ${damage(n)}` : 'le combat prend fin aussitôt',
  changesLittle: () => 'un autre round n’y changerait pas grand-chose',
  outOfReach: () => 'aucune de vos frappes ne fait mieux à distance',
  farAway: ({ other }) => `à distance, la frappe à mains nues ${de(other)} ne vous atteint pas`,
  betterRange: ({ isLong }) => `vos frappes font plus ${range(isLong)}`,
  goodRange: ({ isLong }) => `combattre ${range(isLong)} vous convient`,
  prevents: ({ card, n, of }) =>
    n === of ? `${card} ne subit aucun dégât` : `${card} prévient ${n} des ${damage(of)}`,
  staysOutOfTorpor: ({ card }) => `${card} échappe à la torpeur`,
  handsOnly: ({ n, of }) => `à mains nues seulement, vous infligez ${damage(n)} et en subissez ${of}`,
  strikesAgain: ({ card }) => `${card} frappe une fois de plus`,
  aggravatedFirst: () => 'les dégâts aggravés ne se guérissent pas',
  equipmentFirst: ({ card }) => `${card} vaut plus que les dégâts`,

  votesLikely: ({ n, of }) => `vous pouvez réunir ${n} voix, les autres en ont ${of} en jeu`,
  votesUnlikely: ({ n, of }) => `les autres ont ${of} voix en jeu, vous pouvez en réunir ${n}`,
  votesRisky: ({ n, of }) =>
    `les autres ont ${of} voix en jeu contre vos ${n}, mais pas forcément toutes contre`,
  noVotes: () => 'cela ne change rien aux voix',
  votesClose: ({ n, of }) => `les voix sont à ${n} contre ${of} pour votre camp`,
  votesEnough: ({ n, of }) => `votre camp mène par ${n} voix contre ${of}, et cela suffit`,
  votesTooFew: ({ n, of }) => `votre camp est trop loin, ${n} voix contre ${of}`,
  votesNoMatter: () => 'le résultat ne change presque rien pour vous',

  full: ({ card }) => `${card} a tout le sang qu’il faut`,
  outNow: ({ card, n }) =>
    `il ne manque que ${blood(n)} à ${card}, qui peut rejoindre votre région disponible ce tour-ci`,
  outSoon: ({ card, n }) => `il manque encore ${blood(n)} à ${card}`,
  playsHand: ({ n }) =>
    n === 1 ? 'une carte de votre main serait jouable' : `${n} cartes de votre main seraient jouables`,
  keepsPool: ({ seat, n, pool: left }) =>
    `gardez vos ${pool(left)}, car ${seat ?? 'on'} peut mordre pour ${n} sans carte`,
  lastPool: () => 'ce serait votre dernier point de réserve',
  contested: ({ card }) => `le contrôle ${de(card)} serait disputé`,
  nobodyWaits: () => 'aucun vampire en attente ne vaut sa réserve',
  enoughMinions: ({ n }) => `vous avez déjà ${n} serviteurs`,
  someoneWaits: () => 'vos vampires incontrôlés passent d’abord',
  takenBack: ({ card }) => `vos points de réserve valent plus ${que(card)}`,
  bloodStays: ({ card }) => `mieux vaut laisser le sang sur ${card}`,

  unplayable: ({ card }) => `personne chez vous ne peut jouer ${card}`,
  uniqueInPlay: ({ card }) => `${card} est une carte unique que vous avez déjà en jeu`,
  copies: ({ card, n }) => `vous avez ${n} exemplaires ${de(card)} en main`,
  masters: ({ n }) => `vous avez ${n} cartes de maître en main, pour une seule par tour`,
  leastUseful: ({ card }) => `${card} est la carte la moins utile de votre main`,
  worthKeeping: () => 'chaque carte de votre main mérite d’être gardée',
  noLibrary: () => 'votre bibliothèque est vide, rien ne la remplacerait',
  theirBest: ({ card }) => `${card} en est la carte la plus utile`,
  worthHaving: ({ card }) => `${card} est la carte la plus utile pour vous`,

  costsPool: ({ n, pool: left }) => `le coût est de ${n} sur vos ${pool(left)}`,
  costsBlood: ({ card, n, of }) => `le coût pour ${card} est de ${n} sur ${blood(of)}`,
  poolOfChoice: () => 'vous gagnez autant de points de réserve que vous voulez',
  poolToSpare: ({ pool: left }) => `avec ${pool(left)}, vous pouvez vous le permettre`,
  poolIsLow: ({ pool: left }) => `il ne vous reste que ${pool(left)}`,
  duty: () => 'une carte l’exige',
  secondCopy: () => 'vous en avez déjà un exemplaire en jeu',
  newCard: () => 'cela fait peu, mais vous piochez une autre carte',
  takesEquipment: () => 'cela ne coûte rien',
  noEffect: () => 'cela ne vous apporterait rien pour l’instant',
  playingOn: () => 'la partie n’est pas encore perdue',
  only: () => 'il n’y a pas d’autre choix',
  same: () => 'tous les choix se valent',
  slight: () => 'les choix se valent à peu près',
};

const joined = (clauses: readonly string[]): string => clauses.join(`${NBSP}; `);

export const ADVICE: AdviceWords = {
  because: BECAUSE,
  when: {
    passes: (clause) => `si le référendum passe, ${clause}`,
    otherwise: (clause) => `sinon, ${clause}`,
    unblocked: (clause) => `si personne ne bloque, ${clause}`,
  },
  sentence: (clauses) => `${capital(joined(clauses))}.`,
  notWorth: (option, clauses) =>
    `«${NBSP}${option}${NBSP}» n’en vaut pas la peine${COLON} ${joined(clauses)}.`,
};
