import type {
  Ability,
  ActionText,
  Condition,
  Effect,
  Filter,
  Mode,
  Scope,
  StrikeText,
} from '@methuselah/engine/language';
import { disciplines } from '../catalogue/disciplines.ts';
import type { LibraryDefinition, ModeDefinition, VampireDefinition } from './definition.ts';

/** Shorthands used by many definitions. */

/** A mode with the Disciplines printed before it. */
export const mode = (printed: string, more: Omit<ModeDefinition, 'disciplines'>): ModeDefinition => ({
  disciplines: disciplines(printed),
  ...more,
});

type Modify = Extract<Effect, { do: 'modify' }>;

/** For the acting minion and the current action; bleed bonuses are limited unless the card says otherwise. */
export const moreBleed = (amount: Modify['amount'], more: Partial<Modify> = {}): Effect => ({
  do: 'modify',
  stat: 'bleed',
  amount,
  who: 'acting',
  for: 'action',
  ...more,
});
export const moreStealth = (amount: Modify['amount'], more: Partial<Modify> = {}): Effect => ({
  do: 'modify',
  stat: 'stealth',
  amount,
  who: 'acting',
  for: 'action',
  ...more,
});
/** For the minion that plays it, during the current action. */
export const moreIntercept = (amount: Modify['amount'], more: Partial<Modify> = {}): Effect => ({
  do: 'modify',
  stat: 'intercept',
  amount,
  who: 'self',
  for: 'action',
  ...more,
});
/** For the acting minion. */
export const moreVotes = (amount: Modify['amount']): Effect => ({
  do: 'modify',
  stat: 'votes',
  amount,
  who: 'acting',
  for: 'referendum',
});

/** Only during a bleed action. */
export const duringBleed: readonly Condition[] = [{ if: 'action', kind: ['bleed'] }];
/** After resolution of a successful action. */
export const afterSuccess: Pick<Mode, 'windows' | 'when'> = {
  windows: ['resolved'],
  when: [{ if: 'successful' }],
};
/** If the minion that plays it is blocked. */
export const ifItIsBlocked: readonly Condition[] = [{ if: 'blocked', is: true }];
/** An ally, or a vampire younger than the minion that plays the card. */
export const allyOrYounger: Filter = { either: [{ kind: 'ally' }, { kind: 'vampire', youngerThan: 'self' }] };
/** Only if a minion attempts to block: the attempt fails, and that minion does not attempt again. */
export const blockFails: Pick<Mode, 'windows' | 'effects'> = {
  windows: ['blocking'],
  effects: [{ do: 'failBlock', notAgain: 'minion' }],
};
/** Only if a minion attempts to block: it has less intercept. */
export const lessIntercept: Pick<Mode, 'windows' | 'effects'> = {
  windows: ['blocking'],
  effects: [{ do: 'modify', stat: 'intercept', amount: -1, who: 'blocker', for: 'action' }],
};
/** Only as the action is announced: a chosen card cannot block it. */
export const cannotBlock = (filter: Filter): Pick<Mode, 'windows' | 'picks' | 'effects'> => ({
  windows: ['announced'],
  picks: [{ pick: 'card', filter }],
  effects: [{ do: 'restrict', what: 'block', who: { pick: 0 }, for: 'action' }],
});
/** Reaction cards cost minions 1 more blood or life in this action. */
export const reactionsCostMore: Modify = {
  do: 'modify',
  stat: 'cost',
  amount: 1,
  who: { all: { kind: 'minion' } },
  for: 'action',
  alsoLater: true,
  cards: { type: ['reaction'] },
  kind: 'bloodOrLife',
};
/** Only during the polling step of a political action. */
export const duringPolling: Pick<Mode, 'windows' | 'when'> = {
  windows: ['polling'],
  when: [{ if: 'action', kind: ['political'] }],
};

