import { areaWords } from '../../locale/areaWords.js';

const zh = {
  title: '菜单',
  name: '名称',
  path: '路径',
  icon: '图标',
  iconHelp: '图标库中的名称，如 Home、Book；不填则不显示',
  order: '排序',
  orderHelp: '数字越小越靠前',
  platform: '平台',
  platformHelp: '不填则所有平台都显示；本系统为 AICDP',
  parent: '上级',
  top: '顶层',
  pathHelp: '页面的路径，或只用于分组的路径，以 / 开头',
  pathRule: '以 / 开头，只能包含字母、数字和 - _ . /',
  platformRule: '只允许字母、数字和下划线',
  add: '新建菜单',
  addBelow: '新建下级',
  edit: '编辑',
  remove: '删除',
  beyond: '拥有此页面的角色或其成员权限超出您的权限，不能更改',
  removeTitle: (name: string) => `删除菜单“${name}”？`,
  removeText: (count: number) =>
    count > 0
      ? `其下 ${count} 个菜单将一并删除，所有角色立即失去这些页面。此操作不能撤销。`
      : '所有角色立即失去这个页面。此操作不能撤销。',
  created: '菜单已创建',
  saved: '菜单已保存',
  removed: '菜单已删除',
  emptyTitle: '还没有菜单',
  checks: (count: number) => `检查发现 ${count} 处问题`,
  clean: '检查未发现问题',
  problems: {
    unknownPath: '路径不对应任何页面，打不开',
    otherPlatform: (platform: string) => `属于平台 ${platform}，本系统不显示`,
    emptyFolder: '没有下级，也不对应页面',
    sameName: '与同级菜单重名',
    samePath: '与其他菜单路径相同',
    missing: (path: string) => `页面 ${path} 没有菜单，无法授权`,
  },
};

const en: typeof zh = {
  title: 'Menus',
  name: 'Name',
  path: 'Path',
  icon: 'Icon',
  iconHelp: 'Name in the icon library, e.g. Home or Book; empty: none',
  order: 'Order',
  orderHelp: 'The smaller, the further up',
  platform: 'Platform',
  platformHelp: 'Empty: shown on every platform; this one is AICDP',
  parent: 'Under',
  top: 'Top level',
  pathHelp: 'Path of a page, or one that only groups; begins with /',
  pathRule: 'Begins with / and holds letters, digits and - _ . / only',
  platformRule: 'Letters, digits and underscores only',
  add: 'New entry',
  addBelow: 'New entry below',
  edit: 'Edit',
  remove: 'Delete',
  beyond: 'A role with this page, or somebody who has it, holds more than you do',
  removeTitle: (name) => `Delete the entry "${name}"?`,
  removeText: (count) =>
    count > 0
      ? `The ${count} entries below it are deleted too, and every role loses their pages at once. This cannot be undone.`
      : 'Every role loses this page at once. This cannot be undone.',
  created: 'Entry created',
  saved: 'Entry saved',
  removed: 'Entry deleted',
  emptyTitle: 'No entries yet',
  checks: (count) => `${count} problems found`,
  clean: 'No problems found',
  problems: {
    unknownPath: 'No page has this path; it opens nothing',
    otherPlatform: (platform) => `Belongs to the platform ${platform} and is not shown here`,
    emptyFolder: 'Has nothing below it and opens no page',
    sameName: 'Another entry beside it has the same name',
    samePath: 'Another entry has the same path',
    missing: (path) => `The page ${path} has no entry and cannot be granted`,
  },
};

export const useMenuWords = areaWords(zh, en);
