import type { Dice } from '@methuselah/engine';
import type { Command } from '../src/table/messages.ts';
import type { Wire } from './nodes.ts';
import { chosenBy, type Page } from './people.ts';

/** Somebody's answer to what a page asks: passes most of the time. */
export function answerTo(page: Page, dice: Dice): Command {
  const option = chosenBy(page, (n) => dice.roll(n)) ?? '';
  const question = page.model.decision?.id ?? '';
  return { is: 'answer', question, answer: { is: 'option', option, whatever: false } };
}

let count = 0;

/**
 * Plays over sockets until so many answers were kept, or to the end. Everybody answers whatever they are asked as soon as they are; what
 * comes too late is refused, and they answer what is asked by then.
 */
export async function playAll(wires: readonly Wire[], dice: Dice, most: number): Promise<number> {
  let kept = 0;
  const play = async (wire: Wire): Promise<void> => {
    let answered: string | null = null;
    for (;;) {
      const { model } = wire.page;
      if (model.end || kept >= most) return;
      if (wire.closed) throw new Error(`Closed: ${wire.closed.code} ${wire.closed.reason}.`);
      if (model.decision === null || model.decision.id === answered) {
        await Promise.race([wire.next, done.promise]);
        continue;
      }
      answered = model.decision.id;
      const command = `c${count++}`;
      wire.send({ is: 'do', command, deed: answerTo(wire.page, dice) });
      const { is, why } = await wire.outcome(command);
      if (is === 'ack') kept++;
      else if (why === 'unavailable') answered = null;
      else if (why !== 'stale') throw new Error(`${is} ${why}`);
      if (kept >= most) done.resolve();
      // What came of it is shown after it is acknowledged.
      const asked = answered;
      if (is === 'ack') await wire.until(() => wire.page.model.end || wire.page.model.decision?.id !== asked);
    }
  };
  const done = Promise.withResolvers<void>();
  await Promise.all(wires.map(play));
  return kept;
}
