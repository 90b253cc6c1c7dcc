import { COLON, SEMICOLON } from '../language/fr/grammar.ts';
import type { Glossary } from './glossary.ts';

export const GLOSSARY: Glossary = {
  methuselah: {
    word: 'Mathusalem',
    forms: ['Mathusalem', 'Mathusalems'],
    explanation: `Un joueur${COLON} un vampire ancien qui règne de loin et ne paraît jamais en personne.`,
  },
  prey: {
    word: 'proie',
    forms: ['proie'],
    explanation: 'Le Mathusalem à votre gauche. Éliminer votre proie est le chemin de la victoire.',
  },
  predator: {
    word: 'prédateur',
    forms: ['prédateur'],
    explanation: 'Le Mathusalem à votre droite, dont vous êtes la proie.',
  },
  pool: {
    word: 'réserve',
    forms: ['réserve', 'point de réserve', 'points de réserve'],
    explanation: `L’influence d’un Mathusalem. Chacun commence avec 30 points${SEMICOLON} celui qui n’en a plus est éliminé.`,
  },
  edge: {
    word: 'l’Avantage',
    forms: ['l’Avantage'],
    explanation:
      'Un jeton qui va au dernier Mathusalem dont une morsure a réussi. Il peut lui donner 1 point de réserve à son redressement, ou être brûlé pour 1 voix.',
  },
  oust: {
    word: 'éliminer',
    forms: ['éliminer', 'éliminé'],
    explanation:
      'Chasser un Mathusalem de la partie. Son prédateur gagne 1 point de victoire et 6 points de réserve.',
  },
  minion: {
    word: 'serviteur',
    forms: ['serviteur', 'serviteurs'],
    explanation: `Un vampire ou un allié que vous contrôlez${COLON} il agit et bloque pour vous.`,
  },
  vampire: {
    word: 'vampire',
    forms: ['vampire', 'vampires'],
    explanation: 'Un serviteur de votre crypte. Il a du sang, une capacité, un clan et des Disciplines.',
  },
  blood: {
    word: 'sang',
    forms: ['sang', 'point de sang', 'points de sang'],
    explanation: 'Les compteurs d’un vampire. Ils paient ses cartes et régénèrent ses dégâts.',
  },
  capacity: {
    word: 'capacité',
    forms: ['capacité'],
    explanation: 'Le sang qu’un vampire peut contenir. C’est aussi son âge, et le prix de sa mise en jeu.',
  },
  age: {
    word: 'plus vieux, plus jeune',
    forms: ['plus jeune', 'plus jeunes', 'plus vieille', 'plus vieux'],
    explanation: 'De deux vampires, celui qui a la plus grande capacité est le plus vieux.',
  },
  ally: {
    word: 'allié',
    forms: ['allié', 'alliés'],
    explanation: 'Un serviteur qui n’est pas un vampire. Les dégâts brûlent ses points de vie.',
  },
  life: {
    word: 'point de vie',
    forms: ['point de vie', 'points de vie', 'vie'],
    explanation: 'Les compteurs d’un allié ou d’un compagnon. La carte est brûlée quand il n’en reste plus.',
  },
  retainer: {
    word: 'compagnon',
    forms: ['compagnon', 'compagnons'],
    explanation: 'Un auxiliaire qu’un serviteur emploie. Il l’aide et a ses propres points de vie.',
  },
  employer: {
    word: 'employeur',
    forms: ['employeur'],
    explanation: 'Le serviteur sur lequel se trouve un compagnon.',
  },
  equipment: {
    word: 'équipement',
    forms: ['équipement'],
    explanation: 'Une carte qu’un serviteur porte et utilise, par exemple une arme.',
  },
  bearer: {
    word: 'possesseur',
    forms: ['possesseur'],
    explanation: 'Le serviteur sur lequel se trouve un équipement.',
  },
  weapon: { word: 'arme', forms: ['arme', 'arme à feu'], explanation: 'Un équipement avec lequel frapper.' },
  location: {
    word: 'lieu',
    forms: ['lieu'],
    explanation: 'Une carte de maître qui reste en jeu et sert encore et encore.',
  },
  huntingGround: {
    word: 'terrain de chasse',
    forms: ['terrain de chasse'],
    explanation: 'Un lieu qui nourrit un de vos vampires pendant votre phase de redressement.',
  },
  master: {
    word: 'carte de maître',
    forms: ['maître', 'carte de maître'],
    explanation:
      'Une carte que vous jouez vous-même, pendant votre phase de maître, avec une action de phase de maître.',
  },
  trifle: {
    word: 'triviale',
    forms: ['triviale'],
    explanation: 'Une carte de maître qui rend son action de phase de maître, une fois par phase.',
  },
  outOfTurn: {
    word: 'hors-tour',
    forms: ['hors-tour'],
    explanation:
      'Une carte de maître jouée pendant le tour d’un autre, avec une action de votre prochaine phase de maître.',
  },
  clan: {
    word: 'clan',
    forms: ['clan'],
    explanation: 'La famille d’un vampire. Certaines cartes sont réservées à un clan.',
  },
  discipline: {
    word: 'Discipline',
    forms: ['Discipline'],
    explanation:
      'Un pouvoir des vampires. La plupart de leurs cartes en demandent une, au niveau inférieur ou supérieur.',
  },
  superior: {
    word: 'supérieur',
    forms: ['supérieur'],
    explanation: `Le niveau élevé d’une Discipline${COLON} le second texte d’une carte peut servir à la place du premier.`,
  },
  sect: {
    word: 'secte',
    forms: ['secte'],
    explanation: `La faction d’un vampire${COLON} Camarilla, Sabbat, Anarch, Indépendant ou Laibon.`,
  },
  camarilla: {
    word: 'Camarilla',
    forms: ['Camarilla'],
    explanation: 'La secte des princes, des primogènes et des justicars, qui cache les vampires aux mortels.',
  },
  sabbat: {
    word: 'Sabbat',
    forms: ['Sabbat'],
    explanation: 'La secte des évêques et des prisci, ennemie de la Camarilla.',
  },
  anarch: {
    word: 'Anarch',
    forms: ['Anarch'],
    explanation:
      'Une secte de rebelles, menée par des barons. Un vampire sans titre peut la rejoindre par une action.',
  },
  independent: { word: 'indépendant', forms: ['indépendant'], explanation: 'D’aucune des grandes sectes.' },
  title: {
    word: 'titre',
    forms: ['titre', 'titré', 'titrés', 'titres'],
    explanation: 'Un rang qui donne à un vampire disponible des voix lors des référendums.',
  },
  primogen: {
    word: 'primogène',
    forms: ['primogène'],
    explanation: `Un titre de la Camarilla${COLON} 1 voix.`,
  },
  prince: {
    word: 'prince',
    forms: ['prince'],
    explanation: `Le titre de la Camarilla sur une ville${COLON} 2 voix. Il y en a un par ville.`,
  },
  baron: { word: 'baron', forms: ['baron'], explanation: `Le titre Anarch sur une ville${COLON} 2 voix.` },
  justicar: {
    word: 'justicar',
    forms: ['justicar'],
    explanation: `Un titre de la Camarilla, un par clan${COLON} 3 voix.`,
  },
  innerCircle: {
    word: 'Cercle intérieur',
    forms: ['Cercle intérieur', 'membre du Cercle intérieur'],
    explanation: `Le plus haut titre de la Camarilla, un par clan${COLON} 4 voix.`,
  },
  bishop: { word: 'évêque', forms: ['évêque'], explanation: `Un titre du Sabbat${COLON} 1 voix.` },
  archbishop: {
    word: 'archevêque',
    forms: ['archevêque'],
    explanation: `Le titre du Sabbat sur une ville${COLON} 2 voix.`,
  },
  priscus: {
    word: 'priscus',
    forms: ['prisci', 'priscus'],
    explanation:
      'Un titre du Sabbat. Tous les prisci ont ensemble 3 voix, et en décident entre eux par bulletins.',
  },
  cardinal: { word: 'cardinal', forms: ['cardinal'], explanation: `Un titre du Sabbat${COLON} 3 voix.` },
  regent: {
    word: 'régent',
    forms: ['régent'],
    explanation: `Le plus haut titre du Sabbat, unique${COLON} 4 voix.`,
  },
  unique: {
    word: 'unique',
    forms: ['unique'],
    explanation: 'Une seule carte de ce nom peut être en jeu. Une deuxième est disputée.',
  },
  contest: {
    word: 'disputée',
    forms: ['disputée', 'dispute', 'disputer', 'disputé', 'disputées', 'disputés'],
    explanation: `Deux Mathusalems réclament la même carte unique${COLON} elle est hors du jeu jusqu’à ce que l’un d’eux cède.`,
  },
  yield: {
    word: 'céder',
    forms: ['cède', 'céder'],
    explanation: 'Renoncer à une carte ou à un titre disputés. La carte est brûlée.',
  },
  lock: {
    word: 'incliner',
    forms: ['incliner', 'incliné', 'inclinez', 's’incline', 'incline', 's’incliner'],
    explanation: `Tourner une carte sur le côté${COLON} elle a servi. Un serviteur incliné n’agit pas et ne bloque pas.`,
  },
  unlock: {
    word: 'redresser',
    forms: ['redressez', 'redressé', 'redresser', 'se redresse', 'redressées'],
    explanation: 'Remettre droite une carte inclinée, pour qu’elle serve à nouveau.',
  },
  ready: {
    word: 'disponible',
    forms: ['disponible', 'disponibles'],
    explanation: `En jeu et capable de combattre, de voter et d’agir${COLON} ni en torpeur ni dans la région incontrôlée.`,
  },
  torpor: {
    word: 'torpeur',
    forms: ['torpeur'],
    explanation:
      'Là où gisent les vampires gravement blessés. Ils ne peuvent que tenter d’en sortir, pour 2 points de sang.',
  },
  uncontrolled: {
    word: 'région incontrôlée',
    forms: ['région incontrôlée', 'incontrôlé'],
    explanation: 'Là où vos vampires attendent, face cachée, d’avoir autant de sang que leur capacité.',
  },
  crypt: { word: 'crypte', forms: ['crypte'], explanation: 'Le paquet de vos vampires.' },
  library: {
    word: 'bibliothèque',
    forms: ['bibliothèque'],
    explanation: 'Le paquet de vos autres cartes. Vous en piochez une chaque fois que vous en jouez une.',
  },
  hand: {
    word: 'main',
    forms: ['main', 'taille de la main', 'taille de main'],
    explanation: `Les cartes que vous pouvez jouer${COLON} 7, sauf si un effet en décide autrement.`,
  },
  ashHeap: {
    word: 'tas de cendres',
    forms: ['tas de cendres'],
    explanation: 'La pile de vos cartes brûlées et défaussées. Tout le monde peut la regarder.',
  },
  burn: {
    word: 'brûler',
    forms: ['brûler', 'brûle', 'brûlez'],
    explanation: `Mettre une carte au tas de cendres${SEMICOLON} ou perdre du sang ou de la réserve.`,
  },
  discard: {
    word: 'défausser',
    forms: ['défausse', 'défausser', 'défaussée', 'défaussez-en'],
    explanation: 'Mettre une carte de votre main au tas de cendres.',
  },
  transfer: {
    word: 'transfert',
    forms: ['transferts', 'transfert'],
    explanation: `Ce que vous dépensez durant votre phase d’influence, d’ordinaire 4 par tour${COLON} 1 transfert déplace 1 point de réserve vers un vampire incontrôlé.`,
  },
  unlockPhase: {
    word: 'phase de redressement',
    forms: ['phase de redressement', 'phases de redressement'],
    explanation: `La première phase d’un tour${COLON} vos cartes se redressent.`,
  },
  masterPhase: {
    word: 'phase de maître',
    forms: ['phase de maître'],
    explanation: `La deuxième phase d’un tour${COLON} vous jouez une carte de maître.`,
  },
  influencePhase: {
    word: 'phase d’influence',
    forms: ['phase d’influence'],
    explanation: `La quatrième phase d’un tour${COLON} vos transferts mettent des vampires en jeu.`,
  },
  discardPhase: {
    word: 'phase de défausse',
    forms: ['phase de défausse'],
    explanation: `La dernière phase d’un tour${COLON} vous pouvez échanger une carte.`,
  },
  action: {
    word: 'action',
    forms: ['action', 'actions'],
    explanation:
      'Ce que fait un serviteur pendant votre phase de serviteur, en s’inclinant. D’autres peuvent le bloquer.',
  },
  directed: {
    word: 'action dirigée',
    forms: ['dirigée', 'dirigées', 'action Ⓓ', 'Ⓓ'],
    explanation: `Une action contre un autre Mathusalem ou contre ce qu’il contrôle${COLON} lui seul peut la bloquer.`,
  },
  bleed: {
    word: 'morsure',
    forms: ['morsure', 'morsures', 'mordre', 'mordu'],
    explanation: 'L’action qui fait brûler des points de réserve à votre proie, d’ordinaire 1.',
  },
  hunt: {
    word: 'chasser',
    forms: ['chasse', 'chasser'],
    explanation: 'L’action par laquelle un vampire gagne 1 point de sang.',
  },
  stealth: {
    word: 'discrétion',
    forms: ['discrétion'],
    explanation: `Ce qui rend une action difficile à bloquer${COLON} il faut autant d’interception.`,
  },
  intercept: {
    word: 'interception',
    forms: ['interception'],
    explanation: `Ce qu’il faut pour bloquer${COLON} au moins autant que la discrétion de l’action.`,
  },
  block: {
    word: 'bloquer',
    forms: ['bloquer', 'blocage', 'bloque', 'bloquée', 'bloqueur', 'bloqué', 'blocages'],
    explanation:
      'Arrêter l’action d’un autre Mathusalem. Le serviteur qui bloque s’incline et combat celui qui agit.',
  },
  actingMinion: {
    word: 'serviteur qui agit',
    forms: ['serviteur qui agit'],
    explanation: `Celui dont l’action est en cours${SEMICOLON} en combat, celui qui commence.`,
  },
  modifier: {
    word: 'modificateur d’action',
    forms: ['modificateur d’action'],
    explanation: 'Une carte que le serviteur qui agit joue pour changer son action.',
  },
  reaction: {
    word: 'réaction',
    forms: ['cartes de réaction', 'réaction', 'carte de réaction'],
    explanation: 'Une carte qu’un serviteur redressé d’un autre Mathusalem joue contre une action.',
  },
  wake: {
    word: 'réveil',
    forms: ['réveille', 'réveil', 'réveillent'],
    explanation: 'Pouvoir bloquer et réagir pendant une action comme un serviteur redressé.',
  },
  limited: {
    word: 'limité',
    forms: ['limité'],
    explanation: `Un rappel${COLON} un seul modificateur d’action peut augmenter une morsure, une seule source donner des frappes additionnelles dans un round.`,
  },
  combat: {
    word: 'combat',
    forms: ['combat'],
    explanation: `L’affrontement de deux serviteurs, par rounds${COLON} portée, frappes, dégâts, poursuite.`,
  },
  range: {
    word: 'au contact, à distance',
    forms: ['au contact', 'à distance'],
    explanation: `Au contact, toutes les frappes portent${SEMICOLON} à distance, seules portent les frappes à toute portée.`,
  },
  maneuver: {
    word: 'manœuvre',
    forms: ['manœuvre', 'manœuvrer'],
    explanation: `Changer la portée d’un round${COLON} passer à distance, ou revenir au contact.`,
  },
  strike: {
    word: 'frappe',
    forms: ['frappe', 'frappes', 'frapper'],
    explanation: `Ce que fait un serviteur dans un round de combat${COLON} frapper, esquiver, voler du sang, etc.`,
  },
  handStrike: {
    word: 'frappe à mains nues',
    forms: ['frappe à mains nues', 'frappes à mains nues'],
    explanation: `Une frappe sans arme${COLON} autant de dégâts que la force du serviteur.`,
  },
  ranged: { word: 'à toute portée', forms: ['à toute portée'], explanation: 'Cela agit aussi à distance.' },
  dodge: {
    word: 'esquive',
    forms: ['esquive', 'esquiver'],
    explanation: 'Une frappe qui rend sans effet la frappe adverse.',
  },
  combatEnds: {
    word: 'fin de combat',
    forms: ['fin de combat'],
    explanation: 'Une frappe qui met aussitôt fin au combat, avant toute autre.',
  },
  firstStrike: {
    word: 'initiative',
    forms: ['initiative'],
    explanation: `Une frappe qui passe avant l’autre${COLON} un serviteur qu’elle met hors de combat ne frappe pas.`,
  },
  additionalStrike: {
    word: 'frappe additionnelle',
    forms: ['frappes additionnelles', 'frappe additionnelle'],
    explanation: 'Une frappe de plus dans le même round, après la première paire.',
  },
  damage: {
    word: 'dégâts',
    forms: ['dégâts', 'point de dégâts', 'points de dégâts'],
    explanation: 'Un vampire brûle 1 point de sang par point de dégâts, un allié 1 point de vie.',
  },
  aggravated: {
    word: 'dégâts aggravés',
    forms: ['dégâts aggravés'],
    explanation: `Des dégâts qui ne se régénèrent pas${COLON} ils envoient un vampire en torpeur, ou le brûlent.`,
  },
  environmental: {
    word: 'dégâts environnementaux',
    forms: ['dégâts environnementaux', 'environnementaux'],
    explanation: `Des dégâts qui ne viennent pas d’une frappe${COLON} ils ne s’esquivent pas.`,
  },
  prevent: {
    word: 'prévenir',
    forms: ['prévenir', 'prévenus'],
    explanation: 'Empêcher des dégâts, avant toute régénération.',
  },
  strength: {
    word: 'force',
    forms: ['force'],
    explanation: 'Les dégâts qu’un serviteur inflige à mains nues, d’ordinaire 1.',
  },
  press: {
    word: 'poursuite',
    forms: ['poursuite', 'poursuivre', 'poursuit'],
    explanation: 'Entraîner un autre round de combat, ou annuler la poursuite de l’adversaire.',
  },
  politicalAction: {
    word: 'action politique',
    forms: ['action politique'],
    explanation: 'Une action par laquelle un vampire appelle un référendum.',
  },
  referendum: {
    word: 'référendum',
    forms: ['référendum', 'référendums'],
    explanation: 'Un vote de tous les Mathusalems sur les termes d’une action politique.',
  },
  vote: {
    word: 'voix',
    forms: ['voix', 'vote', 'voter'],
    explanation: 'Ce qui compte dans un référendum. Le référendum passe avec plus de voix pour que contre.',
  },
  ballot: {
    word: 'bulletin',
    forms: ['bulletins', 'bulletin'],
    explanation: 'La voix d’un priscus parmi les prisci, qui ont 3 voix ensemble.',
  },
  diablerie: {
    word: 'diablerie',
    forms: ['diabler', 'diaboliste', 'diablerie', 'diable'],
    explanation: `Vider de tout son sang un vampire en torpeur. La victime est brûlée${SEMICOLON} le diaboliste gagne son sang et peut prendre son équipement.`,
  },
  bloodHunt: {
    word: 'chasse de sang',
    forms: ['chasse de sang'],
    explanation: `Le référendum qui suit la diablerie${COLON} s’il passe, le diaboliste est brûlé.`,
  },
  redList: {
    word: 'Liste rouge',
    forms: ['Liste rouge'],
    explanation: 'Un serviteur que tous peuvent attaquer une fois marqué, pour un trophée.',
  },
  trophy: {
    word: 'trophée',
    forms: ['trophée', 'trophées'],
    explanation: 'Une carte qui récompense un vampire d’avoir brûlé un serviteur de la Liste rouge.',
  },
};
