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
  { key: 'name', title: '用户', width: 160, mobile: 'first', render: ({ name }) => name },
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
  { key: 'seen', title: '最近登录', quiet: true, render: ({ lastSeen }) => lastSeen },
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
