import { KNOWN, SHARDS } from 'virtual:shards';
import { cardsNeeded, Host, type HostLocale, localeWith, needsBots } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import { CardShelf } from '../cards/shelf.ts';
import type { Answered, Asked, Reply, Request, ToKeep } from '../protocol.ts';

/** Runs the game in a web worker: one reply per request, in order. */

const shelf = new CardShelf(SHARDS);
let bots: typeof import('@methuselah/bots') | null = null;
const loaded = () => {
  if (bots === null) throw new Error('The bots are not loaded.');
  return bots;
};
const host = new Host(
  { card: shelf.cardOf, known: KNOWN },
  { answerAs: (...asked) => loaded().answerAs(...asked) },
);
let locale: HostLocale | null = null;
let last: Promise<void> = Promise.resolve();

/** Requests that change nothing: the game survives if one fails. */
const QUESTIONS: readonly Request['is'][] = ['why', 'advice', 'replay', 'seek', 'faces', 'prepare'];

/** Loads the bots, cards and texts that a request needs; for a new language, also the texts of the cards already in use. */
async function loadFor(request: Request): Promise<HostLocale> {
  const lang: Lang = 'lang' in request ? request.lang : (locale?.lang ?? 'en');
  const loading = needsBots(request) ? import('@methuselah/bots') : bots;
  const needed = await shelf.loadCards(cardsNeeded(request));
  const told = locale?.lang === lang ? needed : [...host.cards, ...needed];
  const texts = await shelf.loadTexts(told, lang);
  bots = await loading;
  const spoken = await localeWith(lang, texts);
  if (request.is !== 'advice') return spoken;
  const [{ withAdvice }, adviser] = await Promise.all([
    import('@methuselah/host/advice'),
    import('@methuselah/bots/advise'),
  ]);
  return withAdvice(spoken, adviser);
}

async function answer(request: Request): Promise<Reply> {
  try {
    locale = await loadFor(request);
    return host.handle(request, locale);
  } catch (error) {
    console.error(error);
    const text = error instanceof Error ? error.message : String(error);
    return { is: QUESTIONS.includes(request.is) ? 'refused' : 'crashed', text };
  }
}

function keep({ is }: Reply): void {
  const saved = is === 'table' ? host.saved() : null;
  if (saved === null) return;
  const toKeep: ToKeep = { saved };
  postMessage(toKeep);
}

addEventListener('message', ({ data: { n, request } }: MessageEvent<Asked>) => {
  last = last.then(async () => {
    const answered: Answered = { n, reply: await answer(request) };
    keep(answered.reply);
    postMessage(answered);
  });
});
