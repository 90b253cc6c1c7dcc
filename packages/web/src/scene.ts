import type {
  Beat,
  CardModel,
  CombatStage,
  RailModel,
  ReferendumStage,
  StageModel,
  TableModel,
} from '@methuselah/host';

/** What the stage shows: what is in progress, or for a moment how it ended. */
export interface Scene {
  readonly stage: StageModel;
  readonly cards: Readonly<Record<number, CardModel>>;
  readonly rail: RailModel | null;
  /** How a referendum ended; null while it is in progress. */
  readonly passed: boolean | null;
}

/** How long an ended scene stays, in milliseconds. */
export const LINGER = 600;

export function sceneOf({ stage, cards, rails }: TableModel): Scene | null {
  return stage && { stage, cards, rail: rails.slice(1).at(-1) ?? null, passed: null };
}

/** The scene that has ended between two tables, as it ended; null if it goes on or nothing is to be seen of its end. */
export function endedScene(was: TableModel | null, now: TableModel, beats: readonly Beat[]): Scene | null {
  const scene = was && was.viewer === now.viewer ? sceneOf(was) : null;
  if (scene === null) return null;
  switch (scene.stage.is) {
    case 'combat':
      return endedCombat(scene, scene.stage, now, beats);
    case 'referendum':
      return endedPoll(scene, scene.stage, now, beats);
    case 'action':
      return scene.stage.bleed && now.stage === null && beats.some((beat) => beat.is === 'pool' && beat.bleed)
        ? scene
        : null;
    case 'play':
      return null;
  }
}

function endedCombat(
  scene: Scene,
  { fighters, round }: CombatStage,
  now: TableModel,
  beats: readonly Beat[],
): Scene | null {
  const keys = fighters.map(({ minion }) => minion);
  const isSame =
    now.stage?.is === 'combat' &&
    now.stage.round >= round &&
    now.stage.fighters.every(({ minion }) => keys.includes(minion));
  if (isSame || !beats.some((beat) => isAbout(beat, keys))) return null;
  const left = Object.fromEntries(keys.flatMap((key) => [[key, now.cards[key] ?? scene.cards[key]]]));
  return { ...scene, cards: { ...scene.cards, ...left } };
}

function isAbout(beat: Beat, fighters: readonly number[]): boolean {
  switch (beat.is) {
    case 'hit':
    case 'prevented':
    case 'counters':
    case 'torpor':
    case 'burned':
      return fighters.includes(beat.on);
    default:
      return false;
  }
}

function endedPoll(
  scene: Scene,
  stage: ReferendumStage,
  now: TableModel,
  beats: readonly Beat[],
): Scene | null {
  const at = beats.findIndex(({ is }) => is === 'tallied');
  const tally = beats[at];
  if (tally?.is !== 'tallied' || now.stage?.is === 'referendum') return null;
  return { ...scene, stage: withVotes(stage, beats.slice(0, at)), passed: tally.passed };
}

/** The referendum after the last votes, which nobody saw on the table. */
function withVotes(stage: ReferendumStage, beats: readonly Beat[]): ReferendumStage {
  const cast = (seat: number | null, side: 'for' | 'against'): number =>
    beats.reduce(
      (sum, beat) =>
        beat.is === 'vote' && beat.side === side && (seat === null || beat.seat === seat)
          ? sum + beat.n
          : sum,
      0,
    );
  return {
    ...stage,
    for: stage.for + cast(null, 'for'),
    against: stage.against + cast(null, 'against'),
    rows: stage.rows.map((row) => ({
      ...row,
      for: row.for + cast(row.seat, 'for'),
      against: row.against + cast(row.seat, 'against'),
      possible: 0,
    })),
  };
}
