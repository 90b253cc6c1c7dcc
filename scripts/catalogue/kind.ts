/**
 * Facts that a card's text states in its first words: sect, traits, uniqueness, keywords. The card lists have no columns
 * for them. Only these words are read, nothing about what a card does.
 */

const SECTS = ['Camarilla', 'Anarch', 'Independent', 'Sabbat', 'Laibon'] as const;

/** Sentences that name a trait, with its name in the card language. */
const TRAITS: Readonly<Record<string, string>> = {
  'Black Hand': 'blackHand',
  'Blood cursed': 'bloodCursed',
  'Flight [FLIGHT]': 'flight',
  Infernal: 'infernal',
  'Red List': 'redList',
  Scarce: 'scarce',
  Seraph: 'seraph',
  Sterile: 'sterile',
};

export interface CryptKind {
  readonly sect: string;
  /** The city of its title. */
  readonly city: string;
  readonly traits: readonly string[];
  /** The clan a slave serves. */
  readonly slaveTo: string;
  /** The circle of a Blood Brother. */
  readonly circle: string;
  readonly isUnique: boolean;
}

/** Sentences that end in a full stop or colon; a full stop inside a name ("Washington, D.C.") does not end one. */
const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.:])(?<!\bD\.C\.)(?<!\bSt\.)\s+/)
    .map((sentence) => sentence.replace(/(?<!\bD\.C)[.:]$/, '').trim());

export function cryptKind(text: string): CryptKind {
  // What an advanced vampire has only when merged is not a fact of the card.
  const own = sentences(text.split('[MERGED]')[0] ?? '');
  const head = (own[0] ?? '').replace(/^Advanced, /, '');
  const sect = SECTS.find((name) => head === name || head.startsWith(`${name} `)) ?? '';
  const city = /\b(?:Prince|Baron|Archbishop) of (.+)$/.exec(head)?.[1] ?? '';
  const all = own.flatMap((sentence) =>
    sentence === 'Black Hand Seraph' ? ['Black Hand', 'Seraph'] : [sentence],
  );
  const slaves = [head.slice(sect.length + 1), ...own].map(
    (sentence) => /^([A-Z]\w+(?: antitribu)?) slave$/i.exec(sentence)?.[1],
  );
  const circles = own.map(
    (sentence) => /^(?!.*\bInner Circle$)([A-Z]\w+(?: [A-Z]\w+)*) [Cc]ircle$/.exec(sentence)?.[1],
  );
  return {
    sect: sect.toLowerCase(),
    // One city has two spellings.
    city: city.replace(/ DC$/, ' D.C.'),
    traits: Object.keys(TRAITS)
      .filter((words) => all.includes(words))
      .map((words) => TRAITS[words] ?? ''),
    slaveTo: slaves.find((clan) => clan !== undefined) ?? '',
    circle: circles.find((circle) => circle !== undefined) ?? '',
    isUnique: !own.includes('Non-unique'),
  };
}

/** Keywords as printed, with their names in the card language. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      'aim',
      'ammo',
      'animal',
      'archetype',
      'boon',
      'changeling',
      'condemnation',
      'contract',
      'demon',
      'dhampir',
      'discipline',
      'electronic',
      'elysium',
      'frenzy',
      'gehenna',
      'ghoul',
      'government',
      'grapple',
      'haven',
      'inconnu',
      'inquisition',
      'investment',
      'location',
      'mage',
      'mortal',
      'mummy',
      'path',
      'title',
      'transient',
      'trifle',
      'trophy',
      'vehicle',
      'watchtower',
      'weapon',
      'werewolf',
      'wraith',
      'zombie',
    ].map((word) => [word, [word]]),
  ),
  'electronic equipment': ['electronic'],
  'gargoyle creature': ['gargoyle'],
  gun: ['weapon', 'gun'],
  'hunter-list': ['hunterList'],
  'hunting ground': ['huntingGround'],
  'melee weapon': ['weapon', 'meleeWeapon'],
  'nod fragment': ['nodFragment'],
  'operation antigen': ['operationAntigen'],
  'out-of-turn': ['outOfTurn'],
  'weapon, gun': ['weapon', 'gun'],
  'weapon: gun': ['weapon', 'gun'],
};

export interface LibraryKind {
  readonly isUnique: boolean;
  readonly keywords: readonly string[];
}

export function libraryKind(text: string): LibraryKind {
  const head = (text.split('\n')[0] ?? '')
    .split(/(?<=\.)\s+/)
    .map((sentence) => sentence.replace(/\.$/, '').toLowerCase());
  const words = head.map((sentence) => sentence.replace(/^master: */, ''));
  const isUnique = words.some((sentence) => /^unique\b/.test(sentence));
  const keywords = words.flatMap(
    (sentence) => KEYWORDS[sentence.replace(/^unique /, '').replace(/ with (?:\d+|x) life$/, '')] ?? [],
  );
  return { isUnique, keywords: [...new Set(keywords)] };
}
