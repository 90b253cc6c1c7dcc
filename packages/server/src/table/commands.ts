import type { Seat } from '@methuselah/engine';
import type { Chair } from '@methuselah/host';
import type { LaterEvent } from './events.ts';
import type { Command, CommandRefusal, SeatRefusal } from './messages.ts';
import type { TableState } from './state.ts';

/** What giving a seat to somebody else comes to: nothing, if it has them already. */
export function seating(table: TableState, seat: Seat, chair: Chair): LaterEvent | SeatRefusal | null {
  const { begin, presence, ended, fold } = table;
  if (begin.chairs[seat] !== 'person') return 'noChair';
  if (ended !== null || (chair !== 'person' && !presence.isGone(seat))) return 'taken';
  const isSame = fold.chairs[seat] === chair && !presence.standIns[seat];
  return isSame ? null : { kind: 'chair', seat, chair, isForGood: true };
}

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
