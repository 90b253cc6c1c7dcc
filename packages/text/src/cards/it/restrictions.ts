import type { CardType } from '@methuselah/engine/language';
import type { CardGrammar, Clause, Context, Noun } from '../grammar.ts';
import { unitOf } from '../nouns.ts';
import { combatRestrictions } from './combat.ts';
import { agreeing, cards } from './nouns.ts';
import { does, V } from './verbs.ts';
import { discipline, otherActions, quoted, TYPE } from './words.ts';

/** Italian clauses for restrictions: what a minion or Methuselah cannot or must do, or is exempt from. */

const cannot =
  (what: string) =>
  (who: Noun): Clause =>
    does(who, V.cannot, what);

const abstain = (who: Noun): string => (who.you ? 'astenerti' : 'astenersi');

/** "le azioni di questo vampiro diverse da quelle di dissanguare". */
export const unblockable: CardGrammar['unblockable'] = (who, except, x) => {
  const actions = who.you ? 'le tue azioni' : `le azioni di ${who.text}`;
  const which = except.length === 0 ? '' : ` diverse da ${x.say.list(except.map(otherActions), 'or')}`;
  return {
    who: { text: `${actions}${which}`, plural: true, feminine: true },
    verb: V.cannot,
    rest: 'essere bloccate',
    given: { verb: V.keep, rest: `di bloccare ${actions}${which}` },
  };
};

const NOT_REPLACED = {
  inf: 'non rimpiazzare',
  imp: 'non rimpiazzare',
  you: 'non rimpiazzi',
  s3: 'non viene rimpiazzata',
  p3: 'non vengono rimpiazzate',
};

const typesNamed = (types: readonly CardType[], x: Context): string =>
  types.length === 0
    ? 'carte'
    : `carte${x.say.list(
        types.map((type) => ` ${TYPE[type]}`),
        'or',
      )}`;

export const restrictions: CardGrammar['restriction'] = {
  ...combatRestrictions,
  block: cannot('bloccare'),
  act: cannot('agire'),
  unlock: (who) => does(who, V.doNotUnlock, 'normalmente'),
  beBlocked: (who, x) => unblockable(who, [], x),
  maneuver: cannot('manovrare'),
  press: cannot('usare inseguimenti'),
  handStrikesOnly: (who) => does(who, V.cannot, 'usare attacchi diversi da quelli a mani nude'),
  strike: cannot('attaccare'),
  firstStrike: (who) => does(who, V.get, 'attacco fulmineo con tutti i suoi attacchi'),
  undodgeable: (who) =>
    does(
      { text: who.you ? 'i tuoi attacchi' : `gli attacchi di ${who.text}`, plural: true },
      V.cannot,
      'essere schivati',
    ),
  wake: (who) =>
    does(
      who,
      V.wake,
      `(fino alla fine dell’azione, anche da ${agreeing('impegnato', who)} ${who.you ? 'puoi' : who.plural ? 'possono' : 'può'} bloccare e giocare carte reazione)`,
    ),
  immuneToStrikes: (who) => does(who, V.be, `${who.plural ? 'immuni' : 'immune'} agli attacchi`),
  immuneToEnvironment: (who) => does(who, V.be, `${who.plural ? 'immuni' : 'immune'} ai danni ambientali`),
  immune: (who) => does(who, V.be, `${who.plural ? 'immuni' : 'immune'} ai danni`),
  voteFor: (who) => does(who, V.must, `votare a favore del referendum o ${abstain(who)}`),
  voteAgainst: (who) => does(who, V.must, `votare contro il referendum o ${abstain(who)}`),
  bloodHunt: (who) =>
    does(
      { text: 'le cacce di sangue', plural: true, feminine: true },
      V.cannot,
      `essere indette contro ${who.text}`,
    ),
  yieldTitle: (who) =>
    does({ text: `i vampiri che contendono il titolo di ${who.text}`, plural: true }, V.must, 'cederlo'),
  vote: (who) => does(who, V.must, abstain(who)),
  twoMasterActions: (who) => does(who, V.get, 'due azioni di fase dominus invece di una'),
  draw: (who) => does(who, V.doNotDraw, 'carte per rimpiazzare quelle giocate'),
  enterCombat: cannot('entrare in combattimento'),
  bleedAction: cannot('dissanguare'),
  huntAction: cannot('cacciare'),
  equipAction: cannot('equipaggiarsi'),
  employAction: cannot('assoldare seguaci'),
  recruitAction: cannot('reclutare alleati'),
  politicalAction: cannot('compiere azioni politiche'),
  diablerise: cannot('commettere diablerie'),
  useEquipment: cannot('usare equipaggiamenti'),
  haveEquipment: cannot('avere equipaggiamenti'),
  haveRetainers: cannot('avere seguaci'),
  gainBlood: (who, x) =>
    does(who, V.cannot, `guadagnare punti ${unitOf('this', x) === 'life' ? 'vita' : 'sangue'}`),
  lockForBlock: (who) => does(who, V.doNotLock, 'per aver bloccato'),
  unlockAtAll: cannot('disimpegnarsi'),
  beTargeted: (who, x, { by, actionCards } = {}) =>
    does(
      who,
      V.cannot,
      `essere il bersaglio di azioni di ${by === undefined ? 'altri Matusalemme' : cards(by, 'all', x).text}${actionCards === undefined ? '' : ` con ${x.say.aCard(actionCards, x)}`}`,
    ),
  play: (who, x, { cards: { named, types = [], needs = [], needsAny = false } = {} } = {}) => {
    const kinds = types.map((type) => ` ${TYPE[type]}`);
    const what = types.length === 0 ? '' : x.say.list(kinds, 'or');
    const name = named === undefined ? '' : ` chiamate ${quoted(x.say.cardName(named))}`;
    const which =
      needs.length === 0
        ? needsAny
          ? ' che richiedono Discipline'
          : ''
        : ` che richiedono ${x.say.list(needs.map(discipline), 'or')}`;
    return does(who, V.cannot, `giocare carte${what}${name}${which}`);
  },
  replaceAtOnce: (who, x, { cards } = {}) =>
    does(
      {
        text: `le ${typesNamed(cards?.types ?? [], x)} giocate da ${who.text}`,
        plural: true,
        feminine: true,
      },
      NOT_REPLACED,
      'fino al termine dell’azione',
    ),
  gainEdge: cannot('ottenere il Vantaggio (se dovessi ottenerlo, viene invece bruciato)'),
  mustHunt: (who) => does(who, V.must, 'cacciare'),
  openHand: (who) => does(who, V.play, 'a carte scoperte'),
};
