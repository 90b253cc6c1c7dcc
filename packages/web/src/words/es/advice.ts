import type { AdviceWords } from '../sections/advice.ts';

export const advice: AdviceWords = {
  ask: '¿Qué harías tú?',
  advised: 'Aconsejado',
  hide: 'Ocultar el consejo',
};
