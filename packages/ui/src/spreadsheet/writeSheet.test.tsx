import { afterEach, expect, it, vi } from 'vitest';
import { read, utils } from 'xlsx';
import { type SheetCell, writeSheet } from './index.js';

afterEach(() => vi.unstubAllGlobals());

const readBack = async (name: string, rows: readonly (readonly SheetCell[])[]) => {
  const file = await writeSheet(name, rows);
  const { SheetNames, Sheets } = read(await file.arrayBuffer(), { cellFormula: true, cellNF: true });
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

it('keeps what looks like a formula, a date or a number as the text it is, also when somebody goes through the cell', async () => {
  const texts = [
    '=1+1',
    '+86 139',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '2026-01-31',
    '110101199003070013',
    '007',
    '1E5',
    '_x000D_',
  ];
  const { cells } = await readBack('a', [texts]);
  for (const [at, text] of texts.entries()) {
    const cell = cells[utils.encode_cell({ r: 0, c: at })];
    expect(cell, text).toMatchObject({ t: 's', v: text, z: '@' });
    expect(cell, text).not.toHaveProperty('f');
  }
});

it('takes every word, those too that programs are written with', async () => {
  const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  expect((await readBack('a', [words])).rows).toEqual([words]);
});

it('writes a date as the clock here shows it', async () => {
  const { cells } = await readBack('a', [
    [new Date(2026, 0, 31), new Date(2026, 0, 31, 10, 42, 5), new Date(NaN), NaN],
  ]);
  expect(cells.A1).toMatchObject({ t: 'n', v: 46_053, z: 'yyyy\\-mm\\-dd' });
  expect(cells.B1.v).toBeCloseTo(46_053 + (10 * 3600 + 42 * 60 + 5) / 86_400, 8);
  expect(cells).not.toHaveProperty('C1');
  expect(cells.D1).toMatchObject({ t: 's', v: 'NaN' });
});

const many = Array.from({ length: 60_000 }, (_, at) => [`user${at}`, '=1+1', at]);

it('tells how far it is', async () => {
  const shares: number[] = [];
  const file = await writeSheet('users', many, { onProgress: (share) => shares.push(share) });
  expect(shares.length).toBeGreaterThan(4);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(file.size).toBeGreaterThan(100_000);
});

it('stops with what it is aborted with', async () => {
  const end = new AbortController();
  const told = vi.fn(() => end.abort(new Error('closed')));
  await expect(writeSheet('users', many, { onProgress: told, signal: end.signal })).rejects.toThrow('closed');
  expect(told).toHaveBeenCalledOnce();
});

it('writes in the page itself where the browser starts no writer', async () => {
  vi.stubGlobal('Worker', undefined);
  expect((await readBack('a', [['a', 1]])).rows).toEqual([['a', 1]]);
});

it('refuses more columns than a sheet takes', async () => {
  await expect(writeSheet('a', [Array.from({ length: 20_000 }, () => 1)])).rejects.toThrow('More columns');
});
