const count = (value: number): string => value.toLocaleString('en-US');
const plural = (value: number, one: string, many: string): string => `${count(value)} ${value === 1 ? one : many}`;

/** What messages go to, each to one. */
export type Recipients = 'people' | 'groups';

const isOfGroups = (of: Recipients | undefined): boolean => of === 'groups';
const zhUnit = (value: number, of?: Recipients): string => `${count(value)} ${isOfGroups(of) ? '个群' : '人'}`;
const enUnit = (value: number, of?: Recipients): string =>
  isOfGroups(of) ? plural(value, 'group', 'groups') : plural(value, 'person', 'people');

export const planRunZh = {
  run: (name: string) => `${name} 的执行进度`,
  states: { preparing: '准备中', sending: '执行中', paused: '已暂停', stopped: '已停止', finished: '已完成' },
  unknown: '其他',
  progress: (sent: number, total: number) => `已发送 ${count(sent)}，共 ${count(total)}`,
  prepared: (at: number, all: number, of?: Recipients) => `正在写消息：已看 ${count(at)} / ${zhUnit(all, of)}`,
  perMinute: (messages: number) => `每分钟 ${count(messages)} 条`,
  left: (minutes: number) =>
    minutes < 60 ? `约剩 ${Math.max(1, Math.ceil(minutes))} 分钟` : `约剩 ${Math.ceil(minutes / 60)} 小时`,
  delivered: '送达',
  failed: '失败',
  awaited: '回执未到',
  withheld: '未发',
  clicked: '点击',
  pause: '暂停',
  resume: '继续',
  stop: '停止',
  stopping: (left: number, of?: Recipients) => `停止后剩余 ${zhUnit(left, of)}不再发送，已发的不能撤回`,
  join: '，',

  dryRun: '试运行结果',
  at: (time: string, all: number, of?: Recipients) => `${time}，${isOfGroups(of) ? '' : '人群 '}${zhUnit(all, of)}`,
  again: '再试一次',
  tryIt: '试运行',
  never: '还没有试运行：先看谁会收到、谁不会，再启动',
  looking: (seen: number, of?: Recipients) => `正在试运行，已看 ${zhUnit(seen, of)}`,
  broken: '试运行没有完成，请再试一次',
  willSend: '将发送',
  willNot: '不发送',
  colon: '：',
  listed: '、',
  reasons: {
    noAddress: '无号码',
    optedOut: '已退订',
    limit: '超过每人每日上限',
    quietHours: '静默时段',
    twice: '号码重复',
    dayFull: '超过渠道每日上限',
    budget: '预算不足',
    groupOff: '群已停用或已解散',
    ownerGone: '群主已不可用',
  },
  reasonsOfGroups: { optedOut: '群里有人已退订', limit: '超过每群每日上限' },
  otherReason: '其他原因',
  shares: (all: number, willSend: number, willNot: number, of?: Recipients) =>
    `${zhUnit(all, of)}中将发送 ${count(willSend)}，不发送 ${count(willNot)}`,
  open: (reason: string, left: number, of?: Recipients) => `${reason} ${zhUnit(left, of)}，看名单`,
  empty: (variable: string, people: number) => `${variable} ${count(people)} 人`,
  emptyValues: (listed: string) => `变量没有内容，将留空：${listed}`,
  cost: (yuan: string) => `预计费用 ¥${yuan}`,
  waits: (time: string) => `启动时在静默时段，等到 ${time} 开始发送`,
  days: (days: number) => `受渠道每日上限限制，要 ${count(days)} 天才能发完`,
  faults: {
    old: '结果已超过 30 分钟，启动前请再试一次',
    audience: '人群包有变化，启动前请再试一次',
    plan: '计划有修改，启动前请再试一次',
  },
  groupsChanged: '群有变化，启动前请再试一次',
};

export const planRunEn: typeof planRunZh = {
  run: (name) => `Progress of ${name}`,
  states: { preparing: 'Preparing', sending: 'Running', paused: 'Paused', stopped: 'Stopped', finished: 'Done' },
  unknown: 'Other',
  progress: (sent, total) => `${count(sent)} of ${count(total)} sent`,
  prepared: (at, all, of) => `Writing messages: ${count(at)} of ${enUnit(all, of)} looked at`,
  perMinute: (messages) => `${count(messages)} a minute`,
  left: (minutes) =>
    minutes < 60 ? `about ${Math.max(1, Math.ceil(minutes))} min left` : `about ${Math.ceil(minutes / 60)} h left`,
  delivered: 'Delivered',
  failed: 'Failed',
  awaited: 'No receipt yet',
  withheld: 'Not sent',
  clicked: 'Clicked',
  pause: 'Pause',
  resume: 'Go on',
  stop: 'Stop',
  stopping: (left, of) =>
    `Once stopped, ${enUnit(left, of)} ${left === 1 ? 'gets' : 'get'} nothing. What was sent stays sent.`,
  join: ', ',

  dryRun: 'Dry run',
  at: (time, all, of) => `${time}, ${enUnit(all, of)}`,
  again: 'Try again',
  tryIt: 'Try it',
  never: 'It was not tried yet. See who would get it, and who not, before you start.',
  looking: (seen, of) => `Trying: ${enUnit(seen, of)} looked at`,
  broken: 'The dry run did not come to its end. Try again.',
  willSend: 'Will be sent',
  willNot: 'Not sent',
  colon: ': ',
  listed: ', ',
  reasons: {
    noAddress: 'No number',
    optedOut: 'Opted out',
    limit: 'Over the daily limit per person',
    quietHours: 'Quiet hours',
    twice: 'Same number as another',
    dayFull: 'Over the daily limit of the channel',
    budget: 'Over the budget',
    groupOff: 'Group switched off or dismissed',
    ownerGone: 'Owner of the group gone',
  },
  reasonsOfGroups: { optedOut: 'Somebody in the group opted out', limit: 'Over the daily limit per group' },
  otherReason: 'Another reason',
  shares: (all, willSend, willNot, of) => `Of ${enUnit(all, of)} ${count(willSend)} will get it, ${count(willNot)} not`,
  open: (reason, left, of) => `${reason}, ${enUnit(left, of)}, show them`,
  empty: (variable, people) => `${variable} for ${plural(people, 'person', 'people')}`,
  emptyValues: (listed) => `Variables that stay empty: ${listed}`,
  cost: (yuan) => `Costs about ¥${yuan}`,
  waits: (time) => `It begins in quiet hours, and waits until ${time}.`,
  days: (days) => `It takes ${count(days)} days, by the daily limit of the channel.`,
  faults: {
    old: 'It is over 30 minutes old. Try again before you start.',
    audience: 'The crowd pack has changed. Try again before you start.',
    plan: 'The plan was changed. Try again before you start.',
  },
  groupsChanged: 'A group has changed. Try again before you start.',
};

export const planRunWords = { key: 'planRun', zh: planRunZh, en: planRunEn } as const;
