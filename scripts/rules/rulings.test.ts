import { PLAYABLE_CARDS } from '@methuselah/cards';
import { describe, expect, it } from 'vitest';
import { parse, ruleCommentsOf } from './comments.ts';
import { idsIn, readRulings, type ScopedRuling } from './index.ts';

const rulings = readRulings();
const except = (good: (ruling: ScopedRuling) => boolean) =>
  rulings.filter((ruling) => !good(ruling)).map(({ id }) => id);

describe('the rulings', () => {
  it('come in the order of their numbers, on cards before groups, each once', () => {
    const place = (id: string) =>
      id
        .split(/[:#]/)
        .slice(1, 3)
        .join('#')
        .replace(/#(\d)$/, '#0$1');
    const places = rulings.map(({ id }) => place(id));
    expect(places).toEqual([...new Set(places)].sort());
    expect(rulings.length).toBeGreaterThan(0);
  });

  it('have ids that tests and comments can name, numbered from 1 without a gap', () => {
    expect(except(({ id }) => idsIn(id)[0] === id)).toEqual([]);
    for (const [owner, its] of Map.groupBy(rulings, ({ id }) => id.split('#')[0]))
      expect(its.map(({ id }) => id)).toEqual(its.map((_, place) => `${owner}#${place + 1}`));
  });

  it('are about cards of the game, by number and name', () => {
    const names = new Map(PLAYABLE_CARDS.map(({ id, name }) => [String(id), name]));
    const known = ([id, name]: [string, string]) => names.get(id) === name;
    expect(except(({ cards }) => Object.entries(cards).length > 0)).toEqual([]);
    expect(except(({ cards }) => Object.entries(cards).every(known))).toEqual([]);
  });

  it('on one card carry its number in their id, on a group its letter', () => {
    const [ofCards, ofGroups] = [/^ruling:(\d+)#/, /^ruling:G\d+#/];
    expect(
      except(({ id, group, cards }) =>
        group === undefined ? Object.keys(cards).join() === ofCards.exec(id)?.[1] : ofGroups.test(id),
      ),
    ).toEqual([]);
  });

  it('are told in a sentence', () => {
    expect(except(({ gloss }) => /^[A-Z].+[^.]\.$/.test(gloss))).toEqual([]);
    expect(except(({ group }) => group !== '')).toEqual([]);
  });
});

it('a comment may name a ruling, alone or beside a rule', () => {
  const source =
    '// ruling:100001#1: gloss\nconst a = 1;\n// R-BLOCK-13, ruling:G00115#2: gloss\nconst b = 2;';
  expect(ruleCommentsOf(parse(source)).map(({ ids }) => ids)).toEqual([
    ['ruling:100001#1'],
    ['R-BLOCK-13', 'ruling:G00115#2'],
  ]);
});
