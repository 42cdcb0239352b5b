import type { Menu, User } from '../contract/account.js';
import { type Route, routes } from '../contract/routes.js';

const folderNames: Readonly<Record<string, string>> = {
  assistantAI: 'AI 平台',
  assistant: 'AI 助手',
  aiManage: '助手管理',
  AIToolWall: '资源中心',
  configManagement: '配置管理',
  functionSet: '功能设置',
  knowledgeBase: '知识库',
  knowledgeGraph: '知识图谱',
  marketing: '营销',
  metricsManager: '指标管理',
  permission: '权限管理',
  permissionSet: '权限设置',
  qyWechat: '企业微信',
  reports: '报表',
  templates: '触达模板',
};

/** Stand in for the assistants that a server would list. */
const assistants = [
  ['finance', '财务助手'],
  ['general', '通用助手'],
  ['search', '搜索助手'],
] as const;

const permissionIdOf = (href: string): string => `menu${href.replaceAll('/', '-')}`;

const leavesOf = ({ path, title }: Route): { href: string; name: string }[] =>
  path.includes('{id}')
    ? assistants.map(([slug, name]) => ({ href: path.replace('{id}', slug), name }))
    : [{ href: path, name: title }];

const entryIn = (entries: Menu[], href: string, name: string): Menu => {
  const found = entries.find((entry) => entry.href === href);
  if (found !== undefined) return found;
  const made = {
    name,
    href,
    icon: 'Appstore',
    orderNum: entries.length + 1,
    permissionId: permissionIdOf(href),
    directorys: [],
  };
  entries.push(made);
  return made;
};

/** The menu of somebody who was granted every page: leaves in folders, after the parts of their paths. */
const wholeMenu = (): Menu[] => {
  const top: Menu[] = [];
  const pages: readonly Route[] = Object.values(routes);
  const leaves = pages
    .filter(({ access, hidden, detailOf }) => access === 'menu' && !(hidden && detailOf))
    .flatMap(leavesOf);
  const hrefs = new Set(leaves.map(({ href }) => href));
  for (const { href, name } of leaves) {
    const parts = href.split('/').slice(1, -1);
    let entries = top;
    parts.forEach((part, depth) => {
      const folder = `/${parts.slice(0, depth + 1).join('/')}`;
      // A page is never a folder: what stands below one stands beside it.
      if (!hrefs.has(folder)) entries = entryIn(entries, folder, folderNames[part] ?? part).directorys;
    });
    entryIn(entries, href, name);
  }
  return top;
};

/** Who is signed in to the fake server: the single role admin, with every page of the route table. */
export const sampleUser: User = {
  userId: 'sample-user',
  username: '张敏',
  account: 'zhangmin',
  email: 'zhangmin@example.com',
  phoneNumber: '13800138000',
  roles: [{ id: 'admin', name: 'admin' }],
  menus: wholeMenu(),
};
