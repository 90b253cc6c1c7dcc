import type { CardId, Game, Seat } from '@methuselah/engine';
import { type CardInPlay, NONE, tableOf, titleOf } from '@methuselah/engine/internal';
import { TITLES } from '@methuselah/engine/language';
import { longForm } from './ways.ts';

/** The table in a few lines, for the message of a failing scenario. */
export function boardOf(game: Game): string {
  const { state } = tableOf(game);
  const head = `Turn ${state.turn}, ${state.phase} phase.`;
  return [head, ...state.seats.map((_, seat) => seatLine(game, seat))]
    .map((line) => `    ${line}`)
    .join('\n');
}

/** The decision with all options in scenario notation, and what each use of a card does. */
export function decisionOf(game: Game): string {
  const { decision } = game;
  if (decision === null) return '  The game is over: nobody decides.';
  const options = decision.options.map((o) => `    - ${longForm(game, o)}`);
  return [`  ${nameOf(game, decision.seat)} decides (${decision.window}):`, ...options].join('\n');
}

export const nameOf = (game: Game, seat: Seat): string => tableOf(game).names[seat] ?? `seat ${seat + 1}`;

export const cardNameOf = (game: Game, id: CardId): string =>
  tableOf(game).pool.cards[tableOf(game).state.def[id] ?? NONE]?.card.name ?? `card ${id}`;

function seatLine(game: Game, seat: Seat): string {
  const { state } = tableOf(game);
  const p = state.seats[seat];
  if (p === undefined) return '';
  const parts = [p.ousted ? 'ousted' : `${p.pool} pool`];
  if (p.victoryPoints > 0) parts.push(`${p.victoryPoints} VP`);
  if (state.edge === seat) parts.push('the Edge');
  parts.push(`hand: ${p.hand.map((id) => cardNameOf(game, id)).join(', ') || '-'}`);
  parts.push(`library: ${p.library.length}`);
  for (const region of ['ready', 'torpor', 'uncontrolled', 'table', 'contested'] as const) {
    const cards = state.cards.filter((c) => c.controller === seat && c.region === region && c.host === NONE);
    if (cards.length > 0) parts.push(`${region}: ${cards.map((c) => cardWords(game, c)).join(', ')}`);
  }
  return `${nameOf(game, seat)}${state.active === seat ? ' (turn)' : ''}: ${parts.join('; ')}`;
}

function cardWords(game: Game, card: CardInPlay): string {
  const def = tableOf(game).pool.cards[tableOf(game).state.def[card.id] ?? NONE];
  const title = TITLES[titleOf(tableOf(game), card.id)];
  const on = tableOf(game).state.cards.filter((c) => c.host === card.id);
  const counters =
    def?.isVampire === true
      ? ` ${card.counters}/${def.capacity}`
      : card.counters > 0
        ? ` ${card.counters}`
        : '';
  return `${cardNameOf(game, card.id)}${counters}${card.locked ? ' locked' : ''}${title === undefined ? '' : ` ${title}`}${
    on.length === 0 ? '' : ` [${on.map((c) => cardWords(game, c)).join(', ')}]`
  }`;
}
