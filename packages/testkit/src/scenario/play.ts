import { type Decision, type DescribedOption, Dice, type Game, type Pool } from '@methuselah/engine';
import { CHOICES, PHASES, resume, tableOf, WINDOW_TABLE } from '@methuselah/engine/internal';
import { boardOf, decisionOf, nameOf } from './board.ts';
import { tell } from './checks.ts';
import { type Place, plain, ScenarioError, suggest } from './error.ts';
import { ScenarioLog } from './log.ts';
import { whyNeverSaid } from './notation.ts';
import { type Labels, positionOf } from './position.ts';
import { savedAndLoaded } from './reversed.ts';
import type { GameScenario, Line } from './scenario.ts';
import { dealt } from './setup.ts';
import { longForm } from './ways.ts';
import { Words } from './words.ts';

/**
 * How the game gets from decision to decision: plainly; saved to JSON and loaded at each one; forked at each one, with the
 * fork played differently; or replayed from the record of a plain run.
 */
export const MODES = ['plain', 'saved', 'forked', 'replayed'] as const;
export type Mode = (typeof MODES)[number];

export interface Taken {
  readonly decision: string;
  readonly option: string;
}
export interface Played {
  readonly hash: string;
  readonly record: readonly Taken[];
}

const WINDOWS: readonly string[] = [...Object.keys(WINDOW_TABLE), ...CHOICES];

/** More passes in a row than any game has: the game is in an endless loop. */
const MAX_PASSES = 500;

/** Called with each decision taken, as text. */
export type Log = (words: string) => void;

export function play(
  scenario: GameScenario,
  pool: Pool,
  mode: Exclude<Mode, 'replayed'>,
  log: Log | null = null,
): Played {
  return new Player(scenario, pool, mode, log).run();
}

/** Replays a game from its record alone, without the script. */
export function replay(scenario: GameScenario, pool: Pool, record: readonly Taken[]): Played {
  const { game } = begin(scenario, pool);
  for (const { decision, option } of record) {
    const result = game.choose(decision, option);
    if (!result.ok) fail(scenario.place, game, `The record does not replay: ${result.message}`);
  }
  return { hash: game.hash(), record };
}

/** A game and the scenario's labels for its cards. */
interface Begun {
  readonly game: Game;
  readonly labels: Labels;
}

/** The game at its first decision: from a position, or from setup. */
export function begin(scenario: GameScenario, pool: Pool): Begun {
  if (scenario.kind === 'setup') return { game: dealt(scenario, pool), labels: new Map() };
  const names = scenario.players.map((p) => p.name);
  const { state, labels } = positionOf(scenario, pool);
  const game = resume(pool, state, names, scenario.asks);
  // The phase has begun and set its numbers (such as transfers); the scenario may override them.
  let changed = false;
  scenario.players.forEach(({ numbers }, seat) => {
    const p = state.seats[seat];
    for (const what of ['transfers', 'masterActions', 'discardActions'] as const) {
      const amount = numbers[what];
      if (p === undefined || amount === undefined) continue;
      p[what] = amount;
      changed = true;
    }
  });
  return { game: changed ? resume(pool, state, names, scenario.asks) : game, labels };
}

function fail(place: Place, game: Game, problem: string): never {
  throw new ScenarioError('failed', place, problem, `${decisionOf(game)}\n  The table:\n${boardOf(game)}`);
}

class Player {
  readonly #scenario: GameScenario;
  readonly #mode: Mode;
  readonly #log: Log | null;
  readonly #record: Taken[] = [];
  readonly #labels: Labels;
  readonly #story: ScenarioLog | null;
  #game: Game;

  constructor(scenario: GameScenario, pool: Pool, mode: Mode, log: Log | null) {
    this.#log = log;
    this.#scenario = scenario;
    this.#mode = mode;
    const { game, labels } = begin(scenario, pool);
    this.#game = game;
    this.#labels = labels;
    this.#story = mode === 'plain' && readsLog(scenario) ? new ScenarioLog(game) : null;
  }

