import { ES } from '@methuselah/text/table/es';
import { DIGEST } from './digest/es.ts';
import { THEATRE } from './theatre/es.ts';
import type { BareLocale, HostWords, SpokenCard, SpokenSeat } from './words.ts';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const RELATION: Readonly<Record<SpokenSeat['relation'], string>> = {
  you: ', tú',
  prey: ', tu presa',
  predator: ', tu depredador',
  grandPrey: ', la presa de tu presa',
  grandPredator: ', el depredador de tu depredador',
  other: '',
};
const PLACE: Readonly<Record<SpokenCard['place'], readonly [mine: string, of: string]>> = {
  ready: ['en tu zona preparada', 'en la zona preparada de'],
  torpor: ['en tu zona letárgica', 'en la zona letárgica de'],
  uncontrolled: ['en tu zona incontrolada', 'en la zona incontrolada de'],
  table: ['en tu zona controlada', 'en la zona controlada de'],
  contested: ['entre tus cartas disputadas', 'entre las cartas disputadas de'],
  hand: ['en tu mano', 'en la mano de'],
  attached: ['en tu zona controlada', 'en la zona controlada de'],
  stage: ['carta que juegas', 'carta que juega'],
};

function place({ place: at, who, on }: SpokenCard): string {
  const [mine, of] = PLACE[at];
  const where = who === null ? mine : `${of} ${who}`;
  return on === null ? where : `sobre ${on}, ${where}`;
}

function counters({ counters: n, unit, capacity }: SpokenCard): string {
  if (capacity !== null) return `${n} de ${capacity} de sangre`;
  if (n === 0) return '';
  return unit === 'counters' ? plural(n, 'ficha') : `${n} de ${unit === 'blood' ? 'sangre' : 'vida'}`;
}

const WORDS: HostWords = {
  digest: DIGEST,
  rails: { turn: 'Turno', action: 'Acción', combat: 'Combate', referendum: 'Referéndum' },
  phases: {
    unlock: 'Enderezamiento',
    master: 'Heril',
    minion: 'Servil',
    influence: 'Influencia',
    discard: 'Descarte',
  },
  action: {
    announced: 'Anuncio',
    blocks: 'Bloqueos',
    attempt: 'Intento',
    resolution: 'Resolución',
    after: 'Después',
  },
  combat: {
    beforeRange: 'Antes de la distancia',
    range: 'Distancia',
    beforeStrikes: 'Antes de los ataques',
    strike: 'Ataque',
    damage: 'Daño',
    press: 'Acoso',
    roundEnd: 'Final del asalto',
  },
  referendum: { terms: 'Términos', beforeVotes: 'Antes de votar', polling: 'Votación', result: 'Resultado' },
  parts: {
    printed: 'valor impreso',
    title: 'título',
    least: 'nunca menos de 0',
  },
  marks: {
    contested: 'carta disputada',
    merged: 'cartas fusionadas',
    notCounting: (title) => `${title} (sin efecto)`,
  },
  toCome: {
    damage: (normal, aggravated) => {
      const kinds = [
        ...(normal > 0 || aggravated === 0 ? [`${normal} de daño`] : []),
        ...(aggravated > 0 ? [`${aggravated} de daño agravado`] : []),
      ];
      return kinds.join(' y ');
    },
    stolenBlood: (n) => `pierde ${n} de sangre`,
    equipment: 'pierde equipo',
    effect: 'sufre un efecto',
    dodged: 'esquiva',
    outOfRange: 'fuera de alcance',
    combatEnds: 'el combate termina antes',
    nothing: 'ningún ataque',
  },
  prisci: (side, votesFor, against) => {
    const stands = { for: 'a favor', against: 'en contra', abstaining: 'abstención' }[side];
    return `Bloque de los prisci: ${stands}, ${votesFor} a ${against} en papeletas`;
  },
  ousts: (who, whom) => `${who} elimina a ${whom}`,
  seat: (f) => {
    const points = plural(f.victoryPoints, 'punto de victoria', 'puntos de victoria');
    if (f.ousted) return `${f.name}${RELATION[f.relation]}: eliminación, ${points}`;
    return [
      `${f.name}${RELATION[f.relation]}: ${f.pool} de reserva sanguínea`,
      `${plural(f.hand, 'carta')} en la mano`,
      `${f.library} en la biblioteca`,
      ...(f.edge ? ['tiene la Ventaja'] : []),
      ...(f.victoryPoints > 0 ? [points] : []),
    ].join(', ');
  },
  card: (f) =>
    [
      f.name,
      counters(f),
      f.locked ? 'carta girada' : '',
      place(f),
      ...f.marks,
      f.attached === 0 ? '' : `con ${plural(f.attached, 'carta adherida', 'cartas adheridas')}`,
    ]
      .filter((words) => words !== '')
      .join(', '),
  theatre: THEATRE,
  refusals: {
    nothingToUndo: 'No hay nada que deshacer.',
    othersDecided: 'Esto ya no se puede deshacer: la pantalla ha cambiado de manos.',
    mustChoose: 'Aquí hay que elegir algo: no se puede pasar.',
    noGame: 'No hay ninguna partida en curso.',
    noTable: 'Una partida necesita de dos a seis jugadores con barajas conocidas.',
    noChair: 'Cada puesto necesita una persona o uno de los bots conocidos.',
  },
  changes: {
    cards: (names) =>
      `Ha cambiado desde que se guardó esta partida: ${names}. A partir de ahora cuenta el texto nuevo.`,
    rules: 'Las reglas se han corregido desde que se guardó esta partida.',
    cut: 'La partida sigue donde estaba; lo anterior ya no se puede contar ni deshacer.',
    parts: (decision) =>
      `A partir de la decisión ${decision} esta partida iría hoy de otra manera: termina ahí.`,
  },
  remarks: {
    full: 'no gana sangre: capacidad completa',
    overfull: 'capacidad completa: la sangre de más se perdería',
    noBleed: 'un sangrado de 0 no quita reserva',
    nothingToReduce: 'sangrado de 0: nada que reducir',
    bleedLater: 'mejor después, cuando ya nadie pueda bloquear',
    stealthLater: 'espera a que alguien bloquee',
    nobodyBlocks: 'ya nadie puede bloquear: no sirve de nada',
    failsToBlock: 'fracasa tal como está: no tienes más intercepción',
  },
};

export const LOCALE: BareLocale = {
  lang: 'es',
  words: ES,
  host: WORDS,
};
