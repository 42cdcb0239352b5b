import * as z from 'zod/mini';
import { Id, known, Time } from './fields.js';

/** What stands in one place of a table. Dates are ISO 8601. */
const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const DataColumn = z.looseObject({
  /** Its head; no two of a table are the same. */
  name: z.string(),
  type: known(['text', 'number', 'date', 'boolean']),
  /** `%`, `次`, `秒`. Left out: none is known. */
  unit: z.optional(z.string()),
  /**
   * `group` and `time` say what a row is about; `value` is what was asked for, `part` what it was worked out from, `before`
   * what it was in the time it is compared with, `change` the difference. Left out: as it stands.
   */
  role: z.optional(known(['group', 'time', 'value', 'part', 'before', 'change'])),
  /** Whether more is better, of a `value` or a `change`; null or left out: neither. */
  higherIsBetter: z.optional(z.nullable(z.boolean())),
});
export interface DataColumn extends z.infer<typeof DataColumn> {}

export const DataTable = z.looseObject({
  columns: z.array(DataColumn),
  /** One cell a column. At most 1000 rows. */
  rows: z.array(z.array(Cell)),
  /** All rows together, one cell a column. Null or left out: nothing that could be said of all. */
  total: z.optional(z.nullable(z.array(Cell))),
  /** The query found more rows than these. */
  cut: z.boolean(),
});
export interface DataTable extends z.infer<typeof DataTable> {}

export const dataChartKinds = ['bar', 'line', 'pie'] as const;
export type DataChartKind = (typeof dataChartKinds)[number];

/** What is drawn of an answer. */
export const DataChart = z.looseObject({
  /** The one that suits it best. */
  kind: known(dataChartKinds),
  /** Those that make sense. */
  kinds: z.array(known(dataChartKinds)),
  /** Name of the column along the axis. */
  x: z.string(),
  /** Names of the columns that are drawn. */
  series: z.array(z.string()),
  /** Name of the column of which each value is a series of its own. Left out: each of `series` is one. */
  by: z.optional(z.string()),
  /** What is drawn where that is not the table of the answer itself, e.g. each day of what the table sums up. */
  table: z.optional(z.nullable(DataTable)),
});
export interface DataChart extends z.infer<typeof DataChart> {}

export const dataChipKinds = ['time', 'metric', 'group', 'filter', 'compare', 'threshold', 'order', 'unit'] as const;
export type DataChipKind = (typeof dataChipKinds)[number];

export const dataChipEditors = ['none', 'choice', 'choices', 'period', 'text', 'number'] as const;
export type DataChipEditor = (typeof dataChipEditors)[number];

/** One thing that the query rests on, read back from the query itself. */
const DataChip = z.looseObject({
  id: z.string(),
  kind: known(dataChipKinds),
  /** `时间`, `指标` */
  label: z.string(),
  /** `近 30 天` */
  text: z.string(),
  /** Nobody said so: it was taken for granted. */
  assumed: z.boolean(),
  /** How it is changed. `period`: one of the options, or first and last day as two dates. */
  editor: known(dataChipEditors),
  options: z.array(z.looseObject({ value: z.string(), label: z.string(), detail: z.optional(z.string()) })),
  /** What is chosen now. */
  values: z.array(z.string()),
  /** It can be taken away: changed to no values. Default false. */
  removable: z.optional(z.boolean()),
});
export interface DataChip extends z.infer<typeof DataChip> {}

/** Something that was seen to when the query had run. */
const DataCheck = z.looseObject({
  /**
   * `rows`: how many there are; `nulls`: values that are missing; `cut`: not all rows are shown, or, of the table
   * that is named in `column`, read; `fanout`: a join counts rows
   * more than once; `unit`: in what is counted; `since`: what it was when the same was last asked.
   */
  kind: known(['rows', 'nulls', 'cut', 'fanout', 'unit', 'since']),
  state: known(['ok', 'warn']),
  count: z.optional(z.number()),
  /** The column that it is about. */
  column: z.optional(z.string()),
  value: z.optional(z.number()),
  before: z.optional(z.number()),
  beforeTime: z.optional(Time),
  unit: z.optional(z.string()),
});
export interface DataCheck extends z.infer<typeof DataCheck> {}

/** What has to be said before anything can be queried. */
const DataDoubt = z.looseObject({
  id: z.string(),
  /** `活跃裁判指` */
  title: z.string(),
  options: z.array(
    z.looseObject({
      value: z.string(),
      label: z.string(),
      detail: z.string(),
      /** A metric defines it. */
      known: z.boolean(),
    }),
  ),
  /** The value of the one that is most likely meant. */
  chosen: z.string(),
});
export interface DataDoubt extends z.infer<typeof DataDoubt> {}

/** `asking`: nothing was queried yet, since something has to be said first. */
export const dataAnswerStatuses = ['running', 'asking', 'done', 'stopped', 'interrupted', 'failed'] as const;
export type DataAnswerStatus = (typeof dataAnswerStatuses)[number];

export const dataStages = ['reading', 'writing', 'querying', 'explaining'] as const;
export type DataStage = (typeof dataStages)[number];

/** What an answer has besides its words, from when it was queried. */
export const dataFinding = {
  /** What was understood, in a sentence; empty until something is. */
  understood: z.string(),
  /** True: by the definitions of metrics alone, without a model. */
  byDefinition: z.boolean(),
  chips: z.array(DataChip),
  /** What to say first, while `asking`. */
  doubts: z.array(DataDoubt),
  /** Questions that go on from here. */
  followUps: z.array(z.string()),
};

/** One own question about data with its answer. */
export const DataAnswer = z.looseObject({
  id: Id,
  /** The first answer of the conversation that this one belongs to. */
  threadId: Id,
  question: z.string(),
  /** Markdown. Grows while `running`. */
  answer: z.string(),
  status: known(dataAnswerStatuses),
  /** What is being done, while `running`. */
  stage: z.nullable(known(dataStages)),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  ...dataFinding,
  /** The query that was run; empty until there is one, and for who may not see it. */
  sql: z.string(),
  /** Tables that it reads. */
  tables: z.array(z.string()),
  /** Seconds that the query took; null until it ran. */
  seconds: z.nullable(z.number()),
  table: z.nullable(DataTable),
  chart: z.nullable(DataChart),
  checks: z.array(DataCheck),
  sources: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** What the asker thinks of it; null: nothing was said. */
  liked: z.nullable(z.boolean()),
  createTime: Time,
});
export interface DataAnswer extends z.infer<typeof DataAnswer> {}
