import { type AdviceWords, type BecauseWords, capital } from './words.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const pool = (n: number): string => `${Math.abs(n)} de ${Math.abs(n) === 1 ? 'recurso' : 'recursos'}`;
const blood = (n: number): string => `${Math.abs(n)} de sangue`;
const votes = (n: number): string => `${n} ${n === 1 ? 'voto' : 'votos'}`;
const lacks = (n: number): string => (n === 1 ? 'falta' : 'faltam');
const range = (isLong: boolean): string => (isLong ? 'a longa distância' : 'a curta distância');
const change = (who: string | null, n: number, what: string): string =>
  `${who ?? 'você'} ${n < 0 ? 'perde' : 'ganha'} ${what}`;

const BECAUSE: BecauseWords = {
  pool: ({ seat, n }) => change(seat, n, pool(n)),
  blood: ({ card, n }) => change(card, n, blood(n)),
  stat: ({ card, stat, n }) => `${card} recebe ${signed(n)} de ${stat}`,
  draws: () => 'você compra da sua biblioteca',
  cardFound: () => 'você obtém a carta de que mais precisa',
  edge: () => 'você obtém a Vantagem',
  actsAgain: () => 'dá outra ação a você',
  settles: () => 'fica em jogo e continua servindo a você',
  settlesFor: ({ seat }) => `fica em jogo e serve a ${seat ?? 'você'}`,
  discards: ({ seat }) => `${seat ?? 'você'} descarta uma carta`,
  recruits: ({ life, bleed }) => `entra em jogo um aliado com ${life} de vida e ${bleed} de sangrar`,
  locks: ({ card }) => `${card} trava`,
  unlocks: ({ card }) => `${card} destrava`,
  torpor: ({ card }) => `${card} vai para o torpor`,
  burns: ({ card }) => `${card} vai para a pilha de cinzas`,
  ready: ({ card }) => `${card} sai do torpor`,
  removed: ({ card }) => `${card} sai do jogo`,
  controls: ({ card }) => `você passa a controlar ${card}`,
  titled: ({ card }) => `${card} recebe um título`,
  untitled: ({ card }) => `${card} perde o título`,
  hampered: ({ card }) => `atrapalha ${card}`,
  bears: ({ card }) => `ajuda ${card} enquanto ficar em jogo`,

  ousts: ({ seat, pool: n }) =>
    `${seat ?? 'ninguém'} perde ${n === 1 ? 'seu último recurso' : `seus últimos ${n} de recursos`} e sai da partida`,
  race: ({ seat, n, pool: left }) =>
    `as ações de sangrar deste turno podem eliminar ${seat ?? 'ninguém'}, até ${n} contra ${pool(left)}`,
  bleedInHand: ({ n }) => `sua mão pode somar ${n} ao sangrar`,
  thirst: ({ card, n, of }) => `${card} só tem ${n} de ${of} de sangue`,
  diablerie: ({ card, isHunted }) =>
    isHunted
      ? `${card} vai para a pilha de cinzas, mas os outros têm votos para uma caçada de sangue`
      : `${card} vai para a pilha de cinzas, e os outros não têm votos para uma caçada de sangue`,
  unblockable: () => 'ninguém pode bloqueá-la',
  blockerLocked: ({ other }) => `o único servo que poderia bloquear, ${other}, está travado`,
  blockersLocked: ({ n }) => `os ${n} servos que poderiam bloquear estão travados`,
  noBlockers: () => 'ninguém está em condições de bloquear agora',
  noMinions: ({ seat }) => `${seat ?? 'você'} não tem servos prontos para bloquear`,
  stealthEnough: ({ n, of }) => `furtividade ${n} supera percepção ${of}`,
  stealthInHand: ({ other, n }) => `${other} poderia bloquear, mas sua mão pode somar ${n} de furtividade`,
  mayBeBlocked: ({ other }) => `${other} pode bloquear`,
  worthTheRisk: ({ other }) => `${other} pode bloquear, mas vale o risco`,
  blockIsNoHarm: ({ other }) => `${other} pode bloquear, mas o combate não assusta`,
  blockHurts: ({ card, other }) => `${other} pode bloquear, e ${card} levaria a pior no combate`,
  guards: ({ card, seat, n }) =>
    `você precisa de ${card} para bloquear, pois ${seat ?? 'alguém'} pode sangrar por ${n} sem cartas`,
  staysReady: ({ card }) => `é melhor não travar ${card}`,
  noGain: () => 'há muito pouco a ganhar',
  noBleed: ({ card }) => `o sangrar de ${card} é 0`,
  shakesOff: ({ other, n, of }) =>
    n > of
      ? `furtividade ${n} basta contra ${other} e sua percepção ${of}`
      : `furtividade ${n} contra a percepção ${of} de ${other}, e sua mão pode somar mais`,
  moreBleed: ({ seat, n, of }) => `ninguém mais bloqueia: ${change(seat, -1, `${pool(n)} em vez de ${of}`)}`,
  bleedLater: () => 'espere até que ninguém mais possa bloquear',
  givesUpBleed: ({ n }) => `tomaria o lugar do sangrar de ${n}`,
  stealthLater: () => 'espere até que alguém bloqueie',
  stealthUnneeded: () => 'ninguém mais pode bloquear',
  bleedEnough: ({ seat, n }) => `o sangrar de ${n} já basta para eliminar ${seat ?? 'ninguém'}`,
  stealthShort: ({ n, of }) => `nem furtividade ${n} supera percepção ${of}`,
  savesBlood: ({ card }) => `${card} precisa do sangue para a própria ação`,
  avoidsFight: ({ other }) => `evita o combate com ${other}`,

  oustsYou: ({ pool: n }) =>
    `você perde ${n === 1 ? 'seu último recurso' : `seus últimos ${n} de recursos`} e sai da partida`,
  interceptEnough: ({ card, n, of }) => `com percepção ${n}, ${card} pode bloquear furtividade ${of}`,
  interceptInHand: ({ card, n }) => `${lacks(n)} a ${card} ${n} de percepção, que sua mão pode somar`,
  interceptShort: ({ card, n, of }) => `${card} só tem percepção ${n} contra furtividade ${of}`,
  failedBefore: ({ card }) => `${card} já tentou bloquear em vão`,
  harmless: () => 'esta ação não prejudica você',
  notYours: () => 'não cabe a você bloquear esta ação',
  tooLate: () => 'é tarde demais para bloquear esta ação',
  attemptFirst: () => 'já há uma tentativa de bloqueio em andamento',
  littleHarm: ({ card }) => `é pouco para travar ${card}`,
  mayFail: () => 'o referendo ainda pode ser reprovado',
  bounce: ({ seat, n }) =>
    seat === null ? `o sangrar de ${n} fica com você` : `${seat} sofre o sangrar de ${n} em seu lugar`,
  bounceLater: () => 'você ainda pode redirecionar o sangrar se ninguém bloquear',
  bounceSaved: () => 'é melhor guardar a carta para um sangrar maior',
  blockFirst: () => 'o sangrar ainda pode ser reduzido depois dos bloqueios',
  wakesToBlock: ({ card }) => `${card} desperta e pode bloquear`,
  wakesToBounce: ({ card }) => `${card} desperta e pode redirecionar o sangrar`,
  lessBleed: ({ n, of }) => `você perde ${pool(of - n)} em vez de ${of}`,
  cancels: ({ card }) => `cancela ${card}`,

  goodFight: ({ card, other }) => `${card} leva vantagem no combate com ${other}`,
  badFight: ({ card, other }) => `${card} leva a pior no combate com ${other}`,
  deals: ({ other, n }) => `${other} sofre ${n} de dano`,
  takes: ({ card, n }) => `${card} pode sofrer ${n} em troca`,
  steals: ({ other, n }) => `rouba ${blood(n)} de ${other}`,
  dodges: ({ card, n }) => (n > 0 ? `${card} evita ${n} de dano` : `${card} não teme nenhum golpe`),
  endsFight: ({ card, n }) =>
    n > 0 ? `o combate termina antes que ${card} sofra ${n} de dano` : 'o combate termina na hora',
  changesLittle: () => 'outra rodada mudaria pouco',
  outOfReach: () => 'nenhum golpe seu faz mais a longa distância',
  farAway: ({ other }) => `a longa distância, o golpe de mão de ${other} não alcança você`,
  betterRange: ({ isLong }) => `seus golpes fazem mais ${range(isLong)}`,
  goodRange: ({ isLong }) => `combater ${range(isLong)} convém a você`,
  prevents: ({ card, n, of }) =>
    n === of ? `${card} não sofre dano` : `${card} previne ${n} de ${of} de dano`,
  staysOutOfTorpor: ({ card }) => `${card} escapa do torpor`,
  handsOnly: ({ n, of }) => `só com golpes de mão, você causa ${n} de dano e sofre ${of}`,
  strikesAgain: ({ card }) => `${card} golpeia mais uma vez`,
  aggravatedFirst: () => 'dano agravado não se cura',
  equipmentFirst: ({ card }) => `${card} vale mais do que o dano`,

  votesLikely: ({ n, of }) => `você pode reunir ${votes(n)}, os outros têm ${of} em jogo`,
  votesUnlikely: ({ n, of }) => `os outros têm ${votes(of)} em jogo, você pode reunir ${n}`,
  votesRisky: ({ n, of }) =>
    `os outros têm ${votes(of)} em jogo contra os seus ${n}, mas talvez nem todos contra`,
  noVotes: () => 'não muda os votos',
  votesClose: ({ n, of }) => `os votos estão ${n} a ${of} para o seu lado`,
  votesEnough: ({ n, of }) => `seu lado vence por ${n} a ${of}, e isso basta`,
  votesTooFew: ({ n, of }) => `seu lado está longe demais, ${n} a ${of}`,
  votesNoMatter: () => 'o resultado quase não afeta você',

  full: ({ card }) => `${card} já tem todo o sangue de que precisa`,
  outNow: ({ card, n }) => `${lacks(n)} a ${card} apenas ${blood(n)} para sair já neste turno`,
  outSoon: ({ card, n }) => `ainda ${lacks(n)} a ${card} ${blood(n)}`,
  playsHand: ({ n }) =>
    n === 1 ? 'uma carta da sua mão poderia ser jogada' : `${n} cartas da sua mão poderiam ser jogadas`,
  keepsPool: ({ seat, n, pool: left }) =>
    `guarde seus ${pool(left)}, pois ${seat ?? 'alguém'} pode sangrar por ${n} sem cartas`,
  lastPool: () => 'seria seu último recurso',
  contested: ({ card }) => `o controle de ${card} seria contestado`,
  nobodyWaits: () => 'nenhum vampiro à espera vale os recursos',
  enoughMinions: ({ n }) => `você já tem ${n} servos`,
  someoneWaits: () => 'seus vampiros não controlados vêm primeiro',
  takenBack: ({ card }) => `os recursos valem mais do que ${card}`,
  bloodStays: ({ card }) => `é melhor deixar o sangue em ${card}`,

  unplayable: ({ card }) => `nenhum dos seus pode jogar ${card}`,
  uniqueInPlay: ({ card }) => `${card} é uma carta única, e você já tem uma em jogo`,
  copies: ({ card, n }) => `você tem ${n} cópias de ${card} na mão`,
  masters: ({ n }) => `você tem ${n} cartas de mestre na mão e joga uma por turno`,
  leastUseful: ({ card }) => `${card} é a carta menos útil da sua mão`,
  worthKeeping: () => 'vale a pena guardar todas as cartas da sua mão',
  noLibrary: () => 'sua biblioteca está vazia, e nada a substituiria',
  theirBest: ({ card }) => `${card} é a carta mais útil de lá`,
  worthHaving: ({ card }) => `${card} é a carta mais útil para você`,

  costsPool: ({ n, pool: left }) => `custa ${n} dos seus ${pool(left)}`,
  costsBlood: ({ card, n, of }) => `custa a ${card} ${n} de ${of} de sangue`,
  poolOfChoice: () => 'você ganha tantos recursos quantos escolher',
  poolToSpare: ({ pool: left }) => `com ${pool(left)}, você pode pagar`,
  poolIsLow: ({ pool: left }) => `você só tem ${pool(left)}`,
  duty: () => 'uma carta exige isso',
  secondCopy: () => 'você já tem uma em jogo',
  newCard: () => 'faz pouco, mas você compra outra carta',
  takesEquipment: () => 'não custa nada',
  noEffect: () => 'agora não serviria para nada',
  playingOn: () => 'a partida ainda não está perdida',
  only: () => 'não há outra escolha',
  same: () => 'todas as escolhas se equivalem',
  slight: () => 'há pouca diferença entre as escolhas',
};

const joined = (clauses: readonly string[]): string => clauses.join('; ');

export const ADVICE: AdviceWords = {
  because: BECAUSE,
  when: {
    passes: (clause) => `se for aprovado, ${clause}`,
    otherwise: (clause) => `senão, ${clause}`,
    unblocked: (clause) => `se ninguém bloquear, ${clause}`,
  },
  sentence: (clauses) => `${capital(joined(clauses))}.`,
  notWorth: (option, clauses) => `“${option}” não vale a pena: ${joined(clauses)}.`,
};
