import type { ActionKind } from '@methuselah/engine/language';
import { list, plural, range } from '../../language/es/grammar.ts';
import { TERM_WORDS } from '../../language/es/terms.ts';
import type { ActionFacts, CombatFacts, PhaseFacts, PollFacts, TableWords } from '../words.ts';

const OR_PASS = 'juega una carta o pasa';
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const phase =
  (name: keyof typeof TERM_WORDS.phases, own: (left: number) => string) =>
  (f: PhaseFacts): string => {
    const words = capital(TERM_WORDS.phases[name]);
    return f.own
      ? `${words}: ${own(f.left)}${f.mayEnd ? ' o termina la fase' : ''}`
      : `${words} de ${f.active}: usa un efecto o pasa`;
  };
const left = (n: number, one: string, many: string): string =>
  n === 1 ? `queda 1 ${one}` : `quedan ${n} ${many}`;

const KINDS: Readonly<Record<ActionKind, string>> = {
  bleed: 'sangrado',
  hunt: 'caza',
  equip: 'acción de equiparse',
  employ: 'acción de emplear a un criado',
  recruit: 'acción de reclutar a un aliado',
  political: 'acción política',
  leaveTorpor: 'acción de salir del letargo',
  rescue: 'rescate',
  diablerise: 'diablerie',
  becomeAnarch: 'acción de hacerse Anarquista',
  enterCombat: 'acción de entrar en combate',
  special: 'acción',
};
const MASCULINE: readonly ActionKind[] = ['bleed', 'rescue'];
/** "sangrado de Bramble"; with an article within a sentence. */
const action = (f: ActionFacts): string => `${capital(KINDS[f.action])} de ${f.minion}`;
const theAction = (f: ActionFacts): string =>
  `${MASCULINE.includes(f.action) ? 'el' : 'la'} ${KINDS[f.action]} de ${f.minion}`;
const fight = (f: CombatFacts): string => `${f.minion} contra ${f.opposing}, asalto ${f.round}`;
const vote = (f: PollFacts): string =>
  `${f.bloodHunt ? 'Caza de sangre contra' : 'Referéndum sobre'} ${f.subject}, ${f.for} a ${f.against}`;

export const PROMPTS: TableWords['prompts'] = {
  decides: (who, prompt) => `${who}: ${prompt}`,
  waits: (who, where) => `Se espera a ${who} (${where})`,
  phase: {
    unlock: phase('unlock', (n) => (n === 0 ? 'usa efectos' : 'paga por cada disputa o cede')),
    master: phase('master', (n) =>
      n === 0
        ? 'usa efectos'
        : `juega una carta heril (${left(n, 'acción de fase heril', 'acciones de fase heril')})`,
    ),
    minion: phase('minion', () => 'actúa con un siervo'),
    influence: phase(
      'influence',
      (n) => `gasta transferencias (${left(n, 'transferencia', 'transferencias')})`,
    ),
    discard: phase('discard', (n) =>
      n === 0
        ? 'usa efectos'
        : `descarta una carta (${left(n, 'acción de fase de descarte', 'acciones de fase de descarte')})`,
    ),
  },
  action: {
    announced: (f) => `Se anuncia ${theAction(f)}: ${OR_PASS}`,
    beforeBlocks: (f) =>
      f.own
        ? `${action(f)} (${f.stealth} de sigilo): ${OR_PASS}`
        : `Bloquea ${theAction(f)} (${f.stealth} de sigilo), reacciona o pasa`,
    blocking: (f) =>
      `${f.blocker ?? ''} intenta bloquear a ${f.minion} (${f.intercept} de intercepción, ${f.stealth} de sigilo): ${OR_PASS}`,
    blocked: (f) => `${f.blocker ?? ''} bloquea a ${f.minion}: ${OR_PASS}`,
    blockResolved: (f) => `Se ha bloqueado ${theAction(f)}: ${OR_PASS}`,
    declined: (f) => `Nadie bloquea ${theAction(f)}: ${OR_PASS}`,
    succeeding: (f) => `${capital(theAction(f))} va a tener éxito: ${OR_PASS}`,
    resolved: (f) => `Se ha resuelto ${theAction(f)}: ${OR_PASS}`,
  },
  combat: {
    beforeRange: (f) => `${fight(f)}, antes de determinar la distancia: ${OR_PASS}`,
    range: (f) => `${fight(f)}, ahora ${range(f.long)}: maniobra o pasa`,
    beforeStrikes: (f) => `${fight(f)}, ${range(f.long)}, antes de elegir ataques: ${OR_PASS}`,
    strike: (f) => `${fight(f)}, ${range(f.long)}: elige un ataque`,
    afterStrikes: (f) => `${fight(f)}, ${range(f.long)}, ataques adicionales: ${OR_PASS}`,
    press: (f) => `${fight(f)}, ${range(f.long)}: acosa o pasa`,
    roundEnd: (f) => `${fight(f)}, final del asalto: ${OR_PASS}`,
    combatEnding: (f) => `${fight(f)}, el combate va a terminar: ${OR_PASS}`,
  },
  damage: (minion, amount) => `${amount} de daño a ${minion}: prevén daño o pasa`,
  beforeVotes: (f) => `${vote(f)}: juega una carta antes de la votación o pasa`,
  polling: (f) => `${vote(f)}: emite votos o pasa`,
  asPlayed: (who, card) => `${who} juega ${card}: cancela la carta o pasa`,
  order: 'Elige qué efecto se resuelve primero',
  may: (card) => `¿Usar el efecto de ${card}?`,
  target: (card) => `Elige un objetivo para ${card}`,
  x: (card) => `Elige X para ${card}`,
  discard: (card) => `Descarta una carta por ${card}`,
  discardForCost: (card) => `Descarta una carta para pagar ${card}`,
  payMix: (card, n) =>
    n === null
      ? `Paga ${card} con reserva sanguínea o sangre`
      : `Paga ${n} por ${card}, con reserva sanguínea o sangre`,
  stolen: (card) => `Elige adónde va la carta robada por ${card}`,
  search: 'Elige una de las cartas encontradas',
  maySearch: (vampire, what) =>
    what === 'trophy'
      ? `¿Buscar un trofeo para ${vampire}?`
      : `¿Buscar una carta heril de disciplina para ${vampire}?`,
  trophies: (vampire) => `Da a ${vampire} un trofeo en juego o pasa`,
  terms: (card) => `Elige los términos de ${card}`,
  share: (card) => `Elige quién recibe la reserva sanguínea de ${card}, hasta donde alcance`,
  equipment: (minion, from) => `Elige qué toma ${minion} de ${from}`,
  takeEquipment: (vampire, from) => `Elige equipo de ${from} para ${vampire}`,
  rescueCost: (minion, vampire, blood) => `Elige cómo pagan ${list([minion, vampire])} ${blood} de sangre`,
  mayDiablerise: (minion, vampire) => `¿Diabolizar a ${vampire} con ${minion}?`,
  strikeTarget: (minion, opposing) => `Elige un objetivo para el ataque de ${minion} contra ${opposing}`,
  whichDamage: (minion) => `Elige qué daño previene ${minion}`,
  toPool: (card) => `Elige cuánta sangre de ${card} va a tu reserva sanguínea`,
  handSize: (size) => `Descarta hasta tener ${plural(size, 'carta')}`,
};
