import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'La partie a été interrompue. Elle reprend à votre dernière décision.',
  lost: 'La partie s’est arrêtée et ne peut pas continuer. Rechargez-la depuis vos parties enregistrées.',
  notKept:
    'Ce navigateur ne conserve pas la partie pour l’instant. Exportez-la dans un fichier avant de quitter la page.',
  elsewhere:
    'Vous avez continué à jouer dans un autre onglet. Cette partie-là est conservée parmi vos parties enregistrées.',
  files: {
    empty: 'Ce fichier est vide.',
    tooLarge: 'Ce fichier est trop gros pour être une partie.',
    unreadable: 'Ce fichier est illisible.',
  },
  skip: 'Avancer : un clic ou une touche',
  out: 'Vous êtes hors jeu. La partie continue sans vous.',
  watchOn: 'Regarder la suite',
  toEnd: 'Aller à la fin',
  result: 'Résultat',
};
