import { graphLimits } from '@console/api/contract';
import * as z from 'zod';
import { plainLine } from '../extraction/foundTriple.js';
import { MOST_KINDS, MOST_RELATIONS, type ReadSchema } from './schemaFile.types.js';

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => plainLine(text, longest))
    .refine((text) => text !== '');
const kinds = z.array(line(graphLimits.kind)).max(MOST_KINDS);
const relation = line(graphLimits.predicate);
const Relation = z.union([
  relation.transform((name) => ({ name, subjectTypes: [], objectTypes: [] })),
  z.object({ name: relation, subjectTypes: kinds.default([]), objectTypes: kinds.default([]) }),
]);
const File = z.object({
  schemaName: z
    .string()
    .default('')
    .transform((text) => plainLine(text, 50)),
  entityTypes: z.array(line(graphLimits.kind)),
  relationTypes: z.array(Relation),
});

/** Reads a schema that is written as JSON. */
export const readJsonSchema = (text: string): ReadSchema => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'not_json', at: '' };
  }
  const read = File.safeParse(value);
  if (!read.success) return { problem: 'wrong_shape', at: (read.error.issues[0]?.path ?? []).map(String).join('.') };
  const { entityTypes, relationTypes } = read.data;
  if (entityTypes.length === 0) return { problem: 'no_kinds', at: '' };
  if (relationTypes.length === 0) return { problem: 'no_relations', at: '' };
  if (entityTypes.length > MOST_KINDS || relationTypes.length > MOST_RELATIONS) return { problem: 'too_many', at: '' };
  return { schema: read.data };
};
