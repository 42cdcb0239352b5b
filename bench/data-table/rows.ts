/** A hundred thousand users, the same each time. */
export interface User {
  id: string;
  name: string;
  account: string;
  role: string;
  department: string;
  phone: string;
  answers: number;
  lastSeen: string;
}

const families = ['陈', '李', '王', '赵', '刘', '孙', '周', '吴', '郑', '冯', '蒋', '韩', '许', '何', '欧阳', '司马'];
const given = ['思远', '慧敏', '立强', '雪', '建军', '晓彤', '凯', '婷', '浩', '雨桐', '文博', '璐', '志明', '静'];
const roles = ['系统管理员', '裁判管理', '竞赛管理', '会员服务', '知识库管理', '数据分析'];
const departments = ['竞赛部', '裁判委员会', '新闻部', '会员部', '信息中心'];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

export const users: User[] = Array.from({ length: 100_000 }, (_, index) => {
  const mixed = (index * 7919) % 100_003;
  return {
    id: `u${index}`,
    name: `${pick(families, mixed)}${pick(given, mixed >> 4)}${mixed % 97}`,
    account: `user${String(mixed).padStart(6, '0')}`,
    role: pick(roles, mixed >> 2),
    department: pick(departments, mixed >> 3),
    phone: `13${mixed % 10}****${String(mixed % 10_000).padStart(4, '0')}`,
    answers: (mixed * 31) % 46_215,
    lastSeen: `2026-${String((mixed % 11) + 1).padStart(2, '0')}-${String((mixed % 28) + 1).padStart(2, '0')} 10:42:12`,
  };
});

export const titles: [keyof User, string][] = [
  ['name', '用户'],
  ['account', '账号'],
  ['role', '角色'],
  ['department', '部门'],
  ['phone', '手机号'],
  ['answers', '提问'],
  ['lastSeen', '最近登录'],
];

const { compare } = new Intl.Collator('zh-CN', { numeric: true });
/** Both sides are asked for the same order: words by their sound. */
export const bySound = (one: string, other: string): number => compare(one, other);
