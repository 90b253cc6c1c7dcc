import type { Bye, LobbyTold } from '@methuselah/server/api';
import type { Lang } from '@methuselah/text';
import type { LineState } from '../words/sections/online.ts';
import type { RoomTable, RunningTable } from './api.ts';
import { Line, type Surroundings } from './line.ts';
import { PROTOCOL_VERSION } from './tablelink.ts';

export interface LobbyNews {
  readonly open: readonly RoomTable[];
  readonly running: readonly RunningTable[];
}
export interface LobbyEvents {
  lobby(news: LobbyNews): void;
  /** The room that is looked at; null: it is gone. */
  room(table: RoomTable | null): void;
  changed(state: LineState): void;
  bye(why: Bye): void;
}

/** Coming back makes no sense. */
const FINAL: readonly Bye[] = ['version', 'noSession', 'badMessage'];

/** A page's link to the lobby: public tables as they change, and one room. */
export class LobbyLink {
  readonly #line: Line;
  readonly #lang: Lang;
  #room: string | null = null;

  constructor(surroundings: Surroundings, lang: Lang, events: LobbyEvents) {
    this.#lang = lang;
    this.#line = new Line(surroundings, {
      opened: () => this.#greet(),
      received: (text) => this.#receive(JSON.parse(text) as LobbyTold, events),
      changed: events.changed,
    });
    this.#line.connect();
  }

  /** Which room is looked at; null: none. */
  look(room: string | null): void {
    this.#room = room;
    this.#line.send(JSON.stringify({ is: 'room', table: room }));
  }
  wake(): void {
    this.#line.wake();
  }
  close(): void {
    this.#line.close();
  }

  #greet(): void {
    this.#line.send(JSON.stringify({ is: 'hello', version: PROTOCOL_VERSION, lang: this.#lang }));
    if (this.#room !== null) this.#line.send(JSON.stringify({ is: 'room', table: this.#room }));
  }

  #receive(message: LobbyTold, events: LobbyEvents): void {
    switch (message.is) {
      case 'lobby':
        this.#line.works();
        return events.lobby(message);
      case 'room':
        return events.room(message.table);
      case 'bye':
        if (FINAL.includes(message.why)) this.#line.close();
        return events.bye(message.why);
      default:
        // A later server may say more than this page understands.
        message satisfies never;
    }
  }
}
