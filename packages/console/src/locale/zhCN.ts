import { coreZh } from './coreZh.js';

/** The console's own words. Those inside widgets are in @console/ui. */
export const zhCN = {
  ...coreZh,
  files: {
    imageFailed: '图片没有加载出来',
  },
  notFound: {
    title: '没有找到这个页面',
    unknown: (path: string) => `${path === '' ? '该地址' : `地址 ${path} `}不存在，可能已被移动或输错。`,
    notGranted: (page: string) => `没有“${page}”的权限`,
    whom: (roles: string) => `你的角色是${roles}。如需使用，请联系系统管理员。`,
    back: '返回首页',
    backTo: (page: string) => `返回“${page}”`,
  },
  chat: {
    title: 'AI 对话',
    fresh: '新会话',
    history: '会话记录',
    gone: '会话不存在或已删除，已打开新会话',
    current: '会话的标题和助手',
    files: '会话中的文件',
    choose: '选择助手',
    deleteTitle: (title: string) => `删除会话“${title}”？`,
    deleteText: '其中的问题和回答将一并删除。此操作不能撤销。',
    deleted: '会话已删除',
    renamed: '会话已改名',
    noAssistantTitle: 'AI助手',
    noAssistantText: '还没有可用的助手，请联系管理员在助手配置中启用',
    thanks: '感谢反馈',
    bases: (name: string, count: number) => (count > 1 ? `${name}等 ${count} 个` : name),
    noBase: '未绑定知识库',
    closedPage: '只能查看被引用页及其前后五页',
  },
  form: {
    cancel: '取消',
    save: '保存',
    create: '创建',
    remove: '删除',
    noSpaces: '不能包含空格',
    reset: '重置',
    unsaved: '放弃未保存的修改？',
    discard: '放弃',
    restored: '已恢复上次未保存的内容。',
    close: '关闭',
    gone: (what: string) => `要打开的${what}不在这里，或已删除`,
    kinds: { base: '知识库', label: '标签', menu: '菜单', feedback: '反馈' },
    undo: '撤销',
  },
  pickers: { roles: '角色', users: '用户' },
  list: {
    status: '状态',
    on: '启用',
    off: '已停用',
    updated: '更新时间',
    recent: '时间范围',
    recents: { today: '今天', week: '近 7 天', month: '近 30 天' },
    gone: '这条记录已经不在了',
    selectPage: '只能处理逐条选中的记录',
  },
};

export type Dictionary = typeof zhCN;
