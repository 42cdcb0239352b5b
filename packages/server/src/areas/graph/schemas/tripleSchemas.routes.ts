import {
  addTripleSchema,
  listTripleSchemas,
  modifyTripleSchema,
  removeTripleSchemas,
  uploadTripleSchema,
} from '@console/api/contract';
import type { Queryable } from '../../../db/database.js';
import { FORM_OVERHEAD, type Route, serve } from '../../../http/serve.js';
import { LARGEST_SCHEMA, readSchemaFile } from './readSchemaFile.js';
import { checkedSchema } from './schemaKinds.js';
import { tripleSchemaStore } from './tripleSchemas.store.js';

/** Kinds of entity and relation that extractions look for. */
export const tripleSchemaRoutes = (db: Queryable): Route[] => {
  const schemas = tripleSchemaStore(db);
  return [
    serve(
      uploadTripleSchema,
      async ({ body: { file }, request: { language, signal } }, { userId }) => {
        const { schemaName, entityTypes, relationTypes } = await readSchemaFile(file, language, signal);
        return schemas.add(schemaName, checkedSchema(entityTypes, relationTypes), userId);
      },
      { bodyLimit: LARGEST_SCHEMA + FORM_OVERHEAD },
    ),

    serve(listTripleSchemas, () => schemas.list()),

    serve(addTripleSchema, async ({ body: { schemaName, entityTypes, relationTypes } }, { userId }) => {
      const { id } = await schemas.add(schemaName.trim(), checkedSchema(entityTypes, relationTypes), userId);
      return { id };
    }),

    serve(modifyTripleSchema, async ({ body: { id, schemaName, entityTypes, relationTypes } }) => {
      await schemas.modify(id, schemaName.trim(), checkedSchema(entityTypes, relationTypes));
      return null;
    }),

    serve(removeTripleSchemas, async ({ query: { idList } }) => {
      await schemas.remove(idList);
      return null;
    }),
  ];
};
