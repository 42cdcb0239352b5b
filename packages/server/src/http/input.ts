import type { FieldsSchema } from '@console/api/contract';
import * as z from 'zod/mini';
import { fail } from './failure.js';
import { fieldMessage } from './fieldMessages.js';
import type { Language } from './messages.js';

const DEEPEST = 32;
const LONGEST_KEY = 100;
/** Values in one part of a request. Checking many more against a schema would keep everyone else waiting. */
const MOST_PARTS = 100_000;
/** Fields that a refusal names: a reply never grows with what was sent. */
const MOST_FIELDS = 20;
/** PostgreSQL takes no NUL, and half a surrogate pair is no character. */
const isUnusable = (text: string): boolean => text.includes('\0') || /[\ud800-\udfff]/u.test(text);

/** Dotted path of the first part that no field can ever hold, or null. */
const unusablePart = (value: unknown, path: string[] = [], seen = { parts: 0 }): string[] | null => {
  seen.parts += 1;
  if (seen.parts > MOST_PARTS) return path.slice(0, 1);
  if (typeof value === 'string') return isUnusable(value) ? path : null;
  if (value instanceof File) return isUnusable(value.name) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= DEEPEST) return path.slice(0, 3);
  for (const [key, part] of Object.entries(value)) {
    if (key === '__proto__' || key.length > LONGEST_KEY || isUnusable(key)) return path;
    const found = unusablePart(part, [...path, key], seen);
    if (found !== null) return found;
  }
  return null;
};

/** Checks one part of a request against its schema. Throws `invalid_request` with what is wrong, by field. */
export const validated = <T>(schema: FieldsSchema<T> | undefined, value: unknown, language: Language): T => {
  const describe = fieldMessage(language);
  const wrong = unusablePart(value);
  if (wrong !== null) {
    const message = describe({ code: 'custom', input: undefined });
    throw fail('invalid_request', { fields: { [wrong.join('.')]: message } });
  }
  // A part without a schema has the empty object for its type, and whatever was sent there is not looked at.
  if (schema === undefined) return {} as T;
  const result = z.safeParse(schema, value, { error: describe });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues.slice(0, MOST_FIELDS)) fields[path.join('.')] ??= message;
  throw fail('invalid_request', { fields });
};
