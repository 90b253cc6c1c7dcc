/** What somebody who means no good could send: messages of every kind that are almost right. */
import type { Dice } from '@methuselah/engine';
import type { DecisionModel } from '@methuselah/host';
import { UP } from '../src/http/schemas.ts';

const STRANGE: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e308, '', '\u0000', '__proto__', 'x'.repeat(300), [], {}, [[[]]], '🦇'],
  { is: 'option' },
  { toString: 1, constructor: { prototype: null } },
];

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** A copy in which something, somewhere, is other than it was. */
export function mutated(value: unknown, dice: Dice): unknown {
  const keys = isTree(value) ? Object.keys(value) : [];
  if (!isTree(value) || keys.length === 0 || dice.roll(8) === 0) return STRANGE[dice.roll(STRANGE.length)];
  const key = keys[dice.roll(keys.length)] as string;
  const copy: Tree | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  const fields = copy as Tree;
  const way = dice.roll(6);
  if (way === 0) delete fields[key];
  else if (way === 1) fields[`${key}s`] = STRANGE[dice.roll(STRANGE.length)];
  else fields[key] = mutated(value[key], dice);
  return copy;
}

/** A text with a few characters cut out, put in or exchanged. */
export function scrambled(text: string, dice: Dice): string {
  const at = dice.roll(text.length || 1);
  const strange = String.fromCharCode(dice.roll(2) ? dice.roll(128) : dice.roll(0xd800));
  return text.slice(0, at) + (dice.roll(2) ? strange : '') + text.slice(at + dice.roll(3));
}

export const noise = (dice: Dice): string =>
  String.fromCharCode(...Array.from({ length: dice.roll(80) }, () => dice.roll(256)));

/** One that is almost right, in any of these ways; now and then one that is much too long. */
export function attackOn(messages: readonly object[], dice: Dice): string {
  const text = JSON.stringify(messages[dice.roll(messages.length)]);
  const way = dice.roll(1000);
  if (way < 2) return text.replace(/}$/, `,"x":"${'y'.repeat(dice.roll(7000))}"}`);
  if (way < 100) return noise(dice);
  return way < 400 ? scrambled(text, dice) : JSON.stringify(mutated(JSON.parse(text), dice));
}

export type Asked = Pick<DecisionModel, 'id' | 'options' | 'pass'>;

/** Would this message do something that its sender may do? Then it is no attack. */
export function isMeant(text: string, asked: Asked | null): boolean {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return false;
  }
  const { success, data } = UP.safeParse(message);
  if (!success || data.is === 'hello') return false;
  if (data.is !== 'do' || !('question' in data.deed)) return true;
  if (data.deed.question !== (asked?.id ?? '')) return false;
  if (data.deed.is !== 'answer' || data.deed.answer.is !== 'option') return true;
  const { option } = data.deed.answer;
  return asked?.options.some(({ id }) => id === option) ?? false;
}

/** What a client could send: a message of each kind. */
export function messagesFor(asked: Asked | null): readonly object[] {
  const question = asked?.id ?? '';
  const plan = { moves: [{ vampire: 3, counters: 2, bringOut: false }], end: true };
  const orders = { aimedAtMe: true, neighbours: true, crossTable: true, myCombats: true, otherCombats: true };
  const deeds = [
    {
      is: 'answer',
      question,
      answer: { is: 'option', option: asked?.options[0]?.id ?? 'pass', whatever: false },
    },
    { is: 'pass', question, until: 'turn' },
    { is: 'answer', question, answer: { is: 'influence', plan } },
    { is: 'answer', question, answer: { is: 'votes', side: 'for' } },
    { is: 'hold', on: true },
    { is: 'undo' },
    { is: 'consent', undo: 1, yes: true },
    { is: 'orders', orders: { ...orders, referendums: true, needless: false, belowPool: 5 } },
  ];
  return [
    ...deeds.map((deed) => ({ is: 'do', command: 'attack', deed })),
    { is: 'hello', version: 1, lang: 'en' },
    { is: 'lang', lang: 'fr' },
    { is: 'why', card: 1 },
    { is: 'leave' },
    { is: 'chat', command: 'attack', text: 'hello' },
    { is: 'talk', command: 'attack', key: 'deal', to: 1 },
    { is: 'report', command: 'attack', line: 0, reason: 'Rude' },
  ];
}
