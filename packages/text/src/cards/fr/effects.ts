import type { Cost } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/fr/terms.ts';
import type { BringFields } from '../bringing.ts';
import { costWords, withDiscard } from '../fields.ts';
import type { Context, EffectOf, Noun } from '../grammar.ts';
import type { EffectWords } from '../named.ts';
import {
  cardNoun,
  countersOf,
  isAdditional,
  isAll,
  isFilling,
  isTopic,
  isWholeBleed,
  isWholeStealth,
  locksItself,
  searchedFor,
  seatNoun,
  unitOf,
  vampireNoun,
  whoNoun,
} from '../nouns.ts';
import { amount, bonus } from './amounts.ts';
import { brings } from './becoming.ts';
import { combatEffects } from './combat.ts';
import { counterEffects } from './counters.ts';
import { cards, of, owned } from './nouns.ts';
import { pileEffects } from './piles.ts';
import { restrictions } from './restrictions.ts';
import { onlyTo, preventedDamage } from './strikes.ts';
import { does, gets, makes, order, V } from './verbs.ts';
import { clan, discipline, TYPE, trait, verb } from './words.ts';

/** French clauses for effects and costs. */

const their = (seat: Noun): string => (seat.you ? 'votre' : seat.plural ? 'leur' : 'sa');
const side = (which: 'for' | 'against'): string =>
  which === 'for' ? 'pour le référendum' : 'contre le référendum';

const early = ({ evenIfNotNeeded }: { readonly evenIfNotNeeded?: boolean }): string =>
  evenIfNotNeeded ? ' (même si ce n’est pas encore nécessaire)' : '';

const START = ' (sans dépasser la vie de départ d’un allié)';

/** The optional fields of effects that their clauses word. */
interface Said {
  modify: 'discipline' | 'side' | 'evenIfNotNeeded' | 'cards' | 'kind';
  cancel: 'unpaid';
  grant: 'amount' | 'uses' | 'must' | 'strike' | 'prevents' | 'only';
  restrict: 'cards' | 'if';
  putOn: 'yours' | 'notThisRound';
  toUncontrolled: 'keepsCards';
  bringFromHand: BringFields['bringFromHand'];
  gainBlood: 'toPool' | 'upToStart';
  burnCounters: 'yours';
  discard: 'type' | 'needs' | 'chosenBy' | 'atRandom';
  search: 'type' | 'card' | 'first' | 'asNormal' | 'revealed';
  move: 'locked';
  moveCards: 'upTo' | 'cards';
  attemptBlock: 'ofAnyAction';
  failBlock: 'notAgain';
  endAction: 'notAgain';
  cancelReferendum: 'toHand' | 'notAgain';
  damage: 'aggravated' | 'by' | 'ranged' | 'unpreventable';
}

