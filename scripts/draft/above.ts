/** "As above, and …": the sentences of the line before, changed as the line says. */

const LEAD = /^As (?:above|\[\w{3}\] above)(?:,? (and|but|with) (.+)|)$/i;
const NUMBERS = /[+-]?\d+/g;
const form = (sentence: string): string => sentence.replace(NUMBERS, '#').toLowerCase();
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Null if it says something else than that numbers change or that more is done. */
export function asAbove(above: readonly string[], sentences: readonly string[]): readonly string[] | null {
  const place = sentences.findIndex((sentence) => /^As (?:above|\[)/i.test(sentence));
  if (place < 0) return sentences;
  const found = sentences[place]?.match(LEAD);
  if (!found || above.length === 0) return null;
  const [, how, more = ''] = found;
  const rest = [...sentences.slice(0, place), ...sentences.slice(place + 1)];
  const changed =
    how === undefined
      ? above
      : how === 'with'
        ? extended(above, more)
        : how === 'but'
          ? replaced(above, more)
          : added(above, more);
  return changed === null ? null : [...rest.filter((_, i) => i < place), ...changed, ...rest.slice(place)];
}

const extended = (above: readonly string[], more: string): readonly string[] =>
  above.map((sentence, i) => (i === above.length - 1 ? `${sentence}, with ${more}` : sentence));

function added(above: readonly string[], more: string): readonly string[] {
  const stealth = more.match(/^this is a (\+\d+ stealth action)$/)?.[1];
  return stealth === undefined ? [...above, capital(more)] : [capital(stealth), ...above];
}

/** "but this vampire gets +2 bleed": a sentence of the same form has other numbers. "but at +2 damage": a part of one. */
function replaced(above: readonly string[], more: string): readonly string[] | null {
  const place = above.findIndex((sentence) => form(sentence) === form(more));
  if (place >= 0) return above.map((sentence, i) => (i === place ? capital(more) : sentence));
  const bare = more.replace(/^(?:with|for|at) /, '');
  const pattern = new RegExp(
    form(bare)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('#', '[+-]?\\d+'),
    'i',
  );
  const part = above.filter((sentence) => pattern.test(sentence));
  if (part.length === 1 && /\d/.test(bare)) return above.map((sentence) => sentence.replace(pattern, bare));
  const life = more.match(/^(this (?:ally|retainer)) has (\d) life$/i)?.[2];
  if (life !== undefined) return [...above, `${life} life`];
  const any = more.match(/^choose (any \w+)$/)?.[1];
  return any === undefined
    ? null
    : above.map((sentence) => sentence.replace(/^Choose an? (?:\w+ )+?\w+$/i, `Choose ${any}`));
}
