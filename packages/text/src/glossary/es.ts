import type { Glossary } from './glossary.ts';

export const GLOSSARY: Glossary = {
  methuselah: {
    word: 'Matusalén',
    forms: ['Matusalén', 'Matusalenes'],
    explanation: 'Un jugador: un vampiro antiguo que gobierna de lejos y nunca aparece en persona.',
  },
  prey: {
    word: 'presa',
    forms: ['presa'],
    explanation: 'El Matusalén a tu izquierda. Eliminar a tu presa es el camino a la victoria.',
  },
  predator: {
    word: 'depredador',
    forms: ['depredador'],
    explanation: 'El Matusalén a tu derecha, de quien eres la presa.',
  },
  pool: {
    word: 'reserva sanguínea',
    forms: ['reserva sanguínea'],
    explanation:
      'La influencia de un Matusalén. Todos empiezan con 30; quien se queda sin ella es eliminado.',
  },
  edge: {
    word: 'la Ventaja',
    forms: ['la Ventaja'],
    explanation:
      'Un marcador que pasa a quien logró el último sangrado con éxito. Puede darle 1 de reserva sanguínea al enderezar, o quemarse por 1 voto.',
  },
  oust: {
    word: 'eliminar',
    forms: ['eliminado', 'eliminar'],
    explanation:
      'Echar a un Matusalén de la partida. Su depredador gana 1 punto de victoria y 6 de reserva sanguínea.',
  },
  minion: {
    word: 'siervo',
    forms: ['siervo', 'siervos'],
    explanation: 'Un vampiro o aliado que controlas: actúa y bloquea por ti.',
  },
  vampire: {
    word: 'vampiro',
    forms: ['vampiro', 'vampiros'],
    explanation: 'Un siervo de tu cripta. Tiene sangre, capacidad, clan y disciplinas.',
  },
  blood: {
    word: 'sangre',
    forms: ['sangre'],
    explanation: 'Las fichas de un vampiro. Con ellas paga sus cartas y repara el daño.',
  },
  capacity: {
    word: 'capacidad',
    forms: ['capacidad'],
    explanation: 'La sangre que cabe en un vampiro. También es su edad, y lo que cuesta ponerlo en juego.',
  },
  age: {
    word: 'mayor, menor',
    forms: ['menor', 'menores', 'mayor'],
    explanation: 'De dos vampiros es mayor el de más capacidad.',
  },
  ally: {
    word: 'aliado',
    forms: ['aliado', 'aliados'],
    explanation: 'Un siervo que no es un vampiro. El daño le quema vida.',
  },
  life: {
    word: 'vida',
    forms: ['vida'],
    explanation: 'Las fichas de un aliado o criado. Se quema cuando no le queda ninguna.',
  },
  retainer: {
    word: 'criado',
    forms: ['criado', 'criados'],
    explanation: 'Un ayudante al que emplea un siervo. Le presta ayuda y tiene su propia vida.',
  },
  employer: { word: 'empleador', forms: ['empleador'], explanation: 'El siervo que tiene un criado.' },
  equipment: {
    word: 'equipo',
    forms: ['equipo'],
    explanation: 'Una carta que un siervo lleva y usa, como un arma.',
  },
  bearer: { word: 'portador', forms: ['portador'], explanation: 'El siervo que lleva un equipo.' },
  weapon: { word: 'arma', forms: ['arma', 'arma de fuego'], explanation: 'Equipo con el que atacar.' },
  location: {
    word: 'lugar',
    forms: ['lugar'],
    explanation: 'Una carta heril que se queda en juego y se usa una y otra vez.',
  },
  huntingGround: {
    word: 'zona de caza',
    forms: ['zona de caza'],
    explanation: 'Un lugar que alimenta a uno de tus vampiros en tu fase de enderezamiento.',
  },
  master: {
    word: 'carta heril',
    forms: ['heril', 'carta heril', 'cartas heriles'],
    explanation: 'Una carta que juegas tú, en tu fase heril, con una acción de fase heril.',
  },
  trifle: {
    word: 'nimiedad',
    forms: ['nimiedad'],
    explanation: 'Una carta heril que devuelve su acción de fase heril, una vez por fase.',
  },
  outOfTurn: {
    word: 'fuera de turno',
    forms: ['fuera de turno'],
    explanation: 'Una carta heril que se juega en el turno de otro, con una acción de tu próxima fase heril.',
  },
  clan: {
    word: 'clan',
    forms: ['clan'],
    explanation: 'La familia de un vampiro. Algunas cartas son solo para un clan.',
  },
  discipline: {
    word: 'disciplina',
    forms: ['disciplina'],
    explanation: 'Un poder de los vampiros. Casi todas sus cartas piden una, a nivel básico o superior.',
  },
  superior: {
    word: 'superior',
    forms: ['superior'],
    explanation:
      'El nivel alto de una disciplina: se puede usar el segundo texto de una carta en lugar del primero.',
  },
  sect: {
    word: 'secta',
    forms: ['secta'],
    explanation: 'La facción de un vampiro: Camarilla, Sabbat, Anarquista, Independiente o Laibon.',
  },
  camarilla: {
    word: 'Camarilla',
    forms: ['Camarilla'],
    explanation:
      'La secta de príncipes, primogénitos y justicars, que oculta a los vampiros de los mortales.',
  },
  sabbat: {
    word: 'Sabbat',
    forms: ['Sabbat'],
    explanation: 'La secta de obispos y prisci, enemiga de la Camarilla.',
  },
  anarch: {
    word: 'Anarquista',
    forms: ['Anarquista'],
    explanation:
      'Una secta de rebeldes, con barones al frente. Un vampiro sin título puede unirse con una acción.',
  },
  independent: {
    word: 'independiente',
    forms: ['independiente'],
    explanation: 'De ninguna de las grandes sectas.',
  },
  title: {
    word: 'título',
    forms: ['título', 'titulado', 'titulados', 'títulos'],
    explanation: 'Un rango que da votos en los referéndums a un vampiro preparado.',
  },
  primogen: {
    word: 'primogénito',
    forms: ['primogénito', 'primogénita'],
    explanation: 'Un título de la Camarilla: 1 voto.',
  },
  prince: {
    word: 'príncipe',
    forms: ['príncipe'],
    explanation: 'El título de la Camarilla sobre una ciudad: 2 votos. Hay uno por ciudad.',
  },
  baron: { word: 'barón', forms: ['barón'], explanation: 'El título anarquista sobre una ciudad: 2 votos.' },
  justicar: {
    word: 'justicar',
    forms: ['justicar'],
    explanation: 'Un título de la Camarilla, uno por clan: 3 votos.',
  },
  innerCircle: {
    word: 'Círculo Interior',
    forms: ['Círculo Interior', 'miembro del Círculo Interior'],
    explanation: 'El título más alto de la Camarilla, uno por clan: 4 votos.',
  },
  bishop: { word: 'obispo', forms: ['obispo'], explanation: 'Un título del Sabbat: 1 voto.' },
  archbishop: {
    word: 'arzobispo',
    forms: ['arzobispo'],
    explanation: 'El título del Sabbat sobre una ciudad: 2 votos.',
  },
  priscus: {
    word: 'priscus',
    forms: ['prisci', 'priscus'],
    explanation:
      'Un título del Sabbat. Todos los prisci juntos tienen 3 votos y los deciden entre ellos con papeletas.',
  },
  cardinal: { word: 'cardenal', forms: ['cardenal'], explanation: 'Un título del Sabbat: 3 votos.' },
  regent: {
    word: 'regente',
    forms: ['regente'],
    explanation: 'El título más alto del Sabbat, del que solo hay uno: 4 votos.',
  },
  unique: {
    word: 'única, único',
    forms: ['único', 'única'],
    explanation: 'Solo puede haber en juego una carta con este nombre. Una segunda se disputa.',
  },
  contest: {
    word: 'disputada',
    forms: ['disputada', 'disputadas', 'disputado', 'disputados', 'disputar', 'disputándola', 'disputándolo'],
    explanation: 'Dos Matusalenes reclaman la misma carta única: queda fuera de juego hasta que uno cede.',
  },
  yield: {
    word: 'ceder',
    forms: ['cede', 'ceder'],
    explanation: 'Renunciar a una carta o título en disputa. La carta se quema.',
  },
  lock: {
    word: 'girar',
    forms: ['girar', 'girado', 'gira', 'se gira', 'girarse'],
    explanation: 'Poner una carta de lado: se ha usado. Un siervo girado no actúa ni bloquea.',
  },
  unlock: {
    word: 'enderezar',
    forms: ['endereza', 'enderezado', 'enderezar', 'enderezarse', 'se endereza', 'se enderezan'],
    explanation: 'Volver a poner derecha una carta girada, para poder usarla.',
  },
  ready: {
    word: 'preparado',
    forms: ['preparado', 'preparada', 'preparados'],
    explanation: 'En juego y capaz de combatir, votar y actuar: ni en letargo ni en la zona incontrolada.',
  },
  torpor: {
    word: 'letargo',
    forms: ['letargo'],
    explanation: 'Donde yacen los vampiros malheridos. Allí solo pueden intentar salir, por 2 de sangre.',
  },
  uncontrolled: {
    word: 'zona incontrolada',
    forms: ['zona incontrolada', 'incontrolado'],
    explanation: 'Donde tus vampiros esperan, boca abajo, hasta tener tanta sangre como capacidad.',
  },
  crypt: { word: 'cripta', forms: ['cripta'], explanation: 'El mazo de tus vampiros.' },
  library: {
    word: 'biblioteca',
    forms: ['biblioteca'],
    explanation: 'El mazo de tus otras cartas. Robas una cada vez que juegas una.',
  },
  hand: {
    word: 'mano',
    forms: ['mano', 'tamaño de la mano'],
    explanation: 'Las cartas que puedes jugar: 7, salvo que algo lo cambie.',
  },
  ashHeap: {
    word: 'montón de ceniza',
    forms: ['montón de ceniza'],
    explanation: 'La pila de tus cartas quemadas y descartadas. Todos pueden mirarla.',
  },
  burn: {
    word: 'quemar',
    forms: ['quemar', 'quema', 'se quema', 'quemarla'],
    explanation: 'Poner una carta en el montón de ceniza; o perder sangre o reserva sanguínea.',
  },
  discard: {
    word: 'descartar',
    forms: ['descartar', 'descarta'],
    explanation: 'Poner una carta de tu mano en el montón de ceniza.',
  },
  transfer: {
    word: 'transferencia',
    forms: ['transferencias', 'transferencia'],
    explanation:
      'Lo que gastas en tu fase de influencia, normalmente 4 por turno: 1 transferencia mueve 1 de reserva sanguínea a un vampiro incontrolado.',
  },
  unlockPhase: {
    word: 'fase de enderezamiento',
    forms: ['fase de enderezamiento', 'fases de enderezamiento'],
    explanation: 'La primera fase de un turno: tus cartas se enderezan.',
  },
  masterPhase: {
    word: 'fase heril',
    forms: ['fase heril'],
    explanation: 'La segunda fase de un turno: juegas una carta heril.',
  },
  influencePhase: {
    word: 'fase de influencia',
    forms: ['fase de influencia'],
    explanation: 'La cuarta fase de un turno: pones vampiros en juego con tus transferencias.',
  },
  discardPhase: {
    word: 'fase de descarte',
    forms: ['fase de descarte'],
    explanation: 'La última fase de un turno: puedes cambiar una carta.',
  },
  action: {
    word: 'acción',
    forms: ['acción', 'acciones'],
    explanation: 'Lo que hace un siervo en tu fase servil, girándose. Otros pueden bloquearlo.',
  },
  directed: {
    word: 'acción directa',
    forms: ['acción Ⓓ', 'directa', 'directas', 'Ⓓ'],
    explanation: 'Una acción contra otro Matusalén o algo suyo: solo él puede bloquearla.',
  },
  bleed: {
    word: 'sangrado',
    forms: ['sangrado', 'sangra', 'sangrar'],
    explanation: 'La acción que hace a tu presa quemar reserva sanguínea, normalmente 1.',
  },
  hunt: {
    word: 'cazar',
    forms: ['caza', 'cazar'],
    explanation: 'La acción con la que un vampiro gana 1 de sangre.',
  },
  stealth: {
    word: 'sigilo',
    forms: ['sigilo'],
    explanation: 'Lo difícil que es bloquear una acción: hace falta igual intercepción.',
  },
  intercept: {
    word: 'intercepción',
    forms: ['intercepción'],
    explanation: 'Lo que hace falta para bloquear: al menos tanta como sigilo tenga la acción.',
  },
  block: {
    word: 'bloquear',
    forms: [
      'bloquear',
      'bloqueo',
      'bloquea',
      'bloqueada',
      'bloqueando',
      'bloquearse',
      'bloqueado',
      'bloquean',
      'bloqueos',
    ],
    explanation: 'Detener la acción de otro Matusalén. Quien bloquea se gira y combate con el siervo activo.',
  },
  actingMinion: {
    word: 'siervo activo',
    forms: ['siervo activo'],
    explanation: 'Aquel cuya acción está en curso; en combate, el que empieza.',
  },
  modifier: {
    word: 'modificador de acción',
    forms: ['modificador de acción', 'modificadores de acción'],
    explanation: 'Una carta que juega el siervo activo para cambiar su acción.',
  },
  reaction: {
    word: 'reacción',
    forms: ['cartas de reacción', 'reacción', 'carta de reacción'],
    explanation: 'Una carta que un siervo enderezado de otro Matusalén juega contra una acción.',
  },
  wake: {
    word: 'despertarse',
    forms: ['se despierta', 'despertarse', 'despiertan'],
    explanation: 'Poder bloquear y reaccionar durante una acción como un siervo enderezado.',
  },
  limited: {
    word: 'limitada',
    forms: ['limitada'],
    explanation:
      'Un recordatorio: solo un modificador de acción puede aumentar un sangrado, y solo una fuente puede dar ataques adicionales en un asalto.',
  },
  combat: {
    word: 'combate',
    forms: ['combate'],
    explanation: 'La lucha entre dos siervos, por asaltos: distancia, ataques, daño, acoso.',
  },
  range: {
    word: 'de cerca, de lejos',
    forms: ['de cerca', 'de lejos'],
    explanation: 'De cerca todos pueden atacar; de lejos solo llegan los ataques a distancia.',
  },
  maneuver: {
    word: 'maniobra',
    forms: ['maniobra', 'maniobrar'],
    explanation: 'Cambiar la distancia de un asalto: de cerca a lejos, o al revés.',
  },
  strike: {
    word: 'ataque',
    forms: ['ataque', 'ataques', 'atacar', 'ataca'],
    explanation: 'Lo que hace un siervo en un asalto: golpear, esquivar, robar sangre, etc.',
  },
  handStrike: {
    word: 'ataque con la mano',
    forms: ['ataque con la mano', 'ataques con la mano'],
    explanation: 'Un ataque sin arma: tanto daño como la fuerza del siervo.',
  },
  ranged: { word: 'a distancia', forms: ['a distancia'], explanation: 'Sirve también de lejos.' },
  dodge: {
    word: 'esquivar',
    forms: ['esquivar'],
    explanation: 'Un ataque que deja sin efecto el del oponente.',
  },
  combatEnds: {
    word: 'el combate termina',
    forms: ['el combate termina'],
    explanation: 'Un ataque que termina el combate en el acto, antes que cualquier otro.',
  },
  firstStrike: {
    word: 'primer golpe',
    forms: ['primer golpe'],
    explanation: 'Un ataque que va antes que el otro: el siervo al que derrota no ataca.',
  },
  additionalStrike: {
    word: 'ataque adicional',
    forms: ['ataques adicionales', 'ataque adicional'],
    explanation: 'Otro ataque en el mismo asalto, después del primer par.',
  },
  damage: {
    word: 'daño',
    forms: ['daño'],
    explanation: 'Un vampiro quema 1 de sangre por cada punto de daño; un aliado, 1 de vida.',
  },
  aggravated: {
    word: 'daño agravado',
    forms: ['agravado', 'daño agravado'],
    explanation: 'Daño que no se puede reparar: manda a un vampiro al letargo, o lo quema.',
  },
  environmental: {
    word: 'daño ambiental',
    forms: ['daño ambiental'],
    explanation: 'Daño que no viene de un ataque: no se puede esquivar.',
  },
  prevent: {
    word: 'prevenir',
    forms: ['prevenir', 'imprevenible', 'prevén', 'previene'],
    explanation: 'Evitar que un daño ocurra, antes de repararlo.',
  },
  strength: {
    word: 'fuerza',
    forms: ['fuerza'],
    explanation: 'El daño que hace un siervo con la mano, normalmente 1.',
  },
  press: {
    word: 'acoso',
    forms: ['acoso', 'acosa', 'acosar'],
    explanation: 'Hacer que haya otro asalto, o cancelar el acoso del oponente.',
  },
  politicalAction: {
    word: 'acción política',
    forms: ['acción política', 'acciones políticas'],
    explanation: 'Una acción con la que un vampiro propone un referéndum.',
  },
  referendum: {
    word: 'referéndum',
    forms: ['referéndum', 'referendos'],
    explanation: 'Una votación de todos los Matusalenes sobre los términos de una acción política.',
  },
  vote: {
    word: 'voto',
    forms: ['votos', 'votación', 'voto', 'votar'],
    explanation:
      'Lo que cuenta en un referéndum. El referéndum prospera con más votos a favor que en contra.',
  },
  ballot: {
    word: 'papeleta',
    forms: ['papeletas', 'papeleta'],
    explanation: 'El voto de un priscus entre los prisci, que tienen 3 votos en conjunto.',
  },
  diablerie: {
    word: 'diablerie',
    forms: ['diabolista', 'diablerie', 'diabolizar', 'diabolizarlo', 'diaboliza'],
    explanation:
      'Beberse toda la sangre de un vampiro en letargo. La víctima se quema; el diabolista gana su sangre y puede quedarse con su equipo.',
  },
  bloodHunt: {
    word: 'caza de sangre',
    forms: ['caza de sangre'],
    explanation: 'El referéndum que sigue a una diablerie: si prospera, el diabolista se quema.',
  },
  redList: {
    word: 'Lista Roja',
    forms: ['Lista Roja'],
    explanation: 'Un siervo al que todos pueden atacar una vez marcado, por un trofeo.',
  },
  trophy: {
    word: 'trofeo',
    forms: ['trofeo', 'trofeos'],
    explanation: 'Una carta que premia a un vampiro por quemar a un siervo de la Lista Roja.',
  },
};
