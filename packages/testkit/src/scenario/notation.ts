import type { Game } from '@methuselah/engine';
import { cardNameOf } from './board.ts';
import { plain } from './error.ts';

/** The forms of the notation, with P for a player's name and C for a card's. */
const FORMS: readonly RegExp[] = [
  /^P ends the (unlock|master|minion|influence|discard) phase$/,
  /^P (passes|does not block|finds nothing|takes no more|leaves it where it is|has no strike)$/,
  /^P (plays|uses) C( \((superior|basic|mode \d+|ability \d+)\))?( with C)?$/,
  /^C (bleeds P|hunts|leaves torpor|becomes anarch|acts|blocks|maneuvers|presses|prevents damage)$/,
  /^C (takes equipment from|rescues|diablerises|hunts down) C$/,
  /^C strikes( with C)?$/,
  /^P chooses (nobody else|P|C|x = \d+)$/,
  /^P chooses C from the (library|ash heap|hand)$/,
  /^P chooses the clan [a-z ]+$/,
  /^P gives (a point to P|no point)$/,
  /^P (marks|burns a pool to unlock) C$/,
  /^C fights instead$/,
  /^[PC] votes (for|against)( with C)?$/,
  /^P burns (C|the edge) for a vote (for|against)$/,
  /^P (transfers to|takes back from|brings out|discards) C$/,
  /^P (draws from the crypt|gains a pool for the edge|says yes|says no)$/,
  /^P announces to withdraw$/,
  /^P merges C with C$/,
  /^P discards C by its burn option$/,
  /^P resolves C at [a-z]+( \([PC]\))?$/,
  /^C (contests|yields) its title$/,
  /^P (contests|yields) C$/,
  /^C pays \d+, C pays \d+$/,
  /^(P pays pool|C pays blood)$/,
];

/**
 * Whether a line could be a decision of this game at all: the form is one of the notation, the names are those of its
 * players and cards. What is not offered must at least be this, or a slip of the pen would make the check hold.
 */
export function couldBeDecision(game: Game, text: string): boolean {
  const names: [string, string][] = [
    ...game.table.names.map((name): [string, string] => [plain(name), 'P']),
    ...game.table.state.def.map((_, id): [string, string] => [plain(cardNameOf(game, id)), 'C']),
  ];
  names.sort(([a], [b]) => b.length - a.length);
  let form = ` ${plain(text).replaceAll(',', ' ,').replaceAll('(', '( ').replaceAll(')', ' )')} `;
  for (const [name, letter] of names) {
    const spaced = name.replaceAll(',', ' ,').replaceAll('(', '( ').replaceAll(')', ' )');
    form = form.replaceAll(` ${spaced} `, ` ${letter} `);
  }
  form = form.replaceAll(' ,', ',').replaceAll('( ', '(').replaceAll(' )', ')');
  form = form.replace(/ C #\d+/g, ' C').replace(/ (uncontrolled \d+|a card)(?= |$)/g, ' C');
  return FORMS.some((pattern) => pattern.test(form.trim()));
}
