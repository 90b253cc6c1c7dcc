import type { Phase } from '@methuselah/engine';
import { PHASES } from '@methuselah/engine/internal';
import { type Document, isMap, isScalar, isSeq, LineCounter, parseAllDocuments } from 'yaml';
import { ScenarioError, sentence } from './error.ts';
import {
  type CardText,
  type DeckScenario,
  type DeckText,
  type Line,
  PLAYER_NUMBERS,
  type PlayerNumber,
  type PlayerText,
  type PositionScenario,
  type Scenario,
  type SetupPlayer,
  type SetupScenario,
  ZONES,
  type Zone,
} from './scenario.ts';
import { isEmpty, QUOTE_COLONS, QUOTE_NUMBERS, YamlReader } from './yaml.ts';

const TITLE_KEYS = ['name', 'rules', 'note'];
const PLAYED_KEYS = ['pool', 'seed', 'askAll', 'script', 'expect'];
const POSITION_KEYS = [...TITLE_KEYS, 'players', 'edge', 'turn', 'phase', 'tableTurn', ...PLAYED_KEYS];
const SETUP_KEYS = [...TITLE_KEYS, 'setup', 'begins', 'seating', ...PLAYED_KEYS];
const DECK_KEYS = [...TITLE_KEYS, 'deck', 'problems'];
const SETUP_PLAYER_KEYS = ['deck', 'crypt', 'library', 'top'];
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

/** Limit for `2x Name`; more than any table needs. */
const MAX_COPIES = 999;

/** The scenarios of a file, one per YAML document. A malformed one is listed as its error. */
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

/** The text of a card, sentence by sentence in our own words, and the scenarios of the same file that pin each. */
export interface Clauses {
  readonly card: string;
  readonly clauses: readonly { readonly says: string; readonly pinned: readonly string[] }[];
}

/** Is it a document of clauses and not a scenario? */
const isClauses = (document: Document.Parsed): boolean =>
  isMap(document.contents) && document.contents.has('clauses');

/** The clause lists of a file of card scenarios, and their format errors. */
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

class Reader extends YamlReader {
  scenario(document: Document.Parsed): Scenario {
    const [error] = document.errors;
    if (error !== undefined) {
      const [problem = 'This is not YAML.'] = error.message.split('\n');
      const place = this.at(error.pos[0]);
      // In an inline list, an unquoted number sign comments out the rest of the line, with the closing bracket.
      const colon = error.code === 'BLOCK_AS_IMPLICIT_KEY' ? ` ${QUOTE_COLONS}` : '';
      const hint = this.numbered(place.line) ? ` ${QUOTE_NUMBERS}` : colon;
      throw new ScenarioError('malformed', place, `This is not YAML: ${sentence(problem)}${hint}`);
    }
    const root = document.contents;
    const name = isMap(root) ? root.get('name') : undefined;
    if (typeof name === 'string') this.name = name;
    if (isMap(root) && root.has('deck')) return this.#deckScenario(root);
    if (isMap(root) && root.has('setup')) return this.#setupScenario(root);
    return this.#positionScenario(root);
  }

