import {
  addAppTemplate,
  addSmsTemplate,
  addWechatTemplate,
  decideTemplate,
  type Input,
  modifySmsTemplate,
  submitTemplate,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { managersOf } from '../managersOf.js';
import type { DemoPart } from '../demoWorld.js';

/** How far a template has come. `changed`: it was approved, and is being written again. */
type Reached = 'draft' | 'waiting' | 'approved' | 'rejected' | 'changed';

interface Written {
  readonly reached: Reached;
  /** What whoever decided said. */
  readonly words?: string;
  /** Days ago that it was begun. */
  readonly ago: number;
}

type Sms = Written & Omit<Input<typeof addSmsTemplate>, 'signName'>;
type Wechat = Written & Input<typeof addWechatTemplate>;
type App = Written & Input<typeof addAppTemplate>;

const SIGN = '篮协会员';

const sms: readonly Sms[] = [
  {
    templateName: '家庭观赛日邀请',
    smsKind: 'marketing',
    content: '${name}，周末家庭观赛日带孩子来看球，现场有投篮活动，凭本短信领纪念徽章。拒收请回复R',
    reached: 'approved',
    words: '可以',
    ago: 30,
  },
  {
    templateName: '开赛提醒',
    smsKind: 'notice',
    content: '${name}${salutation}，您购票的比赛明天 19:30 开始，东区检票口提前一小时开放。',
    reached: 'approved',
    ago: 28,
  },
  {
    templateName: '座位升级',
    smsKind: 'marketing',
    content: '${level}专享：常规赛门票可补差价升级到内场，本周日前在小程序办理。拒收请回复R',
    reached: 'approved',
    words: '人数不要超过两千',
    ago: 24,
  },
  {
    templateName: '赛后回访',
    smsKind: 'notice',
    content: '${name}，感谢到场。请回复 1 到 5 为昨天的观赛体验打分。',
    reached: 'changed',
    words: '可以',
    ago: 21,
  },
  {
    templateName: '季票早鸟',
    smsKind: 'marketing',
    content: '${name}，新赛季季票下周开售，老会员保留原座位。拒收请回复R',
    reached: 'waiting',
    ago: 4,
  },
  {
    templateName: '周边特卖',
    smsKind: 'marketing',
    content: '球衣与周边限时特卖，线下门店同价。拒收请回复R',
    reached: 'rejected',
    words: '请写明起止日期',
    ago: 9,
  },
  { templateName: '冬训营报名', smsKind: 'notice', content: '冬训营开放报名，名额有限。', reached: 'draft', ago: 2 },
];

const wechat: readonly Wechat[] = [
  {
    templateName: '购票成功',
    wechatTemplateId: 'TM-DEMO-0001',
    title: '购票成功通知',
    fields: [
      { keyword: 'thing1', value: '${name}', label: '会员' },
      { keyword: 'date2', value: '${lastOrderDate}', label: '下单日期' },
    ],
    url: '',
    reached: 'approved',
    ago: 40,
  },
  {
    templateName: '会员等级变动',
    wechatTemplateId: 'TM-DEMO-0002',
    title: '会员等级变动提醒',
    fields: [{ keyword: 'phrase1', value: '${level}', label: '等级' }],
    url: '',
    reached: 'waiting',
    ago: 5,
  },
  {
    templateName: '退票进度',
    wechatTemplateId: 'TM-DEMO-0003',
    title: '退票进度通知',
    fields: [{ keyword: 'thing1', value: '退款将在 7 天内到账', label: '进度' }],
    url: '',
    reached: 'draft',
    ago: 3,
  },
];

const app: readonly App[] = [
  {
    templateName: '比赛开始',
    title: '主场比赛即将开始',
    content: '${name}，开场哨 30 分钟后响起',
    appAction: 'page',
    target: 'pages/game/live',
    reached: 'approved',
    ago: 35,
  },
  {
    templateName: '生日祝福',
    title: '生日快乐',
    content: '${name}，送你一张主队生日贺卡',
    appAction: 'open',
    reached: 'rejected',
    words: '生日当天才发，请改成通知',
    ago: 12,
  },
  {
    templateName: '战报推送',
    title: '本场战报已出',
    content: '看看今天谁得分最多',
    appAction: 'page',
    target: 'pages/game/report',
    reached: 'draft',
    ago: 1,
  },
];

/** What is written to people, in every state of being looked at: by one who writes, and another one who decides. */
export const templates: DemoPart = {
  title: { zh: '消息模板', en: 'message templates' },
  add: async (world) => {
    const { calls, calendar, db } = world;
    const [author, reviewer] = managersOf(world);

    /** Hands in what was written and decides, as far as it has come, and moves all of it to its time. */
    const bring = async (id: string, { reached, words = '', ago }: Written): Promise<void> => {
      const begun = calendar.workdayAgo(ago);
      const handedIn = calendar.later(begun, 0, 1);
      const decided = calendar.later(handedIn, 0, 1);
      const newest = { id, version: 1 };
      if (reached !== 'draft') await calls.call(submitTemplate, newest, { as: author, at: handedIn });
      const isDecided = reached !== 'draft' && reached !== 'waiting';
      if (isDecided)
        await calls.call(
          decideTemplate,
          { ...newest, approved: reached !== 'rejected', words },
          { as: reviewer, at: decided },
        );
      const last = isDecided ? decided : reached === 'waiting' ? handedIn : begun;
      await db.query(sql`
        update message_template_versions set created_at = ${begun},
          submitted_at = case when submitted_at is not null then ${handedIn}::timestamptz end,
          reviewed_at = case when reviewed_at is not null then ${decided}::timestamptz end
        where template_id = ${id}`);
      await db.query(sql`
        update message_templates set created_at = ${begun}, updated_at = ${last},
          submitted_at = case when submitted_at is not null then ${handedIn}::timestamptz end,
          reviewed_at = case when reviewed_at is not null then ${decided}::timestamptz end
        where id = ${id}`);
      if (reached !== 'changed') return;
      const again = calendar.later(decided, 1, 3);
      const content = '${name}，感谢到场。请点开小程序为昨天的观赛体验打分，只要半分钟。';
      await calls.call(modifySmsTemplate, { id, version: 1, content }, { as: author, at: again });
      await db.query(sql`update message_templates set updated_at = ${again} where id = ${id}`);
      await db.query(sql`
        update message_template_versions set created_at = ${again} where template_id = ${id} and version = 2`);
    };

    for (const { reached, words, ago, ...said } of sms)
      await bring((await calls.call(addSmsTemplate, { ...said, signName: SIGN }, { as: author })).id, {
        reached,
        words,
        ago,
      });
    for (const { reached, words, ago, ...said } of wechat)
      await bring((await calls.call(addWechatTemplate, said, { as: author })).id, { reached, words, ago });
    for (const { reached, words, ago, ...said } of app)
      await bring((await calls.call(addAppTemplate, said, { as: author })).id, { reached, words, ago });
  },
};
