import { firstGame, LESSONS } from 'virtual:lessons';
import { play } from '../../client.ts';
import { learn } from '../../learn/learn.svelte.ts';
import { page } from '../../page.svelte.ts';
import { go, route } from '../../route.svelte.ts';
import { saves } from '../../saves.ts';
import { sitDown } from '../start/game.ts';

/** Opens lessons and the first game. Loaded when one of them is. */

export function goToLesson(name: string): void {
  page.isOpening = true;
  go('table', `lesson=${name}`);
}

/** Opens a lesson at its start. */
export async function openLesson(name: string): Promise<void> {
  const entry = LESSONS.find((lesson) => lesson.name === name);
  if (!entry) return go('start');
  page.isOpening = true;
  try {
    const { saved, task } = (await entry.load()).LESSON;
    // Meanwhile the player may have gone elsewhere.
    if (route.lesson !== name) return;
    page.elsewhere = null;
    await play.openLesson(saved, task);
  } finally {
    page.isOpening = false;
  }
}

/** The lesson after this one that is not done yet; null if all are. */
export const nextLesson = (name: string | null): string | null => {
  const at = LESSONS.findIndex((lesson) => lesson.name === name);
  const inOrder = [...LESSONS.slice(at + 1), ...LESSONS.slice(0, at + 1)];
  return inOrder.find((lesson) => lesson.name !== name && !learn.done.includes(lesson.name))?.name ?? null;
};

export async function playFirstGame(): Promise<void> {
  const { table } = (await firstGame()).LESSON;
  await sitDown(table);
  if (saves.playing !== null && page.model) learn.beginGame(saves.playing);
}
