// Names the tests that did not pass, each with the first lines of why, from a report (JSON) of Vitest or Playwright.
import { readFileSync } from 'node:fs';

const LINES = 12;
const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const of = (name, messages) =>
  [
    `- ${name}`,
    ...messages
      .join('\n')
      .split('\n')
      .slice(0, LINES)
      .map((line) => `    ${line}`),
  ].join('\n');

/** Suites of Playwright, each in another. */
const specsOf = (suite, path = []) => {
  const here = [...path, suite.title];
  return [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, title: [...here, spec.title].join(' > ') })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, here)),
  ];
};

const inBrowser = (report.suites ?? [])
  .flatMap((suite) => specsOf(suite))
  .flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })))
  .filter(({ status }) => status !== 'expected')
  .map(({ title, projectName, status, results }) =>
    of(
      `${projectName} > ${title} (${status})`,
      results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
    ),
  );
const inNode = (report.testResults ?? []).flatMap((file) => [
  ...(file.message ? [of(file.name, [file.message])] : []),
  ...file.assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, status, failureMessages }) => of(`${fullName} (${status})`, failureMessages ?? [])),
]);
for (const failure of [
  ...inBrowser,
  ...inNode,
  ...(report.errors ?? []).map(({ message }) => `- ${message}`),
])
  console.log(failure);
