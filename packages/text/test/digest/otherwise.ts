import type { DigestLang } from './words.ts';

/** Keywords that our texts express differently, and why. */
export const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'Alexa Draper': ['1'], // "a card": French and Spanish have the digit
  '47th Street Royals': ['47', '3 bleed'], // its name; in French the number stands after the bleed
  'Juliet Parr': ['malkavian'], // a justicar is one of their clan
  Unmada: ['malkavian'],
  'Effective Management': ['uncontrolled'], // where cards that are drawn from a crypt go
  'Body Bag': ['equipment'], // its type
  'Concoction of Vitality': ['equipment', 'prevent'], // its type; "to make vampires be unable to block"
  'Golconda: Inner Peace': ['8'], // "capacity 8 or more" stands before the pool
  "Crocodile's Tongue": ['1 blood', '+1 blood'], // "1 additional": 2 in all
  'IR Goggles': ['equipment'], // its type
  'Flak Jacket': ['equipment'],
  'Deep Ecology': ['2 bleed'], // the number stands after the bleed
  'Party Out Of Bounds': ['2 bleed'],
  'The Warrens': ['nosferatu'], // "this vampire": the card requires a Nosferatu
  'Blood Tears of Kephran': ['equipment'], // its type
  Cooler: ['equipment', 'blood', '1 blood', '4 blood'], // counters: they are no blood until they are moved
  'Monstrous Form': ['1 maneuver'], // "lock this card and maneuver"
  Nephandus: ['1 less damage'], // "−1 damage"
  'Renegade Garou': ['blood'], // life comes from the bank as it is
  'Taste of Vitae': ['torpor'], // "a ready vampire": not one going to torpor
  'Nana Buruku': ['2'], // "two instead of one": one more
  'Lutz von Hohenzollern': ['malkavian'], // who has such a title is one of their clan
  'Alonso Petrodon': ['nosferatu'],
  'Diana Iadanza': ['toreador'],
  'Sergio Bueno': ['1'], // "any" for "1 or more"
  Neserian: ['1'],
  Noluthando: ['closeRange'], // a ranged strike is one at any range
  'Victoria Ash': ['1 bleed'], // "discard a card … +1 bleed"
  'Adrino Manauara': ['1 press'], // "can press"
  'Aaradhya, The Callous Tyrant': ['referendum'], // a political action succeeds whether or not its referendum passes
  'Bruce de Guy': ['prevent', 'referendum', 'vote'], // who casts neither votes nor ballots abstains
  'Closed Session': ['polling', 'referendum'],
  'Private Audience': ['polling', 'referendum'],
  'Cardinal Benediction': ['vote'],
  'Heroic Might': ['+1 strength'], // +1, with an additional +1: +2
  Abombwe: ['1'], // "gains 1 level": +1 level
  Auspex: ['1'],
  Fortitude: ['1'],
  Presence: ['1'],
  'Secure Haven': ['1 pool'], // "1 additional pool": +1
  Firebrand: ['1', '1 vote'],
  'Powerbase: Chicago': ['blood', '1 blood'], // counters: they are no blood until they are moved
  'Powerbase: Madrid': ['3 counter'], // "3 or fewer": fewer than 4
  'Monkey Wrench': ['2'], // "1, 2 or 3": from 1 to 3
  "Eagle's Sight": ['predator', 'prey', 'grapple'], // "ignoring who can normally block"; in Spanish the word for a target is that of a grapple
  "My Enemy's Enemy": ['2'], // "not if only two": 3 or more
  Frondator: ['1 blood', '-1 blood', 'blood'], // "−1 to rescue": the cost is in blood
  'The Platinum Protocol': ['1'], // "a" card
  Carlak: ['1 vote'], // "votes against"
  'Dmitra Ilyanova': ['4 blood'], // 4 points, each worth 1 blood
  'Josef von Bauren': ['nosferatu'], // who has such a title is one of their clan
  'Rafael de Corazon': ['toreador'],
  'Mistress Fanchon': ['tremere'],
  Ilonka: ['1'], // "a card"
  'Tyler McGill': ['referendum'], // the Edge is burned for a vote in one
  Vasily: ['1 blood', '+1 blood', 'blood'], // "+1 cost": the cost is in blood
  Skaald: ['referendum'], // votes in "political actions of Gangrel"
  'Rotting Behemoth': ['1 press'], // "burn 1 life and press"
  'Righteous Blade': ['1 press'],
  'Aggressive Corpse': ['blood'], // where the life goes that it cannot gain
  Morbidity: ['combatEnds'], // "after the combat"
  'Molotov Cocktail': ['combatEnds'],
  'Hand of Conrad': ['[POT]'], // two levels make it superior
  'The Sargon Fragment': ['[NEC]'],
  'Leather Jacket': ['equipment'], // its type
  'Burial Site Hunting Ground': ['1 life'], // "1 blood (not exceeding an ally's starting life)"
  'Fortschritt Library': ['handSize'], // the rule after every search
  'Eat the Rich': ['1 vote'], // "+1 vote"
  Expulsion: ['vote'], // who casts neither votes nor ballots abstains
  Troius: ['vote'],
  'Dread Mastiff': ['closeRange'], // where damage without an R is inflicted
  Petra: ['1 press', 'press'], // "presses": a verb
  'Show of Force': ['maneuver'], // French has "before maneuvers" for "before range is determined"
  'Telepathic Tracking': ['location', '2'], // its official French speaks of places and of two fighters
  'Scorn of Adonis': ['1 vote'],
};

