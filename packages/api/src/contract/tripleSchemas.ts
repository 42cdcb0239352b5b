import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, named, text, Time } from './fields.js';
import { graphLimits } from './graphParts.js';

/** A relation that an extraction looks for; of empty lists every kind of entity may be an end. */
const RelationType = z.looseObject({
  name: z.string(),
  subjectTypes: z.array(z.string()),
  objectTypes: z.array(z.string()),
});
export interface RelationType extends z.infer<typeof RelationType> {}

/** Kinds of entity and relation that an extraction looks for. */
const TripleSchema = z.looseObject({
  id: Id,
  schemaName: z.string(),
  entityTypes: z.array(z.string()),
  relationTypes: z.array(named<RelationType>(RelationType)),
  createTime: Time,
});
export interface TripleSchema extends z.infer<typeof TripleSchema> {}

const Kind = text(graphLimits.kind);
const Kinds = z.optional(z.array(Kind).check(z.maxLength(100)));
const fields = {
  schemaName: text(50),
  entityTypes: z.array(Kind).check(z.minLength(1), z.maxLength(100)),
  relationTypes: z
    .array(z.strictObject({ name: text(graphLimits.predicate), subjectTypes: Kinds, objectTypes: Kinds }))
    .check(z.minLength(1), z.maxLength(200)),
};
const fails = { name_taken: 409, triple_schema_kinds: 400 };

/**
 * Reads a schema from a file and keeps it. JSON: `{schemaName, entityTypes, relationTypes}`, where a relation is a name or
 * `{name, subjectTypes, objectTypes}`. OWL in Turtle or RDF/XML: its classes and object properties with their domains and ranges, by
 * their labels.
 */
export const uploadTripleSchema = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/tripleTasks/uploadSchema',
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: named<TripleSchema>(TripleSchema),
  needs: 'graph',
  fails: { ...fails, wrong_triple_schema: 400, empty_file: 400, file_too_large: 413 },
  origin: 'spec',
});

/** Schemas to choose from, last added first, at most 200. */
export const listTripleSchemas = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/rag/tripleTasks/schemas',
  reply: z.array(named<TripleSchema>(TripleSchema)),
  needs: 'graph',
  origin: 'ours',
});

/** Keeps a schema that was drawn up by hand. Kinds that a relation names must be among those of the schema. */
export const addTripleSchema = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/tripleTasks/schemas/add',
  body: z.strictObject(fields),
  reply: Created,
  needs: 'graph',
  fails,
  origin: 'ours',
});

/** Changes a schema for the extractions to come. */
export const modifyTripleSchema = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleTasks/schemas/modify',
  body: z.strictObject({ id: Id, ...fields }),
  reply: Done,
  needs: 'graph',
  fails: { ...fails, triple_schema_not_found: 404 },
  origin: 'ours',
});

/** Deletes schemas. What was extracted by them stays. */
export const removeTripleSchemas = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/tripleTasks/schemas/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'graph',
  origin: 'ours',
});
