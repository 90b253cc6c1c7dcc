import type { CardId, Game, Pool, Seat } from '@methuselah/engine';
import { cardName, NONE, tableOf, useMark } from '@methuselah/engine/internal';
import { cardNameOf } from './board.ts';
import { literally, plain, suggest } from './error.ts';

/**
 * The forms of the notation. <player> is a player's name, <minion> and <inPlay> a card on the table, <card> one that may
 * also be in a hand or a pile, <held> one that is played from there.
 */
const FORMS: readonly string[] = [
  '<player> ends the (?:unlock|master|minion|influence|discard) phase',
  '<player> (?:passes|does not block|finds nothing|takes no more|leaves it where it is|has no strike)',
  '<player> plays <held><mark>?(?: with <minion>)?',
  '<player> uses <inPlay><mark>?(?: with <minion>)?',
  '<minion> bleeds <player>',
  '<minion> (?:hunts|leaves torpor|becomes anarch|acts|blocks|fights instead)',
  '<minion> (?:maneuvers|presses|prevents damage)(?: with <card>)?',
  '<minion> prevents (?:\\d+ aggravated|\\d+ normal|\\d+ aggravated and \\d+ normal) damage',
  '<minion> (?:takes equipment from|rescues|diablerises|hunts down) <minion>',
  '<minion> strikes(?: with <card>)?',
  '<player> chooses (?:nobody else|<player>|<card>|x = \\d+)',
  '<player> chooses <card> from the (?:library|ash heap|hand)',
  '<player> chooses the clan <clan>',
  '<player> takes \\d+ to the pool',
  '<player> gives (?:a point to <player>|no point)',
  '<player> (?:marks|burns a pool to unlock) <minion>',
  '<minion> votes (?:for|against)',
  '<player> votes (?:for|against)(?: with <card>)?',
  '<player> burns (?:<card>|the edge) for a vote (?:for|against)',
  '<player> (?:transfers to|takes back from|brings out) <inPlay>',
  '<player> discards <card>(?: by its burn option)?',
  '<player> (?:draws from the crypt|gains a pool for the edge|says yes|says no|announces to withdraw)',
  '<player> merges <inPlay> with <inPlay>',
  '<player> resolves <card> at <happening>(?: \\((?:<player>|<card>)\\))?',
  '<minion> (?:contests|yields) its title',
  '<player> (?:contests|yields) <inPlay>',
  '<minion> pays \\d+, <minion> pays \\d+',
  '<player> pays pool',
  '<minion> pays blood',
];

/** The fixed words of the notation. */
export const NOTATION_WORDS: ReadonlySet<string> = new Set(
  FORMS.flatMap((form) => form.replace(/<\w+>|\\d/g, ' ').match(/[a-z]+/g) ?? []),
);

/**
 * Why the game could never offer this text: the form is not part of the notation, a name does not exist in this game, or
 * the game would name that card or use differently. Without this check, a typo would make "not offered" pass.
 */
export function whyNeverSaid(game: Game, text: string): string | null {
  const said = plain(text);
  let why: string | null = null;
  for (const { pattern, kinds } of grammarOf(game).forms) {
    const match = pattern.exec(said);
    if (match === null) continue;
    const names = kinds.map((kind, i) => ({ kind, name: match[i + 1] ?? '' }));
    const problem = problemWith(game, names);
    if (problem === null) return whyHere(game, said);
    why ??= problem;
  }
  return why ?? `check its words and names.${suggest(text, game.decision?.options.map((o) => o.text) ?? [])}`;
}

type CompiledUse = Pool['uses'][number];

interface Form {
  readonly pattern: RegExp;
  readonly kinds: readonly string[];
}
interface Grammar {
  readonly forms: readonly Form[];
  /** The cards of the game by name. */
  readonly ids: ReadonlyMap<string, readonly CardId[]>;
}
interface Name {
  readonly kind: string;
  readonly name: string;
}

const escaped = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => literally(plain(word)))
    .join('|');

