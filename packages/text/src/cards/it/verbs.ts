import type { Clause, Noun, Verb } from '../speech.ts';
import { agreeing } from './nouns.ts';
import { are, verb } from './words.ts';

/** Italian verbs, and the clauses made with them. */

export const V = {
  add: verb('aggiungere', 'aggiungi', 'aggiunge', 'aggiungono'),
  allocate: verb('distribuire', 'distribuisci', 'distribuisce', 'distribuiscono'),
  attempt: are('tent', 'di bloccare'),
  be: verb('essere', 'sei', 'è', 'sono', 'sii'),
  become: are('divent'),
  bleed: verb('dissanguare', 'dissangui', 'dissangua', 'dissanguano', 'dissangua'),
  burn: are('bruci'),
  can: verb('poter', 'puoi', 'può', 'possono'),
  cancel: are('cancell'),
  cannot: verb('non poter', 'non puoi', 'non può', 'non possono', 'non'),
  change: are('cambi'),
  choose: verb('scegliere', 'scegli', 'sceglie', 'scelgono'),
  diablerise: are('diablerizz'),
  discard: are('scart'),
  doNotDraw: { ...are('non pesc'), imp: 'non pescare' },
  doNotUnlock: verb(
    'non disimpegnarsi',
    'non ti disimpegni',
    'non si disimpegna',
    'non si disimpegnano',
    'non disimpegnarti',
  ),
  draw: are('pesc'),
  end: are('termin'),
  enter: verb('entrare', 'entri', 'entra', 'entrano', 'entra'),
  exchange: are('scambi'),
  gain: are('guadagn'),
  get: verb('ottenere', 'ottieni', 'ottiene', 'ottengono'),
  give: verb('dare', 'dai', 'dà', 'danno'),
  have: verb('avere', 'hai', 'ha', 'hanno', 'abbi'),
  hunt: are('cacci'),
  inflict: verb('infliggere', 'infliggi', 'infligge', 'infliggono'),
  lock: are('impegn'),
  look: are('guard'),
  lose: verb('perdere', 'perdi', 'perde', 'perdono'),
  maneuver: are('manovr'),
  move: are('spost'),
  must: verb('dover', 'devi', 'deve', 'devono'),
  play: are('gioc'),
  press: verb(
    'usare un inseguimento',
    'usi un inseguimento',
    'usa un inseguimento',
    'usano un inseguimento',
    'inseguimento',
  ),
  prevent: verb('prevenire', 'previeni', 'previene', 'prevengono'),
  put: verb('mettere', 'metti', 'mette', 'mettono'),
  reduce: verb('ridurre', 'riduci', 'riduce', 'riducono'),
  remove: verb('rimuovere', 'rimuovi', 'rimuove', 'rimuovono'),
  search: are('cerc'),
  spend: verb('spendere', 'spendi', 'spende', 'spendono'),
  steal: are('rub'),
  take: verb('subire', 'subisci', 'subisce', 'subiscono'),
  takeControl: verb('prendere', 'prendi', 'prende', 'prendono'),
  takePlace: verb('svolgersi', 'ti svolgi', 'si svolge', 'si svolgono'),
  unlock: are('disimpegn'),
  wake: verb('risvegliarsi', 'ti risvegli', 'si risveglia', 'si risvegliano', 'risvegliati'),
} satisfies Record<string, Verb>;

/** What the reader does. */
export const order = (action: Verb, rest: string): Clause => ({ who: null, verb: action, rest });
/** What somebody does, or the reader if that is who it is. */
export const does = (who: Noun, action: Verb, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: action,
  rest,
});
/** What follows must not be read as what you control. */
const receiver = (who: Noun): string =>
  who.text.replace(/ che controlli$/, ` ${agreeing('controllato', who)} da te`);
export const gets = (who: Noun, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: V.get,
  rest,
  ...(who.you ? {} : { given: { verb: V.give, rest: `a ${receiver(who)} ${rest}` } }),
});
