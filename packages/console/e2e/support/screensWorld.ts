import { expect } from '@playwright/test';
import { demoPassword } from './demo.js';
import { importTriples, refereeTriples } from './graph.js';
import { addPlan } from './plans.js';
import { startStaff } from './staff.js';

/** What the screens show, and who looks at them. */
export interface World {
  /** The administrator's. */
  readonly token: string;
  readonly base: string;
  readonly document: string;
  readonly topic: string;
  /** An answer that somebody disliked. */
  readonly disliked: string;
  readonly user: string;
  readonly role: string;
  readonly labels: string;
  readonly message: string;
  /** One whose values are typed in. */
  readonly metric: string;
  /** An analysis report. */
  readonly report: string;
  /** A business plan. */
  readonly plan: string;
  /** An import of triples. */
  readonly triples: string;
  /** Of a crowd pack. */
  readonly portrait: string;
  readonly pack: string;
  readonly customer: string;
  /** A plan of operation whose messages were sent. */
  readonly sentPlan: string;
  /** A group of WeCom with its members. */
  readonly group: string;
  /** Customers given to staff, half of them handed over. */
  readonly assignment: string;
  /** A link that has led people to staff. */
  readonly link: string;
  /** One that was let out, and changed since. */
  readonly smsTemplate: string;
  readonly wechatTemplate: string;
  readonly appTemplate: string;
}

interface Named {
  id: string;
}

/** What of the demo world the screens show, and a conversation of the administrator's own. */
export const findWorld = async (origin: string): Promise<World> => {
  const staff = await startStaff(origin, demoPassword);
  const token = await staff.tokenOf('admin', demoPassword);
  const find = async <T extends Named>(path: string, keyword: string, more = {}): Promise<T> => {
    const wanted = { current: 1, size: 1, keyword, ...more };
    const [found] = (await staff.asAdmin<{ list: T[] }>(path, 'POST', wanted)).list;
    if (found === undefined) throw new Error(`the demo world has no ${keyword}`);
    return found;
  };
  const base = await find('knowBaseManage/queryPage', '竞赛规则库');
  const document = await find<Named & { documentId: string }>('knowledgeBaseUpload/queryPage', '篮球竞赛规则');
  const user = await find('sysUser/selectUserList', '陈思远');
  const role = await find('sysRole/selectRoleList', '竞赛管理');
  const labels = await find('tag/tagSystem/list', '赛事标签');
  const message = await find('messageNotifications/queryPage', '周末赛事值班安排');

  const portrait = await find('userPortrait/queryPage', '常购票的球迷');
  const pack = await find('marketing/crowdPack/page', '常购票的球迷');
  const { list } = await staff.asAdmin<{ list: [Named] }>('customer/queryPage', 'POST', {
    current: 1,
    size: 1,
    orders: [{ column: 'orderCount', asc: false }],
  });

  const sent = await staff.asAdmin<{ list: [Named] }>('marketing/operatePlan/page', 'POST', {
    current: 1,
    size: 1,
    planName: '主场开放日提醒',
  });

  const group = await find('marketing/privateDomain/page', '季票会员一群');
  const link = await find('marketing/qyWechat/referralLink/page', '主场大厅海报');
  const paused = { current: 1, size: 1, state: 'paused' };
  const assigned = await staff.asAdmin<{ list: [Named] }>('marketing/qyWechat/assignment/page', 'POST', paused);
  const smsTemplate = await find('marketing/smsTemplate/page', '赛后回访');
  const wechatTemplate = await find('marketing/wechatTemplate/page', '购票成功');
  const appTemplate = await find('marketing/appTemplate/page', '比赛开始');

  // Two versions of how a base is asked.
  const params = await staff.asAdmin<Named>('kbParamManage/add', 'POST', { knowledgeBaseId: base.id, topK: 6 });
  await staff.asAdmin('kbParamManage/modify', 'PUT', { id: params.id, topK: 8, note: '条款多，多看几段' });

  // One that could not be read: its list says why.
  const form = new FormData();
  form.set('knowledgeBaseId', base.id);
  form.set('file', new File(['%PDF-1.7\ncut off'], '裁判员培训大纲（未完成的上传）.pdf', { type: 'application/pdf' }));
  await staff.asAdmin('knowledgeBaseUpload/uploadV2', 'POST', form);

  const ask = async (question: string, of: object): Promise<{ id: string; topicId: string }> => {
    const asked = await staff.asAdmin<{ id: string; topicId: string }>('aiSession/chat', 'POST', { question, ...of });
    const answer = () => staff.asAdmin<{ status: string }>('aiSession/queryAnswer', 'POST', { id: asked.id });
    await expect.poll(async () => (await answer()).status, { timeout: 60_000 }).toBe('done');
    return asked;
  };
  const { topicId: topic } = await ask('每队可以暂停几次？', { assistantId: 'literature' });
  await ask('三分线距离篮圈多少米？', { topicId: topic });
  await staff.asAdmin(`aiTopic/${topic}/share`, 'PUT', { roleIds: null });
  const { id: disliked } = await ask('场地湿滑时怎么办？', { assistantId: 'literature' });
  await staff.asAdmin(
    `aiSession/giveLike/${disliked}?isLike=false&feedback=${encodeURIComponent('没有说谁来决定')}`,
    'GET',
  );

  const metric = await staff.asAdmin<Named>('metrics/add', 'POST', {
    metricName: '裁判培训人次',
    code: 'referee_training_count',
    category: '裁判',
    unit: '人次',
    period: 'month',
    definition: '当月参加裁判培训并签到的人次。',
    formula: null,
    higherIsBetter: true,
    target: 300,
  });
  for (const [time, value] of [
    ['2026-09-01 00:00:00', 286],
    ['2026-10-01 00:00:00', 342],
  ]) {
    await staff.asAdmin('metricsData/add', 'POST', { metricId: metric.id, time, value });
  }
  const report = await staff.asAdmin<Named>('analysisReport/add', 'POST', {
    reportName: '裁判培训季报',
    metricIds: [metric.id],
    startTime: '2026-09-01 00:00:00',
    endTime: '2026-10-31 23:59:59',
    period: 'month',
  });
  const reported = () => staff.asAdmin<{ status: string }>(`analysisReport/getById/${report.id}`, 'GET');
  await expect.poll(async () => (await reported()).status, { timeout: 60_000 }).toBe('done');
  const triples = await importTriples(
    { origin, token },
    { baseId: base.id, name: '裁判晋级', triples: refereeTriples },
  );
  return {
    token,
    base: base.id,
    document: document.documentId,
    topic,
    disliked,
    user: user.id,
    role: role.id,
    labels: labels.id,
    message: message.id,
    metric: metric.id,
    report: report.id,
    triples,
    portrait: portrait.id,
    pack: pack.id,
    customer: list[0].id,
    sentPlan: sent.list[0].id,
    group: group.id,
    assignment: assigned.list[0].id,
    link: link.id,
    smsTemplate: smsTemplate.id,
    wechatTemplate: wechatTemplate.id,
    appTemplate: appTemplate.id,
    plan: await addPlan({ origin, token }, '青少年篮球营'),
  };
};
