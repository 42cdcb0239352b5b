import type { AssistantChoices } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';

/** Functions of these bases that are enabled, as far as the reader sees the bases. */
export const functionChoices = (
  db: Queryable,
  knowledgeBaseIds: readonly string[],
  reader: Reader,
): Promise<AssistantChoices['functions']> =>
  db.query<AssistantChoices['functions'][number]>(sql`
    select f.id, f.name, k.name as "knowledgeBaseName"
    from kb_functions f join knowledge_bases k on k.id = f.knowledge_base_id
    where f.enabled and k.id = any(${[...knowledgeBaseIds]}::text[]) ${andSeenBase(reader, 'k.id')}
    order by k.name, f.name, f.id`);
