import { KNOWN, SHARDS } from 'virtual:shards';
import {
  type CardsOf,
  cardsNeeded,
  type HostLocale,
  LeanHost,
  localeWith,
  needsBots,
  needsDecks,
  needsRecords,
} from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import { CardShelf } from '../cards/shelf.ts';
import type { Answered, Asked, Reply, Request, ToKeep, Trial } from '../protocol.ts';
import { Part } from './part.ts';

/** Runs the game in a web worker: one reply per request, in order. */

const shelf = new CardShelf(SHARDS);
const bots = new Part(() => import('@methuselah/bots'));
const newTables = new Part(() => import('@methuselah/host/newtable'));
const records = new Part(() => import('@methuselah/host/records'));
const why = new Part(() => import('@methuselah/host/why'));
const host = new LeanHost(
  { card: shelf.cardOf, known: KNOWN },
  { answerAs: (...asked) => bots.loaded.answerAs(...asked) },
  {
    get newTables() {
      return newTables.loaded;
    },
    get records() {
      return records.loaded;
    },
    get why() {
      return why.loaded;
    },
  },
);
const CARDS_OF: CardsOf = {
  decks: (asked) => newTables.loaded.cardsOfAsked(asked),
  record: (json) => records.loaded.cardsOfRecord(json),
};
let locale: HostLocale | null = null;
let last: Promise<void> = Promise.resolve();

/** Requests that change nothing: the game survives if one fails. */
const QUESTIONS: readonly Request['is'][] = ['why', 'advice', 'replay', 'seek', 'faces', 'prepare'];

/** Loads what a request needs: parts, cards and texts; for a new language, also the texts of the cards already in use. */
async function loadFor(request: Request): Promise<HostLocale> {
  const lang: Lang = 'lang' in request ? request.lang : (locale?.lang ?? 'en');
  const parts = Promise.all([needsBots(request) && bots.load(), request.is === 'why' && why.load()]);
  if (needsDecks(request)) await newTables.load();
  if (needsRecords(request)) await records.load();
  const needed = await shelf.loadCards(cardsNeeded(request, CARDS_OF));
  const told = locale?.lang === lang ? needed : [...host.cards, ...needed];
  const texts = await shelf.loadTexts(told, lang);
  await parts;
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

/** A worker that tries a deck does nothing else; who cancels ends it. */
async function tryDeck(trial: Trial): Promise<void> {
  const { runTrial } = await import('./trial.ts');
  await runTrial(trial, shelf, KNOWN, (progress) => postMessage(progress));
}

addEventListener('message', ({ data }: MessageEvent<Asked | Trial>) => {
  if ('field' in data) {
    void tryDeck(data);
    return;
  }
  const { n, request } = data;
  last = last.then(async () => {
    const answered: Answered = { n, reply: await answer(request) };
    keep(answered.reply);
    postMessage(answered);
  });
});
