import type { SpeedWords } from '../sections/speed.ts';

export const speed: SpeedWords = {
  transfers: 'Trasferimenti',
  left: (n) => (n === 1 ? 'resta 1 trasferimento' : `restano ${n} trasferimenti`),
  unused: (n) => (n === 1 ? '1 trasferimento non usato' : `${n} trasferimenti non usati`),
  give: (name) => `Trasferisci 1: ${name}`,
  takeBack: (name) => `Riprendi 1 da ${name}`,
  fill: 'Riempi',
  fillOne: (name) => `Riempi: ${name}`,
  comesOut: 'entra in gioco',
  staysIn: 'aspetta',
  comesOutOne: (name) => `${name} entra in gioco`,
  doAndEnd: 'Esegui e termina la fase',
  doOnly: 'Esegui e resta nella fase',
  allFor: (n) => `Tutti i ${n} voti a favore`,
  allAgainst: (n) => `Tutti i ${n} voti contro`,
  tooSoon: 'Troppo in fretta: la domanda era appena cambiata. Premi di nuovo.',
  sinceYourTurn: 'Dal tuo ultimo turno',
  hide: 'Nascondi',
  inLog: 'Mostra nel registro',
};
