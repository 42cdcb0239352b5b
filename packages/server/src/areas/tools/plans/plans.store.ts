import type { Reference } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import { lockPlan, mayWrite, nextVersion, seenPlan } from './access.js';
import { keepVersion } from './planVersions.store.js';
import type { NewSection } from './usualSections.js';

/** Plans that one person keeps at most. */
const MOST_PLANS = 200;

export interface PlanFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
}

export interface NewPlan {
  readonly title: string;
  readonly company?: string;
  readonly industry?: string;
  readonly sections: readonly NewSection[];
}

interface PlanRow {
  id: string;
  title: string;
  company: string;
  industry: string;
  sectionCount: number;
  characterCount: number;
  own: boolean;
  ownerName: string;
  createTime: Date;
  updateTime: Date;
}
interface DetailRow extends PlanRow {
  version: number;
  settingsVersion: number;
}
interface SectionRow {
  id: string;
  title: string;
  hint: string;
  content: string;
  references: Reference[];
  version: number;
  changedBy: string;
  updateTime: Date;
}

const columns = { title: 'p.title', company: 'p.company', createTime: 'p.created_at', updateTime: 'p.updated_at' };

const selected = (userId: string) => sql`
  p.id, p.title, p.company, p.industry, p.user_id = ${userId} as own, u.username as "ownerName",
  p.created_at as "createTime", p.updated_at as "updateTime",
  (select count(*)::int from business_plan_sections s where s.plan_id = p.id) as "sectionCount",
  (select coalesce(sum(length(s.content)), 0)::int from business_plan_sections s where s.plan_id = p.id) as "characterCount"`;

const withTimes = <R extends PlanRow>({ createTime, updateTime, ...rest }: R) => ({
  ...rest,
  createTime: createTime.toISOString(),
  updateTime: updateTime.toISOString(),
});

