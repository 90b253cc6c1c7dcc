import type { DeckPlans } from '../sections/decks.ts';

export const plans: DeckPlans = {
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
};
