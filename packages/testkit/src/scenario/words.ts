import type { CardId, Game, Seat, Viewer } from '@methuselah/engine';
import { type CardInPlay, cardName, NONE, type State, tableOf } from '@methuselah/engine/internal';
import { cardNameOf, nameOf } from './board.ts';
import { type Place, plain, ScenarioError, suggest } from './error.ts';
import type { ScenarioLog } from './log.ts';
import type { Labels } from './position.ts';
import { shortForm } from './ways.ts';

/** Resolves the names in a line of a scenario: players and cards. */
export class Words {
  readonly game: Game;
  readonly place: Place;
  readonly #labels: Labels;
  readonly #log: ScenarioLog | null;

  constructor(game: Game, place: Place, labels: Labels, log: ScenarioLog | null) {
    this.#log = log;
    this.game = game;
    this.place = place;
    this.#labels = labels;
  }
  get state(): State {
    return tableOf(this.game).state;
  }

  /** The log lines of a viewer so far; null if this run keeps no log. */
  log(viewer: Viewer): readonly string[] | null {
    return this.#log?.lines(viewer) ?? null;
  }

  malformed(problem: string): never {
    throw new ScenarioError('malformed', this.place, problem);
  }

  findPlayer(name: string): Seat {
    return tableOf(this.game).names.findIndex((n) => plain(n) === plain(name));
  }
  player(name: string): Seat {
    const seat = this.findPlayer(name);
    if (seat < 0)
      this.malformed(`There is no player named ${name}.${suggest(name, tableOf(this.game).names)}`);
    return seat;
  }
  /** "Sarah's Slip Away" as Sarah and "Slip Away"; a bare name has no owner. */
  owned(text: string): { readonly seat: Seat; readonly name: string } {
    for (const [seat, player] of tableOf(this.game).names.entries()) {
      const start = `${plain(player)}'s `;
      if (plain(text).startsWith(start)) return { seat, name: plain(text).slice(start.length) };
    }
    return { seat: NONE, name: plain(text) };
  }

  /** Converts a decision to the game's short form: drops described effects, replaces labels by the current card names. */
  decision(text: string): string {
    let said = text;
    for (const [label, id] of this.#labels)
      said = said.replace(new RegExp(`(?<![\\w'#])${label}(?!\\w)`, 'gi'), () =>
        cardName(tableOf(this.game), id, this.game.decision?.seat ?? 'all'),
      );
    return (
      shortForm(this.game, said) ??
      this.malformed(
        `"${text}" says of a level, mode or ability what it does not do: copy the words of the game, or leave out what follows the colon.`,
      )
    );
  }

  /** Every card of the game with this name, wherever it is; or the one card with this label. */
  copies(text: string): { readonly name: string; readonly ids: readonly CardId[] } {
    const labelled = this.#labels.get(plain(text));
    if (labelled !== undefined) return { name: cardNameOf(this.game, labelled), ids: [labelled] };
    const wanted = plain(text).replace(/ #\d+$/, '');
    const ids: CardId[] = [];
    this.state.def.forEach((_, id) => {
      if (plain(cardNameOf(this.game, id)) === wanted) ids.push(id);
    });
    const [first] = ids;
    if (first === undefined) {
      const names = this.state.def.map((_, id) => cardNameOf(this.game, id));
      this.malformed(
        `No card named ${text} takes part in this scenario.${suggest(text, [...names, ...tableOf(this.game).names])}`,
      );
    }
    return { name: cardNameOf(this.game, first), ids };
  }

  /** The one card on the table with this name; if there is none, where it is instead. */
  card(
    text: string,
  ): { readonly card: CardInPlay; readonly name: string } | { readonly card: null; readonly where: string } {
    const { seat, name } = this.owned(text);
    const copies = this.copies(name);
    const number = / #(\d+)$/.exec(name)?.[1];
    const found = this.state.cards.filter(
      (c) =>
        copies.ids.includes(c.id) &&
        (seat === NONE || c.controller === seat) &&
        (number === undefined || c.id === Number(number)),
    );
    const [card] = found;
    if (card === undefined)
      return { card: null, where: `${copies.name} is ${copies.ids.map((id) => this.where(id)).join(', ')}` };
    if (found.length > 1) {
      const which = found.map((c) => `${copies.name} #${c.id} (${nameOf(this.game, c.controller)})`);
      this.malformed(
        `${found.length} cards on the table are named ${copies.name}: say which, as in ${which.join(', ')}.`,
      );
    }
    return { card, name: copies.name };
  }

  where(id: CardId): string {
    const inPlay = this.state.cards.find((c) => c.id === id);
    if (inPlay !== undefined) {
      const of = nameOf(this.game, inPlay.controller);
      if (inPlay.host !== NONE) return `on ${cardNameOf(this.game, inPlay.host)}`;
      return inPlay.region === 'table' ? `on ${of}'s table` : `in ${of}'s ${inPlay.region} region`;
    }
    const merged = this.state.cards.find((c) => c.merged === id);
    if (merged !== undefined) return `merged with ${cardNameOf(this.game, merged.id)}`;
    if (this.state.limbo.includes(id)) return 'being played';
    const owner = this.state.owner[id] ?? NONE;
    const p = this.state.seats[owner];
    const of = nameOf(this.game, owner);
    if (p?.hand.includes(id)) return `in ${of}'s hand`;
    if (p?.library.includes(id)) return `in ${of}'s library`;
    if (p?.crypt.includes(id)) return `in ${of}'s crypt`;
    if (p?.ashHeap.includes(id)) return `in ${of}'s ash heap`;
    return 'removed from the game';
  }
}
