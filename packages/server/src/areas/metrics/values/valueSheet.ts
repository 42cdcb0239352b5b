import type { MetricPeriod } from '@console/api/contract';
import type { FileSource } from '../../../files/source.js';
import { inLanguage, type Language, type Words } from '../../../http/messages.js';
import { readNamedRows } from '../../../spreadsheets/index.js';
import { momentOf } from '../counting/periods.js';
import type { NewValue } from './metricValues.store.js';
import { readNumber } from './readNumber.js';
import { readTime } from './readTime.js';

const MOST_ROWS = 20_000;
const LONGEST_PART = 50;
const LONGEST_NOTE = 200;

const headings = {
  metric: /^(?:指标|指标编码|指标名称|编码|metric|metric code|metric name|code)$/i,
  time: /^(?:时间|日期|周期|time|date|period)$/i,
  part: /^(?:分项|维度|part|dimension)$/i,
  value: /^(?:值|数值|指标值|value)$/i,
  note: /^(?:备注|说明|note|remark)$/i,
} as const;

const words = {
  noMetric: { zh: '缺少指标', en: 'There is no metric.' },
  unknownMetric: { zh: '没有指标“{what}”', en: 'There is no metric “{what}”.' },
  computed: { zh: '“{what}”由公式计算，不能填报', en: '“{what}” is computed and cannot be typed in.' },
  noTime: { zh: '缺少时间', en: 'There is no time.' },
  badTime: { zh: '看不懂时间“{what}”', en: 'The time “{what}” is not understood.' },
  vagueTime: {
    zh: '时间“{what}”不够具体，这个指标按{period}填报',
    en: 'The time “{what}” says too little. This metric has a value for each {period}.',
  },
  noValue: { zh: '缺少数值', en: 'There is no value.' },
  badValue: { zh: '“{what}”不是数字', en: '“{what}” is no number.' },
  longPart: { zh: `分项超过 ${LONGEST_PART} 个字符`, en: `The part is longer than ${LONGEST_PART} characters.` },
  longNote: { zh: `备注超过 ${LONGEST_NOTE} 个字符`, en: `The note is longer than ${LONGEST_NOTE} characters.` },
  twice: { zh: '与第 {row} 行是同一个指标、时间和分项', en: 'The same metric, time and part as in row {row}.' },
} as const satisfies Record<string, Words>;

const periodNames: Readonly<Record<MetricPeriod, Words>> = {
  day: { zh: '日', en: 'day' },
  week: { zh: '周', en: 'week' },
  month: { zh: '月', en: 'month' },
  quarter: { zh: '季度', en: 'quarter' },
  year: { zh: '年', en: 'year' },
};

/** A metric that values may be sent for. */
export interface SheetMetric {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly period: MetricPeriod;
  readonly computed: boolean;
}

export interface SheetValue extends NewValue {
  readonly row: number;
  readonly metricName: string;
}

export interface ValueSheet {
  readonly values: readonly SheetValue[];
  readonly problems: readonly { readonly row: number; readonly message: string }[];
}

/** Shown in a problem: what a file has is as long as it likes. */
const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);

class Problem extends Error {
  readonly words: Words;
  readonly values: Readonly<Record<string, string>>;

  constructor(said: Words, values: Readonly<Record<string, string>> = {}) {
    super(said.en);
    this.words = said;
    this.values = values;
  }
}

type Cells = Readonly<Partial<Record<keyof typeof headings, string>>>;

/** Without signs that nobody sees: what looks the same is the same. */
const visible = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();

const readRow = (
  { metric: called = '', time = '', part = '', value = '', note = '' }: Cells,
  known: ReadonlyMap<string, SheetMetric>,
  language: Language,
): Omit<SheetValue, 'row'> => {
  if (called === '') throw new Problem(words.noMetric);
  const metric = known.get(visible(called).toLowerCase());
  if (metric === undefined) throw new Problem(words.unknownMetric, { what: short(called) });
  if (metric.computed) throw new Problem(words.computed, { what: metric.name });
  if (time === '') throw new Problem(words.noTime);
  const read = readTime(time, metric.period);
  if (read === null) throw new Problem(words.badTime, { what: short(time) });
  if (read.vague) {
    const period = inLanguage(periodNames[metric.period], language);
    throw new Problem(words.vagueTime, { what: short(time), period });
  }
  if (value === '') throw new Problem(words.noValue);
  const number = readNumber(value);
  if (number === null) throw new Problem(words.badValue, { what: short(value) });
  const dimension = visible(part);
  if (dimension.length > LONGEST_PART) throw new Problem(words.longPart);
  if (note.length > LONGEST_NOTE) throw new Problem(words.longNote);
  return {
    metricId: metric.id,
    metricName: metric.name,
    at: momentOf(read.day),
    dimension,
    value: number,
    ...(note !== '' && { note }),
  };
};

/**
 * Reads values off a spreadsheet whose first row names the columns; empty rows are passed over. Takes over the bytes. Throws the
 * contract's reasons for spreadsheets.
 */
export const readValueSheet = async (
  source: FileSource,
  metrics: readonly SheetMetric[],
  language: Language,
  signal?: AbortSignal,
): Promise<ValueSheet> => {
  const known = new Map([
    ...metrics.map((metric) => [metric.name.toLowerCase(), metric] as const),
    ...metrics.map((metric) => [metric.code, metric] as const),
  ]);
  const values: SheetValue[] = [];
  const problems: { row: number; message: string }[] = [];
  const seen = new Map<string, number>();
  const columns = { headings, needed: ['metric', 'time', 'value'], rows: MOST_ROWS } as const;
  for await (const { row, cell } of readNamedRows(source, columns, signal)) {
    try {
      const read = readRow(cell, known, language);
      const place = JSON.stringify([read.metricId, read.at, read.dimension]);
      const first = seen.get(place);
      if (first !== undefined) throw new Problem(words.twice, { row: String(first) });
      seen.set(place, row);
      values.push({ ...read, row });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.push({ row, message: inLanguage(error.words, language, error.values) });
    }
  }
  return { values, problems };
};
