import type { ActionKind, Condition, Filter, Mode, Use, Window } from '@methuselah/engine/language';
import { cards, filterOf, known, number, type Voice } from './nouns.ts';
import { listOf, maybe, oneOf, type Parser, rule, say, table } from './parse.ts';

/** When something may be used: windows, conditions, and how often. */

export type Occasion = Pick<Mode, 'windows' | 'when' | 'once' | 'lockedToo' | 'by'>;

export const ANY_ACTION: readonly Window[] = ['beforeBlocks', 'blocking', 'declined'];
const directedAtYou: Condition = { if: 'directedAt', who: 'you' };
const kindIs = (...kind: readonly ActionKind[]): Condition => ({ if: 'action', kind });
const firstRound: Condition = { if: 'not', of: { if: 'roundAtLeast', round: 2 } };

export const join = (...occasions: readonly Occasion[]): Occasion => {
  const windows = occasions.flatMap((each) => each.windows ?? []);
  const when = occasions.flatMap((each) => each.when ?? []);
  return {
    ...Object.assign({}, ...occasions),
    ...(windows.length > 0 && { windows: [...new Set(windows)] }),
    ...(when.length > 0 && { when }),
  };
};

const kind: Parser<ActionKind> = table<ActionKind>({
  bleed: 'bleed',
  'hunt(?:ing)?': 'hunt',
  equip: 'equip',
  'employ(?: retainer)?': 'employ',
  'recruit(?: ally)?': 'recruit',
  political: 'political',
});
const kinds = listOf(kind, '(?: and | or |, )');

/** "an action directed at you (or a card you control)", "a bleed action", "bleed actions". */
export const someAction: Parser<readonly Condition[]> = oneOf<readonly Condition[]>(
  rule(say`(?:an? )?bleed actions? (?:against|directed at) you`, () => [kindIs('bleed'), directedAtYou]),
  rule(say`(?:an? )?actions? directed at you(?: \(or a card you control\)| or a card you control)?`, () => [
    directedAtYou,
  ]),
  rule(say`(?:an? )?${kinds} actions?`, (all) => [kindIs(...all)]),
  rule(
    say`${listOf(
      rule(say`${kind} actions`, (one) => one),
      ' or ',
    )}`,
    (all) => [kindIs(...all)],
  ),
  rule(say`a bleed action directed at you of an? ${cards('self')}`, (filter): readonly Condition[] => [
    kindIs('bleed'),
    directedAtYou,
    { if: 'is', card: 'acting', filter },
  ]),
  rule(say`(?:a )?directed actions?`, () => [{ if: 'directed', is: true } as const]),
  rule(say`(?:an )?undirected actions?`, () => [{ if: 'directed', is: false } as const]),
);

const PHASES: Readonly<Record<string, Window>> = {
  unlock: 'unlock',
  master: 'master',
  minion: 'minion',
  influence: 'influence',
  discard: 'discard',
};
export const phase: Parser<Window> = rule(say`during your ${table(PHASES)} phase`, (window) => window);

const polling: Parser<Occasion> = oneOf<Occasion>(
  rule(say`during the polling step of a political action`, () => ({
    windows: ['polling'],
    when: [kindIs('political')],
  })),
  rule(say`during (?:the polling step of )?(?:any|a) referendum`, () => ({ windows: ['polling'] })),
);

/** After "only usable". */
export const usable = (v: Voice): Parser<Occasion> => {
  const user = (filter: Filter): Condition => ({ if: 'is', card: 'self', filter: rest(filter) });
  const one = oneOf<Occasion>(
    polling,
    rule(say`if a minion is bleeding you`, () => ({ when: [kindIs('bleed'), directedAtYou] })),
    rule(
      say`if a ${cards('self')} is bleeding you`,
      (filter): Occasion => ({
        when: [kindIs('bleed'), directedAtYou, { if: 'is', card: 'acting', filter }],
      }),
    ),
    rule(say`during ${someAction}`, (when) => ({ when })),
    rule(say`after blocks are declined`, () => ({ windows: ['declined'] })),
    rule(say`after blocks are declined during ${someAction}`, (when) => ({ windows: ['declined'], when })),
    rule(say`(?:as|when) (?:the|an) action is announced`, () => ({ windows: ['announced'] })),
    rule(say`before range is determined`, () => ({ windows: ['beforeRange'] })),
    rule(say`(?: )?during the first round(?: of combat)?`, () => ({ when: [firstRound] })),
    rule(say`at ${table({ close: 'close' as const, long: 'long' as const })} range`, (is) => ({
      when: [{ if: 'range', is }],
    })),
    rule(say`before strikes are chosen`, () => ({ windows: ['beforeStrikes'] })),
    rule(say`at the end of a round(?: of combat)?`, () => ({ windows: ['roundEnd'] })),
    rule(say`(?:if a minion attempts to block|while a block is attempted)`, () => ({
      windows: ['blocking'],
    })),
    rule(
      say`if an? ${cards('self')} attempts to block`,
      (filter): Occasion => ({ windows: ['blocking'], when: [{ if: 'is', card: 'blocker', filter }] }),
    ),
    rule(say`(?:after resolution of a successful action|after a successful action(?: is resolved)?)`, () => ({
      windows: ['resolved'],
      when: [{ if: 'successful' }],
    })),
    rule(say`after resolution of a successful directed action`, () => ({
      windows: ['resolved'],
      when: [{ if: 'successful' }, { if: 'directed', is: true }],
    })),
    rule(say`after action resolution`, () => ({ windows: ['resolved'] })),
    rule(say`if the action was successful`, () => ({ when: [{ if: 'successful' }] })),
    rule(say`if the action was blocked`, () => ({ when: [{ if: 'blocked', is: true }] })),
    rule(say`after resolution of a blocked action`, () => ({
      windows: ['resolved'],
      when: [{ if: 'blocked', is: true }],
    })),
    rule(say`after resolution of a political action whose referendum passed`, () => ({
      windows: ['resolved'],
      when: [kindIs('political'), { if: 'passed' }],
    })),
    rule(say`by a locked (?:vampire|minion) who has blocked, after block resolution`, () => ({
      lockedToo: true,
      windows: ['resolved'],
      when: [
        { if: 'is', card: 'self', filter: { locked: true } },
        { if: 'selfIs', role: 'blocker' },
        { if: 'blocked', is: true },
      ],
    })),
    rule(say`by a ready vampire other than the acting minion`, () => ({ by: 'other' })),
    rule(
      say`by an? ${cards('self')}`,
      (filter): Occasion => ({ when: [user(filter)], ...(filter.locked && { lockedToo: true }) }),
    ),
    rule(
      say`during an action of an? ${cards('self')}`,
      (filter): Occasion => ({ when: [{ if: 'is', card: 'acting', filter: minionless(filter) }] }),
    ),
    rule(
      say`when the action is blocked, before block resolution`,
      (): Occasion => ({ windows: ['blocked'] }),
    ),
  );
  void v;
  return rule(say`${listOf(one, '(?:, | and | )')}`, (all) => join(...all));
};
/** Who plays a card is a vampire or minion by the card's type. */
const rest = ({ kind: _, ...filter }: Filter): Filter => filterOf(filter);
const minionless = ({ kind: what, ...filter }: Filter): Filter =>
  what === 'minion' ? filterOf(filter) : filterOf({ ...(what && { kind: what }) }, filter);

