import * as z from 'zod/mini';

/** Texts of every form that the contract knows. A new form needs a new text here, and the test says so. */
const texts = [
  'a1',
  '2026-03-01 00:00:00',
  '13999990009',
  'a@example.com',
  'https://example.com/a',
  'https://example.com',
  'example.com',
  '/a/b',
  '08:00',
  '2026-03-01',
  '2026-03',
  'a.xlsx',
  '{passages} {question}',
];
/** Places on a page, whose numbers have to fit each other. */
const boxes = [[1, 0, 20, 0, 20]];
const numbers = [1, 0, 0.5, 20, 100, 1000, 1_000_000, 10_000_000_000];

const firstFitting = (schema: z.core.$ZodType, candidates: readonly unknown[]): unknown => {
  const found = candidates.find((candidate) => z.safeParse(schema, candidate).success);
  if (found === undefined) throw new Error(`no sample fits ${JSON.stringify(schema._zod.def)}`);
  return found;
};

/** True where a value may be left out. */
export const isOptional = (schema: z.core.$ZodType | undefined): boolean => schema instanceof z.core.$ZodOptional;

/** What is inside of "optional" and "or null". */
export const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodDefault
    ? unwrapped(schema._zod.def.innerType)
    : schema;

/** A value that a schema takes. Of objects only what they need; of lists one item at least where `filled`, else the fewest. */
export const sampleOf = (outer: z.core.$ZodType, filled = false): unknown => {
  const schema = unwrapped(outer);
  if (schema instanceof z.core.$ZodFile) return new File(['# 一'], 'a.md');
  if (schema instanceof z.core.$ZodBoolean) return true;
  if (schema instanceof z.core.$ZodNumber) return firstFitting(schema, numbers);
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries)[0];
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values[0];
  if (schema instanceof z.core.$ZodUnion) return sampleOf(schema._zod.def.options[0] ?? z.unknown(), filled);
  if (schema instanceof z.core.$ZodLazy) return sampleOf(schema._zod.innerType, filled);
  if (schema instanceof z.core.$ZodRecord) return {};
  if (schema instanceof z.core.$ZodTuple) {
    const items = schema._zod.def.items.map((item) => sampleOf(item, filled));
    return z.safeParse(schema, items).success ? items : firstFitting(schema, boxes);
  }
  if (schema instanceof z.core.$ZodArray) {
    const one = sampleOf(schema._zod.def.element, filled);
    const lists = [...(filled ? [] : [[]]), [one], [one, one]];
    return lists.find((list) => z.safeParse(schema, list).success) ?? [one];
  }
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape).filter(([, field]) => filled || !isOptional(field));
    return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field, filled)]));
  }
  return firstFitting(schema, texts);
};

const idPattern = String(/^[A-Za-z0-9_-]+$/);

/** True for an id, which is the only kind of text in the contract with this form. */
const isId = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.core.$ZodString &&
  (schema._zod.def.checks ?? []).some(({ _zod: { def } }) => 'pattern' in def && String(def.pattern) === idPattern);

/** 'one' for an id, 'list' for several. */
export const idKind = (outer: z.core.$ZodType): 'one' | 'list' | null => {
  const schema = unwrapped(outer);
  if (isId(schema)) return 'one';
  return schema instanceof z.core.$ZodArray && isId(unwrapped(schema._zod.def.element)) ? 'list' : null;
};
