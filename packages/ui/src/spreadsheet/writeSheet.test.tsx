import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { type SheetCell, writeSheet } from './index.js';

const readBack = async (name: string, rows: readonly (readonly SheetCell[])[]) => {
  const file = await writeSheet(name, rows);
  const { SheetNames, Sheets } = read(await file.arrayBuffer(), { cellFormula: true });
  const [only = ''] = SheetNames;
  return {
    type: file.type,
    name: only,
    cells: Sheets[only] ?? {},
    rows: utils.sheet_to_json(Sheets[only] ?? {}, { header: 1 }),
  };
};

it('keeps text as text and numbers as numbers, and leaves out nothing but what is empty', async () => {
  const rows = [
    ['账号', '手机', '分'],
    ['=1+1', '013900000001', 0.5],
    [' a <b> & "c"\n第二行 ', null, -3],
    [null, '', 1e21],
  ];
  const { type, cells, rows: found } = await readBack('users', rows);
  expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(found).toEqual([...rows.slice(0, 2), [' a <b> & "c"\n第二行 ', undefined, -3], [undefined, undefined, 1e21]]);
  expect(cells.A2).toMatchObject({ t: 's', v: '=1+1' });
  expect(cells.A2).not.toHaveProperty('f');
  expect(cells.B2).toMatchObject({ t: 's' });
});

it.each([
  ['2026/01: [a]*?', '2026 01   a'],
  ["'x'", 'x'],
  ['', 'Sheet1'],
  ['长'.repeat(40), '长'.repeat(31)],
])('gives a sheet called "%s" a name that Excel takes', async (name, expected) => {
  expect((await readBack(name, [['a']])).name).toBe(expected);
});

it('leaves out what a cell cannot hold', async () => {
  const { rows } = await readBack('a', [['a\u0000b', '字'.repeat(40_000)]]);
  expect(rows).toEqual([['ab', '字'.repeat(32_767)]]);
});
