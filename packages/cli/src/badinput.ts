import { parseArgs } from 'node:util';
import { LANGS, type Lang } from '@methuselah/cards';

/** What was asked for makes no sense: told without a stack, and the command ends with 2. */
export class BadInput extends Error {}

type Flags = Readonly<Record<string, { readonly type: 'boolean' }>>;

/** The words of a command, the flags that are set, and the language; anything else is refused. */
export function readArguments(
  args: readonly string[],
  flags: Flags,
): { names: readonly string[]; flags: ReadonlySet<string>; lang: Lang } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...flags, lang: { type: 'string', default: 'en' } },
    });
    const lang = LANGS.find((known) => known === values.lang);
    if (lang === undefined)
      throw new BadInput(`There is no language "${values.lang}"; there are ${LANGS.join(', ')}.`);
    const set = Object.keys(flags).filter((flag) => flag in values);
    return { names: positionals, flags: new Set(set), lang };
  } catch (error) {
    if (error instanceof BadInput || !(error instanceof TypeError)) throw error;
    throw new BadInput(`${error.message.split(/(?<=\.) /)[0]} See: methuselah help`);
  }
}
