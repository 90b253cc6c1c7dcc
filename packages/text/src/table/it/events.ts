import type { Sect } from '@methuselah/engine/language';
import {
  and,
  atRange,
  da,
  di,
  given,
  list,
  PHASE,
  plural,
  points,
  su,
  to,
  UNIT,
} from '../../language/it/grammar.ts';
import { does } from '../who.ts';
import type { PlayedFacts, TableWords } from '../words.ts';
import { SIDE } from './options.ts';

const played = (verb: string, f: PlayedFacts): string => {
  const what = f.ability ? `l’abilità ${di(f.card)}` : f.card;
  return `${f.who} ${verb} ${what}${given('con', f.minion)}${f.on.length === 0 ? '' : ` ${list(f.on.map(su))}`}`;
};
/** "guadagna 2 punti sangue", "perde 2 punti sangue". */
const change = (n: number, forms: readonly [string, string]): string =>
  `${n < 0 ? 'perde' : 'guadagna'} ${plural(Math.abs(n), ...forms)}`;
/** "la carta Randagio viene bruciata": a participle that agrees with the card, not with its name. */
const isDone = (card: string, done: string): string =>
  card.startsWith('il vampiro ')
    ? `${card} viene ${done}o`
    : `${card.startsWith('una ') ? '' : 'la carta '}${card} viene ${done}a`;
const damage = (n: number, kind = ''): string => `${plural(n, 'danno', 'danni')}${kind}`;
/** Joining a sect, without a gender. */
const JOINS: Readonly<Record<Sect, string>> = {
  camarilla: 'passa alla Camarilla',
  anarch: 'diventa Anarchico',
  independent: 'diventa Indipendente',
  sabbat: 'passa al Sabbat',
  laibon: 'passa ai Laibon',
};

const DECKS = {
  library: 'nella libreria',
  libraryBottom: 'in fondo alla libreria',
  crypt: 'nella cripta',
  cryptBottom: 'in fondo alla cripta',
} as const;

