import { PHASES, type Phase } from '@methuselah/engine';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';
import { type Place, ScenarioError, sentence, suggest } from './error.ts';

/** The text of a scenario file, as data: nothing of the game is known here. */

export interface Scenario {
  readonly place: Place;
  readonly name: string;
  readonly rules: readonly string[];
  /** The name of the card pool. */
  readonly pool: string;
  readonly players: readonly PlayerText[];
  readonly edge: Named | null;
  readonly turn: Named | null;
  readonly phase: Phase;
  readonly tableTurn: number;
  readonly seed: number;
  readonly asks: 'phases' | 'allAndPhases';
  readonly script: readonly Line[];
  readonly expect: readonly Line[];
}
export interface Named {
  readonly name: string;
  readonly place: Place;
}
export interface Line {
  readonly text: string;
  readonly place: Place;
}
export interface PlayerText extends Named {
  readonly numbers: Readonly<Partial<Record<PlayerNumber, number>>>;
  readonly ousted: boolean;
  /** Has announced to withdraw, and lost nothing since. */
  readonly withdrawing: boolean;
  readonly zones: Readonly<Record<Zone, readonly CardText[]>>;
}
export interface CardText extends Named {
  /** The scenario's own name for this one card: "Hired Knife as K1". */
  readonly label: string | null;
  readonly counters: { readonly word: 'blood' | 'life' | 'counters'; readonly amount: number } | null;
  readonly locked: boolean;
  readonly justRecruited: boolean;
  readonly superior: boolean;
  /** As in "prince of London". */
  readonly title: string | null;
  readonly sect: string | null;
  readonly clan: string | null;
  /** Out of play, in a contest. */
  readonly contested: boolean;
  /** Its title is contested. */
  readonly titleContested: boolean;
  /** Merged with its base card. */
  readonly merged: boolean;
  readonly owner: Named | null;
  readonly on: readonly CardText[];
  readonly bound: readonly Named[];
}

export const ZONES = [
  'hand',
  'library',
  'crypt',
  'ready',
  'torpor',
  'uncontrolled',
  'table',
  'ash',
  'removed',
] as const;
export type Zone = (typeof ZONES)[number];
export const PLAYER_NUMBERS = [
  'pool',
  'victoryPoints',
  'handSize',
  'transfers',
  'masterActions',
  'discardActions',
] as const;
export type PlayerNumber = (typeof PLAYER_NUMBERS)[number];
const SCENARIO_KEYS = [
  'name',
  'rules',
  'note',
  'pool',
  'players',
  'edge',
  'turn',
  'phase',
  'tableTurn',
  'seed',
  'askAll',
  'script',
  'expect',
];
const PLAYER_KEYS: readonly string[] = [...PLAYER_NUMBERS, 'ousted', 'withdrawing', ...ZONES];
const CARD_KEYS = [
  'blood',
  'life',
  'counters',
  'locked',
  'justRecruited',
  'superior',
  'title',
  'sect',
  'clan',
  'contested',
  'titleContested',
  'merged',
  'owner',
  'on',
  'bound',
];

const QUOTE_NUMBERS =
  'Put the line in quotes, or give the card a name of its own in the position, as in "- Hired Knife as K1".';

/** The scenarios of a file, one for each document. A malformed one is in the list as its error. */
export function readScenarios(file: string, source: string): (Scenario | ScenarioError)[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(source, { lineCounter: lines });
  if (!Array.isArray(documents)) return [];
  return documents
    .filter((document) => document.errors.length > 0 || document.contents !== null)
    .filter((document) => !isClauses(document))
    .map((document) => {
      try {
        return new Reader(file, lines, source).scenario(document);
      } catch (error) {
        if (error instanceof ScenarioError) return error;
        throw error;
      }
    });
}

/** What a card says, sentence by sentence in our own words, and the scenarios of the same file that pin each. */
export interface Clauses {
  readonly card: string;
  readonly clauses: readonly { readonly says: string; readonly pinned: readonly string[] }[];
}

