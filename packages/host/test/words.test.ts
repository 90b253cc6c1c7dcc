import { LANGS, type Lang } from '@methuselah/text';
import { expect, test } from 'vitest';
import { lint } from '../../text/src/lint.ts';
import { LOCALES } from '../src/words/all.ts';
import type { TheatreWords } from '../src/words/theatre/words.ts';
import type { SpokenCard, SpokenSeat } from '../src/words/words.ts';

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

const theatreTexts = ({ verdict, ...words }: TheatreWords): string[] => [
  words.chosenClan('Toreador'),
  words.chosenCard('Bramble'),
  words.youOust('Alexis'),
  words.oustsYou('Orsino'),
  words.youAreOut,
  ...[1, 2].flatMap((n) => [
    words.movesPool(n, 'Orsino', 'Alexis'),
    words.burnsPool(n, 'Alexis'),
    words.gainsPool(n, 'Alexis'),
    words.gains(6, n),
    words.gains(0, n),
  ]),
  ...[0, 1, 2].flatMap((n) => [
    verdict.won(n),
    verdict.tied(n),
    verdict.ousted('Orsino', n + 1, n),
    verdict.ousted(null, n + 1, n),
    verdict.placed(n + 1, n),
  ]),
];

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
      ...theatreTexts(host.theatre),
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
