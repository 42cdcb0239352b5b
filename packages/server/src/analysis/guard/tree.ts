import { QueryRefused, type Refusal } from '../errors.js';

export const refuse = (reason: Refusal, at?: string): never => {
  throw new QueryRefused(reason, at);
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown, what: string): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : refuse('syntax_not_allowed', what);

export const listOf = (value: unknown, what: string): readonly unknown[] =>
  Array.isArray(value) ? value : refuse('syntax_not_allowed', what);

export const textOf = (value: unknown, what: string): string =>
  typeof value === 'string' ? value : refuse('syntax_not_allowed', what);

export const namesOf = (value: unknown, what: string): readonly string[] =>
  listOf(value, what).map((one) => textOf(one, what));

/** Names of tables that can be seen from a place in a query. */
export type Scope = ReadonlySet<string>;

export type Check = (value: unknown) => void;
export type Checks = Readonly<Record<string, Check>>;

/** Looks at every field of a node. One that no check is known for, from a newer grammar perhaps, is refused. */
export const checkFields = (value: unknown, what: string, checks: Checks): void => {
  for (const [field, part] of Object.entries(recordOf(value, what))) {
    const check = Object.hasOwn(checks, field) ? checks[field] : undefined;
    if (check === undefined) return refuse('syntax_not_allowed', `${what}.${field}`);
    check(part);
  }
};

export const harmless: Check = () => undefined;

/** Nothing may stand here. */
export const absent =
  (what: string): Check =>
  (value) => {
    const isEmpty =
      value === null ||
      value === undefined ||
      value === '' ||
      value === false ||
      (Array.isArray(value) && value.length === 0);
    if (!isEmpty) refuse('syntax_not_allowed', what);
  };

export const optional =
  (check: Check): Check =>
  (value) => {
    if (value !== null && value !== undefined) check(value);
  };

export const each =
  (check: Check, what: string): Check =>
  (value) => {
    for (const one of listOf(value, what)) check(one);
  };

export const oneOf =
  (allowed: ReadonlySet<string>, what: string): Check =>
  (value) => {
    const text = textOf(value, what);
    if (!allowed.has(text)) refuse('syntax_not_allowed', text);
  };
