import type { GraphCategory, GraphKinds } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { matching } from '../../../db/sqlParts.js';
import { andSeenBase, type Reader } from '../../../visibility/index.js';
import type { GraphSource } from './scope.js';

/** Kinds that are answered at most; those beyond are found by what has them. */
const MOST_KINDS = 200;

/** Bases that the reader sees, with what the graph knows of them. */
export const listCategories = (db: Queryable, reader: Reader, keyword: string): Promise<GraphCategory[]> =>
  db.query<GraphCategory>(sql`
    select k.id, null::text as "parentId", k.name,
      (select count(*)::int from documents d where d.knowledge_base_id = k.id) as "fileCount",
      (select count(*)::int from graph_entities e where e.knowledge_base_id = k.id) as "entityCount",
      (select count(*)::int from graph_triples t where t.knowledge_base_id = k.id) as "relationCount"
    from knowledge_bases k where true ${matching(keyword, 'k.name')} ${andSeenBase(reader, 'k.id')}
    order by k.name, k.id`);

type Kind = GraphKinds['entityTypes'][number];

/** Kinds of entity and relation in what is looked at, commonest first. */
export const readKinds = async (db: Queryable, { entities, edges }: GraphSource): Promise<GraphKinds> => {
  const entityTypes = await db.query<Kind>(sql`
    select e.entity_type as name, count(*)::int as count from ${entities} e group by 1 order by 2 desc, 1`);
  const predicates = await db.query<Kind>(sql`
    select t.predicate as name, count(*)::int as count from ${edges} t where t.state = 'current'
    group by 1 order by 2 desc, 1`);
  const sum = (kinds: readonly Kind[]) => kinds.reduce((total, { count }) => total + count, 0);
  return {
    entityTypes: entityTypes.slice(0, MOST_KINDS),
    predicates: predicates.slice(0, MOST_KINDS),
    entityCount: sum(entityTypes),
    relationCount: sum(predicates),
  };
};
