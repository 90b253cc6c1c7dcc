import { de, em, given, list, plural, pool, range, side } from '../../language/pt/grammar.ts';
import { TERM_WORDS } from '../../language/pt/terms.ts';
import type { Unit } from '../../language/words.ts';
import { does } from '../who.ts';
import type { PlayedFacts, TableWords } from '../words.ts';

const played = (verb: string, f: PlayedFacts): string => {
  const what = f.ability ? `a habilidade ${de(f.card)}` : f.card;
  return `${f.who} ${verb} ${what}${given('com', f.minion)}${f.on.length === 0 ? '' : ` ${list(f.on.map(em))}`}`;
};

/** "ganha 2", "perde 2". */
const change = (n: number): string => `${n < 0 ? 'perde' : 'ganha'} ${Math.abs(n)}`;
/** "a carta Cão Desabrigado é queimada": a participle that agrees with the card, not with its name. */
const isDone = (card: string, done: string): string =>
  card.startsWith('o vampiro ')
    ? `${card} é ${done}o`
    : `${card.startsWith('uma ') ? '' : 'a carta '}${card} é ${done}a`;

/** After a number: "de sangue", "contadores". */
const unitWords = (n: number, unit: Unit): string => {
  if (unit === 'counters') return Math.abs(n) === 1 ? 'contador' : 'contadores';
  return `de ${TERM_WORDS.units[unit]}`;
};

const DECKS = {
  library: 'para a biblioteca',
  libraryBottom: 'para o fundo da biblioteca',
  crypt: 'para a cripta',
  cryptBottom: 'para o fundo da cripta',
} as const;

