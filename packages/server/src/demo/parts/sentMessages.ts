import type { TemplateChannel } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json } from '../../db/database.js';
import { nameCause } from '../../outbox/index.js';
import { shanghaiDay } from '../../text/moment.js';
import type { DemoPart, DemoWorld } from '../demoWorld.js';

interface DemoSending {
  readonly planName: string;
  readonly taskName: string;
  readonly channel: TemplateChannel;
  readonly templateName: string;
  readonly content: object;
  /** Days since it began, and for so many of them it went out. */
  readonly ago: number;
  readonly days: number;
  /** Of all customers who are reached by the channel, so many of a thousand. */
  readonly people: number;
  /** Of a thousand messages: not taken, not delivered, unknown, without a receipt, opened, clicked. */
  readonly shares: readonly [
    refused: number,
    lost: number,
    unknown: number,
    awaited: number,
    opened: number,
    clicked: number,
  ];
  /** Thousandths of a yuan. */
  readonly cost: number;
}

const sms = (content: string) => ({ smsKind: 'notice', signName: '省篮协', signFileId: null, content, vendorCode: '' });

const sendings: readonly DemoSending[] = [
  {
    planName: '主场开放日提醒',
    taskName: '开放日通知',
    channel: 'sms',
    templateName: '开放日通知',
    content: sms('${name}，周六主场开放日，凭短信入场，详情 https://example.com/open'),
    ago: 24,
    days: 2,
    people: 700,
    shares: [14, 21, 3, 26, 0, 118],
    cost: 45,
  },
  {
    planName: '赛程更新推送',
    taskName: '赛程变更',
    channel: 'app',
    templateName: '赛程变更',
    content: { title: '赛程有变', content: '本周末的比赛改到 19:30', imageUrl: '', appAction: 'open', target: '' },
    ago: 15,
    days: 3,
    people: 420,
    shares: [9, 12, 1, 40, 262, 74],
    cost: 0,
  },
  {
    planName: '季票到期提醒',
    taskName: '续费提醒',
    channel: 'sms',
    templateName: '续费提醒',
    content: sms('${name}，你的季票将在月底到期，续费保留座位 https://example.com/renew'),
    ago: 9,
    days: 4,
    people: 560,
    shares: [18, 16, 5, 31, 0, 164],
    cost: 45,
  },
  {
    planName: '会员服务通知',
    taskName: '积分到账',
    channel: 'wechat',
    templateName: '积分到账',
    content: { wechatTemplateId: 'TM20260101', title: '积分到账', fields: [], url: 'https://example.com/points' },
    ago: 5,
    days: 2,
    people: 380,
    shares: [22, 8, 2, 12, 0, 91],
    cost: 0,
  },
];

const DAY = 86_400_000;

/** The plan, the template and the task that the messages were sent for. */
const addPlan = async ({ db, admin, calendar }: DemoWorld, sending: DemoSending): Promise<string> => {
  const { planName, taskName, channel, templateName, content, ago, days } = sending;
  const [planId, taskId, templateId] = [randomId(), randomId(), randomId()];
  const dayIn = (after: number) => shanghaiDay(new Date(calendar.now.getTime() - (ago - after) * DAY));
  const [begin, end] = [`${dayIn(0)}T09:00:00+08:00`, `${dayIn(days)}T20:00:00+08:00`];
  await db.query(sql`
    insert into message_templates (id, channel, name, usable_version, created_by, created_at)
    values (${templateId}, ${channel}, ${templateName}, 1, ${admin.id}, ${begin}::timestamptz)`);
  await db.query(sql`
    insert into message_template_versions (template_id, version, content, state, authors, created_by, created_at)
    values (${templateId}, 1, ${json(content)}, 'approved', '{}', ${admin.id}, ${begin}::timestamptz)`);
  await db.query(sql`
    insert into operate_plans (id, name, status, start_at, end_at, authors, created_by, created_at, updated_at)
    values (${planId}, ${planName}, 'finished', ${begin}::timestamptz, ${end}::timestamptz, array[${admin.id}::text],
      ${admin.id}, ${begin}::timestamptz, ${begin}::timestamptz)`);
  await db.query(sql`
    insert into pd_tasks (id, plan_id, name, channel, template_id, template_version, status, prepared, started_by,
      started_at, finished_at, created_by, created_at, updated_at)
    values (${taskId}, ${planId}, ${taskName}, ${channel}, ${templateId}, 1, 'finished', true, ${admin.id},
      ${begin}::timestamptz, ${end}::timestamptz, ${admin.id}, ${begin}::timestamptz, ${begin}::timestamptz)`);
  await nameCause(db, `task:${taskId}`, { channel, planId, planName, taskId, taskName, templateId });
  return taskId;
};

