import { compilePool, newGame, type Viewer } from '@methuselah/engine';
import { eventFor, tableOf, turnBegan } from '@methuselah/engine/internal';
import { type CardNames, logLine, marked, namesOf, plainText, type Span, spansOf } from '@methuselah/host';
import { fifthPool, fifthSetup, playOn } from '@methuselah/testkit';
import { LANGS, type Lang } from '@methuselah/text';
import { GameStory, optionText, promptText, type StoryLine } from '@methuselah/text/internal';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/words/all.ts';

const MARK = '\u2063';

/** Counts the names, and checks that each is the card's name, or the name without its article. */
function named(spans: readonly Span[], all: CardNames): number {
  let names = 0;
  for (const span of spans)
    if (typeof span !== 'string') {
      const article = all.get(span.card)?.replace(span.text, '');
      expect(article).toMatch(/^(?:\p{L}{1,3} |\p{L}’)?$/u);
      names++;
    }
  return names;
}

describe.each(LANGS)('names of cards in %s', (lang: Lang) => {
  const locale = LOCALES[lang];
  const names = namesOf(fifthPool, locale);

  /** Compares a text with marks to the one without. */
  const check = (told: string, plain: string): number => {
    const spans = spansOf(told, names);
    expect(plainText(spans)).toBe(plain);
    const found = named(spans, names);
    expect(found).toBe(told.split(MARK).length - 1);
    return found;
  };

  test('are found in every log line, which reads the same without marks', () => {
    const game = newGame(fifthSetup(2, 5, fifthPool));
    const stories = (viewer: Viewer) =>
      [locale, marked(locale)].map((each) => {
        const lines: StoryLine[] = [];
        const story = new GameStory(tableOf(game), each, (line) => lines.push(line));
        story.tell(turnBegan(tableOf(game)));
        return { viewer, lines, story };
      });
    const told = [0, 'all'] as const;
    const pairs = told.map(stories);
    game.onEvent((event) => {
      for (const { viewer, story } of pairs.flat()) story.tell(eventFor(viewer, event));
    });
    playOn(game, 2, 'careful');
    let found = 0;
    for (const [plain, withMarks] of pairs) {
      for (const { story } of [plain, withMarks].flatMap((each) => each ?? [])) story.flush();
      expect(withMarks?.lines).toHaveLength(plain?.lines.length ?? 0);
      for (const [place, line] of plain?.lines.entries() ?? []) {
        const other = withMarks?.lines[place];
        if (other === undefined) continue;
        found += check(other.text, line.text);
        const shown = logLine(other, names, 3);
        expect(shown).toMatchObject({
          is: line.is,
          step: 3,
          ...(line.is === 'turn' ? { pools: line.pools } : {}),
        });
      }
    }
    expect(found).toBeGreaterThan(500);
  });

  test('are found in prompts and options', () => {
    const game = newGame(fifthSetup(7, 5, fifthPool));
    let found = 0;
    for (let at = 0; at < 300; at++) {
      const { decision } = tableOf(game);
      if (decision === null) break;
      const [told, plain] = [marked(locale), locale].map((each) => [
        promptText(tableOf(game), decision.seat, each) ?? '',
        ...decision.options.map((o) => optionText(tableOf(game), o, decision.seat, each)),
      ]);
      for (const [place, text] of told?.entries() ?? []) found += check(text, plain?.[place] ?? '');
      playOn(game, at, 'uniform', 1);
    }
    expect(found).toBeGreaterThan(500);
  });
});

test('cards of one name are distinguished by their numbers', () => {
  const theo = {
    kind: 'vampire',
    name: 'Theo Bell',
    capacity: 7,
    clan: 'Brujah',
    sect: 'camarilla',
  } as const;
  const [older, younger] = [
    { ...theo, id: 201362, group: 2, disciplines: {} },
    { ...theo, id: 201613, group: 6, disciplines: {} },
  ] as const;
  const names = namesOf(compilePool([older, younger]), LOCALES.en);
  const { cardName } = marked(LOCALES.en);
  const text = `${cardName(younger)} bleeds; ${cardName(older)}'s turn`;
  expect(spansOf(text, names)).toEqual([
    { card: 201613, text: 'Theo Bell' },
    ' bleeds; ',
    { card: 201362, text: 'Theo Bell' },
    "'s turn",
  ]);
});

test('a name is found without its article, when that is part of another word', () => {
  const locale = LOCALES.it;
  const names = namesOf(fifthPool, locale);
  const dowager = fifthPool.byName.get('The Dowager')?.[0]?.card;
  if (dowager === undefined) throw new Error('The Dowager is not in the pool.');
  const text = marked(locale).words.prompts.may(marked(locale).cardName(dowager));
  expect(spansOf(text, names)).toEqual([
    'Usare l’effetto della ',
    { card: dowager.id, text: 'Vedova Nobile' },
    '?',
  ]);
});
