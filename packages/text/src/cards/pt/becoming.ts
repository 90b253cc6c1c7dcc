import type { RequirementStatic } from '@methuselah/engine/language';
import { type BringFields, broughtType } from '../bringing.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { becomingOf } from '../keywords.ts';
import type { EffectWords } from '../named.ts';
import { cardNoun } from '../nouns.ts';
import { does } from './verbs.ts';
import { clan as clanThing, discipline, irregular, keyword, ofSect, superiorOf, verb } from './words.ts';

/** Portuguese words for cards that are something else in play, or are played as if by somebody else. */

/** "; ela se torna um equipamento (arma branca)". */
export function becoming({ card, say }: Context): string {
  const becomes = becomingOf(card);
  if (becomes === null || card.kind !== 'library') return '';
  if ('capacity' in becomes) {
    const { capacity, clan, sect, empty } = becomes;
    const what = clan === undefined ? 'vampiro' : clanThing(clan).one;
    const of = sect === undefined ? '' : ` ${ofSect(sect, false, false)}`;
    const same =
      clan === undefined && sect === undefined
        ? ' do mesmo clã e da mesma seita que o vampiro agente'
        : clan === undefined
          ? ' do mesmo clã que o vampiro agente'
          : sect === undefined
            ? ' da mesma seita que o vampiro agente'
            : '';
    return `; ela se torna um ${what}${of} (não único) de capacidade ${capacity}${same}${empty ? ', sem sangue' : ''}`;
  }
  const words = becomes.keywords.map((word) => keyword(word).one).join(' ');
  if (becomes.type === 'equipment') return `; ela se torna um equipamento (${words})`;
  const numbers = [
    `${card.life ?? 0} de vida`,
    `${card.strength ?? 1} de força`,
    `${card.bleed ?? 1} de sangrar`,
  ];
  return `; ela se torna um aliado ${words}${card.unique ? ' único' : ''} com ${say.list(numbers, 'and')}`;
}

export const isLocation = 'enquanto estiver em jogo, esta carta é um local e não conta como equipamento';
export const wears =
  'para cada ponto de dano infligido por este golpe (mesmo se prevenido), queime 1 contador desta carta';
export const spent = 'queime esta carta após o uso';
export const notThisRound = ' (não pode ser usada nesta rodada)';

export const playsCardsAs: CardGrammar['playsCardsAs'] = ({ playsAs = {}, asVampire = {} }, x) => {
  const needed = Object.entries(playsAs).map(([code, level]) =>
    level === 2 ? superiorOf(code) : `${discipline(code)} no nível básico`,
  );
  const sect = asVampire.sect === undefined ? '' : ` ${ofSect(asVampire.sect, false, false)}`;
  const capacity = asVampire.capacity === undefined ? '' : ` de capacidade ${asVampire.capacity}`;
  return `${cardNoun('this', x).text} pode jogar cartas que requerem ${x.say.list(needed, 'or')} como um vampiro${sect}${capacity}`;
};

const required = ({ meets }: RequirementStatic, x: Context): string =>
  x.say.cards('clan' in meets ? { clan: meets.clan } : { title: [meets.title] }, 'a', x).text;

export const meets: CardGrammar['meets'] = (text, who, x) =>
  `${text.youToo ? `você e ${who.text} podem` : `${who.text} pode`} jogar cartas que requerem ${required(text, x)} como se ${who.text} fosse ${required(text, x)}`;

const BRINGS = {
  equipment: irregular('se equipar com', 'equipe-se com', 'se equipa com', 'se equipam com'),
  retainer: verb('empregar'),
  ally: verb('recrutar'),
  either: irregular(
    'recrutar ou empregar',
    'recrute ou empregue',
    'recruta ou emprega',
    'recrutam ou empregam',
  ),
};

export const brings: EffectWords<BringFields>['bringFromHand'] = (e, x) => {
  const limits = [
    ...(e.poolCostBelow === undefined ? [] : [`custar ${e.poolCostBelow} ou mais de recursos`]),
    ...(e.damageBelow === undefined
      ? []
      : [`infligir (com um golpe normal) dano agravado ou ${e.damageBelow} ou mais de dano`]),
  ];
  const not = limits.length === 0 ? '' : `; ela não pode ${x.say.list(limits, 'or')}`;
  const normal = e.ignoresRequirements
    ? ' (ignorando os requisitos; o custo se aplica normalmente)'
    : ' (os requisitos e o custo se aplicam normalmente)';
  return does(
    cardNoun(e.who, x),
    BRINGS[broughtType(e)],
    `${x.say.aCard(e.card, x)} da sua mão${normal}${not}`,
  );
};
