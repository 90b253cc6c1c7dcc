import { nameIn } from '@methuselah/cards';
import { cardById } from '@methuselah/cards/catalogue';
import type { Seat } from '@methuselah/engine';
import { canSee, NONE, tableOf } from '@methuselah/engine/internal';
import type { Card } from '@methuselah/engine/language';
import type { Session } from '@methuselah/host';
import { fullText } from '../cards/facts.ts';
import { bad } from '../print/colour.ts';
import { table as columns, wrapped } from '../print/columns.ts';
import { TYPED } from '../words/sections/play.ts';
import { storyLines } from './log.ts';
import type { TerminalContext } from './terminal.ts';
import { folded } from './typed.ts';
import { whyLines } from './why.ts';

/** Commands that show information and decide nothing. */
export class InfoCommands {
  readonly #session: Session;
  readonly #seat: Seat;
  readonly #context: TerminalContext;

  constructor(session: Session, seat: Seat, context: TerminalContext) {
    this.#session = session;
    this.#seat = seat;
    this.#context = context;
  }

  #write(lines: readonly string[]): void {
    this.#context.terminal.write(lines);
  }
  #refuse(text: string): void {
    this.#write(wrapped(bad(text), this.#context.terminal.width));
  }

  why(about: string): void {
    for (const line of whyLines(this.#session.game, this.#seat, about, this.#context))
      this.#write(wrapped(line, this.#context.terminal.width, '', '    '));
  }

  /** Prints the cards matching a name: exact matches, else cards the seat can see, else all cards. */
  card(name: string): void {
    if (name === '') return this.#refuse(this.#context.words.sayCard);
    const { pool, state } = tableOf(this.#session.game);
    const seen = state.def.flatMap((def, id) =>
      canSee(tableOf(this.#session.game), this.#seat, id) && pool.cards[def] ? [pool.cards[def].card] : [],
    );
    const asked = folded(name);
    const named = (cards: readonly Card[], fits: (text: string) => boolean): Card[] => [
      ...new Set(
        cards.filter((card) =>
          [this.#context.locale.cardName(card), card.name, nameIn(card, this.#context.locale.lang)].some(
            (text) => fits(folded(text)),
          ),
        ),
      ),
    ];
    const all = pool.cards.map(({ card }) => card);
    const found = [
      named(all, (text) => text === asked),
      named(seen, (text) => text.includes(asked)),
      named(all, (text) => text.includes(asked)),
    ].find((cards) => cards.length > 0);
    if (found === undefined) return this.#refuse(this.#context.words.noCard(name));
    for (const card of found.slice(0, MAX_CARDS)) this.#text(card);
  }

  #text({ id }: Card): void {
    const { terminal, locale } = this.#context;
    const card = cardById(id);
    if (!card) return;
    const [name = '', ...lines] = fullText(card, locale.lang).split('\n');
    this.#write([name, ...lines.flatMap((line) => wrapped(line, terminal.width, '  ', '    '))]);
  }

  hand(): void {
    const { state, pool } = tableOf(this.#session.game);
    const defs = new Set((state.seats[this.#seat]?.hand ?? []).map((id) => state.def[id] ?? NONE));
    for (const def of defs) {
      const card = pool.cards[def]?.card;
      if (card) this.#text(card);
    }
  }

  log(rest: string): void {
    const lines = storyLines(this.#session.story(this.#seat), this.#context.terminal.width);
    const count = /^\d+$/.test(rest) ? Number(rest) : lines.length;
    this.#write(count === 0 ? [] : lines.slice(-count));
  }

  help(): void {
    const { typed, number } = this.#context.words;
    const rows = TYPED.map((name) => {
      const { name: word, takes, says } = typed[name];
      return [`${word} ${takes}`.trim(), says];
    });
    this.#write(columns([['1, 2, 3…', number], ...rows], 2));
  }
}

const MAX_CARDS = 5;
