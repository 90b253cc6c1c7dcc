import type { HelpWords } from './words.ts';

const json = 'para programas';
const BOTS = 'random, prudent, novice, heuristic';

export const HELP: HelpWords = {
  title: 'methuselah: Vampire: The Eternal Struggle no terminal',
  more: [
    'methuselah COMANDO --help explica um comando por completo. Todos aceitam --lang en|fr|es|it|pt.',
    'Retornam 0 se tudo vai bem, 1 se o que se verifica está errado, 2 se o que foi digitado não faz sentido.',
    'NO_COLOR, FORCE_COLOR: sem cores, ou com cores mesmo em um arquivo. --version: qual é a versão.',
  ],
  aliasOf: (alias, name) => `${alias} é outro nome de ${name}.`,
  places: {
    FILE: 'ARQUIVO',
    FOLDER: 'PASTA',
    DECK: 'BARALHO',
    NAME: 'NOME',
    NUMBER: 'NÚMERO',
    WORD: 'PALAVRA',
    LANG: 'IDIOMA',
  },
  common: {
    lang: 'o idioma da saída (por padrão, conforme LC_ALL ou LANG)',
    help: 'o que o comando faz, com exemplos',
  },
  commands: {
    play: {
      says: 'Uma partida no terminal: contra bots, com outras pessoas no mesmo teclado, ou entre bots.',
      options: {
        seats: 'quantos jogadores, de 2 a 6 (5)',
        people: 'quantos deles são pessoas, ou os nomes delas: Ann,Tom (1)',
        bots: 'quem joga os outros lugares: heuristic, novice, prudent, random (heuristic)',
        decks: 'a partir do primeiro lugar: nomes de baralhos pré-construídos, ou arquivos',
        seed: 'uma partida de treino: a mesma semente dá a mesma partida (uma secreta)',
        auto: 'os bots jogam todos os lugares: a partida é contada do início ao fim',
        save: 'guarda a partida em um arquivo, escrito após cada decisão',
        load: 'continua a partida de um arquivo; serve qualquer registro',
      },
      examples: [
        'você e quatro bots',
        'uma partida inteira entre bots, contada em francês',
        'duas pessoas e dois iniciantes',
        'um duelo que se pode continuar',
        'continua o duelo',
      ],
    },
    cards: {
      says: 'As cartas e o que elas fazem. Um nome pode estar em qualquer um dos cinco idiomas.',
      options: {
        json: 'para programas: número, nomes, expansão, se pode ser jogada, seu texto em cada idioma',
        all: 'todas as cartas já publicadas, não só as que podem ser jogadas aqui',
        coverage: 'quantas cartas de cada expansão e de cada baralho pré-construído podem ser jogadas',
      },
      examples: [
        'o que uma carta faz, em francês',
        'quantas cartas de cada expansão podem ser jogadas aqui',
        'todas as cartas já publicadas, para programas',
      ],
    },
    decks: {
      says: 'Listas de baralhos: os pré-construídos e os seus, mostrados e conferidos.',
      verbs: {
        list: {
          says: 'Os baralhos pré-construídos por produto, e se todas as suas cartas podem ser jogadas aqui.',
          options: { json },
        },
        show: {
          says: 'Um baralho, com o que há de errado nele: um arquivo de texto, - para a entrada padrão, ou um baralho pré-construído pelo nome. A palavra “show” pode ser omitida.',
          options: {
            json,
            check: 'apenas se é legal e pode ser jogado aqui, como decks check',
            format:
              'no formato de um programa: text, twd, plain, jol, lackey, vdb, amaranth, ardb, link (text)',
          },
        },
        check: {
          says: 'Apenas se os baralhos são legais e podem ser jogados aqui; retorna 1 se algum não é. Um arquivo JSON pode conter muitos.',
          options: { json },
        },
      },
      examples: [
        'um baralho pré-construído em português',
        'o que há de errado em uma lista de baralho',
        'uma lista de baralho pela entrada padrão',
        'para o Lackey',
        'se cada baralho de um arquivo é legal e pode ser jogado',
      ],
    },
    rules: {
      says: 'O que uma regra do livro, ou uma decisão sobre uma carta, diz em nossas palavras, e os testes que a verificam. Em inglês.',
      options: { json },
      examples: ['uma regra, e os cenários que a verificam', 'as regras que falam das duas coisas'],
    },
    scenario: {
      says: 'Cenários: pequenos arquivos de texto que preparam uma mesa, jogam, e dizem o que deve ser verdade.',
      verbs: {
        run: {
          says: 'Joga arquivos de cenários, ou todos os de uma pasta, e diz quais se cumprem; retorna 1 se algum não.',
          options: {
            mode: 'só este modo de jogar, não os quatro',
            log: 'cada decisão quando é tomada',
            json,
          },
        },
      },
      examples: [
        'joga os cenários de um arquivo e mostra cada decisão',
        'todos os cenários de uma pasta, cada um jogado uma vez',
      ],
    },
    record: {
      says: 'Registros de partidas, em JSON ou em texto. As decisões são contadas a partir de 0.',
      verbs: {
        show: {
          says: 'Quem jogava o quê, e a partida contada.',
          options: { decisions: 'cada decisão em palavras, com seu número, em vez de uma narração', json },
        },
        replay: {
          says: 'A mesa no final do registro, ou antes de uma decisão.',
          options: { to: 'o número da decisão em que parar', json },
        },
        verify: {
          says: 'Joga os registros de novo e compara tudo; diz onde um não confere, e retorna 1.',
          options: { json },
        },
        diff: {
          says: 'A primeira decisão em que dois registros diferem; retorna 1 se diferem.',
          options: { json },
        },
      },
      examples: [
        'a narração de uma partida, em francês',
        'se os registros de uma pasta se reproduzem como foram escritos',
        'a mesa antes da decisão 120, e o que se pode escolher',
        'onde dois registros divergem',
      ],
    },
    simulate: {
      says: 'Muitas partidas entre bots com os baralhos pré-construídos em lugares aleatórios: quem vence, quanto duram, como terminam.',
      options: {
        games: 'quantas partidas (100)',
        seats: 'quantos jogadores, de 2 a 6 (5)',
        bots: `quem joga: ${BOTS}; o último fica com os lugares que sobram (prudent)`,
        decks: 'outros baralhos: nomes de pré-construídos, ou arquivos',
        seed: 'a semente da primeira partida; cada partida usa a seguinte (1)',
        workers: 'quantas threads (uma por processador)',
        out: 'escreve uma linha de JSON por partida',
        records: 'escreve o registro de cada partida',
        json: 'as estatísticas, para programas',
      },
      examples: [
        'estatísticas de 500 partidas',
        'dois baralhos, uma linha por partida',
        'os registros de 200 partidas, para methuselah record verify games',
      ],
    },
    arena: {
      says: 'Bots contra bots: cada um joga as mesmas distribuições de todos os lugares, com todos os baralhos. Quem vence, com que certeza, com que velocidade.',
      options: {
        bots: `quem joga: ${BOTS}; o último fica com os lugares que sobram (heuristic)`,
        decks: 'outros baralhos: nomes de pré-construídos, ou arquivos',
        games: 'quantas partidas (100)',
        seats: 'quantos jogadores, de 2 a 6 (5)',
        seed: 'a semente da primeira distribuição; cada uma usa a seguinte (1)',
        workers: 'quantas threads (uma por processador)',
        out: 'escreve uma linha de JSON por partida',
        html: 'escreve um relatório com gráficos, em uma única página autônoma',
        json: 'os resultados, para programas',
      },
      examples: [
        'um heuristic entre quatro novice',
        'cinco iguais: como se saem os baralhos, com gráficos',
        'dois baralhos, para programas',
      ],
    },
    bench: {
      says: 'A velocidade do motor, em relação a seus limites e a outros dois motores: cerca de um minuto. Em inglês.',
      options: { json },
      examples: ['os números e se os limites se cumprem, para um programa; retorna 1 se algum não'],
    },
    completion: {
      says: 'Imprime o script de autocompletar para um shell.',
      examples: ['para bash', 'para zsh', 'para fish'],
    },
  },
};
