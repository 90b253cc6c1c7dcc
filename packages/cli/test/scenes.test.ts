import * as bots from '@methuselah/bots';
import { LANGS, type Lang } from '@methuselah/cards';
import { Dice } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import {
  type HostLocale,
  isPassing,
  localeFor,
  passingFrom,
  passPlace,
  Session,
  sessionOf,
} from '@methuselah/host';
import { fifthPool, fifthSetup } from '@methuselah/testkit';
import { expect, test } from 'vitest';
import { sceneLines } from '../src/play/scene.ts';
import { decisionLines, tableParts } from '../src/play/table.ts';
import { Terminal } from '../src/play/terminal.ts';
import { whyLines } from '../src/play/why.ts';
import { PLAY_WORDS } from '../src/words/index.ts';

const locales = await Promise.all(LANGS.map(localeFor));
const LOCALES = Object.fromEntries(locales.map((locale) => [locale.lang, locale])) as Record<
  Lang,
  HostLocale
>;
const PEOPLE = ['person', 'person', 'person'] as const;
const terminal = new Terminal();
terminal.close();

/** Plays a game in which three people choose at random; calls back before each decision. */
function play(
  seed: number,
  decisions: number,
  look: (session: Session, seat: number, at: number) => void,
): void {
  const dice = new Dice(seed);
  const session = new Session(fifthSetup(seed, 3, fifthPool), PEOPLE, LOCALES.en);
  for (let at = 0; at < decisions && session.toPerson(bots) >= 0; at++) {
    look(session, session.game.decider, at);
    session.choose(dice.roll(session.game.optionCount), 'typed');
  }
}

const contextIn = (lang: Lang) => ({ terminal, locale: LOCALES[lang], words: PLAY_WORDS[lang] });

test('at every decision the table, the scene and the reasons for missing options can be printed', () => {
  const scenes = new Set<string>();
  play(11, 1500, (session, seat, at) => {
    const lang = LANGS[at % LANGS.length] ?? 'en';
    const context = contextIn(lang);
    const model = session.model(seat, context.locale);
    const scene = sceneLines(model, context);
    const why = whyLines(session.game, seat, '', context);
    const { head, seats } = tableParts(model, context.locale, 60);
    const lines = [head, ...seats.flat(), ...(model.decision ? decisionLines(model.decision, 60) : [])];
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(60);
    expect([...lines, ...scene, ...why].join('\n')).not.toMatch(/undefined|NaN|null|\[object/);
    if (lang === 'en') scenes.add(/^\w*/.exec(scene[0] ?? '')?.[0] ?? '');
  });
  expect([...scenes].sort()).toEqual(['', 'Action', 'Combat', 'Referendum']);
});

test('an action is shown with its numbers and who may block, a combat with both fighters, a referendum with all votes', () => {
  const lines = new Set<string>();
  play(11, 1500, (session, seat) => {
    for (const line of sceneLines(session.model(seat, LOCALES.en), contextIn('en'))) lines.add(line);
  });
  const some = (shape: RegExp): boolean => [...lines].some((line) => shape.test(line));
  for (const shape of [
    /^Action \(you\): .+ bleeds Bertrand.* · bleed \d.* · stealth \d.* · may block: Bertrand$/,
    /^Action \(\w+\): .+ · bleed \d \(printed \d, .+ \d\) · stealth/,
    /^Action \(\w+\): .+ · stealth \d.* · .+ \(\w+\): intercept \d/,
    /^Combat: .+ against .+ · Round \d, (close|long) range · Action: .+$/,
    /^ {2}.+ \(\w+\) \d\/\d+ · strength \d.* · Strikes.* · ← \d damage$/,
    /^Referendum on .+ · \w+ plays .+ · \d+ for, \d+ against$/,
    /^Referendum on .+ · \d+ for, \d+ against · last call$/,
    /^ {2}\w+: \d+ for, \d+ against · \d+ more possible/,
    /^ {2}\w+: .*pool \d+ → \d+ if it passes$/,
  ])
    expect(some(shape), `${shape}`).toBe(true);
});

test('auto-passing stops at a required choice, and when something new affects the player', () => {
  let passed = 0;
  let stopped = 0;
  const orders = new Map<number, ReturnType<typeof passingFrom>>();
  play(12, 1500, ({ game }, seat) => {
    const table = tableOf(game);
    const order = orders.get(seat);
    if (order) {
      const holds = isPassing(table, seat, order);
      if (passPlace(table) < 0) expect(holds).toBe(false);
      if (table.state.active === seat && table.state.turn > order.turn) expect(holds).toBe(false);
      if (passPlace(table) >= 0) expect(isPassing(table, seat, { ...order, until: 'choice' })).toBe(true);
      if (holds) passed++;
      else stopped++;
    }
    orders.set(seat, passingFrom(table, seat, 'turn'));
  });
  expect(passed).toBeGreaterThan(0);
  expect(stopped).toBeGreaterThan(0);
});

test('undo and loading a save give the same game', () => {
  const locale = LOCALES.en;
  const session = new Session(fifthSetup(5, 2, fifthPool), ['person', 'heuristic'], locale);
  const dice = new Dice(1);
  const hashes: string[] = [];
  while (hashes.length < 30 && session.toPerson(bots) >= 0) {
    hashes.push(session.game.hash());
    session.choose(dice.roll(session.game.optionCount), 'typed');
  }
  expect(hashes.length).toBeGreaterThan(10);
  let back = session;
  for (const hash of hashes.toReversed()) {
    back = back.undone() ?? back;
    expect(back.game.hash()).toBe(hash);
  }
  expect(back.undone()).toBeNull();
  const loaded = sessionOf(session.saved(), fifthPool, session.chairs, locale);
  expect(loaded instanceof Session && loaded.game.hash()).toBe(session.game.hash());
});
