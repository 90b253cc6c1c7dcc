import type { Viewer } from '@methuselah/engine';
import type { Beat } from '@methuselah/host';
import type { Sound } from '../../words/sections/manual.ts';
import { type Cue, cuesOf } from './cues.ts';

/** Short, soft sounds, made from oscillators and noise. Loaded only if sounds are on. */

const VOLUME: Readonly<Record<Sound, number>> = { off: 0, quiet: 0.12, full: 0.35 };
/** Seconds between sounds of one moment. */
const APART = 0.09;

let output: { readonly context: AudioContext; readonly master: GainNode } | null = null;

/** Plays the sounds of what has just happened. */
export function sound(beats: readonly Beat[], viewer: Viewer, volume: Sound): void {
  play(cuesOf(beats, viewer), volume);
}

/** A sample, when sounds are turned on. */
export const sample = (volume: Sound): void => play(['turn'], volume);

function play(cues: readonly Cue[], volume: Sound): void {
  if (cues.length === 0 || volume === 'off') return;
  output ??= opened();
  const { context, master } = output;
  // Browsers wait for the first click or key of the player.
  if (context.state === 'suspended') void context.resume();
  master.gain.value = VOLUME[volume];
  for (const [at, cue] of cues.entries()) SOUNDS[cue](new Instrument(context, master, at * APART));
}

function opened(): { context: AudioContext; master: GainNode } {
  const context = new AudioContext();
  const master = context.createGain();
  master.connect(context.destination);
  return { context, master };
}

interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
  /** Seconds. */
  readonly at?: number;
  readonly length: number;
  readonly loud?: number;
}

/** Plays tones and noise that fade away. */
class Instrument {
  readonly #context: AudioContext;
  readonly #master: AudioNode;
  readonly #start: number;

  constructor(context: AudioContext, master: AudioNode, delay: number) {
    this.#context = context;
    this.#master = master;
    this.#start = context.currentTime + delay;
  }

  #fading(at: number, length: number, loud: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(this.#master);
    return gain;
  }

  tone({ from, to = from, wave = 'sine', at = 0, length, loud = 1 }: Tone): void {
    const start = this.#start + at;
    const oscillator = this.#context.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    oscillator.connect(this.#fading(start, length, loud));
    oscillator.start(start);
    oscillator.stop(start + length);
  }

  /** Noise around a pitch that changes. */
  noise({ from, to = from, length, loud = 1 }: Tone): void {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, Math.ceil(sampleRate * length), sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    const filter = this.#context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, this.#start);
    filter.frequency.exponentialRampToValueAtTime(to, this.#start + length);
    source.connect(filter).connect(this.#fading(this.#start, length, loud));
    source.start(this.#start);
  }
}

const SOUNDS: Readonly<Record<Cue, (instrument: Instrument) => void>> = {
  // Paper.
  card: (i) => i.noise({ from: 2600, to: 5200, length: 0.09, loud: 0.5 }),
  // A drop.
  bleed: (i) => {
    i.tone({ from: 620, to: 180, length: 0.16 });
    i.tone({ from: 300, to: 110, at: 0.12, length: 0.22, loud: 0.7 });
  },
  strike: (i) => {
    i.noise({ from: 900, to: 200, length: 0.14 });
    i.tone({ from: 150, to: 55, length: 0.2 });
  },
  // Wood on wood.
  vote: (i) => i.tone({ from: 520, to: 390, wave: 'triangle', length: 0.07, loud: 0.8 }),
  oust: (i) => {
    for (const [at, from] of [220, 174.6, 130.8].entries())
      i.tone({ from, wave: 'triangle', at: at * 0.16, length: 0.7, loud: 0.8 });
  },
  // A bell.
  turn: (i) => {
    i.tone({ from: 659.3, length: 0.7, loud: 0.7 });
    i.tone({ from: 988, at: 0.09, length: 0.8, loud: 0.5 });
  },
};
