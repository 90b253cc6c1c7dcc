import type { OptionIn } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import { damageLanding, expectedStrike, HAND, type Sides, sidesOf, strikeUse } from '../decide/combat.ts';
import { readingOf, type UseOption } from '../decide/judge.ts';
import type { Eyes } from '../eyes/eyes.ts';
import type { StrikeReading } from '../reading/reading.ts';
import { arsenalOf, duel } from '../worth/duel.ts';
import { damageChange } from '../worth/minions.ts';
import { type Asked, type Counsel, part } from './asked.ts';
import { type Because, now, type Reason } from './because.ts';
import { weightiest } from './changes.ts';
import { conUse, proUse } from './uses.ts';

/** Combat: what each strike does, and which range, press or prevention changes it. */

const isUse = <O extends { readonly verb: string }>(o: O): o is Extract<O, UseOption> =>
  o.verb === 'play' || o.verb === 'use';

/** What damage does to the opposing minion. */
function dealt(eyes: Eyes, other: number, n: number, aggravated: boolean): Because {
  const changes = eyes.heard(() => damageChange(eyes, other, n, aggravated));
  const [down] = changes.filter((c) => c.is === 'torpor' || c.is === 'burns');
  return down?.is === 'torpor' || down?.is === 'burns'
    ? { why: down.is, card: other }
    : { why: 'deals', other, n };
}

function strikeReasons(eyes: Eyes, sides: Sides, mine: StrikeReading): Reason[] {
  const { own, other, combat } = sides;
  const theirs = expectedStrike(eyes, sides);
  const taken = damageLanding(eyes, other, theirs, combat.long);
  if (mine.kind === 'combatEnds') return [now({ why: 'endsFight', card: own, n: taken })];
  if (mine.kind === 'dodge') return [now({ why: 'dodges', card: own, n: taken })];
  const n = damageLanding(eyes, own, mine, combat.long);
  if (mine.kind === 'stealBlood' && n > 0)
    return [now({ why: 'steals', other, n: Math.min(n, eyes.counters(other)) })];
  const hurts = taken > 0 && theirs.kind !== 'dodge' ? [now({ why: 'takes', card: own, n: taken })] : [];
  if (n > 0) return [now(dealt(eyes, other, n, mine.aggravated)), ...hurts];
  return mine.kind === 'damage' && combat.long && !mine.ranged ? [now({ why: 'outOfReach' })] : [];
}

export const STRIKES: Counsel<OptionIn<'strike'>> = {
  pro(asked, o) {
    if (o.verb === 'pass') return [];
    const sides = sidesOf(asked.eyes);
    const used = strikeUse(o);
    const strike = used === null ? HAND : asked.readings.uses[used.use]?.strike;
    if (!sides || !strike) return isUse(o) ? proUse(asked, o) : [];
    return strikeReasons(asked.eyes, sides, strike);
  },
  con: (asked, o) => (isUse(o) ? conUse(asked, o) : []),
};

export const RANGE: Counsel<OptionIn<'range'>> = {
  pro(asked, o) {
    if (o.verb === 'pass') return [];
    const sides = sidesOf(asked.eyes);
    if (!sides || part(asked, 'the other range') === 0) return isUse(o) ? proUse(asked, o) : [];
    const isLong = !sides.combat.long;
    const theirs = expectedStrike(asked.eyes, sides);
    return isLong && !theirs.ranged
      ? [now({ why: 'farAway', other: sides.other })]
      : [now({ why: 'betterRange', isLong })];
  },
  con(asked, o) {
    const sides = sidesOf(asked.eyes);
    if (o.verb === 'pass') return [];
    if (isUse(o) && !readingOf(asked, o)?.maneuvers) return conUse(asked, o);
    return sides ? [now({ why: 'goodRange', isLong: sides.combat.long })] : [];
  },
};

export const PRESSES: Counsel<OptionIn<'press'>> = {
  pro(asked, o) {
    if (o.verb === 'pass') return [];
    return isUse(o) && !readingOf(asked, o)?.presses ? proUse(asked, o) : pressReasons(asked.eyes, 1);
  },
  con(asked, o) {
    if (o.verb === 'pass') return [];
    return isUse(o) && !readingOf(asked, o)?.presses ? conUse(asked, o) : pressReasons(asked.eyes, -1);
  },
};