/** What became of each: by chance, which comes out the same each time. Nobody who wants no messages gets one. */
const addMessages = async ({ db, calendar }: DemoWorld, taskId: string, sending: DemoSending): Promise<void> => {
  const { planName, channel, ago, days, people, shares, cost } = sending;
  const [refused, lost, unknown, awaited, opened, clicked] = shares;
  const first = `${shanghaiDay(new Date(calendar.now.getTime() - ago * DAY))}T09:00:00+08:00`;
  const cause = `task:${taskId}`;
  await db.query(sql`
    with chosen as (
      select c.id, c.phone, row_number() over (order by c.seq) as n,
        abs(hashtext(c.id || ${planName})::bigint) % 1000 as roll, abs(hashtext(${planName} || c.id)::bigint) as other
      from customers c
      where c.phone <> '' and abs(hashtext('in' || c.id || ${planName})::bigint) % 1000 < ${people}
        and not exists (
          select 1 from customer_consents s where s.customer_id = c.id and s.channel = ${channel} and not s.agreed)
    ),
    dated as (
      select *, ${first}::timestamptz + (other % ${days}::bigint) * interval '1 day' + (other % 600) * interval '1 minute' as at
      from chosen
    ),
    fared as (
      select *, case when roll < ${refused} then 'refused' when roll < ${refused + lost} then 'lost'
        when roll < ${refused + lost + unknown} then 'unknown'
        when roll < ${refused + lost + unknown + awaited} then 'taken'
        when roll >= ${1000 - clicked} then 'clicked' when roll >= ${1000 - clicked - opened} then 'opened'
        else 'delivered' end as fate
      from dated
    )
    insert into outbox (cause, person, customer_id, channel, address, address_hash, content, state, reason, said, cost,
      attempts, created_at, handed_at, sent_at, delivered_at, failed_at, opened_at, clicked_at)
    select ${cause}, id, id, ${channel}, phone, opt_out_hash(${channel}, phone), '{}',
      case fate when 'refused' then 'refused' when 'unknown' then 'unknown' else 'taken' end,
      case when fate = 'refused' then (array['address', 'address', 'limit', 'other'])[(other % 4 + 1)::int] else '' end,
      case fate when 'refused' then '服务商未接收' when 'lost' then '用户关机' else '' end, ${cost}::int, 1, at, at,
      case when fate <> 'refused' then at end,
      case when fate in ('delivered', 'opened', 'clicked') then at + interval '8 seconds' end,
      case when fate = 'lost' then at + interval '90 seconds' end,
      case when fate = 'opened' then at + interval '20 minutes' end,
      case when fate = 'clicked' then at + interval '35 minutes' end
    from fared order by n on conflict do nothing`);
  await db.query(sql`
    update pd_tasks set people = s.taken + s.refused + s.unknown, total = s.taken + s.refused + s.unknown,
      delivered = s.delivered, failed = s.failed + s.refused, awaited = s.taken + s.unknown - s.delivered - s.failed,
      clicked = s.clicked, cost = (s.taken + s.refused + s.unknown) * ${cost}::bigint
    from outbox_counts s where s.cause = ${cause} and pd_tasks.id = ${taskId}`);
};

/** What was sent in the last weeks, and what became of it: for reports. */
export const sentMessages: DemoPart = {
  title: { zh: '已发送的消息', en: 'sent messages' },
  add: async (world) => {
    for (const [index, sending] of sendings.entries()) {
      const taskId = await addPlan(world, sending);
      await addMessages(world, taskId, sending);
      world.report(index + 1, sendings.length);
    }
  },
};