/** A document of clauses stands among the scenarios of its file. */
const isClauses = (document: Document.Parsed): boolean =>
  isMap(document.contents) && document.contents.has('clauses');

/** The clause lists of a file of card scenarios, with what is wrong with their form. */
export function readClauses(source: string): {
  readonly lists: readonly Clauses[];
  readonly problems: string[];
} {
  const documents = parseAllDocuments(source);
  const problems: string[] = [];
  const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
  const lists = (Array.isArray(documents) ? documents : []).filter(isClauses).map((document): Clauses => {
    const { card, clauses, ...rest } = document.toJS() as Record<string, unknown>;
    if (!isText(card)) problems.push('A clause list names no card.');
    for (const key of Object.keys(rest)) problems.push(`${card}: a clause list has no "${key}".`);
    const list = Array.isArray(clauses) ? clauses : [];
    if (list.length === 0) problems.push(`${card} has no clauses.`);
    for (const { says, pinned } of list)
      if (!isText(says) || !Array.isArray(pinned) || pinned.length === 0 || !pinned.every(isText))
        problems.push(`${card}: a clause must say something and name the scenarios that pin it.`);
    return { card: String(card), clauses: list };
  });
  return { lists, problems };
}

class Reader {
  readonly #file: string;
  readonly #lines: LineCounter;
  readonly #source: readonly string[];
  #scenario = '';

  constructor(file: string, lines: LineCounter, source: string) {
    this.#file = file;
    this.#lines = lines;
    this.#source = source.split('\n');
  }

