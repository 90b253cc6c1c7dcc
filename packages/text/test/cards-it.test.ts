import { nameIn, PLAYABLE_CARDS } from '@methuselah/cards';
import type { Card } from '@methuselah/engine/language';
import { LIBRARY, VAMPIRES } from '@methuselah/testkit';
import { cardText } from '@methuselah/text';
import { describe, expect, it } from 'vitest';
import { close } from '../src/cards/it/close.ts';
import { lint } from '../src/lint.ts';

const INVENTED: readonly Card[] = [...LIBRARY, ...VAMPIRES];
const ALL: readonly Card[] = [...PLAYABLE_CARDS, ...INVENTED];

/** Not checked: names; some Disciplines of invented cards use their name as icon. */
const NAMES = [
  ...ALL.map((card) => nameIn(card, 'it')),
  '[Blood Sorcery]',
  '[BLOOD SORCERY]',
  '[Thaumaturgy]',
];

/** Must be the same in both languages: icons, signs and numbers. */
function facts(line: string): string[] {
  const same = line
    .replace(/\b(?:two|due)\b/gi, '2')
    .replace(/(?<= )a distanza(?! ravvicinata)|(?<=\d)R\b|,? ranged/g, ' ↔ ');
  return (same.match(/\[[A-Za-z]{3}\]|Ⓓ|↔|[+−]?\d+|\bX\b/g) ?? []).sort();
}

describe('every card', () => {
  it.each(ALL.map((card) => [card.name, card] as const))('%s', (name, card) => {
    const text = cardText(card, 'it').split('\n');
    for (const line of text) expect(lint(line, 'it', NAMES)).toEqual([]);
    const bare = (line: string): string => line.replaceAll(name, '').replaceAll(nameIn(card, 'it'), '');
    const english = cardText(card, 'en').split('\n');
    expect(text.map(bare).map(facts)).toEqual(english.map(bare).map(facts));
  });
});

const read = (name: string): string => {
  const card = PLAYABLE_CARDS.find((each) => each.name === name);
  return card === undefined ? '' : cardText(card, 'it');
};

