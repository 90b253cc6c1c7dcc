import type { Game, Seat } from '@methuselah/engine';
import { type CardInPlay, NONE, tableOf } from '@methuselah/engine/internal';
import { TITLES } from '@methuselah/engine/language';
import { stringify } from 'yaml';

/** Writes a position as scenario text: the table, the hands and the next cards of the libraries. */

export const NAMES = ['Sarah', 'Alexis', 'Nora', 'Marco', 'Ines'] as const;
/** Library cards to write: enough for a turn. */
const DRAWS = 6;

type Fields = Record<string, unknown>;

export function writePosition(game: Game, name: string): string {
  const { state } = tableOf(game);
  const flow = (value: unknown): string =>
    stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true }).trim();
  const lines = [`name: ${name}`, 'pool: fifth', 'players:'];
  for (let s = 0; s < state.seats.length; s++) {
    lines.push(`  ${NAMES[s]}:`);
    for (const [key, value] of Object.entries(seatOf(game, s))) lines.push(`    ${key}: ${flow(value)}`);
  }
  if (state.edge !== NONE) lines.push(`edge: ${NAMES[state.edge]}`);
  lines.push(`turn: ${NAMES[state.active]}`, `tableTurn: ${state.turn}`, '');
  return lines.join('\n');
}

function seatOf(game: Game, seat: Seat): Fields {
  const { state } = tableOf(game);
  const p = state.seats[seat];
  if (!p || p.ousted) return { ousted: true };
  const fields: Fields = { pool: p.pool };
  if (p.victoryPoints > 0) fields.victoryPoints = p.victoryPoints;
  const put = (zone: string, cards: readonly unknown[]): void => {
    if (cards.length > 0) fields[zone] = cards;
  };
  for (const zone of ['ready', 'torpor', 'uncontrolled', 'table'] as const)
    put(
      zone,
      state.cards
        .filter((c) => c.controller === seat && c.region === zone && c.host === NONE)
        .map((c) => cardOf(game, c)),
    );
  put(
    'hand',
    p.hand.map((id) => nameOf(game, id)),
  );
  put(
    'library',
    p.library
      .slice(-DRAWS)
      .reverse()
      .map((id) => nameOf(game, id)),
  );
  return fields;
}

const nameOf = (game: Game, id: number): string =>
  tableOf(game).pool.cards[tableOf(game).state.def[id] ?? NONE]?.card.name ?? '';

function cardOf(game: Game, c: CardInPlay): unknown {
  const { state, pool } = tableOf(game);
  const def = pool.cards[state.def[c.id] ?? NONE];
  const fields: Fields = {};
  if (def?.isVampire) {
    if (c.counters !== (c.region === 'uncontrolled' ? 0 : def.capacity)) fields.blood = c.counters;
    if (c.title !== def.title)
      fields.title = c.title === NONE ? 'none' : `${TITLES[c.title]}${c.domain ? ` of ${c.domain}` : ''}`;
  } else if (def?.isAlly || def?.isRetainer) fields.life = c.counters;
  else if (c.counters > 0) fields.counters = c.counters;
  if (c.locked) fields.locked = true;
  if (c.actsFrom > state.turn) fields.justRecruited = true;
  if (c.level === 2) fields.superior = true;
  // A master card on a minion is controlled by its owner, not by the minion's controller.
  const host = state.cards.find((h) => h.id === c.host);
  if (host && c.controller !== host.controller) fields.owner = NAMES[c.controller];
  const on = state.cards.filter((x) => x.host === c.id && x.region === 'attached');
  if (on.length > 0) fields.on = on.map((x) => cardOf(game, x));
  const name = nameOf(game, c.id);
  return Object.keys(fields).length === 0 ? name : { [name]: fields };
}
