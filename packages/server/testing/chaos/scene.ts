import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type { Dice } from '@methuselah/engine';
import { begunTable, Guest } from '../guests.ts';
import { Player } from '../player.ts';
import { Cluster } from '../postgres.ts';
import { NodeProcess } from '../processes.ts';

/** Somebody at each table decides this often. */
const TICK_MS = 30;
const RECONNECT_MS = 20;
/** Longer than any table may take. */
const GIVE_UP_MS = 60_000;
const DISK = '48m';

export interface PlayedTable {
  readonly id: string;
  readonly players: readonly Player[];
}

/** A database, nodes over it, and tables that are played all the time. */
export class Scene {
  readonly url: string;
  readonly cluster: Cluster | null;
  /** A disk of its own, which can be filled; null if none could be made. */
  readonly disk: string | null;
  readonly notDone: string[] = [];
  /** Of tables that did not move any more: what their players know. */
  readonly stuck: string[] = [];
  nodes: NodeProcess[] = [];
  /** A node that takes the place of another. */
  starting: Promise<unknown> = Promise.resolve();
  readonly tables: PlayedTable[] = [];
  readonly #folder: string;
  readonly #dice: Dice;
  #guests: readonly Guest[] = [];
  #wanted = 0;
  #isPlaying = true;
  #isClosed = false;
  #ticker: NodeJS.Timeout | undefined;

  static async open(
    database: 'sqlite' | 'postgres',
    tables: number,
    seats: number,
    dice: Dice,
  ): Promise<Scene> {
    const scene = new Scene(database === 'postgres' ? await Cluster.start() : null, dice);
    for (let count = 0; count < (database === 'postgres' ? 2 : 1); count++) await scene.startNode();
    const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
    scene.#guests = await Promise.all(names.map((name) => Guest.at(scene.#node().origin, name)));
    scene.#wanted = tables;
    for (let count = 0; count < tables; count++) await scene.#begin();
    scene.#ticker = setInterval(() => scene.#tick(), TICK_MS);
    return scene;
  }

  private constructor(cluster: Cluster | null, dice: Dice) {
    this.cluster = cluster;
    this.#dice = dice;
    this.#folder = mkdtempSync(join(tmpdir(), 'methuselah-chaos-'));
    this.disk = cluster === null ? this.#mounted() : null;
    this.url = cluster?.url ?? join(this.#folder, 'tables.db');
  }

  #mounted(): string | null {
    const args = ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', this.#folder];
    const { status } = spawnSync('mount', args, { stdio: 'ignore' });
    if (status === 0) return this.#folder;
    this.notDone.push('diskFull: no disk of its own could be mounted, which needs root on Linux.');
    return null;
  }

  async startNode(): Promise<NodeProcess> {
    const node = await NodeProcess.start(this.url);
    this.nodes = [...this.nodes, node];
    return node;
  }

  #node(): NodeProcess {
    const running = this.nodes.filter(({ isRunning }) => isRunning);
    const node = running[this.#dice.roll(running.length || 1)];
    if (node === undefined) throw new Error('No node is running.');
    return node;
  }

  async #begin(): Promise<void> {
    const id = await begunTable(this.#node().origin, this.#guests);
    const players = this.#guests.map(({ token }, seat) => {
      const parts = { table: id, token, name: `s${seat}`, dice: (n: number) => this.#dice.roll(n) };
      const player = new Player(parts);
      player.onClose = () => setTimeout(() => this.#connect(player), RECONNECT_MS);
      this.#connect(player);
      return player;
    });
    this.tables.push({ id, players });
  }

  /** To any node that runs. */
  #connect(player: Player): void {
    if (this.#isClosed || player.socket !== null) return;
    if (this.nodes.some(({ isRunning }) => isRunning)) player.connect(this.#node().origin);
    else setTimeout(() => this.#connect(player), RECONNECT_MS);
  }

  /** One answer at each table. */
  #tick(): void {
    if (!this.#isPlaying) return;
    for (const { players } of this.tables) {
      const from = this.#dice.roll(players.length);
      for (let at = 0; at < players.length; at++) if (players[(from + at) % players.length]?.answer()) break;
    }
  }

  playFor(ms: number): Promise<void> {
    return later(ms);
  }

  player(dice: Dice): Player {
    const { players } = this.tables[dice.roll(this.tables.length)] as PlayedTable;
    return players[dice.roll(players.length)] as Player;
  }

  /** Milliseconds until at every table something was acknowledged that was not before. New games begin where one is over. */
  async movesAfterMs(): Promise<number> {
    const start = performance.now();
    const countOf = ({ players }: PlayedTable): number =>
      players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const before = this.tables.map(countOf);
    const isStill = (table: PlayedTable, at: number): boolean =>
      countOf(table) === before[at] && !table.players.some(({ isOver }) => isOver);
    const still = (): PlayedTable[] =>
      this.tables.filter((table, at) => at < before.length && isStill(table, at));
    while (still().length > 0) {
      if (performance.now() - start > GIVE_UP_MS) break;
      await later(5);
    }
    for (const { players } of still())
      this.stuck.push(`A table stands still: ${players.map(({ standing }) => standing).join('; ')}.`);
    const moves = Math.round(performance.now() - start);
    const isOver = ({ players }: PlayedTable): boolean => players.some((player) => player.isOver);
    while (this.tables.filter((table) => !isOver(table)).length < this.#wanted) await this.#begin();
    return moves;
  }

  /** Nobody decides any more, and everybody knows what came of their last decision. */
  async settle(): Promise<void> {
    this.#isPlaying = false;
    const end = performance.now() + GIVE_UP_MS;
    const isWaiting = (): boolean =>
      this.tables.some(({ players }) => players.some(({ isWaiting: is }) => is));
    while (isWaiting() && performance.now() < end) await later(10);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#ticker);
    await this.starting;
    for (const { players } of this.tables) for (const player of players) player.leave();
    for (const node of this.nodes) {
      node.goOn();
      await node.kill();
    }
    await this.cluster?.remove();
    if (this.disk !== null) spawnSync('umount', ['-l', this.disk]);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
