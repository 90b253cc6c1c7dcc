import type { DeckPlans } from '../sections/decks.ts';

export const plans: DeckPlans = {
  malkavian:
    'Dissangua la tua preda ogni turno con furtività, aumenta il dissanguamento quando nessuno può bloccare e devia quelli del tuo predatore su qualcun altro.',
  nosferatu:
    'Lascia venire gli altri: blocca con l’intercetto, vinci i combattimenti, poi dissangua una preda a cui non resta nessuno per fermarti.',
  toreador:
    'Metti in gioco vampiri titolati, indici ogni turno un referendum che costa risorse alla tua preda e conquista i voti con il fascino.',
  tremere:
    'Dissangua forte quando la via è libera, blocca quando è sbarrata e riempi i tuoi vampiri con il sangue degli altri.',
  ventrue:
    'Metti in gioco un principe, vinci i referendum, dissangua con una seconda azione nello stesso turno e devia ciò che ti prende di mira.',
};
