import { createHash } from 'node:crypto';
import { type Area, type RouteName, routes } from '@console/api/contract';

/** One entry of the menu that an installation begins with. */
export interface PlannedMenu {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly href: string;
  /** Name in @ant-design/icons, without `Outlined`. */
  readonly icon: string;
  readonly orderNum: number;
  /** Area of the page; null for a folder. */
  readonly area: Area | null;
}

/** An assistant that has an entry of its own. */
export interface PlannedAssistant {
  readonly slug: string;
  readonly name: string;
}

type Table = typeof routes;
type MenuRouteName = {
  [N in RouteName]: Table[N] extends { access: 'menu' } ? (Table[N] extends { hidden: true } ? never : N) : never;
}[RouteName];

const folders = {
  platform: { name: 'AI 平台', href: '/assistantAI', icon: 'Home', orderNum: 1, parent: null },
  assistants: { name: 'AI 助手', href: '/assistantAI/assistant', icon: 'Robot', orderNum: 2, parent: 'platform' },
  knowledge: { name: '知识库', href: '/assistantAI/knowledgeBase', icon: 'Book', orderNum: 3, parent: 'platform' },
  management: { name: '助手管理', href: '/assistantAI/aiManage', icon: 'Control', orderNum: 4, parent: 'platform' },
} as const;

type Folder = keyof typeof folders;

/** Where each page of the route table stands. A page that is added there does not compile until it has its place here. */
const places: Record<MenuRouteName, { folder: Folder; icon: string; orderNum: number }> = {
  chatAI: { folder: 'platform', icon: 'Message', orderNum: 1 },
  assistant: { folder: 'assistants', icon: 'Robot', orderNum: 1 },
  knowledgeBase: { folder: 'knowledge', icon: 'Book', orderNum: 1 },
  assistantConfiguration: { folder: 'management', icon: 'Setting', orderNum: 1 },
};

/** The same address has the same id in every installation. */
export const menuId = (href: string): string => createHash('sha256').update(href).digest('hex').slice(0, 16);

/** All entries, folders before what stands in them. The assistants' page becomes one entry for each assistant. */
export const menuPlan = (assistants: readonly PlannedAssistant[]): PlannedMenu[] => {
  const folderEntries = Object.values(folders).map(
    ({ parent, ...folder }): PlannedMenu => ({
      ...folder,
      id: menuId(folder.href),
      parentId: parent === null ? null : menuId(folders[parent].href),
      area: null,
    }),
  );
  const pageEntries = Object.entries(places).flatMap(([name, { folder, icon, orderNum }]): PlannedMenu[] => {
    const route = Object.entries(routes).find(([key]) => key === name)?.[1];
    if (route === undefined) return [];
    const { path, title, area } = route;
    const entry = (href: string, label: string, order: number): PlannedMenu => ({
      id: menuId(href),
      parentId: menuId(folders[folder].href),
      name: label,
      href,
      icon,
      orderNum: order,
      area,
    });
    if (!path.includes('{id}')) return [entry(path, title, orderNum)];
    return assistants.map(({ slug, name: label }, index) => entry(path.replace('{id}', slug), label, index + 1));
  });
  return [...folderEntries, ...pageEntries];
};
