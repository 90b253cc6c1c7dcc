import * as bots from '@methuselah/bots';
import { tableOf } from '@methuselah/engine/internal';
import { Session } from '@methuselah/host';
import { fifthPool, fifthSetup } from '@methuselah/testkit';
import { LANGS } from '@methuselah/text';
import { expect, test } from 'vitest';
import { digestOf, sinceOf } from '../src/model/index.ts';
import { LOCALES } from '../src/words/all.ts';
import { Clicker, newTable } from './clicker.ts';

test('each turn is summed up under the step of its line in the log', () => {
  const clicker = new Clicker(newTable([0], 4, 2));
  const turns = new Map<number, readonly string[]>();
  for (let n = 0; n < 60 && clicker.now.decision; n++) {
    for (const { step, deeds } of clicker.news.turns) turns.set(step, deeds);
    clicker.choose(clicker.sensible());
  }
  for (const { step, deeds } of clicker.news.turns) turns.set(step, deeds);
  const heads = clicker.log.filter(({ is }) => is === 'turn').map(({ step }) => step);
  expect([...turns.keys()]).toEqual(heads);
  const told = [...turns.values()].flat();
  expect(told).toContainEqual(expect.stringMatching(/^brings out /));
  expect(told).toContainEqual(expect.stringMatching(/^pool \d+ → \d+$/));
  expect(told).toContainEqual(expect.stringMatching(/^bleeds .+ for \d+$/));
});

test('a player is told what the others did since their last turn, and what it cost them', () => {
  const clicker = new Clicker(newTable([0], 4, 2));
  let hits = 0;
  for (let n = 0; n < 90 && clicker.now.decision; n++) {
    const { since } = clicker.news;
    if (clicker.now.active === 0 && clicker.now.turn > 4) {
      expect(since.every(({ seat }) => seat !== 0)).toBe(true);
      expect(new Set(since.map(({ seat }) => seat)).size).toBe(since.length);
      hits += since.filter(({ hitsYou, deeds }) => hitsYou && deeds.some((deed) => /you/.test(deed))).length;
    }
    clicker.choose(clicker.sensible());
  }
  expect(hits).toBeGreaterThan(0);
});

test('somebody who is ousted has no turn to be told about, however long the others play on', () => {
  const clicker = new Clicker(newTable([0], 5, 4));
  while (clicker.now.decision) {
    const { pass, options } = clicker.now.decision;
    clicker.choose(pass ?? options[0]?.id ?? '');
  }
  expect(clicker.now.seats[0]?.ousted).toBe(true);
  expect(clicker.news.turns.length).toBeGreaterThan(5);
  expect(clicker.news.since).toEqual([]);
});

test('a digest is in every language', () => {
  const chairs = ['heuristic', 'heuristic', 'heuristic', 'heuristic', 'heuristic'] as const;
  const session = new Session(fifthSetup(3, 5, fifthPool), chairs, LOCALES.en, [0]);
  session.toPerson(bots);
  const t = tableOf(session.game);
  const told = LANGS.map((lang) =>
    JSON.stringify([
      digestOf(t, 0, session.turns(0), LOCALES[lang]),
      sinceOf(t, 0, session.turns(0), LOCALES[lang]),
    ]),
  );
  expect(new Set(told).size).toBe(LANGS.length);
  for (const text of told) expect(text).not.toMatch(/undefined|NaN/);
});
