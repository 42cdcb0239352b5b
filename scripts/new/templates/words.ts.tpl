import { areaWords } from '../../locale/areaWords.js';

const zh = {
  title: '%zh%',
  search: '搜索名称或说明',
  name: '名称',
  description: '说明',
  enabled: '启用',
  add: '新建%zh%',
  edit: '编辑',
  remove: '删除',
  removeTitle: (name: string) => `删除%zh%“${name}”？`,
  removeText: '此操作不能撤销。',
  created: '%zh%已创建',
  saved: '%zh%已保存',
  removed: '%zh%已删除',
  emptyTitle: '还没有%zh%',
  emptyText: '新建%zh%后显示在这里',
};

const en: typeof zh = {
  title: '%Names%',
  search: 'Search name or description',
  name: 'Name',
  description: 'Description',
  enabled: 'Active',
  add: 'New %name%',
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: (name) => `Delete the %name% “${name}”?`,
  removeText: 'This cannot be undone.',
  created: '%Name% created',
  saved: '%Name% saved',
  removed: '%Name% deleted',
  emptyTitle: 'No %names% yet',
  emptyText: 'They show here once they are created',
};

export const use%Record%Words = areaWords(zh, en);
