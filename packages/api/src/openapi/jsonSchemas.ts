import * as z from 'zod/mini';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 embeds it. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same schema with every `$ref` given to `move`. */
const withRefs = (schema: Record<string, unknown>, move: (ref: string) => string): JsonSchema => {
  const moved = (key: string, value: unknown): unknown => {
    if (key === '$ref' && typeof value === 'string') return move(value);
    if (Array.isArray(value)) return value.map((part) => moved('', part));
    return isRecord(value) ? withRefs(value, move) : value;
  };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, moved(key, value)]));
};

const refersTo = (value: unknown, ref: string): boolean =>
  JSON.stringify(value).includes(`"$ref":${JSON.stringify(ref)}`);

/**
 * Turns schemas into JSON Schemas for one document. What refers to itself becomes a component of its own, since
 * references of a part would point at the document's root.
 */
export const schemaStore = (schemas: Record<string, JsonSchema>) => {
  const schemaOf = (name: string, schema: z.core.$ZodType): JsonSchema => {
    const { $schema: _dialect, $defs, ...root } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
    const component = (part: string) => `${name}.${part}`.replaceAll(/[^\w.-]/g, '_');
    const move = (ref: string): string =>
      ref === '#'
        ? `#/components/schemas/${component('self')}`
        : ref.replace(/^#\/\$defs\/(.+)$/, (_all, part: string) => `#/components/schemas/${component(part)}`);
    for (const [part, definition] of Object.entries($defs ?? {}))
      schemas[component(part)] = withRefs({ ...definition }, move);
    if (!refersTo([root, $defs], '#')) return withRefs(root, move);
    schemas[component('self')] = withRefs(root, move);
    return { $ref: move('#') };
  };
  return { schemaOf, schemas };
};
