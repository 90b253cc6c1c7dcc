import type { ErrorWords } from './words.ts';

const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

export const ERRORS: ErrorWords = {
  see: (line) => `Voir\u00a0: ${line}`,
  noCommand: (name) => `Il n’y a pas de commande ${quoted(name)}.`,
  noLanguage: (name, known) => `Il n’y a pas de langue ${quoted(name)}\u00a0; choisissez parmi ${known}.`,
  unknownOption: (option) => `L’option ${option} n’existe pas.`,
  valueMissing: (option) => `Il manque une valeur à ${option}.`,
  noValue: (option) => `${option} ne prend pas de valeur.`,
  notFor: (option, command) => `${option} ne s’applique pas à ${command}.`,
  takes: (option, values, given) => `${option} prend ${values}, pas ${quoted(given)}.`,
  takesWhole: (option, least, most, given) =>
    `${option} prend un nombre entier de ${least} à ${most}, pas ${quoted(given)}.`,
  sayWhatToDo: (known) => `Dites quoi faire\u00a0: ${known}.`,
  noVerb: (command, known) => `Il n’y a pas de ${command}\u00a0; il y a ${known}.`,
  optionsOnly: (command, given) => `${command} ne prend que des options, pas ${quoted(given)}.`,
  noWords: (command) => `${command} ne prend pas de mots.`,

  noFile: (name) => `Il n’y a pas de fichier ${quoted(name)}.`,
  notAFile: (name) => `${quoted(name)} n’est pas un fichier.`,
  tooLarge: (name) => `${quoted(name)} est trop grand.`,
  notRead: (name) => `Impossible de lire ${quoted(name)}.`,
  notWritten: (name) => `Impossible d’écrire ${quoted(name)}.`,
  noneInFolder: (endings, name) => `Il n’y a pas de fichier ${endings.join(' ou ')} dans ${quoted(name)}.`,

  sayWhichDeck: (known) => `Dites quel deck\u00a0: un fichier, ou l’un des suivants\u00a0: ${known}.`,
  sayWhichDecks: (known) =>
    `Dites quels decks\u00a0: des fichiers, ou certains des suivants\u00a0: ${known}.`,
  noDeck: (name, known) =>
    `Il n’y a ni fichier ${quoted(name)}, ni deck de ce nom\u00a0; les decks sont ${known}.`,
  notPlayedWith: (name, wrong) => `On ne peut pas jouer avec ${quoted(name)}. ${wrong}`,
  noBot: (name, known) => `Il n’y a pas de bot ${quoted(name)}\u00a0; les bots sont ${known}.`,
  tooManyBots: (bots, seats) => `${bots} bots, c’est trop pour ${seats} places.`,
  peopleFit: (seats, given) =>
    `--people prend de 1 à ${seats} personnes, ou leurs noms, pas ${quoted(given)}.`,
  badName: (most) => `--people prend des noms de 1 à ${most} caractères, sans caractères de contrôle.`,
  peopleDiffer: (given) => `--people prend des noms différents, pas ${quoted(given)}.`,
  nameTaken: (name) => `${name} est le nom d’un autre joueur\u00a0: prenez-en un autre.`,
  notTogether: (option, other) => `${option} et ${other} ne s’utilisent pas ensemble.`,

  coverageOfAll: '--coverage porte sur toutes les extensions\u00a0: sans noms.',
  sayWhichShell: (known) => `Dites pour quel shell\u00a0: ${known}.`,
  sayWhichFiles: 'Dites quels fichiers ou dossiers jouer.',
  sayWhichRecords: 'Dites quels enregistrements vérifier\u00a0: fichiers ou dossiers.',
  oneFile: (command) => `${command} prend un fichier.`,
  twoFiles: (command) => `${command} prend deux fichiers.`,
  sayWhichRule: 'Dites quelle règle\u00a0: un numéro comme R-BLEED-07, ou des mots (anglais) qui y sont.',
  noRuleSpeaks: (words) => `Aucune règle ne parle de ${quoted(words)}.`,
  noRule: (id, section, first, last) =>
    `Il n’y a pas de règle ${id}\u00a0; ${section} va de ${first} à ${last}.`,
  noSection: (id, sections) => `Il n’y a pas de règle ${id}\u00a0; les sections sont ${sections}.`,
  noRuling: (id) => `Il n’y a pas de décision ${id} sur une carte du jeu.`,
};
