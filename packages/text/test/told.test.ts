import { LANGS, type Lang, nameIn } from '@methuselah/cards';
import type { GameEvent, Viewer } from '@methuselah/engine';
import { type Moment, NONE, type ToldCard } from '@methuselah/engine/internal';
import { fifthPool } from '@methuselah/testkit';
import { eventText, GameStory, localeOf } from '@methuselah/text/internal';
import { describe, expect, it } from 'vitest';

/** How the log words what is easily told wrongly. */

const NAMES = ['Cassia', 'Evelyn'];
const TABLE = { names: NAMES, pool: fifthPool };
const WHEN: Moment = { turn: 3, phase: 'minion', active: 0, doer: 0, within: [], by: null };

/** A card of the seat, in play. */
const card = (name: string, controller: number, more: Partial<ToldCard> = {}): ToldCard => ({
  id: fifthPool.byName.get(name)?.[0]?.index ?? NONE,
  number: fifthPool.byName.get(name)?.[0]?.card.id ?? NONE,
  region: 'ready',
  controller,
  place: 0,
  copy: 0,
  twin: false,
  known: 'all',
  ...more,
});
const inHand = (name: string): ToldCard => card(name, NONE, { region: null });

const localeFor = (lang: Lang) => localeOf(lang, (printed) => nameIn(printed, lang));
/** The lines of a log with these events. */
function lines(lang: Lang, events: readonly GameEvent[], reader: Viewer = 'spectator'): string[] {
  const written: string[] = [];
  const story = new GameStory(TABLE, localeFor(lang), ({ text }) => written.push(text), reader);
  for (const event of events) story.tell(event);
  story.flush();
  return written;
}
const inAll = (events: readonly GameEvent[], reader?: Viewer): string[] =>
  LANGS.map((lang) => lines(lang, events, reader).join(' / '));

const act = (use: string, controller: number): GameEvent => ({
  type: 'announced',
  when: { ...WHEN, within: [{ is: 'action', kind: 'special', card: null, successful: false }] },
  seat: 0,
  minion: card('Catalina Vega', 0),
  kind: 'special',
  bringsAnother: false,
  directedAt: [1],
  targets: [],
  takesFrom: null,
  use: { card: controller === NONE ? inHand(use) : card(use, controller), superior: false },
  stealth: 0,
});

it('an action that burns a card says so', () => {
  expect(inAll([act('Creeping Sabotage', 1)])).toEqual([
    'Catalina Vega acts to burn Creeping Sabotage (Evelyn)',
    'Catalina Vega agit pour brûler Sabotage insidieux (Evelyn)',
    'Catalina Vega actúa para quemar Sabotaje progresivo (Evelyn)',
    'Catalina Vega agisce per bruciare Sabotaggio Insidioso (Evelyn)',
    'Catalina Vega age para queimar Sabotagem Sorrateira (Evelyn)',
  ]);
  expect(eventText(TABLE, act('Creeping Sabotage', NONE), localeFor('en'))).toBe(
    'Catalina Vega acts with Creeping Sabotage against Evelyn',
  );
});

it('a card is played on the card it is put on, not on what it burns', () => {
  const doll = card('Blood Doll', 1, { copy: 2 });
  const vessel: GameEvent = {
    type: 'played',
    when: WHEN,
    seat: 0,
    card: inHand('Vessel'),
    superior: false,
    minion: null,
    on: [
      { is: 'card', card: card('The Dowager', 0) },
      { is: 'card', card: doll },
    ],
    isAction: false,
  };
  expect(inAll([vessel, { type: 'burned', when: WHEN, card: doll, from: null, seat: 1 }])).toEqual([
    'Cassia plays Vessel on The Dowager: Blood Doll (2, Evelyn) is burned',
    'Cassia joue Calice sur La Douairière\u00a0: la carte Poupée de sang (2, Evelyn) est brûlée',
    'Cassia juega Recipiente sobre La Viuda: se quema Muñeca de sangre (2, Evelyn)',
    'Cassia gioca Vena sulla Vedova Nobile: la carta Bambola di Sangue (2, Evelyn) viene bruciata',
    'Cassia joga Veia na Viúva: a carta Boneca de Sangue (2, Evelyn) é queimada',
  ]);
});

it('a bleed for 0 succeeds as an action, not as a bleed', () => {
  const when: Moment = { ...WHEN, within: [{ is: 'action', kind: 'bleed', card: null, successful: true }] };
  const minion = card('Donny Kowalczyk', 0);
  const price: GameEvent = {
    type: 'counters',
    when,
    card: minion,
    before: 5,
    after: 4,
    unit: 'blood',
    why: 'cost',
  };
  const nothing: GameEvent = {
    type: 'resolved',
    when,
    seat: 0,
    minion,
    kind: 'bleed',
    outcome: 'successful',
    bleed: 0,
  };
  expect(inAll([price, nothing])).toEqual([
    'The action succeeds: Donny Kowalczyk −1 blood (4) / The bleed is for 0: no pool is burned',
    'L’action réussit\u00a0: Donny Kowalczyk perd 1 point de sang (4) / La morsure est de 0\u00a0: aucun point de réserve n’est brûlé',
    'La acción tiene éxito: Donny Kowalczyk pierde 1 de sangre (4) / El sangrado es de 0: no se quema reserva sanguínea',
    'L’azione ha successo: Donny Kowalczyk perde 1 punto sangue (4) / Il dissanguamento vale 0: nessun punto risorsa viene bruciato',
    'A ação é bem-sucedida: Donny Kowalczyk perde 1 de sangue (4) / O sangrar é de 0: nenhum recurso é queimado',
  ]);
});

