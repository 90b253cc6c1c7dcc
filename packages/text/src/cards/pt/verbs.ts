import type { Clause, Noun, Verb } from '../grammar.ts';
import { irregular, verb } from './words.ts';

/** Portuguese verbs, and clauses made with them. */
export const V = {
  abstain: irregular('abster-se', 'abstenha-se', 'se abstém', 'se abstêm'),
  add: verb('adicionar'),
  allocate: irregular('distribuir', 'distribua', 'distribui', 'distribuem'),
  assume: irregular('assumir', 'assuma', 'assume', 'assumem'),
  attempt: verb('tentar'),
  be: irregular('ser', 'seja', 'é', 'são'),
  become: irregular('passar a ser', 'passe a ser', 'passa a ser', 'passam a ser'),
  bleed: verb('sangrar'),
  burn: verb('queimar', 'queime'),
  can: irregular('poder', 'você pode', 'pode', 'podem'),
  cancel: verb('cancelar'),
  cannot: irregular('não poder', 'você não pode', 'não pode', 'não podem'),
  change: verb('mudar'),
  choose: verb('escolher'),
  diablerise: verb('diablerizar'),
  discard: verb('descartar'),
  draw: verb('comprar'),
  end: verb('terminar'),
  enter: verb('entrar'),
  equip: verb('equipar'),
  exchange: verb('trocar', 'troque'),
  fail: verb('falhar'),
  gain: verb('ganhar'),
  get: verb('receber'),
  give: irregular('dar', 'dê', 'dá', 'dão'),
  have: irregular('ter', 'tenha', 'tem', 'têm'),
  hinder: irregular('impedir', 'impeça', 'impede', 'impedem'),
  hunt: verb('caçar', 'cace'),
  inflict: irregular('infligir', 'inflija', 'inflige', 'infligem'),
  lock: verb('travar'),
  look: verb('olhar'),
  lose: irregular('perder', 'perca', 'perde', 'perdem'),
  make: irregular('fazer', 'faça', 'faz', 'fazem'),
  maneuver: verb('manobrar'),
  move: verb('mover'),
  must: irregular('ter de', 'você deve', 'deve', 'devem'),
  play: verb('jogar', 'jogue'),
  press: verb('pressionar'),
  prevent: irregular('prevenir', 'previna', 'previne', 'previnem'),
  put: verb('colocar', 'coloque'),
  reduce: irregular('reduzir', 'reduza', 'reduz', 'reduzem'),
  remove: irregular('remover', 'remova', 'remove', 'removem'),
  search: verb('procurar'),
  steal: verb('roubar'),
  stop: verb('encerrar'),
  unlock: verb('destravar'),
  use: verb('usar'),
  wake: verb('despertar'),
} satisfies Record<string, Verb>;

/** A clause addressed to the reader. */
export const order = (action: Verb, rest: string): Clause => ({ who: null, verb: action, rest });
/** A clause with a subject; addressed to the reader if the subject is "you". */
export const does = (who: Noun, action: Verb, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: action,
  rest,
  given: { verb: V.make, rest: `${who.text} ${action.inf} ${rest}` },
});
/** "impedir vampiros de bloquear", for "vampiros não podem bloquear". */
export const prevented = (clause: Clause, who: Noun, what: string): Clause => ({
  ...clause,
  given: { verb: V.hinder, rest: `${who.text} de ${what}` },
});
export const gets = (who: Noun, rest: string, aside = ''): Clause => ({
  ...does(who, V.get, `${rest}${aside}`),
  given: { verb: V.give, rest: `${rest} a ${who.text}${aside}` },
});