  #positionScenario(root: unknown): PositionScenario {
    if (isMap(root))
      for (const [keys, of] of [
        [SETUP_KEYS, 'setup'],
        [DECK_KEYS, 'deck'],
      ] as const)
        for (const { key } of root.items)
          if (isScalar(key) && keys.includes(String(key.value)) && !POSITION_KEYS.includes(String(key.value)))
            this.fail(key, `"${key.value}" belongs to a scenario with "${of}".`);
    const fields = this.map(root, 'A scenario', POSITION_KEYS, [...SETUP_KEYS, ...DECK_KEYS]);
    return {
      kind: 'position',
      ...this.#titled(root, fields),
      ...this.#played(fields),
      players: this.#players(root, fields.get('players')),
      edge: this.named(fields.get('edge'), 'edge'),
      turn: this.named(fields.get('turn'), 'turn'),
      phase: this.#phase(fields.get('phase')),
      tableTurn: this.number(fields.get('tableTurn'), 'tableTurn', 10),
    };
  }

  #setupScenario(root: unknown): SetupScenario {
    const fields = this.map(root, 'A scenario with "setup"', SETUP_KEYS);
    const node = fields.get('setup');
    if (!isMap(node)) this.fail(node ?? root, '"setup" needs a line for each player, with a deck.');
    const players = node.items.map(({ key, value }) => this.#setupPlayer(key, value));
    this.#countPlayers(node, players);
    const seating = isEmpty(fields.get('seating')) ? 'given' : this.text(fields.get('seating'), 'seating');
    if (seating !== 'given' && seating !== 'random')
      this.fail(fields.get('seating'), '"seating" is "given" (as written, clockwise) or "random".');
    return {
      kind: 'setup',
      ...this.#titled(root, fields),
      ...this.#played(fields),
      players,
      begins: this.named(fields.get('begins'), 'begins'),
      seating,
    };
  }
  #setupPlayer(key: unknown, value: unknown): SetupPlayer {
    const name = this.text(key, 'setup');
    const fields = this.map(value, name, SETUP_PLAYER_KEYS);
    const cards = (word: string): CardText[] =>
      this.list(fields.get(word), word).flatMap((item) => {
        if (isMap(item)) this.fail(item, 'A card of a deck has only a name, as in "- 4x Keen Senses".');
        const found = this.#cards(item);
        if (found.some(({ label }) => label !== null))
          this.fail(item, 'A card of a deck has no name of its own: nobody knows which one is drawn.');
        return found;
      });
    const player = {
      name,
      place: this.placeOf(key),
      deck: fields.has('deck') ? this.#deck(fields.get('deck')) : null,
      crypt: cards('crypt'),
      library: cards('library'),
      top: cards('top'),
    };
    const own = player.crypt.length + player.library.length > 0;
    if (player.deck !== null && own)
      this.fail(value, `${name} has either a "deck", or a "crypt" and a "library".`);
    if (player.deck === null && !own && player.top.length === 0)
      this.fail(key, `${name} needs a "deck", or a "crypt" and a "library".`);
    return player;
  }

  #deckScenario(root: unknown): DeckScenario {
    const fields = this.map(root, 'A scenario with "deck"', DECK_KEYS);
    const titled = this.#titled(root, fields);
    const node = fields.get('problems');
    if (isEmpty(node))
      this.fail(root, 'Say what is wrong with the deck: "problems:" with a list, or "none".');
    const none = isScalar(node) && node.value === 'none';
    const problems = none ? [] : this.list(node, 'problems');
    if (!none && problems.length === 0)
      this.fail(node, 'If nothing is wrong with the deck, write "problems: none".');
    return {
      kind: 'deck',
      ...titled,
      deck: this.#deck(fields.get('deck')),
      problems: problems.map((item) => ({ text: this.text(item, 'problems'), place: this.placeOf(item) })),
    };
  }
  /** A deck list as a block of text, or as a list with one card per line. */
  #deck(node: unknown): DeckText {
    const lines = isSeq(node)
      ? node.items.map((item) => ({ text: this.text(item, 'deck'), place: this.placeOf(item) }))
      : isEmpty(node)
        ? []
        : this.rows(node, 'deck');
    return lines.some(({ text }) => text.trim() !== '')
      ? lines
      : this.fail(node, 'There is nothing in the deck.');
  }

  #titled(root: unknown, fields: ReadonlyMap<string, unknown>) {
    const node = fields.get('name');
    if (node === undefined || this.text(node, 'name').trim() === '')
      this.fail(node ?? root, 'The scenario has no name.');
    return { place: this.placeOf(root), name: this.name, rules: this.#rules(fields.get('rules')) };
  }
  #played(fields: ReadonlyMap<string, unknown>) {
    return {
      pool: fields.has('pool') ? this.text(fields.get('pool'), 'pool') : 'test',
      seed: this.number(fields.get('seed'), 'seed', 1),
      asks: this.flag(fields.get('askAll'), 'askAll') ? ('allAndPhases' as const) : ('phases' as const),
      script: this.#script(fields.get('script')),
      expect: this.list(fields.get('expect'), 'expect').map((item) => ({
        text: this.#fact(item),
        place: this.placeOf(item),
      })),
    };
  }

  #rules(node: unknown): string[] {
    const rules = this.list(node, 'rules').map((item) => {
      const id = this.text(item, 'rules');
      if (!/^(?:R-(?:CARD-[a-z0-9-]+|[A-Z]+-\d+)|ruling:G?\d+#\d+)$/.test(id))
        this.fail(item, `"${id}" is not a rule id like R-BLOCK-13, nor a ruling like ruling:100001#1.`);
      return id;
    });
    if (rules.length > 3) this.fail(node, `A scenario names at most three rules, not ${rules.length}.`);
    return rules;
  }
  #phase(node: unknown): Phase {
    if (isEmpty(node)) return 'minion';
    const word = this.text(node, 'phase');
    const phase = PHASES.find((p) => p === word);
    return phase ?? this.fail(node, `There is no ${word} phase: the phases are ${PHASES.join(', ')}.`);
  }

  #players(root: unknown, node: unknown): PlayerText[] {
    if (!isMap(node)) this.fail(node ?? root, 'The scenario needs "players:" with a line for each of them.');
    const players = node.items.map(({ key, value }) => this.#player(key, value));
    this.#countPlayers(node, players);
    return players;
  }
  #countPlayers(node: unknown, { length }: readonly unknown[]): void {
    if (length < 2 || length > 6) this.fail(node, `A game has 2 to 6 players, not ${length}.`);
  }
  #player(key: unknown, value: unknown): PlayerText {
    const name = this.text(key, 'players');
    const fields = this.map(value, name, PLAYER_KEYS);
    const numbers: Partial<Record<PlayerNumber, number>> = {};
    for (const word of PLAYER_NUMBERS)
      if (fields.has(word)) numbers[word] = this.number(fields.get(word), word, 0);
    const zone = (word: Zone): CardText[] =>
      this.list(fields.get(word), word).flatMap((item) => this.#cards(item));
    return {
      name,
      place: this.placeOf(key),
      numbers,
      ousted: this.flag(fields.get('ousted'), 'ousted'),
      withdrawing: this.flag(fields.get('withdrawing'), 'withdrawing'),
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
      this.fail(item, 'Each card is an item of its own: "- Bramble: { blood: 1 }".');
    return this.#copies(entry.key, this.map(entry.value, this.text(entry.key, 'card'), CARD_KEYS));
  }
  #copies(key: unknown, fields: Map<string, unknown>): CardText[] {
    const [, count = '1', name = '', label = null] =
      /^(?:(\d+)x )?\s*(.+?)(?: as ([a-z]\w*))?$/i.exec(this.text(key, 'card').trim()) ?? [];
    if (Number(count) < 1 || Number(count) > MAX_COPIES)
      this.fail(key, `A card is there in 1 to ${MAX_COPIES} copies, not ${count}.`);
    if (label !== null && count !== '1')
      this.fail(key, `${label} can be the name of one card only, not of ${count}.`);
    const words = (['blood', 'life', 'counters'] as const).filter((word) => fields.has(word));
    const [word] = words;
    if (words.length > 1) this.fail(key, `${name} has either ${words.join(' or ')}, not both.`);
    const card: CardText = {
      name,
      label,
      place: this.placeOf(key),
      counters: word === undefined ? null : { word, amount: this.number(fields.get(word), word, 0) },
      locked: this.flag(fields.get('locked'), 'locked'),
      justRecruited: this.flag(fields.get('justRecruited'), 'justRecruited'),
      superior: this.flag(fields.get('superior'), 'superior'),
      title: fields.has('title') ? this.text(fields.get('title'), 'title') : null,
      sect: fields.has('sect') ? this.text(fields.get('sect'), 'sect') : null,
      clan: fields.has('clan') ? this.text(fields.get('clan'), 'clan') : null,
      contested: this.flag(fields.get('contested'), 'contested'),
      titleContested: this.flag(fields.get('titleContested'), 'titleContested'),
      merged: this.flag(fields.get('merged'), 'merged'),
      owner: this.named(fields.get('owner'), 'owner'),
      on: this.list(fields.get('on'), 'on').flatMap((item) => this.#cards(item)),
      bound: this.list(fields.get('bound'), 'bound').map((item) => ({
        name: this.text(item, 'bound'),
        place: this.placeOf(item),
      })),
    };
    return Array.from({ length: Number(count) }, () => card);
  }

  #script(node: unknown): Line[] {
    if (isEmpty(node)) return [];
    const rows = this.rows(node, 'script');
    if (rows.length > 1 && !(isScalar(node) && node.type === 'BLOCK_LITERAL'))
      this.fail(node, 'Write "script: |" and each decision on a line of its own.');
    return (
      rows
        // Keep a number sign that belongs to a name ("Hired Knife #7"): it has no space after it.
        .map(({ text, place }) => ({ text: text.replace(/(^|\s)#(\s.*)?$/, '').trim(), place }))
        .filter((line) => line.text !== '')
    );
  }
  /** A fact is text; one with a colon, such as "offered: …", is parsed by YAML as a mapping. */
  #fact(item: unknown): string {
    if (!isMap(item)) return this.text(item, 'expect');
    const [entry] = item.items;
    if (entry === undefined || item.items.length !== 1) this.fail(item, 'Each fact is an item of its own.');
    return `${this.text(entry.key, 'expect')}: ${this.text(entry.value, 'expect')}`;
  }
}
