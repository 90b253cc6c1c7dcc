import { nameIn, PLAYABLE_CARDS } from '@methuselah/cards';
import type { Card } from '@methuselah/engine/language';
import { LIBRARY, VAMPIRES } from '@methuselah/testkit';
import { cardText } from '@methuselah/text';
import { describe, expect, it } from 'vitest';
import { lint } from '../src/lint.ts';

const INVENTED: readonly Card[] = [...LIBRARY, ...VAMPIRES];
const ALL: readonly Card[] = [...PLAYABLE_CARDS, ...INVENTED];

/** Not checked: names, and signs of invented Disciplines. */
const NAMES = [...ALL.map((card) => nameIn(card, 'es')), '[Blood Sorcery]', '[BLOOD SORCERY]', '[MERGED]'];

/** Must be the same in both languages: icons, signs and numbers. */
function facts(line: string): string[] {
  const same = line
    .replace(/\b(?:two|dos)\b/gi, '2')
    .replace(/(?<!\p{L})a distancia|(?<=\d)R\b|,? ranged/gu, ' ↔ ');
  return (same.match(/\[[A-Za-z]{3}\]|Ⓓ|↔|[+−]?\d+|\bX\b/g) ?? []).sort();
}

describe('every card', () => {
  it.each(ALL.map((card) => [card.name, card] as const))('%s', (_, card) => {
    const text = cardText(card, 'es').split('\n');
    for (const line of text) expect(lint(line, 'es', NAMES)).toEqual([]);
    for (const sentence of text.join(' ').split('. '))
      expect(sentence).toMatch(/^(?:\[.+\] |Ⓓ )*[\p{Lu}\d+−]/u);
    const bare = (line: string): string =>
      [card.name, nameIn(card, 'es')].reduce((rest, name) => rest.replaceAll(name, ''), line);
    expect(text.map(bare).map(facts)).toEqual(cardText(card, 'en').split('\n').map(bare).map(facts));
  });
});

const read = (cards: readonly Card[], name: string): string[] => {
  const card = cards.find((each) => each.name === name);
  return card === undefined ? [] : cardText(card, 'es').split('\n');
};

