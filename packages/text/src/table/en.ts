import type { ActionKind } from '@methuselah/engine';
import { TERMS } from '../terms.ts';
import { EN_REASONS } from './en-reasons.ts';
import type {
  ActionFacts,
  CombatFacts,
  Mode,
  PhaseFacts,
  PlayedFacts,
  PollFacts,
  TableWords,
} from './words.ts';

/** English. The options are the notation of the engine, word for word. */

const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const given = (words: string, name: string | null): string => (name === null ? '' : ` ${words} ${name}`);
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
const range = (long: boolean): string => (long ? TERMS.longRange.en : TERMS.closeRange.en);
const mark = (mode: Mode | null): string => {
  if (mode === null) return '';
  return 'place' in mode ? ` (${mode.is} ${mode.place})` : ` (${mode.is})`;
};

const ACTIONS: TableWords['terms']['actions'] = {
  bleed: 'bleed',
  hunt: 'hunt',
  equip: 'equip',
  employ: 'employ retainer',
  recruit: 'recruit ally',
  political: 'political action',
  leaveTorpor: 'leave torpor',
  rescue: 'rescue from torpor',
  diablerise: 'diablerise',
  becomeAnarch: 'become Anarch',
  enterCombat: 'enter combat',
  special: 'action',
};

// ---------------------------------------------------------------------------------------------- for prompts

const OR_PASS = 'play a card, or pass';
const phase =
  (name: string, own: (left: number) => string) =>
  (f: PhaseFacts): string =>
    f.own ? `${name}: ${own(f.left)}, or end the phase` : `${name} of ${f.active}: use an effect, or pass`;
const KINDS: Readonly<Record<ActionKind, string>> = {
  ...ACTIONS,
  equip: 'equip action',
  employ: 'employ action',
  recruit: 'recruit action',
  leaveTorpor: 'action to leave torpor',
  rescue: 'rescue',
  diablerise: 'diablerie',
  becomeAnarch: 'action to become Anarch',
  enterCombat: 'action to enter combat',
};
const action = (f: ActionFacts): string => `${possessive(f.minion)} ${KINDS[f.action]}`;
const fight = (f: CombatFacts): string => `${f.minion} against ${f.opposing}, round ${f.round}`;
const vote = (f: PollFacts): string =>
  `${f.bloodHunt ? 'Blood hunt on' : 'Referendum on'} ${f.subject}, ${f.for} to ${f.against}`;

const played = (verb: string, f: PlayedFacts): string =>
  `${f.who} ${verb} ${f.card}${given('with', f.minion)}${f.on.length === 0 ? '' : ` on ${f.on.join(' and ')}`}`;

