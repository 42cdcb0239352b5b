import { addPrivateDomain, modifyPrivateDomain, pagePrivateDomains } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { WeComContact } from '../../channels/weCom/weCom.js';
import type { WeComGroupMember } from '../../channels/weCom/weComDirectory.js';
import { loseContact } from '../../weCom/contacts.store.js';
import {
  beginRun,
  loseUnseenGroups,
  nameStaff,
  noteSyncEnd,
  takeContacts,
  takeGroup,
  takeStaff,
  unnamedStaff,
} from '../../weCom/index.js';
import { calendarOf } from '../calendar.js';
import type { DemoPart, DemoWorld } from '../demoWorld.js';
import { managersOf } from '../managersOf.js';
import { type Chance, chanceOf } from '../random.js';
import { addLinks, contactsByLinks } from './weComLinks.js';

/** Apart from the chance of the world: what comes after stays as it is. */
const SEED = 20_260_517;
const DAY = 86_400_000;
/** Who has left, and whose customers wait for somebody else. */
export const LEFT = { account: 'tongan', username: '童安', daysAgo: 30 } as const;

interface DemoGroup {
  readonly name: string;
  readonly labels: readonly string[];
  readonly description: string;
  readonly size: number;
  readonly daysOld: number;
  readonly becomes?: 'off' | 'gone';
}

const groups: readonly DemoGroup[] = [
  { name: '季票会员一群', labels: ['会员', '球迷'], description: '主场季票持有人', size: 86, daysOld: 260 },
  { name: '主场观赛家庭群', labels: ['家长'], description: '带孩子来看球的家庭', size: 64, daysOld: 150 },
  { name: 'U12 青训家长群', labels: ['家长'], description: '', size: 47, daysOld: 96 },
  { name: '', labels: [], description: '', size: 9, daysOld: 21 },
  {
    name: '老客回归群',
    labels: ['球迷'],
    description: '赛季结束，暂不使用',
    size: 23,
    daysOld: 310,
    becomes: 'off',
  },
  { name: '夏令营家长群', labels: ['家长'], description: '', size: 38, daysOld: 170, becomes: 'gone' },
];

interface Known {
  readonly name: string;
  readonly phone: string;
  readonly staffName: string;
  readonly since: Date;
}

/** Reads staff twice: one of them was there the first time alone. Answers the number of the last reading, and accounts by name. */
const readStaff = async ({ db, people }: DemoWorld) => {
  const staff = people.filter(({ role, stopped }) => role === '客服坐席' && !stopped);
  const names = new Map([...staff, LEFT].map(({ account, username }) => [account, username]));
  return db.transaction(async (tx) => {
    await takeStaff(tx, [...names.keys()], await beginRun(tx));
    for (const { id, userId } of await unnamedStaff(tx, 0, names.size))
      await nameStaff(tx, id, names.get(userId) ?? '');
    const run = await beginRun(tx);
    await takeStaff(
      tx,
      staff.map(({ account }) => account),
      run,
    );
    return { run, accounts: new Map([...names].map(([account, name]) => [name, account])) };
  });
};

/** Customers whom staff have as contacts: some of those who are theirs by the books, and of others those of who has left. */
const contactsOf = async (
  { db, calendar: { now } }: DemoWorld,
  chance: Chance,
  accounts: ReadonlyMap<string, string>,
): Promise<WeComContact[]> => {
  const known = await db.query<Known>(sql`
    (
      select name, phone, staff_name as "staffName", created_at as since from customers
      where staff_name <> '' and phone <> '' order by seq limit 900
    ) union all (
      select name, phone, ${LEFT.username}::text as "staffName", created_at as since from customers
      where staff_name = '' and phone <> '' and city = '杭州' and created_at < now() - interval '40 days' order by seq limit 48
    )`);
  const chosen = known.filter(({ staffName }) => staffName === LEFT.username || chance.happens(0.45));
  return chosen.map(({ name, phone, staffName, since }, at) => {
    const until = now.getTime() - (staffName === LEFT.username ? LEFT.daysAgo * DAY : 0);
    return {
      externalUserId: `wm-demo-${String(at + 1).padStart(4, '0')}`,
      name,
      userId: accounts.get(staffName) ?? LEFT.account,
      since: new Date(since.getTime() + chance.next() * Math.max(0, until - since.getTime())),
      state: '',
      phones: [phone],
    };
  });
};