const built = new WeakMap<Pool, Map<string, Grammar>>();
/** The forms with the names of this game filled in. */
function grammarOf(game: Game): Grammar {
  const { names, pool, state } = tableOf(game);
  const ofPool = built.get(pool) ?? new Map<string, Grammar>();
  built.set(pool, ofPool);
  const key = `${names.join('/')} ${state.def.join()}`;
  const known = ofPool.get(key);
  if (known !== undefined) return known;
  const players = escaped(names);
  const cards = escaped(state.def.map((_, id) => cardNameOf(game, id)));
  const happenings = pool.nodes.flatMap((node) =>
    'at' in node && typeof node.at === 'string' ? [node.at] : [],
  );
  const card = `(?:${cards}${cards === '' ? '' : '|'}uncontrolled \\d+|a card)(?: #\\d+)?`;
  const words: Readonly<Record<string, string>> = {
    player: players,
    mark: ' \\([a-z]+(?: \\d+)?\\)',
    clan: escaped(pool.clans),
    happening: escaped([...happenings, 'once']),
  };
  const forms = FORMS.map((form): Form => {
    const kinds: string[] = [];
    const pattern = form.replace(/<(\w+)>/g, (_, kind: string) => {
      kinds.push(kind);
      return `(${words[kind] ?? card})`;
    });
    return { pattern: new RegExp(`^${pattern}$`), kinds };
  });
  const ids = new Map<string, CardId[]>();
  state.def.forEach((_, id) => {
    const name = plain(cardNameOf(game, id));
    ids.set(name, [...(ids.get(name) ?? []), id]);
  });
  const grammar = { forms, ids };
  ofPool.set(key, grammar);
  return grammar;
}

function problemWith(game: Game, names: readonly Name[]): string | null {
  const cards = names.filter(
    ({ kind, name }) => name !== '' && ['minion', 'inPlay', 'card', 'held'].includes(kind),
  );
  // Two seats may have a card of that name, one of them face down: one match is enough.
  const problems = viewersOf(game, names).map((viewer) =>
    cards.reduce<string | null>((why, { kind, name }) => why ?? nameProblem(game, kind, name, viewer), null),
  );
  if (!problems.includes(null)) return problems[0] ?? null;
  const used = names.find(({ kind }) => kind === 'held' || kind === 'inPlay');
  return used !== undefined && names.some(({ kind }) => kind === 'mark')
    ? useProblem(game, names, used)
    : null;
}

/** Seats that could make this decision: the named player, or the controllers of a minion of that name. */
function viewersOf(game: Game, [first]: readonly Name[]): readonly Seat[] {
  if (first?.kind === 'player') return [tableOf(game).names.findIndex((name) => plain(name) === first.name)];
  const { base, number } = numbered(first?.name ?? '');
  const ids = grammarOf(game).ids.get(base) ?? [];
  const seats = tableOf(game)
    .state.cards.filter(({ id }) => ids.includes(id) && (number ?? id) === id)
    .map(({ controller }) => controller);
  return seats.length > 0 ? seats : [game.decider];
}

function numbered(name: string): { readonly base: string; readonly number: CardId | null } {
  const [, base = name, number] = /^(.+) #(\d+)$/.exec(name) ?? [];
  return { base, number: number === undefined ? null : Number(number) };
}

/** A card on the table must be named as the game names it now: numbered if there are two, not at all if it is hidden. */
function nameProblem(game: Game, kind: string, name: string, viewer: Seat): string | null {
  const table = tableOf(game);
  const { state, pool } = table;
  const { base, number } = numbered(name);
  if (/^(?:uncontrolled \d+|a card)$/.test(base)) return null;
  const ids = grammarOf(game).ids.get(base) ?? [];
  if (number !== null && !ids.includes(number))
    return `no ${nameAsWritten(game, base)} has the number ${number}.`;
  const onTable = state.cards.map((c) => c.id).filter((id) => ids.includes(id));
  const defs = ids.map((id) => pool.cards[state.def[id] ?? NONE]);
  if (kind === 'minion' && !defs.some((def) => def?.isMinion))
    return `${nameAsWritten(game, base)} is no minion.`;
  // A card that has left the table is named as if it were alone there.
  if (onTable.length === 0 || (number !== null && !onTable.includes(number))) return null;
  if (kind === 'held') return number === null ? null : 'a card in a hand has no number.';
  if (kind === 'card' && number === null && ids.length > onTable.length) return null;
  const known = onTable.map((id) => cardName(table, id, viewer));
  return known.some((word) => plain(word) === name) ? null : `the game says ${known.join(' or ')}.`;
}

