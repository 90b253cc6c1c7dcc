import type { CardType } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/en/terms.ts';
import type { CardGrammar, Clause, Context, Noun } from '../grammar.ts';
import { unitOf } from '../nouns.ts';
import { combatRestrictions } from './combat.ts';
import { cards } from './nouns.ts';
import { does, V } from './verbs.ts';
import { discipline, quoted, TYPE, verb } from './words.ts';

/** English clauses for restrictions: what a minion or Methuselah cannot or must do, or is exempt from. */

const cannot =
  (what: string) =>
  (who: Noun): Clause =>
    does(who, V.cannot, what);

/** "the non-bleed actions of this vampire". */
export const unblockable: CardGrammar['unblockable'] = (who, except, x) => {
  const kinds = x.say.list(
    except.map((kind) => `non-${TERM_WORDS.actions[kind]} `),
    'and',
  );
  const whose = who.you ? 'your' : `${who.text}'s`;
  return { who: { text: `${whose} ${kinds}actions`, plural: true }, verb: V.cannot, rest: 'be blocked' };
};

const typesNamed = (types: readonly CardType[], x: Context): string =>
  types.length === 0
    ? 'cards'
    : x.say.list(
        types.map((type) => `${TYPE[type]}s`),
        'or',
      );

export const restrictions: CardGrammar['restriction'] = {
  ...combatRestrictions,
  block: cannot('block'),
  act: cannot('act'),
  unlock: (who) => does(who, V.doNot, 'unlock as normal'),
  beBlocked: (who, x) => unblockable(who, [], x),
  maneuver: cannot('maneuver'),
  press: cannot('press'),
  handStrikesOnly: (who) => does(who, V.cannot, 'use strikes other than hand strikes'),
  strike: cannot('strike'),
  firstStrike: (who) => does(who, V.get, 'first strike with all strikes'),
  undodgeable: (who) => ({
    who: { text: who.you ? 'your strikes' : `${who.text}'s strikes`, plural: true },
    verb: V.cannot,
    rest: 'be dodged',
  }),
  wake: (who) =>
    does(
      who,
      verb('wake'),
      '(until the end of the action, being locked does not keep them from blocking or playing reaction cards)',
    ),
  immuneToStrikes: (who) => does(who, V.be, 'immune to strikes'),
  immuneToEnvironment: (who) => does(who, V.be, 'immune to environmental damage'),
  immune: (who) => does(who, V.be, 'immune to damage'),
  voteFor: (who) => does(who, V.must, 'vote for the referendum or abstain'),
  voteAgainst: (who) => does(who, V.must, 'vote against the referendum or abstain'),
  bloodHunt: (who) => does({ text: 'blood hunts', plural: true }, V.cannot, `be called on ${who.text}`),
  yieldTitle: (who) =>
    does({ text: `vampires contesting the title of ${who.text}`, plural: true }, V.must, 'yield it'),
  vote: (who) => does(who, V.must, 'abstain'),
  twoMasterActions: (who) => does(who, V.get, 'two master phase actions instead of one'),
  draw: (who) => does(who, V.doNot, 'draw cards to replace those played'),
  enterCombat: cannot('enter combat'),
  bleedAction: cannot('bleed'),
  huntAction: cannot('hunt'),
  equipAction: cannot('equip'),
  employAction: cannot('employ retainers'),
  recruitAction: cannot('recruit allies'),
  politicalAction: cannot('perform political actions'),
  diablerise: cannot('commit diablerie'),
  useEquipment: cannot('use equipment'),
  haveEquipment: cannot('have equipment'),
  haveRetainers: cannot('have retainers'),
  gainBlood: (who, x) => does(who, V.cannot, `gain ${unitOf('this', x) === 'life' ? 'life' : 'blood'}`),
  lockForBlock: (who) => does(who, V.doNot, 'lock for blocking'),
  unlockAtAll: cannot('unlock'),
  beTargeted: (who, x, { by, actionCards } = {}) =>
    does(
      who,
      V.cannot,
      `be the target of actions of ${by === undefined ? 'other Methuselahs' : cards(by, 'all', x).text}${actionCards === undefined ? '' : ` with ${x.say.aCard(actionCards, x)}`}`,
    ),
  play: (who, x, { cards: { named, types = [], needs = [], needsAny = false } = {} } = {}) => {
    const what =
      types.length === 0
        ? 'cards'
        : x.say.list(
            types.map((type) => `${TYPE[type]}s`),
            'or',
          );
    const name = named === undefined ? '' : ` named ${quoted(x.say.cardName(named))}`;
    const which =
      needs.length === 0
        ? needsAny
          ? ' that require Disciplines'
          : ''
        : ` that require ${x.say.list(needs.map(discipline), 'or')}`;
    return does(who, V.cannot, `play ${what}${name}${which}`);
  },
  replaceAtOnce: (who, x, { cards } = {}) =>
    does(
      { text: `${typesNamed(cards?.types ?? [], x)} played by ${who.text}`, plural: true },
      V.be,
      'not replaced until the end of the action',
    ),
  gainEdge: cannot('gain the Edge (if you would get it, it is burned instead)'),
  mustHunt: (who) => does(who, V.must, 'hunt'),
  openHand: (who) => does(who, V.play, 'with an open hand'),
};
