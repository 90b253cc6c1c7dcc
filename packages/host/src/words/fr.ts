import { FR } from '@methuselah/text/table/fr';
import { DIGEST } from './digest/fr.ts';
import { THEATRE } from './theatre/fr.ts';
import type { BareLocale, HostWords, SpokenCard, SpokenSeat } from './words.ts';

const NBSP = '\u00a0';
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const de = (name: string): string => (/^[aeiouàâéèêëîïôœùûæ]/i.test(name) ? `d’${name}` : `de ${name}`);

const RELATION: Readonly<Record<SpokenSeat['relation'], string>> = {
  you: ', vous',
  prey: ', votre proie',
  predator: ', votre prédateur',
  grandPrey: ', la proie de votre proie',
  grandPredator: ', le prédateur de votre prédateur',
  other: '',
};
const PLACE: Readonly<Record<SpokenCard['place'], readonly [mine: string, of: string]>> = {
  ready: ['dans votre région disponible', 'dans la région disponible'],
  torpor: ['dans votre région de torpeur', 'dans la région de torpeur'],
  uncontrolled: ['dans votre région incontrôlée', 'dans la région incontrôlée'],
  table: ['dans votre région contrôlée', 'dans la région contrôlée'],
  contested: ['parmi vos cartes disputées', 'parmi les cartes disputées'],
  hand: ['dans votre main', 'dans la main'],
  attached: ['dans votre région contrôlée', 'dans la région contrôlée'],
  stage: ['carte que vous jouez', 'carte jouée par'],
};

function place({ place: at, who, on }: SpokenCard): string {
  const [mine, of] = PLACE[at];
  if (at === 'stage') return who === null ? mine : `${of} ${who}`;
  const where = who === null ? mine : `${of} ${de(who)}`;
  return on === null ? where : `sur ${on}, ${where}`;
}

function counters({ counters: n, unit, capacity }: SpokenCard): string {
  if (capacity !== null) return `${plural(n, 'point de sang', 'points de sang')} sur ${capacity}`;
  if (n === 0) return '';
  if (unit === 'counters') return plural(n, 'compteur');
  return plural(
    n,
    unit === 'blood' ? 'point de sang' : 'point de vie',
    unit === 'blood' ? 'points de sang' : 'points de vie',
  );
}

const WORDS: HostWords = {
  digest: DIGEST,
  rails: { turn: 'Tour', action: 'Action', combat: 'Combat', referendum: 'Référendum' },
  phases: {
    unlock: 'Redressement',
    master: 'Maître',
    minion: 'Serviteur',
    influence: 'Influence',
    discard: 'Défausse',
  },
  action: {
    announced: 'Annonce',
    blocks: 'Blocages',
    attempt: 'Tentative',
    resolution: 'Résolution',
    after: 'Après',
  },
  combat: {
    beforeRange: 'Avant la manœuvre',
    range: 'Manœuvre',
    beforeStrikes: 'Avant les frappes',
    strike: 'Frappe',
    damage: 'Dégâts',
    press: 'Poursuite',
    roundEnd: 'Fin de round',
  },
  referendum: { terms: 'Termes', beforeVotes: 'Avant le vote', polling: 'Vote', result: 'Résultat' },
  parts: {
    printed: 'valeur imprimée',
    title: 'titre',
    least: 'jamais moins de 0',
  },
  marks: {
    contested: 'carte disputée',
    merged: 'cartes fusionnées',
    notCounting: (title) => `${title} (sans effet)`,
  },
  toCome: {
    damage: (normal, aggravated) => {
      const kinds = [
        ...(normal > 0 || aggravated === 0 ? [plural(normal, 'point de dégâts', 'points de dégâts')] : []),
        ...(aggravated > 0
          ? [plural(aggravated, 'point de dégâts aggravés', 'points de dégâts aggravés')]
          : []),
      ];
      return kinds.join(' et ');
    },
    stolenBlood: (n) => `perd ${plural(n, 'point de sang', 'points de sang')}`,
    equipment: 'perd un équipement',
    effect: 'subit un effet',
    dodged: 'esquive',
    outOfRange: 'hors de portée',
    combatEnds: 'le combat prend fin avant',
    nothing: 'aucune frappe',
  },
  prisci: (side, votesFor, against) => {
    const stands = { for: 'pour', against: 'contre', abstaining: 'abstention' }[side];
    return `Bloc des prisci${NBSP}: ${stands}, ${votesFor} contre ${against} en bulletins`;
  },
  ousts: (who, whom) => `${who} élimine ${whom}`,
  seat: (f) => {
    const head = `${f.name}${RELATION[f.relation]}${NBSP}:`;
    const points = plural(f.victoryPoints, 'point de victoire', 'points de victoire');
    if (f.ousted) return `${head} élimination, ${points}`;
    return [
      `${head} ${plural(f.pool, 'point de réserve', 'points de réserve')}`,
      `${plural(f.hand, 'carte')} en main`,
      `${f.library} dans la bibliothèque`,
      ...(f.edge ? ['possède l’Avantage'] : []),
      ...(f.victoryPoints > 0 ? [points] : []),
    ].join(', ');
  },
  card: (f) =>
    [
      f.name,
      counters(f),
      f.locked ? 'carte inclinée' : '',
      place(f),
      ...f.marks,
      f.attached === 0 ? '' : `avec ${plural(f.attached, 'carte attachée', 'cartes attachées')}`,
    ]
      .filter((words) => words !== '')
      .join(', '),
  theatre: THEATRE,
  refusals: {
    nothingToUndo: 'Il n’y a rien à annuler.',
    othersDecided: 'Ce choix ne peut plus être annulé : l’écran a changé de mains.',
    mustChoose: 'Il faut choisir quelque chose ici : impossible de passer.',
    noGame: 'Aucune partie n’est en cours.',
    noTable: 'Une partie demande de deux à six joueurs et des decks connus.',
    noChair: 'Chaque place demande une personne ou l’un des bots connus.',
  },
  changes: {
    cards: (names) =>
      `Modifié depuis la sauvegarde de cette partie : ${names}. Le nouveau texte s’applique désormais.`,
    rules: 'Les règles ont été corrigées depuis la sauvegarde de cette partie.',
    cut: 'La partie reprend là où elle en était ; ce qui précède ne peut plus être ni raconté ni annulé.',
    parts: (decision) =>
      `À partir de la décision ${decision}, cette partie se déroulerait autrement aujourd’hui : elle s’arrête là.`,
  },
  remarks: {
    full: 'aucun sang gagné\u00a0: capacité atteinte',
    overfull: 'capacité atteinte\u00a0: le surplus serait perdu',
    noBleed: 'morsure de 0\u00a0: sans effet',
    nothingToReduce: 'morsure de 0\u00a0: rien à réduire',
    bleedLater: 'mieux vaut attendre la fin des blocages',
    stealthLater: 'attendez que quelqu’un bloque',
    nobodyBlocks: 'plus personne ne peut bloquer\u00a0: inutile',
    failsToBlock: 'échoue en l’état\u00a0: vous n’avez pas d’autre interception',
  },
};

export const LOCALE: BareLocale = {
  lang: 'fr',
  words: FR,
  host: WORDS,
};
