import { href, type Menu, routes } from '@console/api/contract';
import { isGranted, leavesOf, trailTo } from '../../session/menus.js';
import { routeOf } from '../../session/routeOf.js';

/** Kinds of things that the search looks for on the server. */
export type Kind = 'bases' | 'documents' | 'conversations' | 'users';

interface Place {
  /** Path in the console. */
  path: string;
}

export interface PagePlace extends Place {
  name: string;
  icon: string;
  /** Names of the folders that it lies in. */
  trail: readonly string[];
}

/** The pages that a menu shows. */
export const pagePlaces = (menus: readonly Menu[]): readonly PagePlace[] =>
  leavesOf(menus)
    .filter(({ href: path }) => routeOf(path) !== undefined && routeOf(path)?.hidden !== true)
    .map(({ name, icon, href: path }) => ({
      path,
      name,
      icon,
      trail: trailTo(path, menus)
        .slice(0, -1)
        .map((folder) => folder.name),
    }));

const userPages = ['users', 'configUsers'] as const;

/** The page on which users are found; undefined where the menus grant none. */
export const usersPage = (menus: readonly Menu[]) => userPages.find((name) => isGranted(routes[name].path, menus));

const CHATS: readonly string[] = [routes.chatAI.path, routes.deepseek.path];

/** Where a conversation is gone on with: in the chat, or on the page of its assistant. */
export const topicPlace = (topic: { id: string; assistantId: string | null }, menus: readonly Menu[]) => {
  const own = topic.assistantId === null ? [] : [href('assistant', { id: topic.assistantId })];
  const chat = [...CHATS.slice(0, 1), ...own, ...CHATS.slice(1)].find((path) => isGranted(path, menus));
  return chat === undefined ? undefined : `${chat}?${new URLSearchParams({ topic: topic.id })}`;
};

const canChat = (menus: readonly Menu[]): boolean =>
  leavesOf(menus).some(({ href: path }) => CHATS.includes(path) || routeOf(path)?.path === routes.assistant.path);

/** Whether the user's menus let them look for a kind of thing. */
export const maySearch = (kind: Kind, menus: readonly Menu[]): boolean => {
  if (kind === 'users') return usersPage(menus) !== undefined;
  return kind === 'conversations' ? canChat(menus) : isGranted(routes.knowledgeBase.path, menus);
};
