import { COLON, SEMICOLON } from '../../language/fr/grammar.ts';
import type { RuleWords } from '../rules.ts';

export const RULES: RuleWords = {
  endUnlock:
    'Vos cartes sont redressées. Tout le reste de cette phase vient après, dans l’ordre que vous voulez.',
  endMaster:
    'Rien ne vous oblige à utiliser votre action de phase de maître, mais elle ne se garde pas pour plus tard.',
  endMinion:
    'Seul un serviteur disponible et redressé peut agir, et agir l’incline. Un serviteur qui n’agit pas reste redressé et peut bloquer.',
  endInfluence: 'Les transferts non utilisés sont perdus.',
  endDiscard: 'Une action de phase de défausse non utilisée est perdue. Votre tour se termine.',
  impulse:
    'Chacun peut jouer quelque chose à ce moment, à tour de rôle. La partie continue quand tout le monde a passé.',
  noBlock:
    'Si vous passez maintenant, vous ne pourrez plus bloquer cette action, à moins que sa cible ne change.',
  blockStands: `Quand tout le monde a passé, le blocage est résolu${COLON} il réussit si l’interception est au moins égale à la discrétion.`,
  allDeclined: 'Personne ne bloque. Quand tout le monde a passé, l’action réussit.',
  combatStep:
    'À chaque étape du combat, le serviteur qui agit commence, puis vient l’autre. Le combat continue quand les deux ont passé.',
  rangeStands: 'Chaque round commence au contact, et y reste si personne ne manœuvre.',
  noStrike: `Seul un serviteur à qui il reste des frappes additionnelles en fait usage${SEMICOLON} l’autre ne frappe pas.`,
  mending: 'Un vampire brûle 1 point de sang par point de dégâts. S’il n’en a pas assez, il va en torpeur.',
  noPress: 'Si personne ne poursuit, le combat prend fin avec ce round.',
  abstain: 'Le vote n’est pas obligatoire. Les voix sont comptées quand tout le monde a fini.',
  notCancelled:
    'Pendant qu’une carte est jouée, seules les cartes qui l’annulent ou qui réveillent un serviteur sont utilisables.',
  findNothing: 'Une recherche peut rester sans résultat. La bibliothèque est ensuite mélangée.',
  master:
    'Une carte de maître est jouée par vous et non par un serviteur, pendant votre phase de maître. Vous avez une action de phase de maître par tour.',
  outOfTurn:
    'Elle se joue pendant le tour d’un autre Mathusalem et utilise une action de phase de maître de votre prochain tour.',
  action: `Un serviteur disponible et redressé la joue pour agir, et s’incline. L’action peut être bloquée${SEMICOLON} son coût se paie quand elle réussit.`,
  political: `Un vampire appelle un référendum. Si personne ne bloque, tous les Mathusalems peuvent voter${SEMICOLON} il passe avec plus de voix pour que contre.`,
  equipment: `Une action à +1 en discrétion${COLON} si elle réussit, le serviteur possède désormais l’équipement.`,
  retainer: `Une action à +1 en discrétion${COLON} si elle réussit, le compagnon est au service de ce serviteur, avec ses propres points de vie.`,
  ally: `Une action à +1 en discrétion${COLON} si elle réussit, vous contrôlez un serviteur de plus. Il ne peut pas agir le tour de son arrivée.`,
  modifier: 'Le serviteur qui agit la joue pour modifier sa propre action, une seule fois par action.',
  reaction:
    'Un serviteur disponible et redressé la joue contre l’action d’un autre Mathusalem. Il ne s’incline pas pour cela.',
  combat: 'Elle est jouée par un serviteur en combat, à l’étape que la carte indique.',
  reflex: 'Elle annule une carte jouée contre ce serviteur, au moment où celle-ci est jouée.',
  event: `Une action de phase de défausse le met en jeu${COLON} un événement par phase, et chaque événement une fois par partie.`,
  ability: 'Ce que dit une carte l’emporte sur les règles.',
  actionInPlay: `Une carte en jeu donne cette action${COLON} le serviteur s’incline, et elle peut être bloquée comme toute autre. Sa discrétion est de 0, sauf indication contraire de la carte.`,
  weapon: 'On peut frapper avec une arme ou une autre carte plutôt qu’à mains nues.',
  bleed:
    'Votre proie brûle autant de points de réserve que la morsure de votre serviteur, d’ordinaire 1, et vous prenez l’Avantage. Un Mathusalem qui n’a plus de réserve est éliminé.',
  hunt: 'Le vampire gagne 1 point de sang. Un vampire sans sang doit chasser.',
  takeEquipment: `Un serviteur peut prendre l’équipement d’un autre de vos serviteurs${COLON} autant de cartes que vous voulez en une action.`,
  leaveTorpor:
    'Pour 2 points de sang, le vampire redevient disponible. Un vampire qui le bloque ne le combat pas, mais peut le diabler.',
  rescue:
    'Un vampire disponible en tire un autre de torpeur pour 2 points de sang, payés par l’un, par l’autre ou par les deux.',
  diablerise:
    'La victime est brûlée, et son sang va au diaboliste. Puis tout le monde vote pour savoir si le diaboliste est brûlé à son tour.',
  becomeAnarch: `Pour 2 points de sang, un vampire sans titre passe à la secte Anarch${COLON} 1 seul si vous avez un autre Anarch disponible.`,
  huntDown: `Un vampire peut attaquer un serviteur marqué de la Liste rouge${COLON} 1 point de sang, +1 en discrétion, une fois par tour.`,
  block:
    'Un blocage réussit si l’interception du bloqueur est au moins égale à la discrétion de l’action. Alors le bloqueur s’incline et les deux se battent.',
  sendSlave:
    'Si un vampire du clan de ses maîtres est bloqué, un esclave peut s’incliner pour combattre à sa place.',
  target: 'Les cibles et les coûts sont choisis quand la carte est jouée, avant toute réponse.',
  x: 'Le nombre est choisi quand la carte est jouée, avant toute réponse.',
  order: 'Vous choisissez l’ordre de vos effets.',
  may: 'Cet effet est facultatif.',
  search: 'Vous choisissez parmi ce qui est trouvé. La bibliothèque est ensuite mélangée.',
  terms: 'Quand l’action a réussi, le Mathusalem qui a appelé le référendum en choisit les termes.',
  stolen: 'Une carte volée vous reste. Elle peut aller sur un de vos serviteurs.',
  spoils: 'Un vampire qui en diable un autre peut prendre son équipement.',
  discipline: `Si la victime était plus vieille, le diaboliste peut apprendre une Discipline${COLON} vous cherchez pour lui une carte de maître de Discipline.`,
  trophy: 'Un vampire qui brûle un serviteur de la Liste rouge peut recevoir un trophée.',
  mayDiablerise:
    'Un vampire qui en bloque un autre sortant de torpeur peut le diabler. Sinon, l’action échoue, sans plus.',
  strikeTarget: 'À distance, une frappe à toute portée peut viser un compagnon plutôt que le serviteur.',
  pay: 'Un coût est payé par vous en points de réserve, ou par votre vampire en points de sang.',
  discardForCost: 'Une carte défaussée pour payer un coût vient de votre main.',
  handSize:
    'Un Mathusalem qui a plus de cartes que la taille de sa main, d’ordinaire 7, défausse le surplus.',
  maneuver: `Une manœuvre change la portée${COLON} passer à distance, ou revenir au contact. Personne ne manœuvre deux fois de suite.`,
  handStrike: 'Au contact, elle inflige autant de dégâts que le serviteur a de force, d’ordinaire 1.',
  prevent: `Les dégâts sont d’abord prévenus${SEMICOLON} ce qui reste est régénéré.`,
  press:
    'Une poursuite entraîne un autre round, ou annule la poursuite de l’adversaire. Personne ne poursuit deux fois de suite.',
  vote: `Les titres donnent des voix aux vampires disponibles${COLON} primogène 1, prince et baron 2, justicar 3, Cercle intérieur 4. Une voix exprimée ne se reprend pas.`,
  cardVote:
    'Vous pouvez brûler une carte d’action politique de votre main pour 1 voix, quel que soit son texte.',
  edgeVote: 'Le Mathusalem qui a l’Avantage peut le brûler pour 1 voix.',
  edgePool:
    'Le Mathusalem qui a l’Avantage peut gagner 1 point de réserve à chacune de ses phases de redressement.',
  burnOption:
    'Une carte à option de défausse, inutile à tous vos serviteurs, peut être défaussée et remplacée, une fois par phase de redressement.',
  contest:
    'Une carte unique ne peut être en jeu qu’une fois. La dispute coûte 1 point de réserve à chacune de vos phases de redressement.',
  yieldCard: 'Une carte disputée que l’on cède est brûlée, avec tout ce qu’elle porte.',
  contestTitle:
    'Deux vampires ne peuvent porter le même titre. La dispute coûte 1 point de sang à chacune de vos phases de redressement.',
  yieldTitle: 'Un vampire qui cède perd son titre pour de bon.',
  unlockInfernal: `Un serviteur infernal ne se redresse pas de lui-même${COLON} il en coûte 1 point de réserve.`,
  withdraw: `Ne perdez ni réserve ni sang et ne combattez pas jusqu’à votre prochaine phase de redressement${COLON} vous quittez alors la partie avec 1 point de victoire.`,
  mark: `Une action de phase de maître marque un serviteur de la Liste rouge${COLON} ce tour-ci, vos vampires peuvent l’attaquer.`,
  transfer: '1 transfert déplace 1 point de votre réserve vers un vampire de votre région incontrôlée.',
  takeBack:
    '2 transferts ramènent 1 point de sang d’un vampire de votre région incontrôlée dans votre réserve.',
  drawCrypt:
    '4 transferts et 1 point de réserve amènent un vampire de votre crypte dans votre région incontrôlée.',
  bringOut:
    'Un vampire qui a autant de sang que sa capacité devient disponible, face visible. Le sang reste sur lui.',
  merge: '4 transferts et 1 point de réserve fusionnent les deux cartes d’un même vampire.',
  discard:
    'Une fois pendant votre phase de défausse, vous pouvez défausser une carte et en piocher une autre.',
};
