import type { Eyes } from './eyes.ts';

/** Memoizes per decision: a new `Eyes` is made for each. */

export function once<V>(ask: (eyes: Eyes) => V): (eyes: Eyes) => V {
  const answers = new WeakMap<Eyes, { readonly answer: V }>();
  return (eyes) => {
    let known = answers.get(eyes);
    if (known === undefined) {
      known = { answer: ask(eyes) };
      answers.set(eyes, known);
    }
    return known.answer;
  };
}

/** Memoizes per decision and argument. */
export function onceEach<K, V>(ask: (eyes: Eyes, about: K) => V): (eyes: Eyes, about: K) => V {
  const answersOf = once(() => new Map<K, V>());
  return (eyes, about) => {
    const answers = answersOf(eyes);
    let answer = answers.get(about);
    if (answer === undefined) {
      answer = ask(eyes, about);
      answers.set(about, answer);
    }
    return answer;
  };
}
