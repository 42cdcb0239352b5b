import type { Route } from './route.js';

/** What opens without a token. Apart from the others, which nobody needs to know before they have signed in. */
export const openRoutes = {
  login: { path: '/login', title: '登录', area: 'account', access: 'open' },
  authRedirect: { path: '/auth-redirect', title: '授权跳转', area: 'account', access: 'open' },
  expAI: { path: '/expAI', title: 'AI 对话', area: 'chat', access: 'open' },
  expKnowledgeBase: { path: '/expKnowledgeBase', title: '知识库', area: 'knowledge', access: 'open' },
  expTools: { path: '/expAITool/index', title: 'AI 工具', area: 'tools', access: 'open' },
  expTool: { path: '/expAITool/tool', title: 'AI 工具', area: 'tools', access: 'open' },
} as const satisfies Record<string, Route>;
