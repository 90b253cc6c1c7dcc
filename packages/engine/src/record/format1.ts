import { clanTarget, isClanTarget } from '../state/types.ts';
import type { Option } from '../table/options.ts';
import type { Table } from '../table/table.ts';

/** What is to be known of the first format of records, which counted clans and effects in the cards of that day. */

export const RULES_OF_FORMAT_1 = 1;

/** The clans there were, in their order. */
const CLANS = ['Malkavian', 'Nosferatu', 'Toreador', 'Tremere', 'Ventrue'] as const;

/** The id of an option as it is today: a clan was told by its place. */
export const idOfToday = (id: string): string =>
  id.replace(/(?<=\/)k(\d+)(?=\/|$)/, (_, place: string) => `k${CLANS[Number(place)] ?? ''}`);

/** An effect that comes due was told by its number among those cards: what else is said of it must be enough. */
export function orderOf(
  id: string,
  options: readonly Option[],
  idOf: (option: Option) => string,
): Option | undefined {
  const rest = (text: string): string => text.replace(/^order\/u.*?(?=\/[cbstkn]|$)/, 'order');
  const alike = options.filter((option) => option.verb === 'order' && rest(idOf(option)) === rest(id));
  return alike.length === 1 ? alike[0] : undefined;
}

/** How many options there were: only those clans could be chosen. */
export function countOf({ pool, decision }: Table): number | undefined {
  const known = CLANS.map((clan) => clanTarget(pool.clans.indexOf(clan)));
  return decision?.options.filter(
    (o) => o.verb !== 'pick' || !isClanTarget(o.target) || known.includes(o.target),
  ).length;
}
