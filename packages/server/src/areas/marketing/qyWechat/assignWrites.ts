import {
  assignLimits,
  type assignPackage,
  type assignUsers,
  type AssignShare,
  type Input,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { labelsBelow } from '../../../labels/index.js';
import { checkStaff } from '../../../weCom/index.js';
import { queueHandingOver } from './handOverWork.js';
import { bookedTo, contactOfOne, planPeople, type WantedTaker } from './planPeople.js';

interface Wanted {
  readonly people: Sql;
  readonly takers: readonly WantedTaker[];
  readonly share: AssignShare;
  readonly reassign: boolean;
  readonly dryRun: boolean;
  readonly remark: string | undefined;
  readonly crowdPackId?: string | undefined;
  readonly labelIds: readonly string[];
  readonly cities: readonly string[];
  readonly currentStaffIds: readonly string[];
}

export interface Assigning {
  readonly userId: string;
  /** WeCom can be asked to hand somebody over. */
  readonly configured: boolean;
}

/** How many somebody gets, of those how many through WeCom, and how many nobody gets. */
const countsOf = async (tx: Queryable, id: string) => {
  const [row] = await tx.query<{ assigned: number; viaWeCom: number; skipped: number }>(sql`
    select count(*) filter (where state = 'waiting')::int as assigned,
      count(*) filter (where state = 'waiting' and external_user_id <> '')::int as "viaWeCom",
      count(*) filter (where state = 'skipped')::int as skipped
    from staff_assignment_people where assignment_id = ${id}`);
  return row ?? { assigned: 0, viaWeCom: 0, skipped: 0 };
};

/** Keeps what was asked for, works out who goes where, and begins unless it is only tried. */
const assign = async (tx: Queryable, wanted: Wanted, { userId, configured }: Assigning) => {
  const {
    people,
    takers,
    share,
    reassign,
    dryRun,
    remark = '',
    crowdPackId,
    labelIds,
    cities,
    currentStaffIds,
  } = wanted;
  const id = randomId();
  await tx.query(sql`
    insert into staff_assignments
      (id, remark, crowd_pack_id, label_ids, cities, current_staff_ids, share, reassign, created_by)
    values (${id}, ${remark.trim()}, ${crowdPackId ?? null}, ${[...labelIds]}::text[], ${[...cities]}::text[],
      ${[...currentStaffIds]}::text[], ${share}, ${reassign}, ${userId})`);
  await tx.query(sql`
    insert into staff_assignment_staff (assignment_id, staff_id, order_num)
    select ${id}, staff_id, min(at) from unnest(${takers.map((one) => one.id)}::text[]) with ordinality g (staff_id, at)
    group by staff_id`);
  const plan = { assignmentId: id, people, takers, share, reassign, currentStaffIds };
  const total = await planPeople(tx, plan, assignLimits.people);
  if (total === 0) throw fail('assignment_of_nobody');
  if (total > assignLimits.people) throw fail('assignment_too_large', { values: { count: assignLimits.people } });
  const { assigned, viaWeCom, skipped } = await countsOf(tx, id);
  if (!dryRun && viaWeCom > 0 && !configured) throw fail('channel_not_configured');
  await tx.query(sql`
    update staff_assignments set state = ${dryRun ? 'draft' : 'running'},
      started_at = case when ${dryRun} then null else now() end where id = ${id}`);
  if (!dryRun) await queueHandingOver(tx, id);
  return { id, assignedCount: assigned, skippedCount: skipped };
};

/** Gives people to staff. */
export const assignWrites = (db: Database) => ({
  /** Everybody who fits all that is said. */
  package: (body: Input<typeof assignPackage>, assigning: Assigning) =>
    db.transaction(async (tx) => {
      const { crowdPackId, labelIds = [], currentStaffIds = [], staff, share, reassign = false, dryRun = false } = body;
      const { remark } = body;
      const cities = (body.cities ?? []).map((city) => city.trim()).filter((city) => city !== '');
      await checkStaff(
        tx,
        staff.map(({ id }) => id),
      );
      const [current] = await tx.query<{ count: number }>(sql`
        select count(*)::int as count from wecom_staff where id = any(${[...new Set(currentStaffIds)]}::text[])`);
      // Those who left may still have people.
      if ((current?.count ?? 0) < new Set(currentStaffIds).size) throw fail('staff_not_found');
      const labels = await labelsBelow(tx, labelIds, assigning.userId);
      if (labels !== undefined && labels.length === 0) throw fail('tag_not_found');
      if (crowdPackId !== undefined) {
        const [pack] = await tx.query(sql`select 1 as one from crowd_packs where id = ${crowdPackId}`);
        if (pack === undefined) throw fail('crowd_pack_not_found');
      }
      const conditions = [
        ...(crowdPackId === undefined
          ? []
          : [
              sql`exists (
              select 1 from crowd_pack_members m where m.pack_id = ${crowdPackId} and m.customer_id = c.id)`,
            ]),
        ...(labels === undefined
          ? []
          : [
              sql`exists (
              select 1 from customer_labels l where l.customer_id = c.id and l.tag_id = any(${labels}::text[]))`,
            ]),
        ...(cities.length === 0 ? [] : [sql`c.city = any(${cities}::text[])`]),
        ...(currentStaffIds.length === 0
          ? []
          : [sql`(${contactOfOne(currentStaffIds)} or ${bookedTo(currentStaffIds)})`]),
      ];
      if (conditions.length === 0) throw fail('assignment_of_nobody');
      // Somebody who is named twice is one taker.
      const takers = [...new Map(staff.map((one) => [one.id, one])).values()];
      const wanted = { takers, share, reassign, dryRun, remark, crowdPackId, labelIds, cities, currentStaffIds };
      return assign(tx, { ...wanted, people: join(conditions, ' and ') }, assigning);
    }),

  /** Chosen people to one member of staff. */
  users: (body: Input<typeof assignUsers>, assigning: Assigning) =>
    db.transaction(async (tx) => {
      const { staffId, reassign = false, dryRun = false, remark } = body;
      const ids = [...new Set(body.customerIds)];
      const found = await tx.query(sql`select 1 as one from customers where id = any(${ids}::text[])`);
      if (found.length < ids.length) throw fail('customer_not_found');
      await checkStaff(tx, [staffId]);
      const wanted = { takers: [{ id: staffId }], share: 'even', reassign, dryRun, remark } as const;
      const people = sql`c.id = any(${ids}::text[])`;
      return assign(tx, { ...wanted, people, labelIds: [], cities: [], currentStaffIds: [] }, assigning);
    }),
});

/** Drafts that nobody started go, with all that was worked out. */
export const forgetDrafts = async (db: Queryable): Promise<void> => {
  await db.query(sql`
    delete from staff_assignments
    where state = 'draft' and created_at < now() - make_interval(days => ${assignLimits.draftDays}::int)`);
};
