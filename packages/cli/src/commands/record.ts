import { CARDS } from '@methuselah/cards';
import type { Lang } from '@methuselah/cards/lang';
import {
  type DecisionWindow,
  type GameRecord,
  poolOfRecord,
  replay as replayRecord,
  type Viewer,
  verifyRecord,
} from '@methuselah/engine';
import { isPractice, seatName, tableOf } from '@methuselah/engine/internal';
import { asRecorded, localeFor, modelOf, plainText, type TableModel } from '@methuselah/host';
import { tellGame } from '@methuselah/testkit/log';
import { optionText, refusalText } from '@methuselah/text/internal';
import { type Arguments, BadInput } from '../line/command.ts';
import { filesIn } from '../line/files.ts';
import { decisionLines, tableLines } from '../play/table.ts';
import { bad, faint, good, strong } from '../print/colour.ts';
import { table } from '../print/columns.ts';
import { Progress } from '../print/progress.ts';
import { localeIn } from '../print/text.ts';
import { deckName, gameAt, optionOf, readRecordFile, recordIn, replayFurther } from '../records/records.ts';
import { RECORD_WORDS } from '../words/index.ts';

/** methuselah record: shows, replays, verifies and compares records. */
export function run(given: Arguments): number | Promise<number> {
  switch (given.verb) {
    case 'show':
      return show(given);
    case 'replay':
      return replay(given);
    case 'verify':
      return verify(given);
    default:
      return diff(given);
  }
}

const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

function oneFile({ words, verb }: Arguments): string {
  const [file, another] = words;
  if (file === undefined || another !== undefined) throw new BadInput((w) => w.oneFile(`record ${verb}`));
  return file;
}

// ---------------------------------------------------------------------------------------------- show

interface Taken {
  readonly at: number;
  readonly turn: number;
  readonly player: string;
  readonly window: string;
  readonly id: string;
  readonly text: string;
}

function show(given: Arguments): number {
  const { lang, has } = given;
  const file = oneFile(given);
  const record = recordIn(file);
  if (has('json')) {
    const { seal, snapshots, players, decisions, ...head } = record;
    const seated = players.map(({ name, deck }) => ({ name, deck: deckName(deck), ...deck }));
    print({ ...head, players: seated, hash: seal.end, decisions: [...decisionsOf(file, record, given)] });
    return 0;
  }
  const game = gameAt(file, record, 0);
  for (const line of headLines(record, given)) console.log(line);
  console.log('');
  if (has('decisions')) {
    const width = String(record.decisions.length).length;
    let turn = 0;
    for (const taken of decisionsOf(file, record, given)) {
      if (taken.turn !== turn) console.log(strong(`${RECORD_WORDS[lang].turn} ${taken.turn}`));
      turn = taken.turn;
      console.log(`  ${faint(String(taken.at).padStart(width))}  ${taken.text}`);
    }
  } else {
    const end = tellGame(game, localeIn(lang));
    replayFurther(file, game, record);
    end();
  }
  return 0;
}

function headLines(record: GameRecord, { lang }: Arguments): string[] {
  const { players, seed, engine, turnLimit, decisions } = record;
  const words = RECORD_WORDS[lang];
  const rows = players.map(({ name, deck }) => [
    name,
    deckName(deck) ?? words.ownDeck(deck.crypt.length, deck.library.length),
  ]);
  const facts = [
    // A numeric seed can be guessed from a seen hand, so such a game is marked as practice.
    `${words.seed} ${seed}${isPractice(seed) ? ` (${words.practice})` : ''}`,
    ...(turnLimit === 0 ? [] : [`${words.turnLimit} ${turnLimit}`]),
    words.decisions(decisions.length),
    `${words.engine} ${engine}`,
    ...('rules' in record ? [`${words.rules} ${record.rules}`] : []),
  ];
  return [...table(rows, 2), faint(facts.join(' · '))];
}

function* decisionsOf(file: string, record: GameRecord, { lang }: Arguments): Generator<Taken> {
  const locale = localeIn(lang);
  const game = gameAt(file, record, 0);
  const t = tableOf(game);
  for (const [at, id] of record.decisions.entries()) {
    replayFurther(file, game, record, at);
    const option = optionOf(game, record, id);
    if (option && t.decision)
      yield {
        at,
        turn: t.state.turn,
        player: seatName(t, t.decision.seat),
        window: t.decision.window,
        id,
        text: optionText(t, option, 'all', locale),
      };
    replayFurther(file, game, record, at + 1);
  }
}

// ---------------------------------------------------------------------------------------------- replay

async function replay(given: Arguments): Promise<number> {
  const { lang, has, integer } = given;
  const file = oneFile(given);
  const record = recordIn(file);
  const last = record.decisions.length;
  const to = integer('to', last, 0, last);
  const game = gameAt(file, record, to);
  if (has('json')) {
    print({ at: to, hash: game.hash(), ...game.view('all') });
    return 0;
  }
  const locale = await localeFor(lang);
  const seen = (viewer: Viewer): TableModel =>
    modelOf(game, viewer, locale, [], () => undefined, asRecorded(game));
  const { end } = seen('all');
  const { decision } = seen(game.decider);
  const lines = [...tableLines(seen('all'), locale), ''];
  if (end) lines.push(end.title);
  else if (decision) {
    const { decides } = locale.words.prompts;
    const prompt = decides(seatName(tableOf(game), decision.seat), plainText(decision.prompt));
    lines.push(...decisionLines({ ...decision, prompt: [prompt] }));
  }
  console.log(lines.join('\n'));
  return 0;
}

