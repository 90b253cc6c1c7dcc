import { nameIn, PLAYABLE_CARDS } from '@methuselah/cards';
import type { Card } from '@methuselah/engine/language';
import { LIBRARY, VAMPIRES } from '@methuselah/testkit';
import { cardText } from '@methuselah/text';
import { describe, expect, it } from 'vitest';
import { close } from '../src/cards/fr/close.ts';
import { lint } from '../src/lint.ts';

const INVENTED: readonly Card[] = [...LIBRARY, ...VAMPIRES];
const ALL: readonly Card[] = [...PLAYABLE_CARDS, ...INVENTED];

/** Not checked: names; invented clans and Disciplines have no French name. */
const NAMES = [
  ...ALL.flatMap((card) => [nameIn(card, 'fr'), close(nameIn(card, 'fr'))]),
  ...['Blood Sorcery', 'BLOOD SORCERY', 'Follower of Set', 'Thaumaturgy'],
];

/** Must be the same in both languages: icons, signs and numbers. */
function facts(line: string): string[] {
  const same = line
    .replace(/(\d+) points? de (?:réserve|sang|sang ou de réserve|sang ou de vie) de plus/g, '+$1')
    .replace(/(\d+) points? de (?:réserve|sang|sang ou de réserve|sang ou de vie) de moins/g, '−$1')
    .replace(/\b(?:two|deux)\b/gi, '2')
    .replace(/à toute portée|(?<=\d)R\b|,? ranged/g, ' ↔ ');
  return (same.match(/\[[A-Za-z]{3}\]|Ⓓ|↔|[+−]?\d+|\bX\b/g) ?? []).sort();
}

describe('every card', () => {
  it.each(ALL.map((card) => [card.name, card] as const))('%s', (_, card) => {
    const said = cardText(card, 'fr');
    const text = said.split('\n');
    for (const line of text) expect(lint(line, 'fr', NAMES)).toEqual([]);
    const own = [card.name, nameIn(card, 'fr'), close(nameIn(card, 'fr'))];
    const bare = (line: string): string => own.reduce((rest, name) => rest.replaceAll(name, ''), line);
    const english = cardText(card, 'en').split('\n');
    expect(text.map(bare).map(facts)).toEqual(english.map(bare).map(facts));
  });
});

const read = (name: string): string[] => {
  const card = PLAYABLE_CARDS.find((each) => each.name === name);
  return card === undefined ? [] : cardText(card, 'fr').replaceAll('\u00a0', ' ').split('\n');
};

