import type { Deck } from '@methuselah/engine';

/** A card of a deck list, and how many copies of it. */
export interface DeckEntry {
  readonly id: number;
  readonly count: number;
}

/** A deck with its name. */
export interface DeckList {
  /** The word that identifies it. */
  readonly key: string;
  readonly name: string;
  readonly crypt: readonly DeckEntry[];
  readonly library: readonly DeckEntry[];
}

/** How hard a deck is to play, for somebody who knows the rules. */
export type Difficulty = 'easy' | 'moderate' | 'demanding';

/** A deck that comes with the game, and what a player who chooses one wants to know of it. */
export interface PrebuiltDeck extends DeckList {
  readonly difficulty: Difficulty;
  /** Three vampires of its crypt who stand for it. */
  readonly faces: readonly [number, number, number];
}

const copies = (entries: readonly DeckEntry[]): number[] =>
  entries.flatMap(({ id, count }) => Array<number>(count).fill(id));

/** A deck as the engine expects it: an id for each copy. */
export function toDeck(list: Pick<DeckList, 'crypt' | 'library'>): Deck {
  return { crypt: copies(list.crypt), library: copies(list.library) };
}

/** The prebuilt decks of the Fifth Edition. */
export const DECKS: readonly PrebuiltDeck[] = [
  {
    key: 'malkavian',
    name: 'Malkavian (Fifth Edition)',
    difficulty: 'easy',
    faces: [201544, 201548, 201530], // Donny Kowalczyk, Gelasia Fotiou, Alexander Silverson
    crypt: [
      { id: 201530, count: 2 }, // Alexander Silverson
      { id: 201532, count: 2 }, // Andi Liu
      { id: 201533, count: 1 }, // Ashley
      { id: 201543, count: 1 }, // Colette
      { id: 201544, count: 2 }, // Donny Kowalczyk
      { id: 201546, count: 1 }, // Dr. Stephen Norton
      { id: 201548, count: 1 }, // Gelasia Fotiou
      { id: 201559, count: 1 }, // Meaghan
      { id: 201569, count: 1 }, // Sully
    ],
    library: [
      { id: 100108, count: 1 }, // Asylum Hunting Ground
      { id: 100199, count: 4 }, // Blood Doll
      { id: 100236, count: 4 }, // Bonding
      { id: 100362, count: 4 }, // Cloak the Gathering
      { id: 100401, count: 4 }, // Conditioning
      { id: 100518, count: 5 }, // Deflection
      { id: 100588, count: 1 }, // Dreams of the Sphinx
      { id: 100620, count: 1 }, // Elder Library
      { id: 100680, count: 5 }, // Eyes of Argus
      { id: 100687, count: 4 }, // Faceless Night
      { id: 100765, count: 2 }, // Foreshadowing Destruction
      { id: 100845, count: 12 }, // Govern the Unaligned
      { id: 101104, count: 2 }, // Life in the City
      { id: 101125, count: 4 }, // Lost in Crowds
      { id: 101321, count: 5 }, // On the Qui Vive
      { id: 101627, count: 4 }, // Revelations
      { id: 101857, count: 4 }, // Spying Mission
      { id: 101913, count: 4 }, // Swallowed by the Night
      { id: 101949, count: 5 }, // Telepathic Misdirection
      { id: 100135, count: 1 }, // The Barrens
      { id: 102180, count: 1 }, // Wider View
    ],
  },
  {
    key: 'nosferatu',
    name: 'Nosferatu (Fifth Edition)',
    difficulty: 'demanding',
    faces: [201568, 201545, 201549], // Ryan, The Dowager, Horace Radcliffe
    crypt: [
      { id: 201534, count: 1 }, // Aunt Linda
      { id: 201536, count: 1 }, // Baixinho
      { id: 201537, count: 2 }, // Belinde
      { id: 201549, count: 1 }, // Horace Radcliffe
      { id: 201553, count: 2 }, // Larissa Moreira
      { id: 201555, count: 2 }, // Lenny Burkhead
      { id: 201568, count: 1 }, // Ryan
      { id: 201545, count: 1 }, // The Dowager
      { id: 201573, count: 1 }, // Wauneka
    ],
    library: [
      { id: 100301, count: 2 }, // Carrion Crows
      { id: 100308, count: 4 }, // Cats' Guidance
      { id: 102213, count: 4 }, // Creeping Sabotage
      { id: 100515, count: 6 }, // Deep Song
      { id: 100698, count: 1 }, // Fame
      { id: 100863, count: 4 }, // Guard Dogs
      { id: 100866, count: 1 }, // Guardian Angel
      { id: 100897, count: 1 }, // Haven Uncovered
      { id: 100959, count: 4 }, // Immortal Grapple
      { id: 100995, count: 4 }, // Instinctive Reaction
      { id: 101125, count: 4 }, // Lost in Crowds
      { id: 101254, count: 2 }, // Murder of Crows
      { id: 101321, count: 5 }, // On the Qui Vive
      { id: 101483, count: 2 }, // Preternatural Strength
      { id: 102214, count: 4 }, // Protected District
      { id: 101550, count: 2 }, // Raven Spy
      { id: 101564, count: 1 }, // Rebel
      { id: 102215, count: 8 }, // Roundhouse
      { id: 101808, count: 1 }, // Slum Hunting Ground
      { id: 101811, count: 1 }, // Smiling Jack, The Anarch
      { id: 101945, count: 4 }, // Taste of Vitae
      { id: 101070, count: 1 }, // The Labyrinth
      { id: 102216, count: 4 }, // The Warrens
      { id: 102065, count: 2 }, // Underbridge Stray
      { id: 102113, count: 4 }, // Vessel
      { id: 102149, count: 1 }, // Warsaw Station
    ],
  },
  {
    key: 'toreador',
    name: 'Toreador (Fifth Edition)',
    difficulty: 'moderate',
    faces: [201561, 201540, 201564], // Mkhokheli, Catalina Vega, Nik Sikko
    crypt: [
      { id: 201538, count: 1 }, // Bret Stryker
      { id: 201540, count: 2 }, // Catalina Vega
      { id: 201547, count: 2 }, // Flávio Gonçalves
      { id: 201552, count: 1 }, // Kathy Glens
      { id: 201558, count: 1 }, // Massimo Falconi
      { id: 201560, count: 1 }, // Min-seo
      { id: 201561, count: 2 }, // Mkhokheli
      { id: 201564, count: 1 }, // Nik Sikko
      { id: 201571, count: 1 }, // Tamoszius
    ],
    library: [
      { id: 100031, count: 2 }, // Aire of Elation
      { id: 100095, count: 1 }, // Art Museum
      { id: 100157, count: 4 }, // Bewitching Oration
      { id: 100323, count: 2 }, // Change of Target
      { id: 100410, count: 4 }, // Consanguineous Boon
      { id: 100444, count: 1 }, // Creepshow Casino
      { id: 100632, count: 1 }, // Elysium: The Palace of Versailles
      { id: 100640, count: 6 }, // Enchant Kindred
      { id: 101056, count: 8 }, // Kine Resources Contested
      { id: 101144, count: 6 }, // Majesty
      { id: 101353, count: 4 }, // Parity Shift
      { id: 101387, count: 4 }, // Perfect Paragon
      { id: 101610, count: 8 }, // Resist Earth's Grasp
      { id: 101686, count: 4 }, // Scalpel Tongue
      { id: 101706, count: 4 }, // Second Tradition: Domain
      { id: 101821, count: 1 }, // Society Hunting Ground
      { id: 101989, count: 4 }, // Toreador Grand Ball
      { id: 101990, count: 1 }, // Toreador Justicar
      { id: 102121, count: 6 }, // Villein
      { id: 102131, count: 6 }, // Voter Captivation
    ],
  },
  {
    key: 'tremere',
    name: 'Tremere (Fifth Edition)',
    difficulty: 'moderate',
    faces: [201556, 201535, 201554], // Lloyd Brooks, Ayelech, Lauren
    crypt: [
      { id: 201535, count: 2 }, // Ayelech
      { id: 201542, count: 1 }, // Chrysanthemum
      { id: 201551, count: 2 }, // Inês Tristão
      { id: 201554, count: 1 }, // Lauren
      { id: 201556, count: 1 }, // Lloyd Brooks
      { id: 201563, count: 1 }, // Nassir
      { id: 201566, count: 1 }, // Patrik Söderberg
      { id: 201567, count: 1 }, // Rosalina Cortez
      { id: 201572, count: 2 }, // Trevon Parker
    ],
    library: [
      { id: 100001, count: 1 }, // .44 Magnum
      { id: 100015, count: 1 }, // Academic Hunting Ground
      { id: 100077, count: 4 }, // Apportation
      { id: 100081, count: 1 }, // Arcane Library
      { id: 100236, count: 6 }, // Bonding
      { id: 100243, count: 1 }, // Bowl of Convergence
      { id: 100329, count: 1 }, // Chantry
      { id: 100518, count: 4 }, // Deflection
      { id: 100680, count: 6 }, // Eyes of Argus
      { id: 100845, count: 12 }, // Govern the Unaligned
      { id: 101040, count: 1 }, // Kevlar Vest
      { id: 101143, count: 2 }, // Magic of the Smith
      { id: 101223, count: 6 }, // Mirror Walk
      { id: 101225, count: 1 }, // Misdirection
      { id: 101321, count: 4 }, // On the Qui Vive
      { id: 101384, count: 1 }, // Pentex™ Subversion
      { id: 101475, count: 2 }, // Precognition
      { id: 101850, count: 2 }, // Spirit's Touch
      { id: 101856, count: 1 }, // Sport Bike
      { id: 101949, count: 4 }, // Telepathic Misdirection
      { id: 101966, count: 10 }, // Theft of Vitae
      { id: 102113, count: 4 }, // Vessel
      { id: 102152, count: 1 }, // Wasserschloss Anif, Austria
      { id: 102180, count: 1 }, // Wider View
    ],
  },
  {
    key: 'ventrue',
    name: 'Ventrue (Fifth Edition)',
    difficulty: 'moderate',
    faces: [201565, 201557, 201550], // Oshri Dahan, Madison, Horst von Brühl
    crypt: [
      { id: 201529, count: 1 }, // Alexa Draper
      { id: 201531, count: 2 }, // Alice Chen
      { id: 201539, count: 1 }, // Brock Sterling
      { id: 201541, count: 1 }, // Chelsea Blake
      { id: 201550, count: 2 }, // Horst von Brühl
      { id: 201557, count: 1 }, // Madison
      { id: 201562, count: 1 }, // Naomi Stewart
      { id: 201565, count: 1 }, // Oshri Dahan
      { id: 201570, count: 2 }, // Sybren van Oosten
    ],
    library: [
      { id: 100058, count: 1 }, // Anarch Troublemaker
      { id: 100065, count: 1 }, // Ancilla Empowerment
      { id: 100157, count: 4 }, // Bewitching Oration
      { id: 100199, count: 3 }, // Blood Doll
      { id: 100401, count: 4 }, // Conditioning
      { id: 100492, count: 1 }, // Daring the Dawn
      { id: 100518, count: 6 }, // Deflection
      { id: 100640, count: 8 }, // Enchant Kindred
      { id: 100788, count: 6 }, // Freak Drive
      { id: 100918, count: 4 }, // Hidden Strength
      { id: 100984, count: 1 }, // Information Highway
      { id: 100999, count: 4 }, // Intimidation
      { id: 101056, count: 7 }, // Kine Resources Contested
      { id: 101144, count: 6 }, // Majesty
      { id: 101225, count: 1 }, // Misdirection
      { id: 101353, count: 5 }, // Parity Shift
      { id: 101706, count: 4 }, // Second Tradition: Domain
      { id: 102084, count: 1 }, // Uptown Hunting Ground
      { id: 102109, count: 1 }, // Ventrue Headquarters
      { id: 102126, count: 1 }, // Visit from the Capuchin
      { id: 102131, count: 2 }, // Voter Captivation
      { id: 102137, count: 4 }, // Wake with Evening's Freshness
      { id: 102180, count: 2 }, // Wider View
    ],
  },
];