/** Uses made by a Methuselah: no minion is named. */
const BY_METHUSELAH: readonly CompiledUse['by'][] = [
  'methuselah',
  'hostController',
  'anyMethuselah',
  'otherMethuselahs',
  'yourPrey',
];

/** The level, mode or ability must be given if the card has several, and the minion if one uses it. */
function useProblem(game: Game, names: readonly Name[], { kind, name }: Name): string | null {
  const { pool, state, names: players } = tableOf(game);
  const player = names.find((n) => n.kind === 'player')?.name ?? '';
  const seat = players.findIndex((p) => plain(p) === player);
  const mark = names.find((n) => n.kind === 'mark')?.name ?? '';
  const minion = names.find((n) => n.kind === 'minion')?.name ?? '';
  const { base } = numbered(name);
  const ids = grammarOf(game).ids.get(base) ?? [];
  const defs = [...new Set(ids.map((id) => state.def[id] ?? NONE))].map((index) => pool.cards[index]);
  const uses = defs.flatMap((def) => (kind === 'held' ? def?.handUses : def?.playUses) ?? []);
  const verb = kind === 'held' ? 'plays' : 'uses';
  const [id = NONE] = ids;
  const card = cardNameOf(game, id);
  if (uses.length === 0) return `nobody ever ${verb} ${card}.`;
  const owners = ids.map((copy) => state.owner[copy]);
  const holders = state.seats.flatMap((p, at) => (p.hand.some((held) => ids.includes(held)) ? [at] : []));
  if (kind === 'held' && !owners.includes(seat) && !holders.includes(seat))
    return `${players[seat]} has no ${card} in this game.`;
  const isSaid = (use: CompiledUse): boolean =>
    plain(useMark(pool, use.index)) === plain(mark) && withMinion(pool, use).includes(minion !== '');
  if (uses.some(isSaid)) return null;
  const by = minion === '' ? 'a minion' : nameAsWritten(game, minion);
  const ways = uses.map(
    (use) =>
      `"${players[seat]} ${verb} ${card}${useMark(pool, use.index)}${withMinion(pool, use).includes(true) ? ` with ${by}` : ''}"`,
  );
  return `the game says ${[...new Set(ways)].join(' or ')}.`;
}

function nameAsWritten(game: Game, name: string): string {
  const { base } = numbered(name);
  const [id] = grammarOf(game).ids.get(base) ?? [];
  return id === undefined ? name : `${cardNameOf(game, id)}${name.slice(base.length)}`;
}

/** May or must a minion be named? A minion's own ability names none, unless that minion is one of several that may use it. */
function withMinion({ cards }: Pool, use: CompiledUse): readonly boolean[] {
  if (BY_METHUSELAH.includes(use.by) || use.by === 'self') return [false];
  return !use.fromHand && cards[use.def]?.isMinion ? [true, false] : [true];
}

const PASSING = / (?:passes|does not block|finds nothing|takes no more|leaves it where it is|has no strike)$/;
/** Differences at this decision: each window words passing its own way, a search names the zone, a grant its card. */
function whyHere(game: Game, said: string): string | null {
  const options = game.decision?.options ?? [];
  const pass = options.find((o) => o.option.verb === 'pass');
  const who = plain(tableOf(game).names[game.decider] ?? '');
  if (pass !== undefined && PASSING.test(said) && said.startsWith(`${who} `) && plain(pass.text) !== said)
    return `here the game says "${pass.text}".`;
  const longer = options.find(
    (o) => plain(o.text).startsWith(`${said} from the `) || plain(o.text).startsWith(`${said} with `),
  );
  return longer === undefined ? null : `here the game says "${longer.text}".`;
}
