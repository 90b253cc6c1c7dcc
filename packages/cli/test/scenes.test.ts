import { LANGS } from '@methuselah/cards';
import { Dice } from '@methuselah/engine';
import { isPassing, POOL, passingFrom, passPlace, Session } from '@methuselah/host';
import { fifthSetup } from '@methuselah/testkit';
import { expect, test } from 'vitest';
import { Scene } from '../src/play/scene.ts';
import { Terminal } from '../src/play/terminal.ts';
import { whyLines } from '../src/play/why.ts';
import { decisionLines, tableParts } from '../src/table.ts';
import { tongueIn } from '../src/text.ts';
import { WORDS } from '../src/words.ts';

const PEOPLE = ['person', 'person', 'person'] as const;
const terminal = new Terminal();
terminal.close();

/** A game in which three people choose at random; each decision is handed over before it is taken. */
function play(
  seed: number,
  decisions: number,
  look: (session: Session, seat: number, at: number) => void,
): void {
  const dice = new Dice(seed);
  const session = new Session(fifthSetup(seed, 3, POOL), PEOPLE, tongueIn('en'));
  for (let at = 0; at < decisions && session.toPerson() >= 0; at++) {
    look(session, session.game.decider, at);
    session.choose(dice.roll(session.game.optionCount), 'typed');
  }
}

test('whatever is decided, the table, what is under way and why something is not offered are told', () => {
  const scenes = new Set<string>();
  play(11, 1500, ({ game }, seat, at) => {
    const lang = LANGS[at % LANGS.length] ?? 'en';
    const tongue = tongueIn(lang);
    const surroundings = { terminal, tongue, lang, words: WORDS[lang].play };
    const scene = new Scene(game.table, seat, surroundings).lines();
    const why = whyLines(game, seat, '', surroundings);
    const { head, seats } = tableParts(game, seat, tongue, lang, 60);
    const lines = [head, ...seats.flat(), ...decisionLines(game, seat, tongue, 60)];
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(60);
    expect([...lines, ...scene, ...why].join('\n')).not.toMatch(/undefined|NaN|null|\[object/);
    for (const line of scene) if (lang === 'en') scenes.add(line.slice(0, line.indexOf(':')));
  });
  expect([...scenes].sort()).toEqual(['Action', 'Combat', 'Referendum']);
});

test('an action is shown with its stealth, a bleed with its amount, and who may block', () => {
  const lines = new Set<string>();
  const surroundings = { terminal, tongue: tongueIn('en'), lang: 'en', words: WORDS.en.play } as const;
  play(11, 1500, ({ game }, seat) => {
    for (const line of new Scene(game.table, seat, surroundings).lines()) lines.add(line);
  });
  const some = (shape: RegExp): boolean => [...lines].some((line) => shape.test(line));
  expect(
    some(/^Action: .+ \(Alexis\) · bleed.* → Bertrand · bleed \d · stealth \d · may block: Bertrand$/),
  ).toBe(true);
  expect(some(/^Action: .+ · stealth \d · intercept \d \(.+\)$/)).toBe(true);
  expect(some(/^Combat: .+ \(\w+\) – .+ \(\w+\) · round \d · (close|long) range · strength \d – \d/)).toBe(
    true,
  );
  expect(some(/^Referendum: .+ · \d+ for, \d+ against$/)).toBe(true);
  expect(some(/^Referendum: .+ · \d+ for, \d+ against · last call$/)).toBe(true);
});

test('what one has passed is passed on, but not what must be chosen, nor what concerns one anew', () => {
  let passed = 0;
  let stopped = 0;
  const orders = new Map<number, ReturnType<typeof passingFrom>>();
  play(12, 1500, ({ game: { table } }, seat) => {
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

test('taking back and going on from a save give the same game', () => {
  const tongue = tongueIn('en');
  const session = new Session(fifthSetup(5, 2, POOL), ['person', 'heuristic'], tongue);
  const dice = new Dice(1);
  const hashes: string[] = [];
  while (hashes.length < 30 && session.toPerson() >= 0) {
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
  const loaded = Session.of(session.saved(), session.chairs, tongue);
  expect(loaded instanceof Session && loaded.game.hash()).toBe(session.game.hash());
});
