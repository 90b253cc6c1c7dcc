import type { CardId, Option, OptionIn } from '@methuselah/engine';
import { isSeatTarget, targetSeat } from '@methuselah/engine/internal';
import type { Judge } from '../decide/judge.ts';
import { judgeAsPlayed } from '../decide/phases.ts';
import { judgeMay, judgeTarget, judgeTerms, judgeX } from '../decide/picks.ts';
import { huntChance } from '../decide/votes.ts';
import type { Eyes } from '../eyes/eyes.ts';
import type { Asked, Counsel } from './asked.ts';
import { type Because, now, type Reason } from './because.ts';
import { weightiest } from './changes.ts';
import { prevention } from './combat.ts';
import { whyHave } from './hand.ts';
import { conUse, proUse } from './uses.ts';

/** Small choices left open by a card or rule, and the unlock and master phases. */

const none = (): Reason[] => [];

/** What the judge priced for an option. */
const priced = <O extends Option>(judge: Judge<O>, when: Reason['when'] = 'now'): Counsel<O> => ({
  pro(asked, o) {
    const changes = asked.eyes.heard(() => judge(asked, o));
    const good = weightiest(asked.eyes, changes, 1, { when });
    // If all choices are bad, this is the least of the harm.
    return good.length > 0 ? good : weightiest(asked.eyes, changes, -1, { when });
  },
  con: (asked, o) =>
    weightiest(
      asked.eyes,
      asked.eyes.heard(() => judge(asked, o)),
      -1,
      { when },
    ),
});

export const TARGETS: Counsel<OptionIn<'target'>> = {
  ...priced(judgeTarget),
  pro(asked, o) {
    const { eyes } = asked;
    const f = eyes.asking;
    const use = f && f.kind !== 'damage' ? eyes.use(f.context.use) : undefined;
    if (use?.redirects && isSeatTarget(o.target) && eyes.action)
      return [now({ why: 'bounce', seat: targetSeat(o.target), n: eyes.bleed(eyes.action.minion) })];
    return aboutTarget(asked, judgeTarget, o, 'now');
  },
};
export const TERMS: Counsel<OptionIn<'terms'>> = {
  pro: (asked, o) => aboutTarget(asked, judgeTerms, o, 'passes'),
  con: none,
};

/** What happens to the target itself, if that is for the good; else what comes of choosing it. */
function aboutTarget<O extends OptionIn<'target' | 'terms'>>(
  asked: Asked,
  judge: Judge<O>,
  o: O,
  when: Reason['when'],
): readonly Reason[] {
  const { eyes } = asked;
  const own = eyes
    .heard(() => judge(asked, o))
    .filter((c) =>
      isSeatTarget(o.target)
        ? 'seat' in c && c.seat === targetSeat(o.target)
        : 'card' in c && c.card === o.target,
    );
  const good = weightiest(eyes, own, 1, { when });
  return good.length > 0 ? good : priced(judge, when).pro(asked, o);
}

export const X: Counsel<OptionIn<'x'>> = {
  pro(asked, o) {
    const { eyes } = asked;
    const f = eyes.asking;
    const use = f?.kind === 'play' ? eyes.use(f.context.use) : undefined;
    if (f?.kind !== 'play' || use?.text.prevent === undefined || use.text.prevent === 'all')
      return priced(judgeX).pro(asked, o);
    const context = { ...f.context, x: o.x };
    return prevention(eyes, context.by, o.x === 0 ? 1 : eyes.amount(context, use.text.prevent));
  },
  con: none,
};

/** Accepting an offer: the judge weighs what follows. */
export const MAY: Counsel<OptionIn<'may'>> = priced(judgeMay);

export const DIABLERIE: Counsel<OptionIn<'mayDiablerise'>> = {
  pro: (asked, o) => (o.verb === 'no' ? [] : [now(diablerie(asked.eyes, o.victim))]),
  con: (asked, o) => (o.verb === 'no' ? [] : [now(diablerie(asked.eyes, o.victim))]),
};
const diablerie = (eyes: Eyes, card: CardId): Because => ({
  why: 'diablerie',
  card,
  isHunted: huntChance(eyes, eyes.seat) > 0.5,
});

export const TO_POOL: Counsel<OptionIn<'toPool'>> = {
  pro: ({ eyes }, o) => (o.amount > 0 ? [now({ why: 'pool', seat: eyes.seat, n: o.amount })] : []),
  con: none,
};

