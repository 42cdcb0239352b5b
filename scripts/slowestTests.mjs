/** What took longest, out of the reports that the steps of a run leave. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Tests that are named at the end of a run. */
const NAMED = 20;

const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: name,
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );

const ofPlaywright = ({ suites }) =>
  suites.flatMap(({ specs = [], suites: within = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ results }) => ({
        file,
        title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...ofPlaywright({ suites: within }),
  ]);

/** Every test of every report in the folder: `{ step, file, title, seconds }`. */
export const testsIn = (folder) =>
  readdirSync(folder).flatMap((report) => {
    const read = JSON.parse(readFileSync(path.join(folder, report), 'utf8'));
    const tests = 'suites' in read ? ofPlaywright(read) : ofVitest(read);
    return tests.map((test) => ({ step: path.parse(report).name, ...test }));
  });

/** The slowest, one a line, and how many tests there were in each step; nothing where there were none. */
export const slowestTests = (folder) => {
  const tests = testsIn(folder);
  if (tests.length === 0) return '';
  const lines = tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, NAMED)
    .map(
      ({ step, file, title, seconds }) =>
        `${seconds.toFixed(1).padStart(7)} s  ${step}  ${path.basename(file)}  ${title}`,
    );
  const steps = [...new Set(tests.map(({ step }) => step))];
  const counted = steps.map((step) => `${step} ${tests.filter((test) => test.step === step).length}`).join(', ');
  return `\nSlowest:\n${lines.join('\n')}\nTests: ${counted}\n`;
};
