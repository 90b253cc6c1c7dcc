import { IT } from '@methuselah/text/table/it';
import { DIGEST } from './digest/it.ts';
import { THEATRE } from './theatre/it.ts';
import type { BareLocale, HostWords, SpokenCard, SpokenSeat } from './words.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const RELATION: Readonly<Record<SpokenSeat['relation'], string>> = {
  you: ', tu',
  prey: ', la tua preda',
  predator: ', il tuo predatore',
  grandPrey: ', la preda della tua preda',
  grandPredator: ', il predatore del tuo predatore',
  other: '',
};
const PLACE: Readonly<Record<SpokenCard['place'], readonly [mine: string, of: string]>> = {
  ready: ['nella tua zona attiva', 'nella zona attiva di'],
  torpor: ['nella tua zona di torpore', 'nella zona di torpore di'],
  uncontrolled: ['nella tua zona non controllata', 'nella zona non controllata di'],
  table: ['nella tua zona controllata', 'nella zona controllata di'],
  contested: ['tra le tue carte contese', 'tra le carte contese di'],
  hand: ['nella tua mano', 'nella mano di'],
  attached: ['nella tua zona controllata', 'nella zona controllata di'],
  stage: ['carta che giochi', 'carta giocata da'],
};

function place({ place: at, who, on }: SpokenCard): string {
  const [mine, of] = PLACE[at];
  const where = who === null ? mine : `${of} ${who}`;
  return on === null ? where : `su ${on}, ${where}`;
}

function counters({ counters: n, unit, capacity }: SpokenCard): string {
  if (capacity !== null) return `${plural(n, 'punto sangue', 'punti sangue')} su ${capacity}`;
  if (n === 0) return '';
  if (unit === 'counters') return plural(n, 'segnalino', 'segnalini');
  return unit === 'blood' ? plural(n, 'punto sangue', 'punti sangue') : plural(n, 'punto vita', 'punti vita');
}

const WORDS: HostWords = {
  digest: DIGEST,
  rails: { turn: 'Turno', action: 'Azione', combat: 'Combattimento', referendum: 'Referendum' },
  phases: {
    unlock: 'Disimpegno',
    master: 'Dominus',
    minion: 'Servitori',
    influence: 'Influenza',
    discard: 'Scarto',
  },
  action: {
    announced: 'Annuncio',
    blocks: 'Blocchi',
    attempt: 'Tentativo',
    resolution: 'Risoluzione',
    after: 'Dopo',
  },
  combat: {
    beforeRange: 'Prima della distanza',
    range: 'Distanza',
    beforeStrikes: 'Prima degli attacchi',
    strike: 'Attacco',
    damage: 'Danno',
    press: 'Inseguimento',
    roundEnd: 'Fine del round',
  },
  referendum: { terms: 'Termini', beforeVotes: 'Prima dei voti', polling: 'Votazione', result: 'Risultato' },
  parts: {
    printed: 'valore stampato',
    title: 'titolo',
    least: 'mai meno di 0',
  },
  marks: {
    contested: 'carta contesa',
    merged: 'carte unite',
    notCounting: (title) => `${title} (senza effetto)`,
  },
  toCome: {
    damage: (normal, aggravated) => {
      const kinds = [
        ...(normal > 0 || aggravated === 0 ? [plural(normal, 'danno', 'danni')] : []),
        ...(aggravated > 0 ? [plural(aggravated, 'danno aggravato', 'danni aggravati')] : []),
      ];
      return kinds.join(' e ');
    },
    stolenBlood: (n) => `perde ${plural(n, 'punto sangue', 'punti sangue')}`,
    equipment: 'perde un equipaggiamento',
    effect: 'subisce un effetto',
    dodged: 'schivata',
    outOfRange: 'fuori portata',
    combatEnds: 'il combattimento termina prima',
    nothing: 'nessun attacco',
  },
  prisci: (side, votesFor, against) => {
    const stands = { for: 'a favore', against: 'contro', abstaining: 'astensione' }[side];
    return `Coalizione dei Prisci: ${stands}, preferenze ${votesFor} a ${against}`;
  },
  ousts: (who, whom) => `${who} elimina ${whom}`,
  seat: (f) => {
    const points = plural(f.victoryPoints, 'punto vittoria', 'punti vittoria');
    if (f.ousted) return `${f.name}${RELATION[f.relation]}: eliminazione, ${points}`;
    return [
      `${f.name}${RELATION[f.relation]}: ${plural(f.pool, 'punto risorsa', 'punti risorsa')}`,
      `${plural(f.hand, 'carta', 'carte')} in mano`,
      `${f.library} nella libreria`,
      ...(f.edge ? ['ha il Vantaggio'] : []),
      ...(f.victoryPoints > 0 ? [points] : []),
    ].join(', ');
  },
  card: (f) =>
    [
      f.name,
      counters(f),
      f.locked ? 'carta impegnata' : '',
      place(f),
      ...f.marks,
      f.attached === 0 ? '' : `con ${plural(f.attached, 'carta', 'carte')} su di sé`,
    ]
      .filter((words) => words !== '')
      .join(', '),
  theatre: THEATRE,
  refusals: {
    nothingToUndo: 'Non c’è niente da annullare.',
    othersDecided: 'Questa scelta non si può più annullare: lo schermo è passato di mano.',
    mustChoose: 'Qui bisogna scegliere qualcosa: non si può passare.',
    noGame: 'Nessuna partita è in corso.',
    noTable: 'Una partita richiede da due a sei giocatori con mazzi conosciuti.',
    noChair: 'Ogni posto richiede una persona o uno dei bot conosciuti.',
  },
  changes: {
    cards: (names) =>
      `Cambiato da quando questa partita è stata salvata: ${names}. D’ora in poi vale il testo nuovo.`,
    rules: 'Le regole sono state corrette da quando questa partita è stata salvata.',
    cut: 'La partita riprende da dov’era; ciò che precede non si può più raccontare né annullare.',
    parts: (decision) => `Dalla decisione ${decision} questa partita oggi andrebbe diversamente: finisce lì.`,
  },
  remarks: {
    full: 'nessun punto sangue: capacità già raggiunta',
    overfull: 'capacità già raggiunta: il sangue in più andrebbe perso',
    noBleed: 'un dissanguamento di 0 non toglie punti risorsa',
    nothingToReduce: 'dissanguamento di 0: niente da ridurre',
    bleedLater: 'meglio dopo, quando nessuno potrà più bloccare',
    stealthLater: 'aspetta che qualcuno blocchi',
    nobodyBlocks: 'nessuno può più bloccare: inutile',
    failsToBlock: 'per ora fallisce: non hai altro intercetto',
  },
};

export const LOCALE: BareLocale = {
  lang: 'it',
  words: IT,
  host: WORDS,
};
