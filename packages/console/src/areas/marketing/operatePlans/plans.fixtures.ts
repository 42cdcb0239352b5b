import type { DeliveryFigures, OperatePlan, OperatePlanDetail, PdTask, PlanToApprove } from '@console/api/contract';

const authored = {
  createdBy: '赵雪',
  createTime: '2026-11-10T02:00:00.000Z',
  updateTime: '2026-11-20T02:00:00.000Z',
};

const plan = (
  id: string,
  planName: string,
  executeStatus: string,
  [from, to]: readonly [string, string],
  [crowdPackName, memberCount]: readonly [string, number],
): OperatePlan => ({
  id,
  planName,
  description: '',
  crowdPackId: `pack-${id}`,
  crowdPackName,
  memberCount,
  channels: ['sms'],
  executeStatus,
  startTime: `2026-${from}T01:00:00.000Z`,
  endTime: `2026-${to}T12:00:00.000Z`,
  taskCount: 1,
  targetCount: memberCount,
  reachedCount: 0,
  clickedCount: 0,
  budget: null,
  cost: 0,
  version: 3,
  approval: 'none',
  approvalNeeded: false,
  ...authored,
});

export const plans: OperatePlan[] = [
  plan('family', '家庭观赛日邀请', 'running', ['11-21', '11-28'], ['家庭观赛日人群', 10_480]),
  plan('early', '季票早鸟 9 折', 'running', ['11-16', '12-05'], ['季票续费与到场家庭', 12_480]),
  plan('birthday', '会员生日礼 11 月', 'paused', ['11-01', '11-30'], ['当月生日会员', 3214]),
  plan('referees', '裁判员年审提醒', 'waiting', ['11-23', '11-27'], ['年审到期裁判', 1926]),
  plan('double11', '双十一会员日', 'finished', ['11-09', '11-12'], ['全体会员', 150_361]),
];

const task = (id: string, taskName: string, change: Partial<PdTask>): PdTask => ({
  id,
  planId: 'family',
  taskName,
  channel: 'sms',
  templateId: 't1',
  templateName: '观赛邀请',
  templateVersion: 2,
  templateOutdated: false,
  templateContent: {
    channel: 'sms',
    smsKind: 'notice',
    signName: '浙江篮协',
    signFileId: null,
    content: '${name}，周六家庭观赛日，凭此短信换票',
    vendorCode: '',
  },
  content: '',
  privateDomains: [],
  sendTime: null,
  status: 'draft',
  failure: null,
  targetCount: 10_480,
  reachedCount: 0,
  clickedCount: 0,
  dryRun: null,
  run: null,
  updateTime: '2026-11-20T02:00:00.000Z',
  ...change,
});

export const running: PdTask = task('invite', '观赛邀请', {
  status: 'sending',
  reachedCount: 6177,
  run: {
    startTime: '2026-11-21T02:27:00.000Z',
    preparing: false,
    peopleCount: 10_480,
    skipped: [
      { reason: 'optedOut', count: 548 },
      { reason: 'noAddress', count: 120 },
    ],
    totalCount: 9812,
    sentCount: 6214,
    deliveredCount: 6089,
    failedCount: 37,
    awaitedCount: 88,
    withheldCount: 0,
    leftCount: 3598,
    clickedCount: 0,
    perMinute: 420,
    waitsFor: null,
    waitsUntil: null,
    cost: 44_154,
  },
});

export const tried: PdTask = task('remind', '次日提醒', {
  sendTime: '2026-11-22T02:00:00.000Z',
  dryRun: {
    state: 'ready',
    time: '2026-11-21T02:20:00.000Z',
    peopleCount: 10_480,
    willSendCount: 9812,
    skipped: [
      { reason: 'optedOut', count: 401 },
      { reason: 'quietHours', count: 147 },
      { reason: 'noAddress', count: 120 },
    ],
    cost: 44_154,
    fault: null,
    waitsUntil: null,
  },
});

/** Of WeCom, to the people of the plan. */
export const toContacts: PdTask = task('contacts', '周六提醒', {
  channel: 'qyWechat',
  templateId: null,
  templateName: '',
  templateVersion: null,
  templateContent: null,
  content: '周六见',
});

/** Of WeCom, to groups, of which one has lost its owner. */
export const toGroups: PdTask = {
  ...toContacts,
  id: 'groups',
  privateDomains: [
    { id: 'g1', name: '季票一群' },
    { id: 'g2', name: '' },
  ],
  targetCount: 2,
  dryRun: {
    state: 'ready',
    time: '2026-11-21T02:20:00.000Z',
    peopleCount: 2,
    willSendCount: 1,
    skipped: [{ reason: 'ownerGone', count: 1 }],
    cost: 0,
    fault: null,
    waitsUntil: null,
    emptyValues: [],
  },
};

const [family = plan('family', '家庭观赛日邀请', 'running', ['11-21', '11-28'], ['家庭观赛日人群', 10_480])] = plans;

export const detail = (tasks: PdTask[], change: Partial<OperatePlanDetail> = {}): OperatePlanDetail => ({
  ...family,
  askedBy: '',
  askTime: null,
  decidedBy: '',
  decideTime: null,
  decisionWords: '',
  own: true,
  tasks,
  ...change,
});

export const waiting: PlanToApprove = {
  ...family,
  approval: 'waiting',
  approvalNeeded: true,
  askedBy: '赵雪',
  askTime: '2026-11-20T02:00:00.000Z',
  decidedBy: '',
  decideTime: null,
  own: false,
};

/** What became of the messages of a plan. */
export const effect: DeliveryFigures = {
  sentCount: 6214,
  deliveredCount: 6089,
  openedCount: null,
  clickedCount: 512,
  failedCount: 37,
  unknownCount: 0,
  awaitedCount: 88,
  withheldCount: 0,
  waitingCount: 3598,
  cost: 27_963,
  reasons: [{ measure: 'failed', reason: 'address', count: 37 }],
  days: [],
  planName: '家庭观赛日邀请',
  templateName: '',
  taskName: '',
};

export const settings = {
  approvalSize: 5000,
  wechatAttribute: '',
  appAttribute: '',
  version: 0,
  updatedBy: '',
  updateTime: null,
};

export const rules = {
  forbiddenWords: ['稳赚'],
  channels: [],
  linkHosts: [],
  params: [
    { name: 'name', label: '姓名', sample: '王芷晴' },
    { name: 'attribute.座位', label: '座位', sample: '（座位）' },
    {
      name: 'optOutLink',
      label: '退订链接',
      sample: 'https://go.example.cn/o/k3f9a-Qw8ZtB2mLx',
      source: 'message' as const,
    },
  ],
  version: 0,
  updatedBy: '',
  updateTime: null,
};

export const pageOf = <T>(list: T[]) => ({ list, total: list.length, current: 1, size: 20 });
