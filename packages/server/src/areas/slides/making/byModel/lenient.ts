import * as z from 'zod';
import { plainText } from '../../sources/markdown.js';

/** Words that a model was to write, as far as they are words: without marks, cut to a length. */
export const words = (most: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => plainText(String(value ?? '')).slice(0, most))
    .catch('');

/** A list, of which what cannot be read is left out. */
export const listOf = <T>(item: z.ZodType<T>, most: number) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((values) =>
      (values ?? []).slice(0, most * 4).flatMap((value) => {
        const read = item.safeParse(value);
        return read.success ? [read.data] : [];
      }),
    )
    .transform((values) => values.slice(0, most))
    .catch([]);

/** Numbers that something was given under. */
export const numbers = listOf(z.coerce.number().int().min(1).max(100_000), 40);