it.each([
  ['Mkhokheli', ['Camarilla. Principe di Città del Capo.']],
  [
    'Alexander Silverson',
    [
      'Camarilla. Principe di Birmingham: I vampiri devono bruciare 1 punto sangue per dichiarare voti e preferenze contro i referendum indetti da questo vampiro.',
    ],
  ],
  [
    'Bret Stryker',
    ['Camarilla: Questo vampiro ottiene −1 intercetto durante le azioni dei vampiri titolati.'],
  ],
  [
    'Aire of Elation',
    [
      'Utilizzabile solo durante un’azione di dissanguare.',
      '[pre] +1 dissanguamento, con un ulteriore +1 dissanguamento se questo vampiro è Toreador (limitato).',
      '[PRE] +2 dissanguamento, con un ulteriore +1 dissanguamento se questo vampiro è Toreador (limitato).',
    ],
  ],
  [
    'Deep Song',
    [
      '[ani] Ⓓ Dissangua con +1 dissanguamento.',
      '[ANI] Frenesia. Azione Ⓓ. Impegna un vampiro attivo controllato da un altro Matusalemme ed entra in combattimento con quel vampiro (considerato il servitore agente durante quel combattimento).',
    ],
  ],
  [
    'Govern the Unaligned',
    [
      '[dom] Ⓓ Dissangua con +2 dissanguamento.',
      '[DOM] Azione a +1 furtività. Aggiungi 3 punti sangue a un vampiro più giovane nella tua zona non controllata.',
    ],
  ],
  [
    'Faceless Night',
    [
      '[obf] +1 furtività.',
      '[OBF] +1 furtività. Prima della risoluzione dell’azione, impegna ogni servitore che tenta di bloccare l’azione e fallisce.',
    ],
  ],
  [
    "Resist Earth's Grasp",
    [
      '[cel] [COMBATTIMENTO] Inseguimento; o manovra, con 1 inseguimento opzionale.',
      '[CEL] [MODIFICATORE DI AZIONE] +1 furtività.',
    ],
  ],
  [
    'Daring the Dawn',
    [
      '[for] I vampiri non possono bloccare durante questa azione. Dopo la risoluzione dell’azione, questo vampiro subisce 2 danni ambientali aggravati non prevenibili.',
      '[FOR] I vampiri non possono bloccare durante questa azione. Dopo la risoluzione dell’azione, questo vampiro subisce 1 danno ambientale aggravato non prevenibile.',
    ],
  ],
  [
    'Creeping Sabotage',
    [
      'X è il numero di copie di questa carta che controlli.',
      'Azione a +1 furtività. Metti questa carta in gioco. Durante la tua fase di disimpegno, la tua preda brucia 1 punto risorsa. Qualsiasi servitore può bruciare questa carta come azione Ⓓ.',
    ],
  ],
  [
    'Voter Captivation',
    [
      'Utilizzabile solo dopo la risoluzione di un’azione politica il cui referendum ha avuto successo.',
      '[pre] Questo vampiro guadagna 1 punto sangue per ogni voto di scarto a favore del referendum.',
      '[PRE] Questo vampiro guadagna 1 punto sangue per ogni voto di scarto a favore del referendum; puoi spostarne fino a 2 nelle tue risorse invece che su questo vampiro.',
    ],
  ],
  [
    'Deflection',
    [
      'Utilizzabile solo dopo il rifiuto di bloccare un’azione di dissanguare diretta a te.',
      '[dom] Impegna questo vampiro e cambia il bersaglio del dissanguamento in un altro Matusalemme diverso dal Matusalemme agente; il nuovo bersaglio può tentare di bloccare.',
      '[DOM] Cambia il bersaglio del dissanguamento in un altro Matusalemme diverso dal Matusalemme agente; il nuovo bersaglio può tentare di bloccare.',
    ],
  ],
  [
    'On the Qui Vive',
    [
      'Un servitore può giocare «Sul chi vive» solo una volta tra una sua fase di disimpegno e l’altra.',
      'Utilizzabile solo da un servitore impegnato. Questo servitore si risveglia (fino alla fine dell’azione, anche da impegnato può bloccare e giocare carte reazione). Se questo servitore è un alleato, non si disimpegna normalmente durante la sua prossima fase di disimpegno.',
    ],
  ],
  [
    'Carrion Crows',
    [
      'Utilizzabile solo prima di determinare la distanza. Un vampiro può giocare «Cornacchie» solo una volta per combattimento.',
      '[ani] In questo combattimento, durante la risoluzione degli attacchi normali di ogni round, il servitore avversario subisce 1 danno ambientale a distanza.',
      '[ANI] In questo combattimento, durante la risoluzione degli attacchi normali di ogni round, il servitore avversario subisce 2 danni ambientali a distanza.',
    ],
  ],
  [
    'Taste of Vitae',
    [
      'Un vampiro può giocare «Assaporare la Vitae» solo una volta per round.',
      'Utilizzabile solo da un vampiro attivo, alla fine di un round di combattimento, se il servitore avversario è un vampiro. Questo vampiro guadagna tanti punti sangue quanti il servitore avversario ne ha persi per i danni in questo round.',
    ],
  ],
  [
    'Theft of Vitae',
    [
      '[tha] Attacco a distanza: ruba 1 punto sangue o vita (convertito in sangue).',
      '[THA] Attacco a distanza: ruba 2 punti sangue o vita (convertiti in sangue).',
    ],
  ],
  [
    '.44 Magnum',
    ['Arma: pistola.', 'Attacco: 2 danni a distanza, con 1 manovra opzionale per combattimento.'],
  ],
  [
    'Kevlar Vest',
    [
      'Un servitore può avere una sola copia di «Kevlar Vest».',
      'Una volta per combattimento, il portatore può prevenire 2 danni dagli attacchi con pistole o 1 danno da qualsiasi altra fonte.',
    ],
  ],
  [
    'Underbridge Stray',
    [
      'Animale. 1 punto vita, 0 forza, 0 dissanguamento.',
      '[ani] Questo alleato può bruciare 1 punto vita per dare 1 inseguimento a un servitore in combattimento che controlli. Durante un’azione diretta a te o a una carta che controlli, se questo alleato non sta bloccando, puoi bruciare questo alleato per disimpegnare un altro servitore attivo che controlli.',
      '[ANI] Questo alleato può bruciare 1 punto vita per dare 1 inseguimento a un servitore in combattimento che controlli. Durante un’azione diretta a te o a una carta che controlli, se questo alleato non sta bloccando, puoi bruciare questo alleato per disimpegnare un altro servitore attivo che controlli. Questo alleato ha 2 punti vita e 1 forza.',
    ],
  ],
  [
    'Wasserschloss Anif, Austria',
    [
      'Luogo unico.',
      'Durante la tua fase dominus, puoi spostare 1 punto sangue da un Tremere non vuoto controllato da te su questa carta. Puoi impegnare questa carta durante la tua fase di influenza per spostare tutti i segnalini di questa carta su un Tremere nella tua zona non controllata. Qualsiasi servitore può bruciare questa carta come azione Ⓓ. I Malkavian ottengono +1 furtività durante quell’azione.',
    ],
  ],
  [
    'Smiling Jack, The Anarch',
    [
      'Unica.',
      'Metti questa carta in gioco. Durante la tua fase di disimpegno, sposta 1 segnalino dalle tue risorse su questa carta. Durante la fase di disimpegno di ogni altro Matusalemme, per ogni segnalino su questa carta, quel Matusalemme brucia 1 punto risorsa o brucia 1 punto sangue da un vampiro che controlla. I vampiri possono bruciare questa carta come azione Ⓓ.',
    ],
  ],
  [
    'Toreador Grand Ball',
    [
      'Scegli due Toreador attivi che controlli, metti questa carta in gioco e impegna uno dei due. Il Toreador impegnato non si disimpegna normalmente. Le azioni dell’altro Toreador diverse da quelle di dissanguare non possono essere bloccate. Qualsiasi servitore può bruciare questa carta come azione Ⓓ. I Nosferatu ottengono −1 furtività durante quell’azione.',
    ],
  ],
  [
    'Villein',
    [
      'Triviale.',
      'Metti questa carta su un vampiro che controlli e sposta da 2 a 5 punti sangue da quel vampiro (o tutti, se ne ha meno) nelle tue risorse. Giocare carte chiamate «Attingere al Servitore» ti costa +1 punto risorsa. Giocare carte chiamate «Servo» su questo vampiro costa +1 punto risorsa.',
    ],
  ],
  [
    'Toreador Justicar',
    [
      'Titolo.',
      'Scegli un Toreador attivo. Se il referendum ha successo, metti questa carta su quel Toreador, che ottiene il titolo unico della Camarilla di Conciliatore Toreador. In questo referendum, ogni Toreador attivo ottiene +1 voto.',
    ],
  ],
] as const)('%s says what was read', (name, lines) => {
  expect(read(name)).toBe(lines.join('\n'));
});

it.each([
  ['di il vampiro, a lo scontro, da la zona', 'del vampiro, allo scontro, dalla zona'],
  ['in la mano di i alleati', 'nella mano degli alleati'],
  ['I alleati e le armi, Il alleato', 'Gli alleati e le armi, L’alleato'],
  ['su un scontro di una altra azione', 'su uno scontro di un’altra azione'],
  ['quel alleato, quella arma, quel scontro', 'quell’alleato, quell’arma, quello scontro'],
  ['brucia e entra, tu puoi; Tu puoi', 'brucia ed entra, puoi; Puoi'],
  ['carte chiamate Il Labirinto', 'carte chiamate Il Labirinto'],
])('"%s" is written "%s"', (rough, closed) => {
  expect(close(rough)).toBe(closed);
});
