import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@methuselah/cards/lang';
import { Dice, type Game, newGame, type Viewer } from '@methuselah/engine';
import { canSee, eventFor, notate, tableOf, turnBegan } from '@methuselah/engine/internal';
import {
  fifthSetup,
  type Played,
  readScenarios,
  runScenario,
  type Scenario,
  ScenarioError,
  startScenario,
  testSetup,
} from '@methuselah/testkit';
import { describe, expect, it } from 'vitest';
import { lint } from '../src/lint.ts';
import { EN } from '../src/table/en/index.ts';
import {
  choiceText,
  consequenceText,
  eventText,
  GameStory,
  type Locale,
  localeOf,
  optionText,
  promptText,
} from '../src/table/index.ts';

/** Collects table texts of random games and all scenarios, and checks each different text once. */
class Listener {
  readonly problems = new Set<string>();
  private readonly heard = LANGS.map((lang) => ({
    lang,
    locale: localeOf(lang),
    texts: new Set<string>(),
  }));
  private readonly known = new Set<string>();
  private names: readonly string[] = [];

  /** Listens to a game from now on. */
  attend(game: Game): void {
    const table = tableOf(game);
    const named = [...table.names, ...table.pool.cards.map(({ card }) => card.name), ...table.pool.clans];
    const size = this.known.size;
    for (const name of named) this.known.add(name);
    if (this.known.size > size) this.names = [...this.known];
    const stories = (['all', 0] as const).flatMap((viewer) =>
      this.heard.map(({ locale }) => ({
        viewer,
        story: new GameStory(table, locale, ({ text }) => this.text(locale, text)),
      })),
    );
    for (const { story } of stories) story.tell(turnBegan(table));
    game.onEvent((event) => {
      for (const { locale } of this.heard) this.text(locale, eventText(table, event, locale));
      for (const { viewer, story } of stories) story.tell(eventFor(viewer, event));
    });
  }

  /** Checks the current decision for every viewer. */
  look(game: Game): void {
    const { decision } = game;
    const table = tableOf(game);
    if (decision === null) return;
    for (const { locale } of this.heard) {
      for (const viewer of ['all', 'spectator', decision.seat] as const)
        this.text(locale, promptText(table, viewer, locale) ?? '');
      const choices = new Map<string, string>();
      for (const { option, text } of decision.options) {
        const told = optionText(table, option, decision.seat, locale);
        if (locale.words === EN && told !== text)
          this.problems.add(`"${told}" is not the notation, "${text}"`);
        this.text(locale, told);
        const choice = choiceText(table, option, decision.seat, locale);
        const parts = consequenceText(table, option, decision.seat, locale);
        for (const part of [choice, ...parts]) this.text(locale, part);
        const whole = [choice, ...parts].join(' · ');
        const other = choices.get(whole);
        if (other !== undefined && other !== told)
          this.problems.add(`"${whole}" is both "${other}" and "${told}"`);
        choices.set(whole, told);
      }
    }
  }

  private text(locale: Locale, text: string): void {
    const heard = this.heard.find((known) => known.locale === locale);
    if (!heard || heard.texts.has(text)) return;
    heard.texts.add(text);
    for (const problem of lint(text, heard.lang, this.names)) this.problems.add(`${heard.lang}: ${problem}`);
  }
}

function randomGame(
  seed: number,
  seats: number,
  each: (game: Game) => void,
  begin?: (game: Game) => void,
): void {
  const game = newGame(testSetup(seed, seats, 30));
  begin?.(game);
  const dice = new Dice(seed);
  while (game.decision !== null) {
    each(game);
    game.chooseAt(dice.roll(game.optionCount));
  }
}

/** The decisions of a passing scenario; failing ones are reported by the scenario tests. */
function recordOf(scenario: Scenario | ScenarioError): Played['record'] | null {
  try {
    return scenario instanceof ScenarioError ? null : runScenario(scenario, ['plain']).record;
  } catch {
    return null;
  }
}

