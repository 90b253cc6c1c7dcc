import type { Lang } from '@methuselah/text';

/** Why a host does not do something, beside what the rules refuse: sentences to the player. */
export interface Refusals {
  readonly nothingToUndo: string;
  readonly othersDecided: string;
  readonly mustChoose: string;
  readonly noGame: string;
  readonly noTable: string;
  readonly noChair: string;
}

export const REFUSALS: Readonly<Record<Lang, Refusals>> = {
  en: {
    nothingToUndo: 'There is nothing to take back.',
    othersDecided: 'This can no longer be taken back: the screen has changed hands.',
    mustChoose: 'Something must be chosen here: passing is not possible.',
    noGame: 'No game is being played.',
    noTable: 'A game needs two to six players with known decks.',
    noChair: 'Every seat needs a person or one of the known bots.',
  },
  fr: {
    nothingToUndo: 'Il n’y a rien à annuler.',
    othersDecided: 'Ce choix ne peut plus être annulé : l’écran a changé de mains.',
    mustChoose: 'Il faut choisir quelque chose ici : impossible de passer.',
    noGame: 'Aucune partie n’est en cours.',
    noTable: 'Une partie demande de deux à six joueurs et des decks connus.',
    noChair: 'Chaque place demande une personne ou l’un des bots connus.',
  },
  es: {
    nothingToUndo: 'No hay nada que deshacer.',
    othersDecided: 'Esto ya no se puede deshacer: la pantalla ha cambiado de manos.',
    mustChoose: 'Aquí hay que elegir algo: no se puede pasar.',
    noGame: 'No hay ninguna partida en curso.',
    noTable: 'Una partida necesita de dos a seis jugadores con mazos conocidos.',
    noChair: 'Cada puesto necesita una persona o uno de los bots conocidos.',
  },
  it: {
    nothingToUndo: 'Non c’è niente da annullare.',
    othersDecided: 'Questa scelta non si può più annullare: lo schermo è passato di mano.',
    mustChoose: 'Qui bisogna scegliere qualcosa: non si può passare.',
    noGame: 'Nessuna partita è in corso.',
    noTable: 'Una partita richiede da due a sei giocatori con mazzi conosciuti.',
    noChair: 'Ogni posto richiede una persona o uno dei bot conosciuti.',
  },
  pt: {
    nothingToUndo: 'Não há nada para desfazer.',
    othersDecided: 'Isto não pode mais ser desfeito: a tela mudou de mãos.',
    mustChoose: 'Aqui é preciso escolher algo: não é possível passar.',
    noGame: 'Nenhuma partida está em andamento.',
    noTable: 'Uma partida precisa de dois a seis jogadores com decks conhecidos.',
    noChair: 'Cada lugar precisa de uma pessoa ou de um dos bots conhecidos.',
  },
};