  #words(place: Place): Words {
    return new Words(this.#game, place, this.#labels, this.#story);
  }

  run(): Played {
    let place = this.#scenario.place;
    try {
      this.#reach();
      for (const line of joinLists(this.#scenario.script)) {
        place = line.place;
        this.#line(line);
      }
      this.#end(place);
      for (const line of this.#scenario.expect) {
        place = line.place;
        this.#check(line, line.text);
      }
    } catch (error) {
      if (error instanceof ScenarioError) throw error;
      const problem = error instanceof Error ? error.message : String(error);
      throw new ScenarioError('failed', place, `The engine stopped: ${problem}`, boardOf(this.#game), error);
    }
    return { hash: this.#game.hash(), record: this.#record };
  }

  /** Saves and loads, or forks, as the mode demands. Called at every decision. */
  #reach(): void {
    const game = this.#game;
    if (game.decision === null) return;
    if (this.#mode === 'saved') {
      this.#game = savedAndLoaded(game);
    } else if (this.#mode === 'forked') {
      const before = game.hash();
      const fork = game.fork();
      const dice = new Dice(this.#scenario.seed + this.#record.length);
      for (let i = 0; i < 3 && fork.optionCount > 0; i++) fork.chooseAt(dice.roll(fork.optionCount));
      if (game.hash() !== before)
        fail(this.#scenario.place, game, 'What happened to a copy of the game changed the game itself.');
    }
  }

  #line(line: Line): void {
    const { text } = line;
    const [, refused] = /^\?\s*refused:\s*"?(.*?)"?$/i.exec(text) ?? [];
    if (refused !== undefined) this.#refuse(line, refused);
    else if (text.startsWith('?')) this.#check(line, text.slice(1).trim());
    else if (/^all pass( until .+)?$/i.test(text)) this.#allPass(line);
    else this.#take(line, this.#optionFor(line), text);
  }

  #decision(line: Line): Decision {
    const { decision } = this.#game;
    return decision ?? fail(line.place, this.#game, `${line.text}: the game is over, nobody decides.`);
  }

  #optionFor(line: Line): DescribedOption {
    const decision = this.#decision(line);
    const { options } = decision;
    const text = this.#words(line.place).decision(line.text);
    const wanted = plain(text);
    const matching = options.filter((o) => plain(o.text) === wanted || o.id === line.text);
    const [option] = matching;
    if (matching.length > 1)
      fail(
        line.place,
        this.#game,
        `${matching.length} options read "${line.text}": write the id of one, ${matching.map((o) => o.id).join(' or ')}.`,
      );
    if (option !== undefined) return option;
    const pass = options.find((o) => o.option.verb === 'pass');
    if (wanted === 'pass' || wanted === `${plain(nameOf(this.#game, decision.seat))} passes`)
      return pass ?? fail(line.place, this.#game, `${line.text}: passing is not possible here.`);
    const texts = options.map((o) => o.text);
    const never = whyNeverSaid(this.#game, text);
    const unknown = never === null ? '' : ' These are not the words of a decision of this game.';
    return fail(line.place, this.#game, `"${line.text}" is not offered.${suggest(text, texts)}${unknown}`);
  }

  #take(line: Line, option: DescribedOption, said: string): void {
    const { id } = option;
    const text = this.#log === null ? '' : longForm(this.#game, option);
    const decision = this.#decision(line);
    const result = this.#game.choose(decision.id, id);
    if (!result.ok) fail(line.place, this.#game, `${said}: ${result.message}`);
    this.#record.push({ decision: decision.id, option: id });
    this.#log?.(`${nameOf(this.#game, decision.seat)} (${decision.window}): ${text}`);
    this.#reach();
  }

  /** Passes for everybody until the turn player has a phase decision, somebody cannot pass, or the given goal is reached. */
  #allPass(line: Line): void {
    const until = /^all pass until (.+)$/i.exec(line.text)?.[1];
    const reached = until === undefined ? null : this.#goal(line, until);
    const { turn } = tableOf(this.#game).state;
    // "Alexis decides minion" may be in a later turn; a window alone must be in this turn.
    const inTurn = until !== undefined && !/ decides \w+$/i.test(until);
    for (let passes = 0; ; passes++) {
      const { decision } = this.#game;
      if (inTurn && tableOf(this.#game).state.turn !== turn)
        fail(line.place, this.#game, `${line.text}: the turn ends before that is reached.`);
      if (reached === null ? decision === null || this.#isPhaseWindow(decision) : reached()) return;
      const pass = decision?.options.find((o) => o.option.verb === 'pass');
      if (pass === undefined || passes > MAX_PASSES) {
        if (reached === null && passes <= MAX_PASSES) return;
        fail(line.place, this.#game, `${line.text}: that is never reached by passing.`);
      }
      this.#take(line, pass, line.text);
    }
  }

  /** "Alexis decides", "polling", or "Alexis decides polling". */
  #goal(line: Line, until: string): () => boolean {
    const words = this.#words(line.place);
    const [, name, window = name === undefined ? until : undefined] =
      /^(.+?) decides(?: (\w+))?$/i.exec(until) ?? [];
    if (window !== undefined && !/^\w+$/.test(window))
      words.malformed(`"all pass until" needs a window, as "polling", or "Alexis decides"; not "${until}".`);
    if (window !== undefined && !WINDOWS.some((known) => plain(known) === plain(window)))
      words.malformed(`There is no window "${window}".${suggest(window, WINDOWS)}`);
    const seat = name === undefined ? null : words.player(name);
    return () => {
      const { decision } = this.#game;
      if (decision === null) return false;
      return (
        (seat === null || decision.seat === seat) &&
        (window === undefined || plain(decision.window) === plain(window))
      );
    };
  }

  #isPhaseWindow(decision: Decision): boolean {
    return (
      decision.seat === tableOf(this.#game).state.active &&
      (PHASES as readonly string[]).includes(decision.window)
    );
  }

  #check(line: Line, text: string): void {
    const told = tell(this.#words(line.place), text);
    if (!told.holds) fail(line.place, this.#game, `${text} — but ${told.is}.`);
  }

  /** Checks that an option is not offered, and that choosing it is refused and changes nothing. */
  #refuse(line: Line, said: string): void {
    const decision = this.#decision(line);
    const text = this.#words(line.place).decision(said);
    const never = whyNeverSaid(this.#game, text);
    if (never !== null)
      this.#words(line.place).malformed(`"${text}" is never a decision of this game: ${never}`);
    const before = this.#game.hash();
    const words = decision.options.find((o) => plain(o.text) === plain(text));
    const result = this.#game.choose(decision.id, words?.id ?? text);
    if (result.ok) fail(line.place, this.#game, `"${text}" is not refused.`);
    if (this.#game.hash() !== before) fail(line.place, this.#game, `Refusing "${text}" changed the game.`);
  }

  /** A script may end only at a phase decision of the turn player, or when the game is over. */
  #end(place: Place): void {
    const { decision } = this.#game;
    if (decision === null || this.#isPhaseWindow(decision)) return;
    const options = decision.options.map((o) => o.text).join(' | ');
    fail(
      place,
      this.#game,
      `Unanswered decision: ${nameOf(this.#game, decision.seat)} decides (${decision.window}), options: ${options}.`,
    );
  }
}

const readsLog = ({ script, expect }: GameScenario): boolean =>
  [...script, ...expect].some(({ text }) => /^(\?\s*)?the log /i.test(text));

/** Joins "? options:" and the "- " lines after it into one check. */
function joinLists(script: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const line of script) {
    const last = lines.at(-1);
    const item = /^- (.+)$/.exec(line.text)?.[1];
    if (item === undefined) lines.push(line);
    else if (last === undefined || !/^\?\s*options:/i.test(last.text))
      throw new ScenarioError('malformed', line.place, 'A "- " line belongs under "? options:".');
    else
      lines[lines.length - 1] = {
        place: last.place,
        text: `${last.text}${/:$/.test(last.text) ? '' : ' |'} ${item}`,
      };
  }
  return lines;
}
