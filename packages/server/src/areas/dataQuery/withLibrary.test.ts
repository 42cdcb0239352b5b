import { expect, it } from 'vitest';
import type { SemanticMetric } from '../../analysis/semantics/index.js';
import { tableVocabulary } from './tableVocabulary.js';
import { withLibrary } from './withLibrary.js';

const columns = [
  { name: '日期', label: '日期', type: 'date', description: '' },
  { name: '票价', label: '票价（元）', type: 'number', description: '' },
  { name: '底价', label: '底价', type: 'number', description: '' },
];
const table = { name: '门票', label: '门票', description: '', rowCount: 10, columns };
const own = (seen: readonly string[]) =>
  tableVocabulary([{ ...table, columns: columns.filter(({ name }) => seen.includes(name)) }]);

const metric = (more: Partial<SemanticMetric> = {}): SemanticMetric => ({
  code: 'ticket_income',
  name: '票价',
  synonyms: ['门票收入'],
  unit: '元',
  table: '门票',
  expression: 'sum("票价")',
  timeColumn: '日期',
  higherIsBetter: true,
  dimensions: [],
  definition: '',
  ...more,
});

const codes = (seen: readonly string[], metrics: readonly SemanticMetric[]) =>
  withLibrary(own(seen), metrics, [table]).metrics.map(({ code }) => code);

it('puts metrics of the library before what columns are counted by, which gives way where it is called the same', () => {
  const all = codes(['日期', '票价', '底价'], [metric()]);
  expect(all[0]).toBe('ticket_income');
  expect(all).not.toContain('门票.sum.票价');
  expect(all).toContain('门票.avg.票价');
});

it('leaves out what is counted from a table or a column that is not granted', () => {
  expect(codes(['日期', '票价'], [metric()])).toContain('ticket_income');
  expect(codes(['日期', '票价'], [metric({ filter: '"底价" > 1' })])).not.toContain('ticket_income');
  expect(codes(['票价'], [metric()])).not.toContain('ticket_income');
  expect(codes(['日期', '票价'], [metric({ table: '别的' })])).not.toContain('ticket_income');
});
