import { definitions } from '../definition/definition.ts';
import { BAALI } from './baali.ts';
import { BANU_HAQIM } from './banu-haqim.ts';
import { BRUJAH } from './brujah.ts';
import { BRUJAH_ANTITRIBU } from './brujah-antitribu.ts';
import { DAUGHTER_OF_CACOPHONY } from './daughter-of-cacophony.ts';
import { GANGREL } from './gangrel.ts';
import { GANGREL_ANTITRIBU } from './gangrel-antitribu.ts';
import { GARGOYLE } from './gargoyle.ts';
import { GURUHI } from './guruhi.ts';
import { HECATA } from './hecata.ts';
import { LASOMBRA } from './lasombra.ts';
import { MALKAVIAN } from './malkavian.ts';
import { MALKAVIAN_ANTITRIBU } from './malkavian-antitribu.ts';
import { MINISTRY } from './ministry.ts';
import { NOSFERATU } from './nosferatu.ts';
import { RAVNOS } from './ravnos.ts';
import { SALUBRI } from './salubri.ts';
import { TOREADOR } from './toreador.ts';
import { TOREADOR_ANTITRIBU } from './toreador-antitribu.ts';
import { TREMERE } from './tremere.ts';
import { TREMERE_ANTITRIBU } from './tremere-antitribu.ts';
import { TZIMISCE } from './tzimisce.ts';
import { VENTRUE } from './ventrue.ts';
import { VENTRUE_ANTITRIBU } from './ventrue-antitribu.ts';

/** What every playable vampire does, by card id. */
export const CRYPT = definitions([
  BAALI,
  BANU_HAQIM,
  BRUJAH,
  BRUJAH_ANTITRIBU,
  DAUGHTER_OF_CACOPHONY,
  GANGREL,
  GANGREL_ANTITRIBU,
  GARGOYLE,
  GURUHI,
  HECATA,
  LASOMBRA,
  MALKAVIAN,
  MALKAVIAN_ANTITRIBU,
  MINISTRY,
  NOSFERATU,
  RAVNOS,
  SALUBRI,
  TOREADOR,
  TOREADOR_ANTITRIBU,
  TREMERE,
  TREMERE_ANTITRIBU,
  TZIMISCE,
  VENTRUE,
  VENTRUE_ANTITRIBU,
]);
