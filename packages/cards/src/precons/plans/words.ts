import type { Difficulty } from '../../decks.ts';

/** The plans of the preconstructed decks; some decks share one. */
export type PlanKey =
  | 'malkavian'
  | 'nosferatu'
  | 'toreador'
  | 'tremere'
  | 'ventrue'
  | 'lasombra'
  | 'lasombraFight'
  | 'hecata'
  | 'brujah'
  | 'ministry'
  | 'banuHaqim'
  | 'gangrel'
  | 'salubri'
  | 'salubriFight'
  | 'tzimisce'
  | 'ravnos'
  | 'ravnosFight'
  | 'nephandi'
  | 'parliament'
  | 'fiends'
  | 'libertine'
  | 'power'
  | 'death'
  | 'cathari'
  | 'caine';

/** What is said of the preconstructed decks in one language. */
export interface PreconWords {
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly plans: Readonly<Record<PlanKey, string>>;
}
