import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Analysis, openAnalysis } from '../../analysis/index.js';
import { diskStorage } from '../../files/index.js';
import { schemaOf } from './grants.js';
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
  const { file, name, columns } = await uploadTable(deps, 'a', new File(['球队,得分\n北京队,88\n'], '比分.csv'));
  expect(name).toBe('比分');
  expect(columns.map(({ label, type }) => [label, type])).toEqual([
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
