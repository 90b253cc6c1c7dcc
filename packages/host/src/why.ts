import type { BasicAction, CardId, Game, Reason, Seat } from '@methuselah/engine';
import { BASIC_ACTIONS, canSee, currentAction, INFLUENCES, NONE, tableOf } from '@methuselah/engine/internal';
import type { Locale } from '@methuselah/text/internal';
import type { WhyLine } from './contract/index.ts';

/** What a minion can do without a card. */
export type Deed = 'block' | BasicAction;
export const DEEDS: readonly Deed[] = ['block', ...BASIC_ACTIONS];

/** Explains one card that the seat sees (by key), or everything the seat could play, use, do or bring out. */
export function whyNotOffered(
  game: Game,
  seat: Seat,
  about: number | null,
  locale: Locale,
): readonly WhyLine[] {
  const explainer = new Explainer(game, seat, locale);
  if (about === null) return explainer.everything();
  const card = game.keys(seat).card(about);
  return card === undefined ? [] : explainer.card(card);
}

/** Explains one deed for each minion of the seat. */
export const whyDeedIsNotOffered = (
  game: Game,
  seat: Seat,
  deed: Deed,
  locale: Locale,
): readonly WhyLine[] => {
  const explainer = new Explainer(game, seat, locale);
  return explainer.minions().flatMap((id) => explainer.deeds(id, [deed]));
};

interface Answer {
  readonly id: CardId;
  readonly what: string;
  readonly why: Reason | null;
}

class Explainer {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #locale: Locale;

  constructor(game: Game, seat: Seat, locale: Locale) {
    this.#game = game;
    this.#seat = seat;
    this.#locale = locale;
  }

  everything(): WhyLine[] {
    const { state } = tableOf(this.#game);
    const isOthersAction = currentAction(tableOf(this.#game)) !== undefined && state.active !== this.#seat;
    return [
      ...byReason(this.#cards().map((id) => this.#use(id))).map((answers) => this.#line(answers)),
      ...this.minions().flatMap((id) => this.deeds(id, isOthersAction ? ['block'] : this.#actions(id))),
      ...byReason(this.#uncontrolled().map((id) => this.#bringOut(id))).map((answers) => this.#line(answers)),
    ];
  }

  card(id: CardId): WhyLine[] {
    const { state } = tableOf(this.#game);
    const inPlay = state.cards.find((c) => c.id === id);
    if (inPlay?.region === 'uncontrolled')
      return inPlay.controller === this.#seat ? this.#influences(id) : [this.#line([this.#bringOut(id)])];
    if (!this.minions().includes(id)) return [this.#line([this.#use(id)])];
    return [...(this.#hasUses(id) ? [this.#line([this.#use(id)])] : []), ...this.deeds(id, DEEDS)];
  }

  /** Leaving torpor is the only action in torpor, and only possible there. */
  #actions(id: CardId): readonly Deed[] {
    const isTorpid = tableOf(this.#game).state.cards.some((c) => c.id === id && c.region === 'torpor');
    return BASIC_ACTIONS.filter((action) => (action === 'leaveTorpor') === isTorpid);
  }

  /** Answers for the deeds of one minion. */
  deeds(id: CardId, deeds: readonly Deed[]): WhyLine[] {
    const name = this.#name(id);
    const { terms, options } = this.#locale.words;
    const actions = deeds.flatMap((deed) =>
      deed === 'block' ? [] : [{ id, what: terms.actions[deed], why: this.#game.explainAction(id, deed) }],
    );
    return [
      ...(deeds.includes('block') && currentAction(tableOf(this.#game)) !== undefined
        ? [this.#line([{ id, what: options.blocks(name), why: this.#game.explainBlock(id) }])]
        : []),
      ...byReason(actions).map((answers) => this.#line(answers, (what) => `${name} (${what})`)),
    ];
  }

  minions(): CardId[] {
    const { state, pool } = tableOf(this.#game);
    return state.cards
      .filter(
        ({ id, controller, region }) =>
          controller === this.#seat &&
          (region === 'ready' || region === 'torpor') &&
          pool.cards[state.def[id] ?? NONE]?.isMinion,
      )
      .map(({ id }) => id);
  }

  #uncontrolled(): CardId[] {
    return tableOf(this.#game).state.cards.flatMap(({ id, controller, region }) =>
      controller === this.#seat && region === 'uncontrolled' ? [id] : [],
    );
  }

  /** One card of each name in hand; then cards in play that can be used. */
  #cards(): CardId[] {
    const { state } = tableOf(this.#game);
    const seen = new Set<number>();
    const hand = (state.seats[this.#seat]?.hand ?? []).filter((id) => {
      const def = state.def[id] ?? NONE;
      return seen.has(def) ? false : seen.add(def);
    });
    const inPlay = state.cards.filter(
      ({ id, controller, region }) =>
        controller === this.#seat && region !== 'uncontrolled' && this.#hasUses(id),
    );
    return [...hand, ...inPlay.map(({ id }) => id)];
  }

  #hasUses(id: CardId): boolean {
    const { state, pool } = tableOf(this.#game);
    return (pool.cards[state.def[id] ?? NONE]?.playUses.length ?? 0) > 0;
  }

  #use(id: CardId): Answer {
    return { id, what: this.#name(id), why: this.#game.explainCard(this.#seat, id) };
  }

  #bringOut(id: CardId): Answer {
    return { id, what: this.#name(id), why: this.#game.explainInfluence(this.#seat, id, 'bringOut') };
  }

  #influences(id: CardId): WhyLine[] {
    const { options } = this.#locale.words;
    const vampire = this.#name(id);
    const other = this.#otherVersion(id);
    const said = {
      bringOut: options.bringsOut(null, vampire),
      transfer: options.transfersTo(null, vampire),
      takeBack: options.takesBackFrom(null, vampire),
      ...(other === undefined ? {} : { merge: options.merges(null, vampire, this.#name(other)) }),
    };
    return INFLUENCES.flatMap((influence) => {
      const what = said[influence];
      if (what === undefined) return [];
      return [this.#line([{ id, what, why: this.#game.explainInfluence(this.#seat, id, influence) }])];
    });
  }

  /** The base or advanced version of this vampire among the seat's minions. */
  #otherVersion(id: CardId): CardId | undefined {
    const { state, pool } = tableOf(this.#game);
    const keyOf = (card: CardId): number | undefined => pool.cards[state.def[card] ?? NONE]?.uniqueKey;
    return this.minions().find(
      (minion) => state.def[minion] !== state.def[id] && keyOf(minion) === keyOf(id),
    );
  }

  #name(id: CardId): string {
    const table = tableOf(this.#game);
    const card = table.pool.cards[table.state.def[id] ?? NONE]?.card;
    return card && canSee(table, this.#seat, id)
      ? this.#locale.cardName(card)
      : this.#locale.words.names.hidden;
  }

  /** Answers with the same reason share one line. */
  #line(answers: readonly Answer[], naming = (what: string): string => what): WhyLine {
    const why = answers[0]?.why ?? null;
    return {
      what: naming([...new Set(answers.map(({ what }) => what))].join(', ')),
      why: why?.key ?? null,
      rule: why?.rule ?? null,
      about: [...new Set(answers.map(({ id }) => this.#game.keys(this.#seat).key(id)))],
    };
  }
}

function byReason(answers: readonly Answer[]): Answer[][] {
  const groups = Map.groupBy(answers, ({ why }) => (why === null ? '' : `${why.rule} ${why.key}`));
  return [...groups.values()];
}
