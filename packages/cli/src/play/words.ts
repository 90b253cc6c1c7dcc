import type { Lang } from '@methuselah/cards/lang';

/** Texts of the terminal table that are not terms of the game. */

/** Commands that can be typed besides option numbers. The English word works in every language. */
export const TYPED = [
  'pass',
  'why',
  'card',
  'hand',
  'table',
  'log',
  'undo',
  'save',
  'load',
  'help',
  'quit',
] as const;
export type TypedName = (typeof TYPED)[number];

export interface TypedWords {
  readonly name: string;
  /** Arguments of the command. */
  readonly takes: string;
  readonly says: string;
}

export interface PlayWords {
  readonly typed: Readonly<Record<TypedName, TypedWords>>;
  /** Words after "pass": until my turn; until there is something other than passing to choose. */
  readonly until: Readonly<Record<'turn' | 'choice', string>>;
  readonly number: string;
  readonly you: string;
  readonly mayBlock: string;
  readonly votes: (votesFor: number, against: number) => string;
  /** Votes a Methuselah could still cast; and the pool before and after, if the referendum passes. */
  readonly possible: (votes: number) => string;
  readonly ifPassed: (pool: number, then: number) => string;
  /** Polling: all have passed and are asked once more. */
  readonly lastCall: string;
  /** Shown at the start of a game. */
  readonly begin: string;
  /** Hot seat: who is next at the keyboard. */
  readonly handOver: (who: string) => string;
  readonly notUnderstood: (text: string) => string;
  readonly noOption: (number: string, most: number) => string;
  /** An option typed ahead is no longer offered. */
  readonly gone: (number: number, text: string) => string;
  /** No person is left in the game. */
  readonly out: string;
  readonly cannotPass: string;
  readonly noCard: (name: string) => string;
  readonly sayCard: string;
  readonly canNow: string;
  readonly nothingToExplain: (name: string) => string;
  readonly nothingToUndo: string;
  readonly undoIsSolo: string;
  readonly undone: string;
  readonly sayFile: string;
  readonly saved: (file: string) => string;
  readonly loaded: (file: string) => string;
  readonly noFile: (file: string) => string;
  readonly notWritten: (file: string) => string;
  /** Saving failed, perhaps because the disk is full: the file still holds the last state written. */
  readonly notKept: (file: string) => string;
  readonly notSaved: string;
}

