import * as z from 'zod/mini';
import { fallbackTexts, sampleText } from './sampleText.js';

/** Where a value stands. */
interface Place {
  /** Name of the field. */
  readonly name: string;
  /** Number of the row it belongs to, from 0. */
  readonly index: number;
  /** How many schemas that hold themselves were entered. */
  readonly depth: number;
}

const ROWS = 3;
const DEEPEST = 2;
/** Values of a state in which nothing more is going to happen, so that whatever shows a sample comes to rest. */
const settled: readonly unknown[] = ['done', 'ready', 'enabled', 'published', 'finished', 'success'];

const numberFor = (name: string, index: number): number => {
  if (/progress|rate|percent|ratio/i.test(name)) return 60;
  if (/size$|bytes/i.test(name)) return 1024 * (index + 1);
  if (/count|total|number|sum|hits|amount/i.test(name)) return 12 + index * 7;
  return index + 1;
};

const fits = (schema: z.core.$ZodType, value: unknown): boolean => z.core.safeParse(schema, value).success;

const firstFitting = (schema: z.core.$ZodType, candidates: readonly unknown[], name: string): unknown => {
  const found = candidates.find((candidate) => fits(schema, candidate));
  if (found === undefined) throw new Error(`No sample fits the field "${name}"`);
  return found;
};

/** The bounds of a text's length, a list's length or a number. */
const limitsOf = (schema: z.core.$ZodType): { least: number; most: number } => {
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (const check of schema._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) least = Math.max(least, check._zod.def.minimum);
    if (check instanceof z.core.$ZodCheckMaxLength) most = Math.min(most, check._zod.def.maximum);
    if (check instanceof z.core.$ZodCheckGreaterThan) least = Math.max(least, Number(check._zod.def.value));
    if (check instanceof z.core.$ZodCheckLessThan) most = Math.min(most, Number(check._zod.def.value));
  }
  return { least, most };
};

const text = (schema: z.core.$ZodType, { name, index }: Place): unknown => {
  const { least, most } = limitsOf(schema);
  const wanted = sampleText(name, index);
  const cut = wanted.slice(0, Math.min(most, 10_000));
  return firstFitting(schema, [cut, cut.padEnd(least, '例'), ...fallbackTexts, 'x'.repeat(Math.max(1, least))], name);
};

const number = (schema: z.core.$ZodType, { name, index }: Place): unknown => {
  const { least, most } = limitsOf(schema);
  const wanted = numberFor(name, index);
  return firstFitting(schema, [Math.min(Math.max(wanted, least), most), wanted, least, 0, 1, 0.5], name);
};

const list = (schema: z.core.$ZodArray, place: Place): unknown[] => {
  const { least, most } = limitsOf(schema);
  const length = Math.min(Math.max(ROWS, least), most);
  if (place.depth > DEEPEST && least <= 0) return [];
  return Array.from({ length }, (_, index) => sampleAt(schema._zod.def.element, { ...place, index }));
};

const object = (shape: z.core.$ZodShape, place: Place): object =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleAt(field, { ...place, name })]));

/** A passage in the middle of the first page. */
const position = (index: number): number[] => [1, 90, 700, 120 + index * 60, 160 + index * 60];

const tuple = (items: readonly z.core.$ZodType[], place: Place): unknown[] =>
  items.length === 5 && items.every((item) => item instanceof z.core.$ZodNumber)
    ? position(place.index)
    : items.map((item, index) => sampleAt(item, { ...place, index }));

const nullable = (inner: z.core.$ZodType, place: Place): unknown =>
  inner instanceof z.core.$ZodObject && Object.keys(inner._zod.def.shape).length === 0 ? null : sampleAt(inner, place);

const sampleAt = (schema: z.core.$ZodType, place: Place): unknown => {
  if (schema instanceof z.core.$ZodString) return text(schema, place);
  if (schema instanceof z.core.$ZodNumber) return number(schema, place);
  if (schema instanceof z.core.$ZodBoolean) return true;
  if (schema instanceof z.core.$ZodEnum) {
    const values = Object.values(schema._zod.def.entries);
    return values.find((value) => settled.includes(value)) ?? values[0];
  }
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values[0];
  if (schema instanceof z.core.$ZodArray) return list(schema, place);
  if (schema instanceof z.core.$ZodObject) return object(schema._zod.def.shape, place);
  if (schema instanceof z.core.$ZodTuple) return tuple(schema._zod.def.items, place);
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    return { [String(sampleAt(keyType, place))]: sampleAt(valueType, place) };
  }
  if (schema instanceof z.core.$ZodUnion) return sampleAt(schema._zod.def.options[0] ?? z.null(), place);
  if (schema instanceof z.core.$ZodNullable) return nullable(schema._zod.def.innerType, place);
  if (schema instanceof z.core.$ZodOptional) return sampleAt(schema._zod.def.innerType, place);
  if (schema instanceof z.core.$ZodReadonly) return sampleAt(schema._zod.def.innerType, place);
  if (schema instanceof z.core.$ZodLazy)
    return sampleAt(schema._zod.def.getter(), { ...place, depth: place.depth + 1 });
  if (schema instanceof z.core.$ZodFile) return new File(['示例'], 'sample.txt', { type: 'text/plain' });
  if (schema instanceof z.core.$ZodUnknown || schema instanceof z.core.$ZodAny) return null;
  if (schema instanceof z.core.$ZodNull) return null;
  throw new Error(`No sample is made of the type "${schema._zod.def.type}"`);
};

/**
 * A plausible value that the schema allows, the same each time. `index` tells rows of a list apart.
 * Throws where it can make none.
 */
export const sampleOf = <T>(schema: z.core.$ZodType<T>, index = 0): T => {
  const value = sampleAt(schema, { name: '', index, depth: 0 });
  return z.core.parse(schema, value);
};
