import type { Phase } from '@methuselah/engine';
import type { Orders } from '@methuselah/host';
import type { Advising } from './advice.ts';

export type Theme = 'auto' | 'dark' | 'light';
/** How long the actions of others are shown. */
export type Speed = 'instant' | 'quick' | 'slow';
/** Actions with a configurable key. */
export type KeyName = 'pass' | 'hold' | 'undo' | 'log' | 'why' | 'advice';
/** A phase of the player's own turn, a step of an action, combat or referendum, or a forced choice. */
export type HintKey =
  | Phase
  | 'block'
  | 'acting'
  | 'blocking'
  | 'range'
  | 'strike'
  | 'damage'
  | 'press'
  | 'referendum'
  | 'react'
  | 'choice';

/** How loud the page is. */
export type Sound = 'off' | 'quiet' | 'full';

/** Longer texts of dialogs, loaded when one is opened. */
export interface ManualWords {
  /** The seed of a new game is not a number. */
  readonly badSeed: string;
  readonly settings: {
    readonly sound: string;
    readonly sounds: Readonly<Record<Sound, string>>;
    readonly themes: Readonly<Record<Theme, string>>;
    readonly theme: string;
    readonly speeds: Readonly<Record<Speed, string>>;
    readonly speed: string;
    readonly still: string;
    readonly hints: string;
    readonly advice: string;
    readonly advising: Readonly<Record<Advising, string>>;
    readonly orders: string;
    readonly ordersText: string;
    readonly order: Readonly<Record<Exclude<keyof Orders, 'belowPool'>, string>>;
    readonly belowPool: string;
    readonly keys: string;
    readonly keysText: string;
    readonly key: Readonly<Record<KeyName, string>>;
    readonly space: string;
    readonly pressKey: string;
    readonly keyTaken: string;
    readonly guard: string;
    readonly guardText: string;
    readonly defaults: string;
    readonly about: string;
    readonly notice: string;
  };
  readonly saves: {
    readonly text: string;
    readonly none: string;
    readonly name: string;
    readonly save: string;
    readonly load: string;
    readonly watch: string;
    readonly rename: string;
    readonly remove: string;
    readonly sure: (name: string) => string;
    readonly yes: string;
    readonly no: string;
    readonly export: string;
    readonly import: string;
    readonly drop: string;
    /** Headings of copies saved under a name, and of finished games. */
    readonly copies: string;
    readonly finished: string;
    readonly saved: (name: string) => string;
    readonly removed: (name: string) => string;
    /** Label of a button in a row: "Load: Friday". */
    readonly of: (what: string, name: string) => string;
  };
  readonly help: {
    readonly goal: string;
    readonly goalText: readonly string[];
    readonly turn: string;
    readonly steps: readonly { readonly name: string; readonly text: string }[];
    readonly action: string;
    readonly actionText: readonly string[];
    readonly table: string;
    readonly tableText: readonly string[];
    readonly keys: string;
    readonly choose: string;
  };
  /** Hints about the current decision. */
  readonly hints: Readonly<Record<HintKey, string>>;
  readonly noHints: string;
}
