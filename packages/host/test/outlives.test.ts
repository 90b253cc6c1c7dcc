import * as bots from '@methuselah/bots';
import { CARDS, PLAYABLE_CARDS } from '@methuselah/cards';
import { type CardSource, poolOfRecord, readRecord, sourceOf, verifyRecord } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { DEFAULT_ORDERS, Host, type Reply } from '@methuselah/host';
import { LIBRARY, VAMPIRES } from '@methuselah/testkit';
import { LANGS } from '@methuselah/text';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/words/all.ts';
import { Clicker, newTable } from './clicker.ts';
import { expected, FORMATS, golden, opened, resultOf } from './golden.ts';

/** Games survive releases that add or change cards. */

const load = (saved: string, cards: CardSource, lang: (typeof LANGS)[number] = 'en'): [Host, Reply] => {
  const host = new Host(cards, bots);
  return [host, host.handle({ is: 'load', lang, saved, orders: DEFAULT_ORDERS }, LOCALES[lang])];
};

/** A game of one person among bots, partly played. */
function played(): Clicker {
  const clicker = new Clicker(newTable([0], 3, 11));
  for (let i = 0; i < 60 && clicker.now.end === null; i++) clicker.choose(clicker.sensible());
  expect(clicker.now.end).toBeNull();
  return clicker;
}
const clicker = played();
const { saved } = clicker;

const goldenOfAll = (ending: string) =>
  FORMATS.flatMap((format) => golden(format, ending).map(([name, text]) => [name, format, text] as const));

describe('with every invented card among the playable ones', () => {
  // Cards of all kinds: some cancel others, have burn options, or are played in unusual windows.
  const more = sourceOf([...VAMPIRES, ...PLAYABLE_CARDS, ...LIBRARY]);

  test('the invented cards change what hands may contain', () => {
    expect(more.known).not.toEqual(CARDS.known);
  });

  test.each(goldenOfAll('.save.json'))(
    'the save %s of format %i goes on where it was',
    (name, format, old) => {
      expect(opened(new Host(more, bots), old)).toEqual(expected(format)[name]);
    },
  );

  test.each(goldenOfAll('.record.json'))(
    'the record %s of format %i plays to its end',
    (name, format, json) => {
      const read = readRecord(json);
      if (!read.ok) throw new Error(read.message);
      const verified = verifyRecord(read.record, poolOfRecord(read.record, more));
      expect(verified.ok ? resultOf(verified.game) : verified.message).toEqual(expected(format)[name]);
    },
  );

  test('a current save continues where it was, without a notice', () => {
    const [host, reply] = load(saved, more);
    expect(reply).toMatchObject({ is: 'table', notice: null });
    expect(host.saved()).toBe(saved);
  });
});

describe('when a card of the game has changed', () => {
  const [seat] = clicker.now.seats;
  const out = clicker.now.cards[seat?.ready[0] ?? -1];
  // With the change, a vampire in play could not have been brought out: the past would replay differently.
  const isChanged = (card: Card): boolean => card.id === out?.card;
  const changed = sourceOf(
    PLAYABLE_CARDS.map((card) =>
      card.kind === 'vampire' && isChanged(card) ? { ...card, capacity: card.capacity + 3 } : card,
    ),
  );

  test('the save continues where it was, and a notice names the card, in every language', () => {
    const before = opened(new Host(CARDS, bots), saved);
    expect(opened(new Host(changed, bots), saved)).toEqual(before);
    const notices = LANGS.map((lang) => {
      const [, reply] = load(saved, changed, lang);
      return reply.is === 'table' ? (reply.notice ?? '') : reply.is;
    });
    expect(new Set(notices).size).toBe(LANGS.length);
    for (const notice of notices) expect(notice).toContain(out?.name);
  });

  test('it can be continued, saved and loaded again', () => {
    const [host, reply] = load(saved, changed);
    const decision = reply.is === 'table' ? reply.frames.at(-1)?.decision : null;
    const next = host.handle(
      { is: 'choose', decision: decision?.id ?? '', option: decision?.options[0]?.id ?? '' },
      LOCALES.en,
    );
    expect(next).toMatchObject({ is: 'table', notice: null });
    const again = host.saved() ?? '';
    const [reopened, news] = load(again, changed);
    expect(news).toMatchObject({ is: 'table', notice: null });
    expect(reopened.saved()).toBe(again);
  });

  test('a replay stops where it diverges, and says where and why', () => {
    const host = new Host(changed, bots);
    const reply = host.handle({ is: 'replay', lang: 'en', record: saved }, LOCALES.en);
    if (reply.is !== 'replay') throw new Error(reply.is);
    expect(reply.notice).toContain(out?.name);
    const [, parts] = /From decision (\d+) on/.exec(reply.notice ?? '') ?? [];
    expect(Number(parts)).toBeGreaterThan(1);
    expect(Number(parts)).toBeLessThan(JSON.parse(saved).decisions.length);
    expect(reply.course.steps).toBe(Number(parts) - 1);
  });

  test('a removed card is named as far as possible, and nothing crashes', () => {
    const gone = sourceOf(PLAYABLE_CARDS.filter((card) => !isChanged(card)));
    for (const request of [
      { is: 'load', lang: 'en', saved, orders: DEFAULT_ORDERS },
      { is: 'replay', lang: 'en', record: saved },
    ] as const)
      expect(new Host(gone, bots).handle(request, LOCALES.en)).toMatchObject({ is: 'refused' });
  });
});
