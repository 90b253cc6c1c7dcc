import type { RequirementStatic } from '@methuselah/engine/language';
import { type BringFields, broughtType } from '../bringing.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { becomingOf } from '../keywords.ts';
import type { EffectWords } from '../named.ts';
import { cardNoun } from '../nouns.ts';
import { does } from './verbs.ts';
import { discipline, keyword, SECT, superiorOf, verb } from './words.ts';

/** English words for cards that are something else in play, or are played as if by somebody else. */

/** "; it becomes a melee weapon equipment". */
export function becoming({ card, say }: Context): string {
  const becomes = becomingOf(card);
  if (becomes === null || card.kind !== 'library') return '';
  if ('capacity' in becomes) {
    const { capacity, clan, sect, empty } = becomes;
    const what = [sect === undefined ? [] : SECT[sect], clan ?? 'vampire'].flat().join(' ');
    const same = [clan === undefined ? 'clan' : [], sect === undefined ? 'sect' : []].flat();
    const like = same.length === 0 ? '' : ` of the same ${say.list(same, 'and')} as the acting vampire`;
    return `; it becomes a ${capacity}-capacity (non-unique) ${what}${like}${empty ? ', with no blood' : ''}`;
  }
  const words = becomes.keywords.map(keyword).join(' ');
  if (becomes.type === 'equipment') return `; it becomes a ${words} equipment`;
  const numbers = [`${card.life ?? 0} life`, `${card.strength ?? 1} strength`, `${card.bleed ?? 1} bleed`];
  return `; it becomes a ${card.unique ? 'unique ' : ''}${words} ally with ${say.list(numbers, 'and')}`;
}

export const isLocation = 'while in play, this card is a location and does not count as equipment';
export const wears =
  'for each damage inflicted by this strike (even if prevented), burn 1 counter from this card';
export const spent = 'burn this card after use';
export const notThisRound = ' (not usable this round)';

export const playsCardsAs: CardGrammar['playsCardsAs'] = ({ playsAs = {}, asVampire = {} }, x) => {
  const needed = Object.entries(playsAs).map(([code, level]) =>
    level === 2 ? superiorOf(code) : `basic ${discipline(code)}`,
  );
  const sect = asVampire.sect === undefined ? '' : `${SECT[asVampire.sect]} `;
  const article = sect === '' ? 'a ' : 'an ';
  const capacity = asVampire.capacity === undefined ? '' : ` with capacity ${asVampire.capacity}`;
  return `${cardNoun('this', x).text} can play cards requiring ${x.say.list(needed, 'or')} as ${article}${sect}vampire${capacity}`;
};

const required = ({ meets }: RequirementStatic, x: Context): string =>
  x.say.cards('clan' in meets ? { clan: meets.clan } : { title: [meets.title] }, 'a', x).text;

export const meets: CardGrammar['meets'] = (text, who, x) =>
  `${text.youToo ? 'you and ' : ''}${who.text} can play cards requiring ${required(text, x)} as if ${who.text} were ${required(text, x)}`;

const BRINGS = {
  equipment: verb('equip with', 'equips with'),
  retainer: verb('employ', 'employs'),
  ally: verb('recruit', 'recruits'),
  either: verb('recruit or employ', 'recruits or employs'),
};

export const brings: EffectWords<BringFields>['bringFromHand'] = (e, x) => {
  const limits = [
    ...(e.poolCostBelow === undefined ? [] : [`cost ${e.poolCostBelow} or more pool`]),
    ...(e.damageBelow === undefined
      ? []
      : [`inflict (with a regular strike) aggravated damage or ${e.damageBelow} or more damage`]),
  ];
  const not = limits.length === 0 ? '' : `; it cannot ${x.say.list(limits, 'or')}`;
  const normal = e.ignoresRequirements
    ? ' (ignoring requirements; cost applies as normal)'
    : ' (requirements and cost apply as normal)';
  return does(
    cardNoun(e.who, x),
    BRINGS[broughtType(e)],
    `${x.say.aCard(e.card, x)} from your hand${normal}${not}`,
  );
};
