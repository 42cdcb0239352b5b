import type { PlanVersion, Reference } from '@console/api/contract';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import { pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import { lockPlan, nextVersion, seenPlan } from './access.js';

/** States that are kept of one plan. */
const MOST_VERSIONS = 60;

type Cause = 'made' | 'saved' | 'drafted' | 'restored';

interface VersionRow {
  version: number;
  title: string;
  cause: Cause;
  changedBy: string;
  createTime: Date;
}
interface KeptSection {
  id: string;
  title: string;
  hint: string;
  content: string;
  references: Reference[];
}
interface KeptState {
  title: string;
  company: string;
  industry: string;
  sections: KeptSection[];
}

/**
 * In a transaction, after each change: keeps the present state. What one person saves within ten minutes is one state,
 * so that typing does not push out everything else. `apart`: the state before stays whoever saved it and when, as after text
 * has gone that only that state still has.
 */
export const keepVersion = async (
  tx: Queryable,
  planId: string,
  userId: string,
  cause: Cause,
  { apart = false }: { readonly apart?: boolean } = {},
): Promise<void> => {
  const [last] = await tx.query<{ version: number; goesOn: boolean; begun: Date }>(sql`
    select version, begun_at as begun,
      cause = 'saved' and changed_by is not distinct from ${userId} and begun_at > now() - interval '10 minutes' as "goesOn"
    from business_plan_versions where plan_id = ${planId} order by version desc limit 1`);
  const goesOn = !apart && cause === 'saved' && last?.goesOn === true;
  if (goesOn)
    await tx.query(sql`delete from business_plan_versions where plan_id = ${planId} and version = ${last.version}`);
  await tx.query(sql`
    insert into business_plan_versions (plan_id, version, title, company, industry, sections, cause, changed_by, begun_at)
    select p.id, p.version, p.title, p.company, p.industry, coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', s.id, 'title', s.title, 'hint', s.hint, 'content', s.content, 'references', s.refs) order by s.place)
        from business_plan_sections s where s.plan_id = p.id
      ), '[]'), ${cause}, ${userId}, coalesce(${goesOn ? last.begun : null}::timestamptz, now())
    from business_plans p where p.id = ${planId}`);
  await tx.query(sql`
    delete from business_plan_versions where plan_id = ${planId} and version in (
      select version from business_plan_versions where plan_id = ${planId} order by version desc offset ${MOST_VERSIONS})`);
};

const stateOf = async (db: Queryable, id: string, version: number): Promise<KeptState> => {
  const [row] = await db.query<KeptState>(sql`
    select title, company, industry, sections from business_plan_versions
    where plan_id = ${id} and version = ${version}`);
  if (row === undefined) throw fail('plan_version_not_found');
  return row;
};

/** Former states of plans that the user may write. */
export const planVersionStore = (db: Queryable, userId: string) => ({
  /** Newest first. Throws `business_plan_not_found`. */
  page: async ({ id, current, size }: { id: string; current: number; size: number }) => {
    await seenPlan(db, id, userId);
    const rows = await db.query<VersionRow>(sql`
      select v.version, v.title, v.cause, coalesce(u.username, '') as "changedBy", v.created_at as "createTime"
      from business_plan_versions v left join users u on u.id = v.changed_by
      where v.plan_id = ${id} order by v.version desc ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from business_plan_versions where plan_id = ${id}`,
    );
    const list = rows.map((row): PlanVersion => ({ ...row, createTime: row.createTime.toISOString() }));
    return { list, total: all?.total ?? 0, current, size };
  },

  /** Throws `business_plan_not_found` and `plan_version_not_found`. */
  read: async (id: string, version: number) => {
    await seenPlan(db, id, userId);
    const { sections, ...rest } = await stateOf(db, id, version);
    return {
      ...rest,
      sections: sections.map(({ id: sectionId, title, content }) => ({ id: sectionId, title, content })),
    };
  },

  /** In a transaction. Sections that say the same stay as they are, so that whoever writes them goes on. */
  restore: async (id: string, version: number): Promise<number> => {
    await lockPlan(db, id, userId);
    const { title, company, industry, sections } = await stateOf(db, id, version);
    const next = await nextVersion(db, id);
    await db.query(sql`
      update business_plans set title = ${title}, company = ${company}, industry = ${industry}, settings_version = version
      where id = ${id}`);
    await db.query(sql`
      delete from business_plan_sections
      where plan_id = ${id} and not id = any(${sections.map((one) => one.id)}::text[])`);
    await db.query(sql`
      insert into business_plan_sections as s (id, plan_id, place, title, hint, content, refs, version, changed_by)
      select one ->> 'id', ${id}, at::int, one ->> 'title', one ->> 'hint', one ->> 'content', one -> 'references', ${next}, ${userId}
      from jsonb_array_elements(${json(sections)}) with ordinality as of (one, at)
      on conflict (id) do update set place = excluded.place, title = excluded.title, hint = excluded.hint,
        content = excluded.content, refs = excluded.refs,
        version = case when (s.title, s.content, s.refs) is distinct from (excluded.title, excluded.content, excluded.refs)
          then excluded.version else s.version end,
        changed_by = excluded.changed_by, updated_at = now()
      where s.plan_id = excluded.plan_id`);
    await keepVersion(db, id, userId, 'restored');
    return next;
  },
});
