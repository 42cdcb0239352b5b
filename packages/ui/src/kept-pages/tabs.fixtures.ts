import { type TabView, tabKey, tabsReducer, type TabsState, noTabs } from './tabs.js';

/** A tab of a page at an address. */
export const viewOf = (fullPath: string, title: string, affix = false): TabView => {
  const [path = fullPath, search = ''] = fullPath.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  return { path, name: path.slice(1).replaceAll('/', '-'), meta: { title }, affix, fullPath, query };
};

export const keyOf = (view: TabView): string => tabKey(view.path, view.query, ['id']);

/** The state after these pages were opened one after the other. */
export const opened = (views: readonly TabView[]): TabsState =>
  views.reduce((state, view) => tabsReducer(state, { type: 'open', key: keyOf(view), view }), noTabs);

export const home = viewOf('/assistantAI/overview', '首页', true);
export const users = viewOf('/assistantAI/permission/user?current=2', '用户管理');
export const rules = viewOf('/assistantAI/knowledgeBase/chunks?id=rules', '竞赛规则库');
export const records = viewOf('/assistantAI/aiManage/sessionManage', '会话记录');
export const chat = viewOf('/assistantAI/chatAI', 'AI 对话');

export const usual: readonly TabView[] = [home, users, rules, records, chat];

const names = ['运营计划', '短信模板', '用户旅程', '企业微信分配', '标签体系', '资源配置', '提示词配置', '反馈处理'];

/** So many tabs that the bar overflows. */
export const many = (count: number): readonly TabView[] => [
  home,
  ...Array.from({ length: count - 1 }, (_, index) =>
    viewOf(`/marketing/page${index}`, `${names[index % names.length] ?? ''} ${index + 1}`),
  ),
];
