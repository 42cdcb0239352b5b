import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { exportsOf } from '../testing/contractModules.js';
import { specifiedCalls } from '../testing/specifiedCalls.js';
import { allEndpoints } from './all.js';
import type { Endpoint } from './endpoint.js';
import { routes } from './routes.js';

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const byCall = new Map(allEndpoints.map((named) => [callOf(named.entry), named]));
const namesIn = (schema: Endpoint['query']): string[] => Object.keys(schema?._zod.def.shape ?? {});

const bodyKind = ({ body, encoding }: Endpoint): string => {
  if (body === undefined) return '';
  return encoding === 'multipart' ? 'file' : 'json';
};

describe('the contract', () => {
  it.each(specifiedCalls)('has %s %s as it was specified', (method, path, query, body, reply, origin) => {
    const entry = byCall.get(`${method} ${path}`)?.entry;
    if (entry === undefined) throw new Error('The contract lacks this call');
    expect(entry.origin).toBe(origin);
    expect(namesIn(entry.query).toSorted()).toEqual(query === '' ? [] : query.split(',').toSorted());
    expect(bodyKind(entry)).toBe(body);
    expect(entry.as === 'events' ? 'sse' : 'json').toBe(reply);
  });

  it('calls nothing specified that was not', () => {
    const specified = new Set(specifiedCalls.map(([method, path]) => `${method} ${path}`));
    const others = allEndpoints.filter(({ entry }) => entry.origin !== 'ours' && !specified.has(callOf(entry)));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('exports the calls of all its modules, each once', async () => {
    const listed = new Set(allEndpoints.map(({ entry }) => entry));
    const isEndpoint = (value: unknown): value is Endpoint =>
      typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;
    const declared = (await exportsOf('contract')).filter(({ value }) => isEndpoint(value));
    expect(declared.length).toBeGreaterThan(0);
    const forgotten = declared.filter(({ value }) => isEndpoint(value) && !listed.has(value));
    expect(forgotten.map(({ module, name }) => `${module} ${name}`)).toEqual([]);
    expect(new Set(allEndpoints.map(({ entry }) => callOf(entry))).size).toBe(allEndpoints.length);
  });

  it.each(allEndpoints)('gives each input of $name one place, with strict requests and loose replies', ({ entry }) => {
    const parts = [entry.params, entry.query, entry.body].flatMap((part) => (part === undefined ? [] : [part]));
    const names = parts.flatMap(namesIn);
    expect(new Set(names).size).toBe(names.length);
    expect(namesIn(entry.params)).toEqual([...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    for (const part of parts) {
      expect(z.core.safeParse(part, { ...part._zod.def, nobodyKnowsThis: 1 }).success).toBe(false);
      expect(part).toHaveProperty('_zod.def.catchall._zod.def.type', 'never');
    }
    if (entry.reply instanceof z.core.$ZodObject) expect(entry.reply._zod.def.catchall?._zod.def.type).toBe('unknown');
    if (entry.body !== undefined && typesIn(entry.body).includes('file')) expect(entry.encoding).toBe('multipart');
  });

  it.each(allEndpoints)('holds no transform, default or date in $name', ({ entry }) => {
    for (const schema of [entry.params, entry.query, entry.body, entry.reply]) {
      if (schema !== undefined)
        expect(typesIn(schema)).not.toEqual(
          expect.arrayContaining([
            expect.stringMatching(/^(transform|pipe|default|prefault|catch|date|bigint|map|set|symbol)$/),
          ]),
        );
    }
  });

  it.each(allEndpoints)('lets $name answer a state or kind that is not known yet', ({ entry }) => {
    expect(closedIn(entry.reply)).toEqual([]);
  });

  it('takes for a write whatever a model has to write for: it costs, and is another each time', () => {
    const costs = ({ fails = {} }: Endpoint) => 'model_not_configured' in fails || 'too_many_questions' in fails;
    const cached = allEndpoints.filter(({ entry }) => costs(entry) && entry.kind === 'read');
    expect(cached.map(({ name }) => name)).toEqual([]);
  });

  it('bounds every text and list that can be sent', () => {
    const unbounded = allEndpoints.flatMap(({ name, entry }) =>
      [entry.params, entry.query, entry.body].flatMap((part) =>
        Object.entries(part?._zod.def.shape ?? {})
          .filter(([, field]) => isUnbounded(field))
          .map(([field]) => `${name}.${field}`),
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('spells its own failures in one manner, with a status that is one of an error', () => {
    for (const { entry } of allEndpoints) {
      for (const [reason, status] of Object.entries(entry.fails ?? {})) {
        expect(reason).toMatch(/^[a-z]+(_[a-z0-9]+)*$/);
        // 301 is what saving one's own data says where its message has to be read in place.
        expect(status === 301 || (status >= 400 && status < 600)).toBe(true);
      }
    }
  });

  it('names every page once, and only pages that there are', () => {
    const paths = Object.values(routes).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const details = Object.values(routes).flatMap((route) => ('detailOf' in route ? [route.detailOf] : []));
    expect(details.filter((path) => !paths.some((other) => other === path))).toEqual([]);
  });
});

/** What a schema is made of, each schema looked at once. */
function partsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  if (schema instanceof z.core.$ZodObject)
    for (const field of Object.values(schema._zod.def.shape)) partsOf(field, seen);
  else if (schema instanceof z.core.$ZodArray) partsOf(schema._zod.def.element, seen);
  else if (schema instanceof z.core.$ZodTuple) for (const item of schema._zod.def.items) partsOf(item, seen);
  else if (schema instanceof z.core.$ZodUnion) for (const option of schema._zod.def.options) partsOf(option, seen);
  else if (schema instanceof z.core.$ZodLazy) partsOf(schema._zod.def.getter(), seen);
  else if (schema instanceof z.core.$ZodRecord)
    partsOf(schema._zod.def.valueType, partsOf(schema._zod.def.keyType, seen));
  else if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    partsOf(schema._zod.def.innerType, seen);
  return seen;
}

/** Lists of words in a reply that take no other word. What an event is called decides whether it is read at all. */
function closedIn(reply: z.core.$ZodType): string[] {
  const parts = [...partsOf(reply)];
  const isOpen = ({ _zod: { def } }: z.core.$ZodUnion) =>
    def.options.some((option) => option instanceof z.core.$ZodString);
  const opened = new Set(
    parts.flatMap((part) => {
      if (!(part instanceof z.core.$ZodUnion)) return [];
      return isOpen(part) ? [...part._zod.def.options] : openKinds(part);
    }),
  );
  const names = new Set(
    parts.flatMap((part) => (part instanceof z.core.$ZodObject ? [part._zod.def.shape['event']] : [])),
  );
  return parts
    .filter((part) => part instanceof z.core.$ZodEnum || part instanceof z.core.$ZodLiteral)
    .filter((part) => !opened.has(part) && !names.has(part))
    .map((part) => JSON.stringify(part._zod.def));
}

/** Words that tell what a thing is, where one of another word is answered too. */
function openKinds(union: z.core.$ZodUnion): z.core.$ZodType[] {
  const shapes = union._zod.def.options.flatMap((option) =>
    option instanceof z.core.$ZodObject ? [option._zod.def.shape] : [],
  );
  return shapes.flatMap((shape) =>
    Object.entries(shape)
      .filter(([field]) => shapes.some((other) => other[field] instanceof z.core.$ZodString))
      .map(([, word]) => word),
  );
}

function typesIn(schema: z.core.$ZodType): string[] {
  return [...partsOf(schema)].map((part) => part._zod.def.type);
}

function isUnbounded(schema: z.core.$ZodType): boolean {
  return [...partsOf(schema)].some((part) => {
    if (!(part instanceof z.core.$ZodString || part instanceof z.core.$ZodArray)) return false;
    const checks = part._zod.def.checks ?? [];
    const bounded = checks.some(
      (check) => check instanceof z.core.$ZodCheckMaxLength || check instanceof z.core.$ZodCheckLengthEquals,
    );
    // A pattern with both ends and no repetition without end bounds as well.
    const pattern = checks.some(
      (check) => check instanceof z.core.$ZodCheckRegex && /^\^[^*+]*\$$/.test(check._zod.def.pattern.source),
    );
    return !bounded && !pattern;
  });
}
