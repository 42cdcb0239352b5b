import * as z from 'zod/mini';
import type { FieldsSchema } from './endpoint.js';

/** What a form, a query or a path says: text or files, each name possibly several times. */
export type Entries = Iterable<readonly [string, string | File]>;

/** Reads text as what the schema wants there; text that does not fit stays text, and validation refuses it. */
const fromText = (schema: z.core.$ZodType, values: readonly (string | File)[]): unknown => {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  ) {
    return fromText(schema._zod.def.innerType, values);
  }
  if (schema instanceof z.core.$ZodArray) {
    const { element } = schema._zod.def;
    const parts = values.flatMap<string | File>((value) => (typeof value === 'string' ? value.split(',') : value));
    return parts.filter((part) => part !== '').map((part) => fromText(element, [part]));
  }
  if (values.length !== 1) return values;
  const [value] = values;
  if (typeof value !== 'string') return value;
  if (schema instanceof z.core.$ZodNumber) return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (schema instanceof z.core.$ZodBoolean) return value === 'true' ? true : value === 'false' ? false : value;
  return value;
};

/**
 * Turns text fields into the types their schema names, for whoever answers calls: the opposite of how a client lays
 * them out. The contract itself holds no transforms.
 */
export const fieldsFromText = <T>(schema: FieldsSchema<T> | undefined, entries: Entries): object => {
  const grouped = new Map<string, (string | File)[]>();
  for (const [name, value] of entries) {
    const values = grouped.get(name);
    if (values) values.push(value);
    else grouped.set(name, [value]);
  }
  const shape = schema?._zod.def.shape ?? {};
  return Object.fromEntries(
    [...grouped].map(([name, values]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, field === undefined ? values[0] : fromText(field, values)];
    }),
  );
};
