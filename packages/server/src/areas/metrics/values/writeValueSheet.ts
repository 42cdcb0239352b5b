import type { Language } from '../../../http/messages.js';
import { streamXlsx } from '../../../spreadsheets/index.js';
import type { SeenMetrics } from '../metrics.store.js';
import { shanghaiDay } from '../../../text/moment.js';
import type { MetricValueStore, SheetRow, ValueFilter } from './metricValues.store.js';

const BATCH = 2000;

const titles = {
  'zh-CN': ['指标编码', '指标名称', '时间', '分项', '数值', '单位', '来源', '备注', '更新人'],
  'en-US': ['Code', 'Name', 'Time', 'Part', 'Value', 'Unit', 'Source', 'Note', 'Changed by'],
} as const satisfies Record<Language, readonly string[]>;

const sources: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  typed: { 'zh-CN': '填报', 'en-US': 'Typed in' },
  file: { 'zh-CN': '导入', 'en-US': 'Imported' },
  computed: { 'zh-CN': '计算', 'en-US': 'Computed' },
};

const rowsOf = async function* (
  values: Pick<MetricValueStore, 'next'>,
  filter: ValueFilter,
  seen: SeenMetrics,
  language: Language,
) {
  let last: SheetRow | undefined;
  do {
    const some = await values.next(filter, seen, last, BATCH);
    for (const { code, metricName, time, dimension, value, unit, source, note, createdBy } of some) {
      const from = sources[source]?.[language] ?? source;
      yield [code, metricName, shanghaiDay(time), dimension, value, unit, from, note, createdBy];
    }
    last = some.length < BATCH ? undefined : some.at(-1);
  } while (last !== undefined);
};

/** Values as a spreadsheet that can be read back. */
export const writeValueSheet = (
  values: Pick<MetricValueStore, 'next'>,
  filter: ValueFilter,
  seen: SeenMetrics,
  language: Language,
): ReadableStream<Uint8Array> =>
  streamXlsx({
    name: language === 'en-US' ? 'Values' : '指标数据',
    columns: titles[language].map((title, at) => ({ title, width: at === 1 || at === 7 ? 30 : 16 })),
    rows: rowsOf(values, filter, seen, language),
  });
