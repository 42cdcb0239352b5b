import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const call = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+) = endpoint\(/g;

/** The words of a doc comment, in one line. */
const wordsOf = (comment = '') =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .filter((line) => line !== '')
    .join(' ');

/** What stands above each call of the contract in a folder, by the name it is exported under. */
export const callDocs = async (folder) => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name)).toSorted();
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const found = files.flatMap((text) => [...text.matchAll(call)].map(([, comment, name]) => [name, wordsOf(comment)]));
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** The module that holds them for the OpenAPI document. */
export const summariesModule = (docs) =>
  [
    '// Made by `node packages/api/scripts/writeSummaries.mjs` of what stands above each call in the contract.',
    '',
    '/** What each call does, by the name it is exported under. */',
    'export const summaries: Readonly<Record<string, string>> = {',
    ...[...docs].map(([name, words]) => `  ${name}: ${quoted(words)},`),
    '};',
    '',
  ].join('\n');