it.each<[string, string[]]>([
  ['Mkhokheli', ['Camarilla. Prince du Cap.']],
  [
    'Alexander Silverson',
    [
      'Camarilla. Prince de Birmingham : Les vampires doivent brûler 1 point de sang pour exprimer des voix et bulletins contre les référendums que ce vampire appelle.',
    ],
  ],
  [
    'Larissa Moreira',
    [
      'Camarilla. Primogène : Une fois par action, durant une action de morsure de ce vampire, il peut défausser une carte qui requiert Animalisme [ani] pour recevoir +1 en morsure.',
    ],
  ],
  [
    'Aire of Elation',
    [
      'Jouable uniquement durant une action de morsure.',
      '[pre] +1 en morsure, avec +1 en morsure supplémentaire si ce vampire est Toréador (limité).',
      '[PRE] +2 en morsure, avec +1 en morsure supplémentaire si ce vampire est Toréador (limité).',
    ],
  ],
  [
    'Deep Song',
    [
      '[ani] Ⓓ Mordre à +1 en morsure.',
      '[ANI] Frénésie. Action Ⓓ. Inclinez un vampire disponible qu’un autre Mathusalem contrôle et entrez en combat contre le vampire choisi (considéré comme le serviteur qui agit durant ce combat).',
    ],
  ],
  [
    'Mirror Walk',
    [
      'À ne remplacer qu’à votre prochaine phase de défausse.',
      '[tha] +1 en discrétion.',
      '[THA] +1 en discrétion. Si l’action est bloquée, avant la résolution du blocage, inclinez le serviteur qui bloque et terminez l’action.',
    ],
  ],
  [
    'Spying Mission',
    [
      '[obf] +1 en discrétion.',
      '[OBF] Jouable uniquement quand une action de morsure est sur le point de réussir, si elle devait brûler des points de réserve. À la place, la morsure ne brûle aucun point de réserve et n’est pas réussie. Mettez cette carte sur ce vampire. La prochaine fois que ce vampire est sur le point de mordre avec succès le même Mathusalem, brûlez cette carte et ce vampire reçoit +2 en morsure.',
    ],
  ],
  [
    'Daring the Dawn',
    [
      '[for] Les vampires ne peuvent pas bloquer durant cette action. Après la résolution de l’action, ce vampire subit 2 points de dégâts aggravés environnementaux qui ne peuvent pas être prévenus.',
      '[FOR] Les vampires ne peuvent pas bloquer durant cette action. Après la résolution de l’action, ce vampire subit 1 point de dégâts aggravés environnementaux qui ne peuvent pas être prévenus.',
    ],
  ],
  [
    'Deflection',
    [
      'Jouable uniquement après renoncement au blocage durant une action de morsure dirigée contre vous.',
      '[dom] Inclinez ce vampire et redirigez la morsure vers un Mathusalem autre que vous et le Mathusalem actif (la nouvelle cible peut tenter de bloquer).',
      '[DOM] Redirigez la morsure vers un Mathusalem autre que vous et le Mathusalem actif (la nouvelle cible peut tenter de bloquer).',
    ],
  ],
  [
    'Guard Dogs',
    [
      'Jouable uniquement par un vampire incliné, durant une action de morsure dirigée contre vous.',
      '[ani] Redressez ce vampire.',
      '[ANI] Redressez ce vampire, avec 1 manœuvre optionnelle durant le combat résultant si ce vampire bloque.',
    ],
  ],
  [
    'On the Qui Vive',
    [
      'Un serviteur ne peut jouer qu’un exemplaire de « Sur le qui-vive » entre ses phases de redressement.',
      'Jouable uniquement par un serviteur incliné. Ce serviteur se réveille (jusqu’à la fin de l’action, être incliné ne l’empêche ni de bloquer ni de jouer des cartes de réaction). Si ce serviteur est un allié, il ne se redresse pas normalement durant sa prochaine phase de redressement.',
    ],
  ],
  [
    'Carrion Crows',
    [
      'Jouable uniquement avant l’étape de manœuvre. Un vampire ne peut jouer qu’un exemplaire de « Corneilles noires » par combat.',
      '[ani] Durant ce combat, lors de la résolution des frappes normales de chaque round, le serviteur adverse subit 1 point de dégâts environnementaux à toute portée.',
      '[ANI] Durant ce combat, lors de la résolution des frappes normales de chaque round, le serviteur adverse subit 2 points de dégâts environnementaux à toute portée.',
    ],
  ],
  [
    'Immortal Grapple',
    [
      'Prise.',
      'Jouable uniquement avant le choix des frappes, au contact. Un vampire ne peut jouer qu’un exemplaire de « Prise immortelle » par round.',
      '[pot] Les combattants ne peuvent utiliser que des frappes à mains nues durant ce round.',
      '[POT] Les combattants ne peuvent utiliser que des frappes à mains nues durant ce round. Ce vampire reçoit 1 poursuite optionnelle durant ce round. Le round suivant, s’il a lieu, est au contact (sautez son étape de manœuvre).',
    ],
  ],
  [
    'Taste of Vitae',
    [
      'Un vampire ne peut jouer qu’un exemplaire de « Gorgée de vitæ » par round.',
      'Jouable uniquement par un vampire disponible, à la fin d’un round de combat, si le serviteur adverse est un vampire. Ce vampire gagne autant de points de sang que le serviteur adverse en a perdu à cause de dégâts durant ce round.',
    ],
  ],
  [
    'Theft of Vitae',
    [
      '[tha] Frapper à toute portée : voler 1 point de sang ou de vie (converti en sang).',
      '[THA] Frapper à toute portée : voler 2 points de sang ou de vie (convertis en sang).',
    ],
  ],
  [
    '.44 Magnum',
    ['Arme à feu.', 'Frapper à toute portée : 2 points de dégâts, avec 1 manœuvre optionnelle par combat.'],
  ],
  [
    'Kevlar Vest',
    [
      'Un serviteur ne peut avoir qu’un seul exemplaire de « Gilet de Kevlar ».',
      'Une fois par combat, son possesseur peut prévenir 2 points de dégâts de frappes avec une arme à feu ou 1 point de dégâts de toute autre source.',
    ],
  ],
  [
    'Chantry',
    [
      'Lieu unique.',
      'Vous pouvez incliner cette carte et brûler 1 point de réserve ou 1 point de sang d’un Tremere disponible que vous contrôlez durant votre phase de maître pour déplacer un Tremere en torpeur vers la région disponible de son contrôleur.',
    ],
  ],
  [
    'Creepshow Casino',
    [
      'Lieu unique.',
      'Vous pouvez incliner cette carte quand un vampire que vous contrôlez annonce une action non dirigée pour donner +1 en discrétion au serviteur qui agit (même si ce n’est pas encore nécessaire).',
    ],
  ],
  [
    'Smiling Jack, The Anarch',
    [
      'Unique.',
      'Mettez cette carte en jeu. Durant votre phase de redressement, déplacez 1 compteur de votre réserve vers cette carte. Durant la phase de redressement de chaque autre Mathusalem, pour chaque compteur sur cette carte, ce Mathusalem brûle 1 point de réserve ou brûle 1 point de sang d’un vampire qu’il contrôle. Les vampires peuvent brûler cette carte en action Ⓓ.',
    ],
  ],
  [
    'Villein',
    [
      'Triviale.',
      'Mettez cette carte sur un vampire que vous contrôlez et déplacez de 2 à 5 points de sang du vampire choisi (ou tous, s’il en a moins) vers votre réserve. Les cartes nommées « Drainer le serviteur » vous coûtent 1 point de réserve de plus à jouer. Les cartes nommées « Serf » coûtent 1 point de réserve de plus à jouer sur ce vampire.',
    ],
  ],
  [
    'Parity Shift',
    [
      'Requiert un prince ou un justicar.',
      'Choisissez un autre Mathusalem qui a plus de points de réserve que vous. Répartissez 3 points de la réserve du Mathusalem choisi entre un ou plus des autres Mathusalems (vous compris). Si le référendum passe, le Mathusalem choisi perd ces points de réserve et chaque autre Mathusalem gagne ceux qui lui sont alloués.',
    ],
  ],
  [
    'Toreador Justicar',
    [
      'Titre.',
      'Choisissez un Toréador disponible. Si le référendum passe, mettez cette carte sur le Toréador choisi, qui reçoit le titre unique de la Camarilla de Justicar Toréador. Durant ce référendum, chaque Toréador disponible reçoit +1 voix.',
    ],
  ],
])('%s says what was read', (name, text) => {
  expect(read(name)).toEqual(text);
});

it.each([
  ['la main de le vampire', 'la main du vampire'],
  ['à les alliés de les autres', 'aux alliés des autres'],
  ['de le allié que un autre contrôle', 'de l’allié qu’un autre contrôle'],
  ['si il bloque : non ; ou si !', 's’il bloque\u00a0: non\u00a0; ou si\u00a0!'],
  ["prince de Addis-Abeba, l'Avantage", 'prince d’Addis-Abeba, l’Avantage'],
  ['chaque allié, le onzième', 'chaque allié, le onzième'],
])('"%s" is written "%s"', (rough, closed) => {
  expect(close(rough)).toBe(closed);
});
