import { slideLayouts } from '@console/base/slides';
import * as z from 'zod';
import { listOf, numbers, words } from './lenient.js';

const point = z.union([
  z.string().transform((text) => ({ text: words(300).parse(text), level: 0 })),
  z.object({ text: words(300), level: z.coerce.number().int().min(0).max(1).catch(0) }),
]);

/** A page, as far as a model's reply can be read. */
export const lenientPage = z.object({
  layout: z.enum(slideLayouts).catch('points'),
  title: words(200),
  subtitle: words(300),
  points: listOf(point, 8),
  columns: listOf(z.object({ title: words(100), points: listOf(point, 6) }), 2),
  figure: z
    .object({ value: words(60), label: words(300), change: words(300) })
    .nullish()
    .catch(null),
  quote: z
    .object({ text: words(1000), by: words(200) })
    .nullish()
    .catch(null),
  /** The name of a table that the page shows, or draws. */
  table: words(20),
  notes: words(3000),
  passages: numbers,
});
export type LenientPage = z.infer<typeof lenientPage>;
