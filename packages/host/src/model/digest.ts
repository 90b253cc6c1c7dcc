import type { Seat, Viewer } from '@methuselah/engine';
import type { Table } from '@methuselah/engine/internal';
import type { SinceLine, TurnDigest } from '../contract/index.ts';
import type { HostLocale } from '../words/words.ts';
import type { Deed, DigestedTurn } from './turns.ts';

/** What has happened in each turn from a given one on, in the viewer's language. */
export function digestOf(
  t: Table,
  viewer: Viewer,
  turns: readonly DigestedTurn[],
  locale: HostLocale,
  from = 0,
): readonly TurnDigest[] {
  return turns.slice(from).map(({ step, seat, pools, deeds }, at) => {
    const after = poolOf(t, turns[from + at + 1], seat);
    const before = pools[seat] ?? 0;
    return {
      step,
      seat,
      deeds: [
        ...(after === before ? [] : [locale.host.digest.pool(before, after)]),
        ...deedsText(t, viewer, deeds, locale),
      ],
    };
  });
}

/**
 * What each rival has done since the viewer's last turn: the change of their pool over all of it, and the deeds of their turn.
 * Nothing for who is ousted: the others' turns would add up for the rest of the game.
 */
export function sinceOf(
  t: Table,
  viewer: Viewer,
  turns: readonly DigestedTurn[],
  locale: HostLocale,
): readonly SinceLine[] {
  if (typeof viewer !== 'number' || t.state.seats[viewer]?.ousted) return [];
  const isOwnNow = turns.at(-1)?.seat === viewer;
  const end = isOwnNow ? turns.length - 1 : turns.length;
  let last = end - 1;
  while (last >= 0 && turns[last]?.seat !== viewer) last--;
  const own = turns[last];
  if (own === undefined) return [];
  return turns.slice(last + 1, end).map(({ seat, step, deeds, pools }, at) => {
    const before = own.pools[seat] ?? 0;
    const now = poolOf(t, turns[end], seat);
    const lost = (pools[viewer] ?? 0) - poolOf(t, turns[last + 2 + at], viewer);
    const isBled = deeds.some((deed) => deed.is === 'bleed' && deed.seat === viewer && deed.n === lost);
    return {
      seat,
      step,
      pool: now - before,
      deeds: [
        ...(lost === 0 || isBled ? [] : [locale.host.digest.yourPool(-lost)]),
        ...deedsText(t, viewer, deeds, locale),
      ],
      ...(lost > 0 ? { hitsYou: true as const } : {}),
    };
  });
}

const poolOf = (t: Table, next: DigestedTurn | undefined, seat: Seat): number =>
  next?.pools[seat] ?? t.state.seats[seat]?.pool ?? 0;

function deedsText(t: Table, viewer: Viewer, deeds: readonly Deed[], locale: HostLocale): readonly string[] {
  const { digest } = locale.host;
  const { events } = locale.words;
  const name = (number: number): string => {
    const known = t.pool.byId.get(number);
    return known ? locale.cardName(known.card) : locale.words.names.hidden;
  };
  const whom = (seat: Seat): string | null => (seat === viewer ? null : (t.names[seat] ?? ''));
  // What follows from a fight is told without the fight.
  const isOutcome = (deed: Deed): boolean =>
    deed.is === 'torpor' || deed.is === 'burned' || deed.is === 'diablerie';
  const told = deeds.filter(
    (deed, at) => !(deed.is === 'fights' && deeds.slice(at + 1, at + 3).some(isOutcome)),
  );
  const text = (deed: Deed): string => {
    switch (deed.is) {
      case 'bleed':
        return digest.bleeds(whom(deed.seat), deed.n);
      case 'bringsOut':
        return digest.bringsOut(name(deed.card));
      case 'puts':
        return digest.puts(name(deed.card));
      case 'torpor':
        return events.toTorpor(name(deed.card));
      case 'burned':
        return events.burned(name(deed.card));
      case 'fights':
        return events.combatBegan(name(deed.card), name(deed.other));
      case 'diablerie':
        return events.diablerie(name(deed.card), name(deed.other));
      case 'referendum':
        return digest.referendum(name(deed.card), deed.isPassed);
      case 'ousted':
        return digest.ousted(whom(deed.seat));
    }
  };
  return [...new Set(told.map(text))];
}
