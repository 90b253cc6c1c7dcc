import type { Glossary } from './glossary.ts';

export const GLOSSARY: Glossary = {
  methuselah: {
    word: 'Matusalém',
    forms: ['Matusalém', 'Matusaléns'],
    explanation: 'Um jogador: um vampiro ancião que governa de longe e nunca aparece em pessoa.',
  },
  prey: {
    word: 'presa',
    forms: ['presa'],
    explanation: 'O Matusalém à sua esquerda. Eliminar sua presa é o caminho da vitória.',
  },
  predator: {
    word: 'predador',
    forms: ['predador'],
    explanation: 'O Matusalém à sua direita, de quem você é a presa.',
  },
  pool: {
    word: 'recursos',
    forms: ['recursos', 'recurso'],
    explanation: 'A influência de um Matusalém. Todos começam com 30; quem fica sem recursos é eliminado.',
  },
  edge: {
    word: 'a Vantagem',
    forms: ['a Vantagem', 'Vantagem'],
    explanation:
      'Um marcador que vai para quem sangrou com sucesso por último. Pode dar 1 de recurso na sua fase de destravar, ou ser queimado por 1 voto.',
  },
  oust: {
    word: 'eliminar',
    forms: ['eliminado', 'eliminar'],
    explanation: 'Tirar um Matusalém da partida. O predador dele ganha 1 ponto de vitória e 6 de recursos.',
  },
  minion: {
    word: 'servo',
    forms: ['servo', 'servos'],
    explanation: 'Um vampiro ou aliado que você controla: age e bloqueia por você.',
  },
  vampire: {
    word: 'vampiro',
    forms: ['vampiro', 'vampiros'],
    explanation: 'Um servo da sua cripta. Tem sangue, capacidade, clã e Disciplinas.',
  },
  blood: {
    word: 'sangue',
    forms: ['sangue'],
    explanation: 'Os contadores de um vampiro. Com eles, ele paga suas cartas e repara o dano.',
  },
  capacity: {
    word: 'capacidade',
    forms: ['capacidade'],
    explanation: 'Quanto sangue cabe em um vampiro. É também sua idade, e quanto custa pô-lo em jogo.',
  },
  age: {
    word: 'mais velho, mais jovem',
    forms: ['mais jovem', 'mais jovens', 'mais velha', 'mais velho'],
    explanation: 'Entre dois vampiros, o mais velho é o de maior capacidade.',
  },
  ally: {
    word: 'aliado',
    forms: ['aliado', 'aliados'],
    explanation: 'Um servo que não é vampiro. O dano queima a vida dele.',
  },
  life: {
    word: 'vida',
    forms: ['vida'],
    explanation: 'Os contadores de um aliado ou lacaio. Ele é queimado quando não tem mais nenhum.',
  },
  retainer: {
    word: 'lacaio',
    forms: ['lacaio', 'lacaios'],
    explanation: 'Um ajudante que um servo emprega. Ele o ajuda e tem vida própria.',
  },
  employer: { word: 'empregador', forms: ['empregador'], explanation: 'O servo que tem um lacaio.' },
  equipment: {
    word: 'equipamento',
    forms: ['equipamento'],
    explanation: 'Uma carta que um servo carrega e usa, como uma arma.',
  },
  bearer: { word: 'portador', forms: ['portador'], explanation: 'O servo que carrega um equipamento.' },
  weapon: { word: 'arma', forms: ['arma', 'arma de fogo'], explanation: 'Equipamento com que golpear.' },
  location: {
    word: 'local',
    forms: ['local'],
    explanation: 'Uma carta de mestre que fica em jogo e é usada várias vezes.',
  },
  huntingGround: {
    word: 'campo de caça',
    forms: ['campo de caça'],
    explanation: 'Um local que alimenta um de seus vampiros na sua fase de destravar.',
  },
  master: {
    word: 'carta de mestre',
    forms: ['mestre', 'carta de mestre', 'cartas de mestre'],
    explanation: 'Uma carta que você mesmo joga, na sua fase de mestre, com uma ação da fase de mestre.',
  },
  trifle: {
    word: 'trivial',
    forms: ['trivial'],
    explanation: 'Uma carta de mestre que devolve sua ação da fase de mestre, uma vez por fase.',
  },
  outOfTurn: {
    word: 'fora do turno',
    forms: ['fora do turno'],
    explanation: 'Uma carta de mestre jogada no turno de outro, com uma ação da sua próxima fase de mestre.',
  },
  clan: {
    word: 'clã',
    forms: ['clã'],
    explanation: 'A família de um vampiro. Algumas cartas são só para um clã.',
  },
  discipline: {
    word: 'Disciplina',
    forms: ['Disciplina'],
    explanation: 'Um poder dos vampiros. Quase todas as cartas deles pedem uma, no nível básico ou superior.',
  },
  superior: {
    word: 'superior',
    forms: ['superior'],
    explanation:
      'O nível mais alto de uma Disciplina: o segundo texto da carta pode ser usado no lugar do primeiro.',
  },
  sect: {
    word: 'seita',
    forms: ['seita'],
    explanation: 'A facção de um vampiro: Camarilla, Sabá, Anarquista, Independente ou Laibon.',
  },
  camarilla: {
    word: 'Camarilla',
    forms: ['Camarilla'],
    explanation: 'A seita dos príncipes, primogênitos e justicars, que esconde os vampiros dos mortais.',
  },
  sabbat: {
    word: 'Sabá',
    forms: ['Sabá'],
    explanation: 'A seita dos bispos e dos prisci, inimiga da Camarilla.',
  },
  anarch: {
    word: 'Anarquista',
    forms: ['Anarquista'],
    explanation:
      'Uma seita de rebeldes, liderada por barões. Um vampiro sem título pode entrar nela com uma ação.',
  },
  independent: {
    word: 'independente',
    forms: ['independente'],
    explanation: 'De nenhuma das grandes seitas.',
  },
  title: {
    word: 'título',
    forms: ['título', 'titulado', 'titulados', 'títulos'],
    explanation: 'Um posto que dá votos nos referendos a um vampiro pronto.',
  },
  primogen: {
    word: 'primogênito',
    forms: ['primogênito', 'primogênita'],
    explanation: 'Um título da Camarilla: 1 voto.',
  },
  prince: {
    word: 'príncipe',
    forms: ['príncipe'],
    explanation: 'O título da Camarilla sobre uma cidade: 2 votos. Há um por cidade.',
  },
  baron: { word: 'barão', forms: ['barão'], explanation: 'O título anarquista sobre uma cidade: 2 votos.' },
  justicar: {
    word: 'justicar',
    forms: ['justicar'],
    explanation: 'Um título da Camarilla, um por clã: 3 votos.',
  },
  innerCircle: {
    word: 'Círculo Interno',
    forms: ['Círculo Interno', 'membro do Círculo Interno'],
    explanation: 'O título mais alto da Camarilla, um por clã: 4 votos.',
  },
  bishop: { word: 'bispo', forms: ['bispo'], explanation: 'Um título do Sabá: 1 voto.' },
  archbishop: {
    word: 'arcebispo',
    forms: ['arcebispo'],
    explanation: 'O título do Sabá sobre uma cidade: 2 votos.',
  },
  priscus: {
    word: 'priscus',
    forms: ['prisci', 'priscus'],
    explanation:
      'Um título do Sabá. Todos os prisci juntos têm 3 votos, e os decidem entre si com sub-votos.',
  },
  cardinal: { word: 'cardeal', forms: ['cardeal'], explanation: 'Um título do Sabá: 3 votos.' },
  regent: {
    word: 'regente',
    forms: ['regente'],
    explanation: 'O título mais alto do Sabá, do qual só há um: 4 votos.',
  },
  unique: {
    word: 'única, único',
    forms: ['único', 'única'],
    explanation: 'Só pode haver em jogo uma carta com este nome. Uma segunda é contestada.',
  },
  contest: {
    word: 'contestada',
    forms: [
      'contestada',
      'contestadas',
      'contestado',
      'contestados',
      'contestar',
      'contestá-la',
      'contestá-lo',
    ],
    explanation:
      'Dois Matusaléns reclamam a mesma carta única: ela fica fora do jogo até que um deles conceda.',
  },
  yield: {
    word: 'conceder',
    forms: ['concede', 'conceder'],
    explanation: 'Abrir mão de uma carta ou de um título contestado. A carta é queimada.',
  },
  lock: {
    word: 'travar',
    forms: ['travar', 'travado', 'trave', 'trava'],
    explanation: 'Virar uma carta de lado: ela foi usada. Um servo travado não age nem bloqueia.',
  },
  unlock: {
    word: 'destravar',
    forms: ['destravar', 'destrave', 'destravado', 'destrava', 'destravam'],
    explanation: 'Desvirar uma carta travada, para que possa ser usada de novo.',
  },
  ready: {
    word: 'pronto',
    forms: ['pronto', 'pronta', 'prontos'],
    explanation: 'Em jogo e capaz de lutar, votar e agir: nem em torpor nem na região não controlada.',
  },
  torpor: {
    word: 'torpor',
    forms: ['torpor'],
    explanation: 'Onde ficam os vampiros gravemente feridos. Ali só podem tentar sair, por 2 de sangue.',
  },
  uncontrolled: {
    word: 'região não controlada',
    forms: ['região não controlada', 'não controlado'],
    explanation:
      'Onde seus vampiros esperam, virados para baixo, até terem tanto sangue quanto a capacidade.',
  },
  crypt: { word: 'cripta', forms: ['cripta'], explanation: 'O baralho dos seus vampiros.' },
  library: {
    word: 'biblioteca',
    forms: ['biblioteca'],
    explanation: 'O baralho das suas outras cartas. Você compra uma sempre que joga uma.',
  },
  hand: {
    word: 'mão',
    forms: ['mão', 'tamanho da mão'],
    explanation: 'As cartas que você pode jogar: 7, a menos que algo mude isso.',
  },
  ashHeap: {
    word: 'pilha de cinzas',
    forms: ['pilha de cinzas'],
    explanation: 'A pilha das suas cartas queimadas e descartadas. Todos podem olhá-la.',
  },
  burn: {
    word: 'queimar',
    forms: ['queimar', 'queima', 'queime', 'queimada', 'queimado', 'queimá-la'],
    explanation: 'Pôr uma carta na pilha de cinzas; ou perder sangue ou recursos.',
  },
  discard: {
    word: 'descartar',
    forms: ['descarte', 'descartar', 'descartada', 'descarta'],
    explanation: 'Pôr uma carta da sua mão na pilha de cinzas.',
  },
  transfer: {
    word: 'transferência',
    forms: ['transferências', 'transferência'],
    explanation:
      'O que você gasta na sua fase de influência, em geral 4 por turno: 1 transferência move 1 de recurso para um vampiro não controlado.',
  },
  unlockPhase: {
    word: 'fase de destravar',
    forms: ['fase de destravar', 'fases de destravar'],
    explanation: 'A primeira fase de um turno: suas cartas destravam.',
  },
  masterPhase: {
    word: 'fase de mestre',
    forms: ['fase de mestre'],
    explanation: 'A segunda fase de um turno: você joga uma carta de mestre.',
  },
  influencePhase: {
    word: 'fase de influência',
    forms: ['fase de influência'],
    explanation: 'A quarta fase de um turno: você põe vampiros em jogo com as transferências.',
  },
  discardPhase: {
    word: 'fase de descarte',
    forms: ['fase de descarte'],
    explanation: 'A última fase de um turno: você pode trocar uma carta.',
  },
  action: {
    word: 'ação',
    forms: ['ação', 'ações'],
    explanation: 'O que um servo faz na sua fase de servo, travando. Outros podem bloqueá-lo.',
  },
  directed: {
    word: 'ação direcionada',
    forms: ['direcionada', 'direcionadas', 'ação Ⓓ', 'Ⓓ'],
    explanation: 'Uma ação contra outro Matusalém ou algo dele: só ele pode bloqueá-la.',
  },
  bleed: {
    word: 'sangrar',
    forms: ['sangrar', 'sangre', 'sangrou'],
    explanation: 'A ação que faz sua presa queimar recursos, em geral 1.',
  },
  hunt: { word: 'caçar', forms: ['caçar'], explanation: 'A ação pela qual um vampiro ganha 1 de sangue.' },
  stealth: {
    word: 'furtividade',
    forms: ['furtividade'],
    explanation: 'O quanto é difícil bloquear uma ação: é preciso ter a mesma percepção.',
  },
  intercept: {
    word: 'percepção',
    forms: ['percepção'],
    explanation: 'O que é preciso para bloquear: pelo menos tanto quanto a furtividade da ação.',
  },
  block: {
    word: 'bloquear',
    forms: [
      'bloquear',
      'bloqueio',
      'bloqueada',
      'bloqueia',
      'bloqueios',
      'bloqueando',
      'bloqueadas',
      'bloqueado',
    ],
    explanation: 'Parar a ação de outro Matusalém. Quem bloqueia trava e luta com o servo agente.',
  },
  actingMinion: {
    word: 'servo agente',
    forms: ['servo agente'],
    explanation: 'Aquele cuja ação está em andamento; em combate, o que começa.',
  },
  modifier: {
    word: 'modificador de ação',
    forms: ['modificador de ação'],
    explanation: 'Uma carta que o servo agente joga para mudar sua ação.',
  },
  reaction: {
    word: 'reação',
    forms: ['cartas de reação', 'reação', 'carta de reação'],
    explanation: 'Uma carta que um servo destravado de outro Matusalém joga contra uma ação.',
  },
  wake: {
    word: 'despertar',
    forms: ['desperta', 'despertar', 'despertam'],
    explanation: 'Poder bloquear e reagir durante uma ação como um servo destravado.',
  },
  limited: {
    word: 'limitado',
    forms: ['limitado'],
    explanation:
      'Um lembrete: só um modificador de ação pode aumentar um sangrar, e só uma fonte pode dar golpes adicionais em uma rodada.',
  },
  combat: {
    word: 'combate',
    forms: ['combate', 'combates'],
    explanation: 'A luta entre dois servos, em rodadas: distância, golpes, dano, pressionar.',
  },
  range: {
    word: 'curta distância, longa distância',
    forms: ['curta distância', 'longa distância'],
    explanation: 'A curta distância todos podem golpear; a longa distância só chegam os golpes a distância.',
  },
  maneuver: {
    word: 'manobra',
    forms: ['manobra', 'manobre', 'manobrar'],
    explanation: 'Mudar a distância de uma rodada: de curta para longa, ou vice-versa.',
  },
  strike: {
    word: 'golpe',
    forms: ['golpe', 'golpes', 'golpear', 'golpeia'],
    explanation: 'O que um servo faz em uma rodada: golpear, esquivar-se, roubar sangue e assim por diante.',
  },
  handStrike: {
    word: 'golpe de mão',
    forms: ['golpe de mão', 'golpes de mão'],
    explanation: 'Um golpe sem arma: tanto dano quanto a força do servo.',
  },
  ranged: { word: 'Di', forms: ['Di', 'a distância'], explanation: 'Funciona também a longa distância.' },
  dodge: {
    word: 'esquiva',
    forms: ['esquiva'],
    explanation: 'Um golpe que anula o efeito do golpe do oponente.',
  },
  combatEnds: {
    word: 'fim de combate',
    forms: ['fim de combate'],
    explanation: 'Um golpe que encerra o combate na hora, antes de qualquer outro.',
  },
  firstStrike: {
    word: 'golpe rápido',
    forms: ['golpe rápido'],
    explanation: 'Um golpe que vem antes do outro: o servo que ele derruba não golpeia.',
  },
  additionalStrike: {
    word: 'golpe adicional',
    forms: ['golpes adicionais', 'golpe adicional'],
    explanation: 'Outro golpe na mesma rodada, depois do primeiro par.',
  },
  damage: {
    word: 'dano',
    forms: ['dano', 'danos'],
    explanation: 'Um vampiro queima 1 de sangue por ponto de dano; um aliado, 1 de vida.',
  },
  aggravated: {
    word: 'dano agravado',
    forms: ['agravado', 'dano agravado'],
    explanation: 'Dano que não pode ser reparado: manda um vampiro para o torpor, ou o queima.',
  },
  environmental: {
    word: 'dano ambiental',
    forms: ['dano ambiental'],
    explanation: 'Dano que não vem de um golpe: não há como se esquivar dele.',
  },
  prevent: {
    word: 'prevenir',
    forms: ['prevenir', 'prevenido', 'previna', 'previne'],
    explanation: 'Fazer com que um dano não aconteça, antes de repará-lo.',
  },
  strength: {
    word: 'força',
    forms: ['força'],
    explanation: 'O dano que um servo causa com as mãos, em geral 1.',
  },
  press: {
    word: 'pressionar',
    forms: ['pressionar', 'pressione', 'pressiona'],
    explanation: 'Levar a outra rodada de combate, ou cancelar o pressionar do oponente.',
  },
  politicalAction: {
    word: 'ação política',
    forms: ['ação política'],
    explanation: 'Uma ação com que um vampiro convoca um referendo.',
  },
  referendum: {
    word: 'referendo',
    forms: ['referendo', 'referendos'],
    explanation: 'Uma votação de todos os Matusaléns sobre os termos de uma ação política.',
  },
  vote: {
    word: 'voto',
    forms: ['votos', 'votação', 'voto', 'votar', 'votam'],
    explanation: 'O que conta em um referendo. O referendo é aprovado com mais votos a favor do que contra.',
  },
  ballot: {
    word: 'sub-voto',
    forms: ['sub-votos', 'sub-voto'],
    explanation: 'O voto de um priscus entre os prisci, que têm 3 votos em conjunto.',
  },
  diablerie: {
    word: 'diablerie',
    forms: ['diablerista', 'diablerizar', 'diablerie', 'diablerizá-lo', 'diableriza'],
    explanation:
      'Beber todo o sangue de um vampiro em torpor. A vítima é queimada; o diablerista ganha o sangue dela e pode pegar seu equipamento.',
  },
  bloodHunt: {
    word: 'caçada de sangue',
    forms: ['caçada de sangue'],
    explanation: 'O referendo que se segue à diablerie: se for aprovado, o diablerista é queimado.',
  },
  redList: {
    word: 'Lista Vermelha',
    forms: ['Lista Vermelha'],
    explanation: 'Um servo que todos podem atacar depois de marcado, por um troféu.',
  },
  trophy: {
    word: 'troféu',
    forms: ['troféu', 'troféus'],
    explanation: 'Uma carta que premia um vampiro por ter queimado um servo da Lista Vermelha.',
  },
};
