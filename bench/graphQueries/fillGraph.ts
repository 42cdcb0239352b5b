import sql from 'sql-template-tag';
import type { Database } from '../../packages/server/src/db/database.js';

/** Relationships, and entities to one of them. */
export const TRIPLES = Number(process.env.BENCH_TRIPLES ?? 200_000);
const ENTITIES = Math.ceil(TRIPLES / 5);
const BATCH = 50_000;

/** A graph in which few entities have many relationships and most have few: the first one has thousands. */
export const fillGraph = async (db: Database, base: string): Promise<void> => {
  // Degrees are counted once at the end instead of with each batch.
  await db.query(sql`alter table graph_triples disable trigger user`);
  for (let from = 0; from < ENTITIES; from += BATCH) {
    await db.query(sql`
      insert into graph_entities (id, knowledge_base_id, name, entity_type, normal)
      select 'e' || n, ${base}, '实体' || n, (array['角色', '机构', '赛事', '条款'])[1 + n % 4], '实体' || n
      from generate_series(${from}::int, ${Math.min(from + BATCH, ENTITIES) - 1}::int) n`);
  }
  for (let from = 0; from < TRIPLES; from += BATCH) {
    await db.query(sql`
      insert into graph_triples (id, knowledge_base_id, subject_id, predicate, object_id)
      select 't' || n, ${base}, 'e' || floor(power(random(), 4) * ${ENTITIES}::int)::int,
        (array['属于', '包括', '依据', '参加', '主办'])[1 + n % 5], 'e' || floor(random() * ${ENTITIES}::int)::int
      from generate_series(${from}::int, ${Math.min(from + BATCH, TRIPLES) - 1}::int) n
      on conflict do nothing`);
  }
  await db.query(sql`
    update graph_entities e set degree = d.n from (
      select id, count(*)::int as n from (
        select subject_id as id from graph_triples
        union all select object_id from graph_triples where object_id <> subject_id
      ) one group by id
    ) d where d.id = e.id`);
  await db.query(sql`alter table graph_triples enable trigger user`);
  await db.query(sql`vacuum analyze graph_entities`);
  await db.query(sql`vacuum analyze graph_triples`);
};
