// The mutation score and the surviving mutants.
import { LEFT_OUT } from './mutants.ts';
import { countPlaces, type Numbered } from './sample.ts';
import type { Trials, Tried } from './try-mutants.ts';

/** Required mutation score, in percent. */
export const MIN_SCORE = 92;

export interface Score {
  readonly killed: number;
  readonly total: number;
  readonly percent: number;
}

export interface Report {
  readonly score: Score;
  readonly seconds: number;
  /** Mutated places, of which one may have several mutants. */
  readonly places: number;
  readonly mutants: number;
  readonly leftOut: string;
  /** Sampled, but left out because they do not compile. */
  readonly refused: number;
  readonly byFile: Readonly<Record<string, Score>>;
  readonly byOperator: Readonly<Record<string, Score>>;
  /** Number of killed mutants by what killed them. */
  readonly byKiller: Readonly<Record<string, number>>;
  readonly survivors: readonly Numbered[];
  readonly tried: readonly Tried[];
}

export function makeReport({ all, refused, tried, ms }: Trials): Report {
  const killers = tried.flatMap(({ verdict }) => (verdict.killedBy === null ? [] : [verdict.killedBy]));
  return {
    score: scoreOf(tried),
    seconds: Math.round(ms / 1000),
    places: countPlaces(all),
    mutants: all.length,
    leftOut: LEFT_OUT,
    refused,
    byFile: scoresBy(tried, ({ mutant }) => mutant.file),
    byOperator: scoresBy(tried, ({ mutant }) => mutant.what),
    byKiller: Object.fromEntries(
      Array.from(
        Map.groupBy(killers, (each) => each),
        ([killer, its]) => [killer, its.length],
      ),
    ),
    survivors: tried.filter(({ verdict }) => verdict.killedBy === null).map(({ mutant }) => mutant),
    tried,
  };
}

export function isGood({ score }: Report): boolean {
  return score.percent >= MIN_SCORE;
}

function scoreOf(tried: readonly Tried[]): Score {
  const killed = tried.filter(({ verdict }) => verdict.killedBy !== null).length;
  return { killed, total: tried.length, percent: (100 * killed) / tried.length };
}

function scoresBy(tried: readonly Tried[], key: (each: Tried) => string): Record<string, Score> {
  const groups = [...Map.groupBy(tried, key)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(groups.map(([name, its]) => [name, scoreOf(its)]));
}

export function printReport(report: Report): string {
  const { survivors, byFile, byOperator, byKiller, score } = report;
  const killers = Object.entries(byKiller).map(([killer, count]) => `${count} by ${killer}`);
  return [
    ...(survivors.length > 0 ? ['Survived:', ...survivors.map(printMutant), ''] : []),
    ...(report.tried.length === 1 ? report.tried.flatMap(printKill) : []),
    'By file:',
    ...printScores(byFile),
    '',
    'By operator:',
    ...printScores(byOperator),
    '',
    `Drawn from ${report.mutants} mutants at ${report.places} places. Not mutated: ${report.leftOut}. ${report.refused} more were drawn that the type check refuses.`,
    `Killed: ${killers.join(', ') || 'none'}, in ${report.seconds} s`,
    `killed/total = ${printScore(score)} (at least ${MIN_SCORE}%)`,
  ].join('\n');
}

export function printMutant({ file, line, column, what, original, text, code, number }: Numbered): string {
  const change = `${inOneLine(original)} -> ${inOneLine(text) || '(nothing)'}`;
  return `${file}:${line}:${column} ${what}: ${change}\n    ${code}  (--only ${number})`;
}

/** What killed a mutant; empty if it survived. */
function printKill({ mutant, verdict }: Tried): string[] {
  if (verdict.killedBy === null) return [];
  return [`Killed by ${verdict.killedBy}:`, printMutant(mutant), verdict.detail, ''];
}

function inOneLine(text: string): string {
  return text
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function printScores(scores: Readonly<Record<string, Score>>): string[] {
  const width = Math.max(...Object.keys(scores).map((name) => name.length));
  return Object.entries(scores).map(([name, score]) => `  ${name.padEnd(width)}  ${printScore(score)}`);
}

function printScore({ killed, total, percent }: Score): string {
  return `${killed}/${total} = ${percent.toFixed(1)}%`;
}
