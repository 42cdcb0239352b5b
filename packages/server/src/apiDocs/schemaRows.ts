import type { OpenApiDocument } from '@console/api/openapi';

type Schemas = OpenApiDocument['components']['schemas'];

/** How many of what: a limit of 50 reads `50 chars`, in the words of the page. */
export interface Units {
  readonly chars: string;
  readonly items: string;
}

/** One field of a schema, on a line of its own. */
export interface SchemaRow {
  /** Dotted, `[]` after a list; empty for the whole. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Limits, choices, pattern. */
  readonly rules: readonly string[];
  readonly description: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const records = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const REF = '#/components/schemas/';

const resolved = (schema: Record<string, unknown>, schemas: Schemas): Record<string, unknown> => {
  const ref = typeof schema.$ref === 'string' ? schemas[schema.$ref.slice(REF.length)] : undefined;
  return ref ?? schema;
};

const alternatives = (schema: Record<string, unknown>): Record<string, unknown>[] => [
  ...records(schema.anyOf),
  ...records(schema.oneOf),
];

const isNull = (schema: Record<string, unknown>): boolean => schema.type === 'null';

const typeOf = (schema: Record<string, unknown>, schemas: Schemas): string => {
  const whole = resolved(schema, schemas);
  const choices = alternatives(whole);
  if (choices.length > 0) return [...new Set(choices.map((one) => typeOf(one, schemas)))].join(' | ');
  if (whole.const !== undefined) return text(whole.const);
  if (whole.type === 'array') {
    const parts = records(whole.prefixItems);
    if (parts.length > 0) return `[${parts.map((part) => typeOf(part, schemas)).join(', ')}]`;
    const item = isRecord(whole.items) ? typeOf(whole.items, schemas) : 'any';
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  if (whole.format === 'binary' || whole.contentEncoding === 'binary') return 'file';
  return typeof whole.type === 'string' ? whole.type : 'any';
};

const range = (low: unknown, high: unknown, unit: string): string[] => {
  const huge = (value: unknown) => typeof value !== 'number' || Math.abs(value) >= Number.MAX_SAFE_INTEGER;
  if (huge(low) && huge(high)) return [];
  if (huge(high)) return [`≥ ${text(low)}${unit}`];
  if (huge(low)) return [`≤ ${text(high)}${unit}`];
  return [low === high ? `${text(low)}${unit}` : `${text(low)}–${text(high)}${unit}`];
};

const rulesOf = (schema: Record<string, unknown>, { chars, items }: Units): string[] => [
  ...range(schema.minLength, schema.maxLength, ` ${chars}`),
  ...range(schema.minimum, schema.maximum, ''),
  ...range(schema.minItems, schema.maxItems, ` ${items}`),
  ...(Array.isArray(schema.enum) ? [schema.enum.map(text).join(' · ')] : []),
  ...(typeof schema.pattern === 'string' && schema.pattern.length <= 60 ? [schema.pattern] : []),
];

/** A schema as lines: each field below the one that holds it. What holds itself is not unfolded a second time. */
export const schemaRows = (schema: Record<string, unknown>, schemas: Schemas, units: Units): SchemaRow[] => {
  const unfold = (
    name: string,
    given: Record<string, unknown>,
    required: boolean,
    above: readonly unknown[],
  ): SchemaRow[] => {
    const whole = resolved(given, schemas);
    const choices = alternatives(whole).filter((one) => !isNull(one));
    const [only] = choices;
    const inner = choices.length === 1 && only !== undefined ? resolved(only, schemas) : whole;
    const own: SchemaRow = {
      name,
      type: typeOf(given, schemas),
      required,
      rules: rulesOf(inner, units),
      description: typeof whole.description === 'string' ? whole.description : '',
    };
    if (above.includes(inner)) return [own];
    return [own, ...fieldsOf(name, inner, [...above, inner])];
  };

  const fieldsOf = (name: string, inner: Record<string, unknown>, above: readonly unknown[]): SchemaRow[] => {
    if (isRecord(inner.items)) {
      const item = resolved(inner.items, schemas);
      return above.includes(item) ? [] : fieldsOf(`${name}[]`, item, [...above, item]);
    }
    const choices = alternatives(inner).filter((one) => !isNull(one));
    if (choices.length > 1) return choices.flatMap((one) => fieldsOf(name, resolved(one, schemas), above));
    const wanted = Array.isArray(inner.required) ? inner.required : [];
    return Object.entries(isRecord(inner.properties) ? inner.properties : {}).flatMap(([field, part]) =>
      isRecord(part) ? unfold(name === '' ? field : `${name}.${field}`, part, wanted.includes(field), above) : [],
    );
  };

  const [whole, ...fields] = unfold('', schema, true, []);
  return whole === undefined || fields.length > 0 ? fields : [whole];
};
