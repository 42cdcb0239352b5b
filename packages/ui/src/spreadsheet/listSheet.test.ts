import { expect, it } from 'vitest';
import { listSheet } from './listSheet.js';

it('reads a list of objects as a sheet whose columns are their names', () => {
  const text = JSON.stringify([
    { subject: '三级裁判员', predicate: '可担任', object: '副裁判员' },
    {},
    { subject: '年度审核', object: { name: '24 课时', entityType: '数值' }, sure: 0.9 },
  ]);
  expect(listSheet(text)).toEqual([
    {
      name: '',
      rows: [
        { row: 0, cells: ['subject', 'predicate', 'object', 'objectType', 'sure'] },
        { row: 1, cells: ['三级裁判员', '可担任', '副裁判员'] },
        { row: 3, cells: ['年度审核', '', '24 课时', '数值', '0.9'] },
      ],
    },
  ]);
});

it('finds the lists of an object, and leaves text that is no JSON to the reader of csv', () => {
  expect(listSheet('{"triples":[{"subject":"a"}],"version":1}')?.map(({ name }) => name)).toEqual(['triples']);
  expect(listSheet('[备注],主体\n1,2')).toBeNull();
  expect(listSheet('主体,关系')).toBeNull();
  expect(listSheet('[]')).toEqual([]);
});
