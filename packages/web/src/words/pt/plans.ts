import type { DeckPlans } from '../sections/decks.ts';

export const plans: DeckPlans = {
  malkavian:
    'Sangre sua presa todo turno com furtividade, sangre mais forte quando ninguém puder bloquear e desvie para outra pessoa quando seu predador sangrar você.',
  nosferatu:
    'Deixe os outros virem: bloqueie com percepção, vença os combates e depois sangre uma presa que não tenha mais ninguém para impedir você.',
  toreador:
    'Traga vampiros com título, convoque todo turno um referendo que custe recursos à sua presa e ganhe os votos com charme.',
  tremere:
    'Sangre forte quando o caminho estiver livre, bloqueie quando não estiver e encha seus vampiros com o sangue dos outros.',
  ventrue:
    'Traga um príncipe, vença os referendos, sangre com uma segunda ação no mesmo turno e desvie o que vier contra você.',
};