/** What our texts add to the official ones of a language, and why. */
export const ADDED: Readonly<Partial<Record<DigestLang, Readonly<Record<string, readonly string[]>>>>> = {
  en: {
    'Dmitra Ilyanova': ['1 blood', '4'],
    'Marchesa Liliana': ['7'], // "seven"
    Petra: ['life'], // "blood or life"
    Vasily: ['+1'],
    'Mustafa, The Heir': ['referendum'], // the sides of the referendum are named
    'The Embrace': ['blood'], // "with no blood": why it must hunt
    Morbidity: ['0', 'counter', 'life'], // "0 to 2" for "up to 2"; what lies on a card in play is counters
    'Catatonic Fear': ['closeRange'], // "if the range is close"
    'Kiss of Cathari': ['closeRange'],
    'Concealed Weapon': ['equipment'], // what weapons are
    "Angel's Gift": ['equipment'],
    'Hand of Conrad': ['+2', '[pot]'],
    'The Sargon Fragment': ['+2', '[nec]'],
    'Jake Washington': ['1'], // "1 to 4" for "up to 4"
    'Ashur Tablets': ['12', '3'], // "three" copies; thirteen are 1 and 12
    'Garibaldi-Meucci Museum': ['2'], // "and another": 2 or more
    'Elysium: The Arboretum': ['2'],
    'Family Gathering': ['uncontrolled'], // where cards that are drawn from a crypt go
    'Vox Domini': ['polling', 'vote'], // when it is played
    'Cryptic Rider': ['polling'], // what is skipped
    'Eat the Rich': ['+1 vote'],
    'Golconda: Inner Peace': ['8 pool'],
    "Crocodile's Tongue": ['2 blood'],
    'T.J.': ['polling', 'vote'], // when a referendum can be cancelled
    Kuyén: ['animal'], // animals are their keyword
    'Nana Buruku': ['+1'],
    'Andre LeRoux': ['pool'], // "would bleed successfully": would burn pool
    'Kateline Nadasdy': ['referendum', 'vote'], // who abstains takes back votes
    Neserian: ['location'],
    'Bruce de Guy': ['1 blood'],
    'Nose of the Hound': ['2 maneuver'], // one, and an additional one
    'Open War': ['1'], // "a master phase action"
    Failsafe: ['1'],
    'Heroic Might': ['+2 strength'],
    'Fee Stake: Boston': ['titled'], // "non-Anarch titles are worth": vampires with such a title
    'Fee Stake: Corte': ['titled'],
    'Fee Stake: Los Angeles': ['titled'],
    'Fee Stake: New York': ['titled'],
    'Fee Stake: Perth': ['titled'],
    'Fee Stake: Seattle': ['titled'],
    Abombwe: ['+1'],
    Auspex: ['+1'],
    Fortitude: ['+1'],
    Presence: ['+1'],
    Papillon: ['prince'], // the city titles are named
    'Bleeding the Vine': ['+1'], // "another": +1
    'Not to Be': ['+1', '-1'],
    Demonstration: ['polling'], // when votes are cast
    'Secure Haven': ['+1 pool'],
    'Powerbase: Chicago': ['1 counter', 'counter'],
    'Powerbase: Madrid': ['4 counter'],
    Invigorate: ['damage'], // "hand strikes are aggravated": their damage is
    'Revelation of the Serpent': ['2'],
    Firebrand: ['+1 vote'],
    "My Enemy's Enemy": ['3'],
    'Effective Management': ['1 crypt'],
    'Luca Italicus': ['2'], // "from round 2"
    Cooler: ['1 counter', '4 counter', 'counter'],
    'Hide the Mind': ['[aus]'], // the icon stands with the name at both levels
    Nephandus: ['-1 damage'],
    'Outcast Mage': ['1 maneuver'], // "one"
  },
  fr: {
    'Faruq Abd al-Qadir': ['1 counter'], // "at least 1"
    Petra: ['life'],
    Vasily: ['+1'],
    'Mustafa, The Heir': ['referendum'],
    'The Embrace': ['blood'],
    'Hand of Conrad': ['+2', '[pot]'],
    'The Sargon Fragment': ['+2', '[nec]'],
    'Jake Washington': ['1'],
    Alamut: ['bleed'], // the pool that was lost to it
    'Neonate Breach': ['1'], // "one or more"
    "Crocodile's Tongue": ['2 blood'],
    'Heroic Might': ['+2 strength'],
    Papillon: ['prince'],
    'Powerbase: Madrid': ['4 counter'],
    Frondator: ['-1'],
    'Kateline Nadasdy': ['referendum', 'vote'],
    'Lady Vadislava': ['aggravated'], // said of her hand strikes
    '47th Street Royals': ['3'],
    'Luca Italicus': ['2'],
    'Deep Ecology': ['2'],
    'Party Out Of Bounds': ['2'],
    'Chiropteran Marauder': ['aggravated'],
    Nephandus: ['-1 damage'],
  }, // the number stands after the bleed
  es: {
    'Faruq Abd al-Qadir': ['combatEnds'], // what the strike does is said
    "Hunter's Mark": ['combatEnds'],
    Petra: ['life'],
    Vasily: ['+1'],
    Troius: ['boon'], // "a favor": for the referendum
    'Mustafa, The Heir': ['boon', 'referendum'],
    'The Embrace': ['blood'],
    'Hand of Conrad': ['+2', '[pot]'],
    'The Sargon Fragment': ['+2', '[nec]'],
    'Jake Washington': ['1'],
    Alamut: ['bleed', 'counter'], // the pool that was lost to it lies there as counters
    "Crocodile's Tongue": ['2 blood'],
    'Heroic Might': ['+2 strength'],
    Papillon: ['prince'],
    'Powerbase: Madrid': ['4 counter'],
    Frondator: ['-1'],
    'Kateline Nadasdy': ['referendum', 'vote'],
    'Shroud of Absence': ['combatEnds'], // what the strike does is said
    Intimidation: ['Ⓓ'],
    'Luca Italicus': ['2'],
    Nephandus: ['-1 damage'],
    'Rolling with the Punches': ['prevent'], // said of this strike and of the later ones
  }, // a bleed is directed: the sign is there at the basic level and in other languages
};
