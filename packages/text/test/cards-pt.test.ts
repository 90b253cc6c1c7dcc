import { nameIn, PLAYABLE_CARDS } from '@methuselah/cards';
import type { Card } from '@methuselah/engine/language';
import { LIBRARY, VAMPIRES } from '@methuselah/testkit';
import { cardText } from '@methuselah/text';
import { describe, expect, it } from 'vitest';
import { a, contracted, de } from '../src/language/pt/grammar.ts';
import { lint } from '../src/lint.ts';

const ALL: readonly Card[] = [...PLAYABLE_CARDS, ...LIBRARY, ...VAMPIRES];

/** Not checked: names; invented clans and Disciplines have no Portuguese name. */
const NAMES = [...ALL.map((card) => nameIn(card, 'pt')), 'Blood Sorcery', 'BLOOD SORCERY', 'Thaumaturgy'];

/** Must be the same in both languages: icons, signs and numbers. */
function facts(line: string): string[] {
  const same = line
    .replace(/\b(?:two|dois)\b/gi, '2')
    .replace(/(?<=\d)(?:R|Di)\b|,? ranged|(?:[Gg]olpes?|golpear) a distância/g, ' ↔ ');
  return (same.match(/\[[A-Za-z]{3}\]|Ⓓ|↔|[+−]?\d+|\bX\b/g) ?? []).sort();
}

describe('every card', () => {
  it.each(ALL.map((card) => [card.name, card] as const))('%s', (_, card) => {
    const text = cardText(card, 'pt').split('\n');
    for (const line of text) expect(lint(line, 'pt', NAMES)).toEqual([]);
    const bare = (line: string): string =>
      [card.name, nameIn(card, 'pt')].reduce((rest, name) => rest.replaceAll(name, ''), line);
    const english = cardText(card, 'en').split('\n');
    expect(text.map(bare).map(facts)).toEqual(english.map(bare).map(facts));
  });
});

const read = (name: string): string[] => {
  const card = ALL.find((each) => each.name === name);
  return card === undefined ? [] : cardText(card, 'pt').split('\n');
};

