import { PRECON_WORDS } from '@methuselah/cards/precons';
import type { Lang } from '@methuselah/text';
import { describe, expect, it } from 'vitest';
import { lint } from '../../text/src/lint.ts';
import { PLANS } from '../src/page/start/samples/samples.ts';
import { BUILDER } from '../src/words/builder.ts';
import { WORDS } from '../src/words/index.ts';
import { MANUAL } from '../src/words/manual.ts';
import { OFFLINE } from '../src/words/offline.ts';
import { ONLINE } from '../src/words/online.ts';
import { REPLAY } from '../src/words/replay.ts';

const LANGS: readonly Lang[] = ['en', 'fr', 'es', 'it', 'pt'];
const NAMES = ['Vampire: The Eternal Struggle', 'Paradox Interactive AB', 'Replay', 'Alexis', 'Bertrand'];

/** Every text of a language by its path. Functions are called for one and for many. */
function textsOf(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function')
    return [1, 3].map((n) => [path, String(Reflect.apply(words, undefined, argumentsFor(path, n)))]);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const argumentsFor = (path: string, n: number): readonly unknown[] => {
  if (path === '.replay.summary')
    return [
      n,
      [
        { name: 'Alexis', pool: n, ousted: null },
        { name: 'Bertrand', pool: 0, ousted: n },
      ],
    ];
  if (path === '.builder.law.tooManyCards') return [200];
  if (path.startsWith('.builder.') && !/\.(?:take|takeOut|add|removed?|copy|banned)$/.test(path))
    return [n, n, n];
  const isOfNumbers =
    /\.(?:turn|free|points|minutes|hours|days|chair|unread|unfinished|all|round|at|capacity|group|life|pool|blood|linkCopied|ousted|left|unused|allFor|allAgainst)$/.test(
      path,
    );
  return isOfNumbers ? [n, n] : ['Alexis', n];
};

const textsIn = async (lang: Lang) =>
  textsOf(
    {
      ...(await WORDS[lang]()),
      manual: await MANUAL[lang](),
      replay: await REPLAY[lang](),
      offline: await OFFLINE[lang](),
      online: await ONLINE[lang](),
      builder: await BUILDER[lang](),
      precons: await PRECON_WORDS[lang](),
      plans: PLANS[lang],
    },
    '',
  );

/** Pronouns that the page does not address a player with. */
const ADDRESS: Readonly<Record<Lang, RegExp>> = {
  en: /$^/,
  fr: /(?<![\p{L}’])(?:tu|toi|ton|tes|tien)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|ustedes|vosotros|vuestr\p{L}+)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:voi|vostr\p{L}+|Lei|Suo|Sua)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:tu|teus?|tuas?|vós|voss\p{L}+)(?!\p{L})/iu,
};

describe.each(LANGS)('the words of the page: %s', (lang) => {
  it('have no lint problems', async () => {
    const wrong = (await textsIn(lang)).flatMap(([path, text]) =>
      lint(text, lang, NAMES).map((problem) => `${path}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have no straight quotes, and address the player consistently', async () => {
    const wrong = (await textsIn(lang)).filter(([, text]) => /['"]/.test(text) || ADDRESS[lang].test(text));
    expect(wrong).toEqual([]);
  });

  it('are not left in English', async () => {
    const english = new Map(await textsIn('en'));
    const left = (await textsIn(lang)).filter(
      ([path, text]) => lang !== 'en' && /\p{L} \p{L}/u.test(text) && english.get(path) === text,
    );
    expect(left).toEqual([]);
  });
});
