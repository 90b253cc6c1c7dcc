import { CHOICES, PHASES } from '@methuselah/engine/internal';
import { ACTION_KINDS, WINDOWS } from '@methuselah/engine/language';
import type { Amount, OptionIcon, OptionSign, Sight, TableFact } from '@methuselah/host';
import { plain, suggest } from '@methuselah/testkit';
import type { Names } from './names.ts';

/** Facts of a lesson, in the words of docs/LESSONS.md. */

interface Form {
  /** Its syntax, for the documentation. */
  readonly form: string;
  readonly pattern: RegExp;
  readonly sight: (names: Names, a: string, b: string, c: string) => Sight;
}

const AMOUNT = '(\\d+)';
const OR = '(?: or (more|less))?';
const amount = (n: string, or: string): Amount => ({
  n: Number(n),
  or: or === 'more' || or === 'less' ? or : null,
});

const FORMS: readonly Form[] = [
  {
    form: '<player> has <number> pool | pool or more | pool or less',
    pattern: new RegExp(`^(.+) has ${AMOUNT} pool${OR}$`),
    sight: (names, player, n, or) => ({ is: 'pool', seat: names.seat(player), amount: amount(n, or) }),
  },
  {
    form: '<player> has the Edge',
    pattern: /^(.+) has the edge$/,
    sight: (names, player) => ({ is: 'edge', seat: names.seat(player) }),
  },
  {
    form: "it is <player>'s turn",
    pattern: /^it is (.+)'s turn$/,
    sight: (names, player) => ({ is: 'turn', seat: names.seat(player) }),
  },
  {
    form: 'the phase is <phase>',
    pattern: /^the phase is (\w+)$/,
    sight: (names, word) => ({ is: 'phase', phase: oneOf(names, word, PHASES, 'phase') }),
  },
  {
    form: 'window: <window>',
    pattern: /^window: (\w+)$/,
    sight: (names, word) => ({
      is: 'window',
      window: oneOf(names, word, [...WINDOWS, ...CHOICES], 'window'),
    }),
  },
  {
    form: 'the stage is <stage>',
    pattern: /^the stage is (\w+)$/,
    sight: (names, word) => ({ is: 'stage', stage: oneOf(names, word, STAGES, 'stage') }),
  },
  {
    form: 'the action is <action>',
    pattern: /^the action is (\w+)$/,
    sight: (names, word) => ({ is: 'action', action: oneOf(names, word, ACTION_KINDS, 'action') }),
  },
  {
    form: 'offered: <option> | <option> with <card>',
    pattern: /^offered: (\w+)(?: with (.+))?$/,
    sight: (names, icon, card) => ({
      is: 'offered',
      option: { icon: iconOf(names, icon), cards: card === '' ? [] : [names.card(card)], seat: null },
    }),
  },
  {
    form: '<card> has <number> blood | life | counters (also with "or more", "or less")',
    pattern: new RegExp(`^(.+) has ${AMOUNT} (?:blood|life|counters)${OR}$`),
    sight: (names, card, n, or) => ({ is: 'blood', card: names.card(card), amount: amount(n, or) }),
  },
  {
    form: '<card> is ready | in torpor | uncontrolled',
    pattern: /^(.+) is (ready|in torpor|uncontrolled)$/,
    sight: (names, card, region) => ({
      is: 'region',
      card: names.card(card),
      region: oneOf(names, region.replace('in ', ''), REGIONS, 'region'),
    }),
  },
  {
    form: '<card> is locked',
    pattern: /^(.+) is locked$/,
    sight: (names, card) => ({ is: 'locked', card: names.card(card) }),
  },
  {
    form: "<card> is in <player>'s ash heap | hand",
    pattern: /^(.+) is in (.+)'s (ash heap|hand)$/,
    sight: (names, card, player, pile) => ({
      is: pile === 'hand' ? 'hand' : 'ashHeap',
      card: names.card(card),
      seat: names.seat(player),
    }),
  },
];

/** The syntax of all facts. */
export const FACT_FORMS: readonly string[] = FORMS.map(({ form }) => form);

const REGIONS = ['ready', 'torpor', 'uncontrolled'] as const;
const STAGES = ['action', 'combat', 'referendum', 'play', 'empty'] as const;

/** Every icon of an option; a missing or wrong one does not compile. */
const ICONS: Readonly<Record<OptionIcon, true>> = {
  pass: true,
  master: true,
  action: true,
  political: true,
  equipment: true,
  retainer: true,
  ally: true,
  modifier: true,
  reaction: true,
  combat: true,
  event: true,
  reflex: true,
  ability: true,
  bleed: true,
  hunt: true,
  block: true,
  torpor: true,
  diablerie: true,
  strike: true,
  maneuver: true,
  press: true,
  prevent: true,
  for: true,
  against: true,
  transfer: true,
  crypt: true,
  bringOut: true,
  discard: true,
  pool: true,
  blood: true,
  edge: true,
  target: true,
  number: true,
  yes: true,
  no: true,
  contest: true,
  withdraw: true,
};
export const OPTION_WORDS = Object.keys(ICONS) as readonly OptionIcon[];

export const iconOf = (names: Names, word: string): OptionSign['icon'] =>
  oneOf(names, word, OPTION_WORDS, 'option');

function oneOf<V extends string>(names: Names, word: string, known: readonly V[], what: string): V {
  const found = known.find((each) => plain(each) === plain(word));
  return (
    found ??
    names.fail(`There is no ${what} "${word}".${suggest(word, known) || ` There are: ${known.join(', ')}.`}`)
  );
}

/** "not" before the last words of a fact, as in "Lauren is not ready", or in the whole of it: "not offered: block". */
export function factOf(text: string, names: Names): TableFact {
  const said = plain(text);
  const bare = said.replace(/^not | not(?= )/, '').trim();
  for (const { pattern, sight } of FORMS) {
    const found = pattern.exec(bare);
    if (found === null) continue;
    const [a = '', b = '', c = ''] = found.slice(1).filter((part) => part !== undefined);
    return { ...sight(names, a, b, c), not: bare !== said };
  }
  return names.fail(`"${text}" is no fact of a lesson. There are: ${FACT_FORMS.join('; ')}.`);
}
