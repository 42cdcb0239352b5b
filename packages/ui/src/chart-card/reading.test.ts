import { expect, it } from 'vitest';
import { byAssistant, sources } from './chart.fixtures.js';
import { partsOf } from './chartTable.js';
import { writer } from './inWords.js';
import { chartZh } from './locale.js';
import { readingAt } from './reading.js';

it('tells beside a value how far it lies from the time before', () => {
  const reading = readingAt({ kind: 'bar', table: byAssistant, parts: [] }, { at: 0, series: 0 }, chartZh, writer());
  expect(reading).toEqual({
    title: '通用助手',
    lines: [
      { name: '本期', value: '4,146', series: 0 },
      { name: '前 7 天', value: '4,401', series: 1 },
      { name: '相差', value: '−255（−5.8%）' },
    ],
  });
});

it('tells no percentage of nothing, and a dash for what was not measured', () => {
  const table = {
    labels: ['a', 'b'],
    series: [
      { name: 'now', values: [3, null] },
      { name: 'before', values: [0, 2], earlier: true },
    ],
  };
  const at = (place: number) =>
    readingAt({ kind: 'line', table, parts: [] }, { at: place, series: 0 }, chartZh, writer()).lines.map(
      ({ value }) => value,
    );
  expect(at(0)).toEqual(['3', '0', '+3']);
  expect(at(1)).toEqual(['—', '2']);
});

it('tells value and share of a part', () => {
  const parts = partsOf(sources, '其他');
  expect(readingAt({ kind: 'pie', table: sources, parts }, { at: 1, series: 0 }, chartZh, writer())).toEqual({
    title: '赛事规程库',
    lines: [
      { name: '引用次数', value: '1,206' },
      { name: '占比', value: '19.8%' },
    ],
  });
});
