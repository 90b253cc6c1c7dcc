/** A part of the worker that is loaded before the first request that needs it. */
export class Part<Module> {
  readonly #load: () => Promise<Module>;
  #module: Module | null = null;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  async load(): Promise<void> {
    this.#module ??= await this.#load();
  }

  get loaded(): Module {
    if (this.#module === null) throw new Error('Not loaded.');
    return this.#module;
  }
}
