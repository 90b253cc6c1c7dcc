import type { HelpWords } from './words.ts';

const json = 'para programas';
const BOTS = 'random, prudent, novice, heuristic';

export const HELP: HelpWords = {
  title: 'methuselah: Vampire: The Eternal Struggle en el terminal',
  more: [
    'methuselah ORDEN --help explica una orden por completo. Todas aceptan --lang en|fr|es|it|pt.',
    'Devuelven 0 si todo va bien, 1 si lo que se comprueba está mal, 2 si lo escrito no tiene sentido.',
    'NO_COLOR, FORCE_COLOR: sin colores, o con colores incluso en un archivo. --version: qué versión es.',
  ],
  aliasOf: (alias, name) => `${alias} es otro nombre de ${name}.`,
  places: {
    FILE: 'ARCHIVO',
    FOLDER: 'CARPETA',
    DECK: 'BARAJA',
    NAME: 'NOMBRE',
    NUMBER: 'NÚMERO',
    WORD: 'PALABRA',
    LANG: 'IDIOMA',
  },
  common: {
    lang: 'el idioma de la salida (por defecto, según LC_ALL o LANG)',
    help: 'qué hace la orden, con ejemplos',
  },
  commands: {
    play: {
      says: 'Una partida en el terminal: contra bots, con más personas en el mismo teclado, o entre bots.',
      options: {
        seats: 'cuántos jugadores, de 2 a 6 (5)',
        people: 'cuántos de ellos son personas, o sus nombres: Ann,Tom (1)',
        bots: 'quién juega los demás puestos: heuristic, novice, prudent, random (heuristic)',
        decks: 'desde el primer puesto: nombres de barajas preconstruidas, o archivos',
        seed: 'una partida de práctica: la misma semilla da la misma partida (una secreta)',
        auto: 'los bots juegan todos los puestos: la partida se cuenta de principio a fin',
        save: 'guarda la partida en un archivo, escrito tras cada decisión',
        load: 'continúa la partida de un archivo; sirve cualquier registro',
      },
      examples: [
        'tú y cuatro bots',
        'una partida entera entre bots, contada en francés',
        'dos personas y dos principiantes',
        'un duelo que se puede continuar',
        'continúa ese duelo',
      ],
    },
    cards: {
      says: 'Las cartas y lo que hacen. Un nombre puede estar en cualquiera de los cinco idiomas.',
      options: {
        json: 'para programas: número, nombres, expansión, si se puede jugar, su texto en cada idioma',
        all: 'todas las cartas publicadas, no solo las que se pueden jugar aquí',
        coverage: 'cuántas cartas de cada expansión y de cada baraja preconstruida se pueden jugar',
      },
      examples: [
        'qué hace una carta, en francés',
        'cuántas cartas de cada expansión se pueden jugar aquí',
        'todas las cartas publicadas, para programas',
      ],
    },
    decks: {
      says: 'Listas de barajas: las preconstruidas y las tuyas, mostradas y comprobadas.',
      verbs: {
        list: {
          says: 'Las barajas preconstruidas por producto, y si todas sus cartas se pueden jugar aquí.',
          options: { json },
        },
        show: {
          says: 'Una baraja, con lo que está mal en ella: un archivo de texto, - para la entrada estándar, o una baraja preconstruida por su nombre. La palabra «show» se puede omitir.',
          options: {
            json,
            check: 'solo si es legal y se puede jugar aquí, como decks check',
            format:
              'en el formato de un programa: text, twd, plain, jol, lackey, vdb, amaranth, ardb, link (text)',
          },
        },
        check: {
          says: 'Solo si las barajas son legales y se pueden jugar aquí; devuelve 1 si alguna no. Un archivo JSON puede contener muchas.',
          options: { json },
        },
      },
      examples: [
        'una baraja preconstruida en portugués',
        'qué está mal en una lista de baraja',
        'una lista de baraja por la entrada estándar',
        'para Lackey',
        'si cada baraja de un archivo es legal y se puede jugar',
      ],
    },
    rules: {
      says: 'Qué dice una regla del libro, o una decisión sobre una carta, con nuestras palabras, y las pruebas que la comprueban. En inglés.',
      options: { json },
      examples: ['una regla, y los escenarios que la comprueban', 'las reglas que hablan de ambas cosas'],
    },
    scenario: {
      says: 'Escenarios: pequeños archivos de texto que preparan una mesa, juegan, y dicen qué debe ser verdad.',
      verbs: {
        run: {
          says: 'Juega archivos de escenarios, o todos los de una carpeta, y dice cuáles se cumplen; devuelve 1 si alguno no.',
          options: {
            mode: 'solo esta manera de jugar, no las cuatro',
            log: 'cada decisión cuando se toma',
            json,
          },
        },
      },
      examples: [
        'juega los escenarios de un archivo y muestra cada decisión',
        'todos los escenarios de una carpeta, cada uno jugado una vez',
      ],
    },
    record: {
      says: 'Registros de partidas, en JSON o en texto. Las decisiones se cuentan desde 0.',
      verbs: {
        show: {
          says: 'Quién jugaba qué, y la partida contada.',
          options: { decisions: 'cada decisión en palabras, con su número, en vez de un relato', json },
        },
        replay: {
          says: 'La mesa al final del registro, o antes de una decisión.',
          options: { to: 'el número de la decisión en que parar', json },
        },
        verify: {
          says: 'Juega de nuevo los registros y lo compara todo; dice dónde no coincide alguno, y devuelve 1.',
          options: { json },
        },
        diff: {
          says: 'La primera decisión en que difieren dos registros; devuelve 1 si difieren.',
          options: { json },
        },
      },
      examples: [
        'el relato de una partida, en francés',
        'si los registros de una carpeta se reproducen tal como se escribieron',
        'la mesa antes de la decisión 120, y lo que se puede elegir',
        'dónde divergen dos registros',
      ],
    },
    simulate: {
      says: 'Muchas partidas entre bots con las barajas preconstruidas en puestos al azar: quién gana, cuánto duran, cómo acaban.',
      options: {
        games: 'cuántas partidas (100)',
        seats: 'cuántos jugadores, de 2 a 6 (5)',
        bots: `quién juega: ${BOTS}; el último toma los puestos que quedan (prudent)`,
        decks: 'otras barajas: nombres de preconstruidas, o archivos',
        seed: 'la semilla de la primera partida; cada partida toma la siguiente (1)',
        workers: 'cuántos hilos (uno por procesador)',
        out: 'escribe una línea de JSON por partida',
        records: 'escribe el registro de cada partida',
        json: 'las estadísticas, para programas',
      },
      examples: [
        'estadísticas de 500 partidas',
        'dos barajas, una línea por partida',
        'los registros de 200 partidas, para methuselah record verify games',
      ],
    },
    arena: {
      says: 'Bots contra bots: cada uno juega los mismos repartos desde todos los puestos, con todas las barajas. Quién gana, con qué certeza, a qué velocidad.',
      options: {
        bots: `quién juega: ${BOTS}; el último toma los puestos que quedan (heuristic)`,
        decks: 'otras barajas: nombres de preconstruidas, o archivos',
        games: 'cuántas partidas (100)',
        seats: 'cuántos jugadores, de 2 a 6 (5)',
        seed: 'la semilla del primer reparto; cada reparto toma la siguiente (1)',
        workers: 'cuántos hilos (uno por procesador)',
        out: 'escribe una línea de JSON por partida',
        html: 'escribe un informe con gráficos, en una sola página autónoma',
        json: 'los resultados, para programas',
      },
      examples: [
        'un heuristic entre cuatro novice',
        'cinco iguales: cómo les va a las barajas, con gráficos',
        'dos barajas, para programas',
      ],
    },
    bench: {
      says: 'Lo rápido que es el motor, frente a sus límites y a otros dos motores: cerca de un minuto. En inglés.',
      options: { json },
      examples: ['las cifras y si se cumplen los límites, para un programa; devuelve 1 si alguno no'],
    },
    completion: {
      says: 'Imprime el script de autocompletado para un shell.',
      examples: ['para bash', 'para zsh', 'para fish'],
    },
  },
};
