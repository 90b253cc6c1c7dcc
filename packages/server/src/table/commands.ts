import type { Seat } from '@methuselah/engine';
import type { LaterEvent } from './events.ts';
import type { Command, CommandRefusal } from './messages.ts';
import type { TableState } from './state.ts';

/** What a command comes to, or why it is refused. */
export function eventOf(table: TableState, seat: Seat, command: Command): LaterEvent | CommandRefusal {
  const { asking, fold, undo } = table;
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
    case 'undo':
      return table.mayUndo(seat) ? { kind: 'askUndo', seat } : 'stale';
    case 'consent': {
      const isAsked = undo.request?.n === command.undo && undo.request.waits.includes(seat);
      return isAsked ? { kind: 'consent', seat, undo: command.undo, yes: command.yes } : 'stale';
    }
  }
}
