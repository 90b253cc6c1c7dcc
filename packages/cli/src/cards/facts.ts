import { type Lang, PLAYABLE_CARDS } from '@methuselah/cards';
import { type CatalogueCard, type CryptFacts, fullName, type PrintedCost } from '@methuselah/cards/catalogue';
import { HEADINGS, printedDisciplines } from '@methuselah/cards/decklist';
import { cardText } from '@methuselah/text';
import { clanText, TERMS } from '@methuselah/text/internal';
import { strong } from '../print/colour.ts';
import { localeIn } from '../print/text.ts';
import { CARD_WORDS } from '../words/index.ts';

/** Playable cards by id. */
export const playable = new Map(PLAYABLE_CARDS.map((card) => [card.id, card]));

function cost(card: CatalogueCard, lang: Lang): string {
  if (card.kind === 'crypt') return `${TERMS.capacity[lang]} ${card.capacity}`;
  const parts = [
    card.pool === undefined ? '' : counted(card.pool, TERMS.poolPoint[lang]),
    card.blood === undefined ? '' : counted(card.blood, TERMS.bloodPoint[lang]),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Plural of a counted term: "1 point de sang" becomes "2 points de sang". */
function counted(amount: PrintedCost, one: string): string {
  const words = one.replace(/^1/, String(amount));
  if (amount === 1) return words;
  return words
    .replace(/\bpoint\b/, 'points')
    .replace(/\bpunto\b/, 'punti')
    .replace(/\brecurso\b/, 'recursos');
}

function title({ title, votes }: CryptFacts, lang: Lang): string {
  if (title === undefined) return '';
  return title === 'own' ? `${votes} ${TERMS.vote[lang]}` : TERMS[title][lang];
}

/** A card's facts as the cells of a table row. */
export function factCells(card: CatalogueCard, lang: Lang): string[] {
  const type =
    card.kind === 'crypt'
      ? localeIn(lang).words.terms.cardTypes[card.type]
      : card.types.map((type) => HEADINGS[type][lang]).join('/');
  return [
    String(card.id),
    fullName(card, lang),
    type,
    card.clans.map((clan) => clanText(localeIn(lang), clan)).join('/'),
    printedDisciplines(card),
    cost(card, lang),
    playable.has(card.id) ? '' : '–',
  ];
}

/** A card's name, facts and rules text. */
export function fullText(card: CatalogueCard, lang: Lang): string {
  const [id, name, ...facts] = factCells(card, lang);
  const definition = playable.get(card.id);
  const text = definition ? cardText(definition, lang) : CARD_WORDS[lang].notPlayable;
  const group = card.kind === 'crypt' ? [`${TERMS.group[lang]} ${card.group}`, title(card, lang)] : [];
  const line = [...facts.slice(0, -1), ...group, card.path ?? ''].filter((fact) => fact !== '').join(' · ');
  return [strong(`${name} (${id})`), line, ...(text === null ? [] : [text])].join('\n');
}