export const EN: TableWords = {
  names: {
    hidden: 'a card',
    uncontrolled: (place) => `uncontrolled ${place}`,
    nothing: 'nothing',
    nobody: 'nobody',
    card: (number) => `card ${number}`,
    seat: (number) => `seat ${number}`,
    clan: (clan) => `the clan ${clan}`,
    of: (who, card) => `${possessive(who)} ${card}`,
    inMode: (card, mode) => `${card}${mark(mode)}`,
    list,
  },

  terms: {
    phases: {
      unlock: 'unlock phase',
      master: 'master phase',
      minion: 'minion phase',
      influence: 'influence phase',
      discard: 'discard phase',
    },
    windows: {
      unlock: 'unlock phase',
      master: 'master phase',
      minion: 'minion phase',
      influence: 'influence phase',
      discard: 'discard',
      announced: 'action announced',
      beforeBlocks: 'before blocks',
      blocking: 'block attempt',
      blocked: 'before block resolution',
      blockResolved: 'after block resolution',
      declined: 'blocks declined',
      succeeding: 'before resolution',
      resolved: 'after resolution',
      beforeRange: 'before range',
      range: 'determine range',
      beforeStrikes: 'before strikes',
      strike: 'strike',
      damage: 'damage resolution',
      afterStrikes: 'additional strikes',
      press: 'press',
      roundEnd: 'end of round',
      beforeVotes: 'before votes',
      polling: 'polling',
      asPlayed: 'as a card is played',
      order: 'order of effects',
      may: 'optional effect',
      target: 'choice of a target',
      x: 'choice of X',
      discardForCost: 'discard for a cost',
      payMix: 'payment',
      stolen: 'place of a stolen card',
      search: 'search',
      maySearch: 'search',
      trophies: 'trophies',
      terms: 'terms of a referendum',
      equipment: 'choice of equipment',
      takeEquipment: 'choice of equipment',
      rescueCost: 'cost of a rescue',
      mayDiablerise: 'diablerie',
      strikeTarget: 'target of a strike',
      handSize: 'hand size',
      toPool: 'blood or pool',
    },
    zones: {
      ready: TERMS.readyRegion.en,
      torpor: TERMS.torporRegion.en,
      uncontrolled: TERMS.uncontrolledRegion.en,
      table: TERMS.controlledRegion.en,
      attached: TERMS.attached.en,
      contested: TERMS.contested.en,
      hand: TERMS.hand.en,
      library: TERMS.library.en,
      crypt: TERMS.crypt.en,
      ashHeap: TERMS.ashHeap.en,
      removed: TERMS.removedFromTheGame.en,
    },
    cardTypes: {
      vampire: TERMS.vampire.en,
      master: 'master',
      action: TERMS.action.en,
      political: TERMS.politicalAction.en,
      equipment: TERMS.equipment.en,
      retainer: TERMS.retainer.en,
      ally: TERMS.ally.en,
      modifier: TERMS.actionModifier.en,
      reaction: 'reaction',
      combat: TERMS.combat.en,
      reflex: 'reflex',
      event: 'event',
    },
    sects: {
      camarilla: TERMS.camarilla.en,
      anarch: TERMS.anarch.en,
      independent: TERMS.independent.en,
      sabbat: TERMS.sabbat.en,
      laibon: TERMS.laibon.en,
    },
    title: (title, domain) => {
      if (title === 'own') return 'independent with votes';
      const word = title === 'innerCircle' ? TERMS.innerCircleMember.en : TERMS[title].en;
      return `${word}${given('of', domain)}`;
    },
    city: (name) => name,
    clans: {
      Malkavian: TERMS.malkavian.en,
      Nosferatu: TERMS.nosferatu.en,
      Toreador: TERMS.toreador.en,
      Tremere: TERMS.tremere.en,
      Ventrue: TERMS.ventrue.en,
      Lasombra: TERMS.lasombra.en,
      'Malkavian antitribu': TERMS.malkavianAntitribu.en,
      'Banu Haqim': TERMS.banuHaqim.en,
      Ministry: TERMS.ministry.en,
      'Blood Brother': TERMS.bloodBrother.en,
    },
    disciplines: {
      ani: TERMS.animalism.en,
      aus: TERMS.auspex.en,
      cel: TERMS.celerity.en,
      dom: TERMS.dominate.en,
      for: TERMS.fortitude.en,
      obf: TERMS.obfuscate.en,
      pot: TERMS.potence.en,
      pre: TERMS.presence.en,
      tha: TERMS.bloodSorcery.en,
    },
    traits: {
      blackHand: TERMS.blackHand.en,
      bloodCursed: TERMS.bloodCursed.en,
      infernal: TERMS.infernal.en,
      flight: TERMS.flight.en,
      redList: TERMS.redList.en,
      scarce: TERMS.scarce.en,
      sterile: TERMS.sterile.en,
    },
    actions: ACTIONS,
    stats: {
      bleed: TERMS.bleed.en,
      stealth: TERMS.stealth.en,
      intercept: TERMS.intercept.en,
      strength: TERMS.strength.en,
      hunt: TERMS.huntAmount.en,
      votes: 'votes',
      ballots: 'ballots',
      discipline: TERMS.discipline.en,
      capacity: TERMS.capacity.en,
      handSize: TERMS.handSize.en,
      transfers: 'transfers',
      masterActions: 'master phase actions',
      discardActions: 'discard phase actions',
      cost: TERMS.cost.en,
      voteTax: 'cost of casting votes',
      voteTaxAgainst: 'cost of casting votes against',
    },
    units: { blood: TERMS.blood.en, life: TERMS.life.en, counters: 'counters' },
  },

  prompts: {
    decides: (who, prompt) => `${who}: ${prompt}`,
    waits: (who, where) => `Waiting for ${who} (${where})`,
    phase: {
      unlock: phase('Unlock phase', () => 'use effects'),
      master: phase('Master phase', (left) =>
        left === 0 ? 'use effects' : `play a master card (${plural(left, 'master phase action')} left)`,
      ),
      minion: phase('Minion phase', () => 'act with a minion'),
      influence: phase('Influence phase', (left) => `spend transfers (${left} left)`),
      discard: phase('Discard phase', (left) =>
        left === 0 ? 'use effects' : `discard a card (${plural(left, 'discard phase action')} left)`,
      ),
    },
    action: {
      announced: (f) => `${action(f)} is announced: ${OR_PASS}`,
      beforeBlocks: (f) =>
        f.own
          ? `${action(f)} (${f.stealth} stealth): ${OR_PASS}`
          : `Block ${action(f)} (${f.stealth} stealth), react, or pass`,
      blocking: (f) =>
        `${f.blocker ?? ''} attempts to block ${f.minion} (${f.intercept} intercept, ${f.stealth} stealth): ${OR_PASS}`,
      blocked: (f) => `${f.blocker ?? ''} blocks ${f.minion}: ${OR_PASS}`,
      blockResolved: (f) => `${action(f)} is blocked: ${OR_PASS}`,
      declined: (f) => `Nobody blocks ${action(f)}: ${OR_PASS}`,
      succeeding: (f) => `${action(f)} is about to succeed: ${OR_PASS}`,
      resolved: (f) => `${action(f)} is resolved: ${OR_PASS}`,
    },
    combat: {
      beforeRange: (f) => `${fight(f)}, before range: ${OR_PASS}`,
      range: (f) => `${fight(f)}, now at ${range(f.long)}: maneuver, or pass`,
      beforeStrikes: (f) => `${fight(f)}, ${range(f.long)}, before strikes: ${OR_PASS}`,
      strike: (f) => `${fight(f)}, ${range(f.long)}: choose a strike`,
      afterStrikes: (f) => `${fight(f)}, ${range(f.long)}, additional strikes: ${OR_PASS}`,
      press: (f) => `${fight(f)}, ${range(f.long)}: press, or pass`,
      roundEnd: (f) => `${fight(f)}, end of round: ${OR_PASS}`,
    },
    damage: (minion, amount) => `${amount} damage to ${minion}: prevent it, or pass`,
    beforeVotes: (f) => `${vote(f)}: play a card before the votes, or pass`,
    polling: (f) => `${vote(f)}: cast votes, or pass`,
    asPlayed: (who, card) => `${who} plays ${card}: cancel it, or pass`,
    order: 'Choose which effect resolves first',
    may: (card) => `Use the effect of ${card}?`,
    target: (card) => `Choose a target for ${card}`,
    x: (card) => `Choose X for ${card}`,
    discard: (card) => `Discard a card for ${card}`,
    discardForCost: (card) => `Discard a card to pay for ${card}`,
    payMix: (card, left) =>
      left === null ? `Pay for ${card}, in pool or blood` : `Pay ${left} for ${card}, in pool or blood`,
    stolen: (card) => `Choose where the card stolen by ${card} goes`,
    search: 'Choose a card you find',
    maySearch: (vampire, what) =>
      what === 'trophy'
        ? `Search for a trophy for ${vampire}?`
        : `Search for a master Discipline card for ${vampire}?`,
    trophies: (vampire) => `Give ${vampire} a trophy in play, or pass`,
    terms: (card) => `Choose the terms of ${card}`,
    equipment: (minion, from) => `Choose what ${minion} takes from ${from}`,
    takeEquipment: (vampire, from) => `Choose equipment of ${from} for ${vampire}`,
    rescueCost: (minion, vampire) => `Choose how ${minion} and ${vampire} pay 2 blood`,
    mayDiablerise: (minion, vampire) => `Diablerise ${vampire} with ${minion}?`,
    strikeTarget: (minion, opposing) => `Choose a target for ${possessive(minion)} strike at ${opposing}`,
    toPool: (card) => `Choose how much blood from ${card} goes to your pool`,
    handSize: (size) => `Discard down to ${plural(size, 'card')}`,
  },

  options: {
    passes: (who) => `${who} passes`,
    endsPhase: (who, name) => `${who} ends the ${name} phase`,
    doesNotBlock: (who) => `${who} does not block`,
    findsNothing: (who) => `${who} finds nothing`,
    takesNoMore: (who) => `${who} takes no more`,
    leavesIt: (who) => `${who} leaves it where it is`,
    hasNoStrike: (who) => `${who} has no strike`,
    plays: (who, card, mode, minion) => `${who} plays ${card}${mark(mode)}${given('with', minion)}`,
    uses: (who, card, mode, minion) => `${who} uses ${card}${mark(mode)}${given('with', minion)}`,
    bleeds: (minion, who) => `${minion} bleeds ${who}`,
    hunts: (minion) => `${minion} hunts`,
    takesEquipment: (minion, from) => `${minion} takes equipment from ${from}`,
    leavesTorpor: (minion) => `${minion} leaves torpor`,
    rescues: (minion, vampire) => `${minion} rescues ${vampire}`,
    diablerises: (minion, vampire) => `${minion} diablerises ${vampire}`,
    huntsDown: (minion, target) => `${minion} hunts down ${target}`,
    becomesAnarch: (minion) => `${minion} becomes Anarch`,
    acts: (minion) => `${minion} acts`,
    blocks: (minion) => `${minion} blocks`,
    fightsInstead: (minion) => `${minion} fights instead`,
    chooses: (who, what) => `${who} chooses ${what}`,
    choosesFrom: (who, card, pile) =>
      `${who} chooses ${card} from the ${pile === 'ashHeap' ? 'ash heap' : pile}`,
    choosesNobodyElse: (who) => `${who} chooses nobody else`,
    givesPoint: (who, to) => `${who} gives a point to ${to}`,
    givesNoPoint: (who) => `${who} gives no point`,
    takesToPool: (who, n) => `${who} takes ${n} to the pool`,
    choosesX: (who, x) => `${who} chooses X = ${x}`,
    saysYes: (who) => `${who} says yes`,
    saysNo: (who) => `${who} says no`,
    // The happening is the language's own word: scenarios and records are written with it.
    resolves: (who, card, at, about) =>
      `${who} resolves ${card} at ${at ?? 'once'}${about === null ? '' : ` (${about})`}`,
    maneuvers: (minion) => `${minion} maneuvers`,
    presses: (minion) => `${minion} presses`,
    strikes: (minion, means) => `${minion} strikes${given('with', means)}`,
    aStrike: 'a strike',
    preventsDamage: (minion) => `${minion} prevents damage`,
    votes: (voter, side, card) => `${voter} votes ${side}${given('with', card)}`,
    burnsForVote: (who, card, side) => `${who} burns ${card} for a vote ${side}`,
    burnsEdgeForVote: (who, side) => `${who} burns the Edge for a vote ${side}`,
    transfersTo: (who, vampire) => `${who} transfers to ${vampire}`,
    takesBackFrom: (who, vampire) => `${who} takes back from ${vampire}`,
    drawsFromCrypt: (who) => `${who} draws from the crypt`,
    bringsOut: (who, vampire) => `${who} brings out ${vampire}`,
    merges: (who, card, other) => `${who} merges ${card} with ${other}`,
    discards: (who, card) => `${who} discards ${card}`,
    gainsEdgePool: (who) => `${who} gains a pool for the Edge`,
    paysPool: (who) => `${who} pays pool`,
    paysBlood: (minion) => `${minion} pays blood`,
    sharesCost: (vampire, pays, rescuer, rest) => `${vampire} pays ${pays}, ${rescuer} pays ${rest}`,
    contests: (who, card) => `${who} contests ${card}`,
    contestsTitle: (vampire) => `${vampire} contests its title`,
    yields: (who, card) => `${who} yields ${card}`,
    yieldsTitle: (vampire) => `${vampire} yields its title`,
    unlocksInfernal: (who, minion) => `${who} burns a pool to unlock ${minion}`,
    marks: (who, minion) => `${who} marks ${minion}`,
    usesBurnOption: (who, card) => `${who} discards ${card} by its burn option`,
    withdraws: (who) => `${who} announces to withdraw`,
  },

  events: {
    gameBegan: (first) => `${first} begins the game`,
    turnBegan: (turn, who) => `turn ${turn}, ${who}`,
    phaseBegan: (who, name) => `${possessive(who)} ${name} phase`,
    locked: (card) => `${card} locks`,
    unlocked: (card) => `${card} unlocks`,
    pool: (who, n, now) => `${who} ${signed(n)} pool (${now})`,
    counters: (card, n, unit, now) => `${card} ${signed(n)} ${unit}${now === null ? '' : ` (${now})`}`,
    drew: (who, card) => `${who} draws ${card}`,
    drewCrypt: (who, card) => `${who} draws ${card} from the crypt`,
    discarded: (who, card) => `${who} discards ${card}`,
    played: (f) => played('plays', f),
    used: (f) => played('uses', f),
    toReady: (card) => `${card} is ready again`,
    toTorpor: (card) => `${card} goes to torpor`,
    burned: (card) => `${card} is burned`,
    removed: (card) => `${card} leaves the game`,
    entered: (card) => `${card} enters play`,
    attached: (card, host) => `${card} is put on ${host}`,
    control: (who, card) => `${who} now controls ${card}`,
    edge: (who) => (who === null ? 'the Edge is lost' : `${who} takes the Edge`),
    title: (vampire, title) => (title === null ? `${vampire} loses its title` : `${vampire} is now ${title}`),
    titleContested: (vampire, title, contested) =>
      contested ? `${vampire} contests the title of ${title}` : `${vampire} is ${title} without a rival`,
    titlePaid: (vampire, title) => `${vampire} contests the title of ${title}`,
    titleYielded: (vampire, title) => `${vampire} yields the title of ${title}`,
    shuffled: (who) => `${who} shuffles`,
    announced: {
      bleed: (f) => `${f.minion} bleeds ${f.against ?? 'nobody'}${given('with', f.card)}`,
      hunt: (f) => `${f.minion} hunts${given('with', f.card)}`,
      equip: (f) =>
        f.card === null
          ? `${f.minion} takes equipment${given('from', f.at)}`
          : `${f.minion} equips with ${f.card}`,
      employ: (f) => `${f.minion} employs ${f.card ?? 'a retainer'}`,
      recruit: (f) => `${f.minion} recruits ${f.card ?? 'an ally'}`,
      political: (f) => `${f.minion} calls a referendum${given('with', f.card)}`,
      leaveTorpor: (f) => `${f.minion} tries to leave torpor`,
      rescue: (f) => `${f.minion} goes to rescue ${f.at ?? 'a vampire'} from torpor`,
      diablerise: (f) => `${f.minion} goes to diablerise ${f.at ?? 'a vampire'}`,
      becomeAnarch: (f) => `${f.minion} goes to become Anarch${given('with', f.card)}`,
      enterCombat: (f) => `${f.minion} hunts down ${f.at ?? 'a minion'}`,
      special: (f) =>
        `${f.minion} acts${given('with', f.card)}${f.at === null ? given('against', f.against) : ` on ${f.at}`}`,
    },
    attempt: (minion) => `${minion} attempts to block`,
    attemptFailed: (minion) => `${possessive(minion)} attempt fails`,
    blocked: (minion) => `${minion} blocks`,
    resolved: (outcome, bleed) => {
      const what = bleed ? 'the bleed' : 'the action';
      if (outcome === 'successful') return `${what} succeeds`;
      return outcome === 'blocked' ? `${what} is blocked` : `${what} ends without effect`;
    },
    redirected: (to) => `the bleed is redirected to ${to}`,
    combatBegan: (minion, opposing) => `combat: ${minion} against ${opposing}`,
    roundBegan: (round) => `round ${round}`,
    maneuver: (minion, long) => `${minion} maneuvers to ${range(long)}`,
    range: (round, long) => `round ${round}, ${range(long)}`,
    strike: {
      damage: (minion, means) => `${minion} strikes${given('with', means)}`,
      dodge: (minion, means) => `${minion} dodges${given('with', means)}`,
      combatEnds: (minion, means) => `${minion} ends the combat${given('with', means)}`,
      stealBlood: (minion, means) => `${minion} steals blood${given('with', means)}`,
      destroyEquipment: (minion, means) => `${minion} goes for the equipment${given('with', means)}`,
      stealEquipment: (minion, means) => `${minion} grabs for the equipment${given('with', means)}`,
      none: (minion) => `${minion} cannot strike`,
    },
    inflicted: (card, normal, aggravated, left) => {
      const kinds = [normal > 0 ? `${normal}` : '', aggravated > 0 ? `${aggravated} aggravated` : ''];
      const rest = left === null ? '' : ` (${left.n || 'no'} ${left.unit} left)`;
      return `${card} takes ${kinds.filter((k) => k !== '').join(' and ')} damage${rest}`;
    },
    prevented: (card, n) => `${card} prevents ${n}`,
    press: (minion, toContinue) => `${minion} presses to ${toContinue ? 'continue' : 'end'} the combat`,
    combatEnded: (minion, opposing) => `the combat of ${minion} and ${opposing} ends`,
    diablerie: (minion, victim) => `${minion} diablerises ${victim}`,
    referendum: (card, bloodHunt) =>
      bloodHunt ? `a blood hunt is called on ${card}` : `referendum on ${card}`,
    cast: (voter, n, side) => `${voter} ${n} ${side}`,
    ballot: (voter, n, side) => `${voter} ${n === 1 ? 'a ballot' : `${n} ballots`} ${side}`,
    votesCancelled: (voter) => `the votes of ${voter} are cancelled`,
    prisciShifted: (side) => `the prisci block ${side === null ? 'abstains' : `is ${side}`}`,
    tallied: (votesFor, against) =>
      `the referendum ${votesFor > against ? 'passes' : 'fails'}, ${votesFor} to ${against}`,
    ousted: (who) => `${who} is ousted`,
    withdrawing: (who) => `${who} announces to withdraw`,
    withdrawalFailed: (who) => `${who} can no longer withdraw`,
    withdrew: (who) => `${who} withdraws`,
    victoryPoint: (who, n) => `${who} gains ${n === 1 ? 'a victory point' : `${n} victory points`}`,
    gameOver: 'the game is over',
    toHand: (who, card) => `${who} takes ${card} into hand`,
    transfers: (who, n) => `${who} has ${plural(n, 'transfer')}`,
    sect: (card, sect) => `${card} is now ${TERMS[sect].en}`,
    clan: (card, clan) => `${card} is now of the clan ${clan}`,
    cancelled: (card) => `${card} is cancelled`,
    toUncontrolled: (card) => `${card} goes to the uncontrolled region`,
    merged: (who, card) => `${who} merges the two cards of ${card}`,
    contested: (card) => `${card} is contested`,
    contestPaid: (who, card) => `${who} contests ${card}`,
    yielded: (who, card) => `${who} yields ${card}`,
    contestEnded: (card) => `${card} is contested no more`,
    marked: (who, minion) => `${who} marks ${minion}`,
    champion: (minion, actor) => `${minion} fights in place of ${actor}`,
    scarce: (vampire) => `${vampire} is scarce`,
    infernal: (minion) => `${minion}, infernal, is unlocked`,
  },

  story: {
    line: (text, notes) => [text, notes.join(', ')].filter((part) => part !== '').join(': '),
    pool: (who, pool, edge) => `${who} ${pool}${edge ? ' (Edge)' : ''}`,
    attemptsInVain: (minions) => {
      const tries = minions.map(({ minion, times }) => (times === 1 ? minion : `${minion} (${times} times)`));
      return `${list(tries)} ${tries.length === 1 ? 'attempts' : 'attempt'} to block in vain`;
    },
    vainBleed: 'the bleed comes to nothing',
    edgePool: 'the Edge',
    influence: (moved, drawn) => {
      const parts = moved.map(({ vampire, n, now, capacity }) => {
        const has = now === null ? '' : ` (${capacity === null ? now : `${now} of ${capacity}`})`;
        return `${signed(n)} to ${vampire}${has}`;
      });
      if (drawn > 0) parts.push('draws a vampire from the crypt');
      return `Influence: ${parts.join(', ')}`;
    },
    broughtOut: (who, vampire, facts, scarce) => {
      const title = facts?.title ? `, ${facts.title}` : '';
      const what = facts === null ? '' : ` (${facts.clan}, capacity ${facts.capacity}${title})`;
      return `${who} brings out ${vampire}${what}${scarce === 0 ? '' : `: scarce, −${scarce} pool`}`;
    },
  },

  reasons: EN_REASONS,

  refusals: {
    gameOver: 'The game is over: there is nothing to decide.',
    staleDecision: 'The game has moved on: this decision has been taken.',
    notYourDecision: 'This decision is not yours.',
    unknownOption: 'This is not among the options.',
    corrupt: 'This file is damaged, or holds no game.',
    otherVersion: 'This game was played with another version of the engine.',
    otherCards: 'This game was played with other cards.',
    noText: 'This record cannot be written as text; write it as JSON.',
    diverged: (at) => `The game leaves its record at decision ${at + 1}.`,
  },

  deck: {
    cryptTooSmall: (count, least) => `The crypt has ${count} cards; it needs at least ${least}.`,
    libraryTooSmall: (count, least) => `The library has ${count} cards; it needs at least ${least}.`,
    libraryTooLarge: (count, most) => `The library has ${count} cards; it may have ${most} at the most.`,
    groupsTooFarApart: (groups) => {
      const told = groups.map(({ group, cards }) => `${group} (${cards.join(', ')})`);
      return `The vampires are of the groups ${told.join(' and ')}; only one group, or two that follow each other, may be in a crypt.`;
    },
    unknownCard: (deck, card) => `The ${deck} holds card ${card}, which is unknown.`,
    wrongDeck: (deck, card) =>
      deck === 'crypt'
        ? `The crypt holds ${card}, which is a library card.`
        : `The library holds ${card}, which is a vampire and belongs in the crypt.`,
  },

  result: {
    sitDown: (names, first) => `${names.join(', ')} sit down to play, clockwise; ${first} begins.`,
    player: 'Player',
    victoryPoints: 'Victory points',
    pool: 'Pool',
    fate: 'Fate',
    stillStanding: 'still standing',
    withdrew: 'withdrew',
    oustedOnTurn: (turn) => `ousted on turn ${turn}`,
    limitReached: (turns) => `The limit of ${turns} table turns is reached.`,
    recordEnds: (turn) => `The record ends here, in turn ${turn}.`,
    tie: 'Nobody wins: a tie.',
    wins: (who) => `${who} wins the game.`,
    recordWritten: (file) => `The record is in ${file}.`,
  },
};
