// Reads official English card texts into definitions. npm run draft -- --texts <folder with vteslib.csv and vtescrypt.csv>
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { definitionOf } from '@methuselah/cards';
import { cardById } from '@methuselah/cards/catalogue';
import { cardText } from '@methuselah/text';
import { canonical, cardFrom, type Drafted, draft } from './check.ts';
import { decksWith, printedCards, wavesOf } from './sources.ts';
import { writeDefinitions, writeIndex } from './write.ts';

const USAGE = `usage: npm run draft -- --texts <folder> [--unread] [--wrong] [--known] [--card <id or name>] [--wave 1a,1b,2] [--all] [--write <file with the ids of cards that were read by a person>]`;

const { values } = parseArgs({
  options: {
    texts: { type: 'string' },
    unread: { type: 'boolean' },
    wrong: { type: 'boolean' },
    known: { type: 'boolean' },
    accepted: { type: 'boolean' },
    last: { type: 'boolean' },
    all: { type: 'boolean' },
    card: { type: 'string' },
    wave: { type: 'string' },
    write: { type: 'string' },
  },
});
if (values.texts === undefined) {
  console.error(USAGE);
  process.exit(2);
}

const printed = printedCards(values.texts);
const decks = decksWith(values.texts);
const waves = wavesOf(values.texts);
const wanted = values.wave?.split(',');
const inWaves = waves.filter(({ wave }) => wanted === undefined || wanted.includes(wave)).map(({ id }) => id);
const ids = values.all || inWaves.length === 0 ? [...printed.keys()] : inWaves;

if (values.card !== undefined) {
  const text = values.card;
  const card = [...printed.values()].find(({ id, name }) => String(id) === text || name === text);
  if (card !== undefined) console.log(JSON.stringify(draft(card), null, 1));
} else if (values.known) known();
else if (values.write !== undefined) write(values.write);
else report(new Map(ids.flatMap((id) => drafted(id))));

function drafted(id: number): [number, Drafted][] {
  const card = printed.get(id);
  return card === undefined ? [] : [[id, draft(card)]];
}

/** Writes the accepted drafts of the named cards into the files of definitions. */
function write(list: string): void {
  const ids = readFileSync(list, 'utf8').match(/\b\d{6}\b/g) ?? [];
  const drafts = [...new Set(ids.map(Number))].flatMap((id) => {
    const [facts, card] = [cardById(id), printed.get(id)];
    const read = card === undefined ? undefined : draft(card);
    if (facts === undefined || read === undefined || !('definition' in read)) {
      console.error(`${id} is not read.`);
      return [];
    }
    return [{ facts, definition: read.definition }];
  });
  const root = fileURLToPath(new URL('../../packages/cards/src', import.meta.url));
  const files = writeDefinitions(root, drafts);
  for (const folder of ['crypt', 'library'] as const)
    writeIndex(
      root,
      folder,
      files.filter((file) => file.startsWith(folder)),
    );
  console.log(files.join('\n'));
}

/** Cards with definitions are read to the same ones. */
function known(): void {
  let same = 0;
  const others: string[] = [];
  for (const [id, card] of printed) {
    const ours = definitionOf(id);
    if (ours === undefined) continue;
    const read = draft(card);
    if ('definition' in read && canonical(read.definition) === canonical(ours)) same++;
    else if ('definition' in read)
      others.push(`${card.name} (${id})\n  is   ${canonical(ours)}\n  read ${canonical(read.definition)}`);
    else others.push(`${card.name} (${id}) is not read: ${read.unread.join(' | ')}`);
  }
  console.log(
    `${same} cards are read to the definition that they have; ${others.length} are not:\n${others.join('\n')}`,
  );
}

function report(all: ReadonlyMap<number, Drafted>): void {
  const of = (is: Drafted['is']) => [...all].filter(([, one]) => one.is === is);
  const sentences = [...all.values()].reduce((sum, one) => sum + one.sentences, 0);
  const unread = [...all.values()].reduce(
    (sum, one) => sum + (one.is === 'unread' ? one.unread.length : 0),
    0,
  );
  const share = (part: number, whole: number) => `${part} of ${whole} (${Math.round((100 * part) / whole)}%)`;
  console.log(`sentences read: ${share(sentences - unread, sentences)}`);
  console.log(`cards read whole: ${share(all.size - of('unread').length, all.size)}`);
  console.log(`drafts accepted: ${share(of('accepted').length, all.size)}`);
  const fresh = of('accepted').filter(([id]) => definitionOf(id) === undefined);
  console.log(`of these without a definition yet: ${fresh.length}`);
  if (values.wrong)
    for (const [id, one] of of('wrong'))
      if (one.is === 'wrong') console.log(`\n${printed.get(id)?.name} (${id})\n  ${one.why.join('\n  ')}`);
  if (values.accepted)
    for (const [id, one] of fresh) {
      const facts = cardById(id);
      if (facts === undefined || one.is === 'unread') continue;
      console.log(
        `\n${id} ${facts.name}\n${printed.get(id)?.text}\n--\n${cardText(cardFrom(facts, one.definition), 'en')}`,
      );
    }
  if (values.unread) ranked(all);
}

/** Sentences that are not read, by the decks and cards that wait for them. */
function ranked(all: ReadonlyMap<number, Drafted>): void {
  const blocked = new Map<string, { cards: number; decks: number; names: string[] }>();
  for (const [id, one] of all) {
    if (one.is !== 'unread') continue;
    for (const sentence of one.unread) {
      const form = sentence.replace(/\d+/g, 'N');
      const entry = blocked.get(form) ?? { cards: 0, decks: 0, names: [] };
      entry.cards++;
      entry.decks += decks.get(id) ?? 0;
      entry.names.push(printed.get(id)?.name ?? '');
      blocked.set(form, entry);
    }
  }
  const sorted = [...blocked].sort(([, a], [, b]) => b.cards - a.cards || b.decks - a.decks);
  if (values.last) {
    for (const [id, one] of all)
      if (one.is === 'unread' && one.unread.length === 1)
        console.log(`${id} ${printed.get(id)?.name}: ${one.unread[0]}`);
    return;
  }
  for (const [form, { cards, decks: many, names }] of sorted)
    console.log(`${cards} cards, ${many} decks: ${form}  [${names.slice(0, 3).join('; ')}]`);
}
