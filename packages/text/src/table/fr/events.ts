import { COLON, de, given, list, plural, pool, range, side } from '../../language/fr/grammar.ts';
import { TERM_WORDS } from '../../language/fr/terms.ts';
import type { Unit } from '../../language/words.ts';
import * as TERMS from '../../terms/fr.ts';
import { does } from '../who.ts';
import type { PlayedFacts, TableWords } from '../words.ts';

const played = (verb: string, f: PlayedFacts): string => {
  const what = f.ability ? `la capacité spéciale ${de(f.card)}` : f.card;
  return `${f.who} ${verb} ${what}${given('avec', f.minion)}${f.on.length === 0 ? '' : ` sur ${list(f.on)}`}`;
};

/** "la carte Chien errant est brûlée": a participle that agrees with the card, not with its name. */
const isDone = (card: string, done: string): string =>
  card.startsWith('le vampire ')
    ? `${card} est ${done}`
    : `${card.startsWith('une ') ? '' : 'la carte '}${card} est ${done}e`;

const UNIT: Readonly<Record<Unit, readonly [string, string]>> = {
  blood: ['point de sang', 'points de sang'],
  life: ['point de vie', 'points de vie'],
  counters: ['compteur', 'compteurs'],
};
const units = (n: number, unit: Unit): string => plural(n, ...UNIT[unit]);
const NONE_LEFT: Readonly<Record<Unit, string>> = {
  blood: 'plus de sang',
  life: 'plus de points de vie',
  counters: 'plus de compteurs',
};
/** "gagne 2 points", "perd 2 points". */
const change = (n: number, what: (n: number) => string): string =>
  `${n < 0 ? 'perd' : 'gagne'} ${what(Math.abs(n))}`;

const DECKS = {
  library: 'dans la bibliothèque',
  libraryBottom: 'sous la bibliothèque',
  crypt: 'dans la crypte',
  cryptBottom: 'sous la crypte',
} as const;

