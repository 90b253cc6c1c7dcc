import type { Reason } from '@methuselah/engine';
import { BASIC_ACTIONS, INFLUENCES, NONE } from '@methuselah/engine/internal';
import { nameOf } from './board.ts';
import { plain, suggest } from './error.ts';
import { type FactResult, tellFact } from './facts/index.ts';
import { whyNeverSaid } from './notation.ts';
import type { Words } from './words.ts';

/** Checks about the pending decision; everything else is a fact. */
export const CHECKS: readonly {
  readonly form: string;
  readonly pattern: RegExp;
  readonly tell: (w: Words, a: string, b: string, c: string) => FactResult;
}[] = [
  {
    form: 'offered: <decision>',
    pattern: /^offered: (.+)$/i,
    tell: (w, words) => {
      const text = w.decision(words);
      const texts = offered(w);
      return { holds: texts.some((o) => plain(o) === plain(text)), is: `it is not.${suggest(text, texts)}` };
    },
  },
  {
    form: 'not offered: <decision>',
    pattern: /^not offered: (.+)$/i,
    tell: (w, words) => {
      const text = w.decision(words);
      const never = whyNeverSaid(w.game, text);
      if (never !== null) w.malformed(`"${text}" would never be offered in this game: ${never}`);
      return { holds: !offered(w).some((o) => plain(o) === plain(text)), is: 'it is offered' };
    },
  },
  {
    form: 'options: <decision> | <decision> | …',
    pattern: /^options: (.+)$/i,
    tell(w, list) {
      const wanted = w.decision(list).split('|').map(plain).sort();
      const texts = offered(w);
      const has = texts.map(plain).sort();
      return { holds: wanted.join('|') === has.join('|'), is: `the options are: ${texts.join(' | ')}` };
    },
  },
  {
    form: 'decides: <player>',
    pattern: /^decides: (.+)$/i,
    tell: (w, name) => ({
      holds: w.game.decision !== null && w.game.decider === w.player(name),
      is: w.game.decision === null ? 'nobody decides' : `${nameOf(w.game, w.game.decider)} decides`,
    }),
  },
  {
    form: 'window: <window>',
    pattern: /^window: (.+)$/i,
    tell: (w, window) => ({
      holds: plain(w.game.decision?.window ?? '') === plain(window),
      is: `the window is ${w.game.decision?.window ?? 'none'}`,
    }),
  },
  {
    form: 'why not <minion> bleed | hunt | equip | leave torpor | rescue | diablerise | become Anarch | hunt down: <rule id> <reason>',
    pattern:
      /^why not (.+) (bleed|hunt|equip|leave torpor|rescue|diablerise|become anarch|hunt down): (R-[A-Z]+-\d+(?: \w+)?|\w+)$/i,
    tell(w, text, action, wanted) {
      const found = w.card(text);
      if (found.card === null) return { holds: false, is: found.where };
      const word = plain(action) === 'hunt down' ? 'entercombat' : plain(action).replace(' ', '');
      const kind = BASIC_ACTIONS.find((a) => plain(a) === word);
      if (kind === undefined) return w.malformed(`There is no action "${action}".`);
      return toldReason(w.game.explainAction(found.card.id, kind), wanted);
    },
  },
  {
    form: 'why not <minion> block: <rule id> <reason>',
    pattern: /^why not (.+) block: (R-[A-Z]+-\d+(?: \w+)?|\w+)$/i,
    tell(w, text, wanted) {
      const found = w.card(text);
      if (found.card === null) return { holds: false, is: found.where };
      return toldReason(w.game.explainBlock(found.card.id), wanted);
    },
  },
  {
    form: 'why not <vampire> bring out | transfer | take back | merge: <rule id> <reason>',
    pattern: /^why not (.+) (bring out|transfer|take back|merge): (R-[A-Z]+-\d+(?: \w+)?|\w+)$/i,
    tell(w, text, way, wanted) {
      const found = w.card(text);
      if (found.card === null) return { holds: false, is: found.where };
      const influence = INFLUENCES.find((each) => plain(each) === plain(way).replace(' ', ''));
      if (influence === undefined) return w.malformed(`There is no influence "${way}".`);
      return toldReason(w.game.explainInfluence(w.game.decider, found.card.id, influence), wanted);
    },
  },
  {
    form: "why not <card> | <player>'s <card>: <rule id> <reason>",
    pattern: /^why not (.+): (R-[A-Z]+-\d+(?: \w+)?|\w+)$/i,
    tell(w, text, wanted) {
      const { seat: named, name } = w.owned(text);
      const seat = named === NONE ? w.game.decider : named;
      const { name: card, ids } = w.copies(name);
      const inPlay = w.state.cards.find((c) => ids.includes(c.id) && c.controller === seat)?.id;
      const id = w.state.seats[seat]?.hand.find((c) => ids.includes(c)) ?? inPlay;
      if (id === undefined)
        return { holds: false, is: `${card} is not in the hand of ${nameOf(w.game, seat)}, nor in play` };
      const told = toldReason(w.game.explainCard(seat, id), wanted);
      const playable = w.game.decision?.options.some(
        ({ option }) => (option.verb === 'play' || option.verb === 'use') && option.card === id,
      );
      return told.holds && seat === w.game.decider && playable
        ? { holds: false, is: `${card} is offered` }
        : told;
    },
  },
];

const offered = (w: Words): readonly string[] => w.game.decision?.options.map((o) => o.text) ?? [];

/** `wanted` is a rule id, the key of a reason, or both. */
function toldReason(reason: Reason | null, wanted: string): FactResult {
  if (reason === null) return { holds: false, is: 'nothing is against it' };
  const parts = wanted.split(' ');
  return {
    holds: parts.every((part) => plain(part) === plain(reason.rule) || plain(part) === plain(reason.key)),
    is: `the reason is ${reason.rule} ${reason.key}`,
  };
}

/** Evaluates a check or fact. */
export function tell(w: Words, text: string): FactResult {
  for (const check of CHECKS) {
    const match = check.pattern.exec(text);
    if (match === null) continue;
    const [, a = '', b = '', c = ''] = match;
    return check.tell(w, a, b, c);
  }
  return tellFact(w, text);
}
