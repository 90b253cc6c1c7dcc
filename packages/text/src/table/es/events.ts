import { given, list, plural, range, side, unitOf } from '../../language/es/grammar.ts';
import { TERM_WORDS } from '../../language/es/terms.ts';
import type { Unit } from '../../language/words.ts';
import { does } from '../who.ts';
import type { PlayedFacts, TableWords } from '../words.ts';

const played = (verb: string, f: PlayedFacts): string => {
  const what = f.ability ? `la habilidad de ${f.card}` : f.card;
  return `${f.who} ${verb} ${what}${given('con', f.minion)}${f.on.length === 0 ? '' : ` sobre ${list(f.on)}`}`;
};

/** "gana 2", "pierde 2". */
const change = (n: number): string => `${n < 0 ? 'pierde' : 'gana'} ${Math.abs(n)}`;

/** "le quedan 2 de sangre". */
const remaining = (n: number, unit: Unit): string => {
  if (n === 0) return `no le queda${unit === 'counters' ? 'n' : ''} ${TERM_WORDS.units[unit]}`;
  return `le queda${n === 1 ? '' : 'n'} ${n} ${unitOf(n, unit)}`;
};

const DECKS = {
  library: 'a la biblioteca',
  libraryBottom: 'al fondo de la biblioteca',
  crypt: 'a la cripta',
  cryptBottom: 'al fondo de la cripta',
} as const;

