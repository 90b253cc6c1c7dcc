import type { Beat, TableModel } from '@methuselah/host';
import { describe, expect, it } from 'vitest';
import { type SocketEvents, type Surroundings, waitBefore } from '../src/online/line.ts';
import type { ChatLine } from '../src/online/messages.ts';
import { TableLink, type Told } from '../src/online/tablelink.ts';
import type { LineState } from '../src/words/sections/online.ts';

/** A server that says what a test tells it to, in virtual time. */
class Far {
  now = 0;
  readonly sockets: { readonly events: SocketEvents; readonly sent: string[]; isClosed: boolean }[] = [];
  readonly #timers = new Set<{ readonly at: number; readonly run: () => void }>();
  #ids = 0;
  random = 0;

  readonly surroundings: Surroundings & { newId(): string } = {
    open: (events) => {
      const socket = { events, sent: [] as string[], isClosed: false };
      this.sockets.push(socket);
      return {
        send: (text) => socket.sent.push(text),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
    schedule: (ms, run) => {
      const timer = { at: this.now + ms, run };
      this.#timers.add(timer);
      return () => this.#timers.delete(timer);
    },
    random: () => this.random,
    now: () => this.now,
    newId: () => `c${++this.#ids}`,
  };

  /** Time goes on by so many milliseconds. */
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next);
      this.now = next.at;
      next.run();
    }
    this.now = until;
  }

  get last() {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('No socket was opened.');
    return socket;
  }
  open(): void {
    this.last.events.opened();
  }
  say(message: object): void {
    this.last.events.received(JSON.stringify(message));
  }
  lose(): void {
    this.last.events.closed();
  }
  get heard(): readonly Record<string, unknown>[] {
    return this.last.sent.map((text) => JSON.parse(text));
  }
}

const DESK = { hold: false, closes: null, left: null, waits: null };
const viewOf = (n: number, question: string | null, step = 0) => ({
  is: 'view',
  n,
  model: { step, turn: 1, decision: question === null ? null : { id: question }, end: null },
  beats: [],
  logFrom: 0,
  log: [{ step: 0 }],
  turns: [{ step: 0, seat: 0, deeds: ['one'] }],
  since: [],
  desk: DESK,
  signs: [0, 1],
});
const patchOf = (n: number, question: string | null) => ({
  is: 'patch',
  n,
  model: { set: { decision: question === null ? null : { id: question } } },
});

function opened() {
  const far = new Far();
  const told: { readonly told: Told; readonly beats: readonly Beat[] }[] = [];
  const chat: ChatLine[] = [];
  const byes: string[] = [];
  const states: LineState[] = [];
  const link = new TableLink(far.surroundings, 'fr', {
    told: (each, beats) => told.push({ told: each, beats }),
    chat: (lines) => chat.push(...lines),
    changed: (state) => states.push(state),
    bye: (why, isFinal) => byes.push(`${why} ${isFinal}`),
  });
  const model = (): TableModel => {
    if (!link.told) throw new Error('Nothing was told.');
    return link.told.model;
  };
  return { far, link, told, chat, byes, states, model };
}
const ANSWER = {
  is: 'answer',
  question: 'q1',
  answer: { is: 'option', option: 'o', whatever: false },
} as const;

