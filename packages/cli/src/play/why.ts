import type { CardId, Game, Seat } from '@methuselah/engine';
import { canSee, NONE, tableOf } from '@methuselah/engine/internal';
import { DEEDS, type Deed, type WhyLine, whyDeedIsNotOffered, whyNotOffered } from '@methuselah/host';
import { REASON_WORDS, TERMS } from '@methuselah/text/internal';
import { bad, faint, good, strong } from '../print/colour.ts';
import { labelled } from '../print/text.ts';
import type { TerminalContext } from './terminal.ts';
import { folded } from './typed.ts';

/** Why options are not offered to a seat now: all of them, or those about what is named. */
export function whyLines(game: Game, seat: Seat, about: string, context: TerminalContext): string[] {
  const { locale, words } = context;
  const said = (lines: readonly WhyLine[]): string[] => [
    ...new Set(lines.map((line) => lineText(line, context))),
  ];
  if (folded(about) === '') return said(whyNotOffered(game, seat, null, locale));
  const deeds = deedsNamed(about, context);
  const cards = deeds.length > 0 ? [] : cardsNamed(game, seat, about, context);
  if (deeds.length === 0 && cards.length === 0) return [words.nothingToExplain(about)];
  const found = said([
    ...deeds.flatMap((deed) => whyDeedIsNotOffered(game, seat, deed, locale)),
    ...cards.flatMap((card) => whyNotOffered(game, seat, game.keys(seat).key(card), locale)),
  ]);
  return found.length > 0 ? found : [REASON_WORDS[locale.lang].noReadyMinionMeetsIt];
}

function lineText({ what, why, rule }: WhyLine, { locale, words }: TerminalContext): string {
  const label = labelled(locale.lang, strong(what));
  return why === null
    ? `${good('✓')} ${label}${words.canNow}`
    : `${bad('✗')} ${label}${REASON_WORDS[locale.lang][why]}${rule === null ? '' : ` ${faint(`(${rule})`)}`}`;
}

function deedsNamed(about: string, { locale }: TerminalContext): readonly Deed[] {
  const { actions } = locale.words.terms;
  return DEEDS.filter((deed) =>
    folded(deed === 'block' ? TERMS.block[locale.lang] : actions[deed]).includes(folded(about)),
  );
}

/** Cards by name that the seat holds or sees on the table: its own, or if it has none, everybody's. */
function cardsNamed(game: Game, seat: Seat, about: string, { locale }: TerminalContext): readonly CardId[] {
  const table = tableOf(game);
  const isNamed = (id: CardId): boolean => {
    const card = table.pool.cards[table.state.def[id] ?? NONE]?.card;
    return (
      card !== undefined && canSee(table, seat, id) && folded(locale.cardName(card)).includes(folded(about))
    );
  };
  const onTable = table.state.cards.filter(({ id }) => isNamed(id));
  const own = [
    ...(table.state.seats[seat]?.hand ?? []).filter(isNamed),
    ...onTable.filter(({ controller }) => controller === seat).map(({ id }) => id),
  ];
  return own.length > 0 ? own : onTable.map(({ id }) => id);
}
