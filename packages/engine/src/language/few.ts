/** A small map searched linearly, so put frequent keys first: for a handful of constant keys this beats hashing. */
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