export const EVENTS: TableWords['events'] = {
  gameBegan: (first) => `${first} commence la partie`,
  turnBegan: (turn, who) => `tour ${turn}, ${who}`,
  phaseBegan: (who, phase) => `${TERM_WORDS.phases[phase]} ${de(who)}`,
  locked: (card) => `${card} s’incline`,
  unlocked: (card) => `${card} se redresse`,
  pool: (who, n, now) => `${who} ${change(n, pool)} (${now})`,
  counters: (card, n, unit, now) =>
    `${card} ${change(n, (many) => units(many, unit))}${now === null ? '' : ` (${now})`}`,
  drew: (who, card) => `${who} pioche ${card}`,
  drewCrypt: (who, card) => `${who} pioche ${card} dans la crypte`,
  discarded: (who, card) => `${who} défausse ${card}`,
  played: (f) => played('joue', f),
  used: (f) => played('utilise', f),
  toReady: (card) => `${card} revient en région disponible`,
  toTorpor: (card) => `${card} va en torpeur`,
  burned: (card) => isDone(card, 'brûlé'),
  removed: (card) => `${isDone(card, 'retiré')} de la partie`,
  entered: (card) => `${card} entre en jeu`,
  attached: (card, host) => `${card} se place sur ${host}`,
  control: (who, card) => `${who} contrôle désormais ${card}`,
  edge: (who) => (who === null ? 'plus personne n’a l’Avantage' : `${who} prend l’Avantage`),
  title: (vampire, title) => (title === null ? `${vampire} perd son titre` : `${vampire} devient ${title}`),
  titleContested: (vampire, title, contested) =>
    contested
      ? `${vampire} dispute le titre ${de(title)}`
      : `${vampire} porte sans rival le titre ${de(title)}`,
  titlePaid: (vampire, title) => `${vampire} dispute le titre ${de(title)}`,
  titleYielded: (vampire, title) => `${vampire} cède le titre ${de(title)}`,
  shuffled: (who) => `${who} mélange`,
  announced: {
    bleed: (f) => `${f.minion} mord${f.against === null ? '' : ` ${f.against}`}${given('avec', f.card)}`,
    hunt: (f) => `${f.minion} chasse${given('avec', f.card)}`,
    equip: (f) =>
      f.card === null
        ? `${f.minion} prend un équipement${given('à', f.at)}`
        : `${f.minion} s’équipe ${de(f.card)}`,
    employ: (f) => `${f.minion} emploie ${f.card ?? 'un compagnon'}`,
    recruit: (f) => `${f.minion} recrute ${f.card ?? 'un allié'}`,
    political: (f) => `${f.minion} appelle un référendum${given('avec', f.card)}`,
    leaveTorpor: (f) => `${f.minion} tente de sortir de torpeur`,
    rescue: (f) => `${f.minion} tente de secourir ${f.at ?? 'un vampire'} en torpeur`,
    diablerise: (f) => `${f.minion} tente de diabler ${f.at ?? 'un vampire'}`,
    becomeAnarch: (f) => `${f.minion} tente de devenir Anarch${given('avec', f.card)}`,
    enterCombat: (f) => `${f.minion} tente d’entrer en combat contre ${f.at ?? 'un serviteur'}`,
    special: (f) =>
      f.burns !== null
        ? `${f.minion} agit pour brûler ${f.burns}`
        : `${f.minion} agit${given('avec', f.card)}${f.at === null ? given('contre', f.against) : ` sur ${f.at}`}`,
  },
  attempt: (minion) => `${minion} tente de bloquer`,
  attemptFailed: (minion) => `${minion} ne parvient pas à bloquer`,
  blocked: (minion) => `${minion} bloque`,
  resolved: (outcome) => {
    if (outcome === 'successful') return 'l’action réussit';
    if (outcome === 'inVain') return 'l’action réussit sans effet';
    return outcome === 'blocked' ? 'l’action est bloquée' : 'l’action prend fin sans effet';
  },
  redirected: (to) => `la morsure est redirigée vers ${to}`,
  combatBegan: (minion, opposing) => `combat${COLON} ${minion} contre ${opposing}`,
  roundBegan: (round) => `round ${round}`,
  maneuver: (minion, long) => `${minion} manœuvre pour combattre ${range(long)}`,
  range: (round, long) => `round ${round}, ${range(long)}`,
  strike: {
    damage: (minion, means) => does(minion, `frappe ${means === null ? 'à mains nues' : `avec ${means}`}`),
    dodge: (minion, means) => does(minion, `esquive${given('avec', means)}`),
    combatEnds: (minion, means) => does(minion, `met fin au combat${given('avec', means)}`),
    stealBlood: (minion, means) => does(minion, `vole du sang${given('avec', means)}`),
    destroyEquipment: (minion, means) => does(minion, `s’en prend à l’équipement${given('avec', means)}`),
    stealEquipment: (minion, means) => does(minion, `tente de voler l’équipement${given('avec', means)}`),
    special: (minion, means) => does(minion, `frappe ${means === null ? 'à mains nues' : `avec ${means}`}`),
  },
  inflicted: (card, normal, aggravated, left) => {
    const kinds = [
      ...(normal > 0 ? [plural(normal, 'point de dégâts', 'points de dégâts')] : []),
      ...(aggravated > 0
        ? [plural(aggravated, 'point de dégâts aggravés', 'points de dégâts aggravés')]
        : []),
    ];
    const rest =
      left === null ? '' : ` (${left.n === 0 ? NONE_LEFT[left.unit] : `reste ${units(left.n, left.unit)}`})`;
    return `${card} subit ${kinds.join(' et ')}${rest}`;
  },
  prevented: (card, n) => `${card} prévient ${plural(n, 'point de dégâts', 'points de dégâts')}`,
  press: (minion, toContinue) => `${minion} poursuit pour ${toContinue ? 'continuer' : 'terminer'} le combat`,
  combatEnded: (minion, opposing) => `fin du combat entre ${minion} et ${opposing}`,
  diablerie: (minion, victim) => `${minion} diable ${victim}`,
  referendum: (card, bloodHunt) =>
    bloodHunt ? `une chasse de sang est appelée contre ${card}` : `référendum sur ${card}`,
  cast: (voter, n, which) => `${voter} exprime ${n} voix ${side(which)}`,
  ballot: (voter, n, which) => `${voter} dépose ${plural(n, 'bulletin')} ${side(which)}`,
  votesCancelled: (voter) => `les voix ${de(voter)} sont annulées`,
  prisciShifted: (which) => `le bloc des prisci ${which === null ? 's’abstient' : `vote ${side(which)}`}`,
  tallied: (votesFor, against) =>
    `le référendum ${votesFor > against ? 'passe' : 'échoue'}, ${votesFor} voix contre ${against}`,
  ousted: (who) => (who === null ? 'on vous élimine' : `élimination ${de(who)}`),
  withdrawing: (who) => `${who} annonce sa retraite`,
  withdrawalFailed: (who) => `${who} ne peut plus se retirer`,
  withdrew: (who) => (who === null ? 'vous vous retirez' : `${who} se retire`),
  victoryPoint: (who, n) =>
    `${who === null ? 'vous gagnez' : `${who} gagne`} ${plural(n, 'point de victoire', 'points de victoire')}`,
  gameOver: 'la partie est finie',
  toHand: (who, card) => `${who} prend ${card} en main`,
  toDeck: (card, to) => `${card} va ${DECKS[to]}`,
  revealed: (who, card) => `${who} révèle ${card}`,
  transfers: (who, n) => `${who} a ${plural(n, 'transfert')}`,
  namedCounters: (card, counters) => `${card} a ${counters}`,
  sect: (card, sect) => `${card} rejoint ${SECT[sect]}`,
  clan: (card, clan) => `${card} est désormais du clan ${clan}`,
  cancelled: (card) => `l’effet ${de(card)} est annulé`,
  toUncontrolled: (card) => `${card} va dans la région incontrôlée`,
  merged: (who, card) => `${who} fusionne les deux cartes ${de(card)}`,
  contested: (card) => `le contrôle ${de(card)} est disputé`,
  contestPaid: (who, card) => `${who} dispute ${card}`,
  yielded: (who, card) => `${who} cède ${card}`,
  contestEnded: (card) => `le contrôle ${de(card)} n’est plus disputé`,
  marked: (who, minion) => `${who} marque ${minion}`,
  champion: (minion, actor) => `${minion} combat à la place ${de(actor)}`,
  scarce: (vampire) => `${vampire} est rarissime`,
  infernal: (minion) => `${minion}, de nature infernale, se redresse`,
};

/** The words for joining a sect. */
const SECT = {
  camarilla: `la ${TERMS.camarilla}`,
  anarch: 'les Anarchs',
  independent: 'les Indépendants',
  sabbat: `le ${TERMS.sabbat}`,
  laibon: 'les Laibons',
};
