import { LIMITS } from '@methuselah/engine';
import type { ArenaWords } from './sections/arena.ts';
import type { CardWords } from './sections/cards.ts';
import type { PlayWords } from './sections/play.ts';
import type { RecordWords } from './sections/records.ts';
import type { SimulationWords } from './sections/simulation.ts';

const listed = (names: readonly string[]): string => names.join('; ');
/** Plural for languages that add an s. */
const s = (n: number): string => (n === 1 ? '' : 's');

export const CARDS: CardWords = {
  notPlayable: 'Esta carta ainda não pode ser jogada aqui.',
  line: (line, text) => `Linha ${line}, “${text}”:`,
  problems: {
    unknownName: 'nenhuma carta tem este nome.',
    unknownNumber:
      'nenhuma carta tem este número. Os programas que numeram as cartas à sua maneira também exportam texto.',
    severalCards: 'várias cartas têm este nome.',
    badCount: 'uma carta pode ter entre 1 e 99 cópias.',
    tooManyCards: `um baralho tem no máximo ${LIMITS.deck} cartas: o que segue fica de fora.`,
    unreadable: 'isto não é uma carta nem um título de seção.',
  },
  meant: (names) => `Você quis dizer ${names.join(' ou ')}?`,
  notPlayableCards: (names) => `Ainda não podem ser jogadas aqui: ${listed(names)}.`,
  banned: (names) => `Banidas em torneios: ${listed(names)}.`,
  fine: 'O baralho é legal e todas as suas cartas podem ser jogadas.',
  deck: 'baralho',
  atLine: (line) => `linha ${line}`,
  missing: (n) => `${n === 1 ? 'falta' : 'faltam'} ${n} carta${s(n)}`,
  playable: 'jogável',
  half: 'meio baralho',
  difficulty: 'dificuldade',
  many: (decks, legal, playable) =>
    `${decks} baralho${s(decks)}: ${legal} dentro das regras, ${playable} ${playable === 1 ? 'jogável' : 'jogáveis'} aqui.`,
  needed: (names) => `As que mais faltam: ${listed(names)}.`,
  instead: (names) => `parecidas: ${names.join(', ')}`,
  coverage: {
    precon: 'baralho pré-construído',
    set: 'expansão',
    playableCards: 'jogáveis',
    cards: 'cartas',
    allSets: 'todas',
  },
};

export const PLAY: PlayWords = {
  typed: {
    pass: {
      name: 'passar',
      takes: '[turno | escolha]',
      says: 'passar; até o meu turno; ou até ter de escolher outra coisa (p, pp, ppp)',
    },
    why: { name: '?', takes: '[carta | servo | ação]', says: 'por que algo não é oferecido' },
    card: { name: 'carta', takes: 'NOME', says: 'o que uma carta faz' },
    hand: { name: 'mão', takes: '', says: 'a sua mão, com o que as cartas fazem' },
    table: { name: 'mesa', takes: '', says: 'a mesa outra vez' },
    log: { name: 'diário', takes: '[LINHAS]', says: 'o que aconteceu' },
    undo: { name: 'desfazer', takes: '', says: 'voltar à sua última decisão (se joga sem outras pessoas)' },
    save: { name: 'salvar', takes: '[ARQUIVO]', says: 'escrever a partida em um arquivo' },
    load: { name: 'carregar', takes: 'ARQUIVO', says: 'continuar a partida de um arquivo' },
    help: { name: 'ajuda', takes: '', says: 'esta lista' },
    quit: { name: 'sair', takes: '', says: 'deixar a mesa' },
  },
  until: { turn: 'turno', choice: 'escolha' },
  number: 'escolher uma opção; várias seguidas: 3 3 1',
  bots: { novice: 'bot fácil', prudent: 'bot prudente', heuristic: 'bot forte', random: 'bot para rir' },
  you: 'você',
  mayBlock: 'bloqueio possível',
  votes: (votesFor, against) => `${votesFor} a favor, ${against} contra`,
  possible: (votes) => `mais ${votes} ${votes === 1 ? 'possível' : 'possíveis'}`,
  ifPassed: (pool, then) => `recursos ${pool} → ${then} se aprovado`,
  lastCall: 'última chamada',
  begin: 'Digite o número de uma opção, ? para saber por que algo não é oferecido, ou ajuda.',
  handOver: (who) => `Agora decide ${who}. Os outros desviam o olhar; depois, Enter.`,
  notUnderstood: (text) => `“${text}” não é um comando. Digite um número, ? ou ajuda.`,
  noOption: (number, most) => `Não há opção ${number}: elas vão de 1 a ${most}.`,
  gone: (number, text) => `A opção ${number}, “${text}”, não existe mais: escolha de novo.`,
  out: 'Sua partida terminou. Enter conta o próximo turno, passar só como ela termina; ou desfazer, salvar, sair.',
  cannotPass: 'Aqui não se pode passar: escolha uma opção.',
  noCard: (name) => `Nenhuma carta aqui se chama “${name}”.`,
  sayCard: 'Diga qual carta.',
  canNow: 'sim, agora',
  nothingToExplain: (name) =>
    `“${name}” não é uma carta da sua mão, nem uma carta que você controla, nem uma ação.`,
  nothingToUndo: 'Não há nada a desfazer.',
  undoIsSolo: 'Com outras pessoas à mesa, nada pode ser desfeito.',
  undone: 'A sua última decisão foi desfeita.',
  sayFile: 'Diga qual arquivo.',
  saved: (file) => `A partida está em ${file}.`,
  loaded: (file) => `Continua a partida de ${file}.`,
  noFile: (file) => `Não é possível ler “${file}”.`,
  notWritten: (file) => `Não é possível escrever “${file}”.`,
  notKept: (file) =>
    `Não foi possível escrever a partida em “${file}”: talvez o disco esteja cheio. O que foi escrito por último ainda está lá, e a partida continua.`,
  notSaved:
    'A partida não está salva. Digite sair outra vez para ir embora, ou salvar e o nome de um arquivo.',
};

