import { expect, it } from 'vitest';
import { FR } from '../src/table/fr/index.ts';

/** French words around names, and sentences that avoid agreeing with a name. */

const ACTION = { minion: 'Ashley', stealth: 1, blocker: null, intercept: 0 } as const;
const FIGHT = { minion: 'Ashley', opposing: 'Le Rat', round: 2, long: true };

it.each([
  [
    FR.prompts.action.beforeBlocks({ ...ACTION, own: false, action: 'equip' }),
    'Bloquer l’action d’Ashley pour s’équiper (1 en discrétion), réagir ou passer',
  ],
  [
    FR.prompts.action.beforeBlocks({ ...ACTION, own: true, action: 'bleed' }),
    'Morsure d’Ashley (1 en discrétion) : jouer une carte ou passer',
  ],
  [
    FR.prompts.combat.range(FIGHT),
    'Ashley contre Le Rat, round 2, à distance pour l’instant : manœuvrer ou passer',
  ],
  [
    FR.prompts.phase.master({ own: true, active: 'Sarah', left: 2, mayEnd: true }),
    'Phase de maître : jouer une carte de maître (2 actions de phase de maître restantes) ou terminer la phase',
  ],
  [
    FR.prompts.phase.unlock({ own: false, active: 'Alexis', left: 0, mayEnd: true }),
    'Phase de redressement d’Alexis : utiliser un effet ou passer',
  ],
  [FR.prompts.may('Yeux d’Argus'), 'Utiliser l’effet de Yeux d’Argus ?'],
  [FR.prompts.equipment('Ashley', 'Sarah'), 'Choisir ce qu’Ashley prend à Sarah'],
  [FR.prompts.handSize(7), 'Défausser pour ne garder que 7 cartes en main'],
  [
    FR.options.takesBackFrom('Sarah', FR.names.uncontrolled(2)),
    'Sarah reprend 1 point du vampire incontrôlé 2',
  ],
  [FR.options.takesBackFrom('Sarah', 'Le Rat'), 'Sarah reprend 1 point de Le Rat'],
  [FR.events.pool('Alexis', -2, 28), 'Alexis perd 2 points de réserve (28)'],
  [FR.events.counters('Ashley', 1, 'blood', 3), 'Ashley gagne 1 point de sang (3)'],
  [
    FR.events.inflicted('Ashley', 1, 2, { n: 0, unit: 'blood' }),
    'Ashley subit 1 point de dégâts et 2 points de dégâts aggravés (plus de sang)',
  ],
  [
    FR.events.title('Mkhokheli', FR.terms.title('prince', FR.terms.city('Cape Town'))),
    'Mkhokheli devient prince du Cap',
  ],
  [
    FR.events.titleYielded('Ayelech', FR.terms.title('archbishop', FR.terms.city('London'))),
    'Ayelech cède le titre d’archevêque de Londres',
  ],
  [FR.terms.title('justicar', 'Toréador'), 'justicar Toréador'],
  [FR.events.ousted('Evelyn'), 'élimination d’Evelyn'],
  [FR.events.tallied(4, 2), 'le référendum passe, 4 voix contre 2'],
  [
    FR.story.attemptsInVain([
      { minion: 'Ashley', times: 2 },
      { minion: 'Ryan', times: 1 },
    ]),
    'Ashley (2 fois) et Ryan tentent en vain de bloquer',
  ],
  [FR.deck.cryptTooSmall(1, 12), 'La crypte compte 1 carte ; il en faut au moins 12.'],
])('%s', (said, read) => {
  expect(said.replaceAll('\u00a0', ' ')).toBe(read);
});
