import type { Lang } from '@methuselah/cards/lang';

/** Texts about records. */
export interface RecordWords
  extends Readonly<Record<'seed' | 'practice' | 'engine' | 'rules' | 'turnLimit', string>> {
  /** A deck that is not prebuilt. */
  readonly ownDeck: (crypt: number, library: number) => string;
  readonly decisions: (count: number) => string;
  readonly agrees: (decisions: number) => string;
  readonly verified: (agree: number, differ: number) => string;
  readonly same: string;
  readonly headsDiffer: (fields: readonly string[]) => string;
  readonly differ: (at: number) => string;
  readonly ends: string;
  /** Precedes a turn number. */
  readonly turn: string;
}

export const RECORD_WORDS: Readonly<Record<Lang, RecordWords>> = {
  en: {
    seed: 'seed',
    practice: 'practice',
    engine: 'engine',
    rules: 'rules',
    turnLimit: 'turn limit',
    ownDeck: (crypt, library) => `another deck, ${crypt} + ${library} cards`,
    decisions: (count) => `${count} decisions`,
    agrees: (decisions) => `agrees, ${decisions} decisions.`,
    verified: (agree, differ) => `${agree} agree, ${differ} do not.`,
    same: 'The two records are the same.',
    headsDiffer: (fields) => `They differ before the first decision, in: ${fields.join(', ')}.`,
    differ: (at) => `The first decision that differs is number ${at}:`,
    ends: 'the record ends',
    turn: 'turn',
  },
  fr: {
    seed: 'graine',
    practice: 'entraînement',
    engine: 'moteur',
    rules: 'règles',
    turnLimit: 'limite de tours',
    ownDeck: (crypt, library) => `un autre deck, ${crypt} + ${library} cartes`,
    decisions: (count) => `${count} décisions`,
    agrees: (decisions) => `conforme, ${decisions} décisions.`,
    verified: (agree, differ) => `Conformes\u00a0: ${agree}\u00a0; non conformes\u00a0: ${differ}.`,
    same: 'Les deux enregistrements sont identiques.',
    headsDiffer: (fields) => `Ils diffèrent avant la première décision, par\u00a0: ${fields.join(', ')}.`,
    differ: (at) => `La première décision qui diffère est la numéro ${at}\u00a0:`,
    ends: 'l’enregistrement s’arrête',
    turn: 'tour',
  },
  es: {
    seed: 'semilla',
    practice: 'práctica',
    engine: 'motor',
    rules: 'reglas',
    turnLimit: 'límite de turnos',
    ownDeck: (crypt, library) => `otra baraja, ${crypt} + ${library} cartas`,
    decisions: (count) => `${count} decisiones`,
    agrees: (decisions) => `coincide, ${decisions} decisiones.`,
    verified: (agree, differ) => `Coinciden: ${agree}; no coinciden: ${differ}.`,
    same: 'Los dos registros son iguales.',
    headsDiffer: (fields) => `Difieren antes de la primera decisión, en: ${fields.join(', ')}.`,
    differ: (at) => `La primera decisión que difiere es la número ${at}:`,
    ends: 'el registro termina',
    turn: 'turno',
  },
  it: {
    seed: 'seme',
    practice: 'allenamento',
    engine: 'motore',
    rules: 'regole',
    turnLimit: 'limite di turni',
    ownDeck: (crypt, library) => `un altro mazzo, ${crypt} + ${library} carte`,
    decisions: (count) => `${count} decisioni`,
    agrees: (decisions) => `coincide, ${decisions} decisioni.`,
    verified: (agree, differ) => `Coincidono: ${agree}; non coincidono: ${differ}.`,
    same: 'Le due registrazioni sono uguali.',
    headsDiffer: (fields) => `Differiscono prima della prima decisione, in: ${fields.join(', ')}.`,
    differ: (at) => `La prima decisione che differisce è la numero ${at}:`,
    ends: 'la registrazione finisce',
    turn: 'turno',
  },
  pt: {
    seed: 'semente',
    practice: 'treino',
    engine: 'motor',
    rules: 'regras',
    turnLimit: 'limite de turnos',
    ownDeck: (crypt, library) => `outro baralho, ${crypt} + ${library} cartas`,
    decisions: (count) => `${count} decisões`,
    agrees: (decisions) => `confere, ${decisions} decisões.`,
    verified: (agree, differ) => `Conferem: ${agree}; não conferem: ${differ}.`,
    same: 'Os dois registros são iguais.',
    headsDiffer: (fields) => `Diferem antes da primeira decisão, em: ${fields.join(', ')}.`,
    differ: (at) => `A primeira decisão que difere é a número ${at}:`,
    ends: 'o registro termina',
    turn: 'turno',
  },
};
