import { isDeepStrictEqual } from 'node:util';
import type {
  addCrowdPack,
  combineCrowdPacks,
  copyCrowdPack,
  CrowdPackSource,
  Input,
  modifyCrowdPack,
  RuleSet,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import { checkPacks, checkRules, packsOf } from '../../../audiences/index.js';
import { json, type Queryable } from '../../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs } from '../../../jobs/index.js';
import type { CrowdDeps } from './crowdDeps.js';
import { nextCount, queueDaily, queueRecount } from './recount.js';
import { combined } from './combined.js';
import { readRules } from './storedRules.js';

const USUAL_HOUR = 3;

const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'crowd_packs_name')) return fail('name_taken');
  // A pack that was there when the rules were checked.
  if (isForeignKeyViolation(error, 'crowd_pack_uses_used_id_fkey')) return fail('crowd_pack_not_found');
  return error;
};

interface NewPack {
  readonly name: string;
  readonly description: string;
  readonly source: CrowdPackSource;
  readonly rules: RuleSet | null;
  readonly alive: boolean;
  readonly hour: number;
}

interface StoredPack extends Omit<NewPack, 'source' | 'rules'> {
  readonly rules: unknown;
  readonly version: number;
}

/** What a pack's rules name, in the place of what they named before. */
const putUses = async (tx: Queryable, id: string, rules: RuleSet | null): Promise<void> => {
  await tx.query(sql`delete from crowd_pack_uses where pack_id = ${id}`);
  const used = rules === null ? [] : packsOf(rules);
  if (used.length === 0) return;
  await tx.query(sql`
    insert into crowd_pack_uses (pack_id, used_id) select ${id}, one from unnest(${used}::text[]) one`);
};

const putVersion = (tx: Queryable, id: string, note: string, userId: string) =>
  tx.query(sql`
    insert into crowd_pack_versions (pack_id, version, name, rules, note, created_by)
    select id, version, name, rules, ${note}, ${userId} from crowd_packs where id = ${id}`);

/** So many people were put in or taken out by hand. */
const putSize = (tx: Queryable, id: string, { entered, gone }: { entered: number; gone: number }) =>
  tx.query(sql`
    with counted as (select count(*)::int as members from crowd_pack_members where pack_id = ${id}),
    sized as (
      insert into crowd_pack_sizes (pack_id, counted_at, member_count, entered, gone)
      select ${id}, now(), members, ${entered}::int, ${gone}::int from counted
      on conflict (pack_id, counted_at) do nothing
    )
    update crowd_packs set member_count = counted.members, counted_at = now(), status = 'ready' from counted
    where id = ${id}`);

/** Whether rules of this pack would, over however many others, name the pack itself. In a transaction. */
const isCircle = async (tx: Queryable, id: string, rules: RuleSet): Promise<boolean> => {
  const found = await tx.query(sql`
    with recursive below as (
      select one as id from unnest(${packsOf(rules)}::text[]) one
      union select u.used_id from crowd_pack_uses u join below on below.id = u.pack_id
    )
    select 1 from below where id = ${id}`);
  return found.length > 0;
};

