import type { ActionKind } from '@methuselah/engine/language';
import { ASKED, COLON, de, plural, que, range } from '../../language/fr/grammar.ts';
import type { ActionFacts, CombatFacts, PhaseFacts, PollFacts, TableWords } from '../words.ts';

const OR_PASS = 'jouer une carte ou passer';
const phase =
  (name: string, own: (left: number) => string) =>
  (f: PhaseFacts): string =>
    f.own
      ? `${name}${COLON} ${own(f.left)}${f.mayEnd ? ' ou terminer la phase' : ''}`
      : `${name} ${de(f.active)}${COLON} utiliser un effet ou passer`;

/** The minion goes between the two parts: "action de Sarah | pour s’équiper". */
const KINDS: Readonly<Record<ActionKind, readonly [string, string]>> = {
  bleed: ['morsure', ''],
  hunt: ['chasse', ''],
  equip: ['action', ' pour s’équiper'],
  employ: ['action', ' pour employer un compagnon'],
  recruit: ['action', ' pour recruter un allié'],
  political: ['action politique', ''],
  leaveTorpor: ['action', ' pour sortir de torpeur'],
  rescue: ['action', ' pour secourir un vampire'],
  diablerise: ['diablerie', ''],
  becomeAnarch: ['action', ' pour devenir Anarch'],
  enterCombat: ['action', ' pour entrer en combat'],
  special: ['action', ''],
};
const action = (f: ActionFacts): string => {
  const [what, goal] = KINDS[f.action];
  return `${what} ${de(f.minion)}${goal}`;
};
const theAction = (f: ActionFacts): string =>
  `${KINDS[f.action][0].startsWith('a') ? 'l’' : 'la '}${action(f)}`;
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const fight = (f: CombatFacts): string => `${f.minion} contre ${f.opposing}, round ${f.round}`;
const vote = (f: PollFacts): string =>
  `${f.bloodHunt ? 'Chasse de sang contre' : 'Référendum sur'} ${f.subject}, ${f.for} pour, ${f.against} contre`;
const left = (n: number, what: string): string =>
  `${plural(n, `action de phase de ${what} restante`, `actions de phase de ${what} restantes`)}`;

