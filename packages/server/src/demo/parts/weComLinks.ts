import { randomCode, randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { WeComContact } from '../../channels/weCom/weCom.js';
import { json } from '../../db/database.js';
import { shanghaiDay } from '../../text/moment.js';
import { CustomerEntries, readData } from '../dataFiles.js';
import type { DemoWorld } from '../demoWorld.js';
import { managersOf } from '../managersOf.js';

const DAY = 86_400_000;
/** Stands for the picture that WeCom draws: nobody comes to staff by a demo. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface DemoLink {
  readonly linkName: string;
  readonly welcome: string;
  readonly becomes: 'ready' | 'off' | 'failed';
  readonly staffCount: number;
  /** From so many days ago, for so many days. */
  readonly ago: number;
  readonly days: number;
  /** Visits of a day, the fewest and the most; and how many of 1 come by them. */
  readonly visits: readonly [number, number];
  readonly come: number;
}

const links: readonly DemoLink[] = [
  {
    linkName: '主场大厅海报',
    welcome: '欢迎来看球！有关购票和入场，直接在这里问。',
    becomes: 'ready',
    staffCount: 3,
    ago: 40,
    days: 40,
    visits: [2, 12],
    come: 0.32,
  },
  {
    linkName: '季票客户专线',
    welcome: '您好，我是您的季票专属客服。',
    becomes: 'ready',
    staffCount: 1,
    ago: 24,
    days: 24,
    visits: [0, 5],
    come: 0.55,
  },
  {
    linkName: '夏令营报名传单',
    welcome: '',
    becomes: 'off',
    staffCount: 2,
    ago: 120,
    days: 34,
    visits: [1, 8],
    come: 0.28,
  },
  {
    linkName: '春季开放日',
    welcome: '欢迎来开放日！',
    becomes: 'failed',
    staffCount: 2,
    ago: 2,
    days: 0,
    visits: [0, 0],
    come: 0,
  },
];

interface MadeLink extends DemoLink {
  readonly id: string;
  /** What WeCom reports with whoever comes by it. */
  readonly code: string;
  /** Accounts. */
  readonly staff: readonly string[];
}

/** Links in every state in which their way to staff may be. */
export const addLinks = async ({ db, chance, calendar, people }: DemoWorld): Promise<MadeLink[]> => {
  const [manager] = managersOf({ people });
  const staff = await db.query<{ id: string; userId: string }>(sql`
    select id, user_id as "userId" from wecom_staff where active order by seq`);
  return db.transaction(async (tx) => {
    const made: MadeLink[] = [];
    for (const [at, link] of links.entries()) {
      const { linkName, welcome, becomes, staffCount, ago } = link;
      const [id, code] = [randomId(), randomCode(12)];
      const begun = calendar.workdayAgo(ago);
      const isReady = becomes === 'ready';
      await tx.query(sql`
        insert into referral_links (id, name, code, welcome, enabled, way_id, made, way_state, way_problem, way_said, qr_url,
          qr_image, qr_type, created_by, created_at, updated_at)
        values (${id}, ${linkName}, ${code}, ${welcome}, ${becomes !== 'off'}, ${isReady ? `demo-way-${at + 1}` : ''},
          ${becomes === 'failed' ? 0 : 1}, ${becomes}, ${becomes === 'failed' ? 'other' : ''},
          ${becomes === 'failed' ? '40098 contact way limit' : ''},
          ${isReady ? `https://wework.example.com/${at + 1}` : ''},
          ${isReady ? sql`decode(${PICTURE}, 'base64')` : sql`null`}, ${isReady ? 'image/png' : ''}, ${manager.id},
          ${begun}, ${begun})`);
      const own = chance.shuffled(staff).slice(0, staffCount);
      await tx.query(sql`
        insert into referral_link_staff (link_id, staff_id, order_num)
        select ${id}, g.id, g.place from jsonb_to_recordset(${json(own.map((one, place) => ({ id: one.id, place })))})
          as g (id text, place integer)`);
      await tx.query(sql`
        insert into referral_link_tags (link_id, tag_id)
        select ${id}, t.id from tags t join tag_systems s on s.id = t.tag_system_id where s.code = 'audience' and t.name = '球迷'`);
      made.push({ ...link, id, code, staff: own.map(({ userId }) => userId) });
    }
    return made;
  });
};

/** Somebody who came by a link, and went again, or not. */
export interface CameBy {
  readonly contact: WeComContact;
  readonly lostAt: Date | null;
}

/** Visits day by day, and who of the visitors became a contact: mostly people who are no customers. */
export const contactsByLinks = async (
  { db, chance, calendar }: DemoWorld,
  made: readonly MadeLink[],
): Promise<CameBy[]> => {
  const { surnames, given } = await readData('customers.json', CustomerEntries);
  const strangers = await db.query<{ name: string; phone: string }>(sql`
    select name, phone from customers where staff_name = '' and phone <> '' and city <> '杭州' order by seq desc limit 60`);
  const now = calendar.now.getTime();
  const came: CameBy[] = [];
  for (const { id, code, staff, ago, days, visits, come } of made) {
    const counts = Array.from({ length: days }, (_, at) => ({ daysAgo: ago - at - 1, count: chance.whole(...visits) }));
    const rows = counts.map(({ daysAgo, count }) => ({ day: shanghaiDay(new Date(now - daysAgo * DAY)), count }));
    await db.query(sql`
      insert into referral_visits (link_id, day, count)
      select ${id}, g.day, g.count from jsonb_to_recordset(${json(rows)}) as g (day date, count integer) where g.count > 0`);
    for (const { daysAgo, count } of counts)
      for (let visit = 0; visit < count; visit += 1) {
        if (!chance.happens(come)) continue;
        const customer = chance.happens(0.3) ? strangers.pop() : undefined;
        const since = calendar.daysAgo(daysAgo);
        const contact = {
          externalUserId: `wm-demo-${code}-${came.length + 1}`,
          name: customer?.name ?? `${chance.pick([...surnames])}${chance.pick(given)}`,
          userId: chance.pick(staff),
          since,
          state: code,
          phones: customer === undefined ? [] : [customer.phone],
        };
        const isLost = daysAgo > 1 && chance.happens(0.14);
        const lostAt = isLost ? new Date(since.getTime() + chance.next() * (now - since.getTime())) : null;
        came.push({ contact, lostAt });
      }
  }
  return came;
};
