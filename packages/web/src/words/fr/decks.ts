import type { DeckWords } from '../sections/decks.ts';

export const decks: DeckWords = {
  plans: {
    malkavian:
      'Mordez votre proie à chaque tour avec de la discrétion, augmentez la morsure quand personne ne peut bloquer, et détournez celles de votre prédateur vers quelqu’un d’autre.',
    nosferatu:
      'Laissez venir les autres : bloquez grâce à l’interception, gagnez les combats, puis mordez une proie qui n’a plus personne pour vous arrêter.',
    toreador:
      'Amenez en jeu des vampires titrés, appelez à chaque tour un référendum qui coûte de la réserve à votre proie, et gagnez les votes par le charme.',
    tremere:
      'Mordez fort quand la voie est libre, bloquez quand elle ne l’est pas, et remplissez vos vampires du sang des autres.',
    ventrue:
      'Amenez en jeu un prince, gagnez les référendums, mordez avec une seconde action dans le même tour, et détournez ce qui vous vise.',
  },
  difficulty: 'Difficulté',
  difficulties: { easy: 'facile', moderate: 'moyen', demanding: 'exigeant' },
  bots: 'Bots',
  botLevels: { novice: 'Faciles', heuristic: 'Forts', random: 'Pour rire' },
  badSeed: 'La graine est un nombre de 9 chiffres au plus. Laissez le champ vide pour une partie au hasard.',
};