export const EVENTS: TableWords['events'] = {
  gameBegan: (first) => `${first} inizia la partita`,
  turnBegan: (turn, who) => `turno ${turn}, ${who}`,
  phaseBegan: (who, name) => `${PHASE[name]} ${di(who)}`,
  locked: (card) => `${card} si impegna`,
  unlocked: (card) => `${card} si disimpegna`,
  pool: (who, n, now) => `${who} ${change(n, ['punto risorsa', 'punti risorsa'])} (${now})`,
  counters: (card, n, unit, now) => `${card} ${change(n, UNIT[unit])}${now === null ? '' : ` (${now})`}`,
  drew: (who, card) => `${who} pesca ${card}`,
  drewCrypt: (who, card) => `${who} pesca ${card} dalla cripta`,
  discarded: (who, card) => `${who} scarta ${card}`,
  played: (f) => played('gioca', f),
  used: (f) => played('usa', f),
  toReady: (card) => `${card} torna nella zona attiva`,
  toTorpor: (card) => `${card} va in torpore`,
  burned: (card) => isDone(card, 'bruciat'),
  removed: (card) => `${isDone(card, 'rimoss')} dalla partita`,
  entered: (card) => `${card} entra in gioco`,
  attached: (card, host) => `${card} va ${su(host)}`,
  control: (who, card) => `${who} prende il controllo ${di(card)}`,
  edge: (who) => (who === null ? 'nessuno ha più il Vantaggio' : `${who} ottiene il Vantaggio`),
  title: (vampire, title) =>
    title === null ? `${vampire} perde il titolo` : `${vampire} ottiene il titolo di ${title}`,
  titleContested: (vampire, title, contested) =>
    contested
      ? `${vampire} contende il titolo di ${title}`
      : `${vampire} ha senza rivali il titolo di ${title}`,
  titlePaid: (vampire, title) => `${vampire} contende il titolo di ${title}`,
  titleYielded: (vampire, title) => `${vampire} rinuncia al titolo di ${title}`,
  shuffled: (who) => `${who} mescola`,
  announced: {
    bleed: (f) =>
      `${f.minion} ${f.against === null ? 'non dissangua nessuno' : `dissangua ${f.against}`}${given('con', f.card)}`,
    hunt: (f) => `${f.minion} va a caccia${given('con', f.card)}`,
    equip: (f) =>
      f.card === null
        ? `${f.minion} prende equipaggiamento${f.at === null ? '' : ` ${da(f.at)}`}`
        : `${f.minion} si equipaggia con ${f.card}`,
    employ: (f) => `${f.minion} assolda ${f.card ?? 'un seguace'}`,
    recruit: (f) => `${f.minion} recluta ${f.card ?? 'un alleato'}`,
    political: (f) => `${f.minion} indice un referendum${given('con', f.card)}`,
    leaveTorpor: (f) => `${f.minion} tenta di lasciare il torpore`,
    rescue: (f) => `${f.minion} tenta di risvegliare ${f.at ?? 'un vampiro'} dal torpore`,
    diablerise: (f) => `${f.minion} tenta di diablerizzare ${f.at ?? 'un vampiro'}`,
    becomeAnarch: (f) => `${f.minion} tenta di diventare Anarchico${given('con', f.card)}`,
    enterCombat: (f) => `${f.minion} tenta di entrare in combattimento con ${f.at ?? 'un servitore'}`,
    special: (f) =>
      f.burns !== null
        ? `${f.minion} agisce per bruciare ${f.burns}`
        : `${f.minion} agisce${given('con', f.card)}${f.at === null ? given('contro', f.against) : ` ${su(f.at)}`}`,
  },
  attempt: (minion) => `${minion} tenta di bloccare`,
  attemptFailed: (minion) => `${minion} non riesce a bloccare`,
  blocked: (minion) => `${minion} blocca`,
  resolved: (outcome) => {
    if (outcome === 'successful') return 'l’azione ha successo';
    if (outcome === 'inVain') return 'l’azione ha successo, ma senza effetto';
    return outcome === 'blocked' ? 'l’azione è bloccata' : 'l’azione termina senza effetto';
  },
  redirected: (other) => `il dissanguamento passa ${to(other)}`,
  combatBegan: (minion, opposing) => `combattimento: ${minion} contro ${opposing}`,
  roundBegan: (round) => `round ${round}`,
  maneuver: (minion, long) => `${minion} manovra per portarsi ${atRange(long)}`,
  range: (round, long) => `round ${round}, ${atRange(long)}`,
  strike: {
    damage: (minion, means) => does(minion, `attacca${given('con', means)}`),
    dodge: (minion, means) => does(minion, `schiva${given('con', means)}`),
    combatEnds: (minion, means) => does(minion, `termina il combattimento${given('con', means)}`),
    stealBlood: (minion, means) => does(minion, `ruba sangue${given('con', means)}`),
    destroyEquipment: (minion, means) =>
      does(minion, `mira a distruggere l’equipaggiamento${given('con', means)}`),
    stealEquipment: (minion, means) => does(minion, `mira a rubare l’equipaggiamento${given('con', means)}`),
    special: (minion, means) => does(minion, `attacca${given('con', means)}`),
  },
  inflicted: (card, normal, aggravated, left) => {
    const kinds = [
      ...(normal > 0 ? [damage(normal)] : []),
      ...(aggravated > 0 ? [damage(aggravated, aggravated === 1 ? ' aggravato' : ' aggravati')] : []),
    ];
    return `${card} subisce ${kinds.join(' e ')}${left === null ? '' : ` (${remaining(left.n, UNIT[left.unit])})`}`;
  },
  prevented: (card, n) => `${card} previene ${damage(n)}`,
  press: (minion, toContinue) =>
    `${minion} usa un inseguimento per ${toContinue ? 'continuare' : 'terminare'} il combattimento`,
  combatEnded: (minion, opposing) => `termina il combattimento tra ${minion} ${and(opposing)}`,
  diablerie: (minion, victim) => `${minion} diablerizza ${victim}`,
  referendum: (card, bloodHunt) =>
    bloodHunt ? `si indice una caccia di sangue contro ${card}` : `referendum ${su(card)}`,
  cast: (voter, n, side) => `${voter} dichiara ${plural(n, 'voto', 'voti')} ${SIDE[side]}`,
  ballot: (voter, n, side) => `${voter} dichiara ${plural(n, 'preferenza', 'preferenze')} ${SIDE[side]}`,
  votesCancelled: (voter) => `i voti ${di(voter)} vengono cancellati`,
  prisciShifted: (side) =>
    `la Coalizione dei Prisci ${side === null ? 'si astiene' : side === 'for' ? 'è a favore' : 'è contraria'}`,
  tallied: (votesFor, against) =>
    `il referendum ${votesFor > against ? 'ha successo' : 'fallisce'}, ${votesFor} a ${against}`,
  ousted: (who) => (who === null ? 'ti eliminano' : `eliminazione ${di(who)}`),
  withdrawing: (who) => `${who} annuncia il ritiro`,
  withdrawalFailed: (who) => `${who} non può più ritirarsi`,
  withdrew: (who) => (who === null ? 'ti ritiri' : `${who} si ritira`),
  victoryPoint: (who, n) =>
    `${who === null ? 'ottieni' : `${who} ottiene`} ${plural(n, 'punto vittoria', 'punti vittoria')}`,
  gameOver: 'la partita è finita',
  toHand: (who, card) => `${who} prende in mano ${card}`,
  toDeck: (card, to) => `${card} va ${DECKS[to]}`,
  revealed: (who, card) => `${who} rivela ${card}`,
  transfers: (who, n) => `${who} ha ${plural(n, 'trasferimento', 'trasferimenti')}`,
  namedCounters: (card, counters) => `${card} ha ${counters}`,
  sect: (card, sect) => `${card} ${JOINS[sect]}`,
  clan: (card, clan) => `${card} è ora del clan ${clan}`,
  cancelled: (card) => `l’effetto ${di(card)} viene cancellato`,
  toUncontrolled: (card) => `${card} va nella zona non controllata`,
  merged: (who, card) => `${who} fonde le due carte ${di(card)}`,
  contested: (card) => `inizia la contesa per ${card}`,
  contestPaid: (who, card) => `${who} contende ${card}`,
  yielded: (who, card) => `${who} rinuncia ${to(card)}`,
  contestEnded: (card) => `finisce la contesa per ${card}`,
  marked: (who, minion) => `${who} marchia ${minion}`,
  champion: (minion, actor) => `${minion} combatte al posto ${di(actor)}`,
  scarce: (vampire, pool) => `${vampire} è un vampiro raro${pool > 0 ? ` (−${points(pool)})` : ''}`,
  infernal: (minion) => `${minion}, con il tratto Infernalista, si disimpegna`,
};

/** "restano 3 punti sangue". */
function remaining(n: number, [one, many]: readonly [string, string]): string {
  if (n === 0) return `nessun ${one} rimasto`;
  return n === 1 ? `resta 1 ${one}` : `restano ${n} ${many}`;
}