// ---------------------------------------------------------------------------------------------- verify

function verify({ words, lang, has }: Arguments): number {
  if (words.length === 0) throw new BadInput((w) => w.sayWhichRecords);
  const files = filesIn(words, ['json', 'txt']);
  const progress = new Progress(files.length);
  const said = RECORD_WORDS[lang];
  const records = files.map((file, i) => {
    progress.update(i, file);
    const outcome = { file, ...verified(file) };
    if (has('json')) return outcome;
    progress.end();
    if (outcome.ok) console.log(`${good('✓')} ${file}: ${said.agrees(outcome.decisions)}`);
    else {
      // In English the engine's own message is enough.
      const sentence = lang === 'en' ? '' : `${refusalText(outcome.refusal, localeIn(lang))} `;
      console.log(`${bad('✗')} ${file}: ${sentence}${outcome.refusal.message}`);
    }
    return outcome;
  });
  progress.end();
  const agree = records.filter(({ ok }) => ok).length;
  const differ = records.length - agree;
  if (has('json'))
    print({ agree, differ, records: records.map((r) => (r.ok ? r : { file: r.file, ...r.refusal })) });
  else if (records.length > 1) console.log(strong(said.verified(agree, differ)));
  return differ === 0 ? 0 : 1;
}

function verified(file: string) {
  const read = readRecordFile(file);
  if (!read.ok) return { ok: false as const, refusal: read };
  const result = verifyRecord(read.record, poolOfRecord(read.record, CARDS));
  if (!result.ok) return { ok: false as const, refusal: result };
  const { decisions, seal } = read.record;
  return { ok: true as const, decisions: decisions.length, hash: seal.end };
}

// ---------------------------------------------------------------------------------------------- diff

const HEAD = ['engine', 'rules', 'cards', 'seed', 'players', 'first', 'turnLimit', 'start'] as const;

function diff({ words, lang, has }: Arguments): number {
  const [one, other, third] = words;
  if (one === undefined || other === undefined || third !== undefined)
    throw new BadInput((w) => w.twoFiles('record diff'));
  const [a, b] = [recordIn(one), recordIn(other)];
  const [ofA, ofB] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const head = HEAD.filter((field) => JSON.stringify(ofA.get(field)) !== JSON.stringify(ofB.get(field)));
  const longest = Math.max(a.decisions.length, b.decisions.length);
  let at = 0;
  while (at < longest && a.decisions[at] === b.decisions[at]) at++;
  const decisionsDiffer = at < longest;
  const isSame = head.length === 0 && !decisionsDiffer;
  const sides = decisionsDiffer ? [sideOf(one, a, at, lang), sideOf(other, b, at, lang)] : [];
  if (has('json')) print({ same: isSame, head, decision: decisionsDiffer ? at : null, sides });
  else console.log(diffLines(head, decisionsDiffer ? at : null, sides, lang).join('\n'));
  return isSame ? 0 : 1;
}

interface Side {
  readonly file: string;
  /** Null if the record has ended. */
  readonly id: string | null;
  readonly turn: number | null;
  readonly player: string | null;
  readonly window: DecisionWindow | null;
  /** Null if the record has ended or cannot be replayed with these cards. */
  readonly text: string | null;
}

function sideOf(file: string, record: GameRecord, at: number, lang: Lang): Side {
  const id = record.decisions[at] ?? null;
  const begun = replayRecord(record, poolOfRecord(record, CARDS), { to: at });
  const t = begun.ok ? tableOf(begun.game) : null;
  const option = begun.ok && id !== null ? optionOf(begun.game, record, id) : undefined;
  return {
    file,
    id,
    turn: t?.state.turn ?? null,
    player: t?.decision ? seatName(t, t.decision.seat) : null,
    window: t?.decision?.window ?? null,
    text: t && option ? optionText(t, option, 'all', localeIn(lang)) : null,
  };
}

function diffLines(head: readonly string[], at: number | null, sides: readonly Side[], lang: Lang): string[] {
  const words = RECORD_WORDS[lang];
  const { windows } = localeIn(lang).words.terms;
  if (at === null && head.length === 0) return [words.same];
  return [
    ...(head.length > 0 ? [words.headsDiffer(head)] : []),
    ...(at === null ? [] : [words.differ(at)]),
    ...sides.flatMap(({ file, id, turn, player, window, text }) => {
      const where = [`${words.turn} ${turn}`, player, window && windows[window]].filter(
        (part) => part !== null,
      );
      return [
        `  ${strong(file)}${turn === null ? '' : faint(`  ${where.join(' · ')}`)}`,
        `    ${text ?? id ?? words.ends}`,
      ];
    }),
  ];
}
