import type { WeComProblem, WeComSyncStep } from '@console/api/contract';
import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  notConfigured: '企业微信还没有接入，以下数据不会更新，也不能分配客户或生成二维码。',
  toSettings: '去消息渠道设置',
  askSettings: '企业微信还没有接入，请联系能打开“消息渠道”页面的管理员。',
  never: '还没有从企业微信读取过员工、联系人和客户群。',
  sync: '立即同步',
  retry: '重试',
  running: {
    staff: '正在读取员工…',
    contacts: '正在读取联系人',
    groups: '正在读取客户群…',
  } satisfies Record<WeComSyncStep, string>,
  begun: '正在同步企业微信…',
  read: (done: number, of: number) => `：已读 ${done.toLocaleString()} / ${of.toLocaleString()} 位员工`,
  waiting: (why: string) => `同步暂停，稍后自动继续：${why}`,
  failed: (why: string) => `同步没有完成：${why}`,
  counts: (staff: number, contacts: number, groups: number) =>
    `企业微信：${staff.toLocaleString()} 位员工，${contacts.toLocaleString()} 位联系人，${groups.toLocaleString()} 个客户群`,
  syncedAt: (time: string) => `，${time} 同步`,
  problems: {
    busy: '企业微信要求稍后再试',
    unreachable: '连不上企业微信',
    account: '企业微信不接受账号、密钥或权限，请检查消息渠道设置',
    notConfigured: '企业微信没有接入',
    picture: '企业微信的二维码图片取不到，或不是图片',
    other: '企业微信拒绝了请求',
  } satisfies Record<WeComProblem, string>,
  said: (words: string) => `（${words}）`,
  staff: '员工',
  chooseStaff: '选择员工',
};

const many = (count: number, one: string, more: string): string =>
  `${count.toLocaleString()} ${count === 1 ? one : more}`;

const en: typeof zh = {
  notConfigured: 'WeCom is not set up: nothing here is kept up to date, nobody is assigned and no code is made.',
  toSettings: 'Set it up',
  askSettings: 'WeCom is not set up. Ask an administrator who has the page of message channels.',
  never: 'Staff, contacts and groups have never been read from WeCom.',
  sync: 'Sync now',
  retry: 'Try again',
  running: { staff: 'Reading staff…', contacts: 'Reading contacts', groups: 'Reading groups…' },
  begun: 'Reading from WeCom…',
  read: (done, of) => `: of ${done.toLocaleString()} / ${of.toLocaleString()} members of staff`,
  waiting: (why) => `Paused, and goes on by itself: ${why}`,
  failed: (why) => `Reading from WeCom did not succeed: ${why}`,
  counts: (staff, contacts, groups) =>
    `WeCom: ${many(staff, 'member', 'members')} of staff, ${many(contacts, 'contact', 'contacts')}, ${many(groups, 'group', 'groups')}`,
  syncedAt: (time) => `, read ${time}`,
  problems: {
    busy: 'WeCom asks to come back later',
    unreachable: 'WeCom is not reached',
    account: 'WeCom does not accept the account, its secret or its rights. Check the message channels',
    notConfigured: 'WeCom is not set up',
    picture: 'The picture of the code at WeCom cannot be fetched, or is none',
    other: 'WeCom refused',
  },
  said: (words) => ` (${words})`,
  staff: 'Staff',
  chooseStaff: 'Choose staff',
};

/** Words of what all pages about WeCom share. */
export const useWeComWords = areaWords(zh, en);
