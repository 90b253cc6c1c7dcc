import type { SpeedWords } from '../sections/speed.ts';

export const speed: SpeedWords = {
  transfers: 'Transferências',
  left: (n) => (n === 1 ? 'resta 1 transferência' : `restam ${n} transferências`),
  unused: (n) => (n === 1 ? '1 transferência não usada' : `${n} transferências não usadas`),
  give: (name) => `Transferir 1 para ${name}`,
  takeBack: (name) => `Retomar 1: ${name}`,
  fill: 'Encher',
  fillOne: (name) => `Encher: ${name}`,
  comesOut: 'entra em jogo',
  staysIn: 'espera',
  comesOutOne: (name) => `${name} entra em jogo`,
  doAndEnd: 'Fazer isto e encerrar a fase',
  doOnly: 'Fazer isto e continuar na fase',
  allFor: (n) => `Todos os ${n} votos a favor`,
  allAgainst: (n) => `Todos os ${n} votos contra`,
  tooSoon: 'Rápido demais: a pergunta acabava de mudar. Aperte de novo.',
  sinceYourTurn: 'Desde o seu último turno',
  hide: 'Ocultar',
  inLog: 'Ver no registro',
};
