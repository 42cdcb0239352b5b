import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Analysis, openAnalysis } from '../../analysis/index.js';
import { diskStorage } from '../../files/index.js';
import { schemaOf } from './grants.js';
import { writeXlsx } from '../../spreadsheets/index.js';
import { restoreTables, uploadTable } from './uploadTable.js';

let folder: string;
let analysis: Analysis;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'console-upload-'));
  analysis = openAnalysis({
    folder: path.join(folder, 'analysis'),
    onError: (error) => {
      throw error;
    },
  });
});
afterEach(async () => {
  await analysis.close();
  await rm(folder, { recursive: true, force: true });
});

it('makes tables of the stored files again where the engine has lost its own', async () => {
  const storage = diskStorage(path.join(folder, 'files'));
  const deps = { analysis, storage };
  const [table] = await uploadTable(deps, 'a', new File(['球队,得分\n北京队,88\n'], '比分.csv'));
  const { file, name = '', columns } = table ?? {};
  expect(name).toBe('比分');
  expect(columns?.map(({ label, type }) => [label, type])).toEqual([
    ['球队', 'text'],
    ['得分', 'number'],
  ]);
  await analysis.dropSchema(schemaOf('a'));
  expect(await analysis.tables(schemaOf('a'))).toEqual([]);

  const files = async () => [{ name, fileKey: file?.key ?? '', fileName: file?.name ?? '' }];
  await restoreTables({ ...deps, sources: { files } }, 'a');
  expect((await analysis.tables(schemaOf('a'))).map(({ table, rowCount }) => [table, rowCount])).toEqual([['比分', 1]]);
});

it('keeps nothing of a file that is no table', async () => {
  const storage = diskStorage(path.join(folder, 'files'));
  const bad = uploadTable({ analysis, storage }, 'a', new File([new Uint8Array([0, 1, 2, 3])], 'x.parquet'));
  await expect(bad).rejects.toMatchObject({ reason: 'unreadable_table' });
  const kept: string[] = [];
  for await (const keys of storage.list()) kept.push(...keys);
  expect(kept).toEqual([]);
  expect(await analysis.tables(schemaOf('a'))).toEqual([]);
});

const book = (...sheets: readonly { name: string; head: readonly string[]; rows: readonly (readonly string[])[] }[]) =>
  new File(
    [
      Uint8Array.from(
        writeXlsx(
          sheets.map(({ name, head, rows }) => ({ name, columns: head.map((title) => ({ title, width: 10 })), rows })),
        ),
      ),
    ],
    '联赛.xlsx',
  );
const two = book(
  { name: '球队', head: ['球队', '城市'], rows: [['北京队', '北京']] },
  { name: '空表', head: ['什么'], rows: [] },
  {
    name: 'Sheet3',
    head: ['球员', '得分'],
    rows: [
      ['王明', '20'],
      ['李强', '12'],
    ],
  },
);

it('makes a table of each sheet that has rows, and each of them again from the one file', async () => {
  const deps = { analysis, storage: diskStorage(path.join(folder, 'files')) };
  const tables = await uploadTable(deps, 'a', two);
  expect(tables.map(({ name, label, rowCount }) => [name, label, rowCount])).toEqual([
    ['球队', '球队', 1],
    ['联赛 Sheet3', 'Sheet3', 2],
  ]);
  expect(new Set(tables.map(({ file }) => file?.key)).size).toBe(1);
  await analysis.dropSchema(schemaOf('a'));
  // One of them was deleted by somebody.
  const files = async () =>
    tables.slice(1).map(({ name, file }) => ({ name, fileKey: file?.key ?? '', fileName: file?.name ?? '' }));
  await restoreTables({ ...deps, sources: { files } }, 'a');
  expect((await analysis.tables(schemaOf('a'))).map(({ table, rowCount }) => [table, rowCount])).toEqual([
    ['联赛 Sheet3', 2],
  ]);
});

it('takes all of a file or nothing, and leaves what was there', async () => {
  const deps = { analysis, storage: diskStorage(path.join(folder, 'files')) };
  await uploadTable(deps, 'a', new File(['球队,得分\n北京队,88\n'], '比分.csv'));
  await expect(uploadTable(deps, 'a', new File(['球队,得分\n'], '比分.csv'))).rejects.toMatchObject({
    reason: 'empty_table',
  });
  const wide = Array.from({ length: 201 }, (_, at) => `列${at}`);
  const mixed = book(
    { name: '比分', head: ['球队'], rows: [['上海队'], ['广东队']] },
    { name: '太宽', head: wide, rows: [wide] },
  );
  await expect(uploadTable(deps, 'a', mixed)).rejects.toMatchObject({ reason: 'too_wide_table' });
  const empty = book({ name: '空', head: ['球队'], rows: [] });
  await expect(uploadTable(deps, 'a', empty)).rejects.toMatchObject({ reason: 'empty_table' });
  expect((await analysis.tables(schemaOf('a'))).map(({ table, rowCount }) => [table, rowCount])).toEqual([['比分', 1]]);
});
