import type { RequirementStatic } from '@methuselah/engine/language';
import { type BringFields, broughtType } from '../bringing.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { becomingOf } from '../keywords.ts';
import type { EffectWords } from '../named.ts';
import { cardNoun } from '../nouns.ts';
import { does } from './verbs.ts';
import {
  clan as clanName,
  discipline,
  irregular,
  keyword,
  OF_SECT,
  printed,
  superiorOf,
  verb,
} from './words.ts';

/** French words for cards that are something else in play, or are played as if by somebody else. */

/** " ; elle devient un équipement arme de mêlée". */
export function becoming({ card, say }: Context): string {
  const becomes = becomingOf(card);
  if (becomes === null || card.kind !== 'library') return '';
  if ('capacity' in becomes) {
    const { capacity, clan, sect, empty } = becomes;
    const what = clan === undefined ? 'vampire' : clanName(clan);
    const of = sect === undefined ? '' : ` ${OF_SECT[sect]}`;
    const same =
      clan === undefined && sect === undefined
        ? ' des mêmes clan et secte que le vampire qui agit'
        : clan === undefined
          ? ' du même clan que le vampire qui agit'
          : sect === undefined
            ? ' de la même secte que le vampire qui agit'
            : '';
    return ` ; elle devient un ${what}${of} (non unique) de capacité ${capacity}${same}${empty ? ', sans sang' : ''}`;
  }
  const words = becomes.keywords.map(keyword).join(' ');
  if (becomes.type === 'equipment') return ` ; elle devient un équipement ${words}`;
  const numbers = printed({ life: card.life ?? 0, strength: card.strength ?? 1, bleed: card.bleed ?? 1 });
  return ` ; elle devient un allié ${words}${card.unique ? ' unique' : ''} avec ${say.list(numbers, 'and')}`;
}

export const isLocation =
  'tant que cette carte est en jeu, elle est un lieu et ne compte pas comme équipement';
export const wears =
  'pour chaque point de dégâts infligé par cette frappe (même prévenu), brûlez 1 compteur de cette carte';
export const spent = 'brûlez cette carte après utilisation';
export const notThisRound = ' (inutilisable durant ce round)';

export const playsCardsAs: CardGrammar['playsCardsAs'] = ({ playsAs = {}, asVampire = {} }, x) => {
  const needed = Object.entries(playsAs).map(([code, level]) =>
    level === 2 ? superiorOf(code) : `${discipline(code)} de base`,
  );
  const sect = asVampire.sect === undefined ? '' : ` ${OF_SECT[asVampire.sect]}`;
  const capacity = asVampire.capacity === undefined ? '' : ` de capacité ${asVampire.capacity}`;
  return `${cardNoun('this', x).text} peut jouer des cartes qui requièrent ${x.say.list(needed, 'or')} comme un vampire${sect}${capacity}`;
};

const required = ({ meets }: RequirementStatic, x: Context): string =>
  x.say.cards('clan' in meets ? { clan: meets.clan } : { title: [meets.title] }, 'a', x).text;

export const meets: CardGrammar['meets'] = (text, who, x) =>
  `${text.youToo ? `vous et ${who.text} pouvez` : `${who.text} peut`} jouer les cartes qui requièrent ${required(text, x)} comme si ${who.text} était ${required(text, x)}`;

const BRINGS = {
  equipment: irregular('s’équiper avec', 'équipez-vous avec', 's’équipe avec', 's’équipent avec'),
  retainer: irregular('employer', 'employez', 'emploie', 'emploient'),
  ally: verb('recruter'),
  either: irregular(
    'recruter ou employer',
    'recrutez ou employez',
    'recrute ou emploie',
    'recrutent ou emploient',
  ),
};

export const brings: EffectWords<BringFields>['bringFromHand'] = (e, x) => {
  const limits = [
    ...(e.poolCostBelow === undefined ? [] : [`coûter ${e.poolCostBelow} points de réserve ou plus`]),
    ...(e.damageBelow === undefined
      ? []
      : [
          `infliger (avec une frappe normale) des dégâts aggravés ou ${e.damageBelow} points de dégâts ou plus`,
        ]),
  ];
  const not = limits.length === 0 ? '' : ` ; elle ne peut pas ${x.say.list(limits, 'or')}`;
  const normal = e.ignoresRequirements
    ? ' (sans tenir compte des prérequis ; le coût s’applique normalement)'
    : ' (les prérequis et le coût s’appliquent normalement)';
  return does(
    cardNoun(e.who, x),
    BRINGS[broughtType(e)],
    `${x.say.aCard(e.card, x)} de votre main${normal}${not}`,
  );
};
