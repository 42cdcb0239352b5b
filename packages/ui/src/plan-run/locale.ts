const count = (value: number): string => value.toLocaleString('en-US');
const plural = (value: number, one: string, many: string): string => `${count(value)} ${value === 1 ? one : many}`;

export const planRunZh = {
  run: (name: string) => `${name} 的执行进度`,
  states: { preparing: '准备中', sending: '执行中', paused: '已暂停', stopped: '已停止', finished: '已完成' },
  unknown: '其他',
  progress: (sent: number, total: number) => `已发送 ${count(sent)}，共 ${count(total)}`,
  prepared: (at: number, of: number) => `正在写消息：已看 ${count(at)} / ${count(of)} 人`,
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
  stopping: (people: number) => `停止后剩余 ${count(people)} 人不再发送，已发的不能撤回`,
  join: '，',

  dryRun: '试运行结果',
  at: (time: string, people: number) => `${time}，人群 ${count(people)} 人`,
  again: '再试一次',
  tryIt: '试运行',
  never: '还没有试运行：先看谁会收到、谁不会，再启动',
  looking: (people: number) => `正在试运行，已看 ${count(people)} 人`,
  broken: '试运行没有完成，请再试一次',
  willSend: '将发送',
  willNot: '不发送',
  colon: '：',
  listed: '、',
  reasons: {
    noAddress: '无号码',
    optedOut: '已退订',
    limit: '超过每日上限',
    quietHours: '静默时段',
    budget: '预算不足',
  },
  otherReason: '其他原因',
  shares: (people: number, willSend: number, willNot: number) =>
    `${count(people)} 人中将发送 ${count(willSend)}，不发送 ${count(willNot)}`,
  open: (reason: string, people: number) => `${reason} ${count(people)} 人，看名单`,
  cost: (yuan: string) => `预计费用 ¥${yuan}`,
  waits: (time: string) => `启动时在静默时段，等到 ${time} 开始发送`,
  faults: {
    old: '结果已超过 30 分钟，启动前请再试一次',
    audience: '人群包有变化，启动前请再试一次',
    plan: '计划有修改，启动前请再试一次',
  },
};

export const planRunEn: typeof planRunZh = {
  run: (name) => `Progress of ${name}`,
  states: { preparing: 'Preparing', sending: 'Running', paused: 'Paused', stopped: 'Stopped', finished: 'Done' },
  unknown: 'Other',
  progress: (sent, total) => `${count(sent)} of ${count(total)} sent`,
  prepared: (at, of) => `Writing messages: ${count(at)} of ${plural(of, 'person', 'people')} looked at`,
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
  stopping: (people) =>
    `Once stopped, ${plural(people, 'person gets', 'people get')} nothing. What was sent stays sent.`,
  join: ', ',

  dryRun: 'Dry run',
  at: (time, people) => `${time}, ${plural(people, 'person', 'people')}`,
  again: 'Try again',
  tryIt: 'Try it',
  never: 'It was not tried yet. See who would get it, and who not, before you start.',
  looking: (people) => `Trying: ${plural(people, 'person', 'people')} looked at`,
  broken: 'The dry run did not come to its end. Try again.',
  willSend: 'Will be sent',
  willNot: 'Not sent',
  colon: ': ',
  listed: ', ',
  reasons: {
    noAddress: 'No number',
    optedOut: 'Opted out',
    limit: 'Over the daily limit',
    quietHours: 'Quiet hours',
    budget: 'Over the budget',
  },
  otherReason: 'Another reason',
  shares: (people, willSend, willNot) =>
    `Of ${plural(people, 'person', 'people')} ${count(willSend)} will get it, ${count(willNot)} not`,
  open: (reason, people) => `${reason}, ${plural(people, 'person', 'people')}, show them`,
  cost: (yuan) => `Costs about ¥${yuan}`,
  waits: (time) => `It begins in quiet hours, and waits until ${time}.`,
  faults: {
    old: 'It is over 30 minutes old. Try again before you start.',
    audience: 'The crowd pack has changed. Try again before you start.',
    plan: 'The plan was changed. Try again before you start.',
  },
};

export const planRunWords = { key: 'planRun', zh: planRunZh, en: planRunEn } as const;
