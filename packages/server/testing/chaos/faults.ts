import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type { Dice } from '@methuselah/engine';
import type { NodeProcess } from '../processes.ts';
import type { Scene } from './scene.ts';

/** Something that goes wrong. It is over when `happen` resolves. */
export interface Fault {
  readonly is: string;
  happen(scene: Scene, dice: Dice): Promise<void>;
}

const HOUR_MS = 3600 * 1000;
const FULL_MS = 1000;

const nodeOf = ({ nodes }: Scene, dice: Dice): NodeProcess => nodes[dice.roll(nodes.length)] as NodeProcess;

/** Where there is another node, nobody waits for the new one: the fault is over with the death of the old one. */
async function killed(scene: Scene, node: NodeProcess): Promise<void> {
  await node.kill();
  scene.nodes = scene.nodes.filter((other) => other !== node);
  const started = scene.startNode();
  if (scene.nodes.length === 0) await started;
  else scene.starting = started;
}

const kill: Fault = {
  is: 'kill',
  happen: (scene, dice) => killed(scene, nodeOf(scene, dice)),
};

/** Right after everybody has sent something: in the middle of writing it. */
const killInCommit: Fault = {
  is: 'killInCommit',
  async happen(scene, dice) {
    const node = nodeOf(scene, dice);
    for (const { players } of scene.tables) for (const player of players) player.answer();
    await later(dice.roll(8));
    await killed(scene, node);
  },
};

const pause: Fault = {
  is: 'pause',
  async happen(scene, dice) {
    const node = nodeOf(scene, dice);
    node.stop();
    await later(500 + dice.roll(1500));
    node.goOn();
  },
};

const databaseCrash: Fault = {
  is: 'databaseCrash',
  async happen({ cluster }, dice) {
    await cluster?.crash(dice.roll(2) ? 'SIGKILL' : 'SIGQUIT');
    await later(dice.roll(500));
    await cluster?.start();
  },
};

/** Reads nothing for a while. */
const slowClient: Fault = {
  is: 'slowClient',
  async happen(scene, dice) {
    const slow = scene.player(dice).socket;
    slow?.pause();
    await later(1500);
    slow?.resume();
  },
};

/** The beginning of a frame, and no end. */
const cut: Fault = {
  is: 'cut',
  async happen(scene, dice) {
    for (let count = 0; count < 10; count++) scene.player(dice).cutMidMessage();
  },
};

/** Old commands and those under way, several times and in any order. */
const repeated: Fault = {
  is: 'repeated',
  async happen(scene, dice) {
    for (const { players } of scene.tables)
      for (const player of players) {
        player.answer();
        for (const command of dice.drawn([...player.history, ...player.history]).slice(0, 20))
          player.repeat(command);
      }
    await later(100);
  },
};

const clockJump: Fault = {
  is: 'clockJump',
  async happen(scene, dice) {
    const node = nodeOf(scene, dice);
    node.jumpClock((dice.roll(2) ? 1 : -1) * HOUR_MS);
    await later(500);
    node.jumpClock(0);
  },
};

const diskFull: Fault = {
  is: 'diskFull',
  async happen({ disk }) {
    const file = join(disk ?? '', 'filler');
    fill(file);
    await later(FULL_MS);
    rmSync(file);
  },
};

function fill(file: string): void {
  for (const size of [1 << 20, 1 << 12, 1]) {
    const block = Buffer.alloc(size);
    try {
      for (;;) writeFileSync(file, block, { flag: 'a' });
    } catch {
      // Until no smaller block has room either.
    }
  }
}

/** What can go wrong here. */
export const faultsFor = ({ cluster, disk }: Scene): readonly Fault[] => [
  kill,
  cut,
  pause,
  repeated,
  ...(cluster === null ? [] : [databaseCrash]),
  killInCommit,
  slowClient,
  clockJump,
  ...(disk === null ? [] : [diskFull]),
];
