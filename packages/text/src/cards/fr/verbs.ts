import type { Clause, Noun, Verb } from '../grammar.ts';
import { irregular, verb } from './words.ts';

/** French verbs, and clauses made with them. */

export const V = {
  add: verb('ajouter'),
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
  draw: verb('piocher'),
  end: irregular('prendre fin', 'prenez fin', 'prend fin', 'prennent fin'),
  enter: verb('entrer'),
  exchange: irregular('échanger', 'échangez', 'échange', 'échangent'),
  gain: verb('gagner'),
  get: irregular('recevoir', 'recevez', 'reçoit', 'reçoivent'),
  give: verb('donner'),
  have: irregular('avoir', 'avez', 'a', 'ont'),
  hunt: verb('chasser'),
  inflict: verb('infliger'),
  lock: verb('incliner'),
  look: verb('regarder'),
  lose: irregular('perdre', 'perdez', 'perd', 'perdent'),
  may: { ...irregular('pouvoir', 'pouvez', 'peut', 'peuvent'), imp: 'vous pouvez' },
  move: verb('déplacer'),
  make: irregular('faire', 'faites', 'fait', 'font'),
  must: { ...irregular('devoir', 'devez', 'doit', 'doivent'), imp: 'vous devez' },
  place: verb('placer'),
  play: verb('jouer'),
  preventFrom: irregular('empêcher', 'empêchez', 'empêche', 'empêchent'),
  put: irregular('mettre', 'mettez', 'met', 'mettent'),
  redirect: verb('rediriger'),
  reduce: irregular('réduire', 'réduisez', 'réduit', 'réduisent'),
  remove: verb('retirer'),
  search: verb('chercher'),
  spend: verb('dépenser'),
  steal: verb('voler'),
  stop: verb('terminer'),
  take: irregular('prendre', 'prenez', 'prend', 'prennent'),
  suffer: irregular('subir', 'subissez', 'subit', 'subissent'),
  unlock: verb('redresser'),
} satisfies Record<string, Verb>;

/** A clause addressed to the reader. */
export const order = (action: Verb, rest: string): Clause => ({ who: null, verb: action, rest });
/** A clause with a subject; addressed to the reader if the subject is "you". */
export const does = (who: Noun, action: Verb, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: action,
  rest,
});
export const gets = (who: Noun, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: V.get,
  rest,
  given: { verb: V.give, rest: `à ${who.text} ${rest}` },
});
/** A clause with a causative form: "faire brûler 1 point de réserve à votre proie". */
export const makes = (who: Noun, action: Verb, rest: string): Clause => ({
  ...does(who, action, rest),
  given: { verb: V.make, rest: `${action.inf} ${rest} à ${who.text}` },
});
