import type { HelpWords } from './words.ts';

const json = 'pour les programmes';
const BOTS = 'random, prudent, novice, heuristic';

export const HELP: HelpWords = {
  title: 'methuselah\u00a0: Vampire: The Eternal Struggle dans le terminal',
  more: [
    'methuselah COMMANDE --help explique une commande en détail. Toutes acceptent --lang en|fr|es|it|pt.',
    'Elles renvoient 0 si tout va bien, 1 si ce qui est vérifié est faux, 2 si la saisie n’a pas de sens.',
    'NO_COLOR, FORCE_COLOR\u00a0: sans couleurs, ou en couleurs même dans un fichier. --version\u00a0: la version.',
  ],
  aliasOf: (alias, name) => `${alias} est un autre nom de ${name}.`,
  places: {
    FILE: 'FICHIER',
    FOLDER: 'DOSSIER',
    DECK: 'DECK',
    NAME: 'NOM',
    NUMBER: 'NUMÉRO',
    WORD: 'MOT',
    LANG: 'LANGUE',
  },
  common: {
    lang: 'la langue de l’affichage (par défaut selon LC_ALL ou LANG)',
    help: 'ce que fait la commande, avec des exemples',
  },
  commands: {
    play: {
      says: 'Une partie dans le terminal\u00a0: contre des bots, à plusieurs au même clavier, ou entre bots.',
      options: {
        seats: 'le nombre de joueurs, de 2 à 6 (5)',
        people: 'combien d’entre eux sont des personnes, ou leurs noms\u00a0: Ann,Tom (1)',
        bots: 'qui joue les autres places\u00a0: heuristic, novice, prudent, random (heuristic)',
        decks: 'dès la première place\u00a0: noms de decks préconstruits, ou fichiers',
        seed: 'une partie d’entraînement\u00a0: la même graine donne la même partie (une secrète)',
        auto: 'les bots jouent toutes les places\u00a0: la partie est racontée du début à la fin',
        save: 'garde la partie dans un fichier, écrit après chaque décision',
        load: 'reprend la partie d’un fichier\u00a0; tout enregistrement convient',
      },
      examples: [
        'vous et quatre bots',
        'une partie entière entre bots, racontée en français',
        'deux personnes et deux débutants',
        'un duel que l’on peut reprendre',
        'reprend ce duel',
      ],
    },
    cards: {
      says: 'Les cartes et ce qu’elles font. Un nom peut être dans l’une des cinq langues.',
      options: {
        json: 'pour les programmes\u00a0: numéro, noms, extension, si elle est jouable, son texte dans chaque langue',
        all: 'toutes les cartes jamais publiées, pas seulement celles qui sont jouables ici',
        coverage: 'combien de cartes de chaque extension et de chaque deck préconstruit sont jouables',
      },
      examples: [
        'ce que fait une carte, en français',
        'combien de cartes de chaque extension sont jouables ici',
        'toutes les cartes jamais publiées, pour les programmes',
      ],
    },
    decks: {
      says: 'Les listes de deck\u00a0: les préconstruits et les vôtres, montrés et vérifiés.',
      verbs: {
        list: {
          says: 'Les decks préconstruits par produit, et si toutes leurs cartes sont jouables ici.',
          options: { json },
        },
        show: {
          says: 'Un deck, avec ce qui ne va pas\u00a0: un fichier texte, - pour l’entrée standard, ou un deck préconstruit par son nom. Le mot «\u00a0show\u00a0» peut être omis.',
          options: {
            json,
            check: 'seulement s’il est légal et jouable ici, comme decks check',
            format:
              'dans le format d’un programme\u00a0: text, twd, plain, jol, lackey, vdb, amaranth, ardb, link (text)',
          },
        },
        check: {
          says: 'Seulement si des decks sont légaux et jouables ici\u00a0; renvoie 1 si l’un ne l’est pas. Un fichier JSON peut en contenir plusieurs.',
          options: { json },
        },
      },
      examples: [
        'un deck préconstruit en portugais',
        'ce qui ne va pas dans une liste de deck',
        'une liste de deck par l’entrée standard',
        'pour Lackey',
        'si chaque deck d’un fichier est légal et jouable',
      ],
    },
    rules: {
      says: 'Ce que dit une règle du livre, ou une décision sur une carte, avec nos mots, et les tests qui la vérifient. En anglais.',
      options: { json },
      examples: ['une règle, et les scénarios qui la vérifient', 'les règles qui parlent des deux'],
    },
    scenario: {
      says: 'Les scénarios\u00a0: de petits fichiers texte qui installent une table, jouent, et disent ce qui doit être vrai.',
      verbs: {
        run: {
          says: 'Joue des fichiers de scénarios, ou tous ceux d’un dossier, et dit lesquels sont respectés\u00a0; renvoie 1 si l’un ne l’est pas.',
          options: {
            mode: 'seulement cette façon de jouer, pas les quatre',
            log: 'chaque décision quand elle est prise',
            json,
          },
        },
      },
      examples: [
        'joue les scénarios d’un fichier et montre chaque décision',
        'tous les scénarios d’un dossier, chacun joué une fois',
      ],
    },
    record: {
      says: 'Les enregistrements de parties, en JSON ou en texte. Les décisions se comptent à partir de 0.',
      verbs: {
        show: {
          says: 'Qui jouait quoi, et la partie racontée.',
          options: { decisions: 'chaque décision en mots, avec son numéro, au lieu d’un récit', json },
        },
        replay: {
          says: 'La table à la fin de l’enregistrement, ou avant une décision.',
          options: { to: 'le numéro de la décision où s’arrêter', json },
        },
        verify: {
          says: 'Rejoue des enregistrements et compare tout\u00a0; dit où l’un diverge, et renvoie 1.',
          options: { json },
        },
        diff: {
          says: 'La première décision où deux enregistrements diffèrent\u00a0; renvoie 1 s’ils diffèrent.',
          options: { json },
        },
      },
      examples: [
        'le récit d’une partie, en français',
        'si les enregistrements d’un dossier se rejouent comme ils ont été écrits',
        'la table avant la décision 120, et ce que l’on peut choisir',
        'où deux enregistrements divergent',
      ],
    },
    simulate: {
      says: 'Beaucoup de parties entre bots, avec les decks préconstruits à des places au hasard\u00a0: qui gagne, leur durée, leur fin.',
      options: {
        games: 'le nombre de parties (100)',
        seats: 'le nombre de joueurs, de 2 à 6 (5)',
        bots: `qui joue\u00a0: ${BOTS}\u00a0; le dernier prend les places restantes (prudent)`,
        decks: 'd’autres decks\u00a0: noms de préconstruits, ou fichiers',
        seed: 'la graine de la première partie\u00a0; chaque partie prend la suivante (1)',
        workers: 'le nombre de fils d’exécution (un par processeur)',
        out: 'écrit une ligne de JSON par partie',
        records: 'écrit l’enregistrement de chaque partie',
        json: 'les statistiques, pour les programmes',
      },
      examples: [
        'les statistiques de 500 parties',
        'deux decks, une ligne par partie',
        'les enregistrements de 200 parties, pour methuselah record verify games',
      ],
    },
    arena: {
      says: 'Bots contre bots\u00a0: chacun joue les mêmes donnes de toutes les places, avec tous les decks. Qui gagne, avec quelle certitude, à quelle vitesse.',
      options: {
        bots: `qui joue\u00a0: ${BOTS}\u00a0; le dernier prend les places restantes (heuristic)`,
        decks: 'd’autres decks\u00a0: noms de préconstruits, ou fichiers',
        games: 'le nombre de parties (100)',
        seats: 'le nombre de joueurs, de 2 à 6 (5)',
        seed: 'la graine de la première donne\u00a0; chaque donne prend la suivante (1)',
        workers: 'le nombre de fils d’exécution (un par processeur)',
        out: 'écrit une ligne de JSON par partie',
        html: 'écrit un rapport avec des graphiques, en une page autonome',
        json: 'les résultats, pour les programmes',
      },
      examples: [
        'un heuristic parmi quatre novices',
        'cinq bots identiques\u00a0: ce que valent les decks, avec des graphiques',
        'deux decks, pour les programmes',
      ],
    },
    bench: {
      says: 'La vitesse du moteur, par rapport à ses limites et à deux autres moteurs\u00a0: environ une minute. En anglais.',
      options: { json },
      examples: [
        'les chiffres et si les limites sont respectées, pour un programme\u00a0; renvoie 1 si l’une ne l’est pas',
      ],
    },
    completion: {
      says: 'Affiche le script de complétion pour un shell.',
      examples: ['pour bash', 'pour zsh', 'pour fish'],
    },
  },
};
