import * as bots from '@methuselah/bots';
import * as adviser from '@methuselah/bots/advise';
import { CARDS, DECKS } from '@methuselah/cards';
import { Dice, type Game } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { DEFAULT_ORDERS, Host, plainText } from '@methuselah/host';
import { withAdvice } from '@methuselah/host/advice';
import type { LANGS } from '@methuselah/text';
import { describe, expect, test } from 'vitest';
import { withOtherSecrets } from '../../bots/test/help.ts';
import { lint } from '../../text/src/lint.ts';
import { LOCALES } from '../src/words/all.ts';
import { botGame, langAt, modelIn } from './tables.ts';

const SPEAKING = {
  en: await withAdvice(LOCALES.en, adviser),
  es: await withAdvice(LOCALES.es, adviser),
  fr: await withAdvice(LOCALES.fr, adviser),
  it: await withAdvice(LOCALES.it, adviser),
  pt: await withAdvice(LOCALES.pt, adviser),
};

const text = (game: Game, lang: (typeof LANGS)[number]): string =>
  plainText(SPEAKING[lang].advise?.(game, game.decider)?.text ?? []);

describe('advice in words', () => {
  test('names an option of the decision, with a sentence in every language', () => {
    const problems: string[] = [];
    botGame(3, (game, at) => {
      if (game.optionCount < 2 || at % 5 !== 0) return;
      const lang = langAt(at / 5);
      const advice = SPEAKING[lang].advise?.(game, game.decider);
      const decision = modelIn(game, game.decider, lang).decision;
      expect(advice?.decision).toBe(decision?.id);
      expect(decision?.options.map(({ id }) => id)).toContain(advice?.option);
      const said = text(game, lang);
      expect(said).toMatch(/^[\p{Lu}«“].*\.$/u);
      expect(said).not.toMatch(/undefined|null|NaN|\[object|#\d/);
      const names = tableOf(game).pool.cards.map(({ card }) => LOCALES[lang].cardName(card));
      problems.push(...lint(said, lang, [...names, ...tableOf(game).names]));
    });
    expect([...new Set(problems)]).toEqual([]);
  });

  test('depends on nothing hidden', () => {
    const dice = new Dice(5);
    botGame(4, (game, at) => {
      if (game.optionCount < 2 || at % 7 !== 0) return;
      const other = withOtherSecrets(game, game.decider, dice);
      expect(text(other, 'en')).toBe(text(game, 'en'));
    });
  });

  test('is given to nobody but the seat that decides', () => {
    botGame(1, (game, at) => {
      if (at > 60 || game.optionCount === 0) return;
      for (let seat = 0; seat < 5; seat++)
        expect(SPEAKING.en.advise?.(game, seat) === null).toBe(seat !== game.decider);
    });
  });
});

test('a host answers with advice, and the game is as it was', () => {
  const host = new Host(CARDS, bots);
  const chairs = DECKS.slice(0, 3).map(({ key }, seat) => ({
    name: `P${seat}`,
    chair: seat === 0 ? ('person' as const) : ('novice' as const),
    deck: key,
  }));
  const table = { chairs, seating: 'given', seed: 5 } as const;
  expect(host.handle({ is: 'advice' }, SPEAKING.en).is).toBe('refused');
  const news = host.handle({ is: 'new', lang: 'en', table, orders: DEFAULT_ORDERS }, LOCALES.en);
  const saved = host.saved();
  const reply = host.handle({ is: 'advice' }, SPEAKING.en);
  if (news.is !== 'table' || reply.is !== 'advice') throw new Error('No table, or no advice.');
  expect(reply.advice?.decision).toBe(news.frames.at(-1)?.decision?.id);
  expect(host.saved()).toBe(saved);
});
