import type { Clause, Noun, Verb } from '../grammar.ts';
import { irregular, verb } from './words.ts';

/** French verbs, and clauses made with them. */

export const V = {
  abstain: irregular('s’abstenir', 'abstenez-vous', 's’abstient', 's’abstiennent'),
  add: verb('ajouter'),
  addToIt: { ...verb('lui ajouter'), imp: 'ajoutez-lui' },

  attempt: verb('tenter'),
  be: irregular('être', 'êtes', 'est', 'sont'),
  become: irregular('devenir', 'devenez', 'devient', 'deviennent'),
  bleed: irregular('mordre', 'mordez', 'mord', 'mordent'),
  burn: verb('brûler'),
  cancel: verb('annuler'),
  cannot: {
    ...irregular('ne pas pouvoir', 'ne pouvez pas', 'ne peut pas', 'ne peuvent pas'),
    imp: 'vous ne pouvez pas',
  },
  canOnly: { ...irregular('ne pouvoir', 'ne pouvez', 'ne peut', 'ne peuvent'), imp: 'vous ne pouvez' },
  diablerise: verb('diabler'),
  discard: verb('défausser'),
  discardFromIt: { ...verb('en défausser'), imp: 'défaussez-en' },
  draw: verb('piocher'),
  end: irregular('prendre fin', 'prenez fin', 'prend fin', 'prennent fin'),
  enter: verb('entrer'),
  equipWithIt: { ...verb('en équiper'), imp: 'équipez-en' },
  exchange: irregular('échanger', 'échangez', 'échange', 'échangent'),
  fail: verb('échouer'),
  gain: verb('gagner'),
  get: irregular('recevoir', 'recevez', 'reçoit', 'reçoivent'),
  give: verb('donner'),
  have: irregular('avoir', 'avez', 'a', 'ont'),
  hunt: verb('chasser'),
  inflict: verb('infliger'),
  lock: verb('incliner'),
  lockSelf: irregular('s’incliner', 'inclinez-vous', 's’incline', 's’inclinent'),
  look: verb('regarder'),
  lose: irregular('perdre', 'perdez', 'perd', 'perdent'),
  may: { ...irregular('pouvoir', 'pouvez', 'peut', 'peuvent'), imp: 'vous pouvez' },
  move: verb('déplacer'),
  make: irregular('faire', 'faites', 'fait', 'font'),
  must: { ...irregular('devoir', 'devez', 'doit', 'doivent'), imp: 'vous devez' },
  play: verb('jouer'),
  preventFrom: irregular('empêcher', 'empêchez', 'empêche', 'empêchent'),
  put: irregular('mettre', 'mettez', 'met', 'mettent'),
  putIt: { ...irregular('la mettre', 'la mettez', 'la met', 'la mettent'), imp: 'mettez-la' },
  redirect: verb('rediriger'),
  reduce: irregular('réduire', 'réduisez', 'réduit', 'réduisent'),
  remove: verb('retirer'),
  search: verb('chercher'),
  steal: verb('voler'),
  stop: verb('terminer'),
  take: irregular('prendre', 'prenez', 'prend', 'prennent'),
  takeIt: { ...irregular('la prendre', 'la prenez', 'la prend', 'la prennent'), imp: 'prenez-la' },
  suffer: irregular('subir', 'subissez', 'subit', 'subissent'),
  unlock: verb('redresser'),
  unlockSelf: irregular('se redresser', 'redressez-vous', 'se redresse', 'se redressent'),
  use: verb('utiliser'),
} satisfies Record<string, Verb>;

/** A clause addressed to the reader. */
export const order = (action: Verb, rest: string): Clause => ({ who: null, verb: action, rest });
/** A clause with a subject; addressed to the reader if the subject is "you". */
export const does = (who: Noun, action: Verb, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: action,
  rest,
});
export const gets = (who: Noun, rest: string, aside = ''): Clause => ({
  who: who.you ? null : who,
  verb: V.get,
  rest: `${rest}${aside}`,
  given: { verb: V.give, rest: `${rest} à ${who.text}${aside}` },
});
/** A clause with a causative form: "faire brûler 1 point de réserve à votre proie". */
export const makes = (who: Noun, action: Verb, rest: string): Clause => ({
  ...does(who, action, rest),
  given: { verb: V.make, rest: `${action.inf} ${rest} à ${who.text}` },
});