it.each<[string, string[]]>([
  ['Mkhokheli', ['Príncipe Camarilla de Ciudad del Cabo.']],
  [
    'Alexander Silverson',
    [
      'Príncipe Camarilla de Birmingham: Los vampiros deben quemar 1 de sangre para emitir votos y papeletas contra referendos propuestos por este vampiro.',
    ],
  ],
  [
    'Larissa Moreira',
    [
      'Primogénita Camarilla: Una vez por acción, durante una acción de sangrado de este vampiro, puede descartar una carta que requiera Animalismo [ani] para obtener +1 de sangrado.',
    ],
  ],
  [
    'Aire of Elation',
    [
      'Solo utilizable durante una acción de sangrado.',
      '[pre] +1 de sangrado, con +1 de sangrado adicional si este vampiro es Toreador (limitada).',
      '[PRE] +2 de sangrado, con +1 de sangrado adicional si este vampiro es Toreador (limitada).',
    ],
  ],
  [
    'Deep Song',
    [
      '[ani] Ⓓ Sangra con +1 de sangrado.',
      '[ANI] Frenesí. Acción Ⓓ. Gira a un vampiro preparado que controle otro Matusalén y entra en combate con ese vampiro (que se considera el siervo activo en ese combate).',
    ],
  ],
  [
    'Faceless Night',
    [
      '[obf] +1 de sigilo.',
      '[OBF] +1 de sigilo. Antes de la resolución de la acción, gira a cada siervo que intente bloquear la acción y fracase.',
    ],
  ],
  [
    "Resist Earth's Grasp",
    [
      '[cel] [COMBATE] Acoso; o maniobra, con 1 acoso opcional.',
      '[CEL] [MODIFICADOR DE ACCIÓN] +1 de sigilo.',
    ],
  ],
  [
    'Spying Mission',
    [
      '[obf] +1 de sigilo.',
      '[OBF] Solo utilizable cuando una acción de sangrado vaya a tener éxito, si fuera a quemar reserva sanguínea. En vez de eso, el sangrado no quema reserva sanguínea ni tiene éxito. Ponle esta carta a este vampiro. La próxima vez que este vampiro vaya a sangrar con éxito al mismo Matusalén, quema esta carta y este vampiro obtiene +2 de sangrado.',
    ],
  ],
  [
    'Daring the Dawn',
    [
      '[for] Los vampiros no pueden bloquear durante esta acción. Tras la resolución de la acción, este vampiro recibe 2 de daño ambiental agravado imprevenible.',
      '[FOR] Los vampiros no pueden bloquear durante esta acción. Tras la resolución de la acción, este vampiro recibe 1 de daño ambiental agravado imprevenible.',
    ],
  ],
  [
    'Creeping Sabotage',
    [
      'X es el número de ejemplares de esta carta que controles.',
      'Acción con +1 de sigilo. Pon esta carta en juego. Durante tu fase de enderezamiento, tu presa quema 1 de reserva sanguínea. Cualquier siervo puede quemar esta carta con una acción Ⓓ.',
    ],
  ],
  [
    'Scalpel Tongue',
    [
      'Solo utilizable durante la votación de una acción política.',
      '[cel][pre] Gira a un vampiro que haya emitido votos o papeletas en este referéndum. Ese vampiro se abstiene (esto cancela sus votos y papeletas).',
      '[CEL][PRE] Gira a un vampiro que haya emitido votos o papeletas en este referéndum. Ese vampiro se abstiene (esto cancela sus votos y papeletas) y quema 1 de sangre.',
    ],
  ],
  [
    'Voter Captivation',
    [
      'Solo utilizable tras la resolución de una acción política cuyo referéndum haya prosperado.',
      '[pre] Este vampiro gana 1 de sangre por cada voto de diferencia con el que prosperó el referéndum.',
      '[PRE] Este vampiro gana 1 de sangre por cada voto de diferencia con el que prosperó el referéndum; puedes mover hasta 2 de esa sangre a tu reserva sanguínea en vez de a este vampiro.',
    ],
  ],
  [
    'Deflection',
    [
      'Solo utilizable tras renunciar a bloquear una acción de sangrado contra ti.',
      '[dom] Gira a este vampiro y cambia el objetivo del sangrado por otro Matusalén que no sea el activo; el nuevo objetivo puede intentar bloquear.',
      '[DOM] Cambia el objetivo del sangrado por otro Matusalén que no sea el activo; el nuevo objetivo puede intentar bloquear.',
    ],
  ],
  [
    'On the Qui Vive',
    [
      'Un siervo solo puede jugar un ejemplar de «En estado de alerta» entre sus fases de enderezamiento.',
      'Solo utilizable por un siervo girado. Este siervo se despierta (hasta el final de la acción, estar girado no le impide bloquear ni jugar cartas de reacción). Si este siervo es un aliado, no se endereza normalmente durante su siguiente fase de enderezamiento.',
    ],
  ],
  [
    'Second Tradition: Domain',
    [
      'Requiere a un príncipe o justicar.',
      '[REACCIÓN] +2 de intercepción.',
      '[REACCIÓN] Solo utilizable por un vampiro girado. Este vampiro quema 1 de sangre para enderezarse e intentar bloquear con +2 de intercepción (aunque aún no se necesite).',
    ],
  ],
  [
    'Carrion Crows',
    [
      'Solo utilizable antes de determinar la distancia. Un vampiro solo puede jugar un ejemplar de «Cornejas negras» por combate.',
      '[ani] En este combate, durante la resolución normal de ataques de cada asalto, el siervo oponente recibe 1 de daño ambiental a distancia.',
      '[ANI] En este combate, durante la resolución normal de ataques de cada asalto, el siervo oponente recibe 2 de daño ambiental a distancia.',
    ],
  ],
  [
    'Immortal Grapple',
    [
      'Agarre.',
      'Solo utilizable antes de elegir ataques, de cerca. Un vampiro solo puede jugar un ejemplar de «Agarre inmortal» por asalto.',
      '[pot] Ambos combatientes solo pueden usar ataques con la mano en este asalto.',
      '[POT] Ambos combatientes solo pueden usar ataques con la mano en este asalto. Este vampiro obtiene 1 acoso opcional en este asalto. El siguiente asalto, si lo hay, es de cerca (se omite su etapa de determinar la distancia).',
    ],
  ],
  [
    'Theft of Vitae',
    [
      '[tha] Ataque a distancia: robar 1 de sangre o vida (se convierte en sangre).',
      '[THA] Ataque a distancia: robar 2 de sangre o vida (se convierte en sangre).',
    ],
  ],
  ['Roundhouse', ['[pot] Ataque con la mano: +2 de daño.', '[POT] Ataque con la mano: +3 de daño.']],
  [
    '.44 Magnum',
    ['Arma: arma de fuego.', 'Ataque: 2 de daño a distancia, con 1 maniobra opcional por combate.'],
  ],
  [
    'Kevlar Vest',
    [
      'Un siervo solo puede tener un ejemplar de «Chaleco de kevlar».',
      'Una vez por combate, el portador puede prevenir 2 de daño de ataques con arma de fuego o 1 de daño de cualquier otra fuente.',
    ],
  ],
  [
    'Underbridge Stray',
    [
      'Animal. 1 de vida, 0 de fuerza, 0 de sangrado.',
      '[ani] Este aliado puede quemar 1 de vida para dar 1 acoso a un siervo en combate que controles. Durante una acción directa contra ti o una carta que controles, si este aliado no está bloqueando, puedes quemar a este aliado para enderezar a otro siervo preparado que controles.',
      '[ANI] Este aliado puede quemar 1 de vida para dar 1 acoso a un siervo en combate que controles. Durante una acción directa contra ti o una carta que controles, si este aliado no está bloqueando, puedes quemar a este aliado para enderezar a otro siervo preparado que controles. Este aliado tiene 2 de vida y 1 de fuerza.',
    ],
  ],
  [
    'Chantry',
    [
      'Lugar único.',
      'Puedes girar esta carta y quemar 1 de reserva sanguínea o 1 de sangre de un Tremere preparado que controles durante tu fase heril para mover a un Tremere en letargo a la zona preparada de su controlador.',
    ],
  ],
  [
    'Creepshow Casino',
    [
      'Lugar único.',
      'Puedes girar esta carta cuando un vampiro que controles anuncie una acción indirecta para dar +1 de sigilo al siervo activo (aunque aún no se necesite).',
    ],
  ],
  [
    'Wasserschloss Anif, Austria',
    [
      'Lugar único.',
      'Durante tu fase heril, puedes mover a esta carta 1 de sangre de un Tremere con sangre que controles. Puedes girar esta carta durante tu fase de influencia para mover todas las fichas de esta carta a un Tremere de tu zona incontrolada. Cualquier siervo puede quemar esta carta con una acción Ⓓ. Los Malkavian obtienen +1 de sigilo durante esa acción.',
    ],
  ],
  [
    'Smiling Jack, The Anarch',
    [
      'Única.',
      'Pon esta carta en juego. Durante tu fase de enderezamiento, mueve 1 ficha de tu reserva sanguínea a esta carta. Durante la fase de enderezamiento de cada uno de los demás Matusalenes, por cada ficha de esta carta, ese Matusalén quema 1 de reserva sanguínea o quema 1 de sangre de un vampiro que controle. Los vampiros pueden quemar esta carta con una acción Ⓓ.',
    ],
  ],
  [
    'Toreador Grand Ball',
    [
      'Elige a dos Toreadores preparados que controles, pon esta carta en juego y gira a uno de los dos. El Toreador girado no se endereza normalmente. Las acciones del otro Toreador que no sean de sangrado no pueden ser bloqueadas. Cualquier siervo puede quemar esta carta con una acción Ⓓ. Los Nosferatu obtienen −1 de sigilo durante esa acción.',
    ],
  ],
  [
    'Villein',
    [
      'Nimiedad.',
      'Ponle esta carta a un vampiro que controles y mueve de 2 a 5 de sangre de ese vampiro (o toda, si tiene menos) a tu reserva sanguínea. Jugar cartas llamadas «Drenar al siervo» te cuesta +1 de reserva sanguínea. Jugar cartas llamadas «Villano» sobre este vampiro cuesta +1 de reserva sanguínea.',
    ],
  ],
  [
    'Parity Shift',
    [
      'Requiere a un príncipe o justicar.',
      'Elige a otro Matusalén con más reserva sanguínea que tú. Reparte 3 de la reserva sanguínea de ese Matusalén entre uno o más de los demás Matusalenes (incluyéndote a ti). Si el referéndum prospera, ese Matusalén pierde esa reserva sanguínea y cada uno de los demás Matusalenes gana la que se le haya asignado.',
    ],
  ],
  [
    'Toreador Justicar',
    [
      'Título.',
      'Elige a un Toreador preparado. Si el referéndum prospera, ponle esta carta a ese Toreador, que recibe el título Camarilla único de Justicar Toreador. En este referéndum, cada Toreador preparado obtiene +1 voto.',
    ],
  ],
])('%s reads', (name, text) => {
  expect(read(PLAYABLE_CARDS, name)).toEqual(text);
});

