import type { CardId } from '@methuselah/engine';
import {
  bleedOf,
  capacityOf,
  clanOf,
  disciplineLevel,
  interceptOf,
  NONE,
  sectOf,
  stealthOf,
  strengthOf,
  tableOf,
  titleOf,
  votesOf,
} from '@methuselah/engine/internal';
import { SECTS, TITLES } from '@methuselah/engine/language';
import { plain } from '../error.ts';
import type { Words } from '../words.ts';
import { type Fact, ofCard } from './fact.ts';

const STATS: Readonly<Record<string, (w: Words, id: CardId) => number>> = {
  stealth: (w, id) => stealthOf(tableOf(w.game), id),
  intercept: (w, id) => interceptOf(tableOf(w.game), id),
  bleed: (w, id) => bleedOf(tableOf(w.game), id),
  strength: (w, id) => strengthOf(tableOf(w.game), id),
  votes: (w, id) => votesOf(tableOf(w.game), id),
  capacity: (w, id) => capacityOf(tableOf(w.game), id),
};

/** Facts about cards in play. */
export const QUALITY_FACTS: readonly Fact[] = [
  {
    form: '<stealth | intercept | bleed | strength | votes | capacity> of <card> is <number>',
    pattern: /^(?:the )?(stealth|intercept|bleed|strength|votes|capacity) of (.+) (?:is|are) (-?\d+)$/,
    tell: (w, stat, text, number) =>
      ofCard(w, text, (card, name) => {
        const value = STATS[stat]?.(w, card.id) ?? NONE;
        return { holds: value === Number(number), is: `${stat} of ${name} is ${value}` };
      }),
  },
  {
    form: '<card> has <number> blood | life | counters',
    pattern: /^(.+) has (\d+) (blood|life|counters?)$/,
    tell: (w, text, number, word) =>
      ofCard(w, text, (card, name) => {
        const def = tableOf(w.game).pool.cards[w.state.def[card.id] ?? NONE];
        const right = def?.isVampire ? 'blood' : def?.isAlly || def?.isRetainer ? 'life' : 'counter';
        if (right !== word.replace(/s$/, '')) w.malformed(`${name} has ${right}, not ${word}.`);
        return {
          holds: card.counters === Number(number),
          is: `${name} has ${card.counters} ${word} (${w.where(card.id)})`,
        };
      }),
  },
  {
    form: `<card> has no title | the title <${TITLES.join(' | ')}> (also with "of <city or clan>")`,
    pattern: /^(.+) has (no|the) title ?(\w*)(?: of (.+))?$/,
    tell: (w, text, no, title, domain) =>
      ofCard(w, text, (card, name) => {
        const has = TITLES[titleOf(tableOf(w.game), card.id)];
        if (no === 'the' && !TITLES.some((t) => plain(t) === title))
          w.malformed(`There is no title ${title}.`);
        const of = domain === '' || plain(card.domain) === domain;
        return {
          holds: no === 'no' ? has === undefined : plain(has ?? '') === title && of,
          is: `${name} has ${has === undefined ? 'no title' : `the title ${has}`} (claims ${TITLES[card.title] ?? 'none'}${
            card.domain === '' ? '' : ` of ${card.domain}`
          }${card.titleContested ? ', contested' : ''})`,
        };
      }),
  },
  {
    form: "<card>'s title is contested | not contested",
    pattern: /^(.+)'s title is (not )?contested$/,
    tell: (w, text, not) =>
      ofCard(w, text, (card, name) => ({
        holds: card.titleContested === (not === ''),
        is: `the title of ${name} is ${card.titleContested ? '' : 'not '}contested`,
      })),
  },
  {
    form: `the sect of <card> is <${SECTS.join(' | ')}>`,
    pattern: new RegExp(`^the sect of (.+) is (${SECTS.join('|')})$`),
    tell: (w, text, sect) =>
      ofCard(w, text, (card, name) => {
        const is = sectOf(tableOf(w.game), card.id);
        return { holds: is === sect, is: `the sect of ${name} is ${is}` };
      }),
  },
  {
    form: 'the clan of <card> is <clan>',
    pattern: /^the clan of (.+) is (.+)$/,
    tell: (w, text, clan) =>
      ofCard(w, text, (card, name) => {
        const is = clanOf(tableOf(w.game), card.id);
        return { holds: plain(is) === clan, is: `the clan of ${name} is ${is}` };
      }),
  },
  {
    form: 'the <basic | superior> Disciplines of <card> are <none | Disciplines in order, as in "aus dom">',
    pattern: /^the (basic|superior) disciplines of (.+) are ([a-z ]+)$/,
    tell: (w, level, text, disciplines) =>
      ofCard(w, text, (card, name) => {
        const table = tableOf(w.game);
        const all = new Set(table.pool.cards.flatMap((def) => Object.keys(def.disciplines)));
        const wanted = level === 'basic' ? 1 : 2;
        const has = [...all].filter((d) => disciplineLevel(table, card.id, d) === wanted).sort();
        const is = has.length === 0 ? 'none' : has.join(' ');
        return { holds: is === disciplines, is: `the ${level} Disciplines of ${name} are ${is}` };
      }),
  },
];
