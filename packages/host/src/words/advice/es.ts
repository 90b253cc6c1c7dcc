import { type AdviceWords, type BecauseWords, capital } from './words.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const pool = (n: number): string => `${Math.abs(n)} de reserva`;
const blood = (n: number): string => `${Math.abs(n)} de sangre`;
const votes = (n: number): string => `${n} ${n === 1 ? 'voto' : 'votos'}`;
const lacks = (n: number): string => (n === 1 ? 'le falta' : 'le faltan');
const range = (isLong: boolean): string => (isLong ? 'de lejos' : 'de cerca');
const change = (who: string | null, n: number, what: string): string => {
  const lost = n < 0;
  return who === null
    ? `${lost ? 'pierdes' : 'ganas'} ${what}`
    : `${who} ${lost ? 'pierde' : 'gana'} ${what}`;
};

const BECAUSE: BecauseWords = {
  pool: ({ seat, n }) => change(seat, n, pool(n)),
  blood: ({ card, n }) => change(card, n, blood(n)),
  stat: ({ card, stat, n }) => `${card} obtiene ${signed(n)} de ${stat}`,
  draws: () => 'robas de tu biblioteca',
  cardFound: () => 'consigues la carta que más te hace falta',
  edge: () => 'obtienes la Ventaja',
  actsAgain: () => 'te da otra acción',
  settles: () => 'se queda en juego y te sigue sirviendo',
  settlesFor: ({ seat }) => `se queda en juego y le sirve a ${seat ?? 'ti'}`,
  discards: ({ seat }) => (seat === null ? 'descartas una carta' : `${seat} descarta una carta`),
  recruits: ({ life, bleed }) => `entra en juego un aliado con ${life} de vida y ${bleed} de sangrado`,
  locks: ({ card }) => `${card} se gira`,
  unlocks: ({ card }) => `${card} se endereza`,
  torpor: ({ card }) => `${card} entra en letargo`,
  burns: ({ card }) => `${card} se quema`,
  ready: ({ card }) => `${card} sale del letargo`,
  removed: ({ card }) => `${card} sale de la partida`,
  controls: ({ card }) => `tomas el control de ${card}`,
  titled: ({ card }) => `${card} obtiene un título`,
  untitled: ({ card }) => `${card} pierde su título`,
  hampered: ({ card }) => `estorba a ${card}`,
  bears: ({ card }) => `ayuda a ${card} mientras siga en juego`,

  ousts: ({ seat, pool: n }) =>
    `${seat ?? 'nadie'} pierde ${n === 1 ? 'su último punto de reserva' : `sus últimos ${n} de reserva`} y queda fuera de la partida`,
  race: ({ seat, n, pool: left }) =>
    `los sangrados de este turno pueden eliminar a ${seat ?? 'nadie'}, hasta ${n} contra ${pool(left)}`,
  bleedInHand: ({ n }) => `tu mano puede añadir ${n} de sangrado`,
  thirst: ({ card, n, of }) => `${card} solo tiene ${n} de ${of} de sangre`,
  diablerie: ({ card, isHunted }) =>
    isHunted
      ? `${card} se quema, pero los demás tienen votos para una caza de sangre`
      : `${card} se quema, y los demás no tienen votos para una caza de sangre`,
  unblockable: () => 'nadie puede bloquearla',
  blockerLocked: ({ other }) => `el único siervo que podría bloquear, ${other}, está girado`,
  blockersLocked: ({ n }) => `los ${n} siervos que podrían bloquear están girados`,
  noBlockers: () => 'ahora nadie está en condiciones de bloquear',
  noMinions: ({ seat }) =>
    seat === null
      ? 'no tienes siervos preparados para bloquear'
      : `${seat} no tiene siervos preparados para bloquear`,
  stealthEnough: ({ n, of }) => `un sigilo de ${n} supera una intercepción de ${of}`,
  stealthInHand: ({ other, n }) => `${other} podría bloquear, pero tu mano puede añadir ${n} de sigilo`,
  mayBeBlocked: ({ other }) => `${other} puede bloquear`,
  worthTheRisk: ({ other }) => `${other} puede bloquear, pero merece la pena arriesgarse`,
  blockIsNoHarm: ({ other }) => `${other} puede bloquear, pero el combate no es de temer`,
  blockHurts: ({ card, other }) => `${other} puede bloquear, y ${card} saldría perdiendo en el combate`,
  guards: ({ card, seat, n }) =>
    `necesitas a ${card} para bloquear, pues ${seat ?? 'alguien'} puede sangrar por ${n} sin cartas`,
  staysReady: ({ card }) => `es mejor no girar a ${card}`,
  noGain: () => 'hay muy poco que ganar',
  noBleed: ({ card }) => `el sangrado de ${card} es 0`,
  shakesOff: ({ other, n, of }) =>
    n > of
      ? `un sigilo de ${n} basta contra ${other} y su intercepción de ${of}`
      : `un sigilo de ${n} contra la intercepción de ${of} de ${other}, y tu mano puede añadir más`,
  moreBleed: ({ seat, n, of }) => `ya nadie bloquea: ${change(seat, -1, `${pool(n)} en vez de ${of}`)}`,
  bleedLater: () => 'espera a que ya nadie pueda bloquear',
  givesUpBleed: ({ n }) => `reemplazaría el sangrado de ${n}`,
  stealthLater: () => 'espera a que alguien bloquee',
  stealthUnneeded: () => 'ya nadie puede bloquear',
  bleedEnough: ({ seat, n }) => `el sangrado de ${n} ya basta para eliminar a ${seat ?? 'nadie'}`,
  stealthShort: ({ n, of }) => `ni un sigilo de ${n} supera una intercepción de ${of}`,
  savesBlood: ({ card }) => `${card} necesita la sangre para la propia acción`,
  avoidsFight: ({ other }) => `te ahorra el combate con ${other}`,

  oustsYou: ({ pool: n }) =>
    `pierdes ${n === 1 ? 'tu último punto de reserva' : `tus últimos ${n} de reserva`} y quedas fuera de la partida`,
  interceptEnough: ({ card, n, of }) =>
    `con una intercepción de ${n}, ${card} puede bloquear un sigilo de ${of}`,
  interceptInHand: ({ card, n }) => `a ${card} ${lacks(n)} ${n} de intercepción, que tu mano puede añadir`,
  interceptShort: ({ card, n, of }) => `${card} solo tiene ${n} de intercepción contra un sigilo de ${of}`,
  failedBefore: ({ card }) => `${card} ya ha intentado bloquear en vano`,
  harmless: () => 'esta acción no te perjudica',
  notYours: () => 'no te toca a ti bloquear esta acción',
  tooLate: () => 'ya es tarde para bloquear esta acción',
  attemptFirst: () => 'ya hay un intento de bloqueo en curso',
  littleHarm: ({ card }) => `es poco para girar a ${card}`,
  mayFail: () => 'el referéndum aún puede fracasar',
  bounce: ({ seat, n }) =>
    seat === null ? `recibes tú el sangrado de ${n}` : `${seat} recibe el sangrado de ${n} en tu lugar`,
  bounceLater: () => 'aún podrás desviar el sangrado si nadie bloquea',
  bounceSaved: () => 'es mejor guardar la carta para un sangrado mayor',
  blockFirst: () => 'el sangrado aún puede reducirse después de los bloqueos',
  wakesToBlock: ({ card }) => `${card} se despierta y puede bloquear`,
  wakesToBounce: ({ card }) => `${card} se despierta y puede desviar el sangrado`,
  lessBleed: ({ n, of }) => `pierdes ${pool(of - n)} en vez de ${of}`,
  cancels: ({ card }) => `cancela ${card}`,

  goodFight: ({ card, other }) => `${card} lleva ventaja en el combate con ${other}`,
  badFight: ({ card, other }) => `el combate con ${other} le saldría mal a ${card}`,
  deals: ({ other, n }) => `${other} recibe ${n} de daño`,
  takes: ({ card, n }) => `${card} puede recibir ${n} a cambio`,
  steals: ({ other, n }) => `le roba ${blood(n)} a ${other}`,
  dodges: ({ card, n }) => (n > 0 ? `${card} evita ${n} de daño` : `${card} no teme ningún ataque`),
  endsFight: ({ card, n }) =>
    n > 0 ? `el combate termina antes de que ${card} reciba ${n} de daño` : 'el combate termina de inmediato',
  changesLittle: () => 'otro asalto cambiaría poco',
  outOfReach: () => 'ninguno de tus ataques hace más de lejos',
  farAway: ({ other }) => `de lejos, el ataque con la mano de ${other} no te alcanza`,
  betterRange: ({ isLong }) => `tus ataques hacen más ${range(isLong)}`,
  goodRange: ({ isLong }) => `combatir ${range(isLong)} te conviene`,
  prevents: ({ card, n, of }) =>
    n === of ? `${card} no recibe daño` : `${card} previene ${n} de ${of} de daño`,
  staysOutOfTorpor: ({ card }) => `${card} se libra del letargo`,
  handsOnly: ({ n, of }) => `solo con ataques con la mano, infliges ${n} y recibes ${of}`,
  strikesAgain: ({ card }) => `${card} ataca una vez más`,
  aggravatedFirst: () => 'el daño agravado no se cura',
  equipmentFirst: ({ card }) => `${card} vale más que el daño`,

  votesLikely: ({ n, of }) => `puedes reunir ${votes(n)}, los demás tienen ${of} en juego`,
  votesUnlikely: ({ n, of }) => `los demás tienen ${votes(of)} en juego, tú puedes reunir ${n}`,
  votesRisky: ({ n, of }) =>
    `los demás tienen ${votes(of)} en juego contra ${n} tuyos, pero quizá no todos en contra`,
  noVotes: () => 'no cambia los votos',
  votesClose: ({ n, of }) => `los votos están ${n} a ${of} para tu bando`,
  votesEnough: ({ n, of }) => `tu bando gana por ${n} a ${of}, y con eso basta`,
  votesTooFew: ({ n, of }) => `tu bando está demasiado lejos, ${n} a ${of}`,
  votesNoMatter: () => 'el resultado apenas te afecta',

  full: ({ card }) => `${card} ya tiene toda la sangre que necesita`,
  outNow: ({ card, n }) => `a ${card} solo ${lacks(n)} ${blood(n)} y puede salir este turno`,
  outSoon: ({ card, n }) => `a ${card} aún ${lacks(n)} ${blood(n)}`,
  playsHand: ({ n }) =>
    n === 1 ? 'una carta de tu mano se podría jugar' : `${n} cartas de tu mano se podrían jugar`,
  keepsPool: ({ seat, n, pool: left }) =>
    `guarda tus ${left} de reserva, pues ${seat ?? 'alguien'} puede sangrar por ${n} sin cartas`,
  lastPool: () => 'sería tu último punto de reserva',
  contested: ({ card }) => `se disputaría ${card}`,
  nobodyWaits: () => 'nadie que valga su reserva está esperando',
  enoughMinions: ({ n }) => `ya tienes ${n} siervos`,
  someoneWaits: () => 'tus vampiros incontrolados van primero',
  takenBack: ({ card }) => `la reserva vale más que ${card}`,
  bloodStays: ({ card }) => `es mejor dejar la sangre sobre ${card}`,

  unplayable: ({ card }) => `ninguno de los tuyos puede jugar ${card}`,
  uniqueInPlay: ({ card }) => `${card} es una carta única y ya la tienes en juego`,
  copies: ({ card, n }) => `tienes ${n} copias de ${card} en la mano`,
  masters: ({ n }) => `tienes ${n} cartas heriles en la mano y juegas una por turno`,
  leastUseful: ({ card }) => `${card} es la carta menos útil de tu mano`,
  worthKeeping: () => 'vale la pena guardar todas las cartas de tu mano',
  noLibrary: () => 'tu biblioteca está vacía y nada la reemplazaría',
  theirBest: ({ card }) => `${card} es la carta más útil que hay ahí`,
  worthHaving: ({ card }) => `${card} es la carta más útil para ti`,

  costsPool: ({ n, pool: left }) => `cuesta ${n} de tus ${left} de reserva`,
  costsBlood: ({ card, n, of }) => `a ${card} le cuesta ${n} de ${of} de sangre`,
  poolOfChoice: () => 'ganas tanta reserva como elijas',
  poolToSpare: ({ pool: left }) => `con ${pool(left)} te lo puedes permitir`,
  poolIsLow: ({ pool: left }) => `solo te queda ${pool(left)}`,
  duty: () => 'una carta lo exige',
  secondCopy: () => 'ya tienes una en juego',
  newCard: () => 'hace poco, pero robas otra carta',
  takesEquipment: () => 'no cuesta nada',
  noEffect: () => 'ahora no te serviría de nada',
  playingOn: () => 'la partida aún no está perdida',
  only: () => 'no hay otra opción',
  same: () => 'todas las opciones valen lo mismo',
  slight: () => 'hay poca diferencia entre las opciones',
};

const joined = (clauses: readonly string[]): string => clauses.join('; ');

export const ADVICE: AdviceWords = {
  because: BECAUSE,
  when: {
    passes: (clause) => `si prospera, ${clause}`,
    otherwise: (clause) => `si no, ${clause}`,
    unblocked: (clause) => `si nadie bloquea, ${clause}`,
  },
  sentence: (clauses) => `${capital(joined(clauses))}.`,
  notWorth: (option, clauses) => `«${option}» no merece la pena: ${joined(clauses)}.`,
};
