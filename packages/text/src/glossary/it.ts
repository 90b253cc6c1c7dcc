import type { Glossary } from './glossary.ts';

export const GLOSSARY: Glossary = {
  methuselah: {
    word: 'Matusalemme',
    forms: ['Matusalemme'],
    explanation: 'Un giocatore: un vampiro antico che regna da lontano e non appare mai di persona.',
  },
  prey: {
    word: 'preda',
    forms: ['preda'],
    explanation: 'Il Matusalemme alla tua sinistra. Eliminare la tua preda è la via della vittoria.',
  },
  predator: {
    word: 'predatore',
    forms: ['predatore'],
    explanation: 'Il Matusalemme alla tua destra, di cui sei la preda.',
  },
  pool: {
    word: 'risorse',
    forms: ['risorse', 'punto risorsa', 'punti risorsa', 'risorsa'],
    explanation: 'L’influenza di un Matusalemme. Tutti cominciano con 30; chi resta senza viene eliminato.',
  },
  edge: {
    word: 'il Vantaggio',
    forms: ['il Vantaggio', 'Vantaggio'],
    explanation:
      'Un emblema che va a chi ha dissanguato per ultimo con successo. Può dargli 1 punto risorsa al disimpegno, o essere bruciato per 1 voto.',
  },
  oust: {
    word: 'eliminare',
    forms: ['eliminare', 'eliminato'],
    explanation:
      'Cacciare un Matusalemme dalla partita. Il suo predatore guadagna 1 punto vittoria e 6 punti risorsa.',
  },
  minion: {
    word: 'servitore',
    forms: ['servitore', 'servitori'],
    explanation: 'Un vampiro o un alleato che controlli: agisce e blocca per te.',
  },
  vampire: {
    word: 'vampiro',
    forms: ['vampiro', 'vampiri'],
    explanation: 'Un servitore della tua cripta. Ha sangue, una capacità, un clan e delle Discipline.',
  },
  blood: {
    word: 'sangue',
    forms: ['sangue', 'punto sangue', 'punti sangue'],
    explanation: 'I segnalini su un vampiro. Con questi paga le carte e risana i danni.',
  },
  capacity: {
    word: 'capacità',
    forms: ['capacità'],
    explanation:
      'Quanto sangue può contenere un vampiro. È anche la sua età, e quanto costa metterlo in gioco.',
  },
  age: {
    word: 'più anziano, più giovane',
    forms: ['più giovane', 'più giovani', 'più anziana', 'più anziano'],
    explanation: 'Di due vampiri, il più anziano è quello con la capacità maggiore.',
  },
  ally: {
    word: 'alleato',
    forms: ['alleato', 'alleati'],
    explanation: 'Un servitore che non è un vampiro. I danni bruciano i suoi punti vita.',
  },
  life: {
    word: 'punto vita',
    forms: ['punto vita', 'punti vita', 'vita'],
    explanation: 'I segnalini su un alleato o un seguace. Viene bruciato quando non ne ha più.',
  },
  retainer: {
    word: 'seguace',
    forms: ['seguace', 'seguaci'],
    explanation: 'Un aiutante al servizio di un servitore. Lo aiuta e ha punti vita propri.',
  },
  employer: { word: 'possessore', forms: ['possessore'], explanation: 'Il servitore che ha un seguace.' },
  equipment: {
    word: 'equipaggiamento',
    forms: ['equipaggiamento'],
    explanation: 'Una carta che un servitore porta e usa, per esempio un’arma.',
  },
  bearer: {
    word: 'portatore',
    forms: ['portatore'],
    explanation: 'Il servitore che porta un equipaggiamento.',
  },
  weapon: {
    word: 'arma',
    forms: ['arma', 'pistola', 'pistole'],
    explanation: 'Un equipaggiamento con cui attaccare.',
  },
  location: {
    word: 'luogo',
    forms: ['luogo'],
    explanation: 'Una carta dominus che resta in gioco e si usa più volte.',
  },
  huntingGround: {
    word: 'territorio di caccia',
    forms: ['territorio di caccia'],
    explanation: 'Un luogo che nutre uno dei tuoi vampiri nella tua fase di disimpegno.',
  },
  master: {
    word: 'carta dominus',
    forms: ['dominus', 'carta dominus', 'carte dominus'],
    explanation: 'Una carta che giochi tu, nella tua fase dominus, con un’azione di fase dominus.',
  },
  trifle: {
    word: 'triviale',
    forms: ['triviale'],
    explanation: 'Una carta dominus che restituisce la sua azione di fase dominus, una volta per fase.',
  },
  outOfTurn: {
    word: 'fuori-turno',
    forms: ['fuori-turno'],
    explanation:
      'Una carta dominus che si gioca nel turno di un altro, con un’azione della tua prossima fase dominus.',
  },
  clan: {
    word: 'clan',
    forms: ['clan'],
    explanation: 'La famiglia di un vampiro. Alcune carte sono solo per un clan.',
  },
  discipline: {
    word: 'Disciplina',
    forms: ['Disciplina'],
    explanation:
      'Un potere dei vampiri. Quasi tutte le loro carte ne richiedono una, al livello base o superiore.',
  },
  superior: {
    word: 'superiore',
    forms: ['superiore'],
    explanation:
      'Il livello più alto di una Disciplina: si può usare il secondo testo di una carta al posto del primo.',
  },
  sect: {
    word: 'setta',
    forms: ['setta'],
    explanation: 'La fazione di un vampiro: Camarilla, Sabbat, Anarchico, Indipendente o Laibon.',
  },
  camarilla: {
    word: 'Camarilla',
    forms: ['Camarilla'],
    explanation:
      'La setta dei principi, dei primogeniti e dei conciliatori, che nasconde i vampiri ai mortali.',
  },
  sabbat: {
    word: 'Sabbat',
    forms: ['Sabbat'],
    explanation: 'La setta dei vescovi e dei prisci, nemica della Camarilla.',
  },
  anarch: {
    word: 'Anarchico',
    forms: ['Anarchico'],
    explanation:
      'Una setta di ribelli, guidata da baroni. Un vampiro senza titolo può entrarvi con un’azione.',
  },
  independent: {
    word: 'indipendente',
    forms: ['indipendente'],
    explanation: 'Di nessuna delle grandi sette.',
  },
  title: {
    word: 'titolo',
    forms: ['titolo', 'titolato', 'titolati', 'titoli'],
    explanation: 'Un rango che dà voti nei referendum a un vampiro attivo.',
  },
  primogen: {
    word: 'primogenito',
    forms: ['primogenito', 'primogenita'],
    explanation: 'Un titolo della Camarilla: 1 voto.',
  },
  prince: {
    word: 'principe',
    forms: ['principe'],
    explanation: 'Il titolo della Camarilla su una città: 2 voti. Ce n’è uno per città.',
  },
  baron: { word: 'barone', forms: ['barone'], explanation: 'Il titolo anarchico su una città: 2 voti.' },
  justicar: {
    word: 'conciliatore',
    forms: ['conciliatore'],
    explanation: 'Un titolo della Camarilla, uno per clan: 3 voti.',
  },
  innerCircle: {
    word: 'Circolo Interno',
    forms: ['Circolo Interno', 'membro del Circolo Interno'],
    explanation: 'Il titolo più alto della Camarilla, uno per clan: 4 voti.',
  },
  bishop: { word: 'vescovo', forms: ['vescovo'], explanation: 'Un titolo del Sabbat: 1 voto.' },
  archbishop: {
    word: 'arcivescovo',
    forms: ['arcivescovo'],
    explanation: 'Il titolo del Sabbat su una città: 2 voti.',
  },
  priscus: {
    word: 'priscus',
    forms: ['prisci', 'priscus'],
    explanation:
      'Un titolo del Sabbat. Tutti i prisci insieme hanno 3 voti, e li decidono tra loro con le preferenze.',
  },
  cardinal: { word: 'cardinale', forms: ['cardinale'], explanation: 'Un titolo del Sabbat: 3 voti.' },
  regent: {
    word: 'reggente',
    forms: ['reggente'],
    explanation: 'Il titolo più alto del Sabbat, che è uno solo: 4 voti.',
  },
  unique: {
    word: 'unica, unico',
    forms: ['unico', 'unica'],
    explanation: 'Una sola carta con questo nome può essere in gioco. Una seconda è contesa.',
  },
  contest: {
    word: 'contesa',
    forms: ['contesa', 'contese', 'contendere', 'contenderla', 'contenderlo', 'contesi', 'conteso'],
    explanation:
      'Due Matusalemme reclamano la stessa carta unica: è fuori dal gioco finché uno dei due rinuncia.',
  },
  yield: {
    word: 'rinunciare',
    forms: ['rinuncia', 'rinunciare'],
    explanation: 'Cedere una carta o un titolo contesi. La carta viene bruciata.',
  },
  lock: {
    word: 'impegnare',
    forms: ['impegnare', 'impegnato', 'impegna', 'si impegna', 'impegnarsi'],
    explanation: 'Girare una carta di lato: è stata usata. Un servitore impegnato non agisce e non blocca.',
  },
  unlock: {
    word: 'disimpegnare',
    forms: [
      'disimpegna',
      'disimpegnato',
      'disimpegnare',
      'disimpegnarsi',
      'si disimpegna',
      'si disimpegnano',
    ],
    explanation: 'Rimettere dritta una carta impegnata, per poterla usare di nuovo.',
  },
  ready: {
    word: 'attivo',
    forms: ['attivo', 'attiva', 'attivi'],
    explanation:
      'In gioco e capace di combattere, votare e agire: né in torpore né nella zona non controllata.',
  },
  torpor: {
    word: 'torpore',
    forms: ['torpore'],
    explanation:
      'Dove giacciono i vampiri feriti gravemente. Lì possono solo tentare di uscirne, per 2 punti sangue.',
  },
  uncontrolled: {
    word: 'zona non controllata',
    forms: ['zona non controllata'],
    explanation: 'Dove i tuoi vampiri aspettano, coperti, di avere tanto sangue quanta è la loro capacità.',
  },
  crypt: { word: 'cripta', forms: ['cripta'], explanation: 'Il mazzo dei tuoi vampiri.' },
  library: {
    word: 'libreria',
    forms: ['libreria'],
    explanation: 'Il mazzo delle altre tue carte. Ne peschi una per ogni carta che giochi.',
  },
  hand: {
    word: 'mano',
    forms: ['mano', 'capacità di mano'],
    explanation: 'Le carte che puoi giocare: 7, salvo effetti.',
  },
  ashHeap: {
    word: 'pila degli scarti',
    forms: ['pila degli scarti'],
    explanation: 'La pila delle tue carte bruciate e scartate. Tutti possono guardarla.',
  },
  burn: {
    word: 'bruciare',
    forms: ['bruciare', 'brucia', 'bruciarlo', 'bruciata'],
    explanation: 'Mettere una carta nella pila degli scarti; o perdere sangue o risorse.',
  },
  discard: {
    word: 'scartare',
    forms: ['scartare', 'scartata', 'scarta', 'scartane'],
    explanation: 'Mettere una carta dalla tua mano nella pila degli scarti.',
  },
  transfer: {
    word: 'trasferimento',
    forms: ['trasferimenti', 'trasferimento'],
    explanation:
      'Ciò che spendi nella tua fase di influenza, di solito 4 per turno: 1 trasferimento sposta 1 punto risorsa su un vampiro non controllato.',
  },
  unlockPhase: {
    word: 'fase di disimpegno',
    forms: ['fase di disimpegno'],
    explanation: 'La prima fase di un turno: le tue carte si disimpegnano.',
  },
  masterPhase: {
    word: 'fase dominus',
    forms: ['fase dominus'],
    explanation: 'La seconda fase di un turno: giochi una carta dominus.',
  },
  influencePhase: {
    word: 'fase di influenza',
    forms: ['fase di influenza'],
    explanation: 'La quarta fase di un turno: metti in gioco vampiri con i trasferimenti.',
  },
  discardPhase: {
    word: 'fase di scarto',
    forms: ['fase di scarto'],
    explanation: 'L’ultima fase di un turno: puoi cambiare una carta.',
  },
  action: {
    word: 'azione',
    forms: ['azione', 'azioni'],
    explanation:
      'Quello che fa un servitore nella tua fase dei servitori, impegnandosi. Gli altri possono bloccarlo.',
  },
  directed: {
    word: 'azione diretta',
    forms: ['diretta', 'dirette', 'azione Ⓓ', 'Ⓓ'],
    explanation: 'Un’azione contro un altro Matusalemme o qualcosa di suo: solo lui può bloccarla.',
  },
  bleed: {
    word: 'dissanguamento',
    forms: ['dissanguamento', 'dissanguare', 'dissangua', 'dissanguato'],
    explanation: 'L’azione che fa bruciare risorse alla tua preda, di solito 1.',
  },
  hunt: {
    word: 'cacciare',
    forms: ['caccia', 'cacciare'],
    explanation: 'L’azione con cui un vampiro guadagna 1 punto sangue.',
  },
  stealth: {
    word: 'furtività',
    forms: ['furtività'],
    explanation: 'Quanto è difficile bloccare un’azione: serve altrettanto intercetto.',
  },
  intercept: {
    word: 'intercetto',
    forms: ['intercetto'],
    explanation: 'Quello che serve per bloccare: almeno quanto la furtività dell’azione.',
  },
  block: {
    word: 'bloccare',
    forms: ['bloccare', 'blocco', 'blocca', 'bloccata', 'bloccato', 'bloccando', 'blocchi'],
    explanation:
      'Fermare l’azione di un altro Matusalemme. Chi blocca si impegna e combatte con il servitore agente.',
  },
  actingMinion: {
    word: 'servitore agente',
    forms: ['servitore agente'],
    explanation: 'Quello la cui azione è in corso; in combattimento, quello che comincia.',
  },
  modifier: {
    word: 'modificatore di azione',
    forms: ['modificatore di azione'],
    explanation: 'Una carta che il servitore agente gioca per cambiare la propria azione.',
  },
  reaction: {
    word: 'reazione',
    forms: ['carte reazione', 'reazione', 'carta reazione'],
    explanation: 'Una carta che un servitore disimpegnato di un altro Matusalemme gioca contro un’azione.',
  },
  wake: {
    word: 'risveglio',
    forms: ['risveglio', 'si risveglia', 'risvegliano'],
    explanation: 'Poter bloccare e reagire durante un’azione come un servitore disimpegnato.',
  },
  limited: {
    word: 'limitato',
    forms: ['limitato'],
    explanation:
      'Un promemoria: un solo modificatore di azione può aumentare un dissanguamento, una sola fonte può dare attacchi addizionali in un round.',
  },
  combat: {
    word: 'combattimento',
    forms: ['combattimento'],
    explanation: 'Lo scontro tra due servitori, in round: distanza, attacchi, danni, inseguimento.',
  },
  range: {
    word: 'distanza ravvicinata, lunga distanza',
    forms: ['distanza ravvicinata', 'lunga distanza'],
    explanation:
      'A distanza ravvicinata tutti possono attaccare; a lunga distanza arrivano solo gli attacchi a distanza.',
  },
  maneuver: {
    word: 'manovra',
    forms: ['manovra', 'manovrare'],
    explanation: 'Cambiare la distanza di un round: da ravvicinata a lunga, o viceversa.',
  },
  strike: {
    word: 'attacco',
    forms: ['attacco', 'attacchi', 'attaccare', 'attacca'],
    explanation: 'Quello che fa un servitore in un round: colpire, schivare, rubare sangue e così via.',
  },
  handStrike: {
    word: 'attacco a mani nude',
    forms: ['attacchi a mani nude', 'attacco a mani nude'],
    explanation: 'Un attacco senza arma: tanti danni quanta è la forza del servitore.',
  },
  ranged: { word: 'a distanza', forms: ['a distanza'], explanation: 'Funziona anche a lunga distanza.' },
  dodge: {
    word: 'schivata',
    forms: ['schivata'],
    explanation: 'Un attacco che rende nullo l’attacco avversario.',
  },
  combatEnds: {
    word: 'termina il combattimento',
    forms: ['termina il combattimento'],
    explanation: 'Un attacco che termina subito il combattimento, prima di ogni altro.',
  },
  firstStrike: {
    word: 'attacco fulmineo',
    forms: ['attacco fulmineo'],
    explanation: 'Un attacco che viene prima dell’altro: chi ne viene abbattuto non attacca.',
  },
  additionalStrike: {
    word: 'attacco addizionale',
    forms: ['attacchi addizionali', 'attacco addizionale'],
    explanation: 'Un altro attacco nello stesso round, dopo la prima coppia.',
  },
  damage: {
    word: 'danno',
    forms: ['danni', 'danno'],
    explanation: 'Un vampiro brucia 1 punto sangue per ogni danno, un alleato 1 punto vita.',
  },
  aggravated: {
    word: 'danno aggravato',
    forms: ['aggravati', 'aggravato', 'danno aggravato'],
    explanation: 'Danno che non si può risanare: manda un vampiro in torpore, o lo brucia.',
  },
  environmental: {
    word: 'danno ambientale',
    forms: ['danno ambientale', 'danni ambientali'],
    explanation: 'Danno che non viene da un attacco: non si può schivare.',
  },
  prevent: {
    word: 'prevenire',
    forms: ['prevenire', 'previeni', 'non prevenibile', 'non prevenibili', 'prevengono'],
    explanation: 'Fare in modo che un danno non avvenga, prima di risanarlo.',
  },
  strength: {
    word: 'forza',
    forms: ['forza'],
    explanation: 'I danni che un servitore fa a mani nude, di solito 1.',
  },
  press: {
    word: 'inseguimento',
    forms: ['inseguimento', 'inseguimenti'],
    explanation: 'Ottenere un altro round di combattimento, o cancellare l’inseguimento dell’avversario.',
  },
  politicalAction: {
    word: 'azione politica',
    forms: ['azione politica'],
    explanation: 'Un’azione con cui un vampiro indice un referendum.',
  },
  referendum: {
    word: 'referendum',
    forms: ['referendum'],
    explanation: 'Un voto di tutti i Matusalemme sui termini di un’azione politica.',
  },
  vote: {
    word: 'voto',
    forms: ['voti', 'votazione', 'voto', 'votare', 'votano'],
    explanation:
      'Quello che conta in un referendum. Il referendum ha successo con più voti a favore che contro.',
  },
  ballot: {
    word: 'preferenza',
    forms: ['preferenze', 'preferenza'],
    explanation: 'Il voto di un priscus tra i prisci, che insieme hanno 3 voti.',
  },
  diablerie: {
    word: 'diablerie',
    forms: ['diablerie', 'diablerista', 'diablerizzare', 'diablerizzarlo', 'diablerizza'],
    explanation:
      'Bere tutto il sangue di un vampiro in torpore. La vittima viene bruciata; il diablerista ne guadagna il sangue e può prenderne l’equipaggiamento.',
  },
  bloodHunt: {
    word: 'caccia di sangue',
    forms: ['caccia di sangue'],
    explanation: 'Il referendum che segue la diablerie: se ha successo, il diablerista viene bruciato.',
  },
  redList: {
    word: 'Lista Rossa',
    forms: ['Lista Rossa'],
    explanation: 'Un servitore che tutti possono attaccare una volta marchiato, per un trofeo.',
  },
  trophy: {
    word: 'trofeo',
    forms: ['trofeo', 'trofei'],
    explanation: 'Una carta che premia un vampiro per aver bruciato un servitore della Lista Rossa.',
  },
};
