import type { DeckPlans } from '../sections/decks.ts';

export const plans: DeckPlans = {
  malkavian:
    'Sangra a tu presa cada turno con sigilo, aumenta el sangrado cuando nadie pueda bloquear y desvía los sangrados de tu depredador hacia otra persona.',
  nosferatu:
    'Deja que vengan los demás: bloquea con intercepción, gana los combates y después sangra a una presa a la que no le quede nadie para detenerte.',
  toreador:
    'Saca vampiros con título, propón cada turno un referéndum que le cueste reserva a tu presa y gana los votos con encanto.',
  tremere:
    'Sangra fuerte cuando el camino esté libre, bloquea cuando no lo esté y llena a tus vampiros con la sangre de los demás.',
  ventrue:
    'Saca un príncipe, gana los referéndums, sangra con una segunda acción en el mismo turno y desvía lo que venga contra ti.',
};
