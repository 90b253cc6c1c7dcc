/**
 * Whether a vampire is a woman or a man. No card prints it; it is judged by the name, and by how printed texts speak of the
 * vampire. Languages need it for titles ("primogénita"); a vampire that is not listed keeps the form of the rulebook.
 */
export type Gender = 'female' | 'male';

const GENDERS: Readonly<Record<number, Gender>> = {
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
};

/** The gender of a vampire, by the id of its card; null if it is not known. */
export const genderOf = (id: number): Gender | null => GENDERS[id] ?? null;
