import type { GatherEvent, GatherProperty, GatherSource } from '@console/api/contract';

const site: GatherSource = {
  id: 'site',
  sourceName: '官网',
  kind: 'web',
  description: '协会官网与购票页',
  authorized: true,
  keyEnd: 'x7Qm',
  formerKeyUntil: null,
  origins: ['https://www.example.com'],
  perMinute: 600,
  perDay: 1_000_000,
  todayCount: 12_480,
  eventCount: 1_306_221,
  driftCount: 2,
  lastEventTime: '2026-03-01T02:15:30.000Z',
  createdBy: '王芷晴',
  createTime: '2026-01-05T01:00:00.000Z',
  updateTime: '2026-02-20T08:30:00.000Z',
};

/** A site that sends, with fields that have changed. */
export const web = site;

/** A server that was stopped, and whose former key still works. */
export const ticketing: GatherSource = {
  ...site,
  id: 'tickets',
  sourceName: '票务系统',
  kind: 'server',
  description: '',
  authorized: false,
  keyEnd: 'p0Ka',
  formerKeyUntil: '2026-03-02T02:00:00.000Z',
  origins: [],
  todayCount: 0,
  driftCount: 0,
  lastEventTime: null,
};

/** One whose name and origins are as long as they may be. */
export const longest: GatherSource = {
  ...site,
  id: 'long',
  sourceName: '浙江省篮球协会青少年篮球发展中心官方网站与移动端购票系统数据采集来源二〇二六赛季主场',
  origins: Array.from({ length: 8 }, (_, nth) => `https://tickets-${nth}.youth-development.basketball.example.com`),
  todayCount: 99_999_999,
  eventCount: 9_999_999_999,
};

const event: GatherEvent = {
  id: '1003',
  sourceId: 'site',
  sourceName: '官网',
  eventName: 'page_view',
  object: 'https://www.example.com/tickets',
  customerId: null,
  customerName: '',
  properties: [{ name: 'title', value: '购票' }],
  time: '2026-03-01T02:15:28.000Z',
  receivedTime: '2026-03-01T02:15:30.000Z',
};

/** What has come, newest first. */
export const events: GatherEvent[] = [
  event,
  {
    ...event,
    id: '1002',
    eventName: '购票',
    object: '主场对广东',
    customerId: 'c1',
    customerName: '李想',
    properties: [
      { name: 'seats', value: '2' },
      { name: 'price', value: '380' },
    ],
  },
  { ...event, id: '1001', sourceId: null, sourceName: '', eventName: '签到', object: '' },
];

const property: GatherProperty = {
  eventName: '购票',
  propertyName: 'price',
  valueType: 'number',
  drift: 'none',
  seenCount: 5210,
  share: 0.98,
  firstTime: '2026-01-05T02:00:00.000Z',
  lastTime: '2026-03-01T02:15:28.000Z',
};

/** Each way that a property can stand. */
export const schema: GatherProperty[] = [
  property,
  { ...property, valueType: 'text', drift: 'changed', seenCount: 12, share: 0.01 },
  { ...property, propertyName: 'seats', drift: 'missing', share: 0.7 },
  { ...property, propertyName: 'coupon', valueType: 'text', drift: 'new', seenCount: 40, share: 0.02 },
  { ...property, propertyName: 'debug', valueType: 'boolean', drift: 'warned', seenCount: 3, share: 0 },
];

/** A page of these. */
export const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });
