import { addOperatePlan, addPdTask, modifyOperatePlan, pageCrowdPacks } from '@console/api/contract';
import sql from 'sql-template-tag';
import { shanghaiDay } from '../../text/moment.js';
import type { DemoPart } from '../demoWorld.js';

interface DemoPlan {
  readonly planName: string;
  readonly packName: string;
  /** Days from today. */
  readonly from: number;
  readonly to: number;
  /** In fen. */
  readonly budget: number | null;
  readonly taskName: string;
  readonly content: string;
  readonly becomes: 'draft' | 'active' | 'paused' | 'finished';
}

const plans: readonly DemoPlan[] = [
  {
    planName: '赛季回顾问候',
    packName: '愿收短信的会员',
    from: -16,
    to: -9,
    budget: null,
    taskName: '问候',
    content: '谢谢你陪主队走过这个赛季，新赛季见。',
    becomes: 'finished',
  },
  {
    planName: '家庭观赛日邀请',
    packName: '常购票的球迷',
    from: -2,
    to: 5,
    budget: 200_000,
    taskName: '邀请',
    content: '周末家庭观赛日，带孩子来看球，现场有投篮活动。',
    becomes: 'active',
  },
  {
    planName: '老客回访',
    packName: '很久没来的老客',
    from: -6,
    to: 12,
    budget: 50_000,
    taskName: '回访',
    content: '好久不见，想听听你的意见：下次来看球最在意什么？',
    becomes: 'paused',
  },
  {
    planName: '季票早鸟',
    packName: '常购票的球迷',
    from: 6,
    to: 20,
    budget: 300_000,
    taskName: '开售提醒',
    content: '季票早鸟下周开售，老会员可以保留座位。',
    becomes: 'active',
  },
  {
    planName: '冬训营报名',
    packName: '愿收短信的会员',
    from: 14,
    to: 21,
    budget: null,
    taskName: '报名通知',
    content: '冬训营开放报名，名额有限。',
    becomes: 'draft',
  },
];

const DAY = 86_400_000;

/** Whom the association means to tell what, over some weeks around today. Nothing of it is sent. */
export const operatePlans: DemoPart = {
  title: { zh: '运营计划', en: 'operate plans' },
  add: async ({ calls, admin, calendar, db }) => {
    const { now } = calendar;
    const dayIn = (days: number) => shanghaiDay(new Date(now.getTime() + days * DAY));
    const caller = { as: admin, at: calendar.workdayAgo(18) };
    const { list: packs } = await calls.call(pageCrowdPacks, { current: 1, size: 20 }, caller);
    for (const { packName, from, to, taskName, content, becomes, ...plan } of plans) {
      const { id } = await calls.call(
        addOperatePlan,
        {
          ...plan,
          crowdPackId: packs.find((pack) => pack.packName === packName)?.id ?? null,
          startTime: `${dayIn(from)} 09:00:00`,
          endTime: `${dayIn(to)} 20:00:00`,
        },
        caller,
      );
      await calls.call(addPdTask, { planId: id, taskName, channel: 'qyWechat', content }, caller);
      if (becomes === 'finished') await db.query(sql`update operate_plans set status = 'finished' where id = ${id}`);
      if (becomes === 'active' || becomes === 'paused')
        await calls.call(modifyOperatePlan, { id, executeStatus: 'waiting' }, caller);
      if (becomes === 'paused') await calls.call(modifyOperatePlan, { id, executeStatus: 'paused' }, caller);
      await db.query(sql`
        update operate_plans set created_at = ${caller.at}, updated_at = ${caller.at} where id = ${id}`);
      await db.query(sql`update plan_log set created_at = ${caller.at} where plan_id = ${id}`);
    }
  },
};
