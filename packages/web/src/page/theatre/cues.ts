import type { Viewer } from '@methuselah/engine';
import type { Beat } from '@methuselah/host';

/** A sound that the page can make. */
export type Cue = 'card' | 'bleed' | 'strike' | 'vote' | 'oust' | 'turn';

/** Sounds at once, at most: more would be noise. */
const MOST = 3;

/** The sounds of what has just happened, each once, the weightiest first. */
export function cuesOf(beats: readonly Beat[], viewer: Viewer): readonly Cue[] {
  const cues = new Set(beats.flatMap((beat) => cueOf(beat, viewer) ?? []));
  return WEIGHT.filter((cue) => cues.has(cue)).slice(0, MOST);
}
const WEIGHT: readonly Cue[] = ['oust', 'strike', 'bleed', 'turn', 'vote', 'card'];

function cueOf(beat: Beat, viewer: Viewer): Cue | null {
  switch (beat.is) {
    case 'ousted':
    case 'diablerie':
      return 'oust';
    case 'hit':
      return 'strike';
    case 'pool':
      return beat.bleed ? 'bleed' : null;
    case 'turn':
      return beat.seat === viewer ? 'turn' : null;
    case 'vote':
      return 'vote';
    case 'played':
      return 'card';
    default:
      return null;
  }
}
