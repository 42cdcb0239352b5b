import * as z from 'zod/mini';

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Code = z.string().check(z.minLength(1), z.maxLength(100));

export const units = ['day', 'week', 'month', 'quarter', 'half', 'year'] as const;
export const grains = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;

/**
 * What a time is called, so that it can be found again on another day, and the days it stands for: `start` is in it, `end` is not.
 * `rolling`: the last `count` units up to today. `current`: the unit that today is in, up to today. `past`: the whole unit `count`
 * before it. `calendar`: a certain unit. `since`: from `start` up to today. `range`: from day to day. `all`: no limit.
 */
export const Period = z.strictObject({
  kind: z.enum(['rolling', 'current', 'past', 'calendar', 'since', 'range', 'all']),
  unit: z.enum(units),
  count: z.int().check(z.gte(0), z.lte(10_000)),
  start: Day,
  end: Day,
});

/** What a period is held against: the one before, the same a week, month, quarter or year before, or certain days. */
export const Compare = z.strictObject({
  kind: z.enum(['previous', 'day', 'week', 'month', 'quarter', 'year', 'range']),
  /** Of `range`: what it is called. */
  of: z.nullable(Period),
  start: Day,
  end: Day,
});

export const PlanFilter = z.strictObject({
  dimension: Code,
  op: z.enum(['in', 'notIn']),
  values: z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(100)),
});

export const Threshold = z.strictObject({
  metric: Code,
  op: z.enum(['<', '<=', '>', '>=', '=']),
  value: z.number(),
});

export const Order = z.strictObject({
  metric: Code,
  of: z.enum(['value', 'change']),
  direction: z.enum(['asc', 'desc']),
});

/** What a question asks for, free of any SQL. Plain JSON; validate it again when it comes from storage. */
export const QueryPlan = z.strictObject({
  version: z.literal(1),
  metrics: z.array(Code).check(z.minLength(1), z.maxLength(5)),
  groupBy: z.array(Code).check(z.maxLength(4)),
  /** Steps of the chart; null: none was asked for. */
  grain: z.nullable(z.enum(grains)),
  /** What a row of the table is: a group, or a step of time. */
  rows: z.enum(['groups', 'steps']),
  period: Period,
  compare: z.nullable(Compare),
  filters: z.array(PlanFilter).check(z.maxLength(20)),
  thresholds: z.array(Threshold).check(z.maxLength(10)),
  order: z.nullable(Order),
  limit: z.nullable(z.int().check(z.gte(1), z.lte(1000))),
  /** Ids of the chips that nobody asked for. */
  assumed: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
});

export type Period = z.infer<typeof Period>;
export type Compare = z.infer<typeof Compare>;
export type PlanFilter = z.infer<typeof PlanFilter>;
export type Threshold = z.infer<typeof Threshold>;
export type Order = z.infer<typeof Order>;
export type QueryPlan = z.infer<typeof QueryPlan>;
export type Unit = (typeof units)[number];
export type Grain = (typeof grains)[number];
