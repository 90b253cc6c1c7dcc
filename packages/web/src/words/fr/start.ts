import type { StartWords } from '../sections/start.ts';

export const start: StartWords = {
  title: 'Methuselah',
  titles: { start: 'Accueil', table: 'Table', replay: 'Revoir la partie' },
  close: 'Fermer',
  failed: {
    title: 'Une erreur est survenue',
    text: 'Votre partie n’est pas perdue : elle est enregistrée après chaque décision.',
    again: 'Réessayer',
    start: 'Retour à l’accueil',
  },
};
