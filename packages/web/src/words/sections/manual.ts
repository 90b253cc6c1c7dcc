import type { Phase } from '@methuselah/engine';
import type { Orders } from '@methuselah/host';

export type Theme = 'auto' | 'dark' | 'light';
/** How long the doings of the others are shown. */
export type Speed = 'instant' | 'quick' | 'slow';
/** What a key can be set for. */
export type KeyName = 'pass' | 'hold' | 'undo' | 'log' | 'why';
/** A phase of one's own turn, a moment of an action, a combat or a referendum; or something that must be chosen. */
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

/** What is said where there is time to read: loaded when it is opened. */
export interface ManualWords {
  readonly settings: {
    readonly themes: Readonly<Record<Theme, string>>;
    readonly theme: string;
    readonly speeds: Readonly<Record<Speed, string>>;
    readonly speed: string;
    readonly still: string;
    readonly hints: string;
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
    /** Above those that were saved under a name, and those that are over. */
    readonly copies: string;
    readonly finished: string;
    readonly saved: (name: string) => string;
    readonly removed: (name: string) => string;
    /** Of a button that stands in a row: "Load: Friday". */
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
  /** What a moment is about. */
  readonly hints: Readonly<Record<HintKey, string>>;
  readonly noHints: string;
}
