import { clanTarget, isClanTarget } from '../state/types.ts';
import type { Option } from '../table/options.ts';
import type { Table } from '../table/table.ts';

/** Support for record format 1, which numbered clans and effects by the cards of its time. */

export const RULES_OF_FORMAT_1 = 1;

/** The clans of that time, in order. */
const CLANS = ['Malkavian', 'Nosferatu', 'Toreador', 'Tremere', 'Ventrue'] as const;

/** Converts an option id of format 1: it named a clan by its index. */
export const idOfToday = (id: string): string =>
  id.replace(/(?<=\/)k(\d+)(?=\/|$)/, (_, place: string) => `k${CLANS[Number(place)] ?? ''}`);

/** Format 1 named a due effect by its number among the cards of its time: match the option by the rest of its id. */
export function orderOf(
  id: string,
  options: readonly Option[],
  idOf: (option: Option) => string,
): Option | undefined {
  const rest = (text: string): string => text.replace(/^order\/u.*?(?=\/[cbstkn]|$)/, 'order');
  const alike = options.filter((option) => option.verb === 'order' && rest(idOf(option)) === rest(id));
  return alike.length === 1 ? alike[0] : undefined;
}

/** The number of options in format 1: only those clans could be chosen. */
export function countOf({ pool, decision }: Table): number | undefined {
  const known = CLANS.map((clan) => clanTarget(pool.clans.indexOf(clan)));
  return decision?.options.filter(
    (o) => o.verb !== 'pick' || !isClanTarget(o.target) || known.includes(o.target),
  ).length;
}
