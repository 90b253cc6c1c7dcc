/** What the other packages of this repository need. Not for anybody else: it changes without notice. */
export * from './index.ts';
