import { PT } from '@methuselah/text/table/pt';
import { DIGEST } from './digest/pt.ts';
import { THEATRE } from './theatre/pt.ts';
import type { BareLocale, HostWords, SpokenCard, SpokenSeat } from './words.ts';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const RELATION: Readonly<Record<SpokenSeat['relation'], string>> = {
  you: ', você',
  prey: ', sua presa',
  predator: ', seu predador',
  grandPrey: ', a presa da sua presa',
  grandPredator: ', o predador do seu predador',
  other: '',
};
const PLACE: Readonly<Record<SpokenCard['place'], readonly [mine: string, of: string]>> = {
  ready: ['na sua região pronta', 'na região pronta de'],
  torpor: ['na sua região de torpor', 'na região de torpor de'],
  uncontrolled: ['na sua região não controlada', 'na região não controlada de'],
  table: ['na sua região controlada', 'na região controlada de'],
  contested: ['entre as suas cartas contestadas', 'entre as cartas contestadas de'],
  hand: ['na sua mão', 'na mão de'],
  attached: ['na sua região controlada', 'na região controlada de'],
  stage: ['carta que você joga', 'carta jogada por'],
};

function place({ place: at, who, on }: SpokenCard): string {
  const [mine, of] = PLACE[at];
  const where = who === null ? mine : `${of} ${who}`;
  return on === null ? where : `em ${on}, ${where}`;
}

function counters({ counters: n, unit, capacity }: SpokenCard): string {
  if (capacity !== null) return `${n} de ${capacity} de sangue`;
  if (n === 0) return '';
  if (unit === 'counters') return plural(n, 'contador', 'contadores');
  return `${n} de ${unit === 'blood' ? 'sangue' : 'vida'}`;
}

const WORDS: HostWords = {
  digest: DIGEST,
  rails: { turn: 'Turno', action: 'Ação', combat: 'Combate', referendum: 'Referendo' },
  phases: {
    unlock: 'Destravar',
    master: 'Mestre',
    minion: 'Servo',
    influence: 'Influência',
    discard: 'Descarte',
  },
  action: {
    announced: 'Anúncio',
    blocks: 'Bloqueios',
    attempt: 'Tentativa',
    resolution: 'Resolução',
    after: 'Depois',
  },
  combat: {
    beforeRange: 'Antes da distância',
    range: 'Distância',
    beforeStrikes: 'Antes dos golpes',
    strike: 'Golpe',
    damage: 'Dano',
    press: 'Pressionar',
    roundEnd: 'Fim da rodada',
  },
  referendum: { terms: 'Termos', beforeVotes: 'Antes dos votos', polling: 'Votação', result: 'Resultado' },
  parts: {
    printed: 'valor impresso',
    title: 'título',
    least: 'nunca abaixo de 0',
  },
  marks: {
    contested: 'carta contestada',
    merged: 'cartas fundidas',
    notCounting: (title) => `${title} (sem efeito)`,
  },
  toCome: {
    damage: (normal, aggravated) => {
      const kinds = [
        ...(normal > 0 || aggravated === 0 ? [`${normal} de dano`] : []),
        ...(aggravated > 0 ? [`${aggravated} de dano agravado`] : []),
      ];
      return kinds.join(' e ');
    },
    stolenBlood: (n) => `perde ${n} de sangue`,
    equipment: 'perde um equipamento',
    effect: 'sofre um efeito',
    dodged: 'esquiva',
    outOfRange: 'fora de alcance',
    combatEnds: 'o combate termina antes',
    nothing: 'nenhum golpe',
  },
  prisci: (side, votesFor, against) => {
    const stands = { for: 'a favor', against: 'contra', abstaining: 'abstenção' }[side];
    return `Bloco prisci: ${stands}, ${votesFor} a ${against} em sub-votos`;
  },
  ousts: (who, whom) => `${who} elimina ${whom}`,
  seat: (f) => {
    const points = plural(f.victoryPoints, 'ponto de vitória', 'pontos de vitória');
    if (f.ousted) return `${f.name}${RELATION[f.relation]}: eliminação, ${points}`;
    return [
      `${f.name}${RELATION[f.relation]}: ${f.pool} de ${f.pool === 1 ? 'recurso' : 'recursos'}`,
      `${plural(f.hand, 'carta')} na mão`,
      `${f.library} na biblioteca`,
      ...(f.edge ? ['tem a Vantagem'] : []),
      ...(f.victoryPoints > 0 ? [points] : []),
    ].join(', ');
  },
  card: (f) =>
    [
      f.name,
      counters(f),
      f.locked ? 'carta travada' : '',
      place(f),
      ...f.marks,
      f.attached === 0 ? '' : `com ${plural(f.attached, 'carta anexada', 'cartas anexadas')}`,
    ]
      .filter((words) => words !== '')
      .join(', '),
  theatre: THEATRE,
  refusals: {
    nothingToUndo: 'Não há nada para desfazer.',
    othersDecided: 'Isto não pode mais ser desfeito: a tela mudou de mãos.',
    mustChoose: 'Aqui é preciso escolher algo: não é possível passar.',
    noGame: 'Nenhuma partida está em andamento.',
    noTable: 'Uma partida precisa de dois a seis jogadores com baralhos conhecidos.',
    noChair: 'Cada lugar precisa de uma pessoa ou de um dos bots conhecidos.',
  },
  changes: {
    cards: (names) =>
      `Mudou desde que esta partida foi salva: ${names}. A partir de agora vale o novo texto.`,
    rules: 'As regras foram corrigidas desde que esta partida foi salva.',
    cut: 'A partida continua de onde estava; o que veio antes não pode mais ser contado nem desfeito.',
    parts: (decision) =>
      `A partir da decisão ${decision} esta partida seria diferente hoje: ela termina ali.`,
  },
  remarks: {
    full: 'não ganha sangue: capacidade completa',
    overfull: 'capacidade completa: o sangue a mais seria perdido',
    noBleed: 'um sangrar de 0 não tira recursos',
    nothingToReduce: 'sangrar de 0: nada a reduzir',
    bleedLater: 'melhor depois, quando ninguém mais puder bloquear',
    stealthLater: 'espere até que alguém bloqueie',
    nobodyBlocks: 'ninguém mais pode bloquear: inútil',
    failsToBlock: 'fracassa como está: você não tem mais percepção',
  },
};

export const LOCALE: BareLocale = {
  lang: 'pt',
  words: PT,
  host: WORDS,
};
