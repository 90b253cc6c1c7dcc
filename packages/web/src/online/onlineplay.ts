import type { CardKey } from '@methuselah/engine';
import type { Beat, InfluencePlan, WhyLine } from '@methuselah/host';
import type { Command, Desk } from '@methuselah/server/api';
import { DEFAULTS } from '../choices.ts';
import { play } from '../client.ts';
import { cardsIn } from '../faces.ts';
import { exportFile } from '../files.ts';
import { guard, isGuarded } from '../guard.ts';
import { page } from '../page.svelte.ts';
import { type Playing, playing } from '../playing.ts';
import { settings } from '../settings.svelte.ts';
import { API, api } from './api.ts';
import { onWaking, surroundingsAt } from './browser.ts';
import { chat } from './chat.svelte.ts';
import type { ChatUp } from './messages.ts';
import { online } from './online.svelte.ts';
import { store, stored } from './stored.ts';
import { type Outcome, TableLink, type Told } from './tablelink.ts';

/** An online table on the page: shows what it is told, and sends what the player does. */
export class OnlinePlay implements Playing {
  readonly table: string;
  readonly #link: TableLink;
  readonly #stop: () => void;
  /** What was told is shown in order, once its cards are there. */
  #queue: Promise<void> = Promise.resolve();
  #isClosed = false;
  #record: Promise<string | null> | null = null;

  /** A game at this screen is left as it is, and stays stored. */
  static async open(table: string): Promise<OnlinePlay> {
    await play.leave();
    return new OnlinePlay(table);
  }

  private constructor(table: string) {
    this.table = table;
    online.bye = null;
    online.desk = null;
    chat.open(table);
    this.#link = new TableLink(surroundingsAt(`${API}/tables/${table}/socket`), settings.lang, {
      told: (told, beats) => this.#told(told, beats),
      chat: (lines) => chat.hear(lines),
      changed: (state) => {
        online.line = state;
      },
      bye: (why, isFinal) => {
        if (isFinal) online.bye = why;
      },
    });
    this.#stop = onWaking(() => this.#link.wake());
    playing.at = this;
  }

  /** Leaves the table; the player's seat stays theirs. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stop();
    this.#link.close();
    if (playing.at === this) playing.at = play;
    online.desk = null;
    page.model = null;
    page.log = [];
    page.since = [];
    page.turns = new Map();
    page.canUndo = false;
    page.holding = false;
    page.isBusy = false;
  }

  // ---------------------------------------------------------------------------------------------- shown

  #told(told: Told, beats: readonly Beat[]): void {
    this.#queue = this.#queue.then(async () => {
      if (!this.#isClosed) await play.faces(cardsIn([told.model]));
      if (!this.#isClosed) this.#show(told, beats);
    });
  }

  #show({ model, log, turns, since, desk, signs }: Told, beats: readonly Beat[]): void {
    if (model.decision && model.decision.id !== page.model?.decision?.id) guard();
    page.act(page.model, model, beats);
    page.model = model;
    page.log = log;
    page.turns = turns;
    page.since = since;
    page.signs = signs;
    page.canUndo = desk.canUndo;
    page.holding = desk.hold;
    this.#tellUndo(desk.undo, model.step);
    online.desk = desk;
    this.#settle();
  }

  /** Whoever asked to take something back is told how it ended. */
  #undoing: { readonly isMine: boolean; readonly step: number } | null = null;
  #tellUndo(undo: Desk['undo'], step: number): void {
    const was = this.#undoing;
    this.#undoing = undo && { isMine: undo.by === page.model?.viewer, step };
    if (!was?.isMine || undo !== null) return;
    const words = online.words?.undo;
    page.notice = (step < was.step ? words?.granted : words?.refused) ?? '';
  }

  #settle(): void {
    const id = page.model?.decision?.id;
    page.isBusy = id !== undefined && this.#link.isAnswered(id);
    online.isSending = this.#link.isWaiting;
  }

  // ---------------------------------------------------------------------------------------------- done

  async choose(option: string): Promise<void> {
    await this.#answer({ is: 'option', option, whatever: false });
  }
  async influence(plan: InfluencePlan): Promise<void> {
    await this.#answer({ is: 'influence', plan });
  }
  async votes(side: 'for' | 'against'): Promise<void> {
    await this.#answer({ is: 'votes', side });
  }
  async #answer(answer: Extract<Command, { readonly is: 'answer' }>['answer']): Promise<void> {
    const question = page.model?.decision?.id;
    if (question !== undefined && !page.isBusy && !isGuarded())
      await this.#do({ is: 'answer', question, answer });
  }
  async pass(until: 'turn' | 'choice'): Promise<void> {
    const question = page.model?.decision?.id;
    if (question !== undefined && !page.isBusy && !isGuarded())
      await this.#do({ is: 'pass', question, until });
  }
  async hold(on: boolean): Promise<void> {
    await this.#do({ is: 'hold', on });
  }
  /** Asks the others to agree. */
  async undo(): Promise<void> {
    await this.#do({ is: 'undo' });
  }
  async consent(undo: number, yes: boolean): Promise<void> {
    await this.#do({ is: 'consent', undo, yes });
  }

  /** The standing orders of the settings, unless the table has them. A seat begins with the usual ones. */
  async sendOrders(): Promise<void> {
    const orders = JSON.stringify(settings.orders);
    const known = stored(`orders.${this.table}`) ?? JSON.stringify(DEFAULTS.orders);
    if (orders === known) return;
    const { is } = await this.#do({ is: 'orders', orders: settings.orders });
    if (is === 'ack') store(`orders.${this.table}`, orders);
  }

  /** Says something at the table. False if it was refused. */
  async say(message: ChatUp): Promise<boolean> {
    return (await this.#outcome(this.#link.say(message))).is === 'ack';
  }

  async #do(deed: Command): Promise<Outcome> {
    return this.#outcome(this.#link.do(deed));
  }
  /** A refusal is told in words. */
  async #outcome(done: Promise<Outcome>): Promise<Outcome> {
    this.#settle();
    const outcome = await done;
    if (this.#isClosed) return outcome;
    if (outcome.is === 'refused' && outcome.why !== 'gone')
      page.notice = online.words?.refused[outcome.why] ?? '';
    this.#settle();
    return outcome;
  }

  why(card: CardKey | null): Promise<readonly WhyLine[]> {
    return this.#link.why(card);
  }
  /** It would be unfair to the others. */
  async advice(): Promise<null> {
    page.notice = online.words?.table.noAdvice ?? '';
    return null;
  }
  setLang(): void {
    this.#link.setLang(settings.lang);
  }

  // ---------------------------------------------------------------------------------------------- the end

  /** Once the game is over, all of it may be known. */
  async record(): Promise<string | null> {
    if (!page.model?.end) return null;
    this.#record ??= api.record(this.table).then((found) => (found.ok ? JSON.stringify(found.value) : null));
    return this.#record;
  }
  exportTable(): void {
    this.record().then((json) => {
      if (json !== null) exportFile(`methuselah-${page.model?.turn ?? 0}.json`, json);
    });
  }
}