export const PLAY_WORDS: Readonly<Record<Lang, PlayWords>> = {
  en: {
    typed: {
      pass: {
        name: 'pass',
        takes: '[turn | choice]',
        says: 'passes; until my turn; or until I must choose something else (p, pp, ppp)',
      },
      why: { name: '?', takes: '[card | minion | action]', says: 'why something is not offered' },
      card: { name: 'card', takes: 'NAME', says: 'what a card does' },
      hand: { name: 'hand', takes: '', says: 'your hand, with what the cards do' },
      table: { name: 'table', takes: '', says: 'the table once more' },
      log: { name: 'log', takes: '[LINES]', says: 'what has happened' },
      undo: { name: 'undo', takes: '', says: 'back to your last decision (if you play alone)' },
      save: { name: 'save', takes: '[FILE]', says: 'writes the game to a file' },
      load: { name: 'load', takes: 'FILE', says: 'goes on with a game from a file' },
      help: { name: 'help', takes: '', says: 'this list' },
      quit: { name: 'quit', takes: '', says: 'leaves the table' },
    },
    until: { turn: 'turn', choice: 'choice' },
    number: 'chooses an option; several in a row: 3 3 1',
    you: 'you',
    mayBlock: 'may block',
    votes: (votesFor, against) => `${votesFor} for, ${against} against`,
    possible: (votes) => `${votes} more possible`,
    ifPassed: (pool, then) => `pool ${pool} → ${then} if it passes`,
    lastCall: 'last call',
    begin: 'Type the number of an option, ? for why something is not offered, or help.',
    handOver: (who) => `${who} decides next. The others look away; then press Enter.`,
    notUnderstood: (text) => `“${text}” is not understood. Type a number, ? or help.`,
    noOption: (number, most) => `There is no option ${number}: they go from 1 to ${most}.`,
    gone: (number, text) => `Option ${number}, “${text}”, is not there any more: choose again.`,
    out: 'You are out of the game. Enter tells its next turn, pass only how it ends; or undo, save, quit.',
    cannotPass: 'You cannot pass here: choose an option.',
    noCard: (name) => `No card here is called “${name}”.`,
    sayCard: 'Say which card.',
    canNow: 'yes, now',
    nothingToExplain: (name) => `“${name}” is no card in your hand, no card that you control, and no action.`,
    nothingToUndo: 'There is nothing to take back.',
    undoIsSolo: 'With other people at the table, nothing is taken back.',
    undone: 'Your last decision is taken back.',
    sayFile: 'Say which file.',
    saved: (file) => `The game is in ${file}.`,
    loaded: (file) => `The game from ${file} goes on.`,
    noFile: (file) => `“${file}” cannot be read.`,
    notWritten: (file) => `“${file}” cannot be written.`,
    notKept: (file) =>
      `The game could not be written to “${file}”: the disk may be full. What was written last is still there, and the game goes on.`,
    notSaved: 'The game is not saved. Type quit once more to leave, or save with the name of a file.',
  },
  fr: {
    typed: {
      pass: {
        name: 'passe',
        takes: '[tour | choix]',
        says: 'passer\u00a0; jusqu’à mon tour\u00a0; ou jusqu’à un autre choix forcé (p, pp, ppp)',
      },
      why: {
        name: '?',
        takes: '[carte | serviteur | action]',
        says: 'pourquoi une chose n’est pas proposée',
      },
      card: { name: 'carte', takes: 'NOM', says: 'ce que fait une carte' },
      hand: { name: 'main', takes: '', says: 'votre main, avec ce que font les cartes' },
      table: { name: 'table', takes: '', says: 'la table, de nouveau' },
      log: { name: 'journal', takes: '[LIGNES]', says: 'ce qui s’est passé' },
      undo: { name: 'annuler', takes: '', says: 'revenir à votre dernière décision (en solo)' },
      save: { name: 'sauver', takes: '[FICHIER]', says: 'écrire la partie dans un fichier' },
      load: { name: 'charger', takes: 'FICHIER', says: 'reprendre la partie d’un fichier' },
      help: { name: 'aide', takes: '', says: 'cette liste' },
      quit: { name: 'quitter', takes: '', says: 'quitter la table' },
    },
    until: { turn: 'tour', choice: 'choix' },
    number: 'choisir une option\u00a0; plusieurs de suite\u00a0: 3 3 1',
    you: 'vous',
    mayBlock: 'blocage possible',
    votes: (votesFor, against) => `${votesFor} pour, ${against} contre`,
    possible: (votes) => `encore ${votes} ${votes < 2 ? 'possible' : 'possibles'}`,
    ifPassed: (pool, then) => `réserve ${pool} → ${then} s’il passe`,
    lastCall: 'dernier appel',
    begin: 'Tapez le numéro d’une option, ? pour savoir pourquoi une chose n’est pas proposée, ou aide.',
    handOver: (who) => `À ${who} de décider. Que les autres détournent les yeux\u00a0; puis Entrée.`,
    notUnderstood: (text) => `«\u00a0${text}\u00a0» n’est pas compris. Tapez un numéro, ? ou aide.`,
    noOption: (number, most) => `Il n’y a pas d’option ${number}\u00a0: elles vont de 1 à ${most}.`,
    gone: (number, text) =>
      `L’option ${number}, «\u00a0${text}\u00a0», n’est plus proposée\u00a0: choisissez à nouveau.`,
    out: 'Vous n’êtes plus en jeu. Entrée raconte le tour suivant, passe seulement la fin\u00a0; ou annuler, sauver, quitter.',
    cannotPass: 'Impossible de passer ici\u00a0: choisissez une option.',
    noCard: (name) => `Aucune carte ici ne s’appelle «\u00a0${name}\u00a0».`,
    sayCard: 'Dites quelle carte.',
    canNow: 'oui, maintenant',
    nothingToExplain: (name) =>
      `«\u00a0${name}\u00a0» n’est ni une carte de votre main, ni une carte que vous contrôlez, ni une action.`,
    nothingToUndo: 'Il n’y a rien à annuler.',
    undoIsSolo: 'Avec d’autres personnes à la table, rien ne s’annule.',
    undone: 'Votre dernière décision est annulée.',
    sayFile: 'Dites quel fichier.',
    saved: (file) => `La partie est dans ${file}.`,
    loaded: (file) => `La partie de ${file} reprend.`,
    noFile: (file) => `Impossible de lire «\u00a0${file}\u00a0».`,
    notWritten: (file) => `Impossible d’écrire «\u00a0${file}\u00a0».`,
    notKept: (file) =>
      `La partie n’a pas pu être écrite dans «\u00a0${file}\u00a0»\u00a0: le disque est peut-être plein. Ce qui a été écrit en dernier y est encore, et la partie continue.`,
    notSaved:
      'La partie n’est pas sauvée. Tapez encore quitter pour partir, ou sauver avec le nom d’un fichier.',
  },
  es: {
    typed: {
      pass: {
        name: 'pasar',
        takes: '[turno | elegir]',
        says: 'pasar; hasta mi turno; o hasta que deba elegir otra cosa (p, pp, ppp)',
      },
      why: { name: '?', takes: '[carta | siervo | acción]', says: 'por qué algo no se ofrece' },
      card: { name: 'carta', takes: 'NOMBRE', says: 'qué hace una carta' },
      hand: { name: 'mano', takes: '', says: 'tu mano, con lo que hacen las cartas' },
      table: { name: 'mesa', takes: '', says: 'la mesa otra vez' },
      log: { name: 'diario', takes: '[LÍNEAS]', says: 'lo que ha pasado' },
      undo: { name: 'deshacer', takes: '', says: 'volver a tu última decisión (si juegas en solitario)' },
      save: { name: 'guardar', takes: '[ARCHIVO]', says: 'escribir la partida en un archivo' },
      load: { name: 'cargar', takes: 'ARCHIVO', says: 'seguir con la partida de un archivo' },
      help: { name: 'ayuda', takes: '', says: 'esta lista' },
      quit: { name: 'salir', takes: '', says: 'dejar la mesa' },
    },
    until: { turn: 'turno', choice: 'elegir' },
    number: 'elegir una opción; varias seguidas: 3 3 1',
    you: 'tú',
    mayBlock: 'bloqueo posible',
    votes: (votesFor, against) => `${votesFor} a favor, ${against} en contra`,
    possible: (votes) => `aún ${votes} ${votes === 1 ? 'posible' : 'posibles'}`,
    ifPassed: (pool, then) => `reserva ${pool} → ${then} si prospera`,
    lastCall: 'última llamada',
    begin: 'Escribe el número de una opción, ? para saber por qué algo no se ofrece, o ayuda.',
    handOver: (who) => `Ahora decide ${who}. Los demás apartan la mirada; después, Intro.`,
    notUnderstood: (text) => `No se entiende «${text}». Escribe un número, ? o ayuda.`,
    noOption: (number, most) => `No hay opción ${number}: van de 1 a ${most}.`,
    gone: (number, text) => `La opción ${number}, «${text}», ya no se ofrece: elige de nuevo.`,
    out: 'Ya no estás en la partida. Intro cuenta el turno siguiente, pasar solo cómo acaba; o deshacer, guardar, salir.',
    cannotPass: 'Aquí no se puede pasar: elige una opción.',
    noCard: (name) => `Ninguna carta se llama aquí «${name}».`,
    sayCard: 'Di qué carta.',
    canNow: 'sí, ahora',
    nothingToExplain: (name) =>
      `«${name}» no es ni una carta de tu mano, ni una carta que controles, ni una acción.`,
    nothingToUndo: 'No hay nada que deshacer.',
    undoIsSolo: 'Con otras personas en la mesa, nada se deshace.',
    undone: 'Tu última decisión queda deshecha.',
    sayFile: 'Di qué archivo.',
    saved: (file) => `La partida está en ${file}.`,
    loaded: (file) => `Sigue la partida de ${file}.`,
    noFile: (file) => `No se puede leer «${file}».`,
    notWritten: (file) => `No se puede escribir «${file}».`,
    notKept: (file) =>
      `La partida no se ha podido escribir en «${file}»: quizá el disco esté lleno. Lo último que se escribió sigue ahí, y la partida continúa.`,
    notSaved:
      'La partida no está guardada. Escribe otra vez salir para irte, o guardar con el nombre de un archivo.',
  },
  it: {
    typed: {
      pass: {
        name: 'passa',
        takes: '[turno | scelta]',
        says: 'passare; fino al mio turno; o finché devo scegliere altro (p, pp, ppp)',
      },
      why: { name: '?', takes: '[carta | servitore | azione]', says: 'perché qualcosa non è offerto' },
      card: { name: 'carta', takes: 'NOME', says: 'che cosa fa una carta' },
      hand: { name: 'mano', takes: '', says: 'la tua mano, con ciò che fanno le carte' },
      table: { name: 'tavolo', takes: '', says: 'di nuovo il tavolo' },
      log: { name: 'diario', takes: '[RIGHE]', says: 'che cosa è successo' },
      undo: {
        name: 'annulla',
        takes: '',
        says: 'tornare alla tua ultima decisione (se giochi in solitario)',
      },
      save: { name: 'salva', takes: '[FILE]', says: 'scrivere la partita in un file' },
      load: { name: 'carica', takes: 'FILE', says: 'continuare la partita di un file' },
      help: { name: 'aiuto', takes: '', says: 'questo elenco' },
      quit: { name: 'esci', takes: '', says: 'lasciare il tavolo' },
    },
    until: { turn: 'turno', choice: 'scelta' },
    number: 'scegliere un’opzione; più di una di seguito: 3 3 1',
    you: 'tu',
    mayBlock: 'blocco possibile',
    votes: (votesFor, against) => `${votesFor} a favore, ${against} contro`,
    possible: (votes) => `ancora ${votes} ${votes === 1 ? 'possibile' : 'possibili'}`,
    ifPassed: (pool, then) => `risorse ${pool} → ${then} se passa`,
    lastCall: 'ultima chiamata',
    begin: 'Scrivi il numero di un’opzione, ? per sapere perché qualcosa non è offerto, o aiuto.',
    handOver: (who) => `Ora decide ${who}. Gli altri distolgano lo sguardo; poi Invio.`,
    notUnderstood: (text) => `Non si capisce «${text}». Scrivi un numero, ? o aiuto.`,
    noOption: (number, most) => `Non c’è un’opzione ${number}: vanno da 1 a ${most}.`,
    gone: (number, text) => `L’opzione ${number}, «${text}», non c’è più: scegli di nuovo.`,
    out: 'Non sei più in gioco. Invio racconta il turno successivo, passa solo come finisce; oppure annulla, salva, esci.',
    cannotPass: 'Qui non si può passare: scegli un’opzione.',
    noCard: (name) => `Nessuna carta qui si chiama «${name}».`,
    sayCard: 'Di’ quale carta.',
    canNow: 'sì, ora',
    nothingToExplain: (name) =>
      `«${name}» non è né una carta della tua mano, né una carta che controlli, né un’azione.`,
    nothingToUndo: 'Non c’è nulla da annullare.',
    undoIsSolo: 'Con altre persone al tavolo non si annulla nulla.',
    undone: 'La tua ultima decisione è annullata.',
    sayFile: 'Di’ quale file.',
    saved: (file) => `La partita è in ${file}.`,
    loaded: (file) => `Continua la partita di ${file}.`,
    noFile: (file) => `Non si può leggere «${file}».`,
    notWritten: (file) => `Non si può scrivere «${file}».`,
    notKept: (file) =>
      `La partita non si è potuta scrivere in «${file}»: forse il disco è pieno. L’ultima versione scritta è ancora lì, e la partita continua.`,
    notSaved: 'La partita non è salvata. Scrivi ancora esci per andartene, o salva con il nome di un file.',
  },
  pt: {
    typed: {
      pass: {
        name: 'passar',
        takes: '[turno | escolha]',
        says: 'passar; até o meu turno; ou até ter de escolher outra coisa (p, pp, ppp)',
      },
      why: { name: '?', takes: '[carta | servo | ação]', says: 'por que algo não é oferecido' },
      card: { name: 'carta', takes: 'NOME', says: 'o que uma carta faz' },
      hand: { name: 'mão', takes: '', says: 'a sua mão, com o que as cartas fazem' },
      table: { name: 'mesa', takes: '', says: 'a mesa outra vez' },
      log: { name: 'diário', takes: '[LINHAS]', says: 'o que aconteceu' },
      undo: { name: 'desfazer', takes: '', says: 'voltar à sua última decisão (se joga sem outras pessoas)' },
      save: { name: 'salvar', takes: '[ARQUIVO]', says: 'escrever a partida em um arquivo' },
      load: { name: 'carregar', takes: 'ARQUIVO', says: 'continuar a partida de um arquivo' },
      help: { name: 'ajuda', takes: '', says: 'esta lista' },
      quit: { name: 'sair', takes: '', says: 'deixar a mesa' },
    },
    until: { turn: 'turno', choice: 'escolha' },
    number: 'escolher uma opção; várias seguidas: 3 3 1',
    you: 'você',
    mayBlock: 'bloqueio possível',
    votes: (votesFor, against) => `${votesFor} a favor, ${against} contra`,
    possible: (votes) => `mais ${votes} ${votes === 1 ? 'possível' : 'possíveis'}`,
    ifPassed: (pool, then) => `recursos ${pool} → ${then} se aprovado`,
    lastCall: 'última chamada',
    begin: 'Digite o número de uma opção, ? para saber por que algo não é oferecido, ou ajuda.',
    handOver: (who) => `Agora decide ${who}. Os outros desviam o olhar; depois, Enter.`,
    notUnderstood: (text) => `Não se entende “${text}”. Digite um número, ? ou ajuda.`,
    noOption: (number, most) => `Não há opção ${number}: elas vão de 1 a ${most}.`,
    gone: (number, text) => `A opção ${number}, “${text}”, não existe mais: escolha de novo.`,
    out: 'Você está fora da partida. Enter conta o próximo turno, passar só como ela termina; ou desfazer, salvar, sair.',
    cannotPass: 'Aqui não se pode passar: escolha uma opção.',
    noCard: (name) => `Nenhuma carta aqui se chama “${name}”.`,
    sayCard: 'Diga qual carta.',
    canNow: 'sim, agora',
    nothingToExplain: (name) =>
      `“${name}” não é uma carta da sua mão, nem uma carta que você controla, nem uma ação.`,
    nothingToUndo: 'Não há nada a desfazer.',
    undoIsSolo: 'Com outras pessoas à mesa, nada se desfaz.',
    undone: 'A sua última decisão foi desfeita.',
    sayFile: 'Diga qual arquivo.',
    saved: (file) => `A partida está em ${file}.`,
    loaded: (file) => `Continua a partida de ${file}.`,
    noFile: (file) => `Não se pode ler “${file}”.`,
    notWritten: (file) => `Não se pode escrever “${file}”.`,
    notKept: (file) =>
      `Não foi possível escrever a partida em “${file}”: talvez o disco esteja cheio. O que foi escrito por último ainda está lá, e a partida continua.`,
    notSaved:
      'A partida não está salva. Digite sair outra vez para ir embora, ou salvar com o nome de um arquivo.',
  },
};