describe('a link to a table', () => {
  it('says hello in a language, takes the view and follows the patches', () => {
    const { far, told, model, link } = opened();
    far.open();
    expect(far.heard).toEqual([{ is: 'hello', version: 1, lang: 'fr' }]);
    far.say(viewOf(7, 'q1'));
    far.say({
      ...patchOf(8, 'q2'),
      logFrom: 1,
      log: [{ step: 1 }, { step: 2 }],
      turns: [{ step: 1, seat: 1, deeds: ['two'] }],
      sinceFrom: 0,
      since: [{ seat: 1, step: 1 }],
      desk: { set: { hold: true } },
      beats: [{ step: 1, is: 'turn', seat: 1 }],
    });
    expect(model().decision?.id).toBe('q2');
    expect(link.told?.log.map(({ step }) => step)).toEqual([0, 1, 2]);
    expect([...(link.told?.turns ?? [])]).toEqual([
      [0, ['one']],
      [1, ['two']],
    ]);
    expect(told.at(-1)?.beats).toHaveLength(1);
    expect(link.told?.since.map(({ step }) => step)).toEqual([1]);
    expect(link.told?.desk).toEqual({ ...DESK, hold: true });
    far.say({ is: 'patch', n: 9, sinceFrom: 1, since: [{ seat: 2, step: 4 }] });
    expect(link.told?.since.map(({ step }) => step)).toEqual([1, 4]);
    // The unfinished last line is written anew.
    far.say({ is: 'patch', n: 10, logFrom: 2, log: [{ step: 5 }] });
    expect(link.told?.log.map(({ step }) => step)).toEqual([0, 1, 5]);
    expect(model().decision?.id).toBe('q2');
  });

  it('asks for the whole table when a message is missing', () => {
    const { far, model, told } = opened();
    far.open();
    far.say(viewOf(7, 'q1'));
    far.say(patchOf(9, 'q3'));
    expect(far.sockets).toHaveLength(2);
    expect(far.sockets[0]?.isClosed).toBe(true);
    expect(model().decision?.id).toBe('q1');
    // What the old socket still says is not listened to.
    far.sockets[0]?.events.received(JSON.stringify(patchOf(8, 'q2')));
    expect(told).toHaveLength(1);
    far.open();
    far.say(viewOf(9, 'q3'));
    expect(model().decision?.id).toBe('q3');
  });

  it('does not take a patch for a view that it never got', () => {
    const { far, link } = opened();
    far.open();
    far.say(patchOf(1, 'q1'));
    expect(far.sockets).toHaveLength(2);
    expect(link.told).toBeNull();
  });

  it('sends again what was not acknowledged, under the same id and in order', async () => {
    const { far, link } = opened();
    far.open();
    far.say(viewOf(1, 'q1'));
    const first = link.do(ANSWER);
    const second = link.do({ is: 'hold', on: true });
    const third = link.do({ is: 'hold', on: false });
    far.say({ is: 'ack', command: 'c2' });
    far.lose();
    far.pass(1000);
    far.open();
    expect(far.heard.map(({ is, command }) => [is, command])).toEqual([
      ['hello', undefined],
      ['do', 'c1'],
      ['do', 'c3'],
    ]);
    far.say({ is: 'ack', command: 'c1' });
    far.say({ is: 'refused', command: 'c3', why: 'stale' });
    expect(await Promise.all([first, second, third])).toEqual([
      { is: 'ack' },
      { is: 'ack' },
      { is: 'refused', why: 'stale' },
    ]);
    far.lose();
    far.pass(1000);
    far.open();
    expect(far.heard.map(({ is }) => is)).toEqual(['hello']);
  });

  it('keeps what is decided while there is no connection', () => {
    const { far, link } = opened();
    far.open();
    far.say(viewOf(1, 'q1'));
    far.lose();
    link.do(ANSWER);
    expect(link.isAnswered('q1')).toBe(true);
    far.pass(1000);
    far.open();
    expect(far.heard.map(({ command }) => command)).toEqual([undefined, 'c1']);
  });

  it('does not forget that it is asked when an acknowledgement comes after a newer view', () => {
    const { far, link, model } = opened();
    far.open();
    far.say(viewOf(1, 'q1'));
    link.do(ANSWER);
    far.say(patchOf(2, 'q2'));
    far.say({ is: 'ack', command: 'c1' });
    expect(model().decision?.id).toBe('q2');
    expect(link.isAnswered('q2')).toBe(false);
    expect(link.isAnswered('q1')).toBe(true);
    far.say(patchOf(3, 'q1'));
    expect(link.isAnswered('q1'), 'asked the same again').toBe(false);
  });

  it('is asked again when its answer is refused', async () => {
    const { far, link } = opened();
    far.open();
    far.say(viewOf(1, 'q1'));
    const done = link.do(ANSWER);
    expect(link.isAnswered('q1')).toBe(true);
    far.say({ is: 'refused', command: 'c1', why: 'unknown' });
    expect(link.isAnswered('q1')).toBe(false);
    expect(await done).toEqual({ is: 'refused', why: 'unknown' });
  });

  it('sends again what could not be kept, and says nothing of it', () => {
    const { far, link } = opened();
    far.open();
    far.say(viewOf(1, 'q1'));
    link.do(ANSWER);
    far.say({ is: 'refused', command: 'c1', why: 'unavailable' });
    expect(link.isAnswered('q1')).toBe(true);
    far.pass(1000);
    expect(far.heard.filter(({ command }) => command === 'c1')).toHaveLength(2);
    far.say({ is: 'ack', command: 'c1' });
    expect(link.isWaiting).toBe(false);
  });

  it('comes back ever more slowly, at once when the network is back, and from the start after it worked', () => {
    const { far, states, link } = opened();
    far.lose();
    far.pass(499);
    expect(far.sockets).toHaveLength(1);
    far.pass(1);
    expect(far.sockets).toHaveLength(2);
    far.lose();
    far.pass(999);
    expect(far.sockets).toHaveLength(2);
    far.pass(1);
    expect(far.sockets).toHaveLength(3);
    far.lose();
    link.wake();
    expect(far.sockets).toHaveLength(4);
    far.pass(60_000);
    expect(far.sockets, 'the timer of before was cancelled').toHaveLength(4);
    far.open();
    far.say(viewOf(1, null));
    far.lose();
    far.pass(500);
    expect(far.sockets).toHaveLength(5);
    expect(states).toEqual([
      'connecting',
      ...['waiting', 'connecting'],
      ...['waiting', 'connecting'],
      ...['waiting', 'connecting', 'open'],
      ...['waiting', 'connecting'],
    ]);
  });

  it('waits no longer than some seconds, and clients do not all come at once', () => {
    expect(waitBefore(1, 0)).toBe(500);
    expect(waitBefore(3, 0)).toBe(2000);
    expect(waitBefore(3, 0.5)).toBe(2500);
    expect(waitBefore(40, 0)).toBe(15_000);
    expect(waitBefore(40, 0.999)).toBeLessThan(22_500);
  });

  it('opens a silent line anew when somebody looks at the page again, and leaves a lively one', () => {
    const { far, link } = opened();
    far.open();
    far.say(viewOf(1, null));
    far.pass(10_000);
    link.wake();
    expect(far.sockets).toHaveLength(1);
    far.pass(30_000);
    link.wake();
    expect(far.sockets).toHaveLength(2);
  });

  it('says why it was sent away: for good, or only for now', async () => {
    const { far, link, byes } = opened();
    far.open();
    far.say(viewOf(1, 'q1'));
    far.say({ is: 'bye', why: 'restart' });
    far.lose();
    far.pass(500);
    expect(far.sockets).toHaveLength(2);
    far.open();
    const done = link.do(ANSWER);
    far.say({ is: 'bye', why: 'noTable' });
    far.pass(60_000);
    expect(far.sockets).toHaveLength(2);
    expect(byes).toEqual(['restart false', 'noTable true']);
    expect(await done).toEqual({ is: 'refused', why: 'gone' });
    link.wake();
    expect(far.sockets).toHaveLength(2);
  });

  it('changes its language, also for the next connection', () => {
    const { far, link } = opened();
    far.open();
    far.say(viewOf(1, null));
    link.setLang('it');
    link.setLang('it');
    expect(far.heard.slice(1)).toEqual([{ is: 'lang', lang: 'it' }]);
    far.say(viewOf(40, null));
    far.lose();
    far.pass(500);
    far.open();
    expect(far.heard[0]).toMatchObject({ lang: 'it' });
  });

  it('is told why a card cannot be used, or nothing if the line breaks', async () => {
    const { far, link } = opened();
    expect(await link.why(3)).toEqual([]);
    far.open();
    const [three, all] = [link.why(3), link.why(null)];
    far.say({ is: 'why', card: null, lines: [{ what: 'all' }] });
    expect(await all).toEqual([{ what: 'all' }]);
    far.lose();
    expect(await three).toEqual([]);
  });

  it('hears and says something, once', async () => {
    const { far, link, chat } = opened();
    far.open();
    const said = link.say({ is: 'chat', text: 'Hello' });
    expect(far.heard[1]).toEqual({ is: 'chat', command: 'c1', text: 'Hello' });
    far.say({ is: 'ack', command: 'c1' });
    expect(await said).toEqual({ is: 'ack' });
    far.say({ is: 'chat', lines: [{ n: 0, at: 5, seat: 1, name: 'Ben', text: 'Hi' }] });
    expect(chat.map(({ name }) => name)).toEqual(['Ben']);
  });
});