export const SHARE: Counsel<OptionIn<'share'>> = {
  pro: (_, o) => (isSeatTarget(o.target) ? [now({ why: 'pool', seat: targetSeat(o.target), n: 1 })] : []),
  con: none,
};

const paidBlood = (eyes: Eyes, card: CardId, n = 1): Reason[] => [
  now({ why: 'costsBlood', card, n, of: eyes.counters(card) }),
];
const paidPool = (eyes: Eyes): Reason[] => [now({ why: 'poolToSpare', pool: eyes.pool(eyes.seat) })];
export const PAYMENTS: Counsel<OptionIn<'payMix'>> = {
  pro({ eyes }, o) {
    switch (o.verb) {
      case 'payPool':
        return paidPool(eyes);
      case 'payBlood':
        return paidBlood(eyes, o.vampire);
      case 'payCost':
        return isSeatTarget(o.payer) ? paidPool(eyes) : paidBlood(eyes, o.payer);
    }
  },
  con: none,
};

export const RESCUE: Counsel<OptionIn<'rescueCost'>> = {
  pro: ({ eyes }, o) =>
    o.rescuedPays > o.rescuerPays
      ? paidBlood(eyes, o.rescued, o.rescuedPays)
      : paidBlood(eyes, o.rescuer, o.rescuerPays),
  con: none,
};

const having = (eyes: Eyes, card: CardId): Reason[] => [now(whyHave(eyes, card))];
export const SEARCHES: Counsel<OptionIn<'search'>> = {
  pro: ({ eyes }, o) => (o.verb === 'pass' ? [] : having(eyes, o.card)),
  con: none,
};
export const TROPHIES: Counsel<OptionIn<'trophies'>> = {
  pro: ({ eyes }, o) => (o.verb === 'pass' ? [] : having(eyes, o.trophy)),
  con: none,
};
export const TAKING: Counsel<OptionIn<'equipment' | 'takeEquipment' | 'stolen'>> = {
  pro: (_, o) => (o.verb === 'pass' ? [] : [now({ why: 'takesEquipment' })]),
  con: none,
};
/** All options are worth the same. */
export const ALIKE: Counsel<OptionIn<'maySearch' | 'order'>> = { pro: none, con: none };

// ---------------------------------------------------------------------------------------------- phases

export const PHASES: Counsel<OptionIn<'unlock' | 'master'>> = {
  pro(asked, o) {
    const { eyes } = asked;
    const pool = eyes.pool(eyes.seat);
    switch (o.verb) {
      case 'edgePool':
        return [now({ why: 'pool', seat: eyes.seat, n: 1 })];
      case 'contest':
      case 'contestTitle':
      case 'unlock':
        return [now({ why: 'poolToSpare', pool })];
      case 'yieldCard':
      case 'yieldTitle':
        return [now({ why: 'poolIsLow', pool })];
      case 'burnOption':
        return [now({ why: 'unplayable', card: o.card })];
      case 'play':
      case 'use':
        return proUse(asked, o);
      case 'pass':
      case 'withdraw':
      case 'mark':
        return [];
    }
  },
  con(asked, o) {
    const { eyes } = asked;
    switch (o.verb) {
      case 'withdraw':
        return [now({ why: 'playingOn' })];
      case 'unlock':
        return [now({ why: 'poolIsLow', pool: eyes.pool(eyes.seat) })];
      case 'play':
      case 'use':
        return conUse(asked, o);
      case 'pass':
      case 'edgePool':
      case 'contest':
      case 'contestTitle':
      case 'yieldCard':
      case 'yieldTitle':
      case 'burnOption':
      case 'mark':
        return [];
    }
  },
};

/** A card is being played: cancelling it spares what it would do. */
export const AS_PLAYED: Counsel<OptionIn<'asPlayed'>> = {
  pro: (asked) => cancelled(asked),
  con(asked, o) {
    if (o.verb === 'pass') return [];
    const harm = asked.eyes.heard(() => judgeAsPlayed(asked, o));
    return harm.some(({ worth }) => worth < -0.05) ? [] : [now({ why: 'noGain' })];
  },
};
function cancelled({ eyes }: Asked): Reason[] {
  const shown = eyes.asking;
  return shown?.kind === 'play' || shown?.kind === 'action'
    ? [now({ why: 'cancels', card: shown.context.card })]
    : [];
}
