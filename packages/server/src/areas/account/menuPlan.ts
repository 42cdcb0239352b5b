import { createHash } from 'node:crypto';
import { type Route, type RouteName, routes } from '@console/api/contract';

/** `everyone`: business staff and administrators. */
export type Audience = 'administrators' | 'everyone';

/** One entry of the menu that an installation begins with. */
export interface PlannedMenu {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly href: string;
  /** Name in @ant-design/icons, without `Outlined`. */
  readonly icon: string;
  readonly orderNum: number;
  /** Whose role is granted the page at first; null for a folder. */
  readonly audience: Audience | null;
}

/** An assistant that has an entry of its own. */
export interface PlannedAssistant {
  readonly slug: string;
  readonly name: string;
}

type Table = typeof routes;
type MenuRouteName = {
  [N in RouteName]: Table[N] extends { access: 'menu' } ? (Table[N] extends { detailOf: string } ? never : N) : never;
}[RouteName];

const folders = {
  platform: { name: 'AI 平台', href: '/assistantAI', icon: 'Home', orderNum: 1, parent: null },
  assistants: { name: 'AI 助手', href: '/assistantAI/assistant', icon: 'Robot', orderNum: 6, parent: 'platform' },
  knowledge: { name: '知识库', href: '/assistantAI/knowledgeBase', icon: 'Book', orderNum: 7, parent: 'platform' },
  graph: {
    name: '知识图谱',
    href: '/assistantAI/knowledgeGraph',
    icon: 'DeploymentUnit',
    orderNum: 8,
    parent: 'platform',
  },
  metrics: {
    name: '指标管理',
    href: '/assistantAI/metricsManager',
    icon: 'LineChart',
    orderNum: 10,
    parent: 'platform',
  },
  management: { name: '助手管理', href: '/assistantAI/aiManage', icon: 'Control', orderNum: 11, parent: 'platform' },
  permission: {
    name: '权限管理',
    href: '/assistantAI/permission',
    icon: 'SafetyCertificate',
    orderNum: 12,
    parent: 'platform',
  },
  marketing: { name: '营销', href: '/marketing', icon: 'Notification', orderNum: 2, parent: null },
  templates: { name: '触达模板', href: '/marketing/templates', icon: 'Mail', orderNum: 5, parent: 'marketing' },
  qyWechat: {
    name: '企业微信',
    href: '/marketing/qyWechat',
    icon: 'CustomerService',
    orderNum: 8,
    parent: 'marketing',
  },
  config: { name: '配置管理', href: '/configManagement', icon: 'Setting', orderNum: 9, parent: null },
  permissionSet: {
    name: '权限设置',
    href: '/configManagement/permissionSet',
    icon: 'SafetyCertificate',
    orderNum: 1,
    parent: 'config',
  },
  functionSet: {
    name: '功能设置',
    href: '/configManagement/functionSet',
    icon: 'Control',
    orderNum: 2,
    parent: 'config',
  },
  portraits: {
    name: '用户画像',
    href: '/configManagement/functionSet/userPortraitManagement',
    icon: 'Profile',
    orderNum: 1,
    parent: 'functionSet',
  },
} as const;

type Folder = keyof typeof folders;

const isFolder = (key: string): key is Folder => key in folders;
const folderKeys = Object.keys(folders).filter(isFolder);

interface Place {
  folder: Folder;
  orderNum: number;
  /** Default: administrators. */
  audience?: Audience;
}

