import { PLAYABLE_CARDS } from '@methuselah/cards';
import type { TableFact } from '@methuselah/host';
import { isEmpty, readScenarios, type Scenario, ScenarioError, YamlReader } from '@methuselah/testkit';
import { LANGS, type Lang } from '@methuselah/text';
import { CARD_WORDS } from '@methuselah/text/internal';
import { type Document, isMap, LineCounter, parseAllDocuments } from 'yaml';
import type { Moment, Pointer, Said } from '../../src/learn/lesson.ts';
import { factOf, iconOf } from './facts.ts';
import { type Names, namesOf } from './names.ts';

/** The second part of a lesson's file: what the coach says, and how the lesson is judged. */
export interface Teaching {
  readonly title: Said;
  readonly goal: { readonly say: Said; readonly facts: readonly TableFact[] } | null;
  readonly moments: readonly Moment[];
  readonly wrong: readonly { readonly say: Said; readonly when: readonly TableFact[] }[];
  readonly reached: Said | null;
}

/** A lesson's file: a table as in a scenario, and what is taught there. */
export interface LessonFile {
  readonly table: Exclude<Scenario, { kind: 'deck' }>;
  readonly teaching: Teaching;
}

export function readLesson(file: string, source: string): LessonFile {
  const [table] = readScenarios(file, source);
  if (table instanceof ScenarioError) throw table;
  const lines = new LineCounter();
  const documents = parseAllDocuments(source, { lineCounter: lines });
  const second = Array.isArray(documents) ? documents[1] : undefined;
  if (table === undefined || table.kind === 'deck' || second === undefined)
    throw new Error(`${file}: a lesson has two parts: a table, "---", and what is taught there.`);
  const players = table.players.map(({ name }) => name);
  return { table, teaching: new TeachingReader(file, lines, source, players).read(second) };
}

const KEYS = ['title', 'goal', 'coach', 'wrong', 'reached'];
const MOMENT_KEYS = ['id', 'when', 'at', 'say'];
const POINTER_KEYS = ['option', 'with', 'player', 'card', 'of', 'pool'];

class TeachingReader extends YamlReader {
  readonly #players: readonly string[];

  constructor(file: string, lines: LineCounter, source: string, players: readonly string[]) {
    super(file, lines, source);
    this.#players = players;
  }

  read(document: Document): Teaching {
    const [error] = document.errors;
    if (error) throw new ScenarioError('malformed', this.at(error.pos[0]), error.message);
    const root = document.contents;
    const fields = this.map(root, 'A lesson', KEYS);
    const goal = this.map(fields.get('goal'), '"goal"', ['say', 'facts']);
    return {
      title: this.#said(fields.get('title') ?? root, 'title'),
      goal:
        goal.size === 0
          ? null
          : { say: this.#said(goal.get('say'), 'say'), facts: this.#facts(goal.get('facts')) },
      moments: this.list(fields.get('coach'), 'coach').map((item) => this.#moment(item)),
      wrong: this.list(fields.get('wrong'), 'wrong').map((item) => {
        const turn = this.map(item, 'A wrong turn', ['when', 'say']);
        return { when: this.#facts(turn.get('when')), say: this.#said(turn.get('say'), 'say') };
      }),
      reached: fields.has('reached') ? this.#said(fields.get('reached'), 'reached') : null,
    };
  }

  #moment(item: unknown): Moment {
    const fields = this.map(item, 'A moment of the coach', MOMENT_KEYS);
    return {
      id: this.text(fields.get('id'), 'id'),
      when: this.#facts(fields.get('when')),
      at: this.#pointer(fields.get('at') ?? item),
      say: this.#said(fields.get('say') ?? item, 'say'),
    };
  }

  #pointer(node: unknown): Pointer {
    if (!isMap(node)) {
      const word = this.text(node, 'at');
      if (word === 'pass' || word === 'hand') return { is: word };
      return this.fail(
        node,
        `"at" is "pass", "hand", or one of { option, card, player, pool }; not "${word}".`,
      );
    }
    const fields = this.map(node, '"at"', POINTER_KEYS);
    const names = this.#names(node);
    const text = (key: string): string | null => (fields.has(key) ? this.text(fields.get(key), key) : null);
    const [option, card, pool, player, of] = ['option', 'card', 'pool', 'player', 'of'].map(text);
    if (option) {
      const cards = this.list(fields.get('with'), 'with').map((item) => names.card(this.text(item, 'with')));
      return {
        is: 'option',
        option: { icon: iconOf(names, option), cards, seat: player ? names.seat(player) : null },
      };
    }
    if (card) return { is: 'card', card: names.card(card), seat: of ? names.seat(of) : null };
    if (pool) return { is: 'pool', seat: names.seat(pool) };
    if (player) return { is: 'seat', seat: names.seat(player) };
    return this.fail(node, 'Say what the coach points at: an option, a card, a player or a pool.');
  }

  #facts(node: unknown): TableFact[] {
    return this.list(node, 'when').map((item) => factOf(this.#sentence(item), this.#names(item)));
  }
  /** YAML takes "offered: bleed" for a mapping. */
  #sentence(item: unknown): string {
    if (!isMap(item)) return this.text(item, 'a fact');
    const [entry] = item.items;
    return `${this.text(entry?.key, 'a fact')}: ${this.text(entry?.value, 'a fact')}`;
  }

  #names(node: unknown): Names {
    return namesOf(this.#players, (problem) => this.fail(node, problem));
  }

  /** A sentence in every language, with `{card name}` as the language calls that card. */
  #said(node: unknown, what: string): Said {
    const fields = this.map(node, `"${what}"`, LANGS);
    const missing = LANGS.filter((lang) => isEmpty(fields.get(lang)));
    if (missing.length > 0) this.fail(node, `"${what}" is not said in: ${missing.join(', ')}.`);
    const said = (lang: Lang): string =>
      typeset(this.text(fields.get(lang), lang), lang).replace(/\{(.+?)\}/g, (_, name: string) =>
        this.#cardName(name, lang, node),
      );
    return Object.fromEntries(LANGS.map((lang) => [lang, said(lang)])) as Record<Lang, string>;
  }
  #cardName(name: string, lang: Lang, node: unknown): string {
    const number = this.#names(node).card(name);
    const card = PLAYABLE_CARDS.find(({ id }) => id === number);
    return card ? CARD_WORDS[lang].name(card) : name;
  }
}

/** French punctuation has a space before it that does not break. */
const typeset = (text: string, lang: Lang): string =>
  lang === 'fr' ? text.replace(/ (?=[?!:;»])/g, '\u00a0') : text;
