import type { CardKey, Viewer } from '@methuselah/engine';
import type { AdviceModel, Beat, InfluencePlan, LessonTask, TableModel, WhyLine } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import { WorkerClient } from './asking.ts';
import { cardsIn } from './faces.ts';
import { exportFile } from './files.ts';
import { guard, isGuarded } from './guard.ts';
import { page } from './page.svelte.ts';
import type {
  NewTable,
  Orders,
  Refused,
  ReplayAt,
  ReplayOpened,
  Reply,
  Request,
  TableNews,
} from './protocol.ts';
import { saves } from './saves.ts';
import { settings } from './settings.svelte.ts';
import { factsOf, leavingIn, Showing, unseen, watchedAt } from './showing.ts';
import { tabs } from './tabs.ts';
import { isTest } from './testing.ts';
import { makeWorker } from './worker/make.ts';

/** Requests that change the game. */
const CHANGES: readonly Request['is'][] = ['choose', 'influence', 'votes', 'pass', 'undo'];

/** The current game and the open replay: sends requests to the worker and updates the page. */
class Play {
  readonly #client: WorkerClient;
  /** The game after the last reply, and the record of the open replay: a new worker is restored from these. */
  #saved: string | null = null;
  #record: string | null = null;
  /** The task of the lesson being played; null in a game. Lessons are not stored. */
  #task: LessonTask | null = null;
  #orders: Orders = settings.orders;
  /** Language of the texts shown; null before there is a game or a replay. */
  #lang: Lang | null = null;
  /** Requests to the table run one at a time. */
  #queue: Promise<unknown> = Promise.resolve();
  readonly #showing = new Showing();
  /** Counts calls of `#show`: a newer one cancels the rest of an older one. */
  #showCount = 0;
  /** Language of `page.faces`. */
  #facesLang: Lang | null = null;
  /** Counts games lost to other tabs, to ignore late replies about them. */
  #gamesLost = 0;

  constructor(client: WorkerClient) {
    this.#client = client;
    saves.onDenied = (why) => {
      page.isKept = false;
      page.beginAnyway = null;
      if (why === 'full') page.dialog = 'room';
      else page.notice = page.words?.client.notKept ?? '';
    };
    saves.onKept = () => {
      page.isKept = true;
    };
    saves.onTaken = (id) => this.#lose(id);
    tabs.onAsked = async (id) => {
      await this.#queue;
      await saves.settled();
      this.#lose(id);
    };
  }

  // -------------------------------------------------------------------------------------------- tables

