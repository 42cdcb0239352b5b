import { assignPackage, type Input, readAssignment, startAssignment, undoAssignment } from '@console/api/contract';
import sql from 'sql-template-tag';
import { loseContact } from '../../weCom/contacts.store.js';
import { syncRun, takeContacts } from '../../weCom/index.js';
import type { DemoPart, DemoWorld } from '../demoWorld.js';
import { managersOf } from '../managersOf.js';
import { until } from '../until.js';
import { LEFT } from './weCom.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Asked = Omit<Input<typeof assignPackage>, 'dryRun'>;

/** Moves all of one to its time, and what it wrote into the books. */
const moveTo = async ({ db }: DemoWorld, id: string, at: Date): Promise<void> => {
  const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE);
  await db.query(sql`
    update staff_assignments set created_at = ${at}, started_at = ${later(3)},
      finished_at = case when finished_at is not null then ${later(5)}::timestamptz end
    where id = ${id}`);
  await db.query(sql`
    update staff_assignment_people set due_at = ${at}, changed_at = case when changed_at is not null then ${later(4)}::timestamptz end
    where assignment_id = ${id}`);
  await db.query(sql`
    update customers c set updated_at = greatest(c.created_at, ${later(4)}::timestamptz) from staff_assignment_people p
    where p.assignment_id = ${id} and p.customer_id = c.id and p.state = 'done'`);
};

/** Works it out, so that nothing is done yet. */
const draw = async ({ calls, people }: DemoWorld, asked: Asked, at: Date): Promise<string> => {
  const [manager] = managersOf({ people });
  return (await calls.call(assignPackage, { ...asked, dryRun: true }, { as: manager, at })).id;
};

const isDone = async ({ calls, people }: DemoWorld, id: string): Promise<void> => {
  const [as] = managersOf({ people });
  await until('an assignment', async () => (await calls.call(readAssignment, { id }, { as })).state === 'done');
};

/** One of people who are nobody's contact: the books alone say whose they are, and WeCom is not needed. */
const inTheBooks = async (world: DemoWorld, asked: Asked, at: Date): Promise<string> => {
  const [as] = managersOf(world);
  const id = await draw(world, asked, at);
  await world.calls.call(startAssignment, { id }, { as, at });
  await isDone(world, id);
  return id;
};

interface HandedOver {
  readonly externalUserId: string;
  readonly name: string;
  readonly phone: string;
  readonly to: string;
}

/** One of the contacts of somebody who has left, in the midst of which it was paused: WeCom has told of some by then. */
const midway = async (world: DemoWorld, asked: Asked, at: Date): Promise<void> => {
  const { db } = world;
  const id = await draw(world, asked, at);
  await db.query(sql`update staff_assignments set state = 'paused' where id = ${id}`);
  await db.query(sql`
    update staff_assignment_people p set changed_at = now(), asked_at = ${at}, from_left = true, state = f.state, reason = f.reason
    from (
      select seq, case n % 12 when 0 then 'refused' when 1 then 'asked' when 2 then 'asked' when 3 then 'refused'
          when 4 then 'waiting' when 5 then 'waiting' when 6 then 'unknown' else 'done' end as state,
        case n % 12 when 0 then 'declined' when 3 then 'limit' else '' end as reason
      from (
        select seq, row_number() over (order by seq) as n from staff_assignment_people
        where assignment_id = ${id} and state = 'waiting'
      ) numbered
    ) f
    where f.seq = p.seq and f.state <> 'waiting'`);
  const done = await db.query<HandedOver>(sql`
    select p.external_user_id as "externalUserId", c.name, c.phone, s.user_id as "to"
    from staff_assignment_people p join customers c on c.id = p.customer_id join wecom_staff s on s.id = p.staff_id
    where p.assignment_id = ${id} and p.state = 'done'`);
  const since = new Date(at.getTime() + HOUR);
  await db.transaction(async (tx) => {
    const taken = done.map(({ to, phone, ...one }) => ({ ...one, userId: to, since, state: '', phones: [phone] }));
    await takeContacts(tx, taken, await syncRun(tx));
    for (const { externalUserId } of done) await loseContact(tx, { externalUserId, userId: LEFT.account, at: since });
    await tx.query(sql`
      update customers c set staff_name = p.next_name from staff_assignment_people p
      where p.assignment_id = ${id} and p.customer_id = c.id and p.state = 'done'`);
  });
  await moveTo(world, id, at);
};

/** Customers given to staff: done, taken back, and paused half-way. */
export const assignments: DemoPart = {
  title: { zh: '客户分配', en: 'customers given to staff' },
  add: async (world) => {
    const { db, calls, calendar } = world;
    const [as] = managersOf(world);
    const staff = await db.query<{ id: string; active: boolean }>(sql`
      select id, active from wecom_staff order by seq`);
    const takers = staff.filter(({ active }) => active).map(({ id }) => ({ id }));
    const left = staff.filter(({ active }) => !active).map(({ id }) => id);
    const [begun, undone, spread] = [calendar.workdayAgo(30), calendar.workdayAgo(29), calendar.workdayAgo(16)];
    const trial: Asked = { cities: ['舟山'], staff: takers.slice(0, 1), share: 'even', remark: '试点' };
    const tried = await inTheBooks(world, trial, begun);
    const back = (await calls.call(undoAssignment, { id: tried }, { as, at: undone })).id;
    await isDone(world, back);
    await moveTo(world, tried, begun);
    await moveTo(world, back, undone);
    world.report(1, 3);
    const fresh: Asked = {
      cities: ['衢州', '丽水'],
      staff: takers.slice(1, 4),
      share: 'leastLoaded',
      remark: '新客跟进',
    };
    await moveTo(world, await inTheBooks(world, fresh, spread), spread);
    world.report(2, 3);
    const remark = `${LEFT.username}离职，客户转接`;
    const handed: Asked = { currentStaffIds: left, staff: takers.slice(2, 4), share: 'even', remark };
    await midway(world, handed, new Date(calendar.now.getTime() - 20 * HOUR));
    world.report(3, 3);
  },
};