/** Business plans that a user may write. */
export const planStore = (db: Queryable, userId: string) => ({
  /** Changed last first. The total is true also past the end. */
  page: async ({ current, size, orders, keyword = '' }: PlanFilter) => {
    const where = sql`${mayWrite(userId)} ${matching(keyword, 'p.title', 'p.company', 'p.industry')}`;
    const rows = await db.query<PlanRow>(sql`
      select ${selected(userId)} from business_plans p join users u on u.id = p.user_id where ${where}
      ${orderBy(orders, columns, 'p.updated_at desc, p.id')} ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from business_plans p where ${where}`,
    );
    return { list: rows.map(withTimes), total: all?.total ?? 0, current, size };
  },

  /** Null where there is none. */
  read: async (id: string) => {
    const [row] = await db.query<DetailRow>(sql`
      select ${selected(userId)}, p.version, p.settings_version as "settingsVersion"
      from business_plans p join users u on u.id = p.user_id where p.id = ${id} and ${mayWrite(userId)}`);
    if (row === undefined) return null;
    const sections = await db.query<SectionRow>(sql`
      select s.id, s.title, s.hint, s.content, s.refs as "references", s.version, coalesce(u.username, '') as "changedBy",
        s.updated_at as "updateTime"
      from business_plan_sections s left join users u on u.id = s.changed_by where s.plan_id = ${id} order by s.place, s.id`);
    const editors = await db.query<{ account: string; username: string }>(sql`
      select u.account, u.username from business_plan_editors e join users u on u.id = e.user_id
      where e.plan_id = ${id} order by u.username, u.id`);
    return {
      ...withTimes(row),
      sections: sections.map((one) => ({ ...one, updateTime: one.updateTime.toISOString() })),
      editors,
    };
  },

  /** In a transaction. Throws `too_many_plans`. */
  add: async ({ title, company = '', industry = '', sections }: NewPlan): Promise<string> => {
    const id = randomId();
    await db.query(sql`select 1 from users where id = ${userId} for no key update`);
    const [own] = await db.query<{ count: number }>(
      sql`select count(*)::int as count from business_plans where user_id = ${userId}`,
    );
    if ((own?.count ?? 0) >= MOST_PLANS) throw fail('too_many_plans', { values: { most: String(MOST_PLANS) } });
    await db.query(sql`
      insert into business_plans (id, user_id, title, company, industry)
      values (${id}, ${userId}, ${title}, ${company}, ${industry})`);
    const rows = sections.map((one) => ({ ...one, id: randomId() }));
    await db.query(sql`
      insert into business_plan_sections (id, plan_id, place, title, hint, content, version, changed_by)
      select one ->> 'id', ${id}, at::int, one ->> 'title', one ->> 'hint', one ->> 'content', 1, ${userId}
      from jsonb_array_elements(${json(rows)}) with ordinality as of (one, at)`);
    await keepVersion(db, id, userId, 'made');
    return id;
  },

  /** In a transaction. Throws `business_plan_not_found` and `too_many_plans`. */
  duplicate: async (id: string, title: string): Promise<string> => {
    await seenPlan(db, id, userId);
    const [source] = await db.query<{ company: string; industry: string }>(
      sql`select company, industry from business_plans where id = ${id}`,
    );
    const made = await planStore(db, userId).add({ title, ...source, sections: [] });
    const sections = await db.query<{ id: string }>(
      sql`select id from business_plan_sections where plan_id = ${id} order by place, id`,
    );
    const ids = sections.map((one) => ({ from: one.id, to: randomId() }));
    await db.query(sql`
      insert into business_plan_sections (id, plan_id, place, title, hint, content, refs, version, changed_by)
      select one ->> 'to', ${made}, at::int, s.title, s.hint, s.content, s.refs, 1, ${userId}
      from jsonb_array_elements(${json(ids)}) with ordinality as of (one, at)
      join business_plan_sections s on s.id = one ->> 'from'`);
    await db.query(sql`delete from business_plan_versions where plan_id = ${made}`);
    await keepVersion(db, made, userId, 'made');
    return made;
  },

  /** In a transaction. Throws what the call may fail with. Answers the version of the settings. */
  modify: async (
    id: string,
    wish: {
      readonly title?: string;
      readonly company?: string;
      readonly industry?: string;
      readonly sectionIds?: readonly string[];
      readonly version?: number;
    },
  ): Promise<number> => {
    const { settingsVersion } = await lockPlan(db, id, userId);
    if (wish.version !== undefined && wish.version !== settingsVersion) throw fail('changed_meanwhile');
    if (wish.sectionIds !== undefined) {
      const wanted = [...new Set(wish.sectionIds)];
      const found = await db.query(sql`
        select 1 from business_plan_sections where plan_id = ${id} and id = any(${wanted}::text[])`);
      if (found.length < wanted.length) throw fail('plan_section_not_found');
      await db.query(sql`
        update business_plan_sections s set place = o.place from (
          select s.id, row_number() over (order by w.at nulls last, s.place, s.id)::int as place
          from business_plan_sections s
          left join unnest(${wanted}::text[]) with ordinality as w (id, at) on w.id = s.id where s.plan_id = ${id}
        ) o where o.id = s.id`);
    }
    const version = await nextVersion(db, id);
    await db.query(sql`
      update business_plans set title = coalesce(${wish.title ?? null}, title), company = coalesce(${wish.company ?? null}, company),
        industry = coalesce(${wish.industry ?? null}, industry), settings_version = version where id = ${id}`);
    await keepVersion(db, id, userId, 'saved');
    return version;
  },

  /** In a transaction. Throws `business_plan_not_found` and `colleague_not_found`. */
  share: async (id: string, accounts: readonly string[]): Promise<void> => {
    const own = await db.query(sql`
      select 1 from business_plans where id = ${id} and user_id = ${userId} for no key update`);
    if (own.length === 0) throw fail('business_plan_not_found');
    const wanted = [...new Set(accounts.map((one) => one.trim().toLowerCase()))];
    const found = await db.query<{ id: string; account: string }>(sql`
      select id, lower(account) as account from staff where lower(account) = any(${wanted}::text[]) and not stopped`);
    const missing = wanted.filter((account) => !found.some((one) => one.account === account));
    if (missing.length > 0) throw fail('colleague_not_found', { values: { accounts: missing.join('、') } });
    await db.query(sql`delete from business_plan_editors where plan_id = ${id}`);
    await db.query(sql`
      insert into business_plan_editors (plan_id, user_id)
      select ${id}, one from unnest(${found.map((one) => one.id)}::text[]) as one where one <> ${userId}`);
  },

  /** Own ones alone. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from business_plans where id = any(${[...ids]}::text[]) and user_id = ${userId}`);
  },
});
