import type { Cost } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/fr/terms.ts';
import { costWords, withDiscard } from '../fields.ts';
import type { CardGrammar, Clause, Context, EffectOf, Noun } from '../grammar.ts';
import type { EffectWords } from '../named.ts';
import { cardNoun, pickNoun, seatNoun, unitOf, whoNoun } from '../nouns.ts';
import { amount, bonus } from './amounts.ts';
import { cards, of, owned } from './nouns.ts';
import { does, gets, makes, order, V } from './verbs.ts';
import { clan, discipline, irregular, TYPE, trait } from './words.ts';

/** French clauses for effects, restrictions and costs. */

const their = (seat: Noun): string => (seat.you ? 'votre' : 'sa');
const side = (which: 'for' | 'against'): string =>
  which === 'for' ? 'pour le référendum' : 'contre le référendum';

/** The optional fields of effects that their clauses word. */
interface Said {
  modify: 'discipline' | 'side' | 'evenIfNotNeeded';
  grant: 'amount' | 'uses' | 'must' | 'strike';
  gainBlood: 'toPool';
  discard: 'type' | 'needs' | 'chosenBy';
  search: 'asNormal';
  endAction: 'notAgain';
  damage: 'aggravated' | 'by' | 'ranged' | 'unpreventable';
}

export const effects: EffectWords<Said> = {
  modify: (e, x) => {
    if (e.stat === 'bleed' && e.who === 'acting' && typeof e.amount === 'number' && e.amount < 0)
      return order(V.reduce, `la valeur de morsure de ${-e.amount}`);
    const who = whoNoun(e.who, 'each', x);
    const votes = e.side === undefined ? '' : ` ${side(e.side)}`;
    const early = e.evenIfNotNeeded ? ' (même si ce n’est pas encore nécessaire)' : '';
    return gets(who, `${bonus(e.stat, e.amount, x, e.discipline)}${votes}${early}`);
  },
  grant: (e, x) => {
    const who = cardNoun(e.who, x);
    if (e.grant === 'prevent') return does(who, V.may, `prévenir ${amount(e.amount ?? 1, 'damage', x)}`);
    return gets(who, granted(e, x));
  },
  restrict: (e, x) => restrictions[e.what](whoNoun(e.who, 'all', x), x),
  gainBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x);
    const pool =
      e.toPool === undefined
        ? ''
        : `, dont vous pouvez déplacer jusqu’à ${amount(e.toPool, 'blood', x)} vers votre réserve`;
    const added = { verb: V.add, rest: `${much} à ${who.text}${pool}` };
    const isChosen = typeof e.who === 'object';
    if (unit === 'counter' || isChosen) return order(added.verb, added.rest);
    return { who, verb: V.gain, rest: `${much}${pool}`, given: added };
  },
  burnBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x);
    const taken = { verb: V.burn, rest: `${much} ${of(who)}` };
    return unit === 'counter'
      ? order(taken.verb, taken.rest)
      : { who, verb: V.burn, rest: much, given: taken };
  },
  moveBlood: (e, x) => {
    const from = cardNoun(e.from, x);
    const to = e.to === 'pool' ? `${their(x.agent)} réserve` : cardNoun(e.to, x).text;
    if (typeof e.amount === 'object' && 'counters' in e.amount)
      return order(V.move, `${amount(e.amount, 'counter', x)} vers ${to}`);
    return order(V.move, `${amount(e.amount, unitOf(e.from, x), x)} ${of(from)} vers ${to}`);
  },
  poolToCard: (e, x) => {
    const much = amount(e.amount, unitOf(e.to, x), x);
    const rest = `vers ${cardNoun(e.to, x).text} ${much} de ${their(x.agent)} réserve`;
    return does(seatNoun(e.who, x), V.move, rest);
  },
  gainPool: (e, x) => makes(seatNoun(e.who, x), V.gain, amount(e.amount, 'pool', x)),
  burnPool: (e, x) => makes(seatNoun(e.who, x), V.burn, amount(e.amount, 'pool', x)),
  movePool: (e, x) => {
    const from = owned(seatNoun(e.from, x), 'réserve');
    if (e.amount === 'points')
      return does(seatNoun(e.to, x), V.gain, `les points de réserve qui lui sont alloués, pris dans ${from}`);
    const to = owned(seatNoun(e.to, x), 'réserve');
    return order(V.move, `${amount(e.amount, 'pool', x)} de ${from} vers ${to}`);
  },
  burnMix: (e, x) => {
    const who = seatNoun(e.who, x);
    const each =
      typeof e.amount === 'object' && 'counters' in e.amount
        ? ` pour chaque compteur sur ${cardNoun(e.amount.counters, x).text}`
        : '';
    const much = each === '' ? amount(e.amount, 'pool', x) : amount(1, 'pool', x);
    const controls = who.you ? 'que vous contrôlez' : 'qu’il contrôle';
    return makes(who, V.burn, `${much} ou 1 point de sang d’un vampire ${controls}${each}`);
  },
  lock: (e, x) => order(V.lock, whoNoun(e.who, 'each', x).text),
  unlock: (e, x) => order(V.unlock, whoNoun(e.who, 'each', x).text),
  burn: (e, x) => order(V.burn, whoNoun(e.who, 'each', x).text),
  remove: (e, x) => order(V.remove, `de la partie ${whoNoun(e.who, 'each', x).text}`),
  toTorpor: (e, x) => order(V.put, `${cardNoun(e.who, x).text} en torpeur`),
  toReady: (e, x) => order(V.move, `${cardNoun(e.who, x).text} vers la région disponible`),
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
  toUncontrolled: (e, x) => order(V.move, `${cardNoun(e.who, x).text} vers la région incontrôlée`),
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
    const what = discarded(amount(e.amount, 'card', x), e.type, e.needs);
    if (e.chosenBy === undefined) return makes(who, V.discard, what);
    return order(V.look, `${owned(who, 'main')} pour en défausser ${what} de votre choix`);
  },
  search: (e, x) => {
    const then = {
      hand: 'à prendre en main',
      self: `dont équiper ${cardNoun('self', x).text}`,
      ready: 'à mettre en jeu',
    }[e.to];
    const note = e.asNormal
      ? '(ses prérequis et son coût s’appliquent ; mélangez ensuite)'
      : '(mélangez ensuite)';
    return order(V.search, `dans votre bibliothèque une ${TYPE[e.type]} ${then} ${note}`);
  },
  ashToHand: (e, x) => order(V.move, `${pickNoun(e.card, x).text} vers votre main`),
  act: (e, x) => {
    const who = cardNoun(e.who, x);
    const action = e.action === 'bleed' ? V.bleed : V.hunt;
    const given = { verb: V.make, rest: `${action.inf} immédiatement ${who.text}` };
    return { ...does(who, action, 'immédiatement'), given };
  },
  cancel: () => order(V.cancel, 'la carte en train d’être jouée'),
  redirect: (e, x) =>
    order(V.redirect, `la morsure vers ${seatNoun(e.to, x).text} (la nouvelle cible peut tenter de bloquer)`),
  attemptBlock: (e, x) => does(cardNoun(e.who, x), V.attempt, 'de bloquer'),
  endAction: (e) => ({
    who: { text: 'l’action', feminine: true },
    verb: V.end,
    rest: e.notAgain ? 'sans succès et ce serviteur ne peut pas la refaire durant ce tour' : '',
    given: { verb: V.stop, rest: 'l’action' },
  }),
  enterCombat: (e, x) =>
    e.first === 'self'
      ? order(V.enter, `en combat contre ${cardNoun(e.second, x).text}`)
      : order(
          V.enter,
          `en combat contre ${cardNoun(e.first, x).text}, qui est le serviteur qui agit durant ce combat`,
        ),
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
  cancelVotes: (e, x) => order(V.cancel, `les voix et bulletins ${of(cardNoun(e.who, x))} (qui s’abstient)`),
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

