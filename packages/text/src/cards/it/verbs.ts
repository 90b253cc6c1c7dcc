import type { Clause, Noun, Verb } from '../grammar.ts';
import { agreeing } from './nouns.ts';
import { are, verb } from './words.ts';

/** Italian verbs, and the clauses made with them. */

export const V = {
  abstain: verb('astenersi', 'ti astieni', 'si astiene', 'si astengono', 'astieniti'),
  add: verb('aggiungere', 'aggiungi', 'aggiunge', 'aggiungono'),
  addToIt: verb('aggiungerle', 'le aggiungi', 'le aggiunge', 'le aggiungono', 'aggiungile'),
  allocate: verb('distribuire', 'distribuisci', 'distribuisce', 'distribuiscono'),
  allow: verb('permettere', 'permetti', 'permette', 'permettono'),
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
  command: are('ordin'),
  diablerise: are('diablerizz'),
  discard: are('scart'),
  discardFromIt: verb('scartarne', 'ne scarti', 'ne scarta', 'ne scartano', 'scartane'),
  doNotDraw: { ...are('non pesc'), imp: 'non pescare' },
  doNotLock: verb('non impegnarsi', 'non ti impegni', 'non si impegna', 'non si impegnano', 'non impegnarti'),
  doNotUnlock: verb(
    'non disimpegnarsi',
    'non ti disimpegni',
    'non si disimpegna',
    'non si disimpegnano',
    'non disimpegnarti',
  ),
  draw: are('pesc'),
  end: are('termin'),
  equipWithIt: are('equipaggi', 'con essa'),
  enter: verb('entrare', 'entri', 'entra', 'entrano', 'entra'),
  exchange: are('scambi'),
  fail: verb('fallire', 'fallisci', 'fallisce', 'falliscono'),
  fix: are('fiss'),
  force: are('obblig'),
  gain: are('guadagn'),
  get: verb('ottenere', 'ottieni', 'ottiene', 'ottengono'),
  give: verb('dare', 'dai', 'dà', 'danno'),
  have: verb('avere', 'hai', 'ha', 'hanno', 'abbi'),
  hunt: are('cacci'),
  inflict: verb('infliggere', 'infliggi', 'infligge', 'infliggono'),
  keep: verb('impedire', 'impedisci', 'impedisce', 'impediscono'),
  lock: are('impegn'),
  lockSelf: verb('impegnarsi', 'ti impegni', 'si impegna', 'si impegnano', 'impegnati'),
  look: are('guard'),
  lose: verb('perdere', 'perdi', 'perde', 'perdono'),
  make: verb('far', 'fai', 'fa', 'fanno'),
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
  addIt: verb('aggiungerla', 'la aggiungi', 'la aggiunge', 'la aggiungono', 'aggiungila'),
  putIt: verb('metterla', 'la metti', 'la mette', 'la mettono', 'mettila'),
  reduce: verb('ridurre', 'riduci', 'riduce', 'riducono'),
  remove: verb('rimuovere', 'rimuovi', 'rimuove', 'rimuovono'),
  render: verb('rendere', 'rendi', 'rende', 'rendono'),
  search: are('cerc'),
  steal: are('rub'),
  take: verb('subire', 'subisci', 'subisce', 'subiscono'),
  takeControl: verb('prendere', 'prendi', 'prende', 'prendono'),
  takePlace: verb('svolgersi', 'ti svolgi', 'si svolge', 'si svolgono'),
  unlock: are('disimpegn'),
  unlockSelf: verb('disimpegnarsi', 'ti disimpegni', 'si disimpegna', 'si disimpegnano', 'disimpegnati'),
  use: are('us'),
  wake: verb('risvegliarsi', 'ti risvegli', 'si risveglia', 'si risvegliano', 'risvegliati'),
} satisfies Record<string, Verb>;

/** A clause addressed to the reader. */
export const order = (action: Verb, rest: string): Clause => ({ who: null, verb: action, rest });
/** A clause with a subject; addressed to the reader if the subject is "you". */
export const does = (who: Noun, action: Verb, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: action,
  rest,
  ...(who.you ? {} : { given: caused(who, action, rest) }),
});
export const gets = (who: Noun, rest: string, aside = ''): Clause => ({
  who: who.you ? null : who,
  verb: V.get,
  rest: `${rest}${aside}`,
  ...(who.you ? {} : { given: { verb: V.give, rest: `${rest} a ${who.text}${aside}` } }),
});

/** After "che controlli", the next words would read as its object: "controllato da te" avoids that. */
export const receiver = (who: Noun): string =>
  who.text.replace(/ che controlli$/, ` ${agreeing('controllato', who)} da te`);

/** The causative: "far bruciare a la tua preda 1 punto risorsa". */
function caused(who: Noun, action: Verb, rest: string): { verb: Verb; rest: string } {
  const to = `a ${receiver(who)}`;
  switch (action) {
    case V.cannot:
      return { verb: V.keep, rest: `${to} di ${rest}` };
    case V.doNotUnlock:
      return { verb: V.keep, rest: `${to} di disimpegnarsi ${rest}` };
    case V.doNotDraw:
      return { verb: V.keep, rest: `${to} di pescare ${rest}` };
    case V.must:
      return { verb: V.force, rest: `${receiver(who)} a ${rest}` };
    case V.bleed:
    case V.hunt:
      return { verb: V.command, rest: `${to} di ${action.inf} ${rest}` };
    case V.can:
      return { verb: V.allow, rest: `${to} di ${rest}` };
    case V.be:
      return { verb: V.render, rest: `${receiver(who)} ${rest}` };
    case V.become:
      return { verb: V.make, rest: `diventare ${receiver(who)} ${rest}` };
    case V.wake:
      return { verb: V.make, rest: `risvegliare ${receiver(who)} ${rest}` };
    case V.attempt:
      return { verb: V.make, rest: `tentare ${to} di bloccare ${rest}`.trimEnd() };
    default:
      return { verb: V.make, rest: `${action.inf} ${to} ${rest}` };
  }
}
