import type { RuleWords } from '../rules.ts';

export const RULES: RuleWords = {
  endUnlock: 'Tus cartas se enderezan. Todo lo demás de esta fase viene después, en el orden que quieras.',
  endMaster: 'Puedes no usar tu acción de fase heril, pero no se guarda para después.',
  endMinion:
    'Solo un siervo preparado y enderezado puede actuar, y al actuar se gira. Un siervo que no actúa sigue enderezado y puede bloquear.',
  endInfluence: 'Las transferencias que no uses se pierden.',
  endDiscard: 'Una acción de fase de descarte que no uses se pierde. Tu turno termina.',
  impulse:
    'En este momento todos pueden jugar algo, uno tras otro. La partida sigue cuando todos han pasado.',
  noBlock: 'Si pasas ahora, ya no podrás bloquear esta acción, salvo que cambie su objetivo.',
  blockStands:
    'Cuando todos han pasado se decide el bloqueo: tiene éxito si la intercepción es al menos igual al sigilo.',
  allDeclined: 'Nadie bloquea. Cuando todos han pasado, la acción tiene éxito.',
  combatStep:
    'En cada etapa del combate empieza el siervo activo y sigue el otro. El combate continúa cuando ambos han pasado.',
  rangeStands: 'Cada asalto empieza de cerca, y así sigue si nadie maniobra.',
  noStrike: 'Solo ataca quien aún tiene ataques adicionales; el otro no ataca.',
  mending: 'Un vampiro quema 1 de sangre por cada punto de daño. Si no tiene bastante, entra en letargo.',
  noPress: 'Si nadie acosa para continuar, el combate termina con este asalto.',
  abstain: 'Nadie tiene que votar. Los votos se cuentan cuando todos han terminado.',
  notCancelled:
    'Mientras se juega una carta solo se pueden usar las que la cancelan o las que despiertan a un siervo.',
  findNothing: 'Puedes buscar sin encontrar nada. Después se baraja la biblioteca.',
  master:
    'Las cartas heriles las juegas tú, no un siervo, en tu fase heril. Tienes una acción de fase heril por turno.',
  outOfTurn: 'Se juega en el turno de otro Matusalén y usa una acción de tu próxima fase heril.',
  action:
    'Un siervo preparado y enderezado la juega para actuar, y se gira. La acción puede bloquearse; su costo se paga cuando tiene éxito.',
  political:
    'Un vampiro propone un referéndum. Si nadie bloquea, todos los Matusalenes pueden votar; prospera con más votos a favor que en contra.',
  equipment: 'Una acción con +1 de sigilo: si tiene éxito, el siervo tiene el equipo desde entonces.',
  retainer: 'Una acción con +1 de sigilo: si tiene éxito, el criado sirve a ese siervo, con su propia vida.',
  ally: 'Una acción con +1 de sigilo: si tiene éxito, controlas un siervo más. No puede actuar en el turno en que llega.',
  modifier: 'La juega el siervo activo para modificar su propia acción, una sola vez por acción.',
  reaction:
    'Un siervo preparado y enderezado la juega contra la acción de otro Matusalén. No se gira por ello.',
  combat: 'La juega un siervo que está en combate, en la etapa que indica la carta.',
  reflex: 'Cancela una carta que se juega contra este siervo, en el momento de jugarla.',
  event:
    'Una acción de fase de descarte lo pone en juego: un evento por fase, y cada evento una vez por partida.',
  ability: 'Lo que dice una carta prevalece sobre las reglas.',
  actionInPlay:
    'Una carta en juego da esta acción: el siervo se gira, y puede bloquearse como cualquier otra. Tiene 0 de sigilo si la carta no dice otra cosa.',
  weapon: 'Se puede atacar con un arma u otra carta en vez de con la mano.',
  bleed:
    'Tu presa quema tanta reserva sanguínea como sangra tu siervo, normalmente 1, y obtienes la Ventaja. Quien se queda sin reserva sanguínea es eliminado.',
  hunt: 'El vampiro gana 1 de sangre. Un vampiro sin sangre debe cazar.',
  takeEquipment:
    'Un siervo puede tomar equipo de otro de tus siervos: cuantas piezas quieras en una sola acción.',
  leaveTorpor:
    'Por 2 de sangre el vampiro vuelve a estar preparado. El vampiro que lo bloquea no combate con él, pero puede diabolizarlo.',
  rescue:
    'Un vampiro preparado saca a otro del letargo por 2 de sangre, que paga cualquiera de los dos o ambos.',
  diablerise:
    'La víctima se quema y su sangre pasa al diabolista. Después todos votan si el diabolista también se quema.',
  becomeAnarch:
    'Por 2 de sangre, un vampiro sin título pasa a ser Anarquista: por 1, si tienes otro Anarquista preparado.',
  huntDown:
    'Un vampiro puede atacar a un siervo marcado de la Lista Roja: 1 de sangre, +1 de sigilo, una vez por turno.',
  block:
    'Un bloqueo tiene éxito si la intercepción del que bloquea es al menos igual al sigilo de la acción. Entonces se gira y los dos combaten.',
  sendSlave:
    'Si bloquean a un vampiro del clan de sus amos, un esclavo puede girarse para combatir en su lugar.',
  target: 'Los objetivos y costos se eligen al jugar la carta, antes de cualquier respuesta.',
  x: 'El número se elige al jugar la carta, antes de cualquier respuesta.',
  order: 'Tú eliges en qué orden ocurren tus efectos.',
  may: 'Este efecto es opcional.',
  search: 'Eliges entre lo que se encuentra. Después se baraja la biblioteca.',
  terms: 'Cuando la acción ha tenido éxito, quien propuso el referéndum elige sus términos.',
  stolen: 'Una carta robada se queda contigo. Puede pasar a un siervo que controles.',
  spoils: 'Quien diaboliza a un vampiro puede quedarse con su equipo.',
  discipline:
    'Si la víctima era mayor, el diabolista puede aprender una disciplina: le buscas una carta heril de disciplina.',
  trophy: 'Quien quema a un siervo de la Lista Roja puede recibir un trofeo.',
  mayDiablerise:
    'Un vampiro que bloquea a otro que sale del letargo puede diabolizarlo. Si no, la acción fracasa sin más.',
  strikeTarget: 'De lejos, un ataque a distancia puede dirigirse a un criado en vez de al siervo.',
  pay: 'Un costo lo pagas tú con reserva sanguínea, o tu vampiro con sangre.',
  discardForCost: 'Una carta que se descarta para pagar un costo sale de tu mano.',
  handSize: 'Quien tiene más cartas que el tamaño de su mano, normalmente 7, descarta las que sobran.',
  maneuver:
    'Una maniobra cambia la distancia: de cerca a lejos, o al revés. Nadie maniobra dos veces seguidas.',
  handStrike: 'De cerca hace tanto daño como fuerza tiene el siervo, normalmente 1.',
  prevent: 'Primero se previene el daño; el que queda se repara.',
  press: 'Un acoso lleva a otro asalto, o cancela el acoso del oponente. Nadie acosa dos veces seguidas.',
  vote: 'Los títulos dan votos a los vampiros preparados: primogénito 1, príncipe y barón 2, justicar 3, Círculo Interior 4. Un voto emitido no se retira.',
  cardVote: 'Puedes quemar una carta de acción política de tu mano por 1 voto, diga lo que diga.',
  edgeVote: 'Quien tiene la Ventaja puede quemarla por 1 voto.',
  edgePool:
    'Quien tiene la Ventaja puede ganar 1 de reserva sanguínea en cada una de sus fases de enderezamiento.',
  burnOption:
    'Una carta con opción de quema que ninguno de tus siervos podría usar se puede descartar y reemplazar, una vez por fase de enderezamiento.',
  contest:
    'Una carta única solo puede estar en juego una vez. Seguir disputándola cuesta 1 de reserva sanguínea en cada una de tus fases de enderezamiento.',
  yieldCard: 'Una carta disputada que se cede se quema, con todo lo que lleva.',
  contestTitle:
    'Dos vampiros no pueden tener el mismo título. Seguir disputándolo cuesta 1 de sangre en cada una de tus fases de enderezamiento.',
  yieldTitle: 'Un vampiro que cede pierde el título para siempre.',
  unlockInfernal: 'Un siervo infernal no se endereza por sí solo: cuesta 1 de reserva sanguínea.',
  withdraw:
    'No pierdas reserva sanguínea ni sangre y no combatas hasta tu próxima fase de enderezamiento: entonces dejas la partida con 1 punto de victoria.',
  mark: 'Una acción de fase heril marca a un siervo de la Lista Roja: este turno tus vampiros pueden atacarlo.',
  transfer: '1 transferencia mueve 1 de tu reserva sanguínea a un vampiro de tu zona incontrolada.',
  takeBack:
    '2 transferencias devuelven 1 de sangre de un vampiro de tu zona incontrolada a tu reserva sanguínea.',
  drawCrypt:
    '4 transferencias y 1 de reserva sanguínea llevan un vampiro de tu cripta a tu zona incontrolada.',
  bringOut:
    'Un vampiro con tanta sangre como capacidad pasa a estar preparado, boca arriba. La sangre se queda en él.',
  merge: '4 transferencias y 1 de reserva sanguínea fusionan las dos cartas de un mismo vampiro.',
  discard: 'Una vez en tu fase de descarte puedes descartar una carta y robar otra.',
};
