import type { MenuItem } from './menu.js';

export const menus: MenuItem[] = [
  {
    key: 'ai',
    label: 'AI 平台',
    children: [
      { key: 'home', label: '首页', icon: 'HomeOutlined', href: '#/assistantAI/overview' },
      { key: 'chat', label: 'AI 对话', icon: 'MessageOutlined', href: '#/assistantAI/chatAI' },
      { key: 'sql', label: '智能问数', icon: 'ConsoleSqlOutlined', href: '#/assistantAI/text2sql' },
      {
        key: 'assistants',
        label: 'AI 助手',
        icon: 'CustomerServiceOutlined',
        children: [{ key: 'general', label: '通用助手', href: '#/assistantAI/assistant/general' }],
      },
      {
        key: 'knowledge',
        label: '知识库',
        icon: 'BookOutlined',
        children: [
          { key: 'bases', label: '知识库', href: '#/assistantAI/knowledgeBase/index' },
          { key: 'table', label: '资源配置', href: '#/assistantAI/knowledgeBase/configTable' },
          { key: 'feedback', label: '反馈处理', href: '#/assistantAI/knowledgeBase/feedback', count: 27 },
        ],
      },
      { key: 'unknown', label: '一个名字特别长特别长的菜单条目', icon: 'no-such-icon', href: '#/assistantAI/long' },
    ],
  },
  {
    key: 'marketing',
    label: '营销',
    children: [{ key: 'plans', label: '运营计划', icon: 'calendar', href: '#/marketing/plans' }],
  },
  { key: 'members', label: '会员生态', href: '#/members' },
];

export const settings: MenuItem = {
  key: 'settings',
  label: '配置管理',
  children: [
    {
      key: 'permissions',
      label: '权限设置',
      icon: 'SafetyCertificateOutlined',
      children: [{ key: 'labels', label: '标签体系', href: '#/configManagement/permissionSet/labelSystem/index' }],
    },
  ],
};

export const systems = [
  { code: 'match', name: '竞赛业务系统' },
  { code: 'members', name: '会员服务系统' },
];

const names = ['营销', '会员生态', '模型库', '人群包', '运营中心', '数据上传'];

/** More top-level entries than the bar has room for. */
export const manyMenus: MenuItem[] = Array.from({ length: 14 }, (_, index) => ({
  key: `top${index + 1}`,
  label: `${names[index % names.length] ?? ''} ${index + 1}`,
  href: `#/top/${index + 1}`,
}));
