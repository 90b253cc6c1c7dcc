import { LANGS, type Lang } from '@methuselah/text';
import { expect, test } from 'vitest';
import { lint } from '../../text/src/lint.ts';
import { LOCALES } from '../src/words/all.ts';
import type { SpokenCard, SpokenSeat, Standing } from '../src/words/words.ts';

const SEAT: SpokenSeat = {
  name: 'Orsino',
  relation: 'prey',
  ousted: false,
  pool: 18,
  hand: 7,
  library: 70,
  edge: true,
  victoryPoints: 1,
};
const CARD: SpokenCard = {
  name: 'Bramble',
  counters: 3,
  unit: 'blood',
  capacity: 5,
  locked: true,
  place: 'ready',
  who: 'Alexis',
  on: null,
  attached: 2,
  marks: [],
};

const spoken = (say: (lang: Lang) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(LANGS.map((lang) => [lang, say(lang)]));

test('a seat, read aloud', () => {
  expect(spoken((lang) => LOCALES[lang].host.seat(SEAT))).toEqual({
    en: 'Orsino, your prey: 18 pool, 7 cards in hand, 70 in the library, has the Edge, 1 victory point',
    fr: 'Orsino, votre proie\u00a0: 18 points de réserve, 7 cartes en main, 70 dans la bibliothèque, possède l’Avantage, 1 point de victoire',
    es: 'Orsino, tu presa: 18 de reserva sanguínea, 7 cartas en la mano, 70 en la biblioteca, tiene la Ventaja, 1 punto de victoria',
    it: 'Orsino, la tua preda: 18 punti risorsa, 7 carte in mano, 70 nella libreria, ha il Vantaggio, 1 punto vittoria',
    pt: 'Orsino, sua presa: 18 de recursos, 7 cartas na mão, 70 na biblioteca, tem a Vantagem, 1 ponto de vitória',
  });
});

test('a card, read aloud', () => {
  expect(spoken((lang) => LOCALES[lang].host.card(CARD))).toEqual({
    en: "Bramble, 3 of 5 blood, locked, in Alexis' ready region, with 2 cards on it",
    fr: 'Bramble, 3 points de sang sur 5, carte inclinée, dans la région disponible d’Alexis, avec 2 cartes attachées',
    es: 'Bramble, 3 de 5 de sangre, carta girada, en la zona preparada de Alexis, con 2 cartas adheridas',
    it: 'Bramble, 3 punti sangue su 5, carta impegnata, nella zona attiva di Alexis, con 2 carte su di sé',
    pt: 'Bramble, 3 de 5 de sangue, carta travada, na região pronta de Alexis, com 2 cartas anexadas',
  });
});

test('all possible texts read well in every language', () => {
  const problems: string[] = [];
  for (const lang of LANGS) {
    const { host } = LOCALES[lang];
    const says = [
      ...[host.rails, host.phases, host.action, host.combat, host.referendum, host.parts].flatMap((words) =>
        Object.values<string>(words),
      ),
      ...([true, false] as const).flatMap((ousted) =>
        ([0, 1, 2] as const).flatMap((n) =>
          (['you', 'prey', 'predator', 'grandPrey', 'grandPredator', 'other'] as const).map((relation) =>
            host.seat({ ...SEAT, ousted, relation, pool: n, hand: n, library: n, victoryPoints: n }),
          ),
        ),
      ),
      ...(
        ['ready', 'torpor', 'uncontrolled', 'table', 'contested', 'hand', 'attached', 'stage'] as const
      ).flatMap((place) =>
        [null, 'Alexis', 'Marta'].flatMap((who) =>
          ([0, 1, 2] as const).flatMap((n) =>
            (['blood', 'life', 'counters'] as const).map((unit) =>
              host.card({
                ...CARD,
                place,
                who,
                unit,
                counters: n,
                attached: n,
                capacity: unit === 'blood' ? 5 : null,
                on: place === 'attached' ? 'Moss' : null,
                marks: [host.marks.contested, host.marks.merged, host.marks.notCounting('prince')],
              }),
            ),
          ),
        ),
      ),
      ...[0, 1, 2].flatMap((n) => [
        host.toCome.damage(n, 0),
        host.toCome.damage(n, 1),
        host.toCome.damage(0, n),
        host.toCome.stolenBlood(n),
      ]),
      host.toCome.equipment,
      host.toCome.dodged,
      host.toCome.outOfRange,
      host.toCome.combatEnds,
      host.toCome.nothing,
      ...(['for', 'against', 'abstaining'] as const).map((side) => host.prisci(side, 2, 1)),
      host.ousts('Orsino', 'Alexis'),
    ];
    for (const text of says)
      problems.push(
        ...lint(text, lang, ['Orsino', 'Bramble', 'Alexis', 'Marta', 'Moss', 'prince']).map(
          (p) => `${lang}: ${p}`,
        ),
      );
  }
  expect(problems).toEqual([]);
});

const OUSTED: Standing = {
  place: 4,
  of: 5,
  victoryPoints: 1,
  won: false,
  fate: 'ousted',
  turn: 21,
  by: 'Cassia',
};

test('the end of the game, told to whoever won', () => {
  expect(spoken((lang) => LOCALES[lang].host.end.youWon)).toEqual({
    en: 'You won!',
    fr: 'Vous avez gagné\u00a0!',
    es: '¡Has ganado!',
    it: 'Hai vinto!',
    pt: 'Você venceu!',
  });
  const won: Standing = { ...OUSTED, place: 1, victoryPoints: 2, won: true, fate: 'standing', by: null };
  expect(spoken((lang) => LOCALES[lang].host.end.standing(won))).toEqual({
    en: '2 victory points',
    fr: '2 points de victoire',
    es: '2 puntos de victoria',
    it: '2 punti vittoria',
    pt: '2 pontos de vitória',
  });
});

test('the end of the game, told to whoever left it', () => {
  expect(spoken((lang) => LOCALES[lang].host.end.standing(OUSTED))).toEqual({
    en: 'Cassia ousted you on turn 21: 4th of 5, 1 victory point',
    fr: 'Cassia vous élimine au tour 21\u00a0: 4e place sur 5, 1 point de victoire',
    es: 'Cassia te eliminó en el turno 21: puesto 4 de 5, 1 punto de victoria',
    it: 'Cassia ti ha eliminato al turno 21: 4º posto su 5, 1 punto vittoria',
    pt: 'Cassia eliminou você no turno 21: 4º lugar de 5, 1 ponto de vitória',
  });
  expect(spoken((lang) => LOCALES[lang].host.end.standing({ ...OUSTED, by: null }))).toEqual({
    en: 'You were ousted on turn 21: 4th of 5, 1 victory point',
    fr: 'On vous élimine au tour 21\u00a0: 4e place sur 5, 1 point de victoire',
    es: 'Te eliminaron en el turno 21: puesto 4 de 5, 1 punto de victoria',
    it: 'Ti hanno eliminato al turno 21: 4º posto su 5, 1 punto vittoria',
    pt: 'Eliminaram você no turno 21: 4º lugar de 5, 1 ponto de vitória',
  });
  const withdrew: Standing = { ...OUSTED, place: 2, fate: 'withdrew', by: null };
  expect(spoken((lang) => LOCALES[lang].host.end.standing(withdrew))).toEqual({
    en: 'You withdrew on turn 21: 2nd of 5, 1 victory point',
    fr: 'Vous vous retirez au tour 21\u00a0: 2e place sur 5, 1 point de victoire',
    es: 'Te retiraste en el turno 21: puesto 2 de 5, 1 punto de victoria',
    it: 'Hai lasciato la partita al turno 21: 2º posto su 5, 1 punto vittoria',
    pt: 'Você se retirou no turno 21: 2º lugar de 5, 1 ponto de vitória',
  });
});