/** A press to go on is good in a good fight, one to end it in a bad one. */
function pressReasons(eyes: Eyes, sign: 1 | -1): Reason[] {
  const sides = sidesOf(eyes);
  if (!sides) return [];
  const { own: card, other, combat } = sides;
  const fight = sign * (combat.pressed ? -1 : 1) * duel(eyes, card, other);
  const isGood = (combat.pressed ? -sign : sign) > 0;
  if (fight <= 0) return [now({ why: 'changesLittle' })];
  return [now({ why: isGood ? 'goodFight' : 'badFight', card, other })];
}

export const DAMAGE: Counsel<OptionIn<'damage'>> = {
  pro(asked, o) {
    if (o.verb === 'pass') return [];
    if (o.verb === 'prevent') return prevention(asked.eyes, o.minion, 1);
    const prevents = readingOf(asked, o)?.prevents ?? 0;
    return prevents > 0 ? prevention(asked.eyes, o.minion, prevents) : proUse(asked, o);
  },
  con(asked, o) {
    if (!isUse(o)) return [];
    return conUse(asked, o);
  },
};

export function prevention(eyes: Eyes, card: number, most: number): Reason[] {
  const packets = (eyes.damage?.packets ?? []).filter(({ target }) => target === card);
  const of = packets.reduce((sum, { amount }) => sum + amount, 0);
  const aggravated = packets.some((p) => p.aggravated);
  const n = Math.min(most, of);
  const falls = (damage: number): boolean =>
    eyes
      .heard(() => damageChange(eyes, card, damage, aggravated))
      .some(({ is }) => is === 'torpor' || is === 'burns');
  return [
    now({ why: 'prevents', card, n, of }),
    ...(falls(of) && !falls(of - n) ? [now({ why: 'staysOutOfTorpor', card })] : []),
  ];
}

export const COMBAT: Counsel<
  OptionIn<'beforeRange' | 'beforeStrikes' | 'afterStrikes' | 'roundEnd' | 'combatEnding'>
> = {
  pro(asked, o) {
    const sides = sidesOf(asked.eyes);
    if (o.verb === 'pass') return [];
    return (sides && cardReasons(asked, o, sides)) ?? proUse(asked, o);
  },
  con(asked, o) {
    const sides = sidesOf(asked.eyes);
    if (o.verb === 'pass') return [];
    const reading = readingOf(asked, o);
    if (sides && reading?.handStrikesOnly) return handStrikes(asked.eyes, sides);
    return conUse(asked, o);
  },
};

function cardReasons({ eyes, readings }: Asked, o: UseOption, { own, other }: Sides): Reason[] | null {
  const reading = readings.uses[o.use];
  if (!reading) return null;
  if (reading.roundDamage > 0) return [now(dealt(eyes, other, reading.roundDamage, false))];
  if (reading.handStrikesOnly) return handStrikes(eyes, { own, other });
  if (reading.additionalStrikes > 0) return [now({ why: 'strikesAgain', card: own })];
  return null;
}

const handStrikes = (eyes: Eyes, { own, other }: Pick<Sides, 'own' | 'other'>): Reason[] => [
  now({ why: 'handsOnly', n: arsenalOf(eyes, own).damage, of: eyes.strength(other) }),
];

export const WHICH_DAMAGE: Counsel<OptionIn<'whichDamage'>> = {
  pro: (_, o) => (o.aggravated > 0 ? [now({ why: 'aggravatedFirst', n: o.aggravated })] : []),
  con: () => [],
};

export const AIM: Counsel<OptionIn<'strikeTarget'>> = {
  pro(asked, o) {
    if (o.target !== NONE) return [now({ why: 'equipmentFirst', card: o.target })];
    const sides = sidesOf(asked.eyes);
    return sides
      ? weightiest(
          asked.eyes,
          asked.eyes.heard(() => duel(asked.eyes, sides.own, sides.other)),
          1,
        )
      : [];
  },
  con: () => [],
};
