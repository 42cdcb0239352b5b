import { addGatherSource } from '@console/api/contract';
import sql from 'sql-template-tag';
import { refreshTotals } from '../../customers/totals.js';
import { json } from '../../db/database.js';
import { CustomerEntries, readData } from '../dataFiles.js';
import type { DemoPart, DemoWorld } from '../demoWorld.js';
import { chanceOf } from '../random.js';
import { eventsOf, type InventedCustomer, ordersOf, peopleOf } from './inventedCustomers.js';

/** Apart from the chance of the world: what comes after stays as it is. */
const SEED = 20_260_301;
/** Rows that one statement writes. */
const ROWS = 2500;

const inParts = async <T>(rows: readonly T[], write: (part: readonly T[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS) await write(rows.slice(from, from + ROWS));
};

const addPeople = ({ db }: DemoWorld, people: readonly InventedCustomer[]) =>
  inParts(people, async (part) => {
    await db.query(sql`
      insert into customers (id, name, phone, email, member_number, gender, birthday, city, level, staff_name, source,
        attributes, created_at, updated_at)
      select id, name, phone, email, "memberNumber", gender, birthday, city, level, "staffName", source, attributes, at, at
      from jsonb_to_recordset(${json(part)}) as p(id text, name text, phone text, email text, "memberNumber" text,
        gender text, birthday date, city text, level text, "staffName" text, source text, attributes jsonb, at timestamptz)
      order by at`);
    await db.query(sql`
      insert into customer_consents (customer_id, channel, agreed, source, changed_at)
      select p.id, c.key, c.value::boolean, p.source, p.at
      from jsonb_to_recordset(${json(part)}) as p(id text, source text, at timestamptz, consents jsonb)
      cross join jsonb_each_text(p.consents) c`);
    await db.query(sql`
      insert into customer_labels (tag_id, customer_id, created_at)
      select t.id, p.id, p.at
      from jsonb_to_recordset(${json(part)}) as p(id text, at timestamptz, labels jsonb, "eventLabels" jsonb)
      join tag_systems s on s.code in ('audience', 'events')
      join tags t on t.tag_system_id = s.id
        and case s.code when 'audience' then p.labels else p."eventLabels" end ? t.name
      on conflict do nothing`);
  });

const addOrders = ({ db }: DemoWorld, orders: ReturnType<typeof ordersOf>) =>
  inParts(orders, (part) =>
    db.query(sql`
      insert into customer_orders (id, number, customer_id, amount, status, product, channel, ordered_at, created_at)
      select number, number, "customerId", amount, status, product, channel, at, at
      from jsonb_to_recordset(${json(part)}) as o(number text, "customerId" text, amount numeric, status text,
        product text, channel text, at timestamptz)`),
  );

/** What they did came from one source, which knows by now what its events carry. */
const addEvents = async (
  { db, calls, admin, calendar }: DemoWorld,
  events: ReturnType<typeof eventsOf>,
): Promise<void> => {
  const { id } = await calls.call(
    addGatherSource,
    { sourceName: '球迷 App', kind: 'app', description: '球迷在 App 里看的、报名的和领取的' },
    { as: admin, at: calendar.workdayAgo(90) },
  );
  await inParts(events, (part) =>
    db.query(sql`
      insert into customer_events (source_key, event_key, customer_id, name, object, properties, occurred_at, received_at)
      select ${id}, key, "customerId", name, object, properties, at, at
      from jsonb_to_recordset(${json(part)}) as e(key text, "customerId" text, name text, object text, properties jsonb,
        at timestamptz)
      order by at`),
  );
  await db.query(sql`
    insert into gather_event_names (source_id, event_name, seen_count, first_at, last_at)
    select ${id}, name, count(*), min(occurred_at), max(occurred_at) from customer_events where source_key = ${id} group by name`);
  await db.query(sql`
    insert into gather_properties
      (source_id, event_name, property_name, value_type, state, seen_count, seen_at_count, first_at, last_at)
    select ${id}, n.event_name, p.key, 'text', 'accepted', count(*), max(n.seen_count), min(e.occurred_at), max(e.occurred_at)
    from gather_event_names n
    join customer_events e on e.source_key = n.source_id and e.name = n.event_name
    cross join jsonb_object_keys(e.properties) p(key)
    where n.source_id = ${id} group by n.event_name, p.key`);
  await db.query(sql`
    update gather_sources set event_count = n.events, last_event_at = n.last
    from (select sum(seen_count) as events, max(last_at) as last from gather_event_names where source_id = ${id}) n
    where id = ${id}`);
};

/** Labels on documents and FAQ, by the base that they are in. */
const hangOnBases = async ({ db, bases }: DemoWorld, hung: CustomerEntries['hung']): Promise<void> => {
  const pairs = hung.flatMap(({ label, bases: keys }) => keys.map((key) => ({ label, base: bases.get(key)?.id })));
  const labelled = sql`jsonb_to_recordset(${json(pairs)}) as h(label text, base text)
    join tag_systems s on s.code = 'audience' join tags t on t.tag_system_id = s.id and t.name = h.label`;
  await db.query(sql`
    insert into document_labels (tag_id, document_id)
    select t.id, d.id from ${labelled} join documents d on d.knowledge_base_id = h.base on conflict do nothing`);
  await db.query(sql`
    insert into faq_labels (tag_id, faq_seq)
    select t.id, f.seq from ${labelled} join faqs f on f.knowledge_base_id = h.base and f.seq % 2 = 0
    on conflict do nothing`);
};

/** The people around the association: who they are, what they bought and did within a year, and which labels they carry. */
export const customers: DemoPart = {
  title: { zh: '客户', en: 'customers' },
  add: async (world) => {
    const entries = await readData('customers.json', CustomerEntries);
    const chance = chanceOf(SEED);
    const staff = world.people.filter(({ role, stopped }) => role === '客服坐席' && !stopped);
    const { now } = world.calendar;
    const people = peopleOf({ entries, chance, now, staff: staff.map(({ username }) => username) });
    await addPeople(world, people);
    world.report(1, 4);
    await addOrders(world, ordersOf({ entries, chance, now, people }));
    world.report(2, 4);
    await addEvents(world, eventsOf({ entries, chance, now, people }));
    world.report(3, 4);
    const ids = people.map(({ id }) => id);
    // Without it each of the people is looked up by reading every order and every event.
    await world.db.query(sql`analyze customers, customer_orders, customer_events, customer_labels`);
    await inParts(ids, (part) => refreshTotals(world.db, part));
    await hangOnBases(world, entries.hung);
    world.report(4, 4);
  },
};