describe('the words of the table', () => {
  it('English options are the notation', () => {
    const en = localeOf('en');
    for (const seed of [1, 2, 3, 4])
      randomGame(seed, 2 + seed, (game) => {
        const table = tableOf(game);
        for (const option of table.decision?.options ?? [])
          for (const viewer of ['all', table.decision?.seat ?? 0, 'spectator'] as const)
            expect(optionText(table, option, viewer, en)).toBe(notate(table, option, viewer));
      });
  });

  it.each([
    ['en', 'Sarah discards Govern', 'Discard Govern', 'Yes', 'No strike'],
    ['fr', 'Sarah défausse Govern', 'Défausser Govern', 'Oui', 'Pas de frappe'],
    ['es', 'Sarah descarta Govern', 'Descarta Govern', 'Sí', 'Sin ataque'],
    ['it', 'Sarah scarta Govern', 'Scarta Govern', 'Sì', 'Nessun attacco'],
    ['pt', 'Sarah descarta Govern', 'Descarte Govern', 'Sim', 'Sem golpe'],
  ] as const)('%s: the deciding player is not named', (lang, told, asked, yes, none) => {
    const { options } = localeOf(lang).words;
    expect(options.discards('Sarah', 'Govern')).toBe(told);
    expect(options.discards(null, 'Govern')).toBe(asked);
    expect([options.saysYes(null), options.hasNoStrike(null)]).toEqual([yes, none]);
  });

  it('the deciding player reads what a use of a card does, not its number', () => {
    const en = localeOf('en');
    const numbered = / \((mode|ability) \d\)/;
    let met = 0;
    const game = newGame(fifthSetup(3, 4));
    const dice = new Dice(3);
    while (game.decision !== null && met < 100) {
      const table = tableOf(game);
      const { seat = 0, options = [] } = table.decision ?? {};
      for (const option of options) {
        if (!numbered.test(optionText(table, option, seat, en))) continue;
        met++;
        const [way = ''] = consequenceText(table, option, seat, en);
        expect(choiceText(table, option, seat, en)).not.toMatch(numbered);
        expect(way).toMatch(/^[A-Z+]/);
      }
      game.chooseAt(dice.roll(game.optionCount));
    }
    expect(met).toBeGreaterThan(20);
  });

  it('all texts of random games are sound in every language', () => {
    const listener = new Listener();
    for (const seed of [11, 12, 13, 14, 21, 22, 23, 24])
      randomGame(
        seed,
        2 + (seed % 4),
        (game) => listener.look(game),
        (game) => listener.attend(game),
      );
    expect([...listener.problems]).toEqual([]);
  });

  it('and so are all texts of the scenarios', () => {
    const packages = join(import.meta.dirname, '../..');
    const listener = new Listener();
    let played = 0;
    for (const file of globSync('{testkit,cards}/scenarios/**/*.yaml', { cwd: packages }).sort()) {
      for (const scenario of readScenarios(file, readFileSync(join(packages, file), 'utf8'))) {
        const record = recordOf(scenario);
        if (scenario instanceof ScenarioError || record === null || scenario.kind === 'deck') continue;
        const game = startScenario(scenario);
        listener.attend(game);
        listener.look(game);
        for (const { decision, option } of record) {
          game.choose(decision, option);
          listener.look(game);
        }
        played += 1;
      }
    }
    expect(played).toBeGreaterThan(100);
    expect([...listener.problems]).toEqual([]);
  });

  it('no seat reads the name of a hidden card', () => {
    const en = localeOf('en');
    const leaks: string[] = [];
    const viewer: Viewer = 1;
    let events = 0;
    randomGame(
      5,
      3,
      () => {},
      (game) => {
        const table = tableOf(game);
        const { state, pool } = table;
        const all = state.def.map((_, id) => id);
        const name = (id: number): string => pool.cards[state.def[id] ?? -1]?.card.name ?? '';
        // The log may name a card that was seen before.
        const everSeen = new Set<string>();
        const check = (text: string, seen: ReadonlySet<string>): void => {
          for (const id of all) {
            if (seen.has(name(id)) || !text.includes(name(id))) continue;
            // A visible name may contain another one: an advanced vampire's does.
            const longer = [...seen].filter((known) => known.includes(name(id)));
            const rest = longer.reduce((left, known) => left.replaceAll(known, ''), text);
            if (rest.includes(name(id))) leaks.push(text);
          }
        };
        const story = new GameStory(table, en, ({ text }) => check(text, everSeen));
        game.onEvent((event) => {
          const seen = new Set(all.filter((id) => canSee(table, viewer, id)).map(name));
          for (const known of seen) everSeen.add(known);
          check(eventText(table, event, en), seen);
          story.tell(event);
          events += 1;
        }, viewer);
      },
    );
    expect(events).toBeGreaterThan(100);
    expect(leaks).toEqual([]);
  });
});

/** All fixed texts of a language, with their paths. */
function* fixedTexts(words: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof words === 'string') yield [path, words];
  else if (typeof words === 'object' && words !== null)
    for (const [key, value] of Object.entries(words)) yield* fixedTexts(value, `${path}.${key}`);
}

it.each(LANGS)('%s: terms and all other fixed texts are clean', (lang) => {
  const { words } = localeOf(lang);
  // A clan without a name in a language keeps its English one.
  const clans = Object.values(localeOf('en').words.terms.clans);
  const problems = [...fixedTexts(words)].flatMap(([path, text]) =>
    lint(text, lang, clans).map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
});