it('a minion is not used, but its ability', () => {
  const used = (name: string): GameEvent => ({
    type: 'used',
    when: WHEN,
    seat: 0,
    card: card(name, 0),
    superior: false,
    minion: null,
    on: [],
    isAction: false,
    isDuty: false,
  });
  expect(inAll([used('Flávio Gonçalves')])).toEqual([
    'Cassia uses the ability of Flávio Gonçalves',
    'Cassia utilise la capacité spéciale de Flávio Gonçalves',
    'Cassia usa la habilidad de Flávio Gonçalves',
    'Cassia usa l’abilità di Flávio Gonçalves',
    'Cassia usa a habilidade de Flávio Gonçalves',
  ]);
  expect(lines('en', [used('Blood Doll')])).toEqual(['Cassia uses Blood Doll']);
});

it('a block that fails is told of the minion, with its controller behind its name', () => {
  const failed: GameEvent = {
    type: 'attemptFailed',
    when: WHEN,
    blocker: card('The Dowager', 1),
    acting: card('Catalina Vega', 0),
  };
  expect(inAll([failed])).toEqual([
    'The Dowager (Evelyn) fails to block',
    'La Douairière (Evelyn) ne parvient pas à bloquer',
    'La Viuda (Evelyn) no logra bloquear',
    'La Vedova Nobile (Evelyn) non riesce a bloccare',
    'A Viúva (Evelyn) não consegue bloquear',
  ]);
});

describe('the end of a game', () => {
  const ousted: GameEvent = { type: 'ousted', when: WHEN, seat: 1, predator: 0 };
  const point: GameEvent = {
    type: 'victoryPoint',
    when: WHEN,
    seat: 0,
    before: 0,
    after: 2,
    why: 'oust',
    ousted: 1,
  };

  it('is told to others by name', () => {
    expect(inAll([ousted, point])).toEqual([
      'Evelyn is ousted: Cassia gains 2 victory points',
      'Élimination d’Evelyn\u00a0: Cassia gagne 2 points de victoire',
      'Eliminación de Evelyn: Cassia gana 2 puntos de victoria',
      'Eliminazione di Evelyn: Cassia ottiene 2 punti vittoria',
      'Eliminação de Evelyn: Cassia ganha 2 pontos de vitória',
    ]);
  });

  it('is told to whoever wins in the second person', () => {
    expect(inAll([ousted, point], 0)).toEqual([
      'Evelyn is ousted: you gain 2 victory points',
      'Élimination d’Evelyn\u00a0: vous gagnez 2 points de victoire',
      'Eliminación de Evelyn: ganas 2 puntos de victoria',
      'Eliminazione di Evelyn: ottieni 2 punti vittoria',
      'Eliminação de Evelyn: você ganha 2 pontos de vitória',
    ]);
  });

  it('is told to whoever is ousted in the second person', () => {
    expect(inAll([ousted], 1)).toEqual([
      'You are ousted',
      'On vous élimine',
      'Te eliminan',
      'Ti eliminano',
      'Eliminam você',
    ]);
    const withdrew: GameEvent = { type: 'withdrew', when: WHEN, seat: 1 };
    expect(inAll([withdrew], 1)).toEqual([
      'You withdraw',
      'Vous vous retirez',
      'Te retiras',
      'Ti ritiri',
      'Você se retira',
    ]);
  });

  it('is told by name where nobody reads', () => {
    expect(eventText(TABLE, ousted, localeFor('en'))).toBe('Evelyn is ousted');
  });
});

it('prepositions of names with an article', () => {
  const [it, pt] = [localeFor('it').words, localeFor('pt').words];
  expect(it.prompts.may('La Vedova Nobile')).toBe('Usare l’effetto della Vedova Nobile?');
  expect(it.prompts.may('Le Distese')).toBe('Usare l’effetto delle Distese?');
  expect(it.prompts.may('Il Circolo')).toBe('Usare l’effetto del Circolo?');
  expect(it.prompts.may('L’Anarchico')).toBe('Usare l’effetto dell’Anarchico?');
  expect(it.prompts.may('Larissa Moreira')).toBe('Usare l’effetto di Larissa Moreira?');
  expect(it.options.transfersTo(null, it.names.uncontrolled(2))).toBe(
    'Trasferisci 1 sul vampiro non controllato 2',
  );
  expect(it.options.yields(null, 'I Cancelli')).toBe('Rinuncia ai Cancelli');
  expect(it.options.yields(null, 'Alexis')).toBe('Rinuncia ad Alexis');
  expect(pt.prompts.may('Os Ermos')).toBe('Usar o efeito dos Ermos?');
  expect(pt.options.givesPoint(null, 'A Viúva')).toBe('Dê um ponto à Viúva');
  expect(pt.prompts.may('Ashley')).toBe('Usar o efeito de Ashley?');
});
