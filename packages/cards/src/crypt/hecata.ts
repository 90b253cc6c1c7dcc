import type { VampireDefinition } from '../definition/definition.ts';

export const HECATA: Readonly<Record<number, VampireDefinition>> = {
  // Aitana, The Unholy
  201737: {},
  // Alek König
  201717: {},
  // Gebeyehu Abdu
  201718: {},
  // Hiromitsu Asano
  201719: {},
  // Holliday "Burgundy" Hall
  201720: {},
  // Monica Giovanni
  201723: {},
  // Nadezhda
  201765: {},
  // Peter St. John
  201727: {},
};
