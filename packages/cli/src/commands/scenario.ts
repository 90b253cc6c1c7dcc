import { MODES, readScenarios, runScenario, type Scenario, ScenarioError } from '@methuselah/testkit';
import { type Arguments, BadInput } from '../line/command.ts';
import { filesIn, readBytes } from '../line/files.ts';
import { bad, good, strong } from '../print/colour.ts';
import { Progress } from '../print/progress.ts';

const LARGEST_FILE = 10_000_000;

interface Outcome {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly ok: boolean;
  readonly problem: string | null;
  /** The problem, its location and the table. */
  readonly message: string;
  /** Stack of an engine error, printed with --log. */
  readonly stack: string | undefined;
}

/** methuselah scenario run: plays scenarios and reports which pass. */
export function run({ words, has, text }: Arguments): number {
  if (words.length === 0) throw new BadInput((w) => w.sayWhichFiles);
  const asked = text('mode');
  const modes = MODES.filter((mode) => asked === undefined || mode === asked);
  const read = filesIn(words, ['yaml', 'yml']).flatMap((file) => scenariosOf(file));
  const log = has('log') && !has('json') ? (words: string) => console.log(`        ${words}`) : null;
  const progress = new Progress(read.length);
  const outcomes: Outcome[] = [];
  for (const scenario of read) {
    progress.update(outcomes.length);
    const outcome = play(scenario, () => runScenario(scenario as Scenario, modes, { log }));
    outcomes.push(outcome);
    if (has('json')) continue;
    progress.end();
    console.log(
      outcome.ok
        ? `${good('ok')}    ${outcome.file}:${outcome.line}: ${outcome.name}`
        : `${bad('FAIL')}  ${outcome.message}`,
    );
    if (log && outcome.stack !== undefined) console.log(outcome.stack);
  }
  progress.end();
  const failed = outcomes.filter(({ ok }) => !ok).length;
  const passed = outcomes.length - failed;
  if (has('json')) {
    const scenarios = outcomes.map(({ message, stack, ...outcome }) => outcome);
    console.log(JSON.stringify({ passed, failed, scenarios }, null, 2));
  } else console.log(strong(`${passed} hold, ${failed} ${failed === 1 ? 'does' : 'do'} not.`));
  return failed === 0 ? 0 : 1;
}

function scenariosOf(file: string): readonly (Scenario | ScenarioError)[] {
  const source = readBytes(file, LARGEST_FILE).toString('utf8');
  const scenarios = readScenarios(file, source);
  if (scenarios.length > 0) return scenarios;
  return [new ScenarioError('malformed', { file, scenario: '', line: 1 }, 'There is no scenario in it.')];
}

function play(scenario: Scenario | ScenarioError, runIt: () => void): Outcome {
  const { file, line } = scenario.place;
  const name = scenario instanceof ScenarioError ? scenario.place.scenario : scenario.name;
  try {
    if (scenario instanceof ScenarioError) throw scenario;
    runIt();
    return { file, line, name, ok: true, problem: null, message: '', stack: undefined };
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const { place, problem, message, cause } = error;
    const stack = cause instanceof Error ? cause.stack : undefined;
    return { file, line: place.line, name, ok: false, problem, message, stack };
  }
}
