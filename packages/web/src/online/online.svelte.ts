import type { Bye, Desk } from '@methuselah/server/api';
import type { Fault, LineState, OnlineWords } from '../words/sections/online.ts';
import { api, type Me } from './api.ts';
import { store, stored } from './stored.ts';

/** State of online play that its screens share: who the player is, and how the connection to the open table stands. */
class OnlineState {
  words = $state.raw<OnlineWords | null>(null);
  /** Null: not known yet, or a stranger to the server. */
  me = $state.raw<Me | null>(null);
  status = $state<'asking' | 'noServer' | 'stranger' | 'known'>('asking');
  /** A sentence about what did not work. */
  fault = $state('');

  /** The connection to the open table. */
  line = $state<LineState>('connecting');
  /** Why the server has ended it for good. */
  bye = $state<Bye | null>(null);
  desk = $state.raw<Desk | null>(null);
  /** Something that was decided is not yet known to be kept. */
  isSending = $state(false);

  /** Finds out whether there is a server and whether it knows the player. */
  async find(): Promise<void> {
    if (this.status === 'known') return;
    this.status = 'asking';
    // Who has never been here is not asked for: the browser would report an error.
    if (stored('name') === null) {
      this.status = (await api.isThere()) ? 'stranger' : 'noServer';
      return;
    }
    const me = await api.me();
    if (me.ok) this.knows(me.value);
    else this.status = me.fault === 'noServer' ? 'noServer' : 'stranger';
  }

  knows(me: Me): void {
    this.me = me;
    this.status = 'known';
    store('name', me.name);
  }
  forget(): void {
    this.me = null;
    this.status = 'stranger';
  }

  /** Says what did not work; true if it concerns the session, which then is asked for anew. */
  refuse(fault: Fault): void {
    if (fault === 'noSession') this.forget();
    if (fault === 'noServer') this.status = 'noServer';
    this.fault = this.words?.faults[fault] ?? '';
  }
}

export const online = new OnlineState();
