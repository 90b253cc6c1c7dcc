import { given, list, plural, possessive, range, signed, unitOf } from '../../language/en/grammar.ts';
import { TERM_WORDS } from '../../language/en/terms.ts';
import { does } from '../who.ts';
import type { PlayedFacts, TableWords } from '../words.ts';

const played = (verb: string, f: PlayedFacts): string => {
  const what = f.ability ? `the ability of ${f.card}` : f.card;
  return `${f.who} ${verb} ${what}${given('with', f.minion)}${f.on.length === 0 ? '' : ` on ${list(f.on)}`}`;
};

const DECKS = {
  library: 'into the library',
  libraryBottom: 'to the bottom of the library',
  crypt: 'into the crypt',
  cryptBottom: 'to the bottom of the crypt',
} as const;

export const EVENTS: TableWords['events'] = {
  gameBegan: (first) => `${first} begins the game`,
  turnBegan: (turn, who) => `turn ${turn}, ${who}`,
  phaseBegan: (who, name) => `${possessive(who)} ${name} phase`,
  locked: (card) => `${card} locks`,
  unlocked: (card) => `${card} unlocks`,
  pool: (who, n, now) => `${who} ${signed(n)} pool (${now})`,
  counters: (card, n, unit, now) =>
    `${card} ${signed(n)} ${unitOf(n, unit)}${now === null ? '' : ` (${now})`}`,
  drew: (who, card) => `${who} draws ${card}`,
  drewCrypt: (who, card) => `${who} draws ${card} from the crypt`,
  discarded: (who, card) => `${who} discards ${card}`,
  played: (f) => played('plays', f),
  used: (f) => played('uses', f),
  toReady: (card) => `${card} is ready again`,
  toTorpor: (card) => `${card} goes to torpor`,
  burned: (card) => `${card} is burned`,
  removed: (card) => `${card} is removed from the game`,
  entered: (card) => `${card} enters play`,
  attached: (card, host) => `${card} is put on ${host}`,
  control: (who, card) => `${who} now controls ${card}`,
  edge: (who) => (who === null ? 'the Edge is lost' : `${who} takes the Edge`),
  title: (vampire, title) => (title === null ? `${vampire} loses their title` : `${vampire} is now ${title}`),
  titleContested: (vampire, title, contested) =>
    contested ? `${vampire} contests the title of ${title}` : `${vampire} is ${title} without a rival`,
  titlePaid: (vampire, title) => `${vampire} contests the title of ${title}`,
  titleYielded: (vampire, title) => `${vampire} yields the title of ${title}`,
  shuffled: (who) => `${who} shuffles`,
  announced: {
    bleed: (f) => `${f.minion} bleeds${f.against === null ? '' : ` ${f.against}`}${given('with', f.card)}`,
    hunt: (f) => `${f.minion} hunts${given('with', f.card)}`,
    equip: (f) =>
      f.card === null
        ? `${f.minion} takes equipment${given('from', f.at)}`
        : `${f.minion} equips with ${f.card}`,
    employ: (f) => `${f.minion} employs ${f.card ?? 'a retainer'}`,
    recruit: (f) => `${f.minion} recruits ${f.card ?? 'an ally'}`,
    political: (f) => `${f.minion} calls a referendum${given('with', f.card)}`,
    leaveTorpor: (f) => `${f.minion} attempts to leave torpor`,
    rescue: (f) => `${f.minion} attempts to rescue ${f.at ?? 'a vampire'} from torpor`,
    diablerise: (f) => `${f.minion} attempts to diablerise ${f.at ?? 'a vampire'}`,
    becomeAnarch: (f) => `${f.minion} attempts to become Anarch${given('with', f.card)}`,
    enterCombat: (f) => `${f.minion} attempts to enter combat with ${f.at ?? 'a minion'}`,
    special: (f) =>
      f.burns !== null
        ? `${f.minion} acts to burn ${f.burns}`
        : `${f.minion} acts${given('with', f.card)}${f.at === null ? given('against', f.against) : ` on ${f.at}`}`,
  },
  attempt: (minion) => `${minion} attempts to block`,
  attemptFailed: (minion) => `${minion} fails to block`,
  blocked: (minion) => `${minion} blocks`,
  resolved: (outcome) => {
    if (outcome === 'successful') return 'the action succeeds';
    if (outcome === 'inVain') return 'the action succeeds without effect';
    return outcome === 'blocked' ? 'the action is blocked' : 'the action ends without effect';
  },
  redirected: (to) => `the bleed is redirected to ${to}`,
  combatBegan: (minion, opposing) => `combat: ${minion} against ${opposing}`,
  roundBegan: (round) => `round ${round}`,
  maneuver: (minion, long) => `${minion} maneuvers to ${range(long)}`,
  range: (round, long) => `round ${round}, ${range(long)}`,
  strike: {
    damage: (minion, means) => does(minion, `strikes${given('with', means)}`),
    dodge: (minion, means) => does(minion, `dodges${given('with', means)}`),
    combatEnds: (minion, means) => does(minion, `ends the combat${given('with', means)}`),
    stealBlood: (minion, means) => does(minion, `steals blood${given('with', means)}`),
    destroyEquipment: (minion, means) => does(minion, `goes for the equipment${given('with', means)}`),
    stealEquipment: (minion, means) => does(minion, `grabs for the equipment${given('with', means)}`),
    special: (minion, means) => does(minion, `strikes${given('with', means)}`),
  },
  inflicted: (card, normal, aggravated, left) => {
    const kinds = [normal > 0 ? `${normal}` : '', aggravated > 0 ? `${aggravated} aggravated` : ''];
    const rest = left === null ? '' : ` (${left.n || 'no'} ${left.unit} left)`;
    return `${card} takes ${kinds.filter((k) => k !== '').join(' and ')} damage${rest}`;
  },
  prevented: (card, n) => `${card} prevents ${n} damage`,
  press: (minion, toContinue) => `${minion} presses to ${toContinue ? 'continue' : 'end'} the combat`,
  combatEnded: (minion, opposing) => `the combat between ${minion} and ${opposing} ends`,
  diablerie: (minion, victim) => `${minion} diablerises ${victim}`,
  referendum: (card, bloodHunt) =>
    bloodHunt ? `a blood hunt is called on ${card}` : `referendum on ${card}`,
  cast: (voter, n, side) => `${voter} casts ${plural(n, 'vote')} ${side}`,
  ballot: (voter, n, side) => `${voter} casts ${plural(n, 'ballot')} ${side}`,
  votesCancelled: (voter) => `the votes of ${voter} are cancelled`,
  prisciShifted: (side) => `the prisci block ${side === null ? 'abstains' : `is ${side}`}`,
  tallied: (votesFor, against) =>
    `the referendum ${votesFor > against ? 'passes' : 'fails'}, ${votesFor} to ${against}`,
  ousted: (who) => (who === null ? 'you are ousted' : `${who} is ousted`),
  withdrawing: (who) => `${who} announces a withdrawal`,
  withdrawalFailed: (who) => `${who} can no longer withdraw`,
  withdrew: (who) => (who === null ? 'you withdraw' : `${who} withdraws`),
  victoryPoint: (who, n) => `${who === null ? 'you gain' : `${who} gains`} ${plural(n, 'victory point')}`,
  gameOver: 'the game is over',
  toHand: (who, card) => `${who} takes ${card} into hand`,
  toDeck: (card, to) => `${card} goes ${DECKS[to]}`,
  revealed: (who, card) => `${who} reveals ${card}`,
  transfers: (who, n) => `${who} has ${plural(n, 'transfer')}`,
  namedCounters: (card, counters) => `${card} has ${counters}`,
  sect: (card, sect) => `${card} is now ${TERM_WORDS.sects[sect]}`,
  clan: (card, clan) => `${card} is now of the clan ${clan}`,
  cancelled: (card) => `${card} is cancelled`,
  toUncontrolled: (card) => `${card} goes to the uncontrolled region`,
  merged: (who, card) => `${who} merges the two cards of ${card}`,
  contested: (card) => `${card} is contested`,
  contestPaid: (who, card) => `${who} contests ${card}`,
  yielded: (who, card) => `${who} yields ${card}`,
  contestEnded: (card) => `${card} is no longer contested`,
  marked: (who, minion) => `${who} marks ${minion}`,
  champion: (minion, actor) => `${minion} fights in place of ${actor}`,
  scarce: (vampire) => `${vampire} is scarce`,
  infernal: (minion) => `${minion}, infernal, is unlocked`,
};
