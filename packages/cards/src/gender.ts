/**
 * Whether a vampire is a woman or a man. No card prints it; it is judged by the name, and by how printed texts speak of the
 * vampire. Languages need it for titles ("primogénita"); a vampire that is not listed keeps the form of the rulebook.
 */
export type Gender = 'female' | 'male';

const GENDERS: Readonly<Record<number, Gender>> = {
  200011: 'female', // Adana de Sforza
  200025: 'male', // Aidan Lyle
  200034: 'female', // Aksinya Daclau
  200060: 'male', // Alonso Petrodon
  200080: 'male', // Andre LeRoux
  200081: 'male', // André the Manipulator
  200105: 'female', // Anne-Marie Bourgeois, Inconnu Recruiter
  200114: 'male', // Antón de Concepción
  200123: 'female', // Apolonia Czarnecki
  200132: 'female', // Ariane
  200136: 'female', // Arishat
  200144: 'male', // Arthur Denholm
  200160: 'male', // Badr, Shadow of Granada
  200185: 'male', // Beetleman
  200186: 'male', // Bela
  200190: 'male', // Benjamin Rose
  200222: 'male', // Bruce de Guy
  200230: 'male', // C.J.
  200244: 'male', // Carlak
  200248: 'female', // Carna, The Princess Witch
  200249: 'female', // Carolina Vález
  200280: 'male', // Claus Wegener
  200305: 'female', // Cybele
  200321: 'female', // Dark Selina
  200327: 'male', // De Sade
  200349: 'female', // Dmitra Ilyanova
  200381: 'male', // Dr. Morrow, The Skindoctor
  200408: 'female', // Elena Mendoza Vasquez
  200418: 'female', // Ember Wright
  200421: 'female', // Emily Carson
  200463: 'male', // Fergus Alexander
  200485: 'male', // Frondator
  200498: 'female', // Gem Ghastly
  200508: 'male', // Gerald Windham
  200533: 'male', // Graham Gottesman
  200549: 'male', // Gustaphe Brunnelle
  200555: 'female', // Gwendolyn Fleming
  200571: 'male', // Harold Tanner
  200627: 'male', // Ilias cel Frumos
  200674: 'female', // Janine
  200696: 'male', // Jeremy "Wix" Wyzchovsky
  200717: 'male', // Jonathan Gursel
  200723: 'male', // Joseph Fischer
  200740: 'female', // Justine Chen, Innocent
  200763: 'female', // Kateline Nadasdy
  200787: 'male', // Klaus Konrecht
  200800: 'female', // L'Épuisette
  200803: 'male', // Ladislas Toth, The Torch
  200816: 'female', // Laura Goldman
  200827: 'female', // Lectora
  200836: 'female', // Lillian
  200848: 'male', // Lodin (Olaf Holte)
  200851: 'male', // Loonar
  200867: 'male', // Luca Italicus
  200879: 'female', // Ludmijla Rakoczy
  200890: 'male', // Lutz von Hohenzollern
  200902: 'male', // Malcolm
  200943: 'male', // Martin Franckel
  200946: 'female', // Mary Anne Blaire
  201005: 'female', // Monique Kim
  201013: 'male', // Mosfair
  201020: 'male', // Muhsin Samir
  201026: 'male', // Mustafa, The Heir
  201035: 'female', // Nana Buruku
  201085: 'male', // Osric Vladislav
  201110: 'female', // Persephone Tar-Anis
  201151: 'male', // Rafael de Corazon
  201213: 'male', // Rutor
  201253: 'female', // Scout Youngwood
  201313: 'male', // Stavros
  201315: 'male', // Stephen Bateson
  201334: 'male', // T.J.
  201341: 'female', // Tara
  201366: 'male', // Thomas De Lutrius
  201388: 'male', // Troius
  201393: 'male', // Tupdog
  201398: 'male', // Tyler McGill
  201410: 'male', // Unmada
  201430: 'male', // Vasily
  201447: 'male', // Viktor, The Night General
  201480: 'male', // Xeper, Sultan of Lepers
  201483: 'female', // Yasmin the Black
  201494: 'male', // Yuri Kerezenski
  201512: 'female', // America Johnson
  201513: 'male', // Charles Delmare
  201514: 'female', // Conchita Morales
  201516: 'female', // Lady Vadislava
  201517: 'male', // Lord Leopold Valdemar
  201518: 'male', // Percival
  201519: 'male', // Rurik Rakoczy
  201523: 'male', // Jacques Rouge
  201524: 'male', // Benedito, a Lanterna
  201525: 'female', // Bituin
  201526: 'male', // Leumeah
  201529: 'female', // Alexa Draper
  201530: 'male', // Alexander Silverson
  201531: 'female', // Alice Chen
  201534: 'female', // Aunt Linda
  201535: 'female', // Ayelech
  201536: 'male', // Baixinho
  201537: 'female', // Belinde
  201538: 'male', // Bret Stryker
  201539: 'male', // Brock Sterling
  201540: 'female', // Catalina Vega
  201541: 'female', // Chelsea Blake
  201542: 'female', // Chrysanthemum
  201543: 'female', // Colette
  201544: 'male', // Donny Kowalczyk
  201545: 'female', // The Dowager
  201546: 'male', // Dr. Stephen Norton
  201547: 'male', // Flávio Gonçalves
  201548: 'female', // Gelasia Fotiou
  201549: 'male', // Horace Radcliffe
  201550: 'male', // Horst von Brühl
  201551: 'female', // Inês Tristão
  201552: 'female', // Kathy Glens
  201553: 'female', // Larissa Moreira
  201554: 'female', // Lauren
  201555: 'male', // Lenny Burkhead
  201556: 'male', // Lloyd Brooks
  201558: 'male', // Massimo Falconi
  201559: 'female', // Meaghan
  201561: 'male', // Mkhokheli
  201562: 'female', // Naomi Stewart
  201563: 'male', // Nassir
  201564: 'male', // Nik Sikko
  201566: 'male', // Patrik Söderberg
  201567: 'female', // Rosalina Cortez
  201570: 'male', // Sybren van Oosten
  201571: 'male', // Tamoszius
  201572: 'male', // Trevon Parker
  201576: 'female', // Aline Gädeke
  201577: 'male', // Aluc Romas de Leon
  201578: 'female', // Asmin Kobane
  201579: 'female', // Atiena
  201581: 'male', // Brandon Grime
  201582: 'female', // Crystal Lynn
  201583: 'male', // Dario Ziggler
  201584: 'male', // Doctor Morocco
  201586: 'female', // Elisha Tucker
  201587: 'female', // Farah Sarroub
  201589: 'male', // Greg Mazouni
  201590: 'female', // Hanna Nokelainen
  201591: 'male', // Hesha Ruhadze
  201592: 'female', // Indira
  201593: 'female', // Jenny Silver
  201594: 'male', // Warmaksan
  201595: 'male', // Joaquín de Cádiz
  201596: 'female', // Kalinda
  201597: 'female', // Kamile Paukstys
  201598: 'male', // Kasim Bayar
  201599: 'female', // Khadija Al-Kindi
  201600: 'male', // Marcel
  201601: 'female', // Martina Srnankova
  201602: 'male', // Massimiliano
  201604: 'female', // Kassandra Tassaki
  201605: 'male', // Milton Fox
  201606: 'male', // Nathan Turner
  201610: 'female', // Rayne
  201611: 'male', // Ruslan Fedorenko
  201612: 'male', // Siarhei Levchenko
  201613: 'male', // Theo Bell
  201614: 'female', // Valeriya Zinovieva
  201615: 'female', // Vivian VI
  201619: 'female', // Victoria Ash
  201623: 'male', // Abraham DuSable
  201624: 'female', // Amelia Locke
  201625: 'female', // Carmelita Neillson
  201626: 'male', // Cedrick Calhoun
  201628: 'male', // Jason "Son" Newberry
  201629: 'male', // Kevin Jackson
  201630: 'male', // Mason Ha
  201631: 'male', // Mateo García
  201632: 'male', // Nathaniel Bordruff
  201633: 'female', // Maila
  201640: 'male', // Darius Shirazi
  201644: 'male', // Mickey Wheeler
  201655: 'male', // Arjun Shah
  201656: 'female', // Oluwafunmilayo
  201657: 'female', // Anita Wainwright
  201658: 'male', // Saku Pihlajamäki
  201660: 'male', // Ragnar Nordstrom
  201661: 'male', // "Coach" Tyrone Soros
  201662: 'male', // Sergio Bueno
  201663: 'male', // Abaddon
  201664: 'male', // Adrino Manauara
  201665: 'male', // Ángel Guerrero
  201667: 'female', // Branimira
  201668: 'male', // Castellan
  201669: 'female', // Clara Hjortshøj
  201670: 'male', // Doc Martina
  201674: 'male', // Jean-François
  201676: 'male', // Malachi
  201677: 'female', // Marialena
  201679: 'male', // Oleg Kaprizov
  201680: 'male', // Opikun
  201682: 'male', // Prentis Derby
  201683: 'male', // Roberto Rivamonte
  201684: 'male', // Roy
  201685: 'male', // Sakhar
  201687: 'female', // Sreelekha
  201688: 'female', // Susie Kano
  201692: 'female', // Zafira
  201693: 'female', // Annabelle Triabell
  201694: 'female', // Diana Iadanza
  201696: 'male', // François Villon
  201698: 'female', // Juliet Parr
  201702: 'male', // Marcos Belegrad
  201703: 'male', // Modius
  201705: 'male', // Nikolaus Vermeulen
  201706: 'male', // Silvian Popescu
  201707: 'female', // Valentina Osako
  201708: 'female', // Aintzane Arriaga
  201709: 'female', // Araceli "Celia" Rivera
  201710: 'female', // Azucena
  201711: 'male', // Braden White
  201712: 'male', // Gnaeus Aemilius Augustinus
  201713: 'male', // Kamaluddin
  201714: 'female', // María del Toro
  201715: 'male', // Rinaldo Albizzi
  201716: 'female', // Yewon Ong
  201717: 'male', // Alek König
  201718: 'male', // Gebeyehu Abdu
  201719: 'male', // Hiromitsu Asano
  201720: 'female', // Holliday "Burgundy" Hall
  201723: 'female', // Monica Giovanni
  201727: 'male', // Peter St. John
  201728: 'male', // Tommaso Sforza
  201729: 'female', // Dafina Hanganu
  201732: 'male', // Roger de Camden
  201734: 'male', // Abderrahim, Death's Hand
  201735: 'female', // Aelswith, The Irresistible
  201736: 'female', // Agnieszka, Tempter of Legions
  201737: 'female', // Aitana, The Unholy
  201738: 'male', // Algirdas, The Solar Prophet
  201739: 'female', // Anousha, The Maniac
  201740: 'male', // Anxo Vilela
  201742: 'female', // Berenguela, The Vicious
  201743: 'female', // Coco Thorn
  201744: 'female', // Concordia
  201745: 'male', // Crossbreaker
  201746: 'female', // Cyan Sin
  201747: 'male', // Damian
  201748: 'female', // Devorah
  201749: 'male', // El Monseñor
  201751: 'female', // Fotini Katsikaris
  201752: 'female', // Frau Schädel
  201754: 'male', // Gostoso
  201755: 'female', // Grażyna "Butcher" Olesińska
  201756: 'female', // Hekla "Bonecrusher" Jónasdóttir
  201757: 'female', // Huldu, The Desecrator
  201758: 'male', // Jürgen, The Libertine
  201759: 'female', // Kalyani, Agent of Doom
  201762: 'female', // Lika, The Purger
  201763: 'male', // Loyiso, The Ruthless
  201764: 'female', // Lyyli Yösydän
  201765: 'female', // Nadezhda
  201767: 'male', // Osvaldo Kühnemann
  201769: 'male', // Rasha Tarabzouni
  201770: 'male', // Rexton "Savage" Abernathy
  201772: 'male', // Serhat Gunde, Combat Junkie
  201775: 'male', // Üresség
  201777: 'male', // Verrix, Naughty Boy
  201778: 'female', // Ximena
  201779: 'female', // Yurena, The Boor
  201780: 'male', // Zbigniew, Hunter of Mekhet
  201781: 'male', // Barachiel
  201783: 'male', // Hafthor Thorsteinsson
};

/** The gender of a vampire, by the id of its card; null if it is not known. */
export const genderOf = (id: number): Gender | null => GENDERS[id] ?? null;
