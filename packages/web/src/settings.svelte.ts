import { type Choices, DEFAULTS, langOf, readChoices } from './choices.ts';

const KEY = 'methuselah.settings';

/** The browser may refuse localStorage; then settings last until the page is closed. */
function stored(): Partial<Choices> {
  try {
    return readChoices(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
function store(choices: Partial<Choices>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Refused or full.
  }
}

const query = new URLSearchParams(location.search);
const prefersLight = matchMedia('(prefers-color-scheme: light)');
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');

/** The player's settings; change them with `set`. Those in the address take precedence and are not stored. */
class Settings implements Choices {
  #stored = stored();
  #all = $state.raw<Choices>({
    ...DEFAULTS,
    lang: langOf(navigator.languages),
    ...this.#stored,
    ...readChoices(Object.fromEntries(query)),
  });
  #light = $state(prefersLight.matches);
  #still = $state(prefersStill.matches);
  /** The seed in the address. */
  readonly seed: number | null = /^\d{1,9}$/.test(query.get('seed') ?? '') ? Number(query.get('seed')) : null;

  constructor() {
    prefersLight.addEventListener('change', ({ matches }) => {
      this.#light = matches;
      this.#apply();
    });
    prefersStill.addEventListener('change', ({ matches }) => {
      this.#still = matches;
      this.#apply();
    });
    this.#apply();
  }

  get lang() {
    return this.#all.lang;
  }
  get theme() {
    return this.#all.theme;
  }
  get speed() {
    return this.#all.speed;
  }
  get advice() {
    return this.#all.advice;
  }
  get motion() {
    return this.#all.motion;
  }
  get sound() {
    return this.#all.sound;
  }
  get orders() {
    return this.#all.orders;
  }
  get keys() {
    return this.#all.keys;
  }
  get guard() {
    return this.#all.guard;
  }
  get hints() {
    return this.#all.hints;
  }
  /** Is motion off, by the player's setting or the system's? */
  get still(): boolean {
    return this.motion === 'off' || this.#still;
  }

  set(changed: Partial<Choices>): void {
    this.#all = { ...this.#all, ...changed };
    this.#stored = { ...this.#stored, ...changed };
    store(this.#stored);
    this.#apply();
  }

  #apply(): void {
    const { dataset } = document.documentElement;
    document.documentElement.lang = this.lang;
    dataset.theme = this.theme === 'auto' ? (this.#light ? 'light' : 'dark') : this.theme;
    dataset.motion = this.still ? 'off' : 'on';
  }
}

export const settings = new Settings();