export const effects: EffectWords<Said> = {
  ...combatEffects,
  ...counterEffects,
  ...pileEffects,
  modify: (e, x) => {
    if (e.stat === 'blockTax' || e.stat === 'blockTaxOrLife')
      return x.say.blockTax(whoNoun(e.who, 'all', x), e.amount, e.stat === 'blockTaxOrLife', x);
    if (e.stat === 'blockTaxLibrary') return x.say.blockTaxLibrary(whoNoun(e.who, 'all', x), e.amount, x);
    if (e.stat === 'cost' && e.cards !== undefined)
      return x.say.costChange(
        {
          cards: e.cards,
          kind: e.kind,
          amount: e.amount,
          who: e.who,
          targeted: false,
          isNext: e.once === true,
        },
        x,
      );
    if (e.stat === 'stealth' && isWholeStealth(e.amount))
      return order(V.reduce, `la discrétion ${of(whoNoun(e.who, 'each', x))} à 0`);
    if (e.stat === 'bleed' && isWholeBleed(e.amount)) return order(V.reduce, 'la valeur de morsure à 0');
    if (e.stat === 'bleed' && e.who === 'acting' && typeof e.amount === 'number' && e.amount < 0)
      return order(V.reduce, `la valeur de morsure de ${-e.amount}`);
    const who = whoNoun(e.who, 'each', x);
    const votes = e.side === undefined ? '' : ` ${side(e.side)}`;
    const more = bonus(e.stat, e.amount, x, e.discipline);
    return gets(who, `${isAdditional(e, x) ? x.say.additional(more) : more}${votes}`, early(e));
  },
  grant: (e, x) => {
    const who = cardNoun(e.who, x);
    if (e.grant === 'prevent') return does(who, V.may, `prévenir ${grantedDamage(e, x)}`);
    return gets(who, granted(e, x));
  },
  restrict: (e, x) =>
    restrictions[e.what](whoNoun(e.who, 'all', x), x, e.cards === undefined ? {} : { cards: e.cards }),
  gainBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x) + (e.upToStart ? START : '');
    const pool =
      e.toPool === undefined
        ? ''
        : ` ; vous pouvez déplacer jusqu’à ${amount(e.toPool, 'blood', x).replace(' ', ' de ces ')} vers votre réserve au lieu de ${who.text}`;
    const added = isTopic(who, x)
      ? { verb: V.addToIt, rest: `${much}${pool}` }
      : { verb: V.add, rest: `${much} à ${who.text}${pool}` };
    if (isFilling(e.amount)) return { who, verb: V.gain, rest: much };
    const isChosen = typeof e.who === 'object';
    if (unit === 'counter' || isChosen) return order(added.verb, added.rest);
    return { who, verb: V.gain, rest: `${much}${pool}`, given: added };
  },
  burnBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x);
    const taken = { verb: V.burn, rest: isAll(e) ? much : `${much} ${of(who)}` };
    return unit === 'counter'
      ? order(taken.verb, taken.rest)
      : { who, verb: V.burn, rest: much, given: taken };
  },
  moveBlood: (e, x) => {
    const from = cardNoun(e.from, x);
    const to = e.to === 'pool' ? `${their(x.agent)} réserve` : cardNoun(e.to, x).text;
    if (typeof e.amount === 'object' && 'counters' in e.amount)
      return order(V.move, `${amount(e.amount, 'counter', x)} vers ${to}`);
    const much = amount(e.amount, unitOf(e.from, x), x);
    // Who has less gives what there is.
    const all = e.amount === 'x' && x.range !== null ? ' (ou tous, s’il en a moins)' : '';
    return { ...order(V.move, `${much} ${of(from)}${all} vers ${to}`), much };
  },
  poolToCard: (e, x) => {
    const much = amount(e.amount, unitOf(e.to, x), x);
    const rest = `${much} de ${their(x.agent)} réserve vers ${cardNoun(e.to, x).text}`;
    return { ...does(seatNoun(e.who, x), V.move, rest), much };
  },
  gainPool: (e, x) => makes(seatNoun(e.who, x), V.gain, amount(e.amount, 'pool', x)),
  burnPool: (e, x) => makes(seatNoun(e.who, x), V.burn, amount(e.amount, 'pool', x)),
  movePool: (e, x) => {
    const from = owned(seatNoun(e.from, x), 'réserve');
    if (e.amount === 'points') {
      const gained = 'chaque autre Mathusalem gagne ceux qui lui sont alloués';
      return does(seatNoun(e.from, x), V.lose, `ces points de réserve et ${gained}`);
    }
    const to = owned(seatNoun(e.to, x), 'réserve');
    return order(V.move, `${amount(e.amount, 'pool', x)} de ${from} vers ${to}`);
  },
  burnMix: (e, x) => {
    const who = seatNoun(e.who, x);
    const blood = `1 point de sang d’un vampire ${who.you ? 'que vous contrôlez' : 'qu’il contrôle'}`;
    if (typeof e.amount === 'object' && 'counters' in e.amount) {
      const each = `pour chaque compteur sur ${cardNoun(e.amount.counters, x).text}`;
      const subject = who.you ? null : { ...who, text: `${each}, ${who.text}` };
      return { who: subject, verb: V.burn, rest: `${amount(1, 'pool', x)} ou brûle ${blood}` };
    }
    return makes(who, V.burn, `${amount(e.amount, 'pool', x)} ou ${blood}`);
  },
  lock: (e, x) => order(V.lock, whoNoun(e.who, 'each', x).text),
  unlock: (e, x) => {
    const { text } = whoNoun(e.who, 'each', x);
    return { ...order(V.unlock, text), reflexive: { object: text, verb: V.unlockSelf } };
  },
  burn: (e, x) => order(V.burn, whoNoun(e.who, 'each', x).text),
  remove: (e, x) => order(V.remove, `de la partie ${whoNoun(e.who, 'each', x).text}`),
  toTorpor: (e, x) => order(V.put, `${vampireNoun(e.who, x).text} en torpeur`),
  toReady: (e, x) => order(V.move, `${cardNoun(e.who, x).text} vers la région disponible de son contrôleur`),
  control: (e, x) => {
    const [what, to] = [`le contrôle ${of(cardNoun(e.who, x))}`, seatNoun(e.to, x)];
    return to.you ? order(V.take, what) : order(V.give, `à ${to.text} ${what}`);
  },
  bind: (e, x) => order(V.put, `${whoNoun(e.to, 'a', x).text} à la place ${e.slot + 1} de cette carte`),
  title: (e, x) => does(cardNoun(e.who, x), V.become, TERM_WORDS.title(e.title, null)),
  loseTitle: (e, x) => makes(cardNoun(e.who, x), V.lose, 'tout titre'),
  sect: (e, x) => does(whoNoun(e.who, 'each', x), V.become, BECOME_SECT[e.sect]),
  clan: (e, x) => does(whoNoun(e.who, 'each', x), V.become, clan(e.clan)),
  trait: (e, x) => does(whoNoun(e.who, 'each', x), V.get, `le trait ${trait(e.trait)}`),
  putOn: (e, x) => {
    const put = x.say.put(cardNoun(e.who, x), countersOf(x), x);
    const aside = `${e.notThisRound ? x.say.notThisRound : ''}${e.yours ? x.say.stillYours : ''}`;
    return { ...put, rest: `${put.rest}${aside}` };
  },
  toUncontrolled: (e, x) =>
    order(
      V.move,
      e.keepsCards
        ? `${cardNoun(e.who, x).text} vers la région incontrôlée de son contrôleur ; toutes les cartes et tous les compteurs sur lui restent avec lui mais sont hors du jeu tant qu’il reste incontrôlé`
        : `${cardNoun(e.who, x).text} vers la région incontrôlée de son propriétaire`,
    ),
  moveOnto: (e, x) => order(V.move, `${cardNoun(e.who, x).text} sur ${cardNoun(e.to, x).text}`),
  bringFromHand: brings,
  steal: (e, x) => order(V.steal, cardNoun(e.who, x).text),
  takeEdge: (e, x) => makes(seatNoun(e.who, x), V.take, 'l’Avantage'),
  burnEdge: () => order(V.burn, 'l’Avantage'),
  draw: (e, x) => makes(seatNoun(e.who, x), V.draw, amount(e.amount, 'card', x)),
  drawCrypt: (e, x) => {
    const who = seatNoun(e.who, x);
    return makes(who, V.draw, `${amount(e.amount, 'cryptCard', x)} de ${their(who)} crypte`);
  },
  discard: (e, x) => {
    const who = seatNoun(e.who, x);
    const what = `${discarded(amount(e.amount, 'card', x), e.type, e.needs)}${e.atRandom ? ' au hasard' : ''}`;
    if (e.chosenBy === undefined)
      return makes(who, V.discard, `${what}${who.you ? ' (repiochez ensuite)' : ''}`);
    const next = { and: 'et', verb: V.discardFromIt, rest: `${what} de votre choix` };
    return { ...order(V.look, owned(who, 'main')), next };
  },
  search: (e, x) => {
    const note = e.asNormal
      ? '(les prérequis et le coût s’appliquent normalement ; mélangez ensuite)'
      : '(mélangez ensuite)';
    const then = {
      hand: { verb: V.takeIt, rest: `en main${e.revealed ? ' en la révélant' : ''} ${note}` },
      self: { verb: V.equipWithIt, rest: `${cardNoun('self', x).text} ${note}` },
      ready: { verb: V.putIt, rest: `en jeu ${note}` },
    }[e.to];
    const what = x.say.aCard(searchedFor(e), x);
    const found = order(
      V.search,
      `${e.first ? `${what.replace(/^une /, 'la première ')} à partir de le dessus` : what} dans votre bibliothèque`,
    );
    return { ...found, next: { and: 'et', ...then } };
  },
  act: (e, x) => {
    const who = cardNoun(e.who, x);
    const action = e.action === 'bleed' ? V.bleed : V.hunt;
    const given = { verb: V.make, rest: `${action.inf} immédiatement ${who.text}` };
    return { ...does(who, action, 'immédiatement'), given };
  },
  cancel: (e, x) =>
    order(
      V.cancel,
      `${x.cancelsItself ? 'cette' : 'la'} carte en train d’être jouée${e.unpaid ? ', et son coût n’est pas à payer' : ''}`,
    ),
  redirect: (e, x) =>
    order(V.redirect, `la morsure vers ${seatNoun(e.to, x).text} (la nouvelle cible peut tenter de bloquer)`),
  attemptBlock: (e, x) => {
    const { blockWith: more } = x;
    const bonusWords = more === null ? '' : ` avec ${bonus(more.stat, more.amount, x)}${early(more)}`;
    return does(
      cardNoun(e.who, x),
      V.attempt,
      `de bloquer${bonusWords}${e.ofAnyAction ? ', sans tenir compte de qui peut normalement bloquer l’action' : ''}`,
    );
  },
  failBlock: (e, x) => {
    const blocker = cardNoun('blocker', x);
    const whose = e.notAgain === 'controller' ? x.say.controllerOf(blocker, x) : blocker;
    const again =
      e.notAgain === undefined ? '' : `et ${whose.text} ne peut pas tenter de bloquer cette action à nouveau`;
    return {
      ...does({ text: 'cette tentative de blocage', feminine: true }, V.fail, again),
      given: { verb: V.make, rest: `échouer cette tentative de blocage ${again}`.trim() },
    };
  },
  endAction: (e) =>
    e.notAgain
      ? {
          who: { text: 'l’action', feminine: true },
          verb: V.end,
          rest: 'sans succès et ce serviteur ne peut pas la refaire durant ce tour',
          given: { verb: V.stop, rest: 'l’action' },
        }
      : order(V.stop, 'l’action'),
  enterCombat: (e, x) => {
    if (e.first === 'self') return order(V.enter, `en combat contre ${cardNoun(e.second, x).text}`);
    const acting = '(considéré comme le serviteur qui agit durant ce combat)';
    return order(V.enter, `en combat contre ${cardNoun(e.first, x).text} ${acting}`);
  },
  damage: (e, x) => {
    const kinds = [
      e.aggravated ? ' aggravés' : '',
      e.by === 'self' ? '' : ' environnementaux',
      e.ranged ? ' à toute portée' : '',
      e.unpreventable ? ' qui ne peuvent pas être prévenus' : '',
    ].join('');
    const rest = amount(e.amount, 'damage', x).replace(/dégâts/, `dégâts${kinds}`);
    const to = cardNoun(e.to, x);
    return e.by === 'this'
      ? does(cardNoun('this', x), V.inflict, `${rest} à ${to.text}`)
      : { who: to, verb: V.suffer, rest, given: { verb: V.inflict, rest: `${rest} à ${to.text}` } };
  },
  endCombat: () => ({
    who: { text: 'le combat' },
    verb: V.end,
    rest: '',
    given: { verb: V.stop, rest: 'le combat' },
  }),
  exchangeRoles: () => order(V.exchange, 'les rôles des combattants'),
  nextRoundAt: (e) => ({
    who: { text: 'le round suivant, s’il a lieu,' },
    verb: V.be,
    rest: `${e.range === 'close' ? 'au contact' : 'à distance'} (sautez son étape de manœuvre)`,
  }),
  additionalStrikes: (e, x) => gets(cardNoun('self', x), amount(e.amount, 'strike', x)),
  cancelReferendum: (e) =>
    order(
      V.cancel,
      `le référendum${e.toHand ? ' (la carte de action politique qui le a appelé retourne dans la main de son propriétaire)' : ''}${e.notAgain ? ' ; les serviteurs du Mathusalem actif ne peuvent pas le appeler de nouveau ce tour-ci' : ''}`,
    ),
  passReferendum: () =>
    does({ text: 'ce référendum' }, verb('passer'), 'automatiquement (sautez l’étape de vote)'),
  failReferendum: () => does({ text: 'le référendum' }, V.fail, ''),
  cancelVotes: (e, x) => {
    const who = cardNoun(e.who, x);
    const given = { verb: V.cancel, rest: `les voix et bulletins ${of(who)}` };
    return { who, verb: V.abstain, rest: '(ceci annule ses voix et bulletins)', given };
  },
  forceVotes: (e, x) =>
    order(V.move, `les voix et bulletins ${of(cardNoun(e.who, x))} du côté ${side(e.side)}`),
  diablerise: (e, x) => order(V.diablerise, cardNoun(e.who, x).text),
};

