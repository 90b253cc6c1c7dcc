/** The words of the game that a newcomer meets in the texts of cards and at the table. */
export const GLOSSARY_KEYS = [
  'methuselah',
  'prey',
  'predator',
  'pool',
  'edge',
  'oust',
  'minion',
  'vampire',
  'blood',
  'capacity',
  'age',
  'ally',
  'life',
  'retainer',
  'employer',
  'equipment',
  'bearer',
  'weapon',
  'location',
  'huntingGround',
  'master',
  'trifle',
  'outOfTurn',
  'clan',
  'discipline',
  'superior',
  'sect',
  'camarilla',
  'sabbat',
  'anarch',
  'independent',
  'title',
  'primogen',
  'prince',
  'baron',
  'justicar',
  'innerCircle',
  'bishop',
  'archbishop',
  'priscus',
  'cardinal',
  'regent',
  'unique',
  'contest',
  'yield',
  'lock',
  'unlock',
  'ready',
  'torpor',
  'uncontrolled',
  'crypt',
  'library',
  'hand',
  'ashHeap',
  'burn',
  'discard',
  'transfer',
  'unlockPhase',
  'masterPhase',
  'influencePhase',
  'discardPhase',
  'action',
  'directed',
  'bleed',
  'hunt',
  'stealth',
  'intercept',
  'block',
  'actingMinion',
  'modifier',
  'reaction',
  'wake',
  'limited',
  'combat',
  'range',
  'maneuver',
  'strike',
  'handStrike',
  'ranged',
  'dodge',
  'combatEnds',
  'firstStrike',
  'additionalStrike',
  'damage',
  'aggravated',
  'environmental',
  'prevent',
  'strength',
  'press',
  'politicalAction',
  'referendum',
  'vote',
  'ballot',
  'diablerie',
  'bloodHunt',
  'redList',
  'trophy',
] as const;
export type GlossaryKey = (typeof GLOSSARY_KEYS)[number];

export interface GlossaryEntry {
  /** As it is shown above its explanation. */
  readonly word: string;
  /** As it stands in texts: with a small letter, but for names. */
  readonly forms: readonly string[];
  /** What it is, in a sentence or two. */
  readonly explanation: string;
}

/** A language leaves no word out. */
export type Glossary = Readonly<Record<GlossaryKey, GlossaryEntry>>;

/** A part of a text that has an explanation. */
export interface MarkedWord {
  readonly key: GlossaryKey;
  readonly text: string;
}

interface Finder {
  readonly pattern: RegExp;
  readonly keyOf: ReadonlyMap<string, GlossaryKey>;
}
/** Many texts are read with one glossary. */
const finders = new WeakMap<Glossary, Finder>();

function finderOf(glossary: Glossary): Finder {
  const known = finders.get(glossary);
  if (known) return known;
  const keyOf = new Map(
    GLOSSARY_KEYS.flatMap((key) => glossary[key].forms.map((form) => [form, key] as const)),
  );
  // "hand strike" before "hand".
  const forms = [...keyOf.keys()].sort((a, b) => b.length - a.length).map(anyCase);
  // After a number a word may follow at once: "2R damage".
  const finder = { pattern: new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu'), keyOf };
  finders.set(glossary, finder);
  return finder;
}

/** At the beginning of a sentence a word has a capital. */
function anyCase(form: string): string {
  const first = form.charAt(0);
  const rest = form.slice(1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const capital = first.toUpperCase();
  return capital === first ? `${first}${rest}` : `[${first}${capital}]${rest}`;
}

/** A text in parts: plain, and words that are explained; together they are the text. */
export function markWords(text: string, glossary: Glossary): readonly (string | MarkedWord)[] {
  const { pattern, keyOf } = finderOf(glossary);
  const parts: (string | MarkedWord)[] = [];
  let from = 0;
  for (const { index, 0: word } of text.matchAll(pattern)) {
    const key = keyOf.get(word) ?? keyOf.get(word.charAt(0).toLowerCase() + word.slice(1));
    if (key === undefined) continue;
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ key, text: word });
    from = index + word.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