/** A bleed action with a bonus. */
export const bleedWith = (printed: string, bleed: number): ModeDefinition =>
  mode(printed, { action: { kind: 'bleed', bleed } });
/** An action with +1 stealth that adds blood to a younger vampire in your uncontrolled region. */
export const addBlood = (printed: string, amount: number): ModeDefinition =>
  mode(printed, {
    action: { kind: 'special', stealth: 1 },
    picks: [
      {
        pick: 'card',
        filter: { kind: 'vampire', of: 'you', region: 'uncontrolled', youngerThan: 'self' },
      },
    ],
    effects: [{ do: 'gainBlood', who: { pick: 0 }, amount }],
  });

/** After action resolution, it can burn 1 blood to unlock, on these conditions. */
export const unlocksAfterwards = (conditions: readonly Condition[]): Effect => ({
  do: 'schedule',
  at: 'actionResolved',
  about: 'acting',
  for: 'action',
  effects: [
    {
      do: 'gate',
      may: true,
      if: conditions,
      pay: { blood: 1 },
      effects: [{ do: 'unlock', who: 'self' }],
    },
  ],
});
/** If the bleed of this action was successful. */
export const ifBled = (...effects: readonly Effect[]): Effect => ({
  do: 'gate',
  if: [{ if: 'bled' }],
  effects,
});
/** A directed action to enter combat with a ready minion of another Methuselah, and what else it does before that combat. */
export const enterCombatWith = (
  filter: Filter,
  stealth: number,
  before: readonly Effect[] = [],
): ModeDefinition => ({
  action: stealth === 0 ? { kind: 'special' } : { kind: 'special', stealth },
  picks: [{ pick: 'card', filter: { of: 'others', region: 'ready', ...filter } }],
  effects: [...before, { do: 'enterCombat', first: 'self', second: { pick: 0 } }],
});
/** An optional maneuver of the acting minion in the combat that the action leads to. */
export const maneuverInCombat: Effect = {
  do: 'grant',
  grant: 'maneuver',
  who: 'self',
  for: 'resultingCombat',
};

/** A political action: its terms, and what happens if the referendum passes. */
export const politics = (text: Omit<ActionText, 'kind'>): ModeDefinition => ({
  action: { kind: 'political', ...text },
});

/** A directed action by which any minion burns the card. */
export const burnedByAction: Ability = {
  by: 'anyMinion',
  action: { kind: 'special' },
  effects: [{ do: 'burn', who: 'this' }],
};

/** The action is directed at you or a card you control. */
export const directedAtYou: Condition = { if: 'directedAt', who: 'you' };
/** The action is a bleed directed at you. */
export const bleedingYou: readonly Condition[] = [{ if: 'action', kind: ['bleed'] }, directedAtYou];
/** Only for a locked minion. */
export const onlyLocked: Condition = { if: 'is', card: 'self', filter: { locked: true } };
/** If the minion that plays it blocks. */
export const ifItBlocks: readonly Condition[] = [
  { if: 'selfIs', role: 'blocker' },
  { if: 'blocked', is: true },
];
/** An optional maneuver in the combat that results from its block. */
export const maneuverIfItBlocks: Effect = {
  do: 'grant',
  grant: 'maneuver',
  who: 'self',
  for: 'resultingCombat',
  if: ifItBlocks,
};
/** It unlocks and attempts to block; only for a locked minion. */
export const unlocksToBlock = (
  ...before: readonly Effect[]
): Pick<Mode, 'lockedToo' | 'when' | 'effects'> => ({
  lockedToo: true,
  when: [onlyLocked],
  effects: [{ do: 'unlock', who: 'self' }, ...before, { do: 'attemptBlock', who: 'self' }],
});
/** A locked minion wakes. */
export const wakes: Pick<Mode, 'wake' | 'when' | 'effects'> = {
  wake: true,
  when: [onlyLocked],
  effects: [{ do: 'restrict', what: 'wake', who: 'self', for: 'action' }],
};
/** After blocks are declined, redirects a bleed to a Methuselah other than the acting one. */
export const changeBleedTarget = (
  printed: string,
  more: readonly Effect[] = [],
  when: readonly Condition[] = [],
): ModeDefinition =>
  mode(printed, {
    windows: ['declined'],
    when: [...bleedingYou, ...when],
    picks: [{ pick: 'seat', of: 'othersNotTarget' }],
    effects: [...more, { do: 'redirect', to: { seatPick: 0 } }],
  });
