import type { RuleWords } from '../rules.ts';

export const RULES: RuleWords = {
  endUnlock: 'Suas cartas destravam. Todo o resto desta fase vem depois, na ordem que você quiser.',
  endMaster: 'Você pode não usar sua ação da fase de mestre, mas ela não fica guardada para depois.',
  endMinion:
    'Só um servo pronto e destravado pode agir, e agir o trava. Um servo que não age continua destravado e pode bloquear.',
  endInfluence: 'As transferências que você não usar se perdem.',
  endDiscard: 'Uma ação da fase de descarte que você não usar se perde. Seu turno termina.',
  impulse:
    'Neste momento todos podem jogar algo, um depois do outro. O jogo segue quando todos tiverem passado.',
  noBlock: 'Se passar agora, você não poderá mais bloquear esta ação, a não ser que o alvo mude.',
  blockStands:
    'Quando todos tiverem passado, decide-se o bloqueio: ele é bem-sucedido se a percepção for pelo menos igual à furtividade.',
  allDeclined: 'Ninguém bloqueia. Quando todos tiverem passado, a ação é bem-sucedida.',
  combatStep:
    'Em cada etapa do combate começa o servo agente, depois vem o outro. O combate segue quando os dois tiverem passado.',
  rangeStands: 'Cada rodada começa a curta distância, e continua assim se ninguém manobrar.',
  noStrike: 'Só golpeia quem ainda tem golpes adicionais; o outro não golpeia.',
  mending: 'Um vampiro queima 1 de sangue por ponto de dano. Se não tiver o bastante, vai para o torpor.',
  noPress: 'Se ninguém pressionar para continuar, o combate termina com esta rodada.',
  abstain: 'Votar não é obrigatório. Os votos são contados quando todos tiverem terminado.',
  notCancelled:
    'Enquanto uma carta é jogada, só podem ser usadas as que a cancelam ou as que despertam um servo.',
  findNothing: 'Você pode procurar sem encontrar nada. Depois a biblioteca é embaralhada.',
  master:
    'As cartas de mestre são jogadas por você, não por um servo, na sua fase de mestre. Você tem uma ação da fase de mestre por turno.',
  outOfTurn: 'É jogada no turno de outro Matusalém e usa uma ação da sua próxima fase de mestre.',
  action:
    'Um servo pronto e destravado a joga para agir, e trava. A ação pode ser bloqueada; o custo é pago quando ela é bem-sucedida.',
  political:
    'Um vampiro convoca um referendo. Se ninguém bloquear, todos os Matusaléns podem votar; ele é aprovado com mais votos a favor do que contra.',
  equipment: 'Uma ação com +1 de furtividade: se for bem-sucedida, o servo passa a ter o equipamento.',
  retainer:
    'Uma ação com +1 de furtividade: se for bem-sucedida, o lacaio passa a servir esse servo, com vida própria.',
  ally: 'Uma ação com +1 de furtividade: se for bem-sucedida, você controla mais um servo. Ele não pode agir no turno em que chega.',
  modifier: 'O servo agente a joga para modificar a própria ação, uma única vez por ação.',
  reaction: 'Um servo pronto e destravado a joga contra a ação de outro Matusalém. Ele não trava por isso.',
  combat: 'É jogada por um servo em combate, na etapa que a carta indica.',
  reflex: 'Cancela uma carta jogada contra este servo, no momento em que ela é jogada.',
  event: 'Uma ação da fase de descarte o põe em jogo: um evento por fase, e cada evento uma vez por partida.',
  ability: 'O texto de uma carta prevalece sobre as regras.',
  actionInPlay:
    'Uma carta em jogo dá esta ação: o servo trava, e ela pode ser bloqueada como qualquer outra. Tem 0 de furtividade, a menos que a carta diga outra coisa.',
  weapon: 'Pode-se golpear com uma arma ou outra carta em vez de com as mãos.',
  bleed:
    'Sua presa queima tantos recursos quanto o sangrar do seu servo, em geral 1, e você obtém a Vantagem. Quem fica sem recursos é eliminado.',
  hunt: 'O vampiro ganha 1 de sangue. Um vampiro sem sangue deve caçar.',
  takeEquipment:
    'Um servo pode pegar equipamento de outro servo seu: quantas peças você quiser em uma só ação.',
  leaveTorpor:
    'Por 2 de sangue o vampiro volta a ficar pronto. O vampiro que o bloqueia não luta com ele, mas pode diablerizá-lo.',
  rescue: 'Um vampiro pronto resgata outro do torpor por 2 de sangue, pagos por um dos dois ou divididos.',
  diablerise:
    'A vítima é queimada e o sangue dela passa para o diablerista. Depois todos votam se o diablerista também é queimado.',
  becomeAnarch:
    'Por 2 de sangue, um vampiro sem título passa a ser Anarquista: por 1, se você tiver outro Anarquista pronto.',
  huntDown:
    'Um vampiro pode atacar um servo marcado da Lista Vermelha: 1 de sangue, +1 de furtividade, uma vez por turno.',
  block:
    'Um bloqueio é bem-sucedido se a percepção de quem bloqueia for pelo menos igual à furtividade da ação. Então ele trava, e os dois lutam.',
  sendSlave:
    'Se um vampiro do clã de seus mestres é bloqueado, um escravo pode travar para lutar no lugar dele.',
  target: 'Os alvos e os custos são escolhidos quando a carta é jogada, antes de qualquer resposta.',
  x: 'O número é escolhido quando a carta é jogada, antes de qualquer resposta.',
  order: 'Você escolhe em que ordem seus efeitos acontecem.',
  may: 'Este efeito é opcional.',
  search: 'Você escolhe entre o que foi encontrado. Depois a biblioteca é embaralhada.',
  terms: 'Quando a ação é bem-sucedida, quem convocou o referendo escolhe os termos.',
  stolen: 'Uma carta roubada fica com você. Ela pode ir para um servo que você controla.',
  spoils: 'Quem diableriza um vampiro pode ficar com o equipamento dele.',
  discipline:
    'Se a vítima era mais velha, o diablerista pode aprender uma Disciplina: você procura para ele uma carta de mestre de Disciplina.',
  trophy: 'Quem queima um servo da Lista Vermelha pode receber um troféu.',
  mayDiablerise:
    'Um vampiro que bloqueia outro saindo do torpor pode diablerizá-lo. Se não, a ação simplesmente falha.',
  strikeTarget: 'A longa distância, um golpe a distância pode atingir um lacaio em vez do servo.',
  pay: 'Um custo é pago por você com recursos, ou por seu vampiro com sangue.',
  discardForCost: 'Uma carta descartada para pagar um custo sai da sua mão.',
  handSize: 'Quem tem mais cartas que o tamanho da mão, em geral 7, descarta as que sobram.',
  maneuver:
    'Uma manobra muda a distância: de curta para longa, ou vice-versa. Ninguém manobra duas vezes seguidas.',
  handStrike: 'A curta distância, causa tanto dano quanto a força do servo, em geral 1.',
  prevent: 'Primeiro se previne o dano; o que sobra é reparado.',
  press:
    'Pressionar leva a outra rodada, ou cancela o pressionar do oponente. Ninguém pressiona duas vezes seguidas.',
  vote: 'Os títulos dão votos aos vampiros prontos: primogênito 1, príncipe e barão 2, justicar 3, Círculo Interno 4. Um voto declarado não pode ser retirado.',
  cardVote:
    'Você pode queimar uma carta de ação política da sua mão por 1 voto, qualquer que seja o texto dela.',
  edgeVote: 'Quem tem a Vantagem pode queimá-la por 1 voto.',
  edgePool: 'Quem tem a Vantagem pode ganhar 1 de recurso em cada uma de suas fases de destravar.',
  burnOption:
    'Uma carta com opção de queima que nenhum servo seu poderia usar pode ser descartada e reposta, uma vez por fase de destravar.',
  contest:
    'Uma carta única só pode estar em jogo uma vez. Continuar a contestá-la custa 1 de recurso em cada uma de suas fases de destravar.',
  yieldCard: 'Uma carta contestada que é concedida é queimada, com tudo o que há nela.',
  contestTitle:
    'Dois vampiros não podem ter o mesmo título. Continuar a contestá-lo custa 1 de sangue em cada uma de suas fases de destravar.',
  yieldTitle: 'Um vampiro que concede perde o título para sempre.',
  unlockInfernal: 'Um servo infernal não destrava sozinho: custa 1 de recurso.',
  withdraw:
    'Não perca recursos nem sangue e não lute até sua próxima fase de destravar: então você deixa a partida com 1 ponto de vitória.',
  mark: 'Uma ação da fase de mestre marca um servo da Lista Vermelha: neste turno seus vampiros podem atacá-lo.',
  transfer: '1 transferência move 1 de seus recursos para um vampiro da sua região não controlada.',
  takeBack:
    '2 transferências devolvem 1 de sangue de um vampiro da sua região não controlada aos seus recursos.',
  drawCrypt:
    '4 transferências e 1 de recurso trazem um vampiro da sua cripta para a sua região não controlada.',
  bringOut:
    'Um vampiro com tanto sangue quanto sua capacidade fica pronto, com a face para cima. O sangue fica nele.',
  merge: '4 transferências e 1 de recurso fundem as duas cartas de um mesmo vampiro.',
  discard: 'Uma vez na sua fase de descarte você pode descartar uma carta e comprar outra.',
};
