import type { Message } from '@console/api/contract';

export const draft: Message = {
  id: 'm1',
  messageSubject: '11 月 28 日 22:00 至 24:00 系统维护，期间无法提问与上传文档',
  content: '<p>维护期间暂停服务。</p>',
  notificationTime: null,
  scope: 'all',
  roles: [],
  users: [],
  status: 'draft',
  receiverCount: 0,
  readCount: 0,
  createdBy: '管理员',
  createTime: '2026-11-20T10:00:00+08:00',
  updateTime: '2026-11-20T10:00:00+08:00',
};

export const sent: Message = {
  ...draft,
  id: 'm2',
  messageSubject: '新版竞赛规则已入库',
  status: 'sent',
  notificationTime: '2026-11-20T10:00:00+08:00',
  receiverCount: 17,
  readCount: 3,
};
