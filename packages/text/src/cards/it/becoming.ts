import type { RequirementStatic } from '@methuselah/engine/language';
import { type BringFields, broughtType } from '../bringing.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { becomingOf } from '../keywords.ts';
import type { EffectWords } from '../named.ts';
import { cardNoun } from '../nouns.ts';
import { does } from './verbs.ts';
import { are, clan as clanName, discipline, keyword, ofSect, printed, superiorOf, verb } from './words.ts';

/** Italian words for cards that are something else in play, or are played as if by somebody else. */

/** "; diventa un equipaggiamento (arma da mischia)". */
export function becoming({ card, say }: Context): string {
  const becomes = becomingOf(card);
  if (becomes === null || card.kind !== 'library') return '';
  if ('capacity' in becomes) {
    const { capacity, clan, sect, empty } = becomes;
    const what = clan === undefined ? 'vampiro' : clanName(clan);
    const of = sect === undefined ? '' : ` ${ofSect(sect)}`;
    const same =
      clan === undefined && sect === undefined
        ? ' di lo stesso clan e di la stessa setta di il vampiro agente'
        : clan === undefined
          ? ' di lo stesso clan di il vampiro agente'
          : sect === undefined
            ? ' di la stessa setta di il vampiro agente'
            : '';
    return `; diventa un ${what}${of} (non unico) con capacità ${capacity}${same}${empty ? ', senza sangue' : ''}`;
  }
  const words = becomes.keywords.map(keyword).join(' ');
  if (becomes.type === 'equipment') return `; diventa un equipaggiamento (${words})`;
  const numbers = [
    printed('life', card.life ?? 0),
    printed('strength', card.strength ?? 1),
    printed('bleed', card.bleed ?? 1),
  ];
  return `; diventa un alleato ${words}${card.unique ? ' unico' : ''} con ${say.list(numbers, 'and')}`;
}

export const isLocation = 'mentre è in gioco, questa carta è un luogo e non conta come equipaggiamento';
export const wears =
  'per ogni danno inflitto da questo attacco (anche se prevenuto), brucia 1 segnalino da questa carta';
export const spent = 'brucia questa carta dopo l’uso';
export const notThisRound = ' (non utilizzabile in questo round)';

export const playsCardsAs: CardGrammar['playsCardsAs'] = ({ playsAs = {}, asVampire = {} }, x) => {
  const needed = Object.entries(playsAs).map(([code, level]) =>
    level === 2 ? superiorOf(code) : `${discipline(code)} a livello base`,
  );
  const sect = asVampire.sect === undefined ? '' : ` ${ofSect(asVampire.sect)}`;
  const capacity = asVampire.capacity === undefined ? '' : ` con capacità ${asVampire.capacity}`;
  return `${cardNoun('this', x).text} può giocare carte che richiedono ${x.say.list(needed, 'or')} come un vampiro${sect}${capacity}`;
};

const required = ({ meets }: RequirementStatic, x: Context): string =>
  x.say.cards('clan' in meets ? { clan: meets.clan } : { title: [meets.title] }, 'a', x).text;

export const meets: CardGrammar['meets'] = (text, who, x) =>
  `${text.youToo ? `${who.text} e tu potete` : `${who.text} può`} giocare carte che richiedono ${required(text, x)} come se ${who.text} fosse ${required(text, x)}`;

const BRINGS = {
  equipment: verb('equipaggiarsi con', 'equipaggiati con', 'si equipaggia con', 'si equipaggiano con'),
  retainer: are('assold'),
  ally: are('reclut'),
  either: verb('reclutare o assoldare', 'recluta o assolda', 'recluta o assolda', 'reclutano o assoldano'),
};

export const brings: EffectWords<BringFields>['bringFromHand'] = (e, x) => {
  const limits = [
    ...(e.poolCostBelow === undefined ? [] : [`costare ${e.poolCostBelow} o più punti risorsa`]),
    ...(e.damageBelow === undefined
      ? []
      : [`infliggere (con un attacco normale) danni aggravati o ${e.damageBelow} o più danni`]),
  ];
  const not = limits.length === 0 ? '' : `; non può ${x.say.list(limits, 'or')}`;
  const normal = e.ignoresRequirements
    ? ' (ignorando i requisiti; il costo si applica normalmente)'
    : ' (requisiti e costo si applicano normalmente)';
  return does(
    cardNoun(e.who, x),
    BRINGS[broughtType(e)],
    `${x.say.aCard(e.card, x)} da la tua mano${normal}${not}`,
  );
};