/** Each group with its owner, another member of staff and some of their contacts; the last few of the larger ones have left again. */
const readGroups = async (
  { db, calendar }: DemoWorld,
  chance: Chance,
  { run, contacts }: { readonly run: number; readonly contacts: readonly WeComContact[] },
): Promise<void> => {
  const now = calendar.now.getTime();
  const accounts = [...new Set(contacts.map(({ userId }) => userId))].filter((one) => one !== LEFT.account);
  for (const [at, { name, size, daysOld, becomes }] of groups.entries()) {
    const created = new Date(now - daysOld * DAY);
    const joinedSince = (from: Date): Date => new Date(from.getTime() + chance.next() * (now - from.getTime()));
    const two = chance.shuffled(accounts).slice(0, 2);
    const [owner = LEFT.account] = two;
    const staff = two.map((userId): WeComGroupMember => ({ userId, isStaff: true, name: '', joined: created }));
    const members = chance
      .shuffled(contacts)
      .slice(0, size - staff.length)
      .map(({ externalUserId, name: called }, place): WeComGroupMember => {
        const joined = place === 0 && at === 0 ? new Date(now - 60_000) : joinedSince(created);
        return { userId: externalUserId, isStaff: false, name: called, joined };
      });
    const group = { chatId: `wr-demo-${at + 1}`, name, owner, created };
    const seen = becomes === 'gone' ? run - 1 : run;
    await db.transaction(async (tx) => {
      await takeGroup(tx, { ...group, members: [...staff, ...members] }, seen);
      if (size > 40) await takeGroup(tx, { ...group, members: [...staff, ...members.slice(0, -5)] }, seen);
    });
  }
  await db.transaction((tx) => loseUnseenGroups(tx, run));
  // One of those who left did so today.
  await db.query(sql`
    update private_domain_members set left_at = joined_at + (now() - joined_at) * 0.7 where left_at is not null and id % 5 <> 0`);
  await db.query(sql`update private_domains set gone_at = now() - interval '12 days' where gone_at is not null`);
};

/** What people say of the groups here, and one that is kept by hand. */
const describeGroups = async ({ calls, db, calendar, ...world }: DemoWorld): Promise<void> => {
  const [manager] = managersOf(world);
  const tags = await db.query<{ id: string; name: string }>(sql`
    select t.id, t.name from tags t join tag_systems s on s.id = t.tag_system_id where s.code = 'audience'`);
  const idsOf = (names: readonly string[]) => tags.flatMap(({ id, name }) => (names.includes(name) ? [id] : []));
  const { list } = await calls.call(pagePrivateDomains, { current: 1, size: 50 }, { as: manager });
  const described = calendar.workdayAgo(9);
  for (const { id, name } of list) {
    const group = groups.find((one) => one.name === name);
    if (group === undefined || name === '') continue;
    const { description, labels, becomes } = group;
    const said = { id, description, tagIds: idsOf(labels), enabled: becomes !== 'off' };
    await calls.call(modifyPrivateDomain, said, { as: manager, at: described });
  }
  const [staff] = await db.query<{ id: string }>(sql`select id from wecom_staff where active order by seq limit 1`);
  await db.query(sql`update private_domains set updated_at = greatest(created_at, ${described}::timestamptz)`);
  const byHand = {
    name: '老会员微信群',
    description: '企业微信以外，由会员自己维护',
    staffId: staff?.id ?? '',
    tagIds: idsOf(['会员']),
    memberCount: 120,
  };
  const at = calendar.workdayAgo(44);
  const { id } = await calls.call(addPrivateDomain, byHand, { as: manager, at });
  await db.query(sql`update private_domains set created_at = ${at}, updated_at = ${at} where id = ${id}`);
};

/**
 * What WeCom would have told: staff, whose contacts customers are, groups, and links that led new people to staff. The channel is
 * not set up: nothing of it is asked or changed there.
 */
export const weComPeople: DemoPart = {
  title: { zh: '企业微信', en: 'WeCom' },
  add: async (world) => {
    const chance = chanceOf(SEED);
    const own = { ...world, chance, calendar: calendarOf(world.calendar.now, chance) };
    const { db } = own;
    const { run, accounts } = await readStaff(own);
    const contacts = await contactsOf(own, chance, accounts);
    const came = await contactsByLinks(own, await addLinks(own));
    const all = [...contacts, ...came.map(({ contact }) => contact)];
    world.report(1, 4);
    await db.transaction((tx) => takeContacts(tx, all, run));
    for (const { contact, lostAt } of came) {
      const { externalUserId, userId } = contact;
      if (lostAt !== null) await db.transaction((tx) => loseContact(tx, { externalUserId, userId, at: lostAt }));
    }
    world.report(2, 4);
    await readGroups(own, chance, { run, contacts: all });
    await describeGroups(own);
    world.report(3, 4);
    await db.transaction((tx) => noteSyncEnd(tx));
    world.report(4, 4);
  },
};