  /** Does a card's number stand without quotes in this line, or in the one before it? */
  #numbered(line: number): boolean {
    return this.#source.slice(Math.max(0, line - 2), line).some((row) => /^[^"']* #\d/.test(row));
  }

  scenario(document: Document.Parsed): Scenario {
    const [error] = document.errors;
    if (error !== undefined) {
      const [problem = 'This is not YAML.'] = error.message.split('\n');
      const place = this.#at(error.pos[0]);
      // A number sign in a list on one line hides the rest of the line, and with it the bracket.
      const hint = this.#numbered(place.line) ? ` ${QUOTE_NUMBERS}` : '';
      throw new ScenarioError('malformed', place, `This is not YAML: ${sentence(problem)}${hint}`);
    }
    const root = document.contents;
    const name = isMap(root) ? root.get('name') : undefined;
    if (typeof name === 'string') this.#scenario = name;
    const fields = this.#map(root, 'A scenario', SCENARIO_KEYS);
    const nameNode = fields.get('name');
    if (nameNode === undefined) this.#fail(root, 'The scenario has no name.');
    if (this.#text(nameNode, 'name').trim() === '') this.#fail(nameNode, 'The scenario has no name.');
    return {
      place: this.#placeOf(root),
      name: this.#scenario,
      rules: this.#rules(fields.get('rules')),
      pool: fields.has('pool') ? this.#text(fields.get('pool'), 'pool') : 'test',
      players: this.#players(root, fields.get('players')),
      edge: this.#named(fields.get('edge'), 'edge'),
      turn: this.#named(fields.get('turn'), 'turn'),
      phase: this.#phase(fields.get('phase')),
      tableTurn: this.#number(fields.get('tableTurn'), 'tableTurn', 10),
      seed: this.#number(fields.get('seed'), 'seed', 1),
      asks: this.#flag(fields.get('askAll'), 'askAll') ? 'allAndPhases' : 'phases',
      script: this.#script(fields.get('script')),
      expect: this.#list(fields.get('expect'), 'expect').map((item) => ({
        text: this.#fact(item),
        place: this.#placeOf(item),
      })),
    };
  }

  #at(offset: number): Place {
    return { file: this.#file, scenario: this.#scenario, line: this.#lines.linePos(offset).line };
  }
  #placeOf(node: unknown): Place {
    return this.#at((node as Node | null)?.range?.[0] ?? 0);
  }
  #fail(node: unknown, problem: string): never {
    throw new ScenarioError('malformed', this.#placeOf(node), problem);
  }

  /** The entries of a mapping whose keys must be among the known ones. */
  #map(node: unknown, what: string, known: readonly string[]): Map<string, unknown> {
    const entries = new Map<string, unknown>();
    if (isEmpty(node)) return entries;
    if (!isMap(node)) this.#fail(node, `${what} must be written as "key: value" lines.`);
    for (const { key, value } of node.items) {
      const word = isScalar(key) ? String(key.value) : '';
      if (!known.includes(word))
        this.#fail(
          key,
          `${what} has no "${word}".${suggest(word, known) || ` It may have: ${known.join(', ')}.`}`,
        );
      entries.set(word, value);
    }
    return entries;
  }
  #list(node: unknown, what: string): readonly unknown[] {
    if (isEmpty(node)) return [];
    if (!isSeq(node)) this.#fail(node, `"${what}" must be a list: [one, two], or a line with "- " for each.`);
    return node.items;
  }
  #text(node: unknown, what: string): string {
    if (isScalar(node) && node.type === 'PLAIN' && /^\d/.test(node.comment ?? ''))
      this.#fail(node, `" #${node.comment}" is a remark to YAML. ${QUOTE_NUMBERS}`);
    if (isScalar(node) && (typeof node.value === 'string' || typeof node.value === 'number'))
      return String(node.value);
    return this.#fail(node, `"${what}" must be a text.`);
  }
  #number(node: unknown, what: string, otherwise: number): number {
    if (node === undefined) return otherwise;
    if (isScalar(node) && typeof node.value === 'number' && node.value >= 0) return node.value;
    return this.#fail(node, `"${what}" must be a number.`);
  }
  #flag(node: unknown, what: string): boolean {
    if (node === undefined) return false;
    if (isScalar(node) && typeof node.value === 'boolean') return node.value;
    return this.#fail(node, `"${what}" must be true or false.`);
  }
  #named(node: unknown, what: string): Named | null {
    return isEmpty(node) ? null : { name: this.#text(node, what), place: this.#placeOf(node) };
  }

  #rules(node: unknown): string[] {
    const rules = this.#list(node, 'rules').map((item) => {
      const id = this.#text(item, 'rules');
      if (!/^(?:R-(?:CARD-[a-z0-9-]+|[A-Z]+-\d+)|ruling:G?\d+#\d+)$/.test(id))
        this.#fail(item, `"${id}" is not a rule id like R-BLOCK-13, nor a ruling like ruling:100001#1.`);
      return id;
    });
    if (rules.length > 3) this.#fail(node, `A scenario names at most three rules, not ${rules.length}.`);
    return rules;
  }
  #phase(node: unknown): Phase {
    if (isEmpty(node)) return 'minion';
    const word = this.#text(node, 'phase');
    const phase = PHASES.find((p) => p === word);
    return phase ?? this.#fail(node, `There is no ${word} phase: the phases are ${PHASES.join(', ')}.`);
  }

  #players(root: unknown, node: unknown): PlayerText[] {
    if (!isMap(node)) this.#fail(node ?? root, 'The scenario needs "players:" with a line for each of them.');
    const players = node.items.map(({ key, value }) => this.#player(key, value));
    if (players.length < 2 || players.length > 6)
      this.#fail(node, `A game has 2 to 6 players, not ${players.length}.`);
    return players;
  }
  #player(key: unknown, value: unknown): PlayerText {
    const name = this.#text(key, 'players');
    const fields = this.#map(value, name, PLAYER_KEYS);
    const numbers: Partial<Record<PlayerNumber, number>> = {};
    for (const word of PLAYER_NUMBERS)
      if (fields.has(word)) numbers[word] = this.#number(fields.get(word), word, 0);
    const zone = (word: Zone): CardText[] =>
      this.#list(fields.get(word), word).flatMap((item) => this.#cards(item));
    return {
      name,
      place: this.#placeOf(key),
      numbers,
      ousted: this.#flag(fields.get('ousted'), 'ousted'),
      withdrawing: this.#flag(fields.get('withdrawing'), 'withdrawing'),
      zones: {
        hand: zone('hand'),
        library: zone('library'),
        crypt: zone('crypt'),
        ready: zone('ready'),
        torpor: zone('torpor'),
        uncontrolled: zone('uncontrolled'),
        table: zone('table'),
        ash: zone('ash'),
        removed: zone('removed'),
      },
    };
  }

  /** `Bramble`, `2x Keen Senses`, or `Bramble: { blood: 1 }`. */
  #cards(item: unknown): CardText[] {
    if (!isMap(item)) return this.#copies(item, new Map());
    const [entry] = item.items;
    if (entry === undefined || item.items.length !== 1)
      this.#fail(item, 'Each card is an item of its own: "- Bramble: { blood: 1 }".');
    return this.#copies(entry.key, this.#map(entry.value, this.#text(entry.key, 'card'), CARD_KEYS));
  }
  #copies(key: unknown, fields: Map<string, unknown>): CardText[] {
    const [, count = '1', name = '', label = null] =
      /^(?:(\d+)x )?\s*(.+?)(?: as ([a-z]\w*))?$/i.exec(this.#text(key, 'card').trim()) ?? [];
    if (label !== null && count !== '1')
      this.#fail(key, `${label} can be the name of one card only, not of ${count}.`);
    const words = (['blood', 'life', 'counters'] as const).filter((word) => fields.has(word));
    const [word] = words;
    if (words.length > 1) this.#fail(key, `${name} has either ${words.join(' or ')}, not both.`);
    const card: CardText = {
      name,
      label,
      place: this.#placeOf(key),
      counters: word === undefined ? null : { word, amount: this.#number(fields.get(word), word, 0) },
      locked: this.#flag(fields.get('locked'), 'locked'),
      justRecruited: this.#flag(fields.get('justRecruited'), 'justRecruited'),
      superior: this.#flag(fields.get('superior'), 'superior'),
      title: fields.has('title') ? this.#text(fields.get('title'), 'title') : null,
      sect: fields.has('sect') ? this.#text(fields.get('sect'), 'sect') : null,
      clan: fields.has('clan') ? this.#text(fields.get('clan'), 'clan') : null,
      contested: this.#flag(fields.get('contested'), 'contested'),
      titleContested: this.#flag(fields.get('titleContested'), 'titleContested'),
      merged: this.#flag(fields.get('merged'), 'merged'),
      owner: this.#named(fields.get('owner'), 'owner'),
      on: this.#list(fields.get('on'), 'on').flatMap((item) => this.#cards(item)),
      bound: this.#list(fields.get('bound'), 'bound').map((item) => ({
        name: this.#text(item, 'bound'),
        place: this.#placeOf(item),
      })),
    };
    return Array.from({ length: Number(count) }, () => card);
  }

  #script(node: unknown): Line[] {
    if (isEmpty(node)) return [];
    const text = this.#text(node, 'script');
    const type = isScalar(node) ? node.type : undefined;
    const first = this.#placeOf(node);
    const rows = text.split('\n');
    if (type !== 'BLOCK_LITERAL' && rows.length > 1)
      this.#fail(node, 'Write "script: |" and each decision on a line of its own.');
    const offset = type === 'BLOCK_LITERAL' ? 1 : 0;
    return rows
      .map((row, i) => ({
        // A number sign within a name ("Hired Knife #7") has no space after it.
        text: row.replace(/(^|\s)#(\s.*)?$/, '').trim(),
        place: { ...first, line: first.line + offset + i },
      }))
      .filter((line) => line.text !== '');
  }
  /** A fact is a text; one with a colon in it, as "offered: …", is a mapping to YAML. */
  #fact(item: unknown): string {
    if (!isMap(item)) return this.#text(item, 'expect');
    const [entry] = item.items;
    if (entry === undefined || item.items.length !== 1) this.#fail(item, 'Each fact is an item of its own.');
    return `${this.#text(entry.key, 'expect')}: ${this.#text(entry.value, 'expect')}`;
  }
}

const isEmpty = (node: unknown): boolean =>
  node === undefined || node === null || (isScalar(node) && (node.value === null || node.value === ''));
