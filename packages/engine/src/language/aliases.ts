/** Old names printed on cards, and the current ones. */

// R-GLOSS-03: Assamite is Banu Haqim, Follower of Set is Ministry
const CLANS: Readonly<Record<string, string>> = {
  Assamite: 'Banu Haqim',
  'Follower of Set': 'Ministry',
};
// R-GLOSS-03: Thaumaturgy is Blood Sorcery, `tha` in either case
const DISCIPLINES: Readonly<Record<string, string>> = { Thaumaturgy: 'tha', 'Blood Sorcery': 'tha' };

export const clanName = (printed: string): string => CLANS[printed] ?? printed;
export const disciplineName = (printed: string): string => DISCIPLINES[printed] ?? printed;
