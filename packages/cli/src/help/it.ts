import type { HelpWords } from './words.ts';

const json = 'per i programmi';
const BOTS = 'random, prudent, novice, heuristic';

export const HELP: HelpWords = {
  title: 'methuselah: Vampire: The Eternal Struggle nel terminale',
  more: [
    'methuselah COMANDO --help spiega un comando per intero. Tutti accettano --lang en|fr|es|it|pt.',
    'Restituiscono 0 se tutto va bene, 1 se ciò che si verifica è sbagliato, 2 se ciò che è scritto non ha senso.',
    'NO_COLOR, FORCE_COLOR: senza colori, o con i colori anche in un file. --version: quale versione è.',
  ],
  aliasOf: (alias, name) => `${alias} è un altro nome di ${name}.`,
  places: {
    FILE: 'FILE',
    FOLDER: 'CARTELLA',
    DECK: 'MAZZO',
    NAME: 'NOME',
    NUMBER: 'NUMERO',
    WORD: 'PAROLA',
    LANG: 'LINGUA',
  },
  common: {
    lang: 'la lingua dei messaggi (altrimenti secondo LC_ALL o LANG)',
    help: 'che cosa fa il comando, con esempi',
  },
  commands: {
    play: {
      says: 'Una partita nel terminale: contro i bot, con altre persone alla stessa tastiera, o tra bot.',
      options: {
        seats: 'quanti giocatori, da 2 a 6 (5)',
        people: 'quanti di loro sono persone, o i loro nomi: Ann,Tom (1)',
        bots: 'chi gioca gli altri posti: heuristic, novice, prudent, random (heuristic)',
        decks: 'dal primo posto in poi: nomi di mazzi precostruiti, o file',
        seed: 'una partita di allenamento: lo stesso seme dà la stessa partita (uno segreto)',
        auto: 'i bot giocano tutti i posti: la partita è raccontata dall’inizio alla fine',
        save: 'conserva la partita in un file, scritto dopo ogni decisione',
        load: 'continua la partita di un file; va bene qualsiasi registrazione',
      },
      examples: [
        'tu e quattro bot',
        'una partita intera tra bot, raccontata in francese',
        'due persone e due principianti',
        'un duello che si può riprendere',
        'riprende il duello',
      ],
    },
    cards: {
      says: 'Le carte e che cosa fanno. Un nome può essere in una delle cinque lingue.',
      options: {
        json: 'per i programmi: numero, nomi, espansione, se si può giocare, il suo testo in ogni lingua',
        all: 'tutte le carte mai pubblicate, non solo quelle che si possono giocare qui',
        coverage: 'quante carte di ogni espansione e di ogni mazzo precostruito si possono giocare',
      },
      examples: [
        'che cosa fa una carta, in francese',
        'quante carte di ogni espansione si possono giocare qui',
        'tutte le carte mai pubblicate, per i programmi',
      ],
    },
    decks: {
      says: 'Liste di mazzi: quelli precostruiti e i tuoi, mostrati e controllati.',
      verbs: {
        list: {
          says: 'I mazzi precostruiti per prodotto, e se tutte le loro carte si possono giocare qui.',
          options: { json },
        },
        show: {
          says: 'Un mazzo, con ciò che non va: un file di testo, - per lo standard input, o un mazzo precostruito con il suo nome. La parola «show» si può omettere.',
          options: {
            json,
            check: 'solo se è legale e si può giocare qui, come decks check',
            format:
              'nel formato di un programma: text, twd, plain, jol, lackey, vdb, amaranth, ardb, link (text)',
          },
        },
        check: {
          says: 'Solo se i mazzi sono legali e si possono giocare qui; restituisce 1 se uno non lo è. Un file JSON può contenerne molti.',
          options: { json },
        },
      },
      examples: [
        'un mazzo precostruito in portoghese',
        'che cosa non va in una lista di mazzo',
        'una lista di mazzo dallo standard input',
        'per Lackey',
        'se ogni mazzo di un file è legale e si può giocare',
      ],
    },
    rules: {
      says: 'Che cosa dice una regola del libro, o una decisione su una carta, con le nostre parole, e i test che la verificano. In inglese.',
      options: { json },
      examples: ['una regola, e gli scenari che la verificano', 'le regole che parlano di entrambe le cose'],
    },
    scenario: {
      says: 'Scenari: piccoli file di testo che preparano un tavolo, giocano, e dicono che cosa deve essere vero.',
      verbs: {
        run: {
          says: 'Gioca file di scenari, o tutti quelli di una cartella, e dice quali sono rispettati; restituisce 1 se uno non lo è.',
          options: {
            mode: 'solo questo modo di giocare, non tutti e quattro',
            log: 'ogni decisione quando è presa',
            json,
          },
        },
      },
      examples: [
        'gioca gli scenari di un file e mostra ogni decisione',
        'tutti gli scenari di una cartella, ciascuno giocato una volta',
      ],
    },
    record: {
      says: 'Registrazioni di partite, in JSON o in testo. Le decisioni si contano da 0.',
      verbs: {
        show: {
          says: 'Chi giocava che cosa, e la partita raccontata.',
          options: { decisions: 'ogni decisione a parole, con il suo numero, invece di un racconto', json },
        },
        replay: {
          says: 'Il tavolo alla fine della registrazione, o prima di una decisione.',
          options: { to: 'il numero della decisione a cui fermarsi', json },
        },
        verify: {
          says: 'Rigioca le registrazioni e confronta tutto; dice dove una non concorda, e restituisce 1.',
          options: { json },
        },
        diff: {
          says: 'La prima decisione in cui due registrazioni differiscono; restituisce 1 se differiscono.',
          options: { json },
        },
      },
      examples: [
        'il racconto di una partita, in francese',
        'se le registrazioni di una cartella si rigiocano come sono state scritte',
        'il tavolo prima della decisione 120, e che cosa si può scegliere',
        'dove due registrazioni divergono',
      ],
    },
    simulate: {
      says: 'Molte partite tra bot con i mazzi precostruiti in posti a caso: chi vince, quanto durano, come finiscono.',
      options: {
        games: 'quante partite (100)',
        seats: 'quanti giocatori, da 2 a 6 (5)',
        bots: `chi gioca: ${BOTS}; l’ultimo prende i posti rimasti (prudent)`,
        decks: 'altri mazzi: nomi di precostruiti, o file',
        seed: 'il seme della prima partita; ogni partita usa il successivo (1)',
        workers: 'quanti thread (uno per processore)',
        out: 'scrive una riga di JSON per ogni partita',
        records: 'scrive la registrazione di ogni partita',
        json: 'le statistiche, per i programmi',
      },
      examples: [
        'le statistiche di 500 partite',
        'due mazzi, una riga per ogni partita',
        'le registrazioni di 200 partite, per methuselah record verify games',
      ],
    },
    arena: {
      says: 'Bot contro bot: ciascuno gioca le stesse mani da tutti i posti, con tutti i mazzi. Chi vince, con quale certezza, a quale velocità.',
      options: {
        bots: `chi gioca: ${BOTS}; l’ultimo prende i posti rimasti (heuristic)`,
        decks: 'altri mazzi: nomi di precostruiti, o file',
        games: 'quante partite (100)',
        seats: 'quanti giocatori, da 2 a 6 (5)',
        seed: 'il seme della prima mano; ogni mano usa il successivo (1)',
        workers: 'quanti thread (uno per processore)',
        out: 'scrive una riga di JSON per ogni partita',
        html: 'scrive un rapporto con grafici, in una sola pagina autonoma',
        json: 'i risultati, per i programmi',
      },
      examples: [
        'un heuristic tra quattro novice',
        'cinque uguali: come vanno i mazzi, con grafici',
        'due mazzi, per i programmi',
      ],
    },
    bench: {
      says: 'Quanto è veloce il motore, rispetto ai suoi limiti e ad altri due motori: circa un minuto. In inglese.',
      options: { json },
      examples: ['le cifre e se i limiti sono rispettati, per un programma; restituisce 1 se uno non lo è'],
    },
    completion: {
      says: 'Stampa lo script di completamento per una shell.',
      examples: ['per bash', 'per zsh', 'per fish'],
    },
  },
};
