/**
 * A map of few names, which is asked all the time. They are gone through in their order, those asked most first: with so few,
 * and all of them known to the program, that is faster than to look one up.
 */
export class FewNames<Name extends string, Value> extends Map<Name, Value> {
  readonly #names: Name[] = [];
  readonly #values: Value[] = [];

  constructor(entries: readonly (readonly [Name, Value])[]) {
    super(entries);
    for (const [name, value] of entries) {
      this.#names.push(name);
      this.#values.push(value);
    }
  }

  override get(name: Name): Value | undefined {
    const names = this.#names;
    for (let i = 0; i < names.length; i++) if (names[i] === name) return this.#values[i];
    return undefined;
  }
}
