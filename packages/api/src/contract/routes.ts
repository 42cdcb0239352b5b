import type { Permission } from './permissions.js';

export type Area = 'account' | 'assistants' | 'chat' | 'knowledge';

/** One page of the console, without its component. */
export interface Route {
  /** Path after the `#`, `{name}` for a parameter. */
  readonly path: `/${string}`;
  /** Name of the page in Chinese; the console's dictionary has the other languages. */
  readonly title: string;
  readonly area: Area;
  /** `open`: without a token; `token`: any signed-in user; `menu`: granted by a menu entry with this path. */
  readonly access: 'open' | 'token' | 'menu';
  /** Not in the menu. */
  readonly hidden?: boolean;
  /** Path of the page whose grant opens this one too. */
  readonly detailOf?: `/${string}`;
  /** Platforms it belongs to; left out, to all. */
  readonly platforms?: readonly ('CDP' | 'AICDP')[];
  /** What a person who was granted this page may call. */
  readonly grants?: readonly Permission[];
}

/** Every page, by the name that code uses for it. */
export const routes = {
  login: { path: '/login', title: '登录', area: 'account', access: 'open' },
  notFound: { path: '/404', title: '404', area: 'account', access: 'token' },
  expAI: { path: '/expAI', title: 'AI 对话', area: 'chat', access: 'open' },
  chatAI: { path: '/assistantAI/chatAI', title: 'AI 对话', area: 'chat', access: 'menu', grants: ['chat'] },
  assistant: {
    path: '/assistantAI/assistant/{id}',
    title: 'AI助手',
    area: 'chat',
    access: 'menu',
    grants: ['chat'],
  },
  knowledgeBase: {
    path: '/assistantAI/knowledgeBase/index',
    title: '知识库',
    area: 'knowledge',
    access: 'menu',
    grants: ['knowledge', 'knowledge.look'],
  },
  chunks: {
    path: '/assistantAI/knowledgeBase/chunks',
    title: '解析块',
    area: 'knowledge',
    access: 'menu',
    hidden: true,
    detailOf: '/assistantAI/knowledgeBase/index',
  },
  assistantConfiguration: {
    path: '/assistantAI/aiManage/configuration',
    title: '助手配置',
    area: 'assistants',
    access: 'menu',
    grants: ['assistants', 'knowledge.look'],
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Address of a page: `{name}`s filled from `values`, the rest as query. Undefined values are left out. */
export const href = (name: RouteName, values: Values = {}): string => {
  const rest = new URLSearchParams();
  let path: string = routes[name].path;
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const slot = `{${key}}`;
    if (path.includes(slot)) path = path.replace(slot, encodeURIComponent(value));
    else rest.set(key, String(value));
  }
  const query = rest.toString();
  return query === '' ? path : `${path}?${query}`;
};
