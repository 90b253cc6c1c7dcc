import type { Clause, Noun, Verb } from '../grammar.ts';

/** Spanish verbs, and clauses made with them. */

/** A verb with its present subjunctive: "para hacer que tu presa queme 1 de reserva sanguínea". */
export interface SpanishVerb extends Verb {
  readonly that: readonly [one: string, many: string];
}

/** Forms: infinitive, imperative, "tú", "él", "ellos", and the subjunctive of "él", from which that of "ellos" follows. */
export const forms = (
  inf: string,
  imp: string,
  you: string,
  s3: string,
  p3: string,
  that: string,
): SpanishVerb => ({ inf, imp, you, s3, p3, that: [that, `${that}n`] });

/** A regular verb; `that` is the subjunctive if its spelling changes, `stem` the stem if its vowel does. */
export function verb(inf: string, { that, stem = inf.slice(0, -2) }: { that?: string; stem?: string } = {}) {
  const vowel = inf.endsWith('ar') ? 'a' : 'e';
  const form = stem + vowel;
  return forms(inf, form, `${form}s`, form, `${form}n`, that ?? stem + (vowel === 'a' ? 'e' : 'a'));
}

export const V = {
  abstain: forms('abstenerse', 'abstente', 'te abstienes', 'se abstiene', 'se abstienen', 'se abstenga'),
  add: verb('añadir'),
  addToIt: forms('añadirle', 'añádele', 'le añades', 'le añade', 'le añaden', 'le añada'),
  allocate: verb('repartir'),
  attempt: verb('intentar'),
  be: forms('ser', 'eres', 'eres', 'es', 'son', 'sea'),
  become: {
    ...forms('pasar a ser', 'pasa a ser', 'pasas a ser', 'pasa a ser', 'pasan a ser', ''),
    that: ['pase a ser', 'pasen a ser'],
  },
  bleed: verb('sangrar'),
  burn: verb('quemar'),
  cancel: verb('cancelar'),
  cannot: forms('no poder', 'no puedes', 'no puedes', 'no puede', 'no pueden', 'no pueda'),
  change: verb('cambiar'),
  choose: forms('elegir', 'elige', 'eliges', 'elige', 'eligen', 'elija'),
  diablerise: verb('diabolizar', { that: 'diabolice' }),
  discard: verb('descartar'),
  draw: verb('robar'),
  end: verb('terminar'),
  enter: verb('entrar'),
  equip: verb('equipar'),
  exchange: verb('intercambiar'),
  fail: verb('fracasar'),
  succeed: verb('prosperar'),
  gain: verb('ganar'),
  get: forms('obtener', 'obtén', 'obtienes', 'obtiene', 'obtienen', 'obtenga'),
  give: { ...verb('dar'), that: ['dé', 'den'] },
  have: forms('tener', 'ten', 'tienes', 'tiene', 'tienen', 'tenga'),
  hunt: verb('cazar', { that: 'cace' }),
  inflict: verb('infligir', { that: 'inflija' }),
  lock: verb('girar'),
  lockSelf: forms('girarse', 'gírate', 'te giras', 'se gira', 'se giran', 'se gire'),
  look: verb('mirar'),
  lose: verb('perder', { stem: 'pierd' }),
  make: forms('hacer', 'haz', 'haces', 'hace', 'hacen', 'haga'),
  may: forms('poder', 'puedes', 'puedes', 'puede', 'pueden', 'pueda'),
  move: verb('mover', { stem: 'muev' }),
  must: forms('deber', 'debes', 'debes', 'debe', 'deben', 'deba'),
  onlyMay: forms('solo poder', 'solo puedes', 'solo puedes', 'solo puede', 'solo pueden', 'solo pueda'),
  play: verb('jugar', { stem: 'jueg', that: 'juegue' }),
  prevent: forms('prevenir', 'prevén', 'previenes', 'previene', 'previenen', 'prevenga'),
  put: forms('poner', 'pon', 'pones', 'pone', 'ponen', 'ponga'),
  putIt: forms('ponerla', 'ponla', 'la pones', 'la pone', 'la ponen', 'la ponga'),
  putOn: forms('ponerle', 'ponle', 'le pones', 'le pone', 'le ponen', 'le ponga'),
  reduce: verb('reducir', { that: 'reduzca' }),
  remove: verb('retirar'),
  search: verb('buscar', { that: 'busque' }),
  send: forms('enviar', 'envía', 'envías', 'envía', 'envían', 'envíe'),
  steal: verb('robar'),
  stayUnlocked: forms('no girarse', 'no te giras', 'no te giras', 'no se gira', 'no se giran', 'no se gire'),
  stayLocked: forms(
    'no enderezarse',
    'no te enderezas',
    'no te enderezas',
    'no se endereza',
    'no se enderezan',
    'no se enderece',
  ),
  take: verb('recibir'),
  takeOver: verb('tomar'),
  unlock: verb('enderezar', { that: 'enderece' }),
  unlockSelf: forms(
    'enderezarse',
    'enderézate',
    'te enderezas',
    'se endereza',
    'se enderezan',
    'se enderece',
  ),
  use: verb('usar'),
  wake: forms('despertarse', 'despierta', 'te despiertas', 'se despierta', 'se despiertan', 'se despierte'),
  withoutDraw: forms('no robar', 'no robes', 'no robas', 'no roba', 'no roban', 'no robe'),
} satisfies Record<string, SpanishVerb>;

/** A clause addressed to the reader. */
export const order = (action: SpanishVerb, rest: string): Clause => ({ who: null, verb: action, rest });
/** The causative: "hacer que tu presa queme 1 de reserva sanguínea". */
const made = (who: Noun, action: SpanishVerb, rest: string) => ({
  verb: V.make,
  rest: `que ${who.text} ${action.that[who.plural ? 1 : 0]} ${rest}`.trim(),
});
/** A clause with a subject; addressed to the reader if the subject is "you". */
export const does = (who: Noun, action: SpanishVerb, rest: string): Clause =>
  who.you ? order(action, rest) : { who, verb: action, rest, given: made(who, action, rest) };
export const gets = (who: Noun, rest: string, aside = ''): Clause =>
  who.you
    ? order(V.get, `${rest}${aside}`)
    : {
        who,
        verb: V.get,
        rest: `${rest}${aside}`,
        given: { verb: V.give, rest: `${rest} a ${who.text}${aside}` },
      };
