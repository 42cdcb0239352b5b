import { Status } from '../states/Status.js';
import type { ListColumn, ListFilter, ListPage } from './types.js';

export interface User {
  id: string;
  name: string;
  account: string;
  role: string;
  active: boolean;
  phone: string;
  lastSeen: string;
}

const names = ['陈思远', '李慧敏', '王立强', '赵雪', '刘建军', '孙晓彤', '周凯', '吴婷'];
const accounts = ['chensy', 'lihm', 'wanglq', 'zhaoxue', 'liujj', 'sunxt', 'zhoukai', 'wuting'];

export const users: User[] = names.map((name, index) => ({
  id: String(index + 1),
  name,
  account: accounts[index] ?? '',
  role: index % 2 === 0 ? '系统管理员' : '裁判管理',
  active: index !== 4,
  phone: '138****2671',
  lastSeen: `2026-11-21 10:4${index}:12`,
}));

export const pageOf = (list: readonly User[], total = list.length): ListPage<User> => ({
  list,
  total,
  current: 1,
  size: 20,
});

export const columns: ListColumn<User>[] = [
  { key: 'name', title: '用户', width: 160, sortable: true, mobile: 'first', render: ({ name }) => name },
  { key: 'account', title: '账号', width: 140, quiet: true, mobile: 'second', render: ({ account }) => account },
  { key: 'role', title: '角色', width: 140, mobile: 'second', render: ({ role }) => role },
  {
    key: 'state',
    title: '状态',
    width: 120,
    mobile: 'firstEnd',
    render: ({ active }) => (active ? <Status tone="ok">启用</Status> : <Status tone="off">已停用</Status>),
  },
  { key: 'phone', title: '手机号', width: 148, quiet: true, mobile: 'secondEnd', render: ({ phone }) => phone },
  { key: 'seen', title: '最近登录', quiet: true, sortable: true, render: ({ lastSeen }) => lastSeen },
];

export const filters: ListFilter[] = [
  {
    key: 'role',
    label: '角色',
    options: [
      { value: 'admin', label: '系统管理员' },
      { value: 'referee', label: '裁判管理' },
    ],
  },
  {
    key: 'state',
    label: '状态',
    options: [
      { value: 'on', label: '启用' },
      { value: 'off', label: '已停用' },
    ],
  },
];

const choices = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

export const manyFilters: ListFilter[] = [
  ...filters,
  {
    key: 'department',
    label: '部门',
    multiple: true,
    options: choices({ match: '竞赛部', referee: '裁判委员会', news: '新闻部', member: '会员部' }),
  },
  { key: 'source', label: '来源', options: choices({ import: '批量导入', added: '手工新增' }) },
  { key: 'city', label: '城市', options: choices({ bj: '北京', sh: '上海' }) },
  { key: 'level', label: '裁判等级', options: choices({ national: '国家级', one: '一级' }) },
];

const families = ['陈', '李', '王', '赵', '刘', '孙', '周', '吴', '郑', '冯', '蒋', '韩', '许', '何', '欧阳', '司马'];
const given = ['思远', '慧敏', '立强', '雪', '建军', '晓彤', '凯', '婷', '浩', '雨桐', '文博', '璐', '志明', '静'];
const roles = ['系统管理员', '裁判管理', '竞赛管理', '会员服务', '知识库管理', '数据分析'];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** As many users as asked for, the same each time. */
export const crowd = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919) % 100_003;
    return {
      id: `u${index}`,
      name: `${pick(families, mixed)}${pick(given, mixed >> 4)}`,
      account: `user${String(mixed).padStart(6, '0')}`,
      role: pick(roles, mixed >> 2),
      active: mixed % 9 !== 0,
      phone: `13${mixed % 10}****${String(mixed % 10_000).padStart(4, '0')}`,
      lastSeen: `2026-${String((mixed % 11) + 1).padStart(2, '0')}-${String((mixed % 28) + 1).padStart(2, '0')} 10:42:12`,
    };
  });
