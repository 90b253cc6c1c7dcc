import { DECKS } from '@methuselah/cards';
import { LANGS } from '@methuselah/text';
import { samplesIn } from '../src/page/start/samples/samples.ts';

/** Source of a virtual module: `virtual:samples`, or `virtual:sample/fr/malkavian` with the cards of a deck in a language. */
export async function sampleModule(name: string): Promise<string | null> {
  if (name === 'virtual:samples') return manifest();
  const [, lang, deck = ''] = /^virtual:sample\/(\w\w)\/(\w+)$/.exec(name) ?? [];
  const known = LANGS.find((each) => each === lang);
  return known === undefined
    ? null
    : `export const SAMPLE = ${JSON.stringify((await samplesIn(known))[deck])};`;
}

function manifest(): string {
  const loaders = (lang: string): string =>
    DECKS.map(({ key }) => `${key}: () => import('virtual:sample/${lang}/${key}')`).join(', ');
  return `export const SAMPLES = { ${LANGS.map((lang) => `${lang}: { ${loaders(lang)} }`).join(', ')} };`;
}