const BECOME_SECT: Readonly<Record<EffectOf<'sect'>['sect'], string>> = {
  camarilla: 'membre de la Camarilla',
  anarch: 'Anarch',
  independent: 'Indépendant',
  sabbat: 'membre du Sabbat',
  laibon: 'Laibon',
};

/** "une carte de combat qui requiert Domination [dom]". */
function discarded(cards: string, type: Cost['discardType'], needs: string | undefined): string {
  const typed =
    type === undefined
      ? cards
      : cards.replace(/carte(s?)/, (_, s) => TYPE[type].replace('carte', `carte${s}`));
  const isMany = /cartes/.test(cards);
  return needs === undefined
    ? typed
    : `${typed} qui ${isMany ? 'requièrent' : 'requiert'} ${discipline(needs)}`;
}

const grantedDamage = (
  { amount: prevent = 1, prevents: preventFrom = {} }: EffectOf<'grant'>,
  x: Context,
): string => preventedDamage({ prevent, preventFrom }, x);

function granted(e: EffectOf<'grant'>, x: Context): string {
  const only = e.only === undefined ? '' : ` (${onlyTo[e.only]})`;
  const uses = e.uses ?? 1;
  const many = uses === 1 ? '' : 's';
  switch (e.grant) {
    case 'maneuver':
      return `${uses} manœuvre${many}${e.must ? '' : ` optionnelle${many}`}${only}`;
    case 'press':
      return `${uses} poursuite${many}${x.isPressing ? '' : ` optionnelle${many}`}${only}`;
    case 'maneuverOrPress':
      return `${uses} manœuvre${many} ou poursuite${many} optionnelle${many}`;
    case 'prevent':
      return grantedDamage(e, x);
    case 'strike':
      return e.strike === undefined
        ? 'une frappe'
        : x.say.strike(e.strike, x).replace(/^frapper/, 'cette frappe');
  }
}

