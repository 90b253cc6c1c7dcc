import type { Glossary } from './glossary.ts';

export const GLOSSARY: Glossary = {
  methuselah: {
    word: 'Methuselah',
    forms: ['Methuselah', 'Methuselahs'],
    explanation: 'A player: an ancient vampire who rules from afar and never appears in person.',
  },
  prey: {
    word: 'prey',
    forms: ['prey'],
    explanation: 'The Methuselah to your left. Ousting your prey is how you win.',
  },
  predator: {
    word: 'predator',
    forms: ['predator'],
    explanation: 'The Methuselah to your right, whose prey you are.',
  },
  pool: {
    word: 'pool',
    forms: ['pool'],
    explanation: 'The influence of a Methuselah. Everybody begins with 30; whoever has none left is ousted.',
  },
  edge: {
    word: 'the Edge',
    forms: ['the Edge', 'Edge'],
    explanation:
      'A token that goes to whoever last bled successfully. It may give 1 pool in your unlock phase, or be burned for 1 vote.',
  },
  oust: {
    word: 'oust',
    forms: ['ousted', 'oust'],
    explanation: 'To drive a Methuselah out of the game. Their predator gains 1 victory point and 6 pool.',
  },
  minion: {
    word: 'minion',
    forms: ['minion', 'minions'],
    explanation: 'A vampire or ally that you control: they act and block for you.',
  },
  vampire: {
    word: 'vampire',
    forms: ['vampire', 'vampires'],
    explanation: 'A minion from your crypt. They have blood, a capacity, a clan and Disciplines.',
  },
  blood: {
    word: 'blood',
    forms: ['blood'],
    explanation: 'The counters on a vampire. With them, vampires pay for cards and mend damage.',
  },
  capacity: {
    word: 'capacity',
    forms: ['capacity'],
    explanation:
      'How much blood a vampire can hold. It is also their age, and what it costs to bring them out.',
  },
  age: {
    word: 'older, younger',
    forms: ['younger', 'older'],
    explanation: 'Of two vampires, the one with the larger capacity is the older.',
  },
  ally: {
    word: 'ally',
    forms: ['ally', 'allies'],
    explanation: 'A minion who is not a vampire. Allies have life, which damage burns.',
  },
  life: {
    word: 'life',
    forms: ['life'],
    explanation: 'The counters on an ally or retainer. When none are left, the card is burned.',
  },
  retainer: {
    word: 'retainer',
    forms: ['retainer', 'retainers'],
    explanation: 'A servant that a minion employs. They help that minion, and have life of their own.',
  },
  employer: { word: 'employer', forms: ['employer'], explanation: 'The minion who has a retainer.' },
  equipment: {
    word: 'equipment',
    forms: ['equipment'],
    explanation: 'A card that a minion carries and uses, such as a weapon.',
  },
  bearer: { word: 'bearer', forms: ['bearer'], explanation: 'The minion who carries an equipment.' },
  weapon: { word: 'weapon', forms: ['weapon', 'gun'], explanation: 'Equipment to strike with.' },
  location: {
    word: 'location',
    forms: ['location'],
    explanation: 'A master card that stays in play and can be used again and again.',
  },
  huntingGround: {
    word: 'hunting ground',
    forms: ['hunting ground'],
    explanation: 'A location that feeds one of your vampires in your unlock phase.',
  },
  master: {
    word: 'master card',
    forms: ['master', 'master card'],
    explanation: 'A card that you play yourself, in your master phase, with a master phase action.',
  },
  trifle: {
    word: 'trifle',
    forms: ['trifle'],
    explanation: 'A master card that gives its master phase action back, once in a phase.',
  },
  outOfTurn: {
    word: 'out-of-turn',
    forms: ['out-of-turn'],
    explanation:
      'A master card that you play in another Methuselah’s turn, with an action of your next master phase.',
  },
  clan: {
    word: 'clan',
    forms: ['clan'],
    explanation: 'The family of a vampire. Some cards are only for one clan.',
  },
  discipline: {
    word: 'Discipline',
    forms: ['Discipline'],
    explanation:
      'A power of vampires. Most of their cards need a Discipline, at the basic or superior level.',
  },
  superior: {
    word: 'superior',
    forms: ['superior'],
    explanation:
      'The higher level of a Discipline: the second text of a card may be used instead of the first.',
  },
  sect: {
    word: 'sect',
    forms: ['sect'],
    explanation: 'The faction of a vampire: Camarilla, Sabbat, Anarch, Independent or Laibon.',
  },
  camarilla: {
    word: 'Camarilla',
    forms: ['Camarilla'],
    explanation: 'The sect of princes, primogen and justicars, which keeps vampires hidden from mortals.',
  },
  sabbat: {
    word: 'Sabbat',
    forms: ['Sabbat'],
    explanation: 'The sect of bishops and prisci, enemy of the Camarilla.',
  },
  anarch: {
    word: 'Anarch',
    forms: ['Anarch'],
    explanation: 'A sect of rebels, led by barons. A vampire without a title can join it with an action.',
  },
  independent: { word: 'Independent', forms: ['independent'], explanation: 'Of none of the major sects.' },
  title: {
    word: 'title',
    forms: ['title', 'titled', 'titles'],
    explanation: 'A rank that gives a ready vampire votes in referendums.',
  },
  primogen: { word: 'primogen', forms: ['primogen'], explanation: 'A Camarilla title: 1 vote.' },
  prince: {
    word: 'prince',
    forms: ['prince'],
    explanation: 'The Camarilla title of a city: 2 votes. There is one for each city.',
  },
  baron: { word: 'baron', forms: ['baron'], explanation: 'The Anarch title of a city: 2 votes.' },
  justicar: {
    word: 'justicar',
    forms: ['justicar'],
    explanation: 'A Camarilla title, one for each clan: 3 votes.',
  },
  innerCircle: {
    word: 'Inner Circle',
    forms: ['Inner Circle', 'Inner Circle member'],
    explanation: 'The highest Camarilla title, one for each clan: 4 votes.',
  },
  bishop: { word: 'bishop', forms: ['bishop'], explanation: 'A Sabbat title: 1 vote.' },
  archbishop: {
    word: 'archbishop',
    forms: ['archbishop'],
    explanation: 'The Sabbat title of a city: 2 votes.',
  },
  priscus: {
    word: 'priscus',
    forms: ['prisci', 'priscus'],
    explanation: 'A Sabbat title. All prisci together have 3 votes, and decide among themselves by ballots.',
  },
  cardinal: { word: 'cardinal', forms: ['cardinal'], explanation: 'A Sabbat title: 3 votes.' },
  regent: {
    word: 'regent',
    forms: ['regent'],
    explanation: 'The highest Sabbat title, of which there is only one: 4 votes.',
  },
  unique: {
    word: 'unique',
    forms: ['unique'],
    explanation: 'Only one card of this name can be in play. A second one is contested.',
  },
  contest: {
    word: 'contested',
    forms: ['contested', 'contesting', 'contest'],
    explanation: 'Two Methuselahs claim the same unique card: it is out of play until one of them yields.',
  },
  yield: {
    word: 'yield',
    forms: ['yields', 'yield'],
    explanation: 'To give up a contested card or title. The card is burned.',
  },
  lock: {
    word: 'lock',
    forms: ['lock', 'locked', 'locks'],
    explanation: 'To turn a card sideways: it has been used. A locked minion can neither act nor block.',
  },
  unlock: {
    word: 'unlock',
    forms: ['unlock', 'unlocked'],
    explanation: 'To turn a locked card upright again, so that it can be used.',
  },
  ready: {
    word: 'ready',
    forms: ['ready'],
    explanation: 'In play and able to fight, vote and act: neither in torpor nor uncontrolled.',
  },
  torpor: {
    word: 'torpor',
    forms: ['torpor'],
    explanation: 'Where badly wounded vampires lie. All they can do there is attempt to leave, for 2 blood.',
  },
  uncontrolled: {
    word: 'uncontrolled region',
    forms: ['uncontrolled region', 'uncontrolled'],
    explanation: 'Where your vampires wait, face down, until they have as much blood as their capacity.',
  },
  crypt: { word: 'crypt', forms: ['crypt'], explanation: 'The deck of your vampires.' },
  library: {
    word: 'library',
    forms: ['library'],
    explanation: 'The deck of your other cards. You draw one whenever you play one.',
  },
  hand: {
    word: 'hand',
    forms: ['hand', 'hand size'],
    explanation: 'The cards that you can play: 7, unless something changes that.',
  },
  ashHeap: {
    word: 'ash heap',
    forms: ['ash heap'],
    explanation: 'Your pile of burned and discarded cards. Everybody may look at it.',
  },
  burn: {
    word: 'burn',
    forms: ['burn', 'burns', 'burned'],
    explanation: 'To put a card on the ash heap; or to lose blood or pool.',
  },
  discard: {
    word: 'discard',
    forms: ['discard', 'discarded', 'discards'],
    explanation: 'To put a card from your hand on the ash heap.',
  },
  transfer: {
    word: 'transfer',
    forms: ['transfers', 'transfer'],
    explanation:
      'What you spend in your influence phase, usually 4 a turn: 1 transfer moves 1 pool to an uncontrolled vampire.',
  },
  unlockPhase: {
    word: 'unlock phase',
    forms: ['unlock phase', 'unlock phases'],
    explanation: 'The first phase of a turn: your cards unlock.',
  },
  masterPhase: {
    word: 'master phase',
    forms: ['master phase'],
    explanation: 'The second phase of a turn: you play a master card.',
  },
  influencePhase: {
    word: 'influence phase',
    forms: ['influence phase'],
    explanation: 'The fourth phase of a turn: you bring out vampires with your transfers.',
  },
  discardPhase: {
    word: 'discard phase',
    forms: ['discard phase'],
    explanation: 'The last phase of a turn: you may exchange a card.',
  },
  action: {
    word: 'action',
    forms: ['action', 'actions'],
    explanation: 'What a minion does in your minion phase, by locking. Other Methuselahs may block it.',
  },
  directed: {
    word: 'directed action',
    forms: ['directed', 'Ⓓ action', 'Ⓓ'],
    explanation: 'An action against another Methuselah or something of theirs: only they may block it.',
  },
  bleed: {
    word: 'bleed',
    forms: ['bleed', 'bled', 'bleeds'],
    explanation: 'The action that makes your prey burn pool, usually 1.',
  },
  hunt: { word: 'hunt', forms: ['hunt'], explanation: 'The action with which a vampire gains 1 blood.' },
  stealth: {
    word: 'stealth',
    forms: ['stealth'],
    explanation: 'How hard an action is to block: the blocker needs as much intercept.',
  },
  intercept: {
    word: 'intercept',
    forms: ['intercept'],
    explanation: 'What a minion needs to block: at least as much as the action has stealth.',
  },
  block: {
    word: 'block',
    forms: ['block', 'blocks', 'blocked', 'blocking', 'blocker'],
    explanation:
      'To stop an action of another Methuselah. The blocking minion locks, and fights the acting minion.',
  },
  actingMinion: {
    word: 'acting minion',
    forms: ['acting minion'],
    explanation: 'The minion whose action is under way; in combat, the one who goes first.',
  },
  modifier: {
    word: 'action modifier',
    forms: ['action modifier'],
    explanation: 'A card that the acting minion plays to change their action.',
  },
  reaction: {
    word: 'reaction card',
    forms: ['reaction', 'reaction cards', 'reaction card'],
    explanation: "A card that another Methuselah's unlocked minion plays against an action.",
  },
  wake: {
    word: 'wakes',
    forms: ['wake', 'wakes'],
    explanation: 'To be able to block and react during an action as if unlocked.',
  },
  limited: {
    word: 'limited',
    forms: ['limited'],
    explanation:
      'A reminder: only one action modifier may increase a bleed, and only one card or effect may give a minion additional strikes in a round.',
  },
  combat: {
    word: 'combat',
    forms: ['combat'],
    explanation: 'A fight between two minions, in rounds: range, strikes, damage, press.',
  },
  range: {
    word: 'close range, long range',
    forms: ['range', 'close range', 'long range'],
    explanation: 'At close range every strike can hit; at long range only ranged strikes do.',
  },
  maneuver: {
    word: 'maneuver',
    forms: ['maneuver', 'maneuvers'],
    explanation: 'To change the range of a round: from close to long, or back to close.',
  },
  strike: {
    word: 'strike',
    forms: ['strike', 'strikes', 'striking'],
    explanation: 'What a minion does in a round of combat: hit, dodge, steal blood and so on.',
  },
  handStrike: {
    word: 'hand strike',
    forms: ['hand strike', 'hand strikes'],
    explanation: "A strike without a weapon: as much damage as the minion's strength.",
  },
  ranged: { word: 'R damage', forms: ['R', 'ranged'], explanation: 'It works at long range too.' },
  dodge: {
    word: 'dodge',
    forms: ['dodge'],
    explanation: 'A strike that makes the opposing strike do nothing.',
  },
  combatEnds: {
    word: 'combat ends',
    forms: ['combat ends'],
    explanation: 'A strike that ends the combat at once, before any other.',
  },
  firstStrike: {
    word: 'first strike',
    forms: ['first strike'],
    explanation: 'A strike that comes before the other: a minion it takes out does not strike back.',
  },
  additionalStrike: {
    word: 'additional strike',
    forms: ['additional strikes', 'additional strike'],
    explanation: 'Another strike in the same round, after the first pair.',
  },
  damage: {
    word: 'damage',
    forms: ['damage'],
    explanation: 'A vampire burns 1 blood for each point of damage, an ally 1 life.',
  },
  aggravated: {
    word: 'aggravated',
    forms: ['aggravated damage'],
    explanation: 'Damage that cannot be mended: it sends a vampire to torpor, or burns them.',
  },
  environmental: {
    word: 'environmental',
    forms: ['environmental damage', 'environmental'],
    explanation: 'Damage that does not come from a strike: it cannot be dodged.',
  },
  prevent: {
    word: 'prevent',
    forms: ['prevent', 'prevents', 'unpreventable', 'prevented'],
    explanation: 'To keep damage from happening, before any is mended.',
  },
  strength: {
    word: 'strength',
    forms: ['strength'],
    explanation: 'The damage that a minion does with their bare hands, usually 1.',
  },
  press: {
    word: 'press',
    forms: ['press', 'presses'],
    explanation: 'To have another round of combat, or to cancel the opposing minion’s press.',
  },
  politicalAction: {
    word: 'political action',
    forms: ['political action'],
    explanation: 'An action with which a vampire calls a referendum.',
  },
  referendum: {
    word: 'referendum',
    forms: ['referendum', 'referendums'],
    explanation: 'A vote of all Methuselahs on the terms of a political action.',
  },
  vote: {
    word: 'vote',
    forms: ['votes', 'vote'],
    explanation: 'What counts in a referendum. The referendum passes with more votes for than against.',
  },
  ballot: {
    word: 'ballot',
    forms: ['ballots', 'ballot'],
    explanation: 'The vote of a priscus among the prisci, who have 3 votes together.',
  },
  diablerie: {
    word: 'diablerie',
    forms: ['diablerise', 'diablerist', 'diablerie', 'diablerises'],
    explanation:
      'To drink all the blood of a vampire in torpor. The victim is burned; the diablerist gains their blood and may take their equipment.',
  },
  bloodHunt: {
    word: 'blood hunt',
    forms: ['blood hunt'],
    explanation: 'The referendum after diablerie: if it passes, the diablerist is burned.',
  },
  redList: {
    word: 'Red List',
    forms: ['Red List'],
    explanation: 'A minion whom everybody may attack once they are marked, for a trophy.',
  },
  trophy: {
    word: 'trophy',
    forms: ['trophy', 'trophies'],
    explanation: 'A card that rewards a vampire for burning a Red List minion.',
  },
};
