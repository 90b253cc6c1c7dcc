import { expect, it } from 'vitest';
import { PT } from '../src/table/pt/index.ts';

/** Portuguese words around names, and sentences that avoid agreeing with a name. */

const ACTION = { minion: 'Ashley', stealth: 1, blocker: null, intercept: 0 } as const;
const FIGHT = { minion: 'Ashley', opposing: 'A Viúva', round: 2, long: true };
const HIDDEN = PT.names.uncontrolled(2);
const city = (name: string): string => PT.terms.title('prince', PT.terms.city(name));

it.each([
  [
    PT.prompts.action.beforeBlocks({ ...ACTION, own: false, action: 'equip' }),
    'Bloqueie a ação de equipar de Ashley (1 de furtividade), reaja ou passe',
  ],
  [
    PT.prompts.action.succeeding({ ...ACTION, own: true, action: 'bleed' }),
    'O sangrar de Ashley está prestes a ser bem-sucedido: jogue uma carta ou passe',
  ],
  [
    PT.prompts.action.blockResolved({ ...ACTION, own: true, action: 'political' }),
    'A ação política de Ashley foi bloqueada: jogue uma carta ou passe',
  ],
  [
    PT.prompts.combat.range(FIGHT),
    'Ashley contra A Viúva, rodada 2, agora a longa distância: manobre ou passe',
  ],
  [
    PT.prompts.phase.master({ own: true, active: 'Sarah', left: 1, mayEnd: true }),
    'Fase de mestre: jogue uma carta de mestre (resta 1 ação da fase de mestre) ou encerre a fase',
  ],
  [
    PT.prompts.phase.influence({ own: true, active: 'Sarah', left: 2, mayEnd: true }),
    'Fase de influência: gaste transferências (restam 2) ou encerre a fase',
  ],
  [PT.prompts.may('A Viúva'), 'Usar o efeito da Viúva?'],
  [PT.options.takesBackFrom('Sarah', HIDDEN), 'Sarah retoma 1 do vampiro não controlado 2'],
  [PT.options.givesPoint('Sarah', 'Otávio'), 'Sarah dá um ponto a Otávio'],
  [
    PT.events.played({ who: 'Sarah', card: 'Veia', minion: null, on: ['Ashley', HIDDEN], ability: false }),
    'Sarah joga Veia em Ashley e no vampiro não controlado 2',
  ],
  [PT.events.pool('Alexis', -1, 28), 'Alexis perde 1 de recurso (28)'],
  [PT.events.pool('Alexis', 6, 34), 'Alexis ganha 6 de recursos (34)'],
  [PT.events.counters('Fama', 1, 'counters', 3), 'Fama ganha 1 contador (3)'],
  [
    PT.events.inflicted('Ashley', 1, 2, { n: 0, unit: 'blood' }),
    'Ashley recebe 1 de dano e 2 de dano agravado (sem sangue)',
  ],
  [PT.events.inflicted('Ashley', 1, 0, { n: 1, unit: 'life' }), 'Ashley recebe 1 de dano (resta 1 de vida)'],
  [PT.events.resolved('successful'), 'a ação é bem-sucedida'],
  [PT.events.resolved('blocked'), 'a ação é bloqueada'],
  [PT.events.title('Mkhokheli', city('Cape Town')), 'Mkhokheli agora é príncipe da Cidade do Cabo'],
  [city('Rio de Janeiro'), 'príncipe do Rio de Janeiro'],
  [city('Copenhagen'), 'príncipe de Copenhague'],
  [PT.terms.title('justicar', 'Toreador'), 'justicar Toreador'],
  [PT.events.ousted('Evelyn'), 'eliminação de Evelyn'],
  [PT.events.ousted(null), 'eliminam você'],
  [PT.events.burned('Fama'), 'a carta Fama é queimada'],
  [PT.events.tallied(4, 2), 'o referendo é aprovado, 4 a 2'],
  [
    PT.story.attemptsInVain([
      { minion: 'Ashley', times: 2 },
      { minion: 'Ryan', times: 1 },
    ]),
    'Ashley (2 vezes) e Ryan tentam bloquear em vão',
  ],
  [PT.deck.cryptTooSmall(1, 12), 'A cripta tem 1 carta; precisa de pelo menos 12.'],
])('%s', (said, read) => {
  expect(said).toBe(read);
});
