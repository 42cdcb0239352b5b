import type { RfmSegment } from '@console/api/contract';
import type { EventDetail, OrderDetail, OwnCode, SpanningCode } from './ruleFields.js';

export interface Words {
  readonly zh: string;
  readonly en: string;
}

export const ownNames: Readonly<Record<OwnCode, Words>> = {
  name: { zh: '姓名', en: 'Name' },
  phone: { zh: '手机号', en: 'Phone number' },
  email: { zh: '邮箱', en: 'Email' },
  gender: { zh: '性别', en: 'Gender' },
  age: { zh: '年龄', en: 'Age' },
  birthday: { zh: '生日', en: 'Birthday' },
  city: { zh: '城市', en: 'City' },
  level: { zh: '会员等级', en: 'Member level' },
  staff: { zh: '维护人', en: 'Looked after by' },
  source: { zh: '来源', en: 'Source' },
  member: { zh: '会员号', en: 'Member number' },
  created: { zh: '建档日期', en: 'Known since' },
  label: { zh: '标签', en: 'Label' },
  'consent.sms': { zh: '同意接收短信', en: 'Agreed to text messages' },
  'consent.wechat': { zh: '同意接收微信消息', en: 'Agreed to WeChat messages' },
  'consent.app': { zh: '同意接收应用推送', en: 'Agreed to app messages' },
  'consent.qyWechat': { zh: '同意企业微信联系', en: 'Agreed to WeCom messages' },
  segment: { zh: 'RFM 分群', en: 'RFM segment' },
  pack: { zh: '人群包', en: 'Crowd pack' },
};

export const spanningNames: Readonly<Record<SpanningCode, Words>> = {
  'order.count': { zh: '下单次数', en: 'Number of orders' },
  'order.amount': { zh: '下单金额', en: 'Amount of orders' },
  'order.last': { zh: '最近下单日期', en: 'Last order' },
  'order.first': { zh: '首次下单日期', en: 'First order' },
  'event.count': { zh: '行为次数', en: 'Number of behaviours' },
  'event.last': { zh: '最近行为日期', en: 'Last behaviour' },
};

export const orderDetailNames: Readonly<Record<OrderDetail, Words>> = {
  product: { zh: '商品', en: 'Product' },
  channel: { zh: '下单渠道', en: 'Channel' },
  status: { zh: '订单状态', en: 'State' },
  amount: { zh: '单笔金额', en: 'Amount of one order' },
};

export const eventDetailNames: Readonly<Record<EventDetail, Words>> = {
  name: { zh: '行为名称', en: 'Behaviour' },
  object: { zh: '行为对象', en: 'Done to' },
};

export const categories = {
  person: { zh: '基本信息', en: 'About the person' },
  attribute: { zh: '其他属性', en: 'Other facts' },
  label: { zh: '标签与分群', en: 'Labels and segments' },
  consent: { zh: '接收意愿', en: 'Consents' },
  order: { zh: '订单', en: 'Orders' },
  event: { zh: '行为', en: 'Behaviours' },
} as const satisfies Record<string, Words>;

export const units: Readonly<Partial<Record<OwnCode | SpanningCode | OrderDetail, Words>>> = {
  age: { zh: '岁', en: 'years' },
  'order.count': { zh: '次', en: 'orders' },
  'order.amount': { zh: '元', en: 'yuan' },
  'event.count': { zh: '次', en: 'times' },
  amount: { zh: '元', en: 'yuan' },
};

export const genders: Readonly<Record<string, Words>> = {
  male: { zh: '男', en: 'Male' },
  female: { zh: '女', en: 'Female' },
  unknown: { zh: '未知', en: 'Not known' },
};

export const segments: Readonly<Record<RfmSegment, Words>> = {
  champion: { zh: '重要价值', en: 'Champions' },
  promising: { zh: '重要发展', en: 'Promising' },
  cannotLose: { zh: '重要保持', en: 'Cannot lose' },
  atRisk: { zh: '重要挽留', en: 'At risk' },
  loyal: { zh: '一般价值', en: 'Loyal' },
  newcomer: { zh: '一般发展', en: 'Newcomers' },
  hibernating: { zh: '一般保持', en: 'Hibernating' },
  lost: { zh: '一般挽留', en: 'Lost' },
};

export const orderStates: Readonly<Record<string, Words>> = {
  done: { zh: '已完成', en: 'Done' },
  open: { zh: '进行中', en: 'Open' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  refunded: { zh: '已退款', en: 'Refunded' },
};
