import type { AuditEntry, ManagedUser, Role, Tag, TagSystem } from '@console/api/contract';

const time = '2026-11-20T10:00:00+08:00';

export const referees: Role = {
  id: 'referees',
  name: '竞赛规则部资料查阅与复核人员（含外聘裁判员及技术代表）',
  description: '只能查阅和提问，不能改动知识库',
  enabled: true,
  userCount: 2,
  menuCount: 1,
  tagSystems: [{ id: 'rules', name: '竞赛规则标签' }],
  createTime: time,
  updateTime: time,
};

export const editors: Role = {
  ...referees,
  id: 'editors',
  name: '知识编辑',
  description: '',
  enabled: false,
  userCount: 0,
  menuCount: 12,
};

export const linxiao: ManagedUser = {
  id: 'linxiao',
  account: 'linxiao',
  username: '林晓',
  phoneNumber: '13800002671',
  email: 'linxiao@example.com',
  department: '竞赛部',
  roles: [{ id: referees.id, name: referees.name }],
  enabled: true,
  lastSignInTime: time,
  createTime: time,
  updateTime: time,
};

export const alexandra: ManagedUser = {
  ...linxiao,
  id: 'alexandra',
  account: 'alexandra.konstantinopoulou',
  username: 'Alexandra Konstantinopoulou',
  department: '',
  enabled: false,
  lastSignInTime: null,
};

/** Holds more than whoever looks. */
export const director: ManagedUser = {
  ...linxiao,
  id: 'director',
  username: '周岚',
  account: 'zhoulan',
  manageable: false,
};

/** Grants more than whoever looks holds. */
export const administrators: Role = {
  ...referees,
  id: 'administrators',
  name: '系统管理员',
  description: '',
  manageable: false,
  grantable: false,
};

export const rules: TagSystem = {
  id: 'rules',
  code: 'rules',
  name: '竞赛规则标签',
  description: '',
  enabled: true,
  roles: [{ id: referees.id, name: referees.name }],
  tagCount: 2,
  createTime: time,
  updateTime: time,
};

const general: Tag = {
  id: 'general',
  parentId: null,
  tagSystemId: rules.id,
  name: '比赛通则',
  description: '比赛时间、场地与器材',
  orderNum: 1,
  enabled: true,
  updateTime: time,
};

export const tags: Tag[] = [
  general,
  { ...general, id: 'clock', parentId: general.id, name: '计时', description: '', enabled: false },
];

/** The same, with how much carries them. */
export const usedTags: Tag[] = tags.map((tag, at) => ({
  ...tag,
  uses:
    at === 0
      ? {
          customers: 12,
          documents: 3,
          faqs: 5,
          own: { customers: 10, documents: 3, faqs: 5 },
          bases: [
            { id: 'b1', name: '竞赛规程', documents: 3, faqs: 2 },
            { id: 'b2', name: '会员服务', documents: 0, faqs: 3 },
          ],
        }
      : { customers: 2, documents: 0, faqs: 0, own: { customers: 2, documents: 0, faqs: 0 }, bases: [] },
}));

const deleted: AuditEntry = {
  id: 'deleted',
  userId: linxiao.id,
  username: linxiao.username,
  account: linxiao.account,
  action: 'deleteRole',
  target: 'id=interns',
  subjects: [{ id: 'interns', kind: 'role', name: '实习人员', exists: false }],
  failure: null,
  failureText: null,
  address: '10.20.3.41',
  time,
};

export const auditEntries: AuditEntry[] = [
  {
    ...deleted,
    id: 'changed',
    action: 'updateUser',
    target: `id=${alexandra.id} roleIds=${referees.id},${editors.id}`,
    subjects: [
      { id: alexandra.id, kind: 'user', name: alexandra.username, exists: true },
      { id: referees.id, kind: 'role', name: referees.name, exists: true },
      { id: editors.id, kind: 'role', name: editors.name, exists: true },
    ],
  },
  deleted,
  {
    ...deleted,
    id: 'refused',
    action: 'deleteUser',
    target: `id=${linxiao.id}`,
    subjects: [{ id: linxiao.id, kind: 'user', name: linxiao.username, exists: true }],
    failure: 'last_administrator',
    failureText: '操作后将没有人能管理用户和角色，请先授权给其他人',
  },
  { ...deleted, id: 'in', action: 'login', target: '', subjects: [] },
  {
    ...deleted,
    id: 'many',
    action: 'modifyDocuments',
    subjects: [
      '2026 赛季职业联赛纪律处罚与申诉程序暂行规定（征求意见稿）.pdf',
      '竞赛规则.pdf',
      '裁判手册.pdf',
      '场馆.pdf',
    ].map((name, at) => ({ id: `d${at}`, kind: 'document', name, exists: true })),
  },
];
