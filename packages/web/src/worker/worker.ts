import { Host, type HostTongue, tongueFor } from '@methuselah/host';
import type { Answered, Asked, Reply, Request } from '../protocol.ts';

/** The game, away from the page: one answer to each request, in the order in which they came. */

const host = new Host();
let tongue: HostTongue | null = null;
let last: Promise<void> = Promise.resolve();

async function answer(request: Request): Promise<Reply> {
  try {
    if ('lang' in request || tongue === null)
      tongue = await tongueFor('lang' in request ? request.lang : 'en');
    return host.handle(request, tongue);
  } catch (error) {
    return {
      is: 'crashed',
      text: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error),
    };
  }
}

addEventListener('message', ({ data: { n, request } }: MessageEvent<Asked>) => {
  last = last.then(async () => {
    const answered: Answered = { n, reply: await answer(request) };
    postMessage(answered);
  });
});
