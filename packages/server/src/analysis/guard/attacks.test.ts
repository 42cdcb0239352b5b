import { readdir, stat } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AnalysisError, QueryRefused } from '../index.js';
import { attacks } from '../testing/attacks.js';
import { harmless } from '../testing/harmless.js';
import { fillLeague, leagueGrants, SALARY, SECRET, startAnalysis } from '../testing/league.js';

let league: Awaited<ReturnType<typeof startAnalysis>>;
let before: unknown;
beforeAll(async () => {
  league = await startAnalysis({ memoryMb: 256 });
  await fillLeague(league.analysis);
  before = await everything();
});
afterAll(() => league.close());

const everything = async () => {
  const { analysis } = league;
  const tables = [...(await analysis.tables('league')), ...(await analysis.tables('finance'))];
  const rows = [];
  for (const [schema, table] of [
    ...tables.slice(0, -1).map(({ table }) => ['league', table]),
    ['finance', 'payroll'],
  ]) {
    const grants = [{ schema: schema ?? '', table: table ?? '', as: 't', columns: 'all' as const }];
    rows.push((await analysis.query({ sql: 'select * from t', grants })).rows);
  }
  return { tables, rows };
};

const outcome = async (
  sql: string,
): Promise<{ readonly how: 'refused' | 'failed' | 'answered'; readonly said: string }> => {
  try {
    const { columns, rows } = await league.analysis.query({ sql, grants: leagueGrants, timeout: 2000 });
    return { how: 'answered', said: JSON.stringify([columns, rows]) };
  } catch (error) {
    if (error instanceof QueryRefused) return { how: 'refused', said: error.message };
    if (error instanceof AnalysisError) return { how: 'failed', said: `${error.code} ${error.message}` };
    throw error;
  }
};

const mayRun = new Set(['not there', 'deep']);

it.each(attacks.map(([aim, sql]) => [aim, sql.slice(0, 100), sql] as const))('%s: %s', async (aim, _, sql) => {
  const { how, said } = await outcome(sql);
  if (!mayRun.has(aim)) expect({ how, said }).not.toMatchObject({ how: 'answered' });
  // What was sent may be quoted, what is stored may not.
  expect(said).not.toContain(SECRET);
  expect(said).not.toContain(String(SALARY));
  expect(said).not.toMatch(/analysis_crashed|root:/);
});

it.each(harmless)('answers %s', async (sql) => {
  expect(await outcome(sql)).toMatchObject({ how: 'answered' });
});

it('is unchanged after all of them, and nothing lies where nothing was before', async () => {
  expect(await everything()).toEqual(before);
  expect(league.errors).toEqual([]);
  expect((await readdir(league.folder)).toSorted()).toEqual(
    expect.arrayContaining(['analysis.duckdb', 'incoming', 'temporary']),
  );
  expect(await readdir(`${league.folder}/incoming`)).toEqual([]);
  for (const stolen of ['/tmp/stolen.csv', '/tmp/stolen.parquet', '/tmp/stolen', '/tmp/other.duckdb'])
    await expect(stat(stolen)).rejects.toThrow('ENOENT');
});

it('has more than enough of both', () => {
  expect(attacks.length).toBeGreaterThan(150);
  expect(harmless.length).toBeGreaterThan(60);
});
