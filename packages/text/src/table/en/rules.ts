import type { RuleWords } from '../rules.ts';

export const RULES: RuleWords = {
  endUnlock:
    'Your cards are unlocked. Whatever else you do in this phase comes after that, in the order you like.',
  endMaster: 'You need not use your master phase action, but you cannot save it for later.',
  endMinion:
    'Only a ready unlocked minion can act, and acting locks them. A minion who does not act stays unlocked and can block.',
  endInfluence: 'Transfers that you do not use now are lost.',
  endDiscard: 'A discard phase action that you do not use is lost. Your turn ends.',
  impulse:
    'Everybody may play something at this moment, one after the other. Play continues when everybody has passed.',
  noBlock: 'If you pass now, you can no longer block this action, unless its target changes.',
  blockStands:
    'When everybody has passed, the block is decided: it succeeds if the intercept is at least the stealth.',
  allDeclined: 'Nobody blocks. When everybody has passed, the action succeeds.',
  combatStep:
    'In each step of combat the acting minion goes first, then the other. Combat continues when both have passed.',
  rangeStands: 'Every round begins at close range, and stays there unless somebody maneuvers.',
  noStrike: 'Only a minion with additional strikes left makes them; the other does not strike.',
  mending: 'A vampire burns 1 blood for each point of damage. If they do not have enough, they go to torpor.',
  noPress: 'If nobody presses to continue, the combat ends with this round.',
  abstain: 'Nobody has to vote. The votes are counted when everybody has finished.',
  notCancelled:
    'While a card is being played, only cards that cancel it, or that wake a minion, can be used.',
  findNothing: 'You may search without finding anything. The library is shuffled afterwards.',
  master:
    'A master card is played by you, not by a minion, in your master phase. You have one master phase action a turn.',
  outOfTurn:
    'It is played in the turn of another Methuselah, and uses a master phase action of your next turn.',
  action:
    'A ready unlocked minion plays it to act, and locks. The action can be blocked; its cost is paid when it succeeds.',
  political:
    'A vampire calls a referendum. If nobody blocks, all Methuselahs may vote; it passes with more votes for than against.',
  equipment: 'An action at +1 stealth: if it succeeds, the minion has the equipment from then on.',
  retainer:
    'An action at +1 stealth: if it succeeds, the retainer serves that minion, with life of their own.',
  ally: 'An action at +1 stealth: if it succeeds, you control another minion, who cannot act in the turn they arrive.',
  modifier: 'The acting minion plays it to change their own action, and only once in each action.',
  reaction: 'A ready unlocked minion plays it against the action of another Methuselah, without locking.',
  combat: 'Played by a minion in combat, in the step that the card names.',
  reflex: 'It cancels a card played against this minion, as that card is being played.',
  event: 'A discard phase action puts it into play: one event in a phase, and each event once in a game.',
  ability: 'The text of a card overrides the rules.',
  actionInPlay:
    'A card in play gives this action: the minion locks, and it can be blocked like any other. It has 0 stealth unless the card says otherwise.',
  weapon: 'A strike may come from a weapon or another card instead of bare hands.',
  bleed:
    'Your prey burns as much pool as your minion bleeds for, usually 1, and you take the Edge. A Methuselah with no pool left is ousted.',
  hunt: 'The vampire gains 1 blood. A vampire without blood must hunt.',
  takeEquipment:
    'A minion may take equipment from another minion you control: any number of pieces in one action.',
  leaveTorpor:
    'For 2 blood the vampire becomes ready again. A vampire who blocks this does not fight, but may diablerise them.',
  rescue: 'A ready vampire brings one in torpor back for 2 blood, paid by either of them or shared.',
  diablerise:
    'The victim is burned, and their blood goes to the diablerist. Then everybody votes on whether the diablerist is burned too.',
  becomeAnarch:
    'For 2 blood a vampire without a title changes their sect to Anarch: for 1, if you have another ready Anarch.',
  huntDown: 'A vampire may attack a marked Red List minion: 1 blood, +1 stealth, once a turn.',
  block:
    'A block succeeds if the intercept of the blocker is at least the stealth of the action. Then the blocker locks, and the two fight.',
  sendSlave: 'If a vampire of the clan they serve is blocked, a slave may lock to fight in their place.',
  target: 'Targets and costs are chosen as the card is played, before anybody answers.',
  x: 'The number is chosen as the card is played, before anybody answers.',
  order: 'You choose in which order your effects happen.',
  may: 'This effect is optional.',
  search: 'You choose from what is found. The library is shuffled afterwards.',
  terms: 'When the action has succeeded, the Methuselah who called the referendum chooses its terms.',
  stolen: 'A stolen card stays yours. It may go to a minion you control.',
  spoils: 'A vampire who diablerises another may take their equipment.',
  discipline:
    'If the victim was older, the diablerist may learn a Discipline: you fetch a master Discipline card for them.',
  trophy: 'A vampire who burns a Red List minion may be given a trophy.',
  mayDiablerise:
    'A vampire who blocks another one leaving torpor may diablerise them. Otherwise the action just fails.',
  strikeTarget: 'At long range a ranged strike may hit a retainer instead of the minion.',
  pay: 'A cost is paid in pool by you, or in blood by your vampire.',
  discardForCost: 'A card that is discarded to pay a cost comes from your hand.',
  handSize: 'A Methuselah with more cards than their hand size, usually 7, discards the rest.',
  maneuver:
    'A maneuver changes the range: from close to long, or back to close. Nobody maneuvers twice in a row.',
  handStrike: 'At close range it does as much damage as the minion has strength, usually 1.',
  prevent: 'Damage is prevented first; what is left is mended.',
  press:
    'A press leads to another round, or cancels a press of the opposing minion. Nobody presses twice in a row.',
  vote: 'Titles give votes to ready vampires: primogen 1, prince and baron 2, justicar 3, Inner Circle 4. A vote cannot be taken back.',
  cardVote: 'You may burn one political action card from your hand for 1 vote, whatever its text.',
  edgeVote: 'The Methuselah with the Edge may burn it for 1 vote.',
  edgePool: 'The Methuselah with the Edge may gain 1 pool in each of their unlock phases.',
  burnOption:
    'A card with a burn option that none of your minions could use may be discarded and replaced, once in each unlock phase.',
  contest:
    'A unique card can be in play only once. Contesting it costs 1 pool in each of your unlock phases.',
  yieldCard: 'A contested card that is yielded is burned, with everything on it.',
  contestTitle:
    'Two vampires cannot have the same title. Contesting it costs 1 blood in each of your unlock phases.',
  yieldTitle: 'A vampire who yields loses the title for good.',
  unlockInfernal: 'An infernal minion does not unlock as normal: unlocking them costs 1 pool.',
  withdraw:
    'Lose no pool and no blood and have no combat until your next unlock phase: then you leave the game with 1 victory point.',
  mark: 'A master phase action marks a Red List minion: this turn your vampires may attack them.',
  transfer: '1 transfer moves 1 of your pool to a vampire in your uncontrolled region.',
  takeBack: '2 transfers move 1 blood from a vampire in your uncontrolled region back to your pool.',
  drawCrypt: '4 transfers and 1 pool bring a vampire from your crypt to your uncontrolled region.',
  bringOut: 'A vampire with as much blood as their capacity becomes ready, face up. The blood stays on them.',
  merge: '4 transfers and 1 pool join the two cards of one vampire.',
  discard: 'Once in your discard phase you may discard a card and draw another.',
};
