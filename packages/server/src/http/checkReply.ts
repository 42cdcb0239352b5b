import * as z from 'zod/mini';
import type { Route } from './serve.js';

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Dotted paths of what the schema has no name for. Replies may grow, so the schema itself lets such things pass. */
export const unnamedParts = (schema: z.core.$ZodType, value: unknown, path: Path = []): string[] => {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return unnamedParts(schema._zod.def.innerType, value, path);
  }
  if (schema instanceof z.core.$ZodLazy) return unnamedParts(schema._zod.innerType, value, path);
  if (schema instanceof z.core.$ZodUnion) {
    // A list of words that lets others pass, for later servers. This one says only what is on it.
    const words = schema._zod.def.options.find((option) => option instanceof z.core.$ZodEnum);
    if (words !== undefined && typeof value === 'string' && !z.safeParse(words, value).success)
      return [`${path.join('.')} = ${value}`];
    const fitting = schema._zod.def.options.filter((option) => z.safeParse(option, value).success);
    const found = fitting.map((option) => unnamedParts(option, value, path));
    return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    return value.flatMap((part, at) => unnamedParts(schema._zod.def.element, part, [...path, at]));
  }
  if (schema instanceof z.core.$ZodObject && isObject(value)) {
    const { shape } = schema._zod.def;
    return Object.entries(value).flatMap(([key, part]) => {
      const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return field === undefined ? [[...path, key].join('.')] : unnamedParts(field, part, [...path, key]);
    });
  }
  return [];
};

/** Holds what a call answers, or one event of its stream, against the contract. Throws with what is wrong. */
export const checkReply = ({ path, reply }: Route['endpoint'], answer: unknown): void => {
  const value: unknown = JSON.parse(JSON.stringify(answer));
  const { error } = z.safeParse(reply, value);
  if (error !== undefined) throw new Error(`${path} answers what the contract does not say: ${z.prettifyError(error)}`);
  const unnamed = unnamedParts(reply, value);
  if (unnamed.length > 0) throw new Error(`${path} answers what the contract does not name: ${unnamed.join(', ')}`);
};
