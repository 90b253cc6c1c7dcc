import type { Lang } from '@methuselah/cards/lang';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as it from './it.ts';
import * as pt from './pt.ts';
import type { ArenaWords } from './sections/arena.ts';
import type { CardWords } from './sections/cards.ts';
import type { PlayWords } from './sections/play.ts';
import type { RecordWords } from './sections/records.ts';
import type { SimulationWords } from './sections/simulation.ts';

/** What the commands print in each language, by topic. Help and error messages are loaded apart, so that help starts fast. */

export const CARD_WORDS: Readonly<Record<Lang, CardWords>> = {
  en: en.CARDS,
  fr: fr.CARDS,
  es: es.CARDS,
  it: it.CARDS,
  pt: pt.CARDS,
};
export const PLAY_WORDS: Readonly<Record<Lang, PlayWords>> = {
  en: en.PLAY,
  fr: fr.PLAY,
  es: es.PLAY,
  it: it.PLAY,
  pt: pt.PLAY,
};
export const RECORD_WORDS: Readonly<Record<Lang, RecordWords>> = {
  en: en.RECORDS,
  fr: fr.RECORDS,
  es: es.RECORDS,
  it: it.RECORDS,
  pt: pt.RECORDS,
};
export const SIMULATION_WORDS: Readonly<Record<Lang, SimulationWords>> = {
  en: en.SIMULATION,
  fr: fr.SIMULATION,
  es: es.SIMULATION,
  it: it.SIMULATION,
  pt: pt.SIMULATION,
};
export const ARENA_WORDS: Readonly<Record<Lang, ArenaWords>> = {
  en: en.ARENA,
  fr: fr.ARENA,
  es: es.ARENA,
  it: it.ARENA,
  pt: pt.ARENA,
};
