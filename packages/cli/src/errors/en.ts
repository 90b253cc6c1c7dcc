import type { ErrorWords } from './words.ts';

export const ERRORS: ErrorWords = {
  see: (line) => `See: ${line}`,
  noCommand: (name) => `There is no command "${name}".`,
  noLanguage: (name, known) => `There is no language "${name}"; there are ${known}.`,
  unknownOption: (option) => `Unknown option '${option}'.`,
  valueMissing: (option) => `${option} needs a value.`,
  noValue: (option) => `${option} takes no value.`,
  notFor: (option, command) => `${option} is not for ${command}.`,
  takes: (option, values, given) => `${option} takes ${values}, not "${given}".`,
  takesWhole: (option, least, most, given) =>
    `${option} takes a whole number from ${least} to ${most}, not "${given}".`,
  sayWhatToDo: (known) => `Say what to do: ${known}.`,
  noVerb: (command, known) => `There is no ${command}; there is ${known}.`,
  optionsOnly: (command, given) => `${command} takes options only, not "${given}".`,
  noWords: (command) => `${command} takes no words.`,

  noFile: (name) => `There is no file "${name}".`,
  notAFile: (name) => `"${name}" is not a file.`,
  tooLarge: (name) => `"${name}" is too large.`,
  notRead: (name) => `"${name}" cannot be read.`,
  notWritten: (name) => `"${name}" cannot be written.`,
  noneInFolder: (endings, name) => `There is no ${endings.join(' or ')} file in "${name}".`,

  sayWhichDeck: (known) => `Say which deck: a file, or one of ${known}.`,
  sayWhichDecks: (known) => `Say which decks: files, or some of ${known}.`,
  noDeck: (name, known) => `There is no file "${name}", and no deck of that name; there are ${known}.`,
  notPlayedWith: (name, wrong) => `"${name}" cannot be played with. ${wrong}`,
  noBot: (name, known) => `There is no bot "${name}"; there are ${known}.`,
  tooManyBots: (bots, seats) => `${bots} bots do not fit on ${seats} seats.`,
  peopleFit: (seats, given) => `--people takes 1 to ${seats} people, or their names, not "${given}".`,
  peopleDiffer: (given) => `--people takes names that differ, not "${given}".`,
  nameTaken: (name) => `${name} is the name of another player: take another one.`,
  notTogether: (option, other) => `${option} and ${other} do not go together.`,

  coverageOfAll: '--coverage is of all sets: it takes no names.',
  sayWhichShell: (known) => `Say for which shell: ${known}.`,
  sayWhichFiles: 'Say which files or folders to run.',
  sayWhichRecords: 'Say which records to verify: files or folders.',
  oneFile: (command) => `${command} takes one file.`,
  twoFiles: (command) => `${command} takes two files.`,
  sayWhichRule: 'Say which rule: an id as R-BLEED-07, or words that are in it.',
  noRuleSpeaks: (words) => `No rule speaks of "${words}".`,
  noRule: (id, section, first, last) =>
    `There is no rule ${id}; of ${section} there are ${first} to ${last}.`,
  noSection: (id, sections) => `There is no rule ${id}; the sections are ${sections}.`,
  noRuling: (id) => `There is no ruling ${id} on a card of the game.`,
};
