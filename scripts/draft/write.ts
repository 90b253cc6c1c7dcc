import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Definition, LibraryDefinition, VampireDefinition } from '@methuselah/cards';
import type { CatalogueCard, LibraryFacts } from '@methuselah/cards/catalogue';
import { librarySource, vampireSource, withImports } from './source.ts';

/** Writes definitions into the files of `packages/cards/src`, beside those that are there. */

const DISCIPLINES: Readonly<Record<string, string>> = {
  ani: 'animalism',
  aus: 'auspex',
  cel: 'celerity',
  dem: 'dementation',
  dom: 'dominate',
  for: 'fortitude',
  nec: 'necromancy',
  obe: 'obeah',
  obf: 'obfuscate',
  obl: 'oblivion',
  obt: 'obtenebration',
  pot: 'potence',
  pre: 'presence',
  pro: 'protean',
  qui: 'quietus',
  ser: 'serpentis',
  tha: 'blood-sorcery',
  vic: 'vicissitude',
  vis: 'visceratika',
};
const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const constant = (path: string): string => path.replaceAll('/', '_').replaceAll('-', '_').toUpperCase();

function masterFile(definition: LibraryDefinition, facts: LibraryFacts): string {
  if (facts.keywords.includes('discipline')) return 'master/disciplines';
  if (facts.keywords.includes('huntingGround')) return 'master/hunting-grounds';
  if (facts.keywords.includes('location')) return 'master/locations';
  const isOnMinion = definition.modes.some(({ stays }) => typeof stays === 'object');
  return isOnMinion ? 'master/on-minions' : 'master/others';
}

/** Where the definition of a card stands, below `packages/cards/src`. */
export function fileOf(facts: CatalogueCard, definition: Definition): string {
  if (facts.kind === 'crypt') return `crypt/${slug(facts.clans[0] ?? 'none')}`;
  const [type = 'action'] = facts.types;
  if (type === 'master') return `library/${masterFile(definition as LibraryDefinition, facts)}`;
  if (['equipment', 'retainer', 'political', 'event'].includes(type)) return `library/${type}`;
  const [code] = Object.keys(facts.disciplines);
  if (type === 'ally')
    return `library/ally/${facts.clans.length === 0 && code === undefined ? 'any' : 'clans'}`;
  return `library/${type}/${code === undefined ? 'no-discipline' : (DISCIPLINES[code] ?? code)}`;
}

interface Entry {
  readonly id: number;
  readonly name: string;
  readonly source: string;
}

const ENTRY = /^ {2}\/\/ (.+)\n {2}(\d+): /gm;

/** The entries of a file, with what stands before and after them. */
function parsed(source: string): { head: string; entries: Entry[]; tail: string } {
  const starts = [...source.matchAll(ENTRY)];
  const end = source.lastIndexOf('\n};') + 1;
  const entries = starts.map((match, i) => ({
    id: Number(match[2]),
    name: match[1] ?? '',
    source: source.slice(match.index, starts[i + 1]?.index ?? end),
  }));
  return { head: source.slice(0, starts[0]?.index ?? end), entries, tail: source.slice(end) };
}

const plain = (name: string): string => name.replace(/^The |^"/, '');

export function writeDefinitions(
  root: string,
  drafts: readonly { readonly facts: CatalogueCard; readonly definition: Definition }[],
): string[] {
  const files = Map.groupBy(drafts, ({ facts, definition }) => fileOf(facts, definition));
  for (const [file, own] of files) {
    const path = join(root, `${file}.ts`);
    const isCrypt = file.startsWith('crypt/');
    const name = constant(file.replace(/^(?:crypt|library)\//, ''));
    const empty = `export const ${name}: Readonly<Record<number, ${isCrypt ? 'VampireDefinition' : 'LibraryDefinition'}>> = {\n};\n`;
    const { head, entries, tail } = parsed(existsSync(path) ? readFileSync(path, 'utf8') : empty);
    const known = new Set(entries.map(({ id }) => id));
    const added = own
      .filter(({ facts }) => !known.has(facts.id))
      .map(({ facts, definition }): Entry => {
        const source = isCrypt
          ? vampireSource(definition as VampireDefinition)
          : librarySource(definition as LibraryDefinition);
        return { id: facts.id, name: facts.name, source: `  // ${facts.name}\n  ${facts.id}: ${source},\n` };
      });
    const all = [...entries, ...added].sort((a, b) =>
      isCrypt ? plain(a.name).localeCompare(plain(b.name), 'en') : a.id - b.id,
    );
    const up = '../'.repeat(file.split('/').length - 1);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, withImports(`${head}${all.map(({ source }) => source).join('')}${tail}`, up));
  }
  return [...files.keys()];
}

/** The index of a folder: every file of definitions below it. */
export function writeIndex(root: string, folder: 'crypt' | 'library', files: readonly string[]): void {
  const path = join(root, folder, 'index.ts');
  const source = readFileSync(path, 'utf8');
  const known = [...source.matchAll(/^import \{ (\w+) \} from '\.\/(.+)\.ts';$/gm)].map(
    ([, , file = '']) => file,
  );
  const all = [...new Set([...known, ...files.map((file) => file.slice(folder.length + 1))])].sort();
  const imports = all.map((file) => `import { ${constant(file)} } from './${file}.ts';`);
  const names = all.map(constant).sort();
  writeFileSync(
    path,
    `import { definitions } from '../definition/definition.ts';\n${imports.join('\n')}\n\n${source.match(/\/\*\*.*\*\//)?.[0]}\nexport const ${folder.toUpperCase()} = definitions([${names.join(', ')}]);\n`,
  );
}
