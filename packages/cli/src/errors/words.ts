/** Messages about bad input. File names, commands and options appear as they were typed. */
export interface ErrorWords {
  /** A pointer to help: "See: methuselah play --help". */
  readonly see: (line: string) => string;
  readonly noCommand: (name: string) => string;
  readonly noLanguage: (name: string, known: string) => string;
  readonly unknownOption: (option: string) => string;
  readonly valueMissing: (option: string) => string;
  readonly noValue: (option: string) => string;
  readonly notFor: (option: string, command: string) => string;
  readonly takes: (option: string, values: string, given: string) => string;
  readonly takesWhole: (option: string, least: number, most: number, given: string) => string;
  readonly sayWhatToDo: (known: string) => string;
  readonly noVerb: (command: string, known: string) => string;
  readonly optionsOnly: (command: string, given: string) => string;
  readonly noWords: (command: string) => string;

  readonly noFile: (name: string) => string;
  readonly notAFile: (name: string) => string;
  readonly tooLarge: (name: string) => string;
  readonly notRead: (name: string) => string;
  readonly notWritten: (name: string) => string;
  readonly noneInFolder: (endings: readonly string[], name: string) => string;

  readonly sayWhichDeck: (known: string) => string;
  readonly sayWhichDecks: (known: string) => string;
  readonly noDeck: (name: string, known: string) => string;
  /** `wrong` is a whole sentence. */
  readonly notPlayedWith: (name: string, wrong: string) => string;
  readonly noBot: (name: string, known: string) => string;
  readonly tooManyBots: (bots: number, seats: number) => string;
  readonly peopleFit: (seats: number, given: string) => string;
  readonly badName: (most: number) => string;
  readonly peopleDiffer: (given: string) => string;
  readonly nameTaken: (name: string) => string;
  readonly notTogether: (option: string, other: string) => string;

  readonly coverageOfAll: string;
  readonly sayWhichShell: (known: string) => string;
  readonly sayWhichFiles: string;
  readonly sayWhichRecords: string;
  readonly oneFile: (command: string) => string;
  readonly twoFiles: (command: string) => string;
  readonly sayWhichRule: string;
  readonly noRuleSpeaks: (words: string) => string;
  readonly noRule: (id: string, section: string, first: string, last: string) => string;
  readonly noSection: (id: string, sections: string) => string;
  readonly noRuling: (id: string) => string;
}
