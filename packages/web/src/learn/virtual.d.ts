declare module 'virtual:lessons' {
  /** In the order in which they are learnt. */
  export const LESSONS: readonly import('./lesson.ts').LessonEntry[];
  export const firstGame: () => Promise<{ readonly LESSON: import('./lesson.ts').FirstGame }>;
}
