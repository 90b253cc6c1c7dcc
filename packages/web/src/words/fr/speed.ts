import type { SpeedWords } from '../sections/speed.ts';

export const speed: SpeedWords = {
  transfers: 'Transferts',
  left: (n) => (n < 2 ? `reste ${n} transfert` : `restent ${n} transferts`),
  unused: (n) => (n < 2 ? `${n} transfert inutilisé` : `${n} transferts inutilisés`),
  give: (name) => `Transférer 1 vers ${name}`,
  takeBack: (name) => `Reprendre 1 : ${name}`,
  fill: 'Remplir',
  fillOne: (name) => `Remplir : ${name}`,
  comesOut: 'entre en jeu',
  staysIn: 'attend',
  comesOutOne: (name) => `${name} entre en jeu`,
  doAndEnd: 'Valider et terminer la phase',
  doOnly: 'Valider et rester dans la phase',
  allFor: (n) => `Les ${n} voix pour`,
  allAgainst: (n) => `Les ${n} voix contre`,
  tooSoon: 'Trop vite : la question vient de changer.',
  sinceYourTurn: 'Depuis votre dernier tour',
  hide: 'Masquer',
  inLog: 'Voir dans le journal',
};
