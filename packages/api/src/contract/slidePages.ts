import { slideChartKinds, slideLayouts, slideSourceKinds } from '@console/base/slides';
import * as z from 'zod/mini';
import { Amount, Id, known, note, PositionSchema } from './fields.js';

const line = note(2000);
const pointShape = { text: line, level: z.int().check(z.gte(0), z.lte(1)) };
const cells = z.array(note(500)).check(z.maxLength(12));

/** Parts of a page as they come in; those that go out are the same, open to more words and fields. */
const page = {
  id: Id,
  section: note(200),
  title: note(500),
  subtitle: note(500),
  footer: note(500),
  notes: note(10_000),
  locked: z.boolean(),
  textScale: z.number().check(z.gte(0.6), z.lte(1)),
};
const points = z.array(z.strictObject(pointShape)).check(z.maxLength(60));

/** A page, see base's SlidePage. */
export const SlidePageInput = z.strictObject({
  ...page,
  layout: z.enum(slideLayouts),
  points,
  columns: z.array(z.strictObject({ title: note(200), points })).check(z.maxLength(2)),
  figure: z.nullable(z.strictObject({ value: note(60), label: note(300), change: note(300) })),
  quote: z.nullable(z.strictObject({ text: note(2000), by: note(200) })),
  table: z.nullable(z.strictObject({ head: cells, rows: z.array(cells).check(z.maxLength(100)) })),
  chart: z.nullable(
    z.strictObject({
      kind: z.enum(slideChartKinds),
      unit: note(40),
      categories: z.array(note(100)).check(z.maxLength(60)),
      series: z
        .array(z.strictObject({ name: note(100), values: z.array(z.nullable(Amount)).check(z.maxLength(60)) }))
        .check(z.maxLength(8)),
    }),
  ),
  picture: z.nullable(
    z.strictObject({
      fileId: Id,
      width: z.int().check(z.gte(1), z.lte(100_000)),
      height: z.int().check(z.gte(1), z.lte(100_000)),
      alt: note(300),
    }),
  ),
  sources: z
    .array(
      z.strictObject({
        n: z.int().check(z.gte(1), z.lte(999)),
        kind: z.enum(slideSourceKinds),
        title: note(500),
        quote: note(2000),
        subjectId: note(64),
        chunkId: note(64),
        page: z.int().check(z.gte(0)),
        positions: z.array(PositionSchema).check(z.maxLength(50)),
      }),
    )
    .check(z.maxLength(40)),
});

const loosePoints = z.array(z.looseObject({ text: z.string(), level: z.int() }));

export const WrittenSlide = z.looseObject({
  id: Id,
  section: z.string(),
  title: z.string(),
  subtitle: z.string(),
  footer: z.string(),
  notes: z.string(),
  locked: z.boolean(),
  textScale: z.number(),
  layout: known(slideLayouts),
  points: loosePoints,
  columns: z.array(z.looseObject({ title: z.string(), points: loosePoints })),
  figure: z.nullable(z.looseObject({ value: z.string(), label: z.string(), change: z.string() })),
  quote: z.nullable(z.looseObject({ text: z.string(), by: z.string() })),
  table: z.nullable(z.looseObject({ head: z.array(z.string()), rows: z.array(z.array(z.string())) })),
  chart: z.nullable(
    z.looseObject({
      kind: known(slideChartKinds),
      unit: z.string(),
      categories: z.array(z.string()),
      series: z.array(z.looseObject({ name: z.string(), values: z.array(z.nullable(z.number())) })),
    }),
  ),
  picture: z.nullable(
    z.looseObject({
      fileId: Id,
      width: z.int(),
      height: z.int(),
      alt: z.string(),
      /** Path to fetch it from, with the token. */
      url: z.string(),
    }),
  ),
  sources: z.array(
    z.looseObject({
      n: z.int(),
      kind: known(slideSourceKinds),
      title: z.string(),
      quote: z.string(),
      subjectId: z.string(),
      chunkId: z.string(),
      page: z.int(),
      positions: z.array(PositionSchema),
      /** It is not open to the owner any more: nothing of it is told. Left out: it is. */
      withheld: z.optional(z.boolean()),
    }),
  ),
});
/** A page as it is kept; `readSlide` of base makes one that can be laid out of it. */
export interface WrittenSlide extends z.infer<typeof WrittenSlide> {}
