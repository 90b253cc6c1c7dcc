import type { Bye, Down, ErrorKey, TalkKey } from '@methuselah/server/api';

/** Why a request came to nothing. `noServer`: nobody answers, or who does knows nothing of online tables. */
export type Fault = ErrorKey | 'noServer';
/** Why something was not done at a table. */
export type Refusal = Extract<Down, { readonly is: 'refused' }>['why'];
/** How the connection to a table or to the lobby stands. `closed`: nothing is tried any more. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';
/** Options of a table that go together. */
export type Preset = 'casual' | 'tournament' | 'byDay';

/** Why somebody reports a line of the chat. */
export type ReportReason = 'insult' | 'hate' | 'spam' | 'cheating';

/** Online play. */
export interface OnlineWords {
  /** Of the window. */
  readonly title: string;
  readonly lobby: string;
  readonly lead: string;
  readonly back: string;
  readonly asking: string;
  /** On the start screen, if no server answers. */
  readonly needsServer: string;
  readonly noServer: {
    readonly title: string;
    readonly text: string;
    /** How somebody opens a table on their own machine. */
    readonly how: string;
    readonly again: string;
  };
  /** Everything that can be wrong with what was asked for. */
  readonly faults: Readonly<Record<Fault, string>>;

  readonly name: {
    readonly label: string;
    readonly text: string;
    readonly enter: string;
    readonly save: string;
    readonly bad: string;
  };

  readonly quick: string;
  readonly quickText: string;
  readonly create: string;
  readonly open: string;
  readonly noneOpen: string;
  readonly running: string;
  readonly noneRunning: string;
  readonly mine: string;
  readonly ended: string;
  readonly join: string;
  readonly watch: string;
  readonly goOn: string;
  readonly look: string;
  readonly yourTurn: string;
  readonly tableOf: (name: string) => string;
  readonly free: (n: number) => string;
  readonly turn: (n: number) => string;
  readonly points: (n: number) => string;

  readonly options: OptionWords;
  readonly room: RoomWords;
  readonly table: OnlineTableWords;
  readonly undo: UndoWords;
  readonly refused: Readonly<Record<Refusal, string>>;
  readonly byes: Readonly<Record<Bye, string>>;
  readonly chat: ChatWords;
  /** What can be said by a button; to somebody, or to all. */
  readonly talk: Readonly<Record<TalkKey, (to: string | null) => string>>;
  readonly end: {
    readonly lobby: string;
    readonly replay: string;
    readonly link: string;
    readonly linkCopied: string;
    readonly export: string;
  };
  readonly account: AccountWords;
  readonly notify: {
    readonly ask: string;
    readonly on: string;
    readonly denied: string;
    readonly text: (table: string) => string;
  };
}

export interface OptionWords {
  readonly title: string;
  readonly seats: string;
  readonly who: string;
  readonly anybody: string;
  readonly friends: string;
  readonly pace: string;
  readonly presets: Readonly<Record<Preset, string>>;
  readonly texts: Readonly<Record<Preset, string>>;
  readonly more: string;
  readonly bank: string;
  readonly each: string;
  readonly unlimited: string;
  readonly minutes: (n: number) => string;
  readonly hours: (n: number) => string;
  readonly days: (n: number) => string;
  readonly spectators: string;
  readonly delay: string;
  readonly noDelay: string;
  readonly undo: string;
  readonly takeover: string;
  readonly make: string;
}

export interface RoomWords {
  readonly chairs: string;
  readonly chair: (n: number) => string;
  readonly free: string;
  readonly sit: string;
  readonly you: string;
  readonly host: string;
  readonly ready: string;
  readonly hasDeck: string;
  readonly noDeck: string;
  readonly whoSits: string;
  readonly remove: (name: string) => string;
  readonly fill: string;
  readonly chooseDeck: string;
  readonly ownDecks: string;
  readonly beReady: string;
  readonly leave: string;
  readonly begin: string;
  /** Why the game cannot begin yet. */
  readonly waits: {
    readonly openChairs: string;
    readonly notReady: (names: string) => string;
    readonly noDeck: string;
    readonly host: (name: string) => string;
  };
  readonly link: string;
  readonly linkText: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly shareText: string;
  readonly options: string;
  readonly gone: string;
  readonly beginning: string;
}

export interface OnlineTableWords {
  readonly connection: Readonly<Record<LineState, string>>;
  readonly lost: string;
  readonly unsent: string;
  /** Units of time: hours and days. */
  readonly units: { readonly h: string; readonly d: string };
  readonly left: (time: string) => string;
  readonly until: (moment: string) => string;
  readonly away: (name: string, time: string) => string;
  readonly absent: string;
  /** Of the player for whom the table waits. */
  readonly toMove: string;
  readonly standsIn: string;
  readonly noAdvice: string;
  readonly watching: string;
  /** What a host can do about somebody who is away. */
  readonly giveToBot: (name: string) => string;
  readonly backToLobby: string;
}

export interface UndoWords {
  readonly asks: (name: string) => string;
  readonly asked: (names: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly granted: string;
  readonly refused: string;
}

export interface ChatWords {
  readonly chat: string;
  readonly log: string;
  readonly write: string;
  readonly send: string;
  readonly say: string;
  readonly toAll: string;
  readonly to: string;
  readonly unread: (n: number) => string;
  readonly empty: string;
  readonly spectator: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly report: string;
  readonly reportTitle: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly reported: string;
  readonly more: (name: string) => string;
}

export interface AccountWords {
  readonly title: string;
  readonly guestText: string;
  readonly become: string;
  readonly signIn: string;
  readonly signInText: string;
  readonly signOut: string;
  /** To a guest, who would lose everything. */
  readonly signOutText: string;
  readonly login: string;
  readonly password: string;
  readonly newPassword: string;
  readonly passwordText: string;
  readonly change: string;
  readonly changed: string;
  readonly made: string;
  readonly as: (login: string) => string;
  readonly decks: string;
  readonly decksText: string;
  readonly deckName: string;
  readonly deckList: string;
  readonly addDeck: string;
  readonly removeDeck: (name: string) => string;
  readonly games: string;
  readonly noGames: string;
  readonly numbers: string;
  readonly played: string;
  readonly won: string;
  readonly points: string;
  readonly rating: string;
  readonly ratings: string;
  readonly player: string;
}
