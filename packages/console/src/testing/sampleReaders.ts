import type { Menu, User } from '@console/api/contract';
import { sampleUser } from '@console/api/fake';

const isGranted = ({ href }: Menu, paths: readonly string[]): boolean => paths.some((path) => href.startsWith(path));

/** Of a menu the entries under some paths, with the folders that they lie in. */
const partOf = (menus: readonly Menu[], paths: readonly string[]): Menu[] =>
  menus.flatMap((menu) => {
    const directorys = partOf(menu.directorys, paths);
    return directorys.length > 0 || (menu.directorys.length === 0 && isGranted(menu, paths))
      ? [{ ...menu, directorys }]
      : [];
  });

const withRole = (id: string, name: string, username: string, paths: readonly string[]): User => ({
  ...sampleUser,
  username,
  roles: [{ id, name }],
  menus: partOf(sampleUser.menus, paths),
});

/** Who may look at a page of a story, by their roles. */
export const sampleReaders = {
  admin: sampleUser,
  referees: withRole('referees', '裁判管理', '李慧敏', ['/assistantAI/chatAI', '/assistantAI/knowledgeBase']),
  asker: withRole('asker', '数据查询', '陈查询', ['/assistantAI/nl2sql']),
  guest: withRole('guest', '业务人员', '王芷晴', []),
} as const satisfies Record<string, User>;

export type Reader = keyof typeof sampleReaders;

const isReader = (name: unknown): name is Reader => typeof name === 'string' && name in sampleReaders;

/** The one chosen in the toolbar; the administrator where nobody is. */
export const readerOf = (name: unknown): User => sampleReaders[isReader(name) ? name : 'admin'];
