import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { FirstGame, Lesson, Said } from '../src/learn/lesson.ts';
import { compileLesson } from './lessons/compile.ts';
import { readLesson } from './lessons/read.ts';

/** The files of the lessons: `1-bring-out.yaml` is the first; `first-game.yaml` is a whole game. */
export const LESSON_FOLDER = join(import.meta.dirname, '../lessons');
const FIRST_GAME = 'first-game';

export interface Compiled {
  readonly file: string;
  readonly title: Said;
  readonly lesson: Lesson | FirstGame;
}

export function compiled(file: string): Compiled {
  const path = join(LESSON_FOLDER, file);
  const read = readLesson(path, readFileSync(path, 'utf8'));
  const name = file.replace(/^\d+-|\.yaml$/g, '');
  return { file: path, title: read.teaching.title, lesson: compileLesson(name, read) };
}

export const allLessons = (): readonly Compiled[] =>
  readdirSync(LESSON_FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map(compiled);

const VIRTUAL = /^virtual:lessons?(\/|$)/;

/** Vite plugin: the list of lessons, and each lesson as a chunk of its own that is loaded when it is opened. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:lesson')) return null;
      const all = allLessons();
      for (const { file } of all) this.addWatchFile(file);
      if (id === '\0virtual:lessons') return listOf(all);
      const found = all.find(({ lesson }) => id === `\0virtual:lesson/${lesson.name}`);
      return found ? `export const LESSON = ${JSON.stringify(found.lesson)};` : null;
    },
  };
}

function listOf(all: readonly Compiled[]): string {
  const load = (name: string): string => `() => import('virtual:lesson/${name}')`;
  const entries = all.flatMap(({ title, lesson }) =>
    lesson.is === 'lesson'
      ? [
          `{ name: '${lesson.name}', title: ${JSON.stringify(title)}, goal: ${JSON.stringify(lesson.goal)}, load: ${load(lesson.name)} }`,
        ]
      : [],
  );
  return `export const LESSONS = [\n${entries.join(',\n')}\n];\nexport const firstGame = ${load(FIRST_GAME)};`;
}
