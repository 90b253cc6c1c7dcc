import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'La partie reprend à votre dernière décision.',
  lost: 'La partie s’est arrêtée et ne peut pas continuer. Rechargez-la depuis vos parties enregistrées.',
  notKept:
    'Ce navigateur ne conserve pas la partie pour l’instant. Exportez-la dans un fichier avant de quitter la page.',
  elsewhere: {
    title: 'Cette partie est ouverte dans un autre onglet',
    text: 'Une partie se joue dans un seul onglet à la fois. Si vous la jouez ici, l’autre onglet s’arrête.',
    lost: 'Vous jouez maintenant cette partie dans un autre onglet. Cet onglet ne l’enregistre plus.',
    here: 'La jouer ici',
  },
  room: {
    title: 'Peu de place pour les parties',
    low: 'Ce navigateur n’a presque plus de place. Supprimez d’anciennes parties, ou téléchargez-les, avant d’en commencer une autre.',
    full: 'Ce navigateur n’a plus de place : la partie n’est plus enregistrée. Téléchargez-la, ou supprimez d’anciennes parties.',
    export: 'Télécharger cette partie',
    anyway: 'Commencer quand même',
  },
  files: {
    empty: 'Ce fichier est vide.',
    tooLarge: 'Ce fichier est trop gros pour être une partie.',
    unreadable: 'Ce fichier est illisible.',
    noGame: 'Ce fichier n’est pas une partie.',
  },
  skip: 'Avancer : un clic ou une touche',
  out: 'Votre partie est finie. Les autres continuent sans vous.',
  watchOn: 'Regarder la suite',
  toEnd: 'Aller à la fin',
  result: 'Résultat',
};