const many = (n: number): string => (n < 2 ? '' : 's');

export const cost = costWords({
  transfers: (n) => order(V.use, `${n} transfert${many(n)}`),
  library: (n) =>
    order(
      V.burn,
      n === 1 ? 'la première carte de votre bibliothèque' : `les ${n} premières cartes de votre bibliothèque`,
    ),
  masterActions: (n) => order(V.use, `${n} action${many(n)} de phase de maître`),
  discardActions: (n) => order(V.use, `${n} action${many(n)} de phase de défausse`),
  lock(who, x) {
    const { text } = cardNoun(who, x);
    return { ...order(V.lock, text), reflexive: { object: text, verb: V.lockSelf } };
  },
  pool: (n, x) => order(V.burn, amount(n, 'pool', x)),
  blood: (n, x) => order(V.burn, amount(n, unitOf('self', x), x)),
  bloodOrLife: (n, x) => order(V.burn, amount(n, 'bloodOrLife', x)),
  poolOrBlood: ({ amount: n, of: payers }, x) =>
    order(V.burn, `${amount(n, 'pool', x)} ou ${amount(n, 'blood', x)} ${of(cards(payers, 'a', x))}`),
  counters(n, x) {
    const unit = unitOf('this', x);
    const from = unit === 'life' ? '' : ` ${of(cardNoun('this', x))}`;
    return order(V.burn, `${amount(n, unit, x)}${from}`);
  },
  discard: (n, x, { discardType, discardNeeds }) =>
    order(V.discard, discarded(amount(n, 'card', x), discardType, discardNeeds)),
  discardType: withDiscard,
  discardNeeds: withDiscard,
  discardAtRandom: (n, x) => order(V.discard, `${amount(n, 'card', x)} au hasard`),
  removeFromAsh: (n, x) => order(V.remove, `${amount(n, 'card', x)} de votre tas de cendres de le jeu`),
  edge: (is) => (is ? order(V.burn, 'l’Avantage') : null),
  burnThis(is, x) {
    const locked = locksItself(x.card) ? ' (même si elle est inclinée)' : '';
    return is ? order(V.burn, `${cardNoun('this', x).text}${locked}`) : null;
  },
});
