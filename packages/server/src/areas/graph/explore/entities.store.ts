import type { EntityDetail, RelationGroup, TripleEntity } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { containing, orderBy, type Order, pageOf } from '../../../db/sqlParts.js';
import { andEntityType, type GraphFilter, type GraphSource } from './scope.js';

export interface EntityRow {
  readonly id: string;
  readonly name: string;
  readonly entityType: string;
  readonly aliases: string[];
  readonly knowBaseId: string;
  readonly knowBaseName: string;
  readonly properties: { readonly name: string; readonly value: string }[];
  readonly relationCount: number;
  readonly updateTime: Date;
}

/** Columns of an `EntityRow`, of row `e`. */
const entityColumns = sql`
  e.id, e.name, e.entity_type as "entityType", e.aliases, e.knowledge_base_id as "knowBaseId",
  coalesce((select k.name from knowledge_bases k where k.id = e.knowledge_base_id), '') as "knowBaseName",
  e.properties, e.degree as "relationCount", e.updated_at as "updateTime"`;

export const toEntity = ({ updateTime, ...row }: EntityRow): TripleEntity => ({
  ...row,
  properties: row.properties.map(({ name, value }) => ({ name, value })),
  updateTime: updateTime.toISOString(),
});

/** `and` row `e` has what was typed, in its name or another name of it. */
export const andNamed = (keyword: string): Sql => {
  if (keyword.trim() === '') return empty;
  const pattern = containing(keyword);
  return sql`and (e.name ilike ${pattern} or (
    e.aliases <> '{}' and exists (select 1 from unnest(e.aliases) a (name) where a.name ilike ${pattern})))`;
};

const orders = { name: 'e.name', updateTime: 'e.updated_at', relationCount: 'e.degree', entityType: 'e.entity_type' };

export interface EntitiesWanted extends GraphFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[] | undefined;
  readonly keyword: string;
}

export const pageEntities = async (db: Queryable, { entities }: GraphSource, wanted: EntitiesWanted) => {
  const { current, size, keyword } = wanted;
  const from = sql`from ${entities} e where true ${andNamed(keyword)} ${andEntityType(wanted, sql`e`)}`;
  const { rows, total } = await pageWithTotal(
    db,
    { current, size, searched: keyword.trim() !== '', count: sql`select count(*)::int as total ${from}` },
    () =>
      db.query<EntityRow>(sql`
        select ${entityColumns} ${from} ${orderBy(wanted.orders, orders, 'e.degree desc, e.id')}
        ${pageOf({ current, size })}`),
  );
  const kinds = await db.query<{ name: string }>(
    sql`select e.entity_type as name from ${entities} e group by 1 order by count(*) desc, 1 limit 200`,
  );
  return { list: rows.map(toEntity), total, current, size, entityTypes: kinds.map(({ name }) => name) };
};

export const entitiesByIds = (db: Queryable, { entities }: GraphSource, ids: readonly string[]): Promise<EntityRow[]> =>
  db.query<EntityRow>(sql`select ${entityColumns} from ${entities} e where e.id = any(${[...ids]}::text[])`);

/** Ends of a relation that an entity is shown with, and relations. */
const MOST_ENDS = 12;
const MOST_GROUPS = 200;

/** The relationships of an entity that hold, by what they say. */
const groupsOf = (db: Queryable, { edges, entities }: GraphSource, id: string): Promise<RelationGroup[]> => {
  const side = (direction: string, own: Sql, other: Sql) => sql`
    select g.predicate, ${direction} as direction, g.total, (
      select jsonb_agg(jsonb_build_object('relationshipId', n.id, 'id', e.id, 'name', e.name, 'entityType', e.entity_type)
        order by n.seq)
      from (
        select t.id, t.seq, t.${other} as end_id from ${edges} t
        where t.${own} = ${id} and t.predicate = g.predicate and t.state = 'current' order by t.seq limit ${MOST_ENDS}
      ) n join ${entities} e on e.id = n.end_id
    ) as ends
    from (
      select t.predicate, count(*)::int as total from ${edges} t where t.${own} = ${id} and t.state = 'current' group by 1
    ) g`;
  return db.query<RelationGroup>(sql`
    select * from (
      ${side('out', sql`subject_id`, sql`object_id`)} union all ${side('in', sql`object_id`, sql`subject_id`)}
    ) one order by total desc, predicate, direction desc limit ${MOST_GROUPS}`);
};

/** Null where it is not in what is looked at. */
export const readEntity = async (db: Queryable, source: GraphSource, id: string): Promise<EntityDetail | null> => {
  const [row] = await entitiesByIds(db, source, [id]);
  return row === undefined ? null : { ...toEntity(row), groups: await groupsOf(db, source, id) };
};
