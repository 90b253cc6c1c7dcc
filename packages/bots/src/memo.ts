import type { Eyes } from './eyes.ts';

/** A question that is answered once for each decision: eyes are made anew for the next. */
export function onceEach<K, V>(ask: (eyes: Eyes, about: K) => V): (eyes: Eyes, about: K) => V {
  const answers = new WeakMap<Eyes, Map<K, V>>();
  return (eyes, about) => {
    let known = answers.get(eyes);
    if (known === undefined) {
      known = new Map();
      answers.set(eyes, known);
    }
    let answer = known.get(about);
    if (answer === undefined) {
      answer = ask(eyes, about);
      known.set(about, answer);
    }
    return answer;
  };
}
