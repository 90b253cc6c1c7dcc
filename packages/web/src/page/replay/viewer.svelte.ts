import type { Viewer } from '@methuselah/engine';
import type { GameCourse, LogLine, Mark, TableModel } from '@methuselah/host';
import { play } from '../../client.ts';
import { page } from '../../page.svelte.ts';
import type { ReplaySpeed } from '../../words/sections/replay.ts';

const PAUSE_MS: Readonly<Record<ReplaySpeed, number>> = { slow: 1800, normal: 800, quick: 220 };

/** State of the replay viewer: which game, which step, whose viewpoint. */
class ReplayViewer {
  /** The open game (JSON). */
  record = $state.raw<string | null>(null);
  course = $state.raw<GameCourse | null>(null);
  names = $state.raw<readonly string[]>([]);
  signs = $state.raw<readonly number[]>([]);
  model = $state.raw<TableModel | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  step = $state(0);
  eyes = $state<Viewer>('all');
  /** The only viewpoint allowed while the game is still being played; null: any. */
  bound = $state<Viewer | null>(null);
  playing = $state(false);
  speed = $state<ReplaySpeed>('normal');
  opening = $state(false);
  /** Why nothing can be shown. */
  refused = $state('');
  #busy = false;
  #shown = '';

  readonly steps = $derived(this.course?.steps ?? 0);
  readonly #turns = $derived(this.course?.marks.filter(({ is }) => is === 'turn') ?? []);
  readonly #events = $derived(this.course?.marks.filter(({ is }) => is !== 'turn') ?? []);
  /** The current turn. */
  readonly turn = $derived(this.#turns.findLast(({ step }) => step <= this.step) ?? null);

  /** Opens a game (JSON) in the language of the page; by default seen by its only person. */
  async open(
    record: string,
    {
      step = 0,
      eyes = null,
      bound = null,
    }: { step?: number; eyes?: Viewer | null; bound?: Viewer | null } = {},
  ): Promise<void> {
    this.playing = false;
    this.refused = '';
    this.opening = true;
    const reply = await play.openReplay(record);
    this.opening = false;
    if (reply.is === 'refused') {
      this.refuse(reply.text);
      return;
    }
    this.record = record;
    this.course = reply.course;
    this.names = reply.names;
    this.signs = reply.signs;
    this.bound = bound;
    const isNobody = typeof eyes === 'number' && eyes >= reply.names.length;
    this.eyes = bound ?? (isNobody ? 'all' : (eyes ?? reply.own ?? 'all'));
    this.#shown = '';
    this.seek(step);
  }

  /** Reports an error; a game that is open stays open. */
  refuse(text: string): void {
    if (this.course) page.notice = text;
    else this.refused = text;
  }

  close(): void {
    this.playing = false;
    this.record = null;
    this.course = null;
    this.model = null;
    this.log = [];
  }

  seek(step: number): void {
    this.step = Math.max(0, Math.min(step, this.steps));
    this.#show();
  }
  look(eyes: Viewer): void {
    if (this.bound !== null) return;
    this.eyes = eyes;
    this.#show();
  }
  turnBy(by: 1 | -1): void {
    this.#seekMark(this.#turns, by);
  }
  eventBy(by: 1 | -1): void {
    this.#seekMark(this.#events, by);
  }
  #seekMark(marks: readonly Mark[], by: 1 | -1): void {
    const mark =
      by > 0 ? marks.find(({ step }) => step > this.step) : marks.findLast(({ step }) => step < this.step);
    this.seek(mark?.step ?? (by > 0 ? this.steps : 0));
  }

  toggle(): void {
    if (!this.playing && this.step >= this.steps) this.seek(0);
    this.playing = !this.playing;
  }
  /** While playing, advances after a pause; call it in an effect. */
  autoplay(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.step >= this.steps) {
      this.playing = false;
      return undefined;
    }
    const next = this.step + 1;
    const timer = setTimeout(() => this.seek(next), PAUSE_MS[this.speed]);
    return () => clearTimeout(timer);
  }

  /** While a request is pending, only the latest wanted step is remembered. */
  async #show(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.course && this.#shown !== this.#wanted) {
      const wanted = this.#wanted;
      const reply = await play.seek(this.step, this.eyes);
      if (reply.is === 'refused') {
        this.refused = reply.text;
        break;
      }
      this.#shown = wanted;
      const isNext = reply.model.step === (this.model?.step ?? Number.NaN) + 1;
      page.act(this.model, reply.model, isNext ? reply.beats : []);
      this.model = reply.model;
      this.log = reply.log;
    }
    this.#busy = false;
  }
  get #wanted(): string {
    return `${this.step} ${this.eyes}`;
  }
}

export const viewer = new ReplayViewer();