function granted(e: EffectOf<'grant'>, x: Context): string {
  const uses = e.uses ?? 1;
  const many = uses === 1 ? '' : 's';
  switch (e.grant) {
    case 'maneuver':
      return `${uses} manœuvre${many}${e.must ? '' : ` optionnelle${many}`}`;
    case 'press':
      return `${uses} poursuite${many} optionnelle${many}`;
    case 'prevent':
      return amount(e.amount ?? 1, 'damage', x);
    case 'strike':
      return e.strike === undefined ? 'une frappe' : `cette frappe : ${x.say.strike(e.strike, x)}`;
  }
}

const cannot =
  (what: string) =>
  (who: Noun): Clause => ({
    ...does(who, V.cannot, what),
    given: { verb: V.preventFrom, rest: `${who.text} de ${what}` },
  });

export const restrictions: CardGrammar['restriction'] = {
  block: cannot('bloquer'),
  act: cannot('agir'),
  unlock: (who) =>
    does(
      who,
      irregular('ne pas se redresser', 'ne vous redressez pas', 'ne se redresse pas', 'ne se redressent pas'),
      'normalement',
    ),
  beBlocked: (who) => ({
    who: { text: who.you ? 'vos actions' : `les actions ${of(who)}`, plural: true, feminine: true },
    verb: V.cannot,
    rest: 'être bloquées',
  }),
  maneuver: cannot('manœuvrer'),
  press: cannot('poursuivre'),
  handStrikesOnly: (who) => does(who, V.canOnly, 'utiliser que des frappes à mains nues'),
  strike: cannot('frapper'),
  wake: (who) =>
    does(
      who,
      irregular('se réveiller', 'réveillez-vous', 'se réveille', 'se réveillent'),
      who.plural
        ? '(jusqu’à la fin de l’action, être inclinés ne les empêche ni de bloquer ni de jouer des cartes de réaction)'
        : '(jusqu’à la fin de l’action, être incliné ne l’empêche ni de bloquer ni de jouer des cartes de réaction)',
    ),
  immuneToStrikes: (who) => does(who, V.be, `${immune(who)} aux frappes`),
  immuneToEnvironment: (who) => does(who, V.be, `${immune(who)} aux dégâts environnementaux`),
  immune: (who) => does(who, V.be, `${immune(who)} aux dégâts`),
  voteFor: (who) => does(who, V.must, 'voter pour le référendum ou s’abstenir'),
  voteAgainst: (who) => does(who, V.must, 'voter contre le référendum ou s’abstenir'),
  vote: (who) => does(who, V.must, 's’abstenir'),
  draw: (who) =>
    does(
      who,
      irregular('ne pas piocher', 'ne piochez pas', 'ne pioche pas', 'ne piochent pas'),
      'pour remplacer les cartes jouées',
    ),
  enterCombat: cannot('entrer en combat'),
  play: (who, x, named = '') => does(who, V.cannot, `jouer de cartes nommées ${x.say.cardName(named)}`),
  openHand: (who) => does(who, V.play, 'à main découverte'),
};
const immune = (who: Noun): string => `immunisé${who.feminine ? 'e' : ''}${who.plural ? 's' : ''}`;

const many = (n: number): string => (n < 2 ? '' : 's');

export const cost = costWords({
  transfers: (n) => order(V.spend, `${n} transfert${many(n)}`),
  masterActions: (n) => order(V.spend, `${n} action${many(n)} de phase de maître`),
  discardActions: (n) => order(V.spend, `${n} action${many(n)} de phase de défausse`),
  lock: (who, x) => order(V.lock, cardNoun(who, x).text),
  pool: (n, x) => order(V.burn, amount(n, 'pool', x)),
  blood: (n, x) => order(V.burn, amount(n, unitOf('self', x), x)),
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
  edge: (is) => (is ? order(V.burn, 'l’Avantage') : null),
  burnThis: (is, x) => (is ? order(V.burn, cardNoun('this', x).text) : null),
});
