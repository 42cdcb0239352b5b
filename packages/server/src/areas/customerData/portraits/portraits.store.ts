import type {
  addPortrait,
  Input,
  modifyPortrait,
  Portrait,
  PortraitDetail,
  PortraitTrait,
} from '@console/api/contract';
import { portraitTraits } from '@console/api/contract';
import { ifKnown, randomId } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import { narrowingBy, slicesOf } from './narrowing.js';
import { compareSpreads } from './spreads.js';

interface PortraitRow {
  readonly id: string;
  readonly portraitName: string;
  readonly description: string;
  readonly crowdPackId: string | null;
  readonly crowdPackName: string;
  readonly traits: string[];
  readonly customerCount: number;
  readonly createdBy: string;
  readonly createTime: Date;
  readonly updateTime: Date;
}

export interface PortraitFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
}

const columns = { portraitName: 'p.name', createTime: 'p.created_at', updateTime: 'p.updated_at' };

const rowsOf = (db: Queryable, rest: Sql): Promise<PortraitRow[]> =>
  db.query<PortraitRow>(sql`
    select p.id, p.name as "portraitName", p.description, p.crowd_pack_id as "crowdPackId",
      coalesce(k.name, '') as "crowdPackName", p.traits,
      case when p.crowd_pack_id is null then (select count(*)::int from customers) else k.member_count end
        as "customerCount",
      coalesce((select u.username from users u where u.id = p.created_by), '') as "createdBy",
      p.created_at as "createTime", p.updated_at as "updateTime"
    from portraits p left join crowd_packs k on k.id = p.crowd_pack_id ${rest}`);

const traitsOf = (traits: readonly string[]): PortraitTrait[] =>
  traits.flatMap((trait) => {
    const known = portraitTraits.find((one) => one === trait);
    return known === undefined ? [] : [known];
  });

const shown = ({ createTime, updateTime, traits, ...row }: PortraitRow): Portrait => ({
  ...row,
  traits: traits.map((trait) => ifKnown(portraitTraits, trait, 'gender')),
  createTime: createTime.toISOString(),
  updateTime: updateTime.toISOString(),
});

const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'portraits_name')) return fail('name_taken');
  if (isForeignKeyViolation(error, 'portraits_crowd_pack_id_fkey')) return fail('crowd_pack_not_found');
  return error;
};

const stored = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw refused(error);
  }
};

const distinct = (traits: readonly PortraitTrait[]): string[] => [...new Set(traits)];

/** Portraits, and what they show. */
export const portraitStore = (db: Database, now: () => Date) => ({
  page: async ({ current, size, orders, keyword = '' }: PortraitFilter) => {
    const where = sql`where true ${matching(keyword, 'p.name', 'p.description')}`;
    const { rows, total } = await pageWithTotal(
      db,
      {
        current,
        size,
        searched: keyword.trim() !== '',
        count: sql`select count(*)::int as total from portraits p ${where}`,
      },
      () => rowsOf(db, sql`${where} ${orderBy(orders, columns, 'p.seq desc')} ${pageOf({ current, size })}`),
    );
    return { list: rows.map(shown), total, current, size };
  },

  /** Of some slices alone, by their codes. Throws `portrait_not_found`, `crowd_pack_not_found`, `slice_not_found`. */
  read: async (id: string, comparedPackId: string | null, codes: readonly string[] = []): Promise<PortraitDetail> => {
    const [row] = await rowsOf(db, sql`where p.id = ${id}`);
    if (row === undefined) throw fail('portrait_not_found');
    const [compared] = await db.query<{ name: string }>(sql`
      select name from crowd_packs where id = ${comparedPackId}`);
    if (comparedPackId !== null && compared === undefined) throw fail('crowd_pack_not_found');
    const narrowedTo = await slicesOf(db, codes);
    const narrowed = narrowingBy(narrowedTo, now());
    const audiences = { own: row.crowdPackId, compared: comparedPackId, narrowed };
    const spreads = await compareSpreads(db, audiences, traitsOf(row.traits), now());
    return { ...shown(row), ...spreads, narrowedTo, comparedPackId, comparedPackName: compared?.name ?? '' };
  },

  add: async (body: Input<typeof addPortrait>, userId: string): Promise<{ id: string }> => {
    const { portraitName, description = '', crowdPackId = null, traits } = body;
    const id = randomId();
    await stored(
      db.query(sql`
        insert into portraits (id, name, description, crowd_pack_id, traits, created_by)
        values (${id}, ${portraitName}, ${description.trim()}, ${crowdPackId}, ${distinct(traits)}::text[], ${userId})`),
    );
    return { id };
  },

  modify: async (body: Input<typeof modifyPortrait>): Promise<void> => {
    const { id, portraitName = null, description, crowdPackId, traits } = body;
    const changed = await stored(
      db.query<{ id: string }>(sql`
        update portraits set name = coalesce(${portraitName}, name),
          description = coalesce(${description?.trim() ?? null}, description),
          crowd_pack_id = case when ${crowdPackId !== undefined} then ${crowdPackId ?? null} else crowd_pack_id end,
          traits = coalesce(${traits === undefined ? null : distinct(traits)}::text[], traits), updated_at = now()
        where id = ${id} returning id`),
    );
    if (changed.length === 0) throw fail('portrait_not_found');
  },

  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from portraits where id = any(${[...ids]}::text[])`);
  },
});