export const EVENTS: TableWords['events'] = {
  gameBegan: (first) => `${first} começa a partida`,
  turnBegan: (turn, who) => `turno ${turn}, ${who}`,
  phaseBegan: (who, name) => `${TERM_WORDS.phases[name]} ${de(who)}`,
  locked: (card) => `${card} trava`,
  unlocked: (card) => `${card} destrava`,
  pool: (who, n, now) => `${who} ${change(n)} ${pool(n)} (${now})`,
  counters: (card, n, unit, now) =>
    `${card} ${change(n)} ${unitWords(n, unit)}${now === null ? '' : ` (${now})`}`,
  drew: (who, card) => `${who} compra ${card}`,
  drewCrypt: (who, card) => `${who} compra ${card} da cripta`,
  discarded: (who, card) => `${who} descarta ${card}`,
  played: (f) => played('joga', f),
  used: (f) => played('usa', f),
  toReady: (card) => `${card} volta à região pronta`,
  toTorpor: (card) => `${card} vai para o torpor`,
  burned: (card) => isDone(card, 'queimad'),
  removed: (card) => `${isDone(card, 'removid')} do jogo`,
  entered: (card) => `${card} entra em jogo`,
  attached: (card, host) => `${card} fica ${em(host)}`,
  control: (who, card) => `${who} agora controla ${card}`,
  edge: (who) => (who === null ? 'a Vantagem é perdida' : `${who} obtém a Vantagem`),
  title: (vampire, title) => (title === null ? `${vampire} perde o título` : `${vampire} agora é ${title}`),
  titleContested: (vampire, title, contested) =>
    contested ? `${vampire} contesta o título de ${title}` : `${vampire} é ${title} sem rival`,
  titlePaid: (vampire, title) => `${vampire} continua a contestar o título de ${title}`,
  titleYielded: (vampire, title) => `${vampire} concede o título de ${title}`,
  shuffled: (who) => `${who} embaralha`,
  announced: {
    bleed: (f) =>
      `${f.minion} ${f.against === null ? 'não sangra ninguém' : `sangra ${f.against}`}${given('com', f.card)}`,
    hunt: (f) => `${f.minion} caça${given('com', f.card)}`,
    equip: (f) =>
      f.card === null
        ? `${f.minion} pega equipamento${f.at === null ? '' : ` ${de(f.at)}`}`
        : `${f.minion} se equipa com ${f.card}`,
    employ: (f) => `${f.minion} emprega ${f.card ?? 'um lacaio'}`,
    recruit: (f) => `${f.minion} recruta ${f.card ?? 'um aliado'}`,
    political: (f) => `${f.minion} convoca um referendo${given('com', f.card)}`,
    leaveTorpor: (f) => `${f.minion} tenta sair do torpor`,
    rescue: (f) => `${f.minion} tenta resgatar ${f.at ?? 'um vampiro'} do torpor`,
    diablerise: (f) => `${f.minion} tenta diablerizar ${f.at ?? 'um vampiro'}`,
    becomeAnarch: (f) => `${f.minion} tenta se tornar Anarquista${given('com', f.card)}`,
    enterCombat: (f) => `${f.minion} tenta entrar em combate com ${f.at ?? 'um servo'}`,
    special: (f) =>
      f.burns !== null
        ? `${f.minion} age para queimar ${f.burns}`
        : `${f.minion} age${given('com', f.card)}${f.at === null ? given('contra', f.against) : ` sobre ${f.at}`}`,
  },
  attempt: (minion) => `${minion} tenta bloquear`,
  attemptFailed: (minion) => `${minion} não consegue bloquear`,
  blocked: (minion) => `${minion} bloqueia`,
  resolved: (outcome) => {
    if (outcome === 'successful') return 'a ação é bem-sucedida';
    if (outcome === 'inVain') return 'a ação é bem-sucedida, mas sem efeito';
    return outcome === 'blocked' ? 'a ação é bloqueada' : 'a ação termina sem efeito';
  },
  redirected: (to) => `o sangrar é redirecionado para ${to}`,
  combatBegan: (minion, opposing) => `combate: ${minion} contra ${opposing}`,
  roundBegan: (round) => `rodada ${round}`,
  maneuver: (minion, long) => `${minion} manobra para ${range(long)}`,
  range: (round, long) => `rodada ${round}, a ${range(long)}`,
  strike: {
    damage: (minion, means) => does(minion, `golpeia${given('com', means)}`),
    dodge: (minion, means) => does(minion, `se esquiva${given('com', means)}`),
    combatEnds: (minion, means) => does(minion, `encerra o combate${given('com', means)}`),
    stealBlood: (minion, means) => does(minion, `rouba sangue${given('com', means)}`),
    destroyEquipment: (minion, means) => does(minion, `tenta destruir um equipamento${given('com', means)}`),
    stealEquipment: (minion, means) => does(minion, `tenta roubar um equipamento${given('com', means)}`),
    special: (minion, means) => does(minion, `golpeia${given('com', means)}`),
  },
  inflicted: (card, normal, aggravated, left) => {
    const kinds = [
      ...(normal > 0 ? [`${normal} de dano`] : []),
      ...(aggravated > 0 ? [`${aggravated} de dano agravado`] : []),
    ];
    return `${card} recebe ${list(kinds)}${left === null ? '' : ` (${remaining(left.n, left.unit)})`}`;
  },
  prevented: (card, n) => `${card} previne ${n} de dano`,
  press: (minion, toContinue) =>
    `${minion} pressiona para ${toContinue ? 'continuar' : 'encerrar'} o combate`,
  combatEnded: (minion, opposing) => `termina o combate entre ${minion} e ${opposing}`,
  diablerie: (minion, victim) => `${minion} diableriza ${victim}`,
  referendum: (card, bloodHunt) =>
    bloodHunt ? `uma caçada de sangue é convocada contra ${card}` : `referendo ${de(card)}`,
  cast: (voter, n, which) => `${voter} declara ${plural(n, 'voto')} ${side(which)}`,
  ballot: (voter, n, which) => `${voter} declara ${plural(n, 'sub-voto')} ${side(which)}`,
  votesCancelled: (voter) => `os votos ${de(voter)} são cancelados`,
  prisciShifted: (which) => `o bloco prisci ${which === null ? 'se abstém' : `é ${side(which)}`}`,
  tallied: (votesFor, against) =>
    `o referendo é ${votesFor > against ? 'aprovado' : 'reprovado'}, ${votesFor} a ${against}`,
  ousted: (who) => (who === null ? 'eliminam você' : `eliminação ${de(who)}`),
  withdrawing: (who) => `${who} anuncia sua retirada`,
  withdrawalFailed: (who) => `${who} não pode mais se retirar`,
  withdrew: (who) => `${who ?? 'você'} se retira`,
  victoryPoint: (who, n) => `${who ?? 'você'} ganha ${plural(n, 'ponto de vitória', 'pontos de vitória')}`,
  gameOver: 'a partida termina',
  toHand: (who, card) => `${who} põe ${card} na mão`,
  toDeck: (card, to) => `${card} vai ${DECKS[to]}`,
  revealed: (who, card) => `${who} revela ${card}`,
  transfers: (who, n) => `${who} tem ${plural(n, 'transferência')}`,
  namedCounters: (card, counters) => `${card} tem ${counters}`,
  sect: (card, sect) => `${card} agora é da seita ${TERM_WORDS.sects[sect]}`,
  clan: (card, clan) => `${card} agora é do clã ${clan}`,
  cancelled: (card) => `o efeito ${de(card)} é cancelado`,
  toUncontrolled: (card) => `${card} vai para a região não controlada`,
  merged: (who, card) => `${who} funde as duas cartas ${de(card)}`,
  contested: (card) => `começa a contestação ${de(card)}`,
  contestPaid: (who, card) => `${who} continua a contestar ${card}`,
  yielded: (who, card) => `${who} concede ${card}`,
  contestEnded: (card) => `termina a contestação ${de(card)}`,
  marked: (who, minion) => `${who} marca ${minion}`,
  champion: (minion, actor) => `${minion} luta no lugar ${de(actor)}`,
  scarce: (vampire) => `${vampire} tem a peculiaridade ${TERM_WORDS.traits.scarce}`,
  infernal: (minion) => `${minion}, Infernalista, destrava`,
};

function remaining(n: number, unit: Unit): string {
  if (n === 0) return `sem ${TERM_WORDS.units[unit]}`;
  return `${n === 1 ? 'resta' : 'restam'} ${n} ${unitWords(n, unit)}`;
}
