import { addUserFeedback, handleUserFeedback, submitUserFeedback } from '@console/api/contract';
import sql from 'sql-template-tag';
import { Opinions, readData } from '../dataFiles.js';
import type { DemoPart, DemoPerson, DemoWorld } from '../demoWorld.js';
import { DAYS } from './visits.js';

type Status = 'pending' | 'processing' | 'done' | 'ignored';

const statusOf = ({ chance }: Pick<DemoWorld, 'chance'>, daysAgo: number): Status => {
  if (daysAgo > 30) return chance.happens(0.75) ? 'done' : 'ignored';
  if (daysAgo > 9) return chance.pick(['done', 'processing', 'ignored', 'processing']);
  return chance.happens(0.3) ? 'processing' : 'pending';
};

/** Some of the newest: whatever chance makes of the others, every state occurs. */
const newest: readonly { daysAgo: number; status: Status }[] = [
  { daysAgo: 6, status: 'ignored' },
  { daysAgo: 5, status: 'done' },
  { daysAgo: 3, status: 'processing' },
  { daysAgo: 1, status: 'pending' },
];

/** How old each of so many opinions is, oldest first, and how far its handling has come. */
export const opinionPlan = (world: Pick<DemoWorld, 'chance'>, count: number): { daysAgo: number; status: Status }[] => {
  const others = Array.from({ length: count - newest.length }, () => Math.floor(world.chance.next() ** 1.6 * DAYS));
  return [...others.map((daysAgo) => ({ daysAgo, status: statusOf(world, daysAgo) })), ...newest].toSorted(
    (a, b) => b.daysAgo - a.daysAgo,
  );
};

const replies: Readonly<Record<Exclude<Status, 'pending'>, readonly string[]>> = {
  done: [
    '已在新版本中改进，感谢建议',
    '已更正，请刷新后查看',
    '已和责任部门确认并更新',
    '功能已经支持，入口在更多菜单里',
  ],
  ignored: ['暂不在本期范围，已记录', '与另一条建议重复，已合并', '现有功能可以满足，已电话说明'],
  processing: ['已排入下月计划', '正在复现，需要更多信息时会联系您', '已转信息技术部'],
};

/** Moves what handling has told the writer to the time at which it was handled. */
const dateNotice = async ({ db }: DemoWorld, at: Date): Promise<void> => {
  await db.query(sql`
    with moved as (
      update messages set created_at = ${at}, updated_at = ${at}, notification_time = ${at}
      where template <> '' and created_at > ${new Date(Date.now() - 60_000)} and updated_at > ${at} returning id
    )
    update notification_records set notification_time = ${at} where message_id in (select id from moved)`);
};

/** What people wrote about the product, in every state of being handled. */
export const feedback: DemoPart = {
  title: { zh: '用户反馈', en: 'feedback' },
  add: async (world) => {
    const { calls, chance, calendar, db, people, turns, admin } = world;
    const { opinions } = await readData('opinions.json', Opinions);
    const desk = people.filter(({ role, stopped }) => role === '客服坐席' && !stopped);
    const shuffled = chance.shuffled(opinions);
    const told: { id: string; at: Date; status: Status }[] = [];
    for (const [index, { daysAgo, status }] of opinionPlan(world, opinions.length).entries()) {
      const feedbackInfo = shuffled[index] ?? '';
      const at = calendar.daysAgo(daysAgo);
      const own = turns.filter((turn) => turn.at < at && !turn.person.stopped).at(-1);
      const about = index % 5 === 0 ? own : undefined;
      const present = people.filter(({ since, stopped }) => since < at && !stopped);
      const person: Pick<DemoPerson, 'id'> = about?.person ?? (present.length > 0 ? chance.pick(present) : admin);
      const { id } =
        about === undefined
          ? await calls.call(addUserFeedback, { feedbackInfo }, { as: person, at })
          : await calls.call(submitUserFeedback, { feedbackInfo, sessionId: about.id }, { as: person, at });
      told.push({ id, at, status });
    }
    told.sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const { id, at, status } of told) {
      await db.query(sql`update user_feedback set created_at = ${at} where id = ${id}`);
      if (status === 'pending') continue;
      const time = calendar.later(at, 0, 5);
      const by = desk.filter(({ since }) => since < time);
      const caller = { as: by.length > 0 ? chance.pick(by) : admin, at: time };
      await calls.call(handleUserFeedback, { idList: [id], status, handleNote: chance.pick(replies[status]) }, caller);
      await db.query(sql`update user_feedback set handle_time = ${time} where id = ${id}`);
      await dateNotice(world, time);
    }
  },
};