export const RECORDS: RecordWords = {
  seed: 'semente',
  practice: 'treino',
  engine: 'motor',
  rules: 'regras',
  turnLimit: 'limite de turnos',
  ownDeck: (crypt, library) => `outro baralho, ${crypt} + ${library} cartas`,
  decisions: (count) => `${count} decisões`,
  agrees: (decisions) => `confere, ${decisions} decisões.`,
  verified: (agree, differ) => `Conferem: ${agree}; não conferem: ${differ}.`,
  same: 'Os dois registros são iguais.',
  headsDiffer: (fields) => `Diferem antes da primeira decisão, em: ${fields.join(', ')}.`,
  differ: (at) => `A primeira decisão que difere é a número ${at}:`,
  ends: 'o registro termina',
  turn: 'turno',
};

export const SIMULATION: SimulationWords = {
  games: 'partidas',
  wins: 'vitórias',
  victoryPoints: 'pontos de vitória',
  turns: 'turnos',
  decisions: 'decisões',
  mean: 'média',
  median: 'mediana',
  least: 'mínimo',
  most: 'máximo',
  length: 'duração',
  ends: 'como terminam',
  ties: 'sem vencedor',
  end: {
    ousting: 'por eliminação',
    withdrawal: 'após uma retirada',
    nobodyLeft: 'sem sobreviventes',
    turnLimit: 'pelo limite de turnos',
    unfinished: 'abandonadas',
  },
  took: (games, seconds, rate) => `${games} partidas em ${seconds} s, ${rate} por segundo.`,
};

export const ARENA: ArenaWords = {
  title: 'Arena',
  bot: 'bot',
  seat: 'lugar',
  interval: 'intervalo de 95%',
  chance: 'por acaso',
  threw: 'erros',
  illegal: 'ilegais',
  late: 'atrasadas',
  pool: 'recursos',
  round: 'rodada',
  faults: 'O que deu errado',
  byBot: 'Partidas vencidas, por bot',
  byDeck: 'Partidas vencidas, por baralho',
  bySeat: 'Partidas vencidas, por lugar (o primeiro começa)',
  bars: 'Das partidas que têm vencedor. A linha fina é o intervalo de 95%; a marca tracejada, o que o acaso daria.',
  ousts: 'Quem elimina quem',
  oustsHow:
    'Com que frequência o baralho da linha ganha o ponto de vitória pela eliminação do da coluna, das partidas em que ambos estão.',
  lengths: 'Duração das partidas',
  pools: 'Os recursos ao longo do tempo',
  poolsHow:
    'A média no começo de cada rodada da mesa, nas partidas que duram até lá; quem foi eliminado conta como 0.',
  rating:
    'Elo: em cada mesa os jogadores são comparados dois a dois pelos pontos de vitória, e o mesmo número é um empate; 1500 é a média.',
  decided: (decided, games) => `As porcentagens são das ${decided} partidas de ${games} que têm vencedor.`,
  speed: (games, seconds, threads, rate, alone) =>
    `${games} partidas em ${seconds} s com ${threads} thread${s(threads)}, ${rate} por segundo; ${alone} por segundo de tempo de um processador`,
  setting: (seats, seed) => `${seats} lugares, semente ${seed}`,
  written: (file) => `O relatório está em ${file}.`,
};
