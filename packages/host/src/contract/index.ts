/** The protocol between a host and the pages that show a table. */
export type * from './beat.ts';
export type * from './card.ts';
export type * from './decision.ts';
export type * from './face.ts';
export type * from './lesson.ts';
export type * from './protocol.ts';
export type * from './stage.ts';
export type * from './story.ts';
export type * from './table.ts';
