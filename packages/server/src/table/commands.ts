import type { Seat } from '@methuselah/engine';
import type { LaterEvent } from './events.ts';
import type { Command, CommandRefusal } from './messages.ts';
import type { TableState } from './state.ts';

/** What a command comes to, or why it is refused. */
export function eventOf(
  { asking, fold }: TableState,
  seat: Seat,
  command: Command,
): LaterEvent | CommandRefusal {
  if (fold.chairs[seat] === undefined) return 'notSeated';
  switch (command.is) {
    case 'answer': {
      const { question, answer } = command;
      const checked = asking.check(seat, question, answer);
      return checked === 'fine' ? { kind: 'answer', seat, question, answer } : checked;
    }
    case 'pass': {
      const { question, until } = command;
      return asking.mayPass(seat, question) ? { kind: 'pass', seat, question, until } : 'stale';
    }
    case 'hold':
      return { kind: 'hold', seat, on: command.on };
    case 'orders':
      return { kind: 'orders', seat, orders: command.orders };
  }
}