it.each<[string, string[]]>([
  ['Isaura Bell', ['Independiente con 2 votos (con título).']],
  ['Nestor Hale', ['Miembro del Círculo Interior Camarilla.']],
  [
    'Collector of Tithes',
    [
      'Cada uno de los demás Matusalenes quema 2 de reserva sanguínea (en lugar de cada una, puede quemar 1 de sangre de un vampiro que controle).',
    ],
  ],
  [
    'Unstoppable',
    [
      '[POT] Este vampiro quema 1 de sangre para hacer que los vampiros menores que controle otro Matusalén no puedan bloquear durante esta acción.',
    ],
  ],
  [
    'Claws of Ember',
    [
      '[ANI] Solo utilizable antes de determinar la distancia. Este vampiro obtiene este ataque (ataque con la mano: daño agravado) en este combate.',
    ],
  ],
  ['Nine Days Wonder', ['Quema la Ventaja y mueve 1 de la reserva sanguínea de tu presa a la tuya.']],
  [
    'Signal Lamp',
    [
      'El portador puede girarse durante tu fase servil o tras renunciar a bloquear para ganar 1 de reserva sanguínea.',
    ],
  ],
  [
    'Silenced',
    [
      '[pre] Solo utilizable durante la votación de cualquier referéndum. Un vampiro que controle otro Matusalén y que haya emitido votos o papeletas en este referéndum se abstiene (esto cancela sus votos y papeletas).',
    ],
  ],
  [
    'Sworn Coachman',
    [
      'Juramento. Vehículo. Mortal. Fuera de turno.',
      'Un vampiro solo puede tener un juramento.',
      'Solo utilizable antes de cualquier intento de bloqueo. Ponle esta carta a un vampiro preparado que controle otro Matusalén. Este vampiro obtiene +1 de intercepción.',
    ],
  ],
  [
    'Wide Net',
    [
      'Descarta una carta para buscar una carta de equipo en tu biblioteca y ponerla en tu mano (baraja después).',
    ],
  ],
  [
    'Point of Order',
    [
      'Solo utilizable antes de emitir votos.',
      'Un vampiro preparado que controle otro Matusalén debe votar en contra del referéndum o abstenerse; o un vampiro preparado que controle otro Matusalén debe abstenerse; u otro Matusalén debe votar en contra del referéndum o abstenerse; u otro Matusalén debe abstenerse; u otro Matusalén debe votar a favor del referéndum o abstenerse.',
    ],
  ],
  [
    'Distant Verdict',
    [
      'Solo utilizable por un siervo preparado fuera de combate, antes de elegir ataques. Este siervo quema 1 de sangre para quemar a un siervo preparado de la Lista Roja.',
    ],
  ],
  [
    'Speaker of the House',
    [
      'Pon esta carta en juego. Cualquier siervo puede proponer un referéndum con una acción. Si el referéndum prospera, gana 1 de reserva sanguínea.',
    ],
  ],
])('%s, an invented card, reads', (name, text) => {
  expect(read(INVENTED, name)).toEqual(text);
});
