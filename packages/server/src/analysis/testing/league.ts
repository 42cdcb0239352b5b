import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Analysis, type AnalysisOptions, type Cell, openAnalysis, type TableGrant } from '../index.js';

/** What no query may bring to light. */
export const SECRET = 'TOP-SECRET';
export const SALARY = 987654;

const rowsOf = async function* (rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly Cell[]> {
  yield* rows;
};

export const from = (names: readonly string[], rows: readonly (readonly Cell[])[]) => ({
  columns: names.map((name) => ({ name })),
  rows: rowsOf(rows),
});

/** Some of a league, and what is none of its readers' business. */
export const fillLeague = async (analysis: Analysis): Promise<void> => {
  const put = (schema: string, table: string, names: readonly string[], rows: readonly (readonly Cell[])[]) =>
    analysis.putTable({ schema, table, from: from(names, rows) });
  await put(
    'league',
    'players',
    ['name', 'club', 'height', 'salary'],
    [
      ['王明', 1, 201, SALARY],
      ['李强', 1, 188, SALARY],
      ['张伟', 2, 213, SALARY],
      ['A. Smith', 2, 195, SALARY],
    ],
  );
  await put(
    'league',
    'clubs',
    ['id', 'name', 'city'],
    [
      [1, '首钢', '北京'],
      [2, '大鲨鱼', '上海'],
    ],
  );
  await put(
    'league',
    'matches',
    ['day', 'season', 'home', 'score', 'remark'],
    [
      ['2026-03-01', 2026, 1, 101, '=1+1'],
      ['2026年4月2日', 2026, 2, 99, "'); drop table players; --"],
      ['2025/12/30', 2025, 2, 88, SECRET],
    ],
  );
  await put(
    'league',
    '成绩',
    ['球队', '得 分'],
    [
      ['首钢', '1,024'],
      ['大鲨鱼', '998'],
    ],
  );
  await put('league', 'secrets', ['what'], [[SECRET]]);
  await put('finance', 'payroll', ['who', 'paid'], [[SECRET, SALARY]]);
};

export const leagueGrants: readonly TableGrant[] = [
  { schema: 'league', table: 'players', columns: ['name', 'club', 'height'] },
  { schema: 'league', table: 'clubs', columns: 'all' },
  { schema: 'league', table: 'matches', columns: 'all', where: 'season = 2026' },
  { schema: 'league', table: '成绩', as: '球队成绩', columns: 'all' },
];

/** An engine in a folder of its own, to be closed with what it made. */
export const startAnalysis = async (options: Partial<AnalysisOptions> = {}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'console-analysis-'));
  const errors: Error[] = [];
  const analysis = openAnalysis({ folder, onError: (error) => errors.push(error), ...options });
  return {
    analysis,
    folder,
    errors,
    close: async () => {
      await analysis.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
