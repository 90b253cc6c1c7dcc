import type { CardKey, Seat } from '@methuselah/engine';
import type { InfluencePlan, OptionModel, StatModel, TableModel } from '@methuselah/host';
import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { isGuarded } from '../../guard.ts';
import { page } from '../../page.svelte.ts';
import { playing } from '../../playing.ts';
import { sceneOf } from '../../scene.ts';
import type { TableWords } from '../../words/sections/table.ts';
import { ENTRIES, isTargeting, optionsByCard } from './entries.ts';

/** The content of the table's only popover. */
export type Menu =
  | { readonly is: 'card'; readonly key: CardKey }
  | { readonly is: 'seat'; readonly seat: Seat }
  | { readonly is: 'options'; readonly options: readonly OptionModel[] }
  | { readonly is: 'stat'; readonly stat: StatModel }
  | { readonly is: 'languages' };

export const phone = new MediaQuery('(max-width: 700px), (max-height: 520px)');
/** Upright or turned, too low for more than what is needed most. */
export const lowPhone = new MediaQuery('(max-width: 700px) and (max-height: 699px), (max-height: 520px)');
/** Too narrow for the log beside the table. */
export const narrow = new MediaQuery('(max-width: 1100px), (max-height: 520px)');

/** So low that the options are in a sheet. */
const low = new MediaQuery('(max-height: 699px)');
/** A low phone upright: a plan of transfers needs the room of a board. */
const lowUpright = new MediaQuery('(max-width: 700px) and (min-height: 521px) and (max-height: 699px)');
const tall = new MediaQuery('(min-height: 800px)');
/** Six options stand side by side. */
const wide = new MediaQuery('(min-width: 1300px), (max-aspect-ratio: 1)');

/** View state of a table: what is open, hovered and highlighted. */
export class TableUi {
  readonly #model: () => TableModel;
  readonly #readonly: () => boolean;
  readonly #replay: () => boolean;
  menu = $state.raw<Menu | null>(null);
  /** The element beside which the menu is shown. */
  beside = $state.raw<Element | null>(null);
  /** The option that is hovered or focused: its cards and seat are highlighted. */
  pointed = $state.raw<OptionModel | null>(null);
  /** The option pressed last: it looks pressed until the reply arrives. */
  taken = $state<string | null>(null);
  /** Number of the card whose name is hovered or focused. */
  named = $state<number | null>(null);
  /** The opponent shown on a phone. */
  focused = $state<Seat>(0);
  /** On a low phone, another's board takes the place of the stage while it is looked at. */
  looksAway = $state(false);
  logOpen = $state(false);
  /** The step of a turn that the log shall show; null once it does. */
  logAt = $state<number | null>(null);
  /** Announced to screen readers. `did`, the player's own last action, goes first. */
  said = $state('');
  did = '';

  /** What the stage shows: what is in progress or has just ended. */
  readonly scene = $derived.by(() => (this.isReadonly ? null : page.ended) ?? sceneOf(this.model));
  readonly #byCard = $derived.by(() => optionsByCard(this.decision));
  readonly #targeting = $derived.by(() => isTargeting(this.decision));
  readonly entries = $derived.by(() => {
    if (this.isReadonly) return [];
    if (!phone.current) return ENTRIES[wide.current ? 'desk' : 'narrowDesk'](this.model);
    return ENTRIES[low.current ? 'lowPhone' : tall.current ? 'tallPhone' : 'phone'](this.model);
  });

  constructor(model: () => TableModel, isReadonly: () => boolean, isReplay: () => boolean) {
    this.#model = model;
    this.#readonly = isReadonly;
    this.#replay = isReplay;
  }

  get model(): TableModel {
    return this.#model();
  }
  get isReadonly(): boolean {
    return this.#readonly();
  }
  /** Is it a game that was played, and not the one that goes on? */
  get isReplay(): boolean {
    return this.#replay();
  }
  get words(): TableWords {
    if (!page.words) throw new Error('No language is loaded.');
    return page.words.table;
  }
  get decision() {
    return this.isReadonly ? null : this.model.decision;
  }

  /** Transfers are planned where there is no room for the board of another beside them. */
  get isPlanning(): boolean {
    return lowUpright.current && this.scene === null && !!this.decision?.influence;
  }
  /** Where the stage, or a plan of transfers, is: beside the boards, or on a low phone in the place of one of them. */
  get staged(): 'beside' | 'alone' | 'hidden' {
    const isLow = phone.current && low.current;
    if (!(isLow && this.scene) && !this.isPlanning) return 'beside';
    return this.looksAway ? 'hidden' : 'alone';
  }
  /** Shows another's board on a phone; if it is shown instead of the stage already, the stage again. */
  lookAt(seat: Seat): void {
    this.looksAway = this.staged === 'alone' || this.focused !== seat;
    this.focused = seat;
  }

  optionsOf(key: CardKey): readonly OptionModel[] {
    return this.#byCard.get(key) ?? [];
  }
  optionsAt(seat: Seat): readonly OptionModel[] {
    return this.decision?.options.filter((option) => option.seat === seat && option.cards.length === 0) ?? [];
  }

  /** A click on a card chooses it if it is the target of an option, else opens its menu. */
  press(key: CardKey, beside: Element | null): void {
    this.#press({ is: 'card', key }, this.optionsOf(key), beside);
  }
  pressSeat(seat: Seat, beside: Element | null): void {
    const aimed = this.decision?.options.filter((option) => option.seat === seat) ?? [];
    this.#press({ is: 'seat', seat }, aimed, beside);
  }
  #press(menu: Menu, options: readonly OptionModel[], beside: Element | null): void {
    const [option] = options;
    if (this.#targeting && option && options.length === 1) this.choose(option);
    else this.show(menu, beside);
  }

  show(menu: Menu, beside: Element | null): void {
    this.beside = beside;
    this.menu = menu;
  }
  close(): void {
    this.menu = null;
    this.pointed = null;
  }

  choose({ id }: OptionModel): void {
    if (isGuarded()) return;
    this.taken = id;
    this.#decided();
    playing.at.choose(id);
  }
  /** Casts all votes for a side. */
  vote(side: 'for' | 'against'): void {
    if (isGuarded()) return;
    this.#decided();
    playing.at.votes(side);
  }
  /** Carries out a plan of transfers. */
  influence(plan: InfluencePlan): void {
    if (isGuarded()) return;
    this.#decided();
    playing.at.influence(plan);
  }
  #decided(): void {
    this.menu = null;
    this.pointed = null;
    // The button disappears with its decision: focus moves to the bar.
    document.activeElement?.closest<HTMLElement>('[data-decision]')?.focus({ preventScroll: true });
  }
}

export const [tableUi, setTableUi] = createContext<TableUi>();
