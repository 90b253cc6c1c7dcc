import type { ActionKind } from '@methuselah/engine/language';
import { and, atRange, da, di, PHASE, plural, su, to, UNIT } from '../../language/it/grammar.ts';
import type { ActionFacts, CombatFacts, PhaseFacts, PollFacts, TableWords } from '../words.ts';

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const OR_PASS = 'gioca una carta o passa';
const phase =
  (name: string, own: (left: number) => string) =>
  (f: PhaseFacts): string =>
    f.own
      ? `${capital(name)}: ${own(f.left)}${f.mayEnd ? ' o termina la fase' : ''}`
      : `${capital(name)} ${di(f.active)}: usa un effetto o passa`;
const KINDS: Readonly<Record<ActionKind, (minion: string) => string>> = {
  bleed: (minion) => `il dissanguamento ${di(minion)}`,
  hunt: (minion) => `la caccia ${di(minion)}`,
  equip: (minion) => `l’azione di equipaggiamento ${di(minion)}`,
  employ: (minion) => `l’azione ${di(minion)} per assoldare un seguace`,
  recruit: (minion) => `l’azione ${di(minion)} per reclutare un alleato`,
  political: (minion) => `l’azione politica ${di(minion)}`,
  leaveTorpor: (minion) => `l’azione ${di(minion)} per lasciare il torpore`,
  rescue: (minion) => `l’azione ${di(minion)} per risvegliare un vampiro dal torpore`,
  diablerise: (minion) => `l’azione di diablerie ${di(minion)}`,
  becomeAnarch: (minion) => `l’azione ${di(minion)} per diventare Anarchico`,
  enterCombat: (minion) => `l’azione ${di(minion)} per entrare in combattimento`,
  special: (minion) => `l’azione ${di(minion)}`,
};
const action = (f: ActionFacts): string => KINDS[f.action](f.minion);
const fight = (f: CombatFacts): string => `${f.minion} contro ${f.opposing}, round ${f.round}`;
const vote = (f: PollFacts): string =>
  `${f.bloodHunt ? `Caccia di sangue contro ${f.subject}` : `Referendum ${su(f.subject)}`}, ${f.for} a ${f.against}`;

export const PROMPTS: TableWords['prompts'] = {
  decides: (who, prompt) => `${who}: ${prompt}`,
  waits: (who, where) => `In attesa ${di(who)} (${where})`,
  phase: {
    unlock: phase(PHASE.unlock, (left) =>
      left === 0 ? 'usa degli effetti' : 'paga per ogni contesa o rinuncia',
    ),
    master: phase(PHASE.master, (left) =>
      left === 0
        ? 'usa degli effetti'
        : `gioca una carta dominus (ancora ${plural(left, 'azione di fase dominus', 'azioni di fase dominus')})`,
    ),
    minion: phase(PHASE.minion, () => 'agisci con un servitore'),
    influence: phase(PHASE.influence, (left) => `spendi i trasferimenti (ancora ${left})`),
    discard: phase(PHASE.discard, (left) =>
      left === 0
        ? 'usa degli effetti'
        : `scarta una carta (ancora ${plural(left, 'azione della fase di scarto', 'azioni della fase di scarto')})`,
    ),
  },
  action: {
    announced: (f) => `Si annuncia ${action(f)}: ${OR_PASS}`,
    beforeBlocks: (f) =>
      f.own
        ? `${capital(action(f))} (${f.stealth} furtività): ${OR_PASS}`
        : `Blocca ${action(f)} (${f.stealth} furtività), reagisci o passa`,
    blocking: (f) =>
      `${f.blocker ?? ''} tenta di bloccare ${f.minion} (${f.intercept} intercetto, ${f.stealth} furtività): ${OR_PASS}`,
    blocked: (f) => `${f.blocker ?? ''} blocca ${f.minion}: ${OR_PASS}`,
    blockResolved: (f) => `Blocco risolto per ${action(f)}: ${OR_PASS}`,
    declined: (f) => `Nessuno blocca ${action(f)}: ${OR_PASS}`,
    succeeding: (f) => `${capital(action(f))} sta per avere successo: ${OR_PASS}`,
    resolved: (f) => `Risoluzione conclusa per ${action(f)}: ${OR_PASS}`,
  },
  combat: {
    beforeRange: (f) => `${fight(f)}, prima di determinare la distanza: ${OR_PASS}`,
    range: (f) => `${fight(f)}, ora ${atRange(f.long)}: manovra o passa`,
    beforeStrikes: (f) => `${fight(f)}, ${atRange(f.long)}, prima degli attacchi: ${OR_PASS}`,
    strike: (f) => `${fight(f)}, ${atRange(f.long)}: scegli un attacco`,
    afterStrikes: (f) => `${fight(f)}, ${atRange(f.long)}, attacchi addizionali: ${OR_PASS}`,
    press: (f) => `${fight(f)}, ${atRange(f.long)}: usa un inseguimento o passa`,
    roundEnd: (f) => `${fight(f)}, fine del round: ${OR_PASS}`,
    combatEnding: (f) => `${fight(f)}, il combattimento sta per terminare: ${OR_PASS}`,
  },
  damage: (minion, amount) =>
    amount === 1
      ? `1 danno ${to(minion)}: previeni il danno o passa`
      : `${amount} danni ${to(minion)}: previeni i danni o passa`,
  beforeVotes: (f) => `${vote(f)}: gioca una carta prima dei voti o passa`,
  polling: (f) => `${vote(f)}: vota o passa`,
  asPlayed: (who, card) => `${who} gioca ${card}: cancella la carta o passa`,
  order: 'Scegli quale effetto si risolve per primo',
  may: (card) => `Usare l’effetto ${di(card)}?`,
  target: (card) => `Scegli un bersaglio per ${card}`,
  x: (card) => `Scegli X per ${card}`,
  discard: (card) => `Scarta una carta per ${card}`,
  discardForCost: (card) => `Scarta una carta per pagare ${card}`,
  payMix: (card, left) =>
    left === null ? `Paga ${card} con risorse o sangue` : `Paga ${left} per ${card}, con risorse o sangue`,
  stolen: (card) => `Scegli dove va la carta rubata ${da(card)}`,
  search: 'Scegli una carta tra quelle trovate',
  maySearch: (vampire, what) =>
    what === 'trophy'
      ? `Cercare un trofeo per ${vampire}?`
      : `Cercare una carta dominus Disciplina per ${vampire}?`,
  trophies: (vampire) => `Assegna ${to(vampire)} un trofeo in gioco o passa`,
  terms: (card) => `Scegli i termini ${di(card)}`,
  share: (card) => `Scegli chi riceve le risorse ${di(card)}, finché bastano`,
  equipment: (minion, from) => `Scegli che cosa prende ${minion} ${da(from)}`,
  takeEquipment: (vampire, from) => `Scegli un equipaggiamento ${di(from)} per ${vampire}`,
  rescueCost: (minion, vampire, blood) =>
    `Scegli come ${minion} ${and(vampire)} pagano ${plural(blood, ...UNIT.blood)}`,
  mayDiablerise: (minion, vampire) => `Diablerizzare ${vampire} con ${minion}?`,
  strikeTarget: (minion, opposing) => `Scegli un bersaglio per l’attacco ${di(minion)} contro ${opposing}`,
  whichDamage: (minion) => `Scegli quali danni previene ${minion}`,
  toPool: (card) => `Scegli quanto sangue ${di(card)} va nelle tue risorse`,
  handSize: (size) => `Scarta fino ad avere ${plural(size, 'carta', 'carte')}`,
};
