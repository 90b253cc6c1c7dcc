import { compilePool, type Pool } from '@methuselah/engine';
import { type Card, CLANS } from '@methuselah/engine/language';
import { expect, it } from 'vitest';

/** A vampire and cards that name its clan and Discipline in every possible field, by one name or the other. */
function cards(clan: string, discipline: string): Card[] {
  return [
    {
      kind: 'vampire',
      id: 1,
      name: 'Vampire',
      capacity: 5,
      clan,
      group: 1,
      sect: 'camarilla',
      title: 'justicar',
      disciplines: { [discipline]: 2, cel: 1 },
    },
    {
      kind: 'library',
      id: 2,
      name: 'Action',
      requires: { clan: [clan], disciplines: { [discipline]: 1 } },
      modes: [{ type: 'action', disciplines: { [discipline]: 2 }, action: { kind: 'special' } }],
    },
    {
      kind: 'library',
      id: 3,
      name: 'Lesson',
      statics: [{ stat: 'discipline', discipline, amount: 1, who: 'host' }],
      modes: [{ type: 'master', stays: { pick: 0 }, picks: [{ pick: 'card', filter: { kind: 'vampire' } }] }],
    },
    {
      kind: 'library',
      id: 4,
      name: 'Servant',
      slaveTo: clan,
      life: 1,
      playsAs: { [discipline]: 1 },
      modes: [{ type: 'ally', action: { kind: 'recruit' } }],
    },
  ];
}

/** The compiled fields that the rules read. */
const compiled = (pool: Pool) =>
  pool.cards.map(({ clan, domain, disciplines, teaches, slaveTo, playsAs, handUses }) => ({
    clan,
    domain,
    disciplines,
    teaches,
    slaveTo,
    playsAs,
    requires: handUses.map((use) => use.requires),
  }));

it.each([
  ['Assamite', 'Banu Haqim'],
  ['Follower of Set', 'Ministry'],
])('R-GLOSS-03: %s is another name of %s, and Thaumaturgy of Blood Sorcery', (older, clan) => {
  const current = compiled(compilePool(cards(clan, 'Blood Sorcery')));
  for (const name of ['Thaumaturgy', 'tha'])
    expect(compiled(compilePool(cards(older, name)))).toEqual(current);
  expect(current[0]).toMatchObject({ clan, domain: clan, disciplines: { tha: 2, cel: 1 } });
  expect(current[1]?.requires).toEqual([{ clan: [clan], disciplines: { tha: 2 } }]);
  expect(current[2]).toMatchObject({ teaches: 'tha' });
  expect(current[3]).toMatchObject({ slaveTo: clan, playsAs: { tha: 1 } });
});

it('R-GLOSS-03: other names are unchanged', () => {
  const [vampire] = compiled(compilePool(cards('Lantern', 'dom')));
  expect(vampire).toMatchObject({ clan: 'Lantern', disciplines: { dom: 2, cel: 1 } });
  expect(compilePool(cards('Assamite', 'Thaumaturgy')).clans).toEqual([...CLANS, '']);
});
