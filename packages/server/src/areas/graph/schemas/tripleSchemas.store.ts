import type { TripleSchema } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import type { ExtractionSchema } from '../extraction/extractionSchema.js';

interface Row extends Pick<TripleSchema, 'id' | 'schemaName' | 'entityTypes'> {
  readonly relationTypes: { name: string; subjectTypes: string[]; objectTypes: string[] }[];
  readonly createTime: Date;
}

const columns = sql`id, name as "schemaName", entity_types as "entityTypes", relation_types as "relationTypes",
  created_at as "createTime"`;

const shown = ({ createTime, ...row }: Row): TripleSchema => ({ ...row, createTime: createTime.toISOString() });

const named = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isUniqueViolation(error, 'triple_schemas_name') ? fail('name_taken') : error;
  });

export const tripleSchemaStore = (db: Queryable) => ({
  /** Last added first. */
  list: async (): Promise<TripleSchema[]> =>
    (await db.query<Row>(sql`select ${columns} from triple_schemas order by created_at desc, id limit 200`)).map(shown),

  /** Throws `name_taken`. */
  add: async (
    schemaName: string,
    { entityTypes, relationTypes }: ExtractionSchema,
    userId: string,
  ): Promise<TripleSchema> => {
    const [row] = await named(
      db.query<Row>(sql`
        insert into triple_schemas (id, name, entity_types, relation_types, created_by)
        values (${randomId()}, ${schemaName}, ${[...entityTypes]}::text[], ${json(relationTypes)}, ${userId})
        returning ${columns}`),
    );
    if (row === undefined) throw new Error('the schema was not added');
    return shown(row);
  },

  /** Throws `name_taken` and `triple_schema_not_found`. */
  modify: async (id: string, schemaName: string, { entityTypes, relationTypes }: ExtractionSchema): Promise<void> => {
    const changed = await named(
      db.query<{ id: string }>(sql`
        update triple_schemas set name = ${schemaName}, entity_types = ${[...entityTypes]}::text[],
          relation_types = ${json(relationTypes)}
        where id = ${id} returning id`),
    );
    if (changed.length === 0) throw fail('triple_schema_not_found');
  },

  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from triple_schemas where id = any(${[...ids]}::text[])`);
  },
});