export const EVENTS: TableWords['events'] = {
  gameBegan: (first) => `${first} comienza la partida`,
  turnBegan: (turn, who) => `turno ${turn}, ${who}`,
  phaseBegan: (who, phase) => `${TERM_WORDS.phases[phase]} de ${who}`,
  locked: (card) => `${card} se gira`,
  unlocked: (card) => `${card} se endereza`,
  pool: (who, n, now) => `${who} ${change(n)} de reserva sanguínea (${now})`,
  counters: (card, n, unit, now) =>
    `${card} ${change(n)} ${unitOf(n, unit)}${now === null ? '' : ` (${now})`}`,
  drew: (who, card) => `${who} roba ${card}`,
  drewCrypt: (who, card) => `${who} roba ${card} de la cripta`,
  discarded: (who, card) => `${who} descarta ${card}`,
  played: (f) => played('juega', f),
  used: (f) => played('usa', f),
  toReady: (card) => `${card} vuelve a la zona preparada`,
  toTorpor: (card) => `${card} entra en letargo`,
  burned: (card) => `se quema ${card}`,
  removed: (card) => `se retira de la partida ${card}`,
  entered: (card) => `${card} entra en juego`,
  attached: (card, host) => `${card} se pone sobre ${host}`,
  control: (who, card) => `${who} toma el control de ${card}`,
  edge: (who) => (who === null ? 'la Ventaja queda sin dueño' : `${who} obtiene la Ventaja`),
  title: (vampire, title) =>
    title === null ? `${vampire} pierde su título` : `${vampire} es ahora ${title}`,
  titleContested: (vampire, title, contested) =>
    contested ? `${vampire} disputa el título de ${title}` : `${vampire} es ${title} sin rival`,
  titlePaid: (vampire, title) => `${vampire} disputa el título de ${title}`,
  titleYielded: (vampire, title) => `${vampire} cede el título de ${title}`,
  shuffled: (who) => `${who} baraja`,
  announced: {
    bleed: (f) =>
      `${f.minion} ${f.against === null ? 'no sangra a nadie' : `sangra a ${f.against}`}${given('con', f.card)}`,
    hunt: (f) => `${f.minion} caza${given('con', f.card)}`,
    equip: (f) =>
      f.card === null ? `${f.minion} toma equipo${given('de', f.at)}` : `${f.minion} se equipa con ${f.card}`,
    employ: (f) => `${f.minion} emplea a ${f.card ?? 'un criado'}`,
    recruit: (f) => `${f.minion} recluta a ${f.card ?? 'un aliado'}`,
    political: (f) => `${f.minion} propone un referéndum${given('con', f.card)}`,
    leaveTorpor: (f) => `${f.minion} intenta salir del letargo`,
    rescue: (f) => `${f.minion} intenta rescatar a ${f.at ?? 'un vampiro'} del letargo`,
    diablerise: (f) => `${f.minion} intenta diabolizar a ${f.at ?? 'un vampiro'}`,
    becomeAnarch: (f) => `${f.minion} intenta hacerse Anarquista${given('con', f.card)}`,
    enterCombat: (f) => `${f.minion} intenta entrar en combate con ${f.at ?? 'un siervo'}`,
    special: (f) =>
      f.burns !== null
        ? `${f.minion} actúa para quemar ${f.burns}`
        : `${f.minion} actúa${given('con', f.card)}${f.at === null ? given('contra', f.against) : ` sobre ${f.at}`}`,
  },
  attempt: (minion) => `${minion} intenta bloquear`,
  attemptFailed: (minion) => `${minion} no logra bloquear`,
  blocked: (minion) => `${minion} bloquea`,
  resolved: (outcome) => {
    if (outcome === 'successful') return 'la acción tiene éxito';
    if (outcome === 'inVain') return 'la acción tiene éxito, pero sin efecto';
    return outcome === 'blocked' ? 'la acción es bloqueada' : 'la acción termina sin efecto';
  },
  redirected: (to) => `el sangrado se desvía hacia ${to}`,
  combatBegan: (minion, opposing) => `combate: ${minion} contra ${opposing}`,
  roundBegan: (round) => `asalto ${round}`,
  maneuver: (minion, long) => `${minion} maniobra para combatir ${range(long)}`,
  range: (round, long) => `asalto ${round}, ${range(long)}`,
  strike: {
    damage: (minion, means) => does(minion, `ataca${given('con', means)}`),
    dodge: (minion, means) => does(minion, `esquiva${given('con', means)}`),
    combatEnds: (minion, means) => does(minion, `termina el combate${given('con', means)}`),
    stealBlood: (minion, means) => does(minion, `roba sangre${given('con', means)}`),
    destroyEquipment: (minion, means) => does(minion, `intenta destruir equipo${given('con', means)}`),
    stealEquipment: (minion, means) => does(minion, `intenta robar equipo${given('con', means)}`),
    special: (minion, means) => does(minion, `ataca${given('con', means)}`),
  },
  inflicted: (card, normal, aggravated, left) => {
    const kinds = [
      normal > 0 ? `${normal} de daño` : '',
      aggravated > 0 ? `${aggravated} de daño agravado` : '',
    ];
    const rest = left === null ? '' : ` (${remaining(left.n, left.unit)})`;
    return `${card} recibe ${kinds.filter((k) => k !== '').join(' y ')}${rest}`;
  },
  prevented: (card, n) => `${card} previene ${n} de daño`,
  press: (minion, toContinue) => `${minion} acosa para ${toContinue ? 'continuar' : 'terminar'} el combate`,
  combatEnded: (minion, opposing) => `termina el combate entre ${list([minion, opposing])}`,
  diablerie: (minion, victim) => `${minion} diaboliza a ${victim}`,
  referendum: (card, bloodHunt) =>
    bloodHunt ? `se convoca una caza de sangre contra ${card}` : `referéndum sobre ${card}`,
  cast: (voter, n, of) => `${voter} emite ${plural(n, 'voto')} ${side(of)}`,
  ballot: (voter, n, of) => `${voter} emite ${plural(n, 'papeleta')} ${side(of)}`,
  votesCancelled: (voter) => `se cancelan los votos de ${voter}`,
  prisciShifted: (of) =>
    of === null ? 'el bloque de los prisci se abstiene' : `el bloque de los prisci está ${side(of)}`,
  tallied: (votesFor, against) =>
    `el referéndum ${votesFor > against ? 'prospera' : 'fracasa'}, ${votesFor} a ${against}`,
  ousted: (who) => (who === null ? 'te eliminan' : `eliminación de ${who}`),
  withdrawing: (who) => `${who} anuncia su retirada`,
  withdrawalFailed: (who) => `la retirada de ${who} fracasa`,
  withdrew: (who) => (who === null ? 'te retiras' : `${who} se retira`),
  victoryPoint: (who, n) => `${who === null ? 'ganas' : `${who} gana`} ${plural(n, 'punto')} de victoria`,
  gameOver: 'la partida termina',
  toHand: (who, card) => `${who} pone ${card} en su mano`,
  toDeck: (card, to) => `${card} va ${DECKS[to]}`,
  revealed: (who, card) => `${who} revela ${card}`,
  transfers: (who, n) => `${who} tiene ${plural(n, 'transferencia')}`,
  namedCounters: (card, counters) => `${card} tiene ${counters}`,
  sect: (card, sect) => `${card} es ahora ${TERM_WORDS.sects[sect]}`,
  clan: (card, clan) => `${card} es ahora del clan ${clan}`,
  cancelled: (card) => `se cancela ${card}`,
  toUncontrolled: (card) => `${card} vuelve a la zona incontrolada`,
  merged: (who, card) => `${who} fusiona las dos cartas de ${card}`,
  contested: (card) => `se disputa ${card}`,
  contestPaid: (who, card) => `${who} disputa ${card}`,
  yielded: (who, card) => `${who} cede ${card}`,
  contestEnded: (card) => `ya no se disputa ${card}`,
  marked: (who, minion) => `${who} marca a ${minion}`,
  champion: (minion, actor) => `${minion} combate en lugar de ${actor}`,
  scarce: (vampire) => `${vampire} es de un clan escaso`,
  infernal: (minion) => `${minion}, infernal, se endereza`,
};
