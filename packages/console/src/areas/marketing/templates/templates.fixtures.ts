import type {
  AppTemplate,
  Customer,
  OwnReceiver,
  SmsTemplate,
  TemplateParam,
  TemplatePeople,
  TemplateReview,
  TemplateRules,
  TemplateSample,
  TemplateVersion,
  WechatTemplate,
} from '@console/api/contract';

export const params: TemplateParam[] = [
  { name: 'name', label: '姓名', sample: '王芷晴' },
  { name: 'level', label: '等级', sample: '金卡' },
  { name: 'attribute.座位', label: '座位', sample: '（座位）' },
];

/** Where the installation can be reached from outside. */
export const paramsWithWayOut: TemplateParam[] = [
  {
    name: 'optOutLink',
    label: '退订链接',
    sample: 'https://go.example.cn/o/k3f9a-Qw8ZtB2mLx',
    source: 'message',
  },
  ...params,
];

export const rules: TemplateRules = {
  forbiddenWords: ['全网最低价', '稳赚'],
  linkHosts: ['example.cn'],
  version: 3,
  updatedBy: '陈思远',
  updateTime: '2026-11-02T02:00:00.000Z',
  params,
  channels: [
    { channel: 'sms', configured: true, price: 45 },
    { channel: 'wechat', configured: true, price: 0 },
    { channel: 'app', configured: true, price: 0 },
  ],
};

export const notConfigured: TemplateRules = {
  ...rules,
  channels: rules.channels.map((one) => ({ ...one, configured: false, price: null })),
};

const head = {
  enabled: true,
  version: 3,
  revision: 5,
  state: 'draft' as const,
  usableVersion: 2,
  reviewWords: '',
  reviewedBy: '',
  createdBy: '陈思远',
  createTime: '2026-11-08T02:41:00.000Z',
  updateTime: '2026-11-21T02:41:00.000Z',
};

export const sms: SmsTemplate = {
  ...head,
  id: '41',
  templateName: '季票续费提醒',
  smsKind: 'marketing',
  signName: '浙江篮协',
  signFileId: null,
  content:
    '${name}，你的 25-26 赛季季票（${attribute.座位}）12-31 到期。12-05 前续费享 9 折并保留原座位，点 https://hb.example.cn/x7k2 办理。拒收请回复R',
  vendorCode: '',
};

export const wechat: WechatTemplate = {
  ...head,
  id: '42',
  templateName: '季票到期提醒',
  wechatTemplateId: 'TM00015',
  title: '季票到期提醒',
  fields: [
    { keyword: 'thing1', label: '会员姓名', value: '${name}' },
    { keyword: 'thing2', label: '座位', value: '${attribute.座位}' },
    { keyword: 'thing3', label: '温馨提示', value: '12-05 前续费可保留原座位' },
  ],
  url: 'https://hb.example.cn/renew',
};

export const app: AppTemplate = {
  ...head,
  id: '43',
  templateName: '季票到期推送',
  title: '季票 12-31 到期',
  content: '${name}，12-05 前续费可保留原座位',
  imageUrl: '',
  appAction: 'page',
  target: 'pages/ticket/renew',
};

export const smsContent = {
  channel: 'sms' as const,
  smsKind: sms.smsKind,
  signName: sms.signName,
  signFileId: null,
  content: sms.content,
  vendorCode: '',
};

const reviewed = { submittedBy: '', submitTime: null, reviewedBy: '', reviewTime: null, reviewWords: '' };

export const versions: TemplateVersion[] = [
  {
    ...reviewed,
    version: 3,
    state: 'draft',
    content: smsContent,
    restoredFrom: null,
    createdBy: '陈思远',
    createTime: '2026-11-21T02:41:00.000Z',
  },
  {
    version: 2,
    state: 'approved',
    content: { ...smsContent, content: '${name}，你的季票 12-31 到期，请尽快续费。拒收请回复R' },
    restoredFrom: null,
    createdBy: '陈思远',
    createTime: '2026-11-10T02:41:00.000Z',
    submittedBy: '陈思远',
    submitTime: '2026-11-10T02:50:00.000Z',
    reviewedBy: '李慧敏',
    reviewTime: '2026-11-10T06:00:00.000Z',
    reviewWords: '可以',
  },
];

export const review: TemplateReview = {
  ...head,
  id: sms.id,
  templateName: sms.templateName,
  state: 'waiting',
  channel: 'sms',
  content: smsContent,
  usableContent: { ...smsContent, content: '${name}，你的季票 12-31 到期，请尽快续费。拒收请回复R' },
  submittedBy: '陈思远',
  submitTime: '2026-11-21T02:42:00.000Z',
  reviewTime: null,
  own: false,
};

const { wechatTemplateId, title, fields, url } = wechat;

/** The first version of a WeChat template. */
export const firstReview: TemplateReview = {
  ...review,
  id: wechat.id,
  templateName: wechat.templateName,
  version: 1,
  usableVersion: null,
  channel: 'wechat',
  content: { channel: 'wechat', wechatTemplateId, title, fields, url },
  usableContent: null,
};

export const ownReceiver: OwnReceiver = { phoneNumber: '138****8000', confirmed: true };

export const pageOf = <Row>(list: readonly Row[]) => ({ list: [...list], total: list.length, current: 1, size: 20 });

export const customer: Customer = {
  id: '9',
  customerName: '李明',
  phoneNumber: '138****8000',
  gender: 'male',
  age: 32,
  city: '杭州',
  level: '金卡',
  tags: [],
  segment: null,
  memberNumber: 'M20260009',
  orderCount: 3,
  orderAmount: 598,
  lastOrderTime: null,
  staffName: '',
  createTime: '2026-01-01T00:00:00.000Z',
};

/** Some of those that a message reaches have no seat. */
export const people: TemplatePeople = {
  peopleCount: 12_480,
  reachedCount: 11_812,
  exact: true,
  empty: [{ name: 'attribute.座位', peopleCount: 212 }],
  longest: [
    { name: 'name', letters: 6 },
    { name: 'level', letters: 4 },
    { name: 'attribute.座位', letters: 38 },
  ],
};

/** Nothing stays empty, and nobody's values are longer than the samples. */
export const plainPeople: TemplatePeople = { ...people, empty: [], longest: [] };

export const sample: TemplateSample = {
  customerId: '9',
  customerName: '李明',
  values: [
    { name: 'name', value: '李明' },
    { name: 'level', value: '金卡' },
  ],
};
