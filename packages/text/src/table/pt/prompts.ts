import type { ActionKind } from '@methuselah/engine/language';
import { a, de, em, plural, range } from '../../language/pt/grammar.ts';
import type { ActionFacts, CombatFacts, PhaseFacts, PollFacts, TableWords } from '../words.ts';

const OR_PASS = 'jogue uma carta ou passe';
const phase =
  (name: string, own: (left: number) => string) =>
  (f: PhaseFacts): string =>
    f.own
      ? `${name}: ${own(f.left)}${f.mayEnd ? ' ou encerre a fase' : ''}`
      : `${name} ${de(f.active)}: use um efeito ou passe`;
const KINDS: Readonly<Record<ActionKind, string>> = {
  bleed: 'sangrar',
  hunt: 'ação de caçar',
  equip: 'ação de equipar',
  employ: 'ação de empregar lacaio',
  recruit: 'ação de recrutar aliado',
  political: 'ação política',
  leaveTorpor: 'ação de sair do torpor',
  rescue: 'ação de resgatar',
  diablerise: 'ação de diablerizar',
  becomeAnarch: 'ação de tornar-se Anarquista',
  enterCombat: 'ação de entrar em combate',
  special: 'ação',
};
const isBleed = (f: ActionFacts): boolean => f.action === 'bleed';
/** "o sangrar de Bramble", "a ação política de Bramble". */
const action = (f: ActionFacts): string => `${isBleed(f) ? 'o' : 'a'} ${KINDS[f.action]} ${de(f.minion)}`;
const titled = (f: ActionFacts): string => capital(action(f));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A participle that agrees with the action. */
const agreed = (f: ActionFacts, participle: string): string =>
  isBleed(f) ? participle : participle.replace(/o$/, 'a');
const fight = (f: CombatFacts): string => `${f.minion} contra ${f.opposing}, rodada ${f.round}`;
const vote = (f: PollFacts): string =>
  `${f.bloodHunt ? `Caçada de sangue contra ${f.subject}` : `Referendo ${de(f.subject)}`}, ${f.for} a ${f.against}`;

export const PROMPTS: TableWords['prompts'] = {
  decides: (who, prompt) => `${who}: ${prompt}`,
  waits: (who, where) => `Aguardando ${who} (${where})`,
  phase: {
    unlock: phase('Fase de destravar', (left) =>
      left === 0 ? 'use efeitos' : 'pague por cada contestação ou conceda',
    ),
    master: phase('Fase de mestre', (left) =>
      left === 0
        ? 'use efeitos'
        : `jogue uma carta de mestre (${left === 1 ? 'resta' : 'restam'} ${plural(left, 'ação da fase de mestre', 'ações da fase de mestre')})`,
    ),
    minion: phase('Fase de servo', () => 'aja com um servo'),
    influence: phase(
      'Fase de influência',
      (left) => `gaste transferências (${left === 1 ? 'resta' : 'restam'} ${left})`,
    ),
    discard: phase('Fase de descarte', (left) =>
      left === 0
        ? 'use efeitos'
        : `descarte uma carta (${left === 1 ? 'resta' : 'restam'} ${plural(left, 'ação da fase de descarte', 'ações da fase de descarte')})`,
    ),
  },
  action: {
    announced: (f) => `${titled(f)} é ${agreed(f, 'anunciado')}: ${OR_PASS}`,
    beforeBlocks: (f) =>
      f.own
        ? `${titled(f)} (${f.stealth} de furtividade): ${OR_PASS}`
        : `Bloqueie ${action(f)} (${f.stealth} de furtividade), reaja ou passe`,
    blocking: (f) =>
      `${f.blocker ?? ''} tenta bloquear ${f.minion} (${f.intercept} de percepção, ${f.stealth} de furtividade): ${OR_PASS}`,
    blocked: (f) => `${f.blocker ?? ''} bloqueia ${f.minion}: ${OR_PASS}`,
    blockResolved: (f) => `${titled(f)} foi ${agreed(f, 'bloqueado')}: ${OR_PASS}`,
    declined: (f) => `Ninguém bloqueia ${action(f)}: ${OR_PASS}`,
    succeeding: (f) => `${titled(f)} está prestes a ser ${agreed(f, 'bem-sucedido')}: ${OR_PASS}`,
    resolved: (f) => `${titled(f)} foi ${agreed(f, 'resolvido')}: ${OR_PASS}`,
  },
  combat: {
    beforeRange: (f) => `${fight(f)}, antes da distância: ${OR_PASS}`,
    range: (f) => `${fight(f)}, agora a ${range(f.long)}: manobre ou passe`,
    beforeStrikes: (f) => `${fight(f)}, a ${range(f.long)}, antes dos golpes: ${OR_PASS}`,
    strike: (f) => `${fight(f)}, a ${range(f.long)}: escolha um golpe`,
    afterStrikes: (f) => `${fight(f)}, a ${range(f.long)}, golpes adicionais: ${OR_PASS}`,
    press: (f) => `${fight(f)}, a ${range(f.long)}: pressione ou passe`,
    roundEnd: (f) => `${fight(f)}, fim da rodada: ${OR_PASS}`,
    combatEnding: (f) => `${fight(f)}, o combate está para terminar: ${OR_PASS}`,
  },
  damage: (minion, amount) => `${amount} de dano ${em(minion)}: previna ou passe`,
  beforeVotes: (f) => `${vote(f)}: jogue uma carta antes dos votos ou passe`,
  polling: (f) => `${vote(f)}: declare votos ou passe`,
  asPlayed: (who, card) => `${who} joga ${card}: cancele ou passe`,
  order: 'Escolha qual efeito é resolvido primeiro',
  may: (card) => `Usar o efeito ${de(card)}?`,
  target: (card) => `Escolha um alvo para ${card}`,
  x: (card) => `Escolha X para ${card}`,
  discard: (card) => `Descarte uma carta pelo efeito ${de(card)}`,
  discardForCost: (card) => `Descarte uma carta para pagar ${card}`,
  payMix: (card, left) => `Pague${left === null ? '' : ` ${left}`} por ${card}, com recursos ou sangue`,
  stolen: (card) => `Escolha para onde vai a carta roubada por ${card}`,
  search: 'Escolha uma das cartas encontradas',
  maySearch: (vampire, what) =>
    `Procurar ${what === 'trophy' ? 'um troféu' : 'uma carta de mestre de Disciplina'} para ${vampire}?`,
  trophies: (vampire) => `Dê ${a(vampire)} um troféu em jogo ou passe`,
  terms: (card) => `Escolha os termos ${de(card)}`,
  share: (card) => `Escolha quem recebe os recursos ${de(card)}, até onde derem`,
  equipment: (minion, from) => `Escolha o que ${minion} pega ${de(from)}`,
  takeEquipment: (vampire, from) => `Escolha um equipamento ${de(from)} para ${vampire}`,
  rescueCost: (minion, vampire, blood) => `Escolha como ${minion} e ${vampire} pagam ${blood} de sangue`,
  mayDiablerise: (minion, vampire) => `Diablerizar ${vampire} com ${minion}?`,
  strikeTarget: (minion, opposing) => `Escolha um alvo para o golpe ${de(minion)} contra ${opposing}`,
  whichDamage: (minion) => `Escolha que dano ${minion} previne`,
  toPool: (card) => `Escolha quanto sangue ${de(card)} vai para seus recursos`,
  handSize: (size) => `Descarte até ficar com ${plural(size, 'carta')}`,
};