it.each<[string, string[]]>([
  ['Mkhokheli', ['Camarilla, príncipe da Cidade do Cabo.']],
  [
    'Alexander Silverson',
    [
      'Camarilla, príncipe de Birmingham: Vampiros devem queimar 1 de sangue para declarar votos e sub-votos contra referendos convocados por este vampiro.',
    ],
  ],
  [
    'Larissa Moreira',
    [
      'Camarilla, primogênita: Uma vez por ação, durante uma ação de sangrar deste vampiro, ele pode descartar uma carta que requer Animalismo [ani] para receber +1 de sangrar.',
    ],
  ],
  [
    'Aire of Elation',
    [
      'Só pode ser usada durante uma ação de sangrar.',
      '[pre] +1 de sangrar, com +1 de sangrar adicional se este vampiro for Toreador (limitado).',
      '[PRE] +2 de sangrar, com +1 de sangrar adicional se este vampiro for Toreador (limitado).',
    ],
  ],
  [
    'Deep Song',
    [
      '[ani] Ⓓ Sangre com +1 de sangrar.',
      '[ANI] Frenesi. Ação Ⓓ. Trave um vampiro pronto que outro Matusalém controla e entre em combate com esse vampiro (considerado o servo agente durante esse combate).',
    ],
  ],
  [
    'Mirror Walk',
    [
      'Não reponha esta carta até sua próxima fase de descarte.',
      '[tha] +1 de furtividade.',
      '[THA] +1 de furtividade. Se a ação for bloqueada, antes da resolução do bloqueio, trave o servo bloqueador e encerre a ação.',
    ],
  ],
  [
    'Spying Mission',
    [
      '[obf] +1 de furtividade.',
      '[OBF] Só pode ser usada quando uma ação de sangrar está prestes a ser bem-sucedida, se o sangrar for queimar recursos. Em vez disso, o sangrar não queima recursos e não é bem-sucedido. Coloque esta carta neste vampiro. Na próxima vez que este vampiro estiver prestes a sangrar com sucesso o mesmo Matusalém, queime esta carta e este vampiro recebe +2 de sangrar.',
    ],
  ],
  [
    'Daring the Dawn',
    [
      '[for] Vampiros não podem bloquear durante esta ação. Após a resolução da ação, este vampiro recebe 2 de dano ambiental agravado que não pode ser prevenido.',
      '[FOR] Vampiros não podem bloquear durante esta ação. Após a resolução da ação, este vampiro recebe 1 de dano ambiental agravado que não pode ser prevenido.',
    ],
  ],
  [
    'Scalpel Tongue',
    [
      'Só pode ser usada durante a etapa de votação de uma ação política.',
      '[cel][pre] Trave um vampiro que declarou votos ou sub-votos neste referendo. Esse vampiro se abstém (isso cancela seus votos e sub-votos).',
      '[CEL][PRE] Trave um vampiro que declarou votos ou sub-votos neste referendo. Esse vampiro se abstém (isso cancela seus votos e sub-votos) e queima 1 de sangue.',
    ],
  ],
  [
    'Deflection',
    [
      'Só pode ser usada após os bloqueios serem recusados, durante uma ação de sangrar direcionada a você.',
      '[dom] Trave este vampiro e mude o alvo do sangrar para outro Matusalém que não o agente; o novo alvo pode tentar bloquear.',
      '[DOM] Mude o alvo do sangrar para outro Matusalém que não o agente; o novo alvo pode tentar bloquear.',
    ],
  ],
  [
    'Guard Dogs',
    [
      'Só pode ser usada por um vampiro travado, durante uma ação de sangrar direcionada a você.',
      '[ani] Destrave este vampiro.',
      '[ANI] Destrave este vampiro, com 1 manobra opcional durante o combate resultante se este vampiro bloquear.',
    ],
  ],
  [
    'On the Qui Vive',
    [
      'Um servo pode jogar apenas uma cópia de “Em Estado de Alerta” entre suas fases de destravar.',
      'Só pode ser usada por um servo travado. Este servo desperta (até o fim da ação, estar travado não o impede de bloquear nem de jogar cartas de reação). Se este servo for um aliado, ele não destrava normalmente durante sua próxima fase de destravar.',
    ],
  ],
  [
    'Carrion Crows',
    [
      'Só pode ser usada antes de determinar a distância. Um vampiro pode jogar apenas uma cópia de “Corvos Carniceiros” por combate.',
      '[ani] Neste combate, durante a resolução dos golpes normais de cada rodada, o servo oponente recebe 1Di de dano ambiental.',
      '[ANI] Neste combate, durante a resolução dos golpes normais de cada rodada, o servo oponente recebe 2Di de dano ambiental.',
    ],
  ],
  [
    'Immortal Grapple',
    [
      'Agarrão.',
      'Só pode ser usada antes da escolha dos golpes, a curta distância. Um vampiro pode jogar apenas uma cópia de “Agarrão Imortal” por rodada.',
      '[pot] Os combatentes não podem usar golpes que não sejam golpes de mão nesta rodada.',
      '[POT] Os combatentes não podem usar golpes que não sejam golpes de mão nesta rodada. Este vampiro recebe 1 pressionar opcional nesta rodada. A próxima rodada, se houver, ocorre a curta distância (pule sua etapa de determinar a distância).',
    ],
  ],
  [
    'Theft of Vitae',
    [
      '[tha] Golpe a distância: roubar 1 de sangue ou vida (convertido em sangue).',
      '[THA] Golpe a distância: roubar 2 de sangue ou vida (convertido em sangue).',
    ],
  ],
  ['.44 Magnum', ['Arma: arma de fogo.', 'Golpe: 2Di de dano, com 1 manobra opcional por combate.']],
  [
    'Kevlar Vest',
    [
      'Um servo pode ter apenas uma cópia de “Kevlar Vest”.',
      'Uma vez por combate, o portador pode prevenir 2 de dano de golpes com arma de fogo ou 1 de dano de qualquer outra fonte.',
    ],
  ],
  [
    'Underbridge Stray',
    [
      'Animal. 1 de vida, 0 de força, 0 de sangrar.',
      '[ani] Este aliado pode queimar 1 de vida para dar 1 pressionar a um servo em combate que você controla. Durante uma ação direcionada a você ou a uma carta que você controla, se este aliado não estiver bloqueando, você pode queimar este aliado para destravar outro servo pronto que você controla.',
      '[ANI] Este aliado pode queimar 1 de vida para dar 1 pressionar a um servo em combate que você controla. Durante uma ação direcionada a você ou a uma carta que você controla, se este aliado não estiver bloqueando, você pode queimar este aliado para destravar outro servo pronto que você controla. Este aliado tem 2 de vida e 1 de força.',
    ],
  ],
  [
    'Chantry',
    [
      'Local único.',
      'Você pode travar esta carta e queimar 1 de recurso ou 1 de sangue de um Tremere pronto que você controla durante sua fase de mestre para mover um Tremere em torpor para a região pronta do seu controlador.',
    ],
  ],
  [
    'Blood Doll',
    [
      'Coloque esta carta em um vampiro que você controla. Durante a fase de mestre do controlador deste vampiro, ele pode mover 1 de sangue deste vampiro para os próprios recursos ou dos próprios recursos para este vampiro.',
    ],
  ],
  [
    'Smiling Jack, The Anarch',
    [
      'Única.',
      'Coloque esta carta em jogo. Durante sua fase de destravar, mova 1 contador de seus recursos para esta carta. Durante a fase de destravar de cada outro Matusalém, para cada contador nesta carta, esse Matusalém queima 1 de recurso ou queima 1 de sangue de um vampiro que controla. Vampiros podem queimar esta carta como uma ação Ⓓ.',
    ],
  ],
  [
    'Villein',
    [
      'Trivial.',
      'Coloque esta carta em um vampiro que você controla e mova de 2 a 5 de sangue desse vampiro (ou todo, se tiver menos) para seus recursos. Cartas chamadas “Drenar o Servo” custam +1 de recurso quando jogadas por você. Cartas chamadas “Vassalo” custam +1 de recurso quando jogadas neste vampiro.',
    ],
  ],
  [
    'Parity Shift',
    [
      'Requer um príncipe ou justicar.',
      'Escolha outro Matusalém com mais recursos que você. Distribua 3 dos recursos desse Matusalém entre um ou mais outros Matusaléns (incluindo você). Se o referendo for aprovado, esse Matusalém perde esses recursos e cada outro Matusalém ganha os que lhe foram distribuídos.',
    ],
  ],
  [
    'Toreador Justicar',
    [
      'Título.',
      'Escolha um Toreador pronto. Se o referendo for aprovado, coloque esta carta nesse Toreador, que recebe o título único da Camarilla de Justicar Toreador. Neste referendo, cada Toreador pronto recebe +1 voto.',
    ],
  ],
  [
    'Toreador Grand Ball',
    [
      'Escolha dois Toreador prontos que você controla, coloque esta carta em jogo e trave um dos dois. O Toreador travado não destrava normalmente. As ações do outro Toreador que não sejam ações de sangrar não podem ser bloqueadas. Qualquer servo pode queimar esta carta como uma ação Ⓓ. Nosferatu recebem −1 de furtividade durante essa ação.',
    ],
  ],
  [
    'Upstart',
    [
      '[pre] Ação Ⓓ. Um vampiro pronto mais velho controlado por outro Matusalém queima sangue igual à capacidade deste vampiro.',
    ],
  ],
  ['Back to the Fold', ['Um vampiro passa a ser da Camarilla.']],
  ['Solomon Pike', ['Independente com 1 voto (titulado).']],
])('%s says what was read', (name, text) => {
  expect(read(name)).toEqual(text);
});

it.each([
  ['a mão de o vampiro e de a presa', 'a mão do vampiro e da presa'],
  ['em este servo, em essa carta, em os aliados', 'neste servo, nessa carta, nos aliados'],
  ['por o servo, por a carta', 'pelo servo, pela carta'],
  ['a o servo, a a carta, a as cartas, a os aliados', 'ao servo, à carta, às cartas, aos aliados'],
  ['de outro servo, em um local, a uma carta', 'de outro servo, em um local, a uma carta'],
  ['de A Viúva, a Os Ermos', 'de A Viúva, a Os Ermos'],
])('"%s" is written "%s"', (rough, closed) => {
  expect(contracted(rough)).toBe(closed);
});

it('a name without an article keeps its preposition', () => {
  expect([de('Alexis'), de('o vampiro não controlado 2'), a('Otávio')]).toEqual([
    'de Alexis',
    'do vampiro não controlado 2',
    'a Otávio',
  ]);
});
