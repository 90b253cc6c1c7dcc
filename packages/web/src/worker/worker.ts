import { KNOWN, SHARDS } from 'virtual:shards';
import { Host, type HostLocale, localeWith } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import { CardShelf } from '../cards/shelf.ts';
import type { Answered, Asked, Reply, Request, ToKeep } from '../protocol.ts';

/** The game, away from the page: one answer to each request, in the order in which they came. */

const shelf = new CardShelf(SHARDS);
const host = new Host({ card: shelf.cardOf, known: KNOWN });
let locale: HostLocale | null = null;
let last: Promise<void> = Promise.resolve();

/** What changes nothing: the game is as it was, whatever goes wrong. */
const QUESTIONS: readonly Request['is'][] = ['why', 'replay', 'seek', 'faces'];

const ALL = SHARDS.flatMap(({ ids }) => ids);

/** A language, with what the cards of the decks say in it. */
const speaking = async (lang: Lang): Promise<HostLocale> =>
  localeWith(lang, await shelf.loadTexts(ALL, lang));

async function answer(request: Request): Promise<Reply> {
  try {
    if ('lang' in request || locale === null)
      locale = await speaking('lang' in request ? request.lang : 'en');
    await shelf.loadCards(ALL);
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
