import type { SpeedWords } from '../sections/speed.ts';

export const speed: SpeedWords = {
  transfers: 'Transferencias',
  left: (n) => (n === 1 ? 'queda 1 transferencia' : `quedan ${n} transferencias`),
  unused: (n) => (n === 1 ? '1 transferencia sin usar' : `${n} transferencias sin usar`),
  give: (name) => `Transferir 1 a ${name}`,
  takeBack: (name) => `Recuperar 1 de ${name}`,
  fill: 'Llenar',
  fillOne: (name) => `Llenar: ${name}`,
  comesOut: 'entra en juego',
  staysIn: 'espera',
  comesOutOne: (name) => `${name} entra en juego`,
  doAndEnd: 'Hacerlo y terminar la fase',
  doOnly: 'Hacerlo y seguir en la fase',
  allFor: (n) => `Los ${n} votos a favor`,
  allAgainst: (n) => `Los ${n} votos en contra`,
  tooSoon: 'Demasiado rápido: la pregunta acababa de cambiar. Pulsa otra vez.',
  sinceYourTurn: 'Desde tu último turno',
  hide: 'Ocultar',
  inLog: 'Ver en el registro',
};
