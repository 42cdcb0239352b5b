import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testDatabase.js';
import { checkRowTypes } from './checkRowTypes.js';
import { writeRecord } from './recordRows.js';
import { promises } from './testing/promises.js';

const source = path.join(import.meta.dirname, 'testing/promises.ts');

/** What the check says of each of the statements, by the name that the statement has there. */
const differences = async (): Promise<Record<string, string[]>> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'console-row-types-test-'));
  const db = await testDatabase();
  for (const [name, ask] of Object.entries(promises(db))) {
    if (name === 'neverRun') continue;
    await ask(true);
    await ask(false);
  }
  await db.close();
  writeRecord(folder);
  const said = await checkRowTypes({ folder, include: ['src/testing/rowTypes/testing'], isExpected: () => true });
  await rm(folder, { recursive: true });

  const lines = (await readFile(source, 'utf8')).split('\n');
  const all: Record<string, string[]> = {};
  for (const one of said) {
    const [, line = '', what = ''] = /^[^:]*promises\.ts:(\d+):\d+ (.*)$/.exec(one) ?? [];
    const before = lines.slice(0, Number(line)).toReversed();
    const name = before.map((text) => /^ {2}(\w+): /.exec(text)?.[1]).find((found) => found !== undefined) ?? one;
    all[name] = [...(all[name] ?? []), what];
  }
  return all;
};

// What statements answer is written down where they run on the embedded database.
describe.skipIf(process.env.TEST_DATABASE_URL)('the check of row types', () => {
  let found: Record<string, string[]>;
  beforeAll(async () => {
    found = await differences();
  });

  it('finds nothing wrong with a row type that is right', () => {
    expect(found.right).toBeUndefined();
    expect(found.filtered).toBeUndefined();
  });

  it('says what is expected and what was found instead', () => {
    expect(found).toEqual({
      misnamed: [
        '"name": the row type has none, the statement answers it',
        '"title": the row type names it, the statement does not answer it',
      ],
      mistyped: ['"count": the row type says string, but 0 came'],
      tooNarrow: ['"kind": the row type says "a" | "b", but "a" | "c" came'],
      tooWide: ['"name": the row type says string | number, the database string'],
      nullOfJoin: ['"role": the row type says string, but the database may answer null'],
      nullOfColumn: ['"parent": the row type says string, but the database may answer null'],
      nullOfExpression: ['"most": the row type says number, but null came'],
      insideJson: ['"facts": the row type says { pages: number; }, but { "pages": "3" } came'],
      sometimes: ['"extra": the row type names it, the statement does not answer it'],
      neverRun: ['no test runs this statement'],
    });
  });
});
