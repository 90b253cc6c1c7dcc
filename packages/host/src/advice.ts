import type { Because, Reason } from '@methuselah/bots/advise';
import type { Game, Option, Seat } from '@methuselah/engine';
import { decisionId, tableOf } from '@methuselah/engine/internal';
import type { Lang } from '@methuselah/text';
import { choiceText } from '@methuselah/text/internal';
import type { AdviceModel } from './contract/index.ts';
import { marked, namesOf, spansOf, withReadableTwins } from './model/spans.ts';
import { ViewerContext } from './model/viewercontext.ts';
import type { AdviceWords } from './words/advice/words.ts';
import type { HostLocale } from './words/words.ts';

/** What advice needs of `@methuselah/bots/advise`. */
export type Adviser = Pick<typeof import('@methuselah/bots/advise'), 'advise'>;

const ADVICE: Readonly<Record<Lang, () => Promise<{ readonly ADVICE: AdviceWords }>>> = {
  en: () => import('./words/advice/en.ts'),
  es: () => import('./words/advice/es.ts'),
  fr: () => import('./words/advice/fr.ts'),
  it: () => import('./words/advice/it.ts'),
  pt: () => import('./words/advice/pt.ts'),
};

/** Loads the words for the reasons of the bots. */
export async function withAdvice(locale: HostLocale, bots: Adviser): Promise<HostLocale> {
  const { ADVICE: words } = await ADVICE[locale.lang]();
  return { ...locale, advise: (game, seat) => adviceFor(bots, game, seat, locale, words) };
}

/** What the bots would do in the place of the seat that decides, and why, in words. */
export function adviceFor(
  { advise }: Adviser,
  game: Game,
  seat: Seat,
  locale: HostLocale,
  words: AdviceWords,
): AdviceModel | null {
  const advice = game.decider === seat ? advise(game) : null;
  const options = tableOf(game).decision?.options ?? [];
  const option = options[advice?.place ?? -1];
  if (advice === null || option === undefined) return null;
  const context = new ViewerContext(game, seat, marked(locale), game.keys(seat));
  const clauses = advice.reasons.map((reason) => clauseOf(context, words, reason));
  const against = options[advice.against ?? -1];
  const text =
    against === undefined ? words.sentence(clauses) : words.notWorth(optionText(context, against), clauses);
  return {
    decision: decisionId(tableOf(game)),
    option: context.optionId(option),
    text: spansOf(text, namesOf(tableOf(game).pool, locale)),
  };
}

const optionText = (context: ViewerContext, option: Option): string =>
  withReadableTwins(context, choiceText(context.t, option, context.viewer, context.locale));

function clauseOf(context: ViewerContext, words: AdviceWords, { when, because }: Reason): string {
  const say = words.because[because.why] as (fact: object) => string;
  const clause = say(named(context, because));
  return when === 'now' ? clause : words.when[when](clause);
}

/** With names in place of cards and seats; the seat that is advised has none. */
function named(context: ViewerContext, because: Because): object {
  const { viewer, locale } = context;
  const name = (id: number): string => `${context.card(id)}${context.twin(id)}`;
  return {
    ...because,
    ...('card' in because ? { card: name(because.card) } : {}),
    ...('other' in because ? { other: name(because.other) } : {}),
    ...('seat' in because ? { seat: because.seat === viewer ? null : context.seat(because.seat) } : {}),
    ...('stat' in because ? { stat: locale.words.terms.stats[because.stat] } : {}),
  };
}
