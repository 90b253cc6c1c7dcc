import { type AdviceWords, type BecauseWords, capital } from './words.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const plural = (n: number, one: string, many: string): string =>
  `${Math.abs(n)} ${Math.abs(n) === 1 ? one : many}`;
const pool = (n: number): string => plural(n, 'punto risorsa', 'punti risorsa');
const blood = (n: number): string => plural(n, 'punto sangue', 'punti sangue');
const damage = (n: number): string => plural(n, 'danno', 'danni');
const votes = (n: number): string => plural(n, 'voto', 'voti');
const lack = (n: number): string => (n === 1 ? 'manca' : 'mancano');
const to = (name: string): string => `${/^[aàAÀ]/.test(name) ? 'ad' : 'a'} ${name}`;
const range = (isLong: boolean): string => (isLong ? 'a lunga distanza' : 'a distanza ravvicinata');
const change = (who: string | null, n: number, what: string): string => {
  const lost = n < 0;
  return who === null
    ? `${lost ? 'perdi' : 'guadagni'} ${what}`
    : `${who} ${lost ? 'perde' : 'guadagna'} ${what}`;
};

const BECAUSE: BecauseWords = {
  pool: ({ seat, n }) => change(seat, n, pool(n)),
  blood: ({ card, n }) => change(card, n, blood(n)),
  stat: ({ card, stat, n }) => `${card} ottiene ${signed(n)} ${stat}`,
  draws: () => 'peschi dalla tua libreria',
  cardFound: () => 'ottieni la carta che ti serve di più',
  edge: () => 'ottieni il Vantaggio',
  actsAgain: () => 'ti dà un’altra azione',
  settles: () => 'resta in gioco e continua a servirti',
  settlesFor: ({ seat }) => `resta in gioco e serve ${to(seat ?? 'te')}`,
  discards: ({ seat }) => (seat === null ? 'scarti una carta' : `${seat} scarta una carta`),
  recruits: ({ life, bleed }) =>
    `entra in gioco un alleato con ${plural(life, 'punto vita', 'punti vita')} e dissanguamento ${bleed}`,
  locks: ({ card }) => `${card} si impegna`,
  unlocks: ({ card }) => `${card} si disimpegna`,
  torpor: ({ card }) => `${card} va in torpore`,
  burns: ({ card }) => `${card} finisce nella pila degli scarti`,
  ready: ({ card }) => `${card} lascia il torpore`,
  removed: ({ card }) => `${card} lascia la partita`,
  controls: ({ card }) => `prendi il controllo di ${card}`,
  titled: ({ card }) => `${card} ottiene un titolo`,
  untitled: ({ card }) => `${card} perde il titolo`,
  hampered: ({ card }) => `ostacola ${card}`,
  bears: ({ card }) => `aiuta ${card} finché resta in gioco`,

  ousts: ({ seat, pool: n }) =>
    `${seat ?? 'nessuno'} perde ${n === 1 ? 'l’ultimo punto risorsa' : `gli ultimi ${n} punti risorsa`} ed è fuori dalla partita`,
  race: ({ seat, n, pool: left }) =>
    `i dissanguamenti di questo turno possono eliminare ${seat ?? 'nessuno'}, fino a ${n} contro ${pool(left)}`,
  bleedInHand: ({ n }) => `la tua mano può aggiungere ${n} al dissanguamento`,
  thirst: ({ card, n, of }) => `${card} ha solo ${blood(n)} su ${of}`,
  diablerie: ({ card, isHunted }) =>
    isHunted
      ? `${card} finisce nella pila degli scarti, ma gli altri hanno i voti per una caccia di sangue`
      : `${card} finisce nella pila degli scarti, e agli altri mancano i voti per una caccia di sangue`,
  unblockable: () => 'nessuno può bloccarla',
  blockerLocked: ({ other }) => `l’unico servitore che potrebbe bloccare, ${other}, è impegnato`,
  blockersLocked: ({ n }) => `i ${n} servitori che potrebbero bloccare sono impegnati`,
  noBlockers: () => 'nessuno è in grado di bloccare adesso',
  noMinions: ({ seat }) =>
    seat === null ? 'non hai servitori attivi per bloccare' : `${seat} non ha servitori attivi per bloccare`,
  stealthEnough: ({ n, of }) => `furtività ${n} supera intercetto ${of}`,
  stealthInHand: ({ other, n }) => `${other} potrebbe bloccare, ma la tua mano può aggiungere ${n} furtività`,
  mayBeBlocked: ({ other }) => `${other} può bloccare`,
  worthTheRisk: ({ other }) => `${other} può bloccare, ma vale la pena rischiare`,
  blockIsNoHarm: ({ other }) => `${other} può bloccare, ma il combattimento non fa paura`,
  blockHurts: ({ card, other }) => `${other} può bloccare, e ${card} avrebbe la peggio`,
  guards: ({ card, seat, n }) =>
    `${card} ti serve per bloccare, perché ${seat ?? 'qualcuno'} può dissanguare per ${n} senza carte`,
  staysReady: ({ card }) => `è meglio non impegnare ${card}`,
  noGain: () => 'c’è troppo poco da guadagnare',
  noBleed: ({ card }) => `il dissanguamento di ${card} è 0`,
  shakesOff: ({ other, n, of }) =>
    n > of
      ? `furtività ${n} basta contro ${other} e il suo intercetto ${of}`
      : `furtività ${n} contro l’intercetto ${of} di ${other}, e la tua mano può aggiungerne`,
  moreBleed: ({ seat, n, of }) => `nessuno blocca più: ${change(seat, -1, `${pool(n)} invece di ${of}`)}`,
  bleedLater: () => 'aspetta che nessuno possa più bloccare',
  givesUpBleed: ({ n }) => `prenderebbe il posto del dissanguamento di ${n}`,
  stealthLater: () => 'aspetta che qualcuno blocchi',
  stealthUnneeded: () => 'nessuno può più bloccare',
  bleedEnough: ({ seat, n }) => `il dissanguamento di ${n} basta già a eliminare ${seat ?? 'nessuno'}`,
  stealthShort: ({ n, of }) => `nemmeno furtività ${n} supera intercetto ${of}`,
  savesBlood: ({ card }) => `a ${card} il sangue serve per l’azione stessa`,
  avoidsFight: ({ other }) => `ti risparmia il combattimento con ${other}`,

  oustsYou: ({ pool: n }) =>
    `perdi ${n === 1 ? 'l’ultimo punto risorsa' : `gli ultimi ${n} punti risorsa`} e sei fuori dalla partita`,
  interceptEnough: ({ card, n, of }) => `con intercetto ${n}, ${card} può bloccare furtività ${of}`,
  interceptInHand: ({ card, n }) => `${to(card)} ${lack(n)} ${n} intercetto, che la tua mano può aggiungere`,
  interceptShort: ({ card, n, of }) => `${card} ha solo intercetto ${n} contro furtività ${of}`,
  failedBefore: ({ card }) => `${card} ha già tentato invano di bloccare`,
  harmless: () => 'questa azione non ti danneggia',
  notYours: () => 'non tocca a te bloccare questa azione',
  tooLate: () => 'è troppo tardi per bloccare questa azione',
  attemptFirst: () => 'un tentativo di blocco è già in corso',
  littleHarm: ({ card }) => `è troppo poco per impegnare ${card}`,
  mayFail: () => 'il referendum può ancora fallire',
  bounce: ({ seat, n }) =>
    seat === null
      ? `il dissanguamento di ${n} tocca a te`
      : `il dissanguamento di ${n} passa ${to(seat)} al posto tuo`,
  bounceLater: () => 'puoi ancora deviare il dissanguamento se nessuno blocca',
  bounceSaved: () => 'è meglio tenere la carta per un dissanguamento più grande',
  blockFirst: () => 'il dissanguamento si può ridurre anche dopo i blocchi',
  wakesToBlock: ({ card }) => `${card} si risveglia e può bloccare`,
  wakesToBounce: ({ card }) => `${card} si risveglia e può deviare il dissanguamento`,
  lessBleed: ({ n, of }) => `perdi ${pool(of - n)} invece di ${of}`,
  cancels: ({ card }) => `cancella ${card}`,

  goodFight: ({ card, other }) => `${card} ha la meglio nel combattimento con ${other}`,
  badFight: ({ card, other }) => `${card} ha la peggio nel combattimento con ${other}`,
  deals: ({ other, n }) => `${other} subisce ${damage(n)}`,
  takes: ({ card, n }) => `${card} può subirne ${n} in cambio`,
  steals: ({ other, n }) => `ruba ${blood(n)} ${to(other)}`,
  dodges: ({ card, n }) => (n > 0 ? `${card} evita ${damage(n)}` : `${card} non teme alcun attacco`),
  endsFight: ({ card, n }) =>
    n > 0
      ? `il combattimento finisce prima che ${card} subisca ${damage(n)}`
      : 'il combattimento finisce subito',
  changesLittle: () => 'un altro round cambierebbe poco',
  outOfReach: () => 'nessun tuo attacco fa di più a lunga distanza',
  farAway: ({ other }) => `a lunga distanza l’attacco a mani nude di ${other} non ti raggiunge`,
  betterRange: ({ isLong }) => `i tuoi attacchi fanno di più ${range(isLong)}`,
  goodRange: ({ isLong }) => `${range(isLong)} vai bene così`,
  prevents: ({ card, n, of }) =>
    n === of ? `${card} non subisce danni` : `${card} previene ${n} di ${damage(of)}`,
  staysOutOfTorpor: ({ card }) => `${card} evita il torpore`,
  handsOnly: ({ n, of }) => `con i soli attacchi a mani nude infliggi ${damage(n)} e ne subisci ${of}`,
  strikesAgain: ({ card }) => `${card} attacca ancora una volta`,
  aggravatedFirst: () => 'i danni aggravati non si curano',
  equipmentFirst: ({ card }) => `${card} vale più dei danni`,

  votesLikely: ({ n, of }) => `puoi raccogliere ${votes(n)}, gli altri ne hanno ${of} in gioco`,
  votesUnlikely: ({ n, of }) => `gli altri hanno ${votes(of)} in gioco, tu puoi raccoglierne ${n}`,
  votesRisky: ({ n, of }) =>
    `gli altri hanno ${votes(of)} in gioco contro i tuoi ${n}, ma forse non tutti contro`,
  noVotes: () => 'non cambia i voti',
  votesClose: ({ n, of }) => `i voti sono ${n} a ${of} per la tua parte`,
  votesEnough: ({ n, of }) => `la tua parte è avanti ${n} a ${of}, e basta così`,
  votesTooFew: ({ n, of }) => `la tua parte è troppo indietro, ${n} a ${of}`,
  votesNoMatter: () => 'per te il risultato cambia ben poco',

  full: ({ card }) => `${card} ha già tutti i punti sangue necessari`,
  outNow: ({ card, n }) => `${to(card)} ${lack(n)} solo ${blood(n)} per uscire già in questo turno`,
  outSoon: ({ card, n }) => `${to(card)} ${lack(n)} ancora ${blood(n)}`,
  playsHand: ({ n }) =>
    n === 1
      ? 'una carta della tua mano diventerebbe giocabile'
      : `${n} carte della tua mano diventerebbero giocabili`,
  keepsPool: ({ seat, n, pool: left }) =>
    `ti servono i tuoi ${pool(left)}, perché ${seat ?? 'qualcuno'} può dissanguare per ${n} senza carte`,
  lastPool: () => 'sarebbe il tuo ultimo punto risorsa',
  contested: ({ card }) => `inizierebbe una contesa per ${card}`,
  nobodyWaits: () => 'nessun vampiro in attesa vale i punti risorsa',
  enoughMinions: ({ n }) => `hai già ${n} servitori`,
  someoneWaits: () => 'prima vengono i tuoi vampiri non controllati',
  takenBack: ({ card }) => `i punti risorsa valgono più di ${card}`,
  bloodStays: ({ card }) => `è meglio lasciare il sangue su ${card}`,

  unplayable: ({ card }) => `nessuno dei tuoi può giocare ${card}`,
  uniqueInPlay: ({ card }) => `${card} è una carta unica e ne hai già una in gioco`,
  copies: ({ card, n }) => `hai in mano ${n} copie di ${card}`,
  masters: ({ n }) => `hai in mano ${n} carte dominus e ne giochi una per turno`,
  leastUseful: ({ card }) => `${card} è la carta meno utile della tua mano`,
  worthKeeping: () => 'ogni carta della tua mano merita di essere tenuta',
  noLibrary: () => 'la tua libreria è vuota e nulla la sostituirebbe',
  theirBest: ({ card }) => `${card} è la carta più utile che c’è`,
  worthHaving: ({ card }) => `${card} è la carta più utile per te`,

  costsPool: ({ n, pool: left }) => `costa ${n} dei tuoi ${pool(left)}`,
  costsBlood: ({ card, n, of }) => `${to(card)} costa ${n} di ${blood(of)}`,
  poolOfChoice: () => 'guadagni quanti punti risorsa vuoi',
  poolToSpare: ({ pool: left }) => `con ${pool(left)} te lo puoi permettere`,
  poolIsLow: ({ pool: left }) => `hai solo ${pool(left)}`,
  duty: () => 'una carta lo impone',
  secondCopy: () => 'ne hai già una in gioco',
  newCard: () => 'fa poco, ma peschi un’altra carta',
  takesEquipment: () => 'non costa nulla',
  noEffect: () => 'adesso non ti servirebbe a nulla',
  playingOn: () => 'la partita non è ancora persa',
  only: () => 'non c’è altra scelta',
  same: () => 'tutte le scelte si equivalgono',
  slight: () => 'tra le scelte c’è poca differenza',
};

const joined = (clauses: readonly string[]): string => clauses.join('; ');

export const ADVICE: AdviceWords = {
  because: BECAUSE,
  when: {
    passes: (clause) => `se ha successo, ${clause}`,
    otherwise: (clause) => `altrimenti ${clause}`,
    unblocked: (clause) => `se nessuno blocca, ${clause}`,
  },
  sentence: (clauses) => `${capital(joined(clauses))}.`,
  notWorth: (option, clauses) => `«${option}» non conviene: ${joined(clauses)}.`,
};