/** Where each page of the route table stands that needs an entry, also one that no menu shows. A page that is added there does not compile until it has its place here. */
const places: Record<MenuRouteName, Place> = {
  overview: { folder: 'platform', orderNum: 1 },
  chatAI: { folder: 'platform', orderNum: 2, audience: 'everyone' },
  deepseek: { folder: 'platform', orderNum: 3, audience: 'everyone' },
  assistant: { folder: 'assistants', orderNum: 1, audience: 'everyone' },
  knowledgeBase: { folder: 'knowledge', orderNum: 1 },
  configTable: { folder: 'knowledge', orderNum: 2 },
  promptConfig: { folder: 'knowledge', orderNum: 3 },
  feedbackHandle: { folder: 'knowledge', orderNum: 4 },
  assistantConfiguration: { folder: 'management', orderNum: 1 },
  sessionManage: { folder: 'management', orderNum: 2 },
  answerFeedback: { folder: 'management', orderNum: 3 },
  statistics: { folder: 'management', orderNum: 4 },
  models: { folder: 'management', orderNum: 5 },
  embedKeys: { folder: 'management', orderNum: 6 },
  users: { folder: 'permission', orderNum: 1 },
  roles: { folder: 'permission', orderNum: 2 },
  sysMessages: { folder: 'permission', orderNum: 3 },
  userFeedback: { folder: 'permission', orderNum: 4 },
  labelSystems: { folder: 'permissionSet', orderNum: 1 },
  configUsers: { folder: 'permissionSet', orderNum: 2 },
  configRoles: { folder: 'permissionSet', orderNum: 3 },
  backgroundJobs: { folder: 'permissionSet', orderNum: 4 },
  nl2sql: { folder: 'platform', orderNum: 4 },
  text2sql: { folder: 'platform', orderNum: 5 },
  tools: { folder: 'platform', orderNum: 9 },
  knowledgeGraph: { folder: 'graph', orderNum: 1 },
  tripleTasks: { folder: 'graph', orderNum: 2 },
  metricsLibrary: { folder: 'metrics', orderNum: 1 },
  metricsData: { folder: 'metrics', orderNum: 2 },
  analysisReport: { folder: 'metrics', orderNum: 3 },
  operatePlans: { folder: 'marketing', orderNum: 1 },
  canvas: { folder: 'marketing', orderNum: 2 },
  userJourney: { folder: 'marketing', orderNum: 3 },
  crowdPacks: { folder: 'marketing', orderNum: 4 },
  smsTemplates: { folder: 'templates', orderNum: 1 },
  wechatTemplates: { folder: 'templates', orderNum: 2 },
  appTemplates: { folder: 'templates', orderNum: 3 },
  templateReviews: { folder: 'templates', orderNum: 4 },
  marketingReports: { folder: 'marketing', orderNum: 6 },
  privateDomain: { folder: 'marketing', orderNum: 7 },
  qyWechatAssign: { folder: 'qyWechat', orderNum: 1 },
  referralLinks: { folder: 'qyWechat', orderNum: 2 },
  ecologyMembers: { folder: 'marketing', orderNum: 9 },
  planApprovals: { folder: 'marketing', orderNum: 10 },
  portraits: { folder: 'portraits', orderNum: 1 },
  customers: { folder: 'portraits', orderNum: 2 },
  dataGather: { folder: 'functionSet', orderNum: 2 },
  smsSettings: { folder: 'functionSet', orderNum: 3 },
  dataUpload: { folder: 'functionSet', orderNum: 4 },
};

/** The same address has the same id in every installation. */
export const menuId = (href: string): string => createHash('sha256').update(href).digest('hex').slice(0, 16);

/** What an installation is given now, and what it is given only when the pages land that are still planned. */
export interface MenuPlan {
  /** Folders before what stands in them. */
  readonly entries: readonly PlannedMenu[];
  /** Pages before the folders that hold nothing else. */
  readonly later: readonly PlannedMenu[];
}

const table: Readonly<Record<string, Route>> = routes;

/** The assistants' page becomes one entry for each assistant. */
export const menuPlan = (assistants: readonly PlannedAssistant[]): MenuPlan => {
  const entries: PlannedMenu[] = [];
  const later: PlannedMenu[] = [];
  const used = new Set<Folder>();
  for (const [name, { folder, orderNum, audience = 'administrators' }] of Object.entries(places)) {
    const route = table[name];
    if (route === undefined) continue;
    const { path, title, icon = '', planned = false } = route;
    for (let above: Folder | null = planned ? null : folder; above !== null; above = folders[above].parent)
      used.add(above);
    const entry = (href: string, label: string, order: number): PlannedMenu => ({
      id: menuId(href),
      parentId: menuId(folders[folder].href),
      name: label,
      href,
      icon,
      orderNum: order,
      audience,
    });
    const pages = path.includes('{id}')
      ? assistants.map(({ slug, name: label }, index) => entry(path.replace('{id}', slug), label, index + 1))
      : [entry(path, title, orderNum)];
    (planned ? later : entries).push(...pages);
  }
  const folderEntry = (key: Folder): PlannedMenu => {
    const { parent, ...folder } = folders[key];
    const parentId = parent === null ? null : menuId(folders[parent].href);
    return { ...folder, id: menuId(folder.href), parentId, audience: null };
  };
  return {
    entries: [...folderKeys.filter((key) => used.has(key)).map(folderEntry), ...entries],
    later: [
      ...later,
      ...folderKeys
        .filter((key) => !used.has(key))
        .toReversed()
        .map(folderEntry),
    ],
  };
};