export const PROMPTS: TableWords['prompts'] = {
  decides: (who, prompt) => `${who}${COLON} ${prompt}`,
  waits: (who, where) => `En attente ${de(who)} (${where})`,
  phase: {
    unlock: phase('Phase de redressement', (n) =>
      n === 0 ? 'utiliser des effets' : 'payer pour chaque dispute ou céder',
    ),
    master: phase('Phase de maître', (n) =>
      n === 0 ? 'utiliser des effets' : `jouer une carte de maître (${left(n, 'maître')})`,
    ),
    minion: phase('Phase de serviteur', () => 'agir avec un serviteur'),
    influence: phase('Phase d’influence', (n) => `dépenser des transferts (${plural(n, 'restant')})`),
    discard: phase('Phase de défausse', (n) =>
      n === 0 ? 'utiliser des effets' : `défausser une carte (${left(n, 'défausse')})`,
    ),
  },
  action: {
    announced: (f) => `Annonce de ${theAction(f)}${COLON} ${OR_PASS}`,
    beforeBlocks: (f) =>
      f.own
        ? `${capital(action(f))} (${f.stealth} en discrétion)${COLON} ${OR_PASS}`
        : `Bloquer ${theAction(f)} (${f.stealth} en discrétion), réagir ou passer`,
    blocking: (f) =>
      `${f.blocker ?? 'Un serviteur'} tente de bloquer ${f.minion} (${f.intercept} en interception, ${f.stealth} en discrétion)${COLON} ${OR_PASS}`,
    blocked: (f) => `${f.blocker ?? 'Un serviteur'} bloque ${f.minion}${COLON} ${OR_PASS}`,
    blockResolved: (f) => `${capital(action(f))}, bloquée${COLON} ${OR_PASS}`,
    declined: (f) => `Personne ne bloque ${theAction(f)}${COLON} ${OR_PASS}`,
    succeeding: (f) => `Avant la réussite de ${theAction(f)}${COLON} ${OR_PASS}`,
    resolved: (f) => `Après la résolution de ${theAction(f)}${COLON} ${OR_PASS}`,
  },
  combat: {
    beforeRange: (f) => `${fight(f)}, avant l’étape de manœuvre${COLON} ${OR_PASS}`,
    range: (f) => `${fight(f)}, ${range(f.long)} pour l’instant${COLON} manœuvrer ou passer`,
    beforeStrikes: (f) => `${fight(f)}, ${range(f.long)}, avant le choix des frappes${COLON} ${OR_PASS}`,
    strike: (f) => `${fight(f)}, ${range(f.long)}${COLON} choisir une frappe`,
    afterStrikes: (f) => `${fight(f)}, ${range(f.long)}, frappes additionnelles${COLON} ${OR_PASS}`,
    press: (f) => `${fight(f)}, ${range(f.long)}${COLON} poursuivre ou passer`,
    roundEnd: (f) => `${fight(f)}, fin de round${COLON} ${OR_PASS}`,
    combatEnding: (f) => `${fight(f)}, le combat va se terminer${COLON} ${OR_PASS}`,
  },
  damage: (minion, amount) =>
    `${plural(amount, 'point de dégâts', 'points de dégâts')} à ${minion}${COLON} prévenir ou passer`,
  beforeVotes: (f) => `${vote(f)}${COLON} jouer une carte avant l’expression des voix ou passer`,
  polling: (f) => `${vote(f)}${COLON} exprimer des voix ou passer`,
  asPlayed: (who, card) => `${who} joue ${card}${COLON} annuler la carte ou passer`,
  order: 'Choisir l’effet à résoudre en premier',
  may: (card) => `Utiliser l’effet ${de(card)}${ASKED}`,
  target: (card) => `Choisir une cible pour ${card}`,
  x: (card) => `Choisir X pour ${card}`,
  discard: (card) => `Défausser une carte pour ${card}`,
  discardForCost: (card) => `Défausser une carte pour payer ${card}`,
  payMix: (card, n) =>
    n === null ? `Payer ${card}, en réserve ou en sang` : `Payer ${n} pour ${card}, en réserve ou en sang`,
  stolen: (card) => `Choisir où va la carte volée par ${card}`,
  search: 'Choisir la carte trouvée',
  maySearch: (vampire, what) =>
    what === 'trophy'
      ? `Chercher un trophée pour ${vampire}${ASKED}`
      : `Chercher une carte de maître de Discipline pour ${vampire}${ASKED}`,
  trophies: (vampire) => `Donner à ${vampire} un trophée en jeu ou passer`,
  terms: (card) => `Choisir les termes ${de(card)}`,
  share: (card) => `Choisir qui reçoit les points de réserve ${de(card)}, dans la limite de ce qu’il y a`,
  equipment: (minion, from) => `Choisir ce ${que(minion)} prend à ${from}`,
  takeEquipment: (vampire, from) => `Choisir un équipement ${de(from)} pour ${vampire}`,
  rescueCost: (minion, vampire, blood) =>
    `Choisir comment ${minion} et ${vampire} paient ${plural(blood, 'point de sang', 'points de sang')}`,
  mayDiablerise: (minion, vampire) => `Diabler ${vampire} avec ${minion}${ASKED}`,
  strikeTarget: (minion, opposing) => `Choisir une cible pour la frappe ${de(minion)} contre ${opposing}`,
  whichDamage: (minion) => `Choisir quels dégâts ${minion} prévient`,
  toPool: (card) => `Choisir combien de points de sang ${de(card)} vont à votre réserve`,
  handSize: (size) => `Défausser pour ne garder que ${plural(size, 'carte')} en main`,
};
