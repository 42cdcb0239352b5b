import { expect, it } from 'vitest';
import { chartOfTable } from './numericTable.js';

const chart = (head: string[], ...rows: string[][]) => chartOfTable({ head, rows });

it('draws bars of named things, with the unit of the cells, and leaves sums out', () => {
  expect(chart(['球队', '胜场'], ['北京', '12 场'], ['上海', '9 场'], ['合计', '21 场'])).toEqual({
    kind: 'bar',
    unit: '场',
    categories: ['北京', '上海'],
    series: [{ name: '胜场', values: [12, 9] }],
  });
});

it('draws shares of a whole as a pie, and what is not known as a gap', () => {
  expect(chart(['来源', '占比'], ['线上', '60%'], ['现场', '40%'])?.kind).toBe('pie');
  expect(chart(['月份', '人数'], ['1月', '5'], ['2月', '—'], ['3月', '7'])).toMatchObject({
    kind: 'line',
    series: [{ values: [5, null, 7] }],
  });
});

it.each([
  [
    'words',
    [
      ['球队', '教练'],
      ['北京', '张三'],
      ['上海', '李四'],
    ],
  ],
  [
    'a single row',
    [
      ['球队', '胜场'],
      ['北京', '12'],
    ],
  ],
  [
    'units that differ',
    [
      ['项目', '数值'],
      ['身高', '198 厘米'],
      ['体重', '95 公斤'],
    ],
  ],
  [
    'the same name twice',
    [
      ['球队', '胜场'],
      ['北京', '1'],
      ['北京', '2'],
    ],
  ],
  [
    'serial numbers',
    [
      ['球队', '序号'],
      ['北京', '1'],
      ['上海', '2'],
    ],
  ],
])('draws nothing of %s', (_, [head = [], ...rows]) => {
  expect(chart(head, ...rows)).toBeNull();
});

it('does not put on one scale what is of another unit or size', () => {
  const table = chart(
    ['年', '收入（万元）', '场次（场）', '支出（万元）'],
    ['2024', '120', '8', '90'],
    ['2025', '150', '9', '99'],
  );
  expect(table?.series.map(({ name }) => name)).toEqual(['收入（万元）', '支出（万元）']);
});
