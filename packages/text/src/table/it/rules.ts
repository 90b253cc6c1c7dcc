import type { RuleWords } from '../rules.ts';

export const RULES: RuleWords = {
  endUnlock: 'Le tue carte si disimpegnano. Tutto il resto di questa fase viene dopo, nell’ordine che vuoi.',
  endMaster: 'Puoi non usare la tua azione di fase dominus, ma non puoi conservarla per dopo.',
  endMinion:
    'Solo un servitore attivo e disimpegnato può agire, e agendo si impegna. Un servitore che non agisce resta disimpegnato e può bloccare.',
  endInfluence: 'I trasferimenti che non usi vanno persi.',
  endDiscard: 'Un’azione della fase di scarto che non usi va persa. Il tuo turno finisce.',
  impulse:
    'In questo momento tutti possono giocare qualcosa, a turno. Si prosegue quando tutti hanno passato.',
  noBlock: 'Se passi ora, non potrai più bloccare questa azione, a meno che non ne cambi il bersaglio.',
  blockStands:
    'Quando tutti hanno passato si decide il blocco: ha successo se l’intercetto è almeno pari alla furtività.',
  allDeclined: 'Nessuno blocca. Quando tutti hanno passato, l’azione ha successo.',
  combatStep:
    'In ogni fase del combattimento comincia il servitore agente, poi tocca all’altro. Si prosegue quando entrambi hanno passato.',
  rangeStands: 'Ogni round comincia a distanza ravvicinata, e ci resta se nessuno manovra.',
  noStrike: 'Attacca solo chi ha ancora attacchi addizionali; l’altro non attacca.',
  mending: 'Un vampiro brucia 1 punto sangue per ogni danno. Se non ne ha abbastanza, va in torpore.',
  noPress: 'Se nessuno usa un inseguimento per continuare, il combattimento finisce con questo round.',
  abstain: 'Votare non è obbligatorio. I voti si contano quando tutti hanno finito.',
  notCancelled:
    'Mentre si gioca una carta si possono usare solo quelle che la cancellano o che risvegliano un servitore.',
  findNothing: 'Puoi cercare senza trovare nulla. Poi la libreria viene mescolata.',
  master:
    'Le carte dominus le giochi tu, non un servitore, nella tua fase dominus. Hai un’azione di fase dominus per turno.',
  outOfTurn: 'Si gioca nel turno di un altro Matusalemme e usa un’azione della tua prossima fase dominus.',
  action:
    'Un servitore attivo e disimpegnato la gioca per agire, e si impegna. L’azione può essere bloccata; il costo si paga quando ha successo.',
  political:
    'Un vampiro indice un referendum. Se nessuno blocca, tutti i Matusalemme possono votare; ha successo con più voti a favore che contro.',
  equipment:
    'Un’azione a +1 furtività: se ha successo, da quel momento il servitore possiede l’equipaggiamento.',
  retainer:
    'Un’azione a +1 furtività: se ha successo, il seguace serve quel servitore, con punti vita propri.',
  ally: 'Un’azione a +1 furtività: se ha successo, controlli un servitore in più. Non può agire nel turno in cui arriva.',
  modifier: 'La gioca il servitore agente per modificare la propria azione, una sola volta per azione.',
  reaction:
    'Un servitore attivo e disimpegnato la gioca contro l’azione di un altro Matusalemme. Non si impegna per questo.',
  combat: 'La gioca un servitore che sta combattendo, nel momento indicato dalla carta.',
  reflex: 'Cancella una carta giocata contro questo servitore, mentre viene giocata.',
  event:
    'Un’azione della fase di scarto lo mette in gioco: un evento per fase, e ogni evento una volta per partita.',
  ability: 'Quello che dice una carta prevale sulle regole.',
  actionInPlay:
    'Una carta in gioco dà questa azione: il servitore si impegna, e può essere bloccata come le altre. Ha 0 furtività, se la carta non dice altro.',
  weapon: 'Si può attaccare con un’arma o un’altra carta invece che a mani nude.',
  bleed:
    'La tua preda brucia tanti punti risorsa quanto vale il dissanguamento, di solito 1, e tu ottieni il Vantaggio. Chi resta senza risorse viene eliminato.',
  hunt: 'Il vampiro guadagna 1 punto sangue. Un vampiro senza sangue deve cacciare.',
  takeEquipment:
    'Un servitore può prendere equipaggiamento da un altro tuo servitore: quanti pezzi vuoi in una sola azione.',
  leaveTorpor:
    'Per 2 punti sangue il vampiro torna attivo. Il vampiro che lo blocca non lo combatte, ma può diablerizzarlo.',
  rescue: 'Un vampiro attivo ne risveglia uno in torpore per 2 punti sangue, pagati da uno dei due o divisi.',
  diablerise:
    'La vittima viene bruciata e il suo sangue passa al diablerista. Poi tutti votano se bruciare anche il diablerista.',
  becomeAnarch:
    'Per 2 punti sangue un vampiro senza titolo diventa Anarchico: per 1, se hai un altro Anarchico attivo.',
  huntDown:
    'Un vampiro può attaccare un servitore marchiato della Lista Rossa: 1 punto sangue, +1 furtività, una volta per turno.',
  block:
    'Un blocco ha successo se l’intercetto di chi blocca è almeno pari alla furtività dell’azione. Allora chi blocca si impegna, e i due combattono.',
  sendSlave:
    'Se viene bloccato un vampiro del clan dei suoi padroni, uno schiavo può impegnarsi per combattere al suo posto.',
  target: 'Bersagli e costi si scelgono quando si gioca la carta, prima di ogni risposta.',
  x: 'Il numero si sceglie quando si gioca la carta, prima di ogni risposta.',
  order: 'Scegli tu in quale ordine avvengono i tuoi effetti.',
  may: 'Questo effetto è facoltativo.',
  search: 'Scegli tra ciò che si trova. Poi la libreria viene mescolata.',
  terms: 'Quando l’azione ha avuto successo, chi ha indetto il referendum ne sceglie i termini.',
  stolen: 'Una carta rubata resta a te. Può passare a un servitore che controlli.',
  spoils: 'Chi diablerizza un vampiro può prenderne l’equipaggiamento.',
  discipline:
    'Se la vittima era più anziana, il diablerista può imparare una Disciplina: cerchi per lui una carta dominus Disciplina.',
  trophy: 'Chi brucia un servitore della Lista Rossa può ricevere un trofeo.',
  mayDiablerise:
    'Un vampiro che ne blocca un altro in uscita dal torpore può diablerizzarlo. Altrimenti l’azione semplicemente fallisce.',
  strikeTarget: 'A lunga distanza, un attacco a distanza può colpire un seguace invece del servitore.',
  pay: 'Un costo lo paghi tu con i punti risorsa, o il tuo vampiro con i punti sangue.',
  discardForCost: 'Una carta scartata per pagare un costo viene dalla tua mano.',
  handSize: 'Chi ha più carte della propria capacità di mano, di solito 7, scarta quelle in più.',
  maneuver:
    'Una manovra cambia la distanza: da ravvicinata a lunga, o viceversa. Nessuno manovra due volte di seguito.',
  handStrike: 'A distanza ravvicinata fa tanti danni quanta è la forza del servitore, di solito 1.',
  prevent: 'Prima si prevengono i danni; quelli che restano si risanano.',
  press:
    'Un inseguimento porta a un altro round, o cancella l’inseguimento dell’avversario. Nessuno ne usa due di seguito.',
  vote: 'I titoli danno voti ai vampiri attivi: primogenito 1, principe e barone 2, conciliatore 3, Circolo Interno 4. Un voto espresso non si ritira.',
  cardVote: 'Puoi bruciare una carta azione politica dalla tua mano per 1 voto, qualunque cosa dica.',
  edgeVote: 'Chi ha il Vantaggio può bruciarlo per 1 voto.',
  edgePool: 'Chi ha il Vantaggio può guadagnare 1 punto risorsa in ogni propria fase di disimpegno.',
  burnOption:
    'Una carta con opzione di bruciare che nessun tuo servitore potrebbe usare si può scartare e rimpiazzare, una volta per fase di disimpegno.',
  contest:
    'Una carta unica può essere in gioco una volta sola. Continuare a contenderla costa 1 punto risorsa in ogni tua fase di disimpegno.',
  yieldCard: 'Chi rinuncia a una carta contesa la brucia, con tutto ciò che ha sopra.',
  contestTitle:
    'Due vampiri non possono avere lo stesso titolo. Continuare a contenderlo costa 1 punto sangue in ogni tua fase di disimpegno.',
  yieldTitle: 'Un vampiro che rinuncia perde il titolo per sempre.',
  unlockInfernal: 'Un servitore infernale non si disimpegna da solo: costa 1 punto risorsa.',
  withdraw:
    'Non perdere né risorse né sangue e non combattere fino alla tua prossima fase di disimpegno: allora lasci la partita con 1 punto vittoria.',
  mark: 'Un’azione di fase dominus marchia un servitore della Lista Rossa: in questo turno i tuoi vampiri possono attaccarlo.',
  transfer: '1 trasferimento sposta 1 dei tuoi punti risorsa su un vampiro della tua zona non controllata.',
  takeBack:
    '2 trasferimenti riportano 1 punto sangue da un vampiro della tua zona non controllata alle tue risorse.',
  drawCrypt:
    '4 trasferimenti e 1 punto risorsa portano un vampiro dalla tua cripta alla tua zona non controllata.',
  bringOut:
    'Un vampiro con tanto sangue quanta è la sua capacità diventa attivo, scoperto. Il sangue resta su di lui.',
  merge: '4 trasferimenti e 1 punto risorsa fondono le due carte di uno stesso vampiro.',
  discard: 'Una volta nella tua fase di scarto puoi scartare una carta e pescarne un’altra.',
};
