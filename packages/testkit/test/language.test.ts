import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYABLE_CARDS } from '@methuselah/cards';
import { walkEffects } from '@methuselah/engine/internal';
import { type Card, type Effect, HAPPENINGS } from '@methuselah/engine/language';
import { expect, it } from 'vitest';
import { LIBRARY, VAMPIRES } from '../src/cards/index.ts';

/** The scenarios of the card language and of the real cards. */
const text = ['../scenarios/language', '../../cards/scenarios']
  .map((folder) => join(import.meta.dirname, folder))
  .flatMap((folder) => globSync('*.yaml', { cwd: folder }).map((file) => join(folder, file)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const named = [...VAMPIRES, ...LIBRARY, ...PLAYABLE_CARDS].filter((card) => text.includes(card.name));

function* effectsOf(card: Card): Generator<Effect> {
  const uses = [...(card.kind === 'library' ? card.modes : []), ...(card.abilities ?? [])];
  for (const use of uses)
    for (const list of [
      use.effects,
      use.action?.announced,
      use.action?.called,
      use.action?.passes,
      use.action?.fails,
      use.strike?.effects,
    ])
      yield* walkEffects(list ?? []);
  for (const trigger of card.triggers ?? []) yield* walkEffects(trigger.effects);
}

/** Every verb; the type ensures that none is missing. */
const VERBS: Readonly<Record<Effect['do'], boolean>> = {
  modify: true,
  grant: true,
  restrict: true,
  schedule: true,
  gainBlood: true,
  burnBlood: true,
  moveBlood: true,
  poolToCard: true,
  gainPool: true,
  burnPool: true,
  movePool: true,
  burnMix: true,
  lock: true,
  unlock: true,
  burn: true,
  remove: true,
  toTorpor: true,
  toReady: true,
  control: true,
  bind: true,
  title: true,
  takeEdge: true,
  burnEdge: true,
  draw: true,
  drawCrypt: true,
  discard: true,
  search: true,
  move: true,
  exchange: true,
  moveCards: true,
  cycle: true,
  reorder: true,
  burnPoolOrCards: true,
  reveal: true,
  redirect: true,
  attemptBlock: true,
  failBlock: true,
  endAction: true,
  cancelReferendum: true,
  passReferendum: true,
  failReferendum: true,
  eachChooses: true,
  enterCombat: true,
  damage: true,
  endCombat: true,
  addCounters: true,
  burnCounters: true,
  anotherRound: true,
  queueCombat: true,
  setRange: true,
  mustStrikeWith: true,
  continueAction: true,
  exchangeRoles: true,
  nextRoundAt: true,
  additionalStrikes: true,
  cancelVotes: true,
  forceVotes: true,
  diablerise: true,
  gate: true,
  choose: true,
  each: true,
  loseTitle: true,
  sect: true,
  clan: true,
  trait: true,
  putOn: true,
  toUncontrolled: true,
  moveOnto: true,
  bringFromHand: true,
  steal: true,
  act: true,
  cancel: true,
};

it('every verb of the card language is in a card that its scenarios play', () => {
  const used = new Set(named.flatMap((card) => [...effectsOf(card)].map((effect) => effect.do)));
  expect(
    Object.keys(VERBS).filter((verb) => VERBS[verb as Effect['do']] && !used.has(verb as Effect['do'])),
  ).toEqual([]);
});

it('every happening of the card language is in a card that its scenarios play', () => {
  const used = new Set<string>();
  for (const card of named) {
    for (const trigger of card.triggers ?? []) used.add(trigger.at);
    for (const effect of effectsOf(card)) if (effect.do === 'schedule') used.add(effect.at);
  }
  expect(HAPPENINGS.filter((happening) => !used.has(happening))).toEqual([]);
});