/** An optional press in this round. */
export const optionalPress: Effect = { do: 'grant', grant: 'press', who: 'self', for: 'round' };

/** Only at close range. */
export const atClose: readonly Condition[] = [{ if: 'range', is: 'close' }];
/** Only in the first round of combat. */
export const inFirstRound: Condition = { if: 'not', of: { if: 'roundAtLeast', round: 2 } };
/** A hand strike, with what the card adds to it. */
export const handStrike = (more: Omit<StrikeText, 'kind' | 'hand'> = {}): StrikeText => ({
  kind: 'damage',
  hand: true,
  ...more,
});
/** An additional strike (limited). */
export const additionalStrike = (printed: string): ModeDefinition =>
  mode(printed, { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] });
/** Damage from hand strikes of the minion that plays it is aggravated. */
export const claws = (scope: Scope): Effect => ({
  do: 'restrict',
  what: 'aggravatedHands',
  who: 'self',
  for: scope,
});
/** What a strike does after combat ends. */
export const afterCombat = (...effects: readonly Effect[]): Effect => ({
  do: 'schedule',
  at: 'combatEnds',
  for: 'combat',
  effects,
});
/** The minion that uses it unlocks at the end of the turn. */
export const unlocksAtTurnEnd: Effect = {
  do: 'schedule',
  at: 'turnEnds',
  for: 'turn',
  once: true,
  effects: [{ do: 'unlock', who: 'self' }],
};
/** The minion that uses it is the acting minion, and was blocked. */
export const wasBlocked: readonly Condition[] = [
  { if: 'selfIs', role: 'acting' },
  { if: 'blocked', is: true },
];
/** A directed action of the card itself: it enters combat with a minion that matches the filter. */
export const entersCombat = (filter: Filter, action: Omit<ActionText, 'kind'> = {}): Ability => ({
  by: 'self',
  action: { kind: 'special', ...action },
  picks: [{ pick: 'card', filter: { of: 'others', region: 'ready', ...filter } }],
  effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
});

