import type { Seat } from '@methuselah/engine';
import { type CombatFrame, NONE, opponentOf, PHASES, pollOf, tableOf } from '@methuselah/engine/internal';
import { cardNameOf, nameOf } from '../board.ts';
import type { Words } from '../words.ts';
import { combatOf, type Fact, type FactResult, ofCard } from './fact.ts';

function winner(w: Words, seat: Seat): FactResult {
  const is = w.game.winner;
  return {
    holds: w.game.over && is === seat,
    is: w.game.over ? `${is === NONE ? 'nobody' : nameOf(w.game, is)} wins` : 'the game is not over',
  };
}

function combatWords(w: Words, combat: CombatFrame | undefined): string {
  if (combat === undefined) return 'nobody is in combat';
  const [first, second] = combat.sides.map(({ minion }) => cardNameOf(w.game, minion));
  return `${first} is in combat with ${second}`;
}

/** Facts about the game, the turn, the combat and the referendum. */
export const COURSE_FACTS: readonly Fact[] = [
  {
    form: '<player> begins',
    pattern: /^(.+) begins$/,
    tell: (w, name) => ({
      holds: w.state.first === w.player(name),
      is: `${nameOf(w.game, w.state.first)} begins`,
    }),
  },
  {
    form: "it is <player>'s turn",
    pattern: /^it is (.+)'s turn$/,
    tell: (w, name) => ({
      holds: w.state.active === w.player(name),
      is: `it is ${nameOf(w.game, w.state.active)}'s turn`,
    }),
  },
  {
    form: 'the phase is <unlock | master | minion | influence | discard>',
    pattern: new RegExp(`^the phase is (${PHASES.join('|')})$`),
    tell: (w, phase) => ({ holds: w.state.phase === phase, is: `the phase is ${w.state.phase}` }),
  },
  {
    form: 'the game is over | not over',
    pattern: /^the game is (not )?over$/,
    tell: (w, not) => ({
      holds: w.game.over === (not === ''),
      is: `the game is ${w.game.over ? '' : 'not '}over`,
    }),
  },
  {
    form: 'nobody wins',
    pattern: /^nobody wins$/,
    tell: (w) => winner(w, NONE),
  },
  {
    form: '<player> wins',
    pattern: /^(.+) wins$/,
    tell: (w, name) => winner(w, w.player(name)),
  },
  {
    form: 'nobody is in combat',
    pattern: /^nobody is in combat$/,
    tell(w) {
      const combat = combatOf(w);
      return { holds: combat === undefined, is: combatWords(w, combat) };
    },
  },
  {
    form: '<card> is in combat with <card>',
    pattern: /^(.+) is in combat with (.+)$/,
    tell(w, one, other) {
      const combat = combatOf(w);
      return ofCard(w, one, (a) =>
        ofCard(w, other, (b) => ({
          holds: combat !== undefined && opponentOf(combat, a.id) === b.id,
          is: combatWords(w, combat),
        })),
      );
    },
  },
  {
    form: 'the range is close | long',
    pattern: /^the range is (close|long)$/,
    tell(w, range) {
      const combat = combatOf(w);
      if (combat === undefined) return { holds: false, is: 'nobody is in combat' };
      const is = combat.long ? 'long' : 'close';
      return { holds: is === range, is: `the range is ${is}` };
    },
  },
  {
    form: '<card> is to take <number> damage | aggravated damage',
    pattern: /^(.+) is to take (\d+) (aggravated )?damage$/,
    tell: (w, text, number, aggravated) =>
      ofCard(w, text, (card, name) => {
        const frame = w.state.frames.findLast((f) => f.kind === 'damage');
        const packets = frame?.kind === 'damage' ? frame.packets : [];
        const amount = packets
          .filter((p) => p.target === card.id && (p.aggravated || aggravated === ''))
          .reduce((sum, p) => sum + p.amount, 0);
        return { holds: amount === Number(number), is: `${name} is to take ${amount} ${aggravated}damage` };
      }),
  },
  {
    form: 'the votes are <number> for, <number> against',
    pattern: /^the votes are (\d+) for, (\d+) against$/,
    tell(w, votesFor, votesAgainst) {
      const poll = pollOf(tableOf(w.game));
      if (!poll) return { holds: false, is: 'there is no referendum' };
      return {
        holds: poll.for === Number(votesFor) && poll.against === Number(votesAgainst),
        is: `the votes are ${poll.for} for, ${poll.against} against`,
      };
    },
  },
  {
    form: 'the prisci block is for | against | abstaining',
    pattern: /^the prisci block is (for|against|abstaining)$/,
    tell(w, side) {
      const poll = w.state.frames.findLast((f) => f.kind === 'referendum');
      if (poll?.kind !== 'referendum') return { holds: false, is: 'there is no referendum' };
      const is = poll.prisci === 1 ? 'for' : poll.prisci === -1 ? 'against' : 'abstaining';
      return { holds: is === side, is: `the prisci block is ${is}` };
    },
  },
];
