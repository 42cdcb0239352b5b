import { expect, it } from 'vitest';
import { importZh } from './locale.js';
import { problemsOf, readRows, tidy } from './rows.js';
import type { ImportField } from './types.js';

const date: ImportField = { key: 'day', label: '生效日期', kind: 'date' };
const number: ImportField = { key: 'value', label: '数值', kind: 'number' };
const name: ImportField = { key: 'name', label: '名称', required: true };

it('writes dates and numbers in one way, and leaves alone what is neither', () => {
  const dates = ['2026/1/5', '2026年1月5日', '２０２６-01-05', ' 2026.1.5 10:42 ', '2026-13-01', '2026-02-30', '明天'];
  expect(dates.map((one) => tidy(date, one))).toEqual([
    '2026-01-05',
    '2026-01-05',
    '2026-01-05',
    '2026-01-05 10:42',
    '2026-13-01',
    '2026-02-30',
    '明天',
  ]);
  const numbers = ['1,234.5', '１２', ' -3 ', '12人', '1,2', ''];
  expect(numbers.map((one) => tidy(number, one))).toEqual(['1234.5', '12', '-3', '12人', '1,2', '']);
});

it('says what is missing, no number, no day, no option, and what the owner minds', () => {
  const fields: ImportField[] = [
    name,
    number,
    date,
    { key: 'kind', label: '类别', kind: 'enum', options: ['规则', '赛程'] },
    { key: 'code', label: '编码', validate: (value) => (value.length > 2 ? '最多 2 位' : undefined) },
  ];
  const bad = { name: '', value: '12人', day: '2026-02-30', kind: '其他', code: 'abc' };
  expect(problemsOf(fields, { row: 2, values: bad }, importZh.wrong)).toEqual([
    { field: 'name', message: '请填写名称' },
    { field: 'value', message: '须为数字' },
    { field: 'day', message: '须为日期，如 2026-01-31' },
    { field: 'kind', message: '只能是：规则、赛程' },
    { field: 'code', message: '最多 2 位' },
  ]);
  const good = { name: '通则', value: '', day: '', kind: '', code: '' };
  expect(problemsOf(fields, { row: 2, values: good }, importZh.wrong)).toEqual([]);
});

it('passes over repeated headings and rows that say nothing of any field, and keeps the numbers of the file', () => {
  const sheet = [
    { row: 1, cells: ['名称', '数值', '备注'] },
    { row: 2, cells: ['甲', '1', ''] },
    { row: 5, cells: ['', ' ', '本页完'] },
    { row: 6, cells: ['名称', '数值', '备注'] },
    { row: 7, cells: ['乙', '2,000'] },
  ];
  const edits = new Map([[7, { name: '丙' }]]);
  expect(readRows([name, number], sheet, 0, { name: 0, value: 1 }, edits)).toEqual([
    { row: 2, values: { name: '甲', value: '1' } },
    { row: 7, values: { name: '丙', value: '2000' } },
  ]);
});
