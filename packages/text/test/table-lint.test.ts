import { expect, it } from 'vitest';
import { lint } from '../src/lint.ts';

const NAMES = ['Alexis', 'Sarah', 'Zone of the Ventrue', 'Le Rat'];

it.each([
  ['en', 'Sarah plays a card on Alexis, with 1 blood (2 left).'],
  ['en', 'Use the effect of Zone of the Ventrue?'],
  ['fr', 'Sarah joue Zone of the Ventrue\u00a0: 1 point de réserve pour d’autres'],
  ['fr', 'l’action d’Alexis échoue, le onzième tour de Sarah'],
  ['fr', 'Sarah garde Le Rat en jeu'],
  ['fr', 'Utiliser «\u00a0Le Rat\u00a0»\u00a0?'],
  ['es', '¿Usar el efecto del vampiro de Sarah?'],
  ['es', 'él gana la acción y el arma'],
  ['it', 'l’azione dell’alleato, gli alleati e lo scontro con il vampiro'],
  ['it', 'un’arma, uno scudo, un vampiro della zona'],
  ['pt', 'a ação do vampiro, a pilha de cinzas e à mão'],
  ['pt', 'por um vampiro, em uma região, a ordem'],
] as const)('%s: "%s" is good', (lang, text) => {
  expect(lint(text, lang, NAMES)).toEqual([]);
});

it.each([
  ['en', 'Sarah  plays', 'two spaces'],
  ['en', 'Sarah plays ,', 'a space before punctuation'],
  ['en', 'Sarah plays (a card', 'unbalanced ()'],
  ['en', 'undefined plays', 'a value that is none'],
  ['en', '', 'no text'],
  ['en', 'it takes a ally', '"an" before a vowel'],
  ['en', 'the the vampire', 'a word twice'],
  ['en', 'what ?', 'a space before punctuation'],
  ['fr', 'la main de le vampire', '"du", "des", "au" or "aux"'],
  ['fr', 'à les alliés', '"du", "des", "au" or "aux"'],
  ['fr', 'que il joue', 'an elision'],
  ['fr', 'si il joue', 'an elision'],
  ['fr', 'la action', 'an elision'],
  ['fr', 'le vampire de Alexis', 'an elision'],
  ['fr', 'ce allié', '"cet" or "c’"'],
  ['fr', 'Jouer?', 'no space before French punctuation'],
  ['fr', 'Jouer ?', 'a space that breaks before French punctuation'],
  ['fr', "l'action", 'a straight apostrophe'],
  ['fr', 'le minion bloque', 'English'],
  ['es', 'de el vampiro', '"al" or "del"'],
  ['es', 'a el vampiro', '"al" or "del"'],
  ['es', 'y influencia', '"e" before i'],
  ['es', 'Usar?', 'unbalanced ¿?'],
  ['it', 'di il vampiro', 'a preposition and its article in one'],
  ['it', 'su la zona', 'a preposition and its article in one'],
  ['it', 'in l’azione', 'a preposition and its article in one'],
  ['it', 'il alleato', 'an elision'],
  ['it', 'la azione', 'an elision'],
  ['it', 'il scontro', '"lo" or "uno"'],
  ['it', 'una azione', '"un’"'],
  ['it', 'i alleati', '"gli"'],
  ['pt', 'de o vampiro', '"do", "no" or "pelo"'],
  ['pt', 'em a região', '"do", "no" or "pelo"'],
  ['pt', 'por o vampiro', '"do", "no" or "pelo"'],
  ['pt', 'a a região', '"ao" or "à"'],
  ['pt', 'de este vampiro', 'a contraction'],
] as const)('%s: "%s" is not: %s', (lang, text, problem) => {
  expect(lint(text, lang, NAMES).map((said) => said.slice(0, problem.length))).toContain(problem);
});
