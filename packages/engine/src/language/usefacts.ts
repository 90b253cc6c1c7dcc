import type { CompiledUse } from './compiled.ts';
import type { Effect, Use } from './language.ts';

/** What the rules ask about a use without walking its nodes. */
export type UseFacts = Pick<
  CompiledUse,
  | 'addsStealth'
  | 'addsIntercept'
  | 'addsBleed'
  | 'redirects'
  | 'forcesBlock'
  | 'gainsPool'
  | 'addsStrikes'
  | 'addsVotes'
  | 'votesSide'
  | 'cancels'
  | 'bringsOut'
  | 'steals'
  | 'feeds'
  | 'honours'
>;

type Yes = { [K in keyof UseFacts]: UseFacts[K] extends boolean ? K : never }[keyof UseFacts];

const isNegative = (amount: unknown): boolean => typeof amount === 'number' && amount < 0;
const isNothing = (amount: unknown): boolean => typeof amount === 'number' && amount <= 0;

const raises = (e: Effect, stat: 'stealth' | 'intercept'): boolean =>
  e.do === 'modify' && e.stat === stat && e.for === 'action' && !e.evenIfNotNeeded && !isNegative(e.amount);

/** Does an effect of the use, wherever it is nested, make it so? */
const BY_EFFECT: Readonly<Record<Yes, (e: Effect) => boolean>> = {
  addsStealth: (e) => raises(e, 'stealth'),
  addsIntercept: (e) => raises(e, 'intercept'),
  addsBleed: (e) =>
    e.do === 'modify' && e.stat === 'bleed' && e.for === 'action' && !e.unlimited && !isNothing(e.amount),
  redirects: (e) => e.do === 'redirect',
  forcesBlock: (e) => e.do === 'attemptBlock',
  gainsPool: (e) =>
    (e.do === 'gainPool' && e.who === 'you') ||
    (e.do === 'movePool' && e.to === 'you') ||
    (e.do === 'moveBlood' && e.to === 'pool') ||
    (e.do === 'gainBlood' && e.toPool !== undefined),
  addsStrikes: (e) => e.do === 'additionalStrikes' && !e.unlimited,
  addsVotes: (e) => e.do === 'modify' && e.stat === 'votes' && e.for === 'referendum',
  cancels: (e) => e.do === 'cancel',
};

function votesSide(all: readonly Effect[]): -1 | 0 | 1 {
  if (all.some((e) => e.do === 'modify' && e.side === 'for')) return 1;
  return all.some((e) => e.do === 'modify' && e.side === 'against') ? -1 : 0;
}

/** The place of the pick that an effect is about, in a list that is empty if it is about something else. */
const pickIn = (who: unknown): readonly number[] =>
  typeof who === 'object' && who !== null && 'pick' in who && typeof who.pick === 'number' ? [who.pick] : [];

/** `all` are the effects of the use with those nested in them. */
export function factsOf(text: Use, all: readonly Effect[]): UseFacts {
  const effects = text.effects ?? [];
  const some = (fact: Yes): boolean => all.some(BY_EFFECT[fact]);
  return {
    addsStealth: some('addsStealth'),
    addsIntercept: some('addsIntercept'),
    addsBleed: some('addsBleed'),
    redirects: some('redirects'),
    forcesBlock: some('forcesBlock'),
    gainsPool: some('gainsPool'),
    addsStrikes: some('addsStrikes'),
    votesSide: votesSide(all),
    addsVotes: some('addsVotes'),
    cancels: some('cancels'),
    bringsOut: effects.flatMap((e) => (e.do === 'toReady' ? pickIn(e.who) : [])),
    steals: effects.flatMap((e) => (e.do === 'steal' ? pickIn(e.who) : [])),
    feeds: effects.flatMap((e) => {
      const keyword = e.do === 'gainBlood' ? e.onlyOneEachTurn : undefined;
      return e.do === 'gainBlood' && keyword ? pickIn(e.who).map((pick) => ({ pick, keyword })) : [];
    }),
    honours: (text.action?.passes ?? []).flatMap((e) =>
      e.do === 'title' ? pickIn(e.who).map((pick) => ({ pick, title: e.title, city: e.city ?? '' })) : [],
    ),
  };
}
