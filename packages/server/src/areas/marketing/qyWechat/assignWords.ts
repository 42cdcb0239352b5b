import type { AssignedState, AssignReason } from '@console/api/contract';
import type { Words } from '../../../http/messages.js';

/** How far it is with one person, in files. */
export const stateWords: Readonly<Record<AssignedState, Words>> = {
  skipped: { zh: '未分配', en: 'Left alone' },
  waiting: { zh: '等待中', en: 'Waiting' },
  asked: { zh: '接替中', en: 'Being handed over' },
  done: { zh: '已分配', en: 'Assigned' },
  refused: { zh: '未成功', en: 'Refused' },
  unknown: { zh: '结果未知', en: 'Unknown' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
};

/** Why, in files. */
export const reasonWords: Readonly<Record<AssignReason, Words>> = {
  hasStaff: { zh: '已有跟进人', en: 'Has somebody already' },
  alreadyTheirs: { zh: '已由所选员工跟进', en: 'Has one of those chosen' },
  optedOut: { zh: '不接收企业微信消息', en: 'Wants no messages of WeCom' },
  full: { zh: '所选员工都已满额', en: 'Nobody has room for more' },
  underway: { zh: '正在其他分配中', en: 'In another assignment' },
  staffLeft: { zh: '原跟进人已离职，无法退回', en: 'Whoever had them has left' },
  changed: { zh: '已由他人跟进', en: 'Somebody else has them by now' },
  declined: { zh: '客户拒绝', en: 'Declined by the customer' },
  limit: { zh: '转接过于频繁', en: 'Handed over too often' },
  staffFull: { zh: '接替员工的客户数已达上限', en: 'The new one has as many contacts as allowed' },
  noContact: { zh: '已不是企业微信联系人', en: 'No contact any more' },
  untold: { zh: '企业微信一直没有告知结果，未转给接替员工', en: 'Never told by WeCom, and not with the new one' },
  account: { zh: '企业微信账号或权限有误', en: 'Account or rights of WeCom' },
  other: { zh: '企业微信未接受', en: 'Not taken by WeCom' },
};
