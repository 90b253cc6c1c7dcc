import { type CardSource, RULES_VERSION } from '@methuselah/engine';
import type { EventLog, Snapshot } from '../log/index.ts';
import { readEvent, written } from './events.ts';
import { Diverged, OtherRules } from './game.ts';
import { TableState } from './state.ts';

/**
 * Tables of another release. Under our rules a table goes on if its log plays to the very state that was kept last; from then on its log
 * says so, and nodes of the other release leave it alone. Otherwise they play it to its end, and we do not.
 */

/** Takes a table of other rules over, or throws `OtherRules`. */
export async function adopt(
  id: string,
  snapshot: Snapshot | null,
  { log, cards, now }: { readonly log: EventLog; readonly cards: CardSource; now(): number },
): Promise<void> {
  const events = await log.read(id, 0);
  const last = events.findLast(({ kind }) => kind === 'begin' || kind === 'rules');
  const read = last && readEvent(last);
  if ((read?.kind === 'begin' || read?.kind === 'rules') && read.rules === RULES_VERSION) return;
  if (read === undefined) throw new Diverged('There is no such table.');
  if (snapshot === null || !playsTo(snapshot)) throw new OtherRules('It is played by other rules.');
  const next = written({ kind: 'rules', rules: RULES_VERSION }, now(), null);
  await log.append(id, events.length, [next]);
  await log.database.query('UPDATE game_table SET rules_id = ? WHERE id = ?', [`${RULES_VERSION}`, id]);

  function playsTo({ seq, hash }: Snapshot): boolean {
    try {
      const then = TableState.of(
        events.filter((event) => event.seq <= seq),
        cards,
      );
      return then?.reaches(hash) === true && TableState.of(events, cards) !== null;
    } catch {
      return false;
    }
  }
}