  /** Starts the worker and loads the cards of these prebuilt decks. */
  async prepare(decks: readonly string[]): Promise<void> {
    await this.#ask({ is: 'prepare', lang: settings.lang, decks });
  }
  /** False if the table is refused; a notice says why. */
  async newTable(table: NewTable): Promise<boolean> {
    return this.#begin({ is: 'new', lang: settings.lang, table, orders: settings.orders });
  }
  /** Continues a game; if it is over, it is watched on from the step `watched`. */
  async loadTable(saved: string, watched?: number): Promise<boolean> {
    const { lang, orders } = settings;
    return this.#begin({ is: 'load', lang, saved, orders, ...(watched === undefined ? {} : { watched }) });
  }
  /** Opens the position of a lesson. The game that was played stays stored. */
  async openLesson(saved: string, task: LessonTask): Promise<boolean> {
    await this.#queue;
    saves.leave();
    tabs.release();
    return this.#begin({ is: 'load', lang: settings.lang, saved, orders: settings.orders, task });
  }
  closeLesson(): void {
    if (page.isLesson) this.#clear();
  }
  /** Leaves the table for one that is played elsewhere. The game stays stored. */
  async leave(): Promise<void> {
    this.#showing.skip();
    await this.#queue;
    this.#showCount++;
    saves.leave();
    tabs.release();
    this.#clear();
  }
  /** Another tab plays the game now; replies still under way are ignored. */
  #lose(id: string): void {
    this.#clear();
    saves.leave();
    tabs.release();
    page.elsewhere = { id, isLost: true };
  }
  #take(task: LessonTask | null): void {
    this.#task = task;
    page.isLesson = task !== null;
  }
  /** No table is shown any more. */
  #clear(): void {
    this.#gamesLost++;
    this.#saved = null;
    this.#take(null);
    page.model = null;
    page.log = [];
    page.curtain = null;
    page.verdict = null;
  }

  async #begin(request: Request & { readonly is: 'new' | 'load' }): Promise<boolean> {
    this.#orders = settings.orders;
    this.#lang = settings.lang;
    return (await this.#enqueue(request)).is === 'table';
  }

  /** The game so far (JSON); null if there is none. */
  async record(): Promise<string | null> {
    return this.#saved;
  }
  async saveAs(name: string): Promise<void> {
    if (this.#saved !== null && page.model && !page.isLesson)
      await saves.save(name, this.#saved, factsOf(page.model));
  }
  exportTable(): void {
    if (this.#saved !== null) exportFile(`methuselah-${page.model?.turn ?? 0}.json`, this.#saved);
  }

  // -------------------------------------------------------------------------------------------- deciding

  async choose(option: string): Promise<void> {
    const decision = page.model?.decision;
    if (!decision || isGuarded()) return;
    await this.#decide({ is: 'choose', decision: decision.id, option });
  }
  async influence(plan: InfluencePlan): Promise<void> {
    const decision = page.model?.decision;
    if (decision && !isGuarded()) await this.#decide({ is: 'influence', decision: decision.id, plan });
  }
  async votes(side: 'for' | 'against'): Promise<void> {
    const decision = page.model?.decision;
    if (decision && !isGuarded()) await this.#decide({ is: 'votes', decision: decision.id, side });
  }
  async pass(until: 'turn' | 'choice'): Promise<void> {
    if (page.model?.decision && !isGuarded()) await this.#decide({ is: 'pass', until });
  }
  async undo(): Promise<void> {
    // After being ousted: `#enqueue` would skip to the end before undoing.
    if (page.showing === 'out') await this.#send({ is: 'undo' });
    else await this.#decide({ is: 'undo' });
  }
  async hold(on: boolean): Promise<void> {
    await this.#enqueue({ is: 'hold', on });
  }
  async ready(): Promise<void> {
    await this.#enqueue({ is: 'ready' });
  }

  async why(card: CardKey | null): Promise<readonly WhyLine[]> {
    const reply = await this.#ask({ is: 'why', card });
    return reply.is === 'why' ? reply.lines : [];
  }

  async advice(): Promise<AdviceModel | null> {
    const reply = await this.#ask({ is: 'advice' });
    return reply.is === 'advice' ? reply.advice : null;
  }

  // -------------------------------------------------------------------------------------------- language

  async setLang(lang: Lang): Promise<void> {
    if (settings.lang !== lang) settings.set({ lang });
    if (page.faces.size > 0) this.faces(page.faces.keys());
    if (this.#lang === null || this.#lang === lang) return;
    this.#lang = lang;
    await this.#enqueue({ is: 'lang', lang });
  }

  /** Loads what is printed on these cards, once per card and language. */
  async faces(cards: Iterable<number>): Promise<void> {
    const { lang } = settings;
    const unknown = [...cards].filter((card) => this.#facesLang !== lang || !page.faces.has(card));
    if (unknown.length === 0) return;
    const reply = await this.#ask({ is: 'faces', lang, cards: unknown });
    if (reply.is !== 'faces' || lang !== settings.lang) return;
    const known = this.#facesLang === lang ? page.faces : [];
    page.faces = new Map([...known, ...reply.faces.map((face) => [face.card, face] as const)]);
    this.#facesLang = lang;
  }

  // -------------------------------------------------------------------------------------------- replays

  async openReplay(record: string): Promise<ReplayOpened | Refused> {
    this.#lang = settings.lang;
    const reply = await this.#ask({ is: 'replay', lang: settings.lang, record });
    if (reply.is === 'replay') {
      this.#record = record;
      if (reply.notice !== null) page.notice = reply.notice;
      return reply;
    }
    return reply.is === 'refused' ? reply : this.#lost;
  }
  async seek(step: number, viewer: Viewer): Promise<ReplayAt | Refused> {
    const reply = await this.#ask({ is: 'seek', step, viewer });
    if (reply.is === 'at') await this.faces(cardsIn([reply.model]));
    return reply.is === 'at' || reply.is === 'refused' ? reply : this.#lost;
  }

  // -------------------------------------------------------------------------------------------- asking and showing

  /** A choice made while a request is pending was not meant for the next decision: it only skips the animation. */
  async #decide(request: Request): Promise<void> {
    if (page.isBusy) this.#showing.skip();
    else await this.#enqueue(request);
  }

  #enqueue(request: Request): Promise<Reply> {
    this.#showing.skip();
    const reply = this.#queue.then(() => this.#send(request));
    this.#queue = reply;
    return reply;
  }

  async #send(request: Request): Promise<Reply> {
    page.isBusy = true;
    if (this.#orders !== settings.orders && this.#saved !== null) {
      this.#orders = settings.orders;
      await this.#ask({ is: 'orders', orders: settings.orders });
    }
    const game = this.#gamesLost;
    const [reply] = await Promise.all([this.#ask(request), painted()]);
    if (reply.is === 'table') await this.faces(cardsIn(reply.frames));
    page.isBusy = false;
    if (game !== this.#gamesLost) return this.#lost;
    if (reply.is === 'table' && (request.is === 'new' || request.is === 'load'))
      this.#take(request.is === 'load' ? (request.task ?? null) : null);
    if (reply.is === 'table') this.#keep(reply);
    if (reply.is === 'refused') page.notice = reply.text;
    return reply;
  }

  /** If the worker is lost, restores a new one and tells the player. */
  async #ask(request: Request): Promise<Reply> {
    const reply = this.#client.isLost ? null : await this.#client.ask(request);
    if (reply !== null && reply.is !== 'crashed') return reply;
    const restored = await this.#restore();
    if (restored.is === 'crashed') return this.#lost;
    page.notice = page.words?.client.restarted ?? '';
    // A request that crashed the worker is not repeated if it changes the game.
    const isChange = CHANGES.includes(request.is);
    const again = reply !== null && isChange ? restored : await this.#client.ask(request);
    return again.is === 'crashed' ? this.#lost : again;
  }

  async #restore(): Promise<Reply> {
    this.#client.isLost = false;
    const { lang, orders } = settings;
    if (this.#record !== null) await this.#client.ask({ is: 'replay', lang, record: this.#record });
    return this.#client.ask(
      this.#saved === null
        ? { is: 'lang', lang }
        : { is: 'load', lang, orders, saved: this.#saved, task: this.#task },
    );
  }

  get #lost(): Refused {
    return { is: 'refused', text: page.words?.client.lost ?? '' };
  }

  #keep(news: TableNews): void {
    if (news.notice !== null) page.notice = news.notice;
    const { saved } = this.#client;
    this.#saved = saved;
    const now = news.frames.at(-1);
    const rest = settings.speed === 'instant' ? undefined : leavingIn(news.frames);
    if (now && saved !== null && !page.isLesson) saves.keep(saved, rest ? watchedAt(rest) : factsOf(now));
    this.#show(news);
  }

  /** Shows the frames one after the other, and stays at the last. */
  async #show(news: TableNews): Promise<void> {
    const { frames, beats, log, logFrom, turns, since, curtain, canUndo, hold, signs, verdict } = news;
    this.#showing.skip();
    const place = ++this.#showCount;
    const before = page.log.slice(0, logFrom);
    page.canUndo = canUndo;
    page.holding = hold;
    page.curtain = curtain;
    page.signs = signs;
    // What was judged is over as soon as something else happens.
    page.verdict = null;
    let acted = 0;
    await this.#showing.show(frames, (frame) => {
      const from = acted;
      acted = beats.findLastIndex(({ step }) => step <= frame.step) + 1;
      this.#act(frame, beats.slice(from, acted));
      page.log = [...before, ...log.filter(({ step }) => step <= frame.step), ...frame.writing];
    });
    const now = frames.at(-1);
    if (!now || place !== this.#showCount) return;
    if (now.decision?.id !== page.model?.decision?.id) guard();
    this.#act(now, unseen(beats.slice(acted), frames.at(-2)?.step ?? -1));
    page.verdict = verdict;
    page.log = [...before, ...log];
    const known = logFrom === 0 ? [] : page.turns;
    page.turns = new Map([...known, ...turns.map(({ step, deeds }) => [step, deeds] as const)]);
    page.since = since;
    if (now.end && leavingIn(frames)) saves.watch(factsOf(now));
  }

  #act(model: TableModel, beats: readonly Beat[]): void {
    page.act(page.model, model, beats);
    page.model = model;
  }

  /** After the only person is ousted: shows the rest of the game, or skips to its end. */
  watchOn(): void {
    this.#showing.watchOn();
  }
  toEnd(): void {
    this.#showing.skip();
  }
}

/** Resolves after a paint: the pressed button is drawn before the reply, which takes longer to draw. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const client = new WorkerClient(makeWorker);
export const play = new Play(client);

if (isTest) Object.assign(globalThis, { __methuselah: { client, play, page } });
