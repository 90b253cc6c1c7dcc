import type { RequirementStatic } from '@methuselah/engine/language';
import { type BringFields, broughtType } from '../bringing.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { becomingOf } from '../keywords.ts';
import type { EffectWords } from '../named.ts';
import { cardNoun } from '../nouns.ts';
import { does, forms, verb } from './verbs.ts';
import { clanOf, discipline, keyword, SECT, superiorOf } from './words.ts';

/** Spanish words for cards that are something else in play, or are played as if by somebody else. */

/** "; se convierte en un equipo (arma blanca)". */
export function becoming({ card, say }: Context): string {
  const becomes = becomingOf(card);
  if (becomes === null || card.kind !== 'library') return '';
  if ('capacity' in becomes) {
    const { capacity, clan, sect, empty } = becomes;
    const what = clan === undefined ? 'vampiro' : clanOf(clan);
    const of = sect === undefined ? '' : ` ${SECT[sect]}`;
    const same =
      clan === undefined && sect === undefined
        ? ' del mismo clan y secta que el vampiro activo'
        : clan === undefined
          ? ' del mismo clan que el vampiro activo'
          : sect === undefined
            ? ' de la misma secta que el vampiro activo'
            : '';
    return `; se convierte en un ${what}${of} no único con ${capacity} de capacidad${same}${empty ? ', sin sangre' : ''}`;
  }
  const words = becomes.keywords.map(keyword).join(' ');
  if (becomes.type === 'equipment') return `; se convierte en un equipo (${words})`;
  const numbers = [
    `${card.life ?? 0} de vida`,
    `${card.strength ?? 1} de fuerza`,
    `${card.bleed ?? 1} de sangrado`,
  ];
  return `; se convierte en un aliado ${words}${card.unique ? ' único' : ''} con ${say.list(numbers, 'and')}`;
}

export const isLocation = 'mientras esté en juego, esta carta es un lugar y no cuenta como equipo';
export const wears =
  'por cada punto de daño infligido por este ataque (incluso si es prevenido), quema 1 ficha de esta carta';
export const spent = 'quema esta carta después de usarla';
export const notThisRound = ' (no utilizable en este asalto)';

export const playsCardsAs: CardGrammar['playsCardsAs'] = ({ playsAs = {}, asVampire = {} }, x) => {
  const needed = Object.entries(playsAs).map(([code, level]) =>
    level === 2 ? superiorOf(code) : `${discipline(code)} a nivel básico`,
  );
  const sect = asVampire.sect === undefined ? '' : ` ${SECT[asVampire.sect]}`;
  const capacity = asVampire.capacity === undefined ? '' : ` con ${asVampire.capacity} de capacidad`;
  return `${cardNoun('this', x).text} puede jugar cartas que requieran ${x.say.list(needed, 'or')} como un vampiro${sect}${capacity}`;
};

const required = ({ meets }: RequirementStatic, x: Context): string =>
  x.say.cards('clan' in meets ? { clan: meets.clan } : { title: [meets.title] }, 'a', x).text;

export const meets: CardGrammar['meets'] = (text, who, x) =>
  `${text.youToo ? `tú y ${who.text} podéis` : `${who.text} puede`} jugar cartas que requieran ${required(text, x)} como si ${who.text} fuera ${required(text, x)}`;

const BRINGS = {
  equipment: forms(
    'equiparse con',
    'equípate con',
    'te equipas con',
    'se equipa con',
    'se equipan con',
    'se equipe con',
  ),
  retainer: verb('emplear'),
  ally: verb('reclutar'),
  either: forms(
    'reclutar o emplear',
    'recluta o emplea',
    'reclutas o empleas',
    'recluta o emplea',
    'reclutan o emplean',
    'reclute o emplee',
  ),
};

export const brings: EffectWords<BringFields>['bringFromHand'] = (e, x) => {
  const limits = [
    ...(e.poolCostBelow === undefined ? [] : [`costar ${e.poolCostBelow} o más de reserva sanguínea`]),
    ...(e.damageBelow === undefined
      ? []
      : [`infligir (con un ataque normal) daño agravado ni ${e.damageBelow} o más de daño`]),
  ];
  const not =
    limits.length === 0
      ? ''
      : `; no puede ${x.say.list(limits, 'or').replace(' o infligir', ' ni infligir')}`;
  const normal = e.ignoresRequirements
    ? ' (sin tener en cuenta los requisitos; el costo se aplica normalmente)'
    : ' (los requisitos y el costo se aplican normalmente)';
  return does(
    cardNoun(e.who, x),
    BRINGS[broughtType(e)],
    `${x.say.aCard(e.card, x)} de tu mano${normal}${not}`,
  );
};