export const once: Parser<NonNullable<Use['once']>> = table<NonNullable<Use['once']>>({
  '(?:each|per|a) action': 'action',
  '(?:each|per|a) round(?: of combat)?': 'round',
  '(?:each|per|a) combat': 'combat',
  '(?:each|per|a) turn': 'turn',
  '(?:each|per|a) referendum': 'referendum',
  'between their unlock phases': 'betweenUnlockPhases',
});

/** The opening of a sentence about an ability: "Once each turn, during your unlock phase, if you have the Edge, ". */
export const opening = (v: Voice): Parser<Occasion> => {
  const one = oneOf<Occasion>(
    rule(say`once ${once}`, (often) => ({ once: often })),
    rule(say`${phase}`, (window) => ({ windows: [window], once: 'phase' })),
    rule(say`${polling}`, (when) => ({ ...when, once: 'referendum' })),
    rule(say`during ${someAction}`, (when) => ({ windows: ANY_ACTION, when, once: 'action' })),
    rule(say`during your turn`, () => ({ when: [{ if: 'yourTurn' }], once: 'turn' })),
    rule(say`if it is your turn`, () => ({ when: [{ if: 'yourTurn' }] })),
    rule(say`during an action`, () => ({ windows: ANY_ACTION, once: 'action' })),
    rule(
      say`if ${known(v)} is ready`,
      (card): Occasion => ({
        when: [{ if: 'is', card, filter: { region: 'ready' } }],
      }),
    ),
    rule(
      say`if ${known(v)} is ready ${phase}`,
      (card, window): Occasion => ({
        windows: [window],
        once: 'phase',
        when: [{ if: 'is', card, filter: { region: 'ready' } }],
      }),
    ),
    rule(
      say`if the blocking minion is an? ${cards('self')}`,
      (filter): Occasion => ({
        when: [{ if: 'is', card: 'blocker', filter }],
      }),
    ),
    rule(say`if you have the Edge`, () => ({ when: [{ if: 'hasEdge', who: 'you' }] })),
    rule(say`before range is determined`, () => ({
      windows: ['beforeRange'],
      when: [{ if: 'selfIs', role: 'combatant' }],
    })),
  );
  return maybe(
    rule(say`${listOf(one, ',? ')}, `, (all) => joinOnce(all)),
    {},
  );
};
/** "Once each turn" is more than "during". */
function joinOnce(all: readonly Occasion[]): Occasion {
  const [first] = all.flatMap((each) => (each.once === undefined ? [] : [each.once]));
  return { ...join(...all), ...(first !== undefined && { once: first }) };
}

/** Within a sentence: "… during your influence phase", "as a vampire you control announces an action". */
export const timing: Parser<Occasion> = maybe(
  oneOf<Occasion>(
    rule(say` ${phase}`, (window) => ({ windows: [window] })),
    rule(say` ${polling}`, (when) => when),
    rule(say` before range is determined`, () => ({
      windows: ['beforeRange'],
      when: [{ if: 'selfIs', role: 'combatant' }],
    })),
    rule(say` during ${someAction}`, (when) => ({ windows: ANY_ACTION, when })),
    rule(
      say` during an action of an? ${cards('self')}`,
      (filter): Occasion => ({ when: [{ if: 'is', card: 'acting', filter }] }),
    ),
    rule(say` if a minion is bleeding you`, () => ({
      windows: ANY_ACTION,
      when: [kindIs('bleed'), directedAtYou],
    })),
    rule(
      say` as an? ${cards('self')} announces an ${table<readonly Condition[]>({ 'undirected action': [{ if: 'directed', is: false }], 'directed action': [{ if: 'directed', is: true }], action: [] })}`,
      (filter, more): Occasion => ({
        windows: ['announced'],
        when: [{ if: 'is', card: 'acting', filter }, ...more],
      }),
    ),
  ),
  {},
);
export const times = number;
