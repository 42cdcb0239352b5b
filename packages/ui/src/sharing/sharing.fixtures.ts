import type { SharedFacts } from './SharedConversation.js';
import type { Share, ShareRole } from './types.js';

export const link = 'https://ai.example.com/#/assistantAI/chatAI?shared=t1';

export const roles: readonly ShareRole[] = [
  { id: 'referees', name: '裁判委员会' },
  { id: 'events', name: '竞赛管理' },
];

export const notShared: Share = { shared: false, time: null };
export const withEverybody: Share = { shared: true, roles: null, time: '2026-11-21T10:30:00+08:00' };
export const withReferees: Share = { shared: true, roles: roles.slice(0, 1), time: '2026-11-21T10:30:00+08:00' };
/** Its role was deleted since. */
export const withNobody: Share = { ...withEverybody, roles: [] };

export const longRoles: readonly ShareRole[] = [
  { id: 'a', name: '全国篮球联赛常规赛与季后赛竞赛组织及裁判员派遣联合工作组（含各赛区技术代表与记录台长）' },
  { id: 'b', name: 'InternationalCompetitionsAndRefereeDevelopmentProgrammeCoordinationOffice' },
  ...Array.from({ length: 12 }, (_, at) => ({ id: `c${at}`, name: `第 ${at + 1} 赛区` })),
];

export const facts: SharedFacts = {
  title: '24 秒计时钟复位情形',
  ownerName: '陈思远',
  assistantName: '通用助手',
  time: '2026-11-21T10:30:00+08:00',
  own: false,
};