/** A card that stays in play by itself, as locations do. */
export const location = (more: Omit<LibraryDefinition, 'modes'>): LibraryDefinition => ({
  modes: [{ stays: 'table' }],
  ...more,
});
/** Put on a card that matches the filter, chosen when played. */
export const on = (filter: Filter, more: ModeDefinition = {}): ModeDefinition => {
  const { picks = [], ...rest } = more;
  return { stays: { pick: 0 }, picks: [{ pick: 'card', filter }, ...picks], ...rest };
};
/** In the unlock phase, adds 1 blood to a ready vampire; a vampire gains from only one hunting ground each turn. */
export const huntingGround: LibraryDefinition = location({
  abilities: [
    {
      by: 'methuselah',
      windows: ['unlock'],
      once: 'phase',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1, onlyOneEachTurn: 'huntingGround' }],
    },
  ],
});
/** A Discipline as a master card: a level of it, and 1 capacity. */
export const disciplineCard = (code: string): LibraryDefinition => ({
  modes: [on({ kind: 'vampire', canLearn: code })],
  statics: [
    { stat: 'discipline', discipline: code, amount: 1, who: 'host' },
    { stat: 'capacity', amount: 1, who: 'host' },
  ],
});
/** Puts 1 corruption counter on a minion; enough of them can be burned to steal it. */
export const corrupts = (who: { readonly pick: number }): Effect[] => [
  { do: 'addCounters', named: 'corruption', on: who, amount: 1 },
  {
    do: 'gate',
    may: true,
    who: 'you',
    if: [{ if: 'atLeast', a: { marks: 'corruption', on: who, yours: true }, b: { capacityOrCost: who } }],
    effects: [
      { do: 'burnCounters', named: 'corruption', from: who, amount: 'all', yours: true },
      { do: 'steal', who },
    ],
  },
];
/** Actions that put a card in play. */
export const equip: ModeDefinition = { action: { kind: 'equip' } };
export const employ = (printed: string): ModeDefinition => mode(printed, { action: { kind: 'employ' } });
export const recruit = (printed: string): ModeDefinition => mode(printed, { action: { kind: 'recruit' } });
/** A vampire that may burn 1 blood once each round to make the damage from its hand strikes aggravated. */
export const aggravatesOnceARound: VampireDefinition = {
  abilities: [
    {
      by: 'self',
      when: [{ if: 'selfIs', role: 'combatant' }],
      once: 'round',
      cost: { blood: 1 },
      effects: [{ do: 'restrict', what: 'aggravatedHands', who: 'self', for: 'round' }],
    },
  ],
};
/** The next referendum that such a vampire calls this turn passes automatically. */
export const nextPasses = (caller: Filter): Effect => ({
  do: 'schedule',
  at: 'referendumCalled',
  for: 'turn',
  once: true,
  if: [{ if: 'is', card: 'acting', filter: caller }],
  effects: [{ do: 'passReferendum' }],
});

/** An ability of a card in play by which any vampire calls a referendum to burn it. */
export const burnedByReferendum: Ability = {
  by: 'anyMinion',
  when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
  action: { kind: 'political', stealth: 1, passes: [{ do: 'burn', who: 'this' }] },
};

/** An ability of a card in play by which any Camarilla vampire calls a referendum to burn it. */
export const burnedByCamarilla: Ability = {
  ...burnedByReferendum,
  when: [{ if: 'is', card: 'self', filter: { kind: 'vampire', sect: 'camarilla' } }],
};

/** What one Discipline gives to a card whose Disciplines can be used together. */
export interface Share extends Pick<Mode, 'picks' | 'effects'> {
  readonly stealth?: number;
  readonly bleed?: number;
}
/** Modes for each Discipline and each combination. A share that makes a choice on resolution is told its number. */
export function together(
  shares: Readonly<Record<string, (choice: number) => Share>>,
  whole: (share: Required<Share>) => Omit<ModeDefinition, 'disciplines'>,
): Pick<LibraryDefinition, 'modes' | 'together'> {
  const combinations: string[][] = [[]];
  for (const code of Object.keys(shares))
    for (const set of combinations.slice()) combinations.push([...set, code]);
  const chosen = combinations.filter((set) => set.length > 0).sort((a, b) => a.length - b.length);
  return {
    together: true,
    modes: chosen.map((set) => {
      const picks = set.flatMap((code) => shares[code]?.(0).picks ?? []);
      const given = set.flatMap((code) => shares[code]?.(picks.length) ?? []);
      const sum = (of: (share: Share) => number | undefined): number =>
        given.reduce((n, share) => n + (of(share) ?? 0), 0);
      const share = {
        picks,
        effects: given.flatMap(({ effects = [] }) => effects),
        stealth: sum(({ stealth }) => stealth),
        bleed: sum(({ bleed }) => bleed),
      };
      return mode(set.join(' '), whole(share));
    }),
  };
}
/** A bleed with what the Disciplines give. */
export const bleedTogether = (shares: Parameters<typeof together>[0]): ReturnType<typeof together> =>
  together(shares, ({ picks, effects, stealth, bleed }) => ({
    action: { kind: 'bleed', ...(stealth > 0 && { stealth }), ...(bleed > 0 && { bleed }) },
    ...(picks.length > 0 && { picks }),
    ...(effects.length > 0 && { effects }),
  }));
