import type { VampireDefinition } from '../definition/definition.ts';
import { moreIntercept } from '../definition/make.ts';

export const TREMERE: Readonly<Record<number, VampireDefinition>> = {
  // Eulogio Sánchez de los Reyes
  201750: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        cost: { blood: 1 },
        effects: [
          { do: 'reorder', amount: 5 },
          { do: 'unlock', who: 'this' },
        ],
      },
    ],
  },
  // Mistress Fanchon
  200999: {
    bleed: 3,
    abilities: [
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'search', card: { minionCard: true }, to: 'hand', revealed: true }],
      },
    ],
  },
  // Karl Schrekt
  201621: {
    statics: [
      { meets: { title: 'justicar' }, who: 'this' },
      { stat: 'intercept', amount: 1, who: 'this' },
    ],
  },
  // Aidan Lyle
  200025: { abilities: [{ by: 'self', press: true, once: 'combat' }] },
  // Anxo Vilela
  201740: { statics: [{ stat: 'strength', amount: 1, who: 'this', if: [{ if: 'hasEdge', who: 'you' }] }] },
  // Ayelech
  201535: {},
  // Bituin
  201525: {},
  // Chrysanthemum
  201542: {},
  // Claus Wegener
  200280: {},
  // Frau Schädel
  201752: {
    statics: [
      { stat: 'stealth', amount: 1, who: 'this', if: [{ if: 'action', kind: ['recruit', 'employ'] }] },
    ],
  },
  // Inês Tristão
  201551: {},
  // Lauren
  201554: {},
  // Lloyd Brooks
  201556: {},
  // Mason Ha
  201630: {},
  // Muhsin Samir
  201020: {},
  // Nassir
  201563: {},
  // Patrik Söderberg
  201566: {},
  // Rosalina Cortez
  201567: {},
  // Rutor
  201213: {
    statics: [
      {
        stat: 'intercept',
        amount: -1,
        who: { all: { kind: 'vampire', clan: 'Tzimisce' } },
        if: [{ if: 'selfIs', role: 'acting' }],
      },
    ],
  },
  // Trevon Parker
  201572: {},
  // Yurena, The Boor
  201779: {},
  // Gerald Windham
  200508: {
    statics: [
      {
        stat: 'votes',
        amount: { count: { kind: 'vampire', of: 'others', region: 'ready', titled: true } },
        who: 'this',
        if: [{ if: 'is', card: 'this', filter: { titled: false } }],
      },
      { stat: 'stealth', amount: 1, who: 'this' },
    ],
  },
  // Abraham DuSable
  201623: {
    abilities: [
      {
        by: 'self',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        once: 'action',
        onceShared: true,
        cost: { discard: 1, discardNeeds: 'tha' },
        effects: [moreIntercept(1)],
      },
      {
        by: 'self',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        when: [{ if: 'selfIs', role: 'acting' }],
        once: 'action',
        onceShared: true,
        cost: { discard: 1, discardNeeds: 'tha' },
        effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'self', for: 'action' }],
      },
    ],
  },
  // Carna, The Princess Witch
  200248: {
    statics: [{ stat: 'intercept', amount: 1, who: 'this' }],
    abilities: [
      {
        by: 'self',
        windows: ['unlock'],
        once: 'phase',
        picks: [{ pick: 'card', filter: { kind: 'retainer', on: 'this' } }],
        effects: [
          { do: 'burn', who: { pick: 0 } },
          { do: 'gainBlood', who: 'self', amount: 2 },
        ],
      },
    ],
  },
  // Martin Franckel
  200943: {
    statics: [
      {
        stat: 'bleed',
        amount: -1,
        who: 'this',
        if: [
          { if: 'action', kind: ['bleed'] },
          {
            if: 'not',
            of: {
              if: 'atLeast',
              a: {
                count: {
                  kind: 'vampire',
                  of: 'actionTarget',
                  region: 'ready',
                  either: [{ clan: 'Tremere' }, { clan: 'Tremere antitribu' }],
                },
              },
              b: 1,
            },
          },
        ],
      },
    ],
  },
  // Troius
  201388: { strength: 2, statics: [{ restrict: 'voteFor', who: 'this', if: [{ if: 'bloodHunt' }] }] },
};