/** Packs added and changed, each in one transaction; their members follow in the background. */
export const packWrites = ({ db, now }: Pick<CrowdDeps, 'db' | 'now'>) => {
  const insert = async (tx: Queryable, pack: NewPack, userId: string): Promise<string> => {
    const id = randomId();
    const next = pack.alive ? nextCount(pack.hour, now()) : null;
    await tx.query(sql`
      insert into crowd_packs (id, name, description, source, rules, alive, count_hour, next_count, created_by)
      values (${id}, ${pack.name}, ${pack.description}, ${pack.source},
        ${pack.rules === null ? null : json(pack.rules)}, ${pack.alive}, ${pack.hour}, ${next}::timestamptz, ${userId})`);
    await putVersion(tx, id, '', userId);
    await putUses(tx, id, pack.rules);
    if (pack.rules !== null) await queueRecount(tx, id);
    if (next !== null) await queueDaily(tx, id, next);
    return id;
  };

  const saved = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw refused(error);
    }
  };

  /** People put in by a statement that answers their ids as `id`. */
  const putMembers = async (tx: Queryable, packId: string, people: Sql): Promise<number> => {
    const rows = await tx.query<{ one: number }>(sql`
      insert into crowd_pack_members (pack_id, customer_id) select ${packId}, p.id from (${people}) p
      on conflict do nothing returning 1 as one`);
    await putSize(tx, packId, { entered: rows.length, gone: 0 });
    return rows.length;
  };

  const named = (ids: readonly string[]) => sql`select id from customers where id = any(${[...ids]}::text[])`;

  /** Locked. Throws `crowd_pack_not_found`, and `crowd_pack_alive` for one whose members come and go by themselves. */
  const fixed = async (tx: Queryable, id: string): Promise<void> => {
    const [pack] = await tx.query<{ alive: boolean }>(sql`select alive from crowd_packs where id = ${id} for update`);
    if (pack === undefined) throw fail('crowd_pack_not_found');
    if (pack.alive) throw fail('crowd_pack_alive');
  };

  return {
    add: async (body: Input<typeof addCrowdPack>, userId: string): Promise<{ id: string }> => {
      const { packName, description = '', rules = null, customerIds = [], countHour = USUAL_HOUR } = body;
      if (rules !== null) {
        checkRules(rules);
        await checkPacks(db, rules);
      }
      const pack = {
        name: packName,
        description: description.trim(),
        source: rules === null ? ('hand' as const) : ('rules' as const),
        rules,
        alive: rules !== null && (body.alive ?? true),
        hour: countHour,
      };
      const id = await saved(async (tx) => {
        const made = await insert(tx, pack, userId);
        if (rules !== null) return made;
        const count = await putMembers(tx, made, named(customerIds));
        // Some who were erased meanwhile are passed over; a pack of nobody else is none that was wanted.
        if (count === 0 && customerIds.length > 0) throw fail('customer_not_found');
        return made;
      });
      return { id };
    },

    combine: async (body: Input<typeof combineCrowdPacks>, userId: string): Promise<{ id: string }> => {
      const rules = combined(body.operation, body.crowdPackIds);
      await checkPacks(db, rules);
      const { packName, description = '', alive = true, countHour = USUAL_HOUR } = body;
      const pack = { name: packName, description, source: 'rules' as const, rules, alive, hour: countHour };
      return { id: await saved((tx) => insert(tx, pack, userId)) };
    },

    copy: async ({ id, packName }: Input<typeof copyCrowdPack>, userId: string): Promise<{ id: string }> => ({
      id: await saved(async (tx) => {
        const [pack] = await tx.query<NewPack>(sql`
          select name, description, source, rules, alive, count_hour as hour from crowd_packs where id = ${id}
          for share`);
        if (pack === undefined) throw fail('crowd_pack_not_found');
        const made = await insert(tx, { ...pack, name: packName }, userId);
        if (pack.rules === null)
          await putMembers(tx, made, sql`select customer_id as id from crowd_pack_members where pack_id = ${id}`);
        return made;
      }),
    }),

    /** Phone numbers and member numbers, and how many of them name nobody. */
    fromList: (packName: string, numbers: readonly string[], userId: string) =>
      saved(async (tx) => {
        const pack = { name: packName, description: '', source: 'file' as const, rules: null, alive: false, hour: 3 };
        const id = await insert(tx, pack, userId);
        const [found] = await tx.query<{ known: number }>(sql`
          with wanted as (select n from unnest(${[...numbers]}::text[]) n)
          select count(*)::int as known from wanted where exists (select 1 from customers c where c.phone = n and n <> '')
            or exists (select 1 from customers c where c.member_number = n and n <> '')`);
        const memberCount = await putMembers(
          tx,
          id,
          sql`
            select c.id from customers c join unnest(${[...numbers]}::text[]) n on c.phone = n where c.phone <> ''
            union select c.id from customers c join unnest(${[...numbers]}::text[]) n on c.member_number = n
            where c.member_number <> ''`,
        );
        return { id, memberCount, unknownCount: numbers.length - (found?.known ?? 0) };
      }),

    modify: async (body: Input<typeof modifyCrowdPack>, userId: string): Promise<void> => {
      const { id, rules, note = '', version } = body;
      if (rules !== undefined) {
        checkRules(rules);
        await checkPacks(db, rules);
      }
      await saved(async (tx) => {
        await cancelJobs(tx, [id], ['queued']);
        // Another pack may begin to name this one meanwhile: no key of it changes.
        const [stored] = await tx.query<StoredPack>(sql`
          select name, description, rules, alive, count_hour as hour, version from crowd_packs where id = ${id}
          for no key update`);
        // One at a time: two packs changed at once could end up naming each other. After the row, so that nobody else waits
        // while a count holds it.
        if (rules !== undefined) await tx.query(sql`lock table crowd_pack_uses in share row exclusive mode`);
        if (stored === undefined) throw fail('crowd_pack_not_found');
        const before = { ...stored, rules: readRules(stored.rules) };
        if (version !== undefined && version !== before.version) throw fail('changed_meanwhile');
        if (before.rules === null && (rules !== undefined || body.alive === true))
          throw fail('crowd_pack_without_rules');
        if (rules !== undefined && (await isCircle(tx, id, rules))) throw fail('crowd_pack_circle');

        const after = {
          name: body.packName ?? before.name,
          description: body.description?.trim() ?? before.description,
          rules: rules ?? before.rules,
          alive: body.alive ?? before.alive,
          hour: body.countHour ?? before.hour,
        };
        const isNew = after.name !== before.name || !isDeepStrictEqual(after.rules, before.rules);
        const isUntouched =
          !isNew &&
          after.description === before.description &&
          after.alive === before.alive &&
          after.hour === before.hour;
        const counts = after.rules !== null && (rules !== undefined || isUntouched || (after.alive && !before.alive));
        const next = after.alive ? nextCount(after.hour, now()) : null;
        await tx.query(sql`
          update crowd_packs set name = ${after.name}, description = ${after.description},
            rules = ${after.rules === null ? null : json(after.rules)}, alive = ${after.alive},
            count_hour = ${after.hour}, next_count = ${next}::timestamptz, version = version + ${isNew ? 1 : 0}::int,
            status = case when ${counts} then 'counting' else status end,
            updated_at = case when ${isUntouched} then updated_at else now() end
          where id = ${id}`);
        if (isNew) await putVersion(tx, id, note.trim(), userId);
        if (rules !== undefined) await putUses(tx, id, rules);
        // The former one was taken back with all that waited; so was a count that somebody had asked for.
        const wasCounting = await tx.query(
          sql`select 1 from crowd_packs where id = ${id} and status = 'counting' and rules is not null`,
        );
        if (counts || wasCounting.length > 0) await queueRecount(tx, id);
        if (next !== null) await queueDaily(tx, id, next);
      });
    },

    addMembers: (id: string, customerIds: readonly string[]): Promise<void> =>
      saved(async (tx) => {
        await fixed(tx, id);
        await putMembers(tx, id, named(customerIds));
      }),

    removeMembers: (id: string, customerIds: readonly string[]): Promise<void> =>
      saved(async (tx) => {
        await fixed(tx, id);
        const rows = await tx.query(sql`
          delete from crowd_pack_members where pack_id = ${id} and customer_id = any(${[...customerIds]}::text[])
          returning 1`);
        await putSize(tx, id, { entered: 0, gone: rows.length });
      }),

    /** All or none. Throws `crowd_pack_in_use`. */
    remove: async (ids: readonly string[]): Promise<void> => {
      try {
        await db.transaction(async (tx) => {
          await cancelJobs(tx, ids);
          await tx.query(sql`delete from crowd_packs where id = any(${[...ids]}::text[])`);
        });
      } catch (error) {
        throw isForeignKeyViolation(error) ? fail('crowd_pack_in_use') : error;
      }
    },
  };
};
