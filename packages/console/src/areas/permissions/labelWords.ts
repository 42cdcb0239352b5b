import { areaWords } from '../../locale/areaWords.js';

/** What a merging of labels is told with. */
interface MergedWords {
  gone: string;
  kept: string;
  /** Left out: nobody counted. */
  uses?: { customers: number; documents: number; faqs: number };
  /** Labels right below the one that goes. */
  below: number;
}

const zh = {
  title: '标签体系',
  search: '搜索名称或编码',
  name: '名称',
  code: '编码',
  codeHelp: '字母、数字、- 和 _，创建后不能修改',
  propose: '随机生成',
  codeRule: '只能包含字母、数字、- 和 _',
  description: '说明',
  roles: '绑定角色',
  rolesHelp: '这些角色的成员可以切换到此体系',
  tags: '标签',
  status: '状态',
  on: '启用',
  off: '已停用',
  enabled: '启用',
  updated: '更新时间',
  add: '新建标签体系',
  edit: '编辑',
  open: '管理标签',
  remove: '删除',
  removeTitle: (name: string) => `删除标签体系“${name}”？`,
  removeText: (tags: number) => `其中 ${tags} 个标签将一并删除。此操作不能撤销。`,
  created: '标签体系已创建',
  saved: '标签体系已保存',
  removed: '标签体系已删除',
  inUse: '仍有角色绑定，请先解除',
  emptyTitle: '还没有标签体系',
  emptyText: '新建标签体系并绑定角色，成员即可在顶部切换',
  gone: '标签体系不存在或已删除',
  back: '返回标签体系列表',
  noSystem: '没有选择标签体系',
  tag: {
    add: '新建标签',
    addBelow: '新建下级',
    title: '标签',
    filter: '筛选标签',
    edit: '编辑',
    editTitle: '编辑标签',
    remove: '删除',
    removeTitle: (name: string) => `删除标签“${name}”？`,
    removeText: (below: number) =>
      below > 0 ? `其下 ${below} 个标签将一并删除。此操作不能撤销。` : '此操作不能撤销。',
    removeUses: (uses: number) => (uses > 0 ? `它挂在 ${uses} 项内容上，删除后一并摘下。` : ''),
    customers: (count: number) => `客户 ${count}`,
    documents: (count: number) => `文档 ${count}`,
    faqs: (count: number) => `FAQ ${count}`,
    inBase: (name: string, count: number) => `${name} ${count}`,
    mergeTo: '合并到…',
    merge: '合并',
    mergeTitle: (name: string) => `把标签“${name}”合并到另一个标签`,
    mergeInto: '合并到',
    mergeHint: '选择要保留的标签',
    mergeText: ({ gone, kept, uses, below }: MergedWords) =>
      [
        uses !== undefined &&
          (uses.customers + uses.documents + uses.faqs === 0
            ? `没有内容挂着“${gone}”。`
            : `“${gone}”挂在 ${uses.customers} 位客户、${uses.documents} 个文档、${uses.faqs} 条 FAQ 上，都会改挂“${kept}”，不会重复。`),
        below > 0 && `其下 ${below} 个标签移到“${kept}”之下，同名的并为一个。`,
        `“${gone}”不再存在，人群包中的规则改用“${kept}”。此操作不能撤销。`,
      ]
        .filter(Boolean)
        .join(''),
    merged: (gone: string, kept: string) => `“${gone}”已合并到“${kept}”`,
    created: '标签已创建',
    saved: '标签已保存',
    removed: '标签已删除',
    order: '排序',
    emptyTitle: '还没有标签',
    emptyText: '新建标签，可以分多级',
    parent: '上级',
    top: '顶层',
  },
};

const en: typeof zh = {
  title: 'Label systems',
  search: 'Search name or code',
  name: 'Name',
  code: 'Code',
  codeHelp: 'Letters, digits, - and _; cannot be changed later',
  propose: 'Make one up',
  codeRule: 'Letters, digits, - and _ only',
  description: 'Description',
  roles: 'Roles',
  rolesHelp: 'Members of these roles may switch to this system',
  tags: 'Labels',
  status: 'Status',
  on: 'Active',
  off: 'Stopped',
  enabled: 'Active',
  updated: 'Updated',
  add: 'New label system',
  edit: 'Edit',
  open: 'Manage labels',
  remove: 'Delete',
  removeTitle: (name) => `Delete the label system "${name}"?`,
  removeText: (tags) => `Its ${tags} labels are deleted too. This cannot be undone.`,
  created: 'Label system created',
  saved: 'Label system saved',
  removed: 'Label system deleted',
  inUse: 'Some roles are bound to it. Unbind them first',
  emptyTitle: 'No label systems yet',
  emptyText: 'Create one and bind roles to it, and their members can switch to it at the top',
  gone: 'This label system does not exist or was deleted',
  back: 'Back to the label systems',
  noSystem: 'No label system was chosen',
  tag: {
    add: 'New label',
    addBelow: 'New label below',
    title: 'Labels',
    filter: 'Filter labels',
    edit: 'Edit',
    editTitle: 'Edit label',
    remove: 'Delete',
    removeTitle: (name) => `Delete the label "${name}"?`,
    removeText: (below) =>
      below > 0 ? `The ${below} labels below it are deleted too. This cannot be undone.` : 'This cannot be undone.',
    removeUses: (uses) =>
      uses > 0 ? `It hangs on ${uses === 1 ? 'one thing' : `${uses} things`} and is taken off there. ` : '',
    customers: (count) => (count === 1 ? '1 customer' : `${count} customers`),
    documents: (count) => (count === 1 ? '1 document' : `${count} documents`),
    faqs: (count) => `${count} FAQ`,
    inBase: (name, count) => `${name} ${count}`,
    mergeTo: 'Merge into…',
    merge: 'Merge',
    mergeTitle: (name) => `Merge the label "${name}" into another`,
    mergeInto: 'Merge into',
    mergeHint: 'The label that stays',
    mergeText: ({ gone, kept, uses, below }) =>
      [
        uses !== undefined &&
          (uses.customers + uses.documents + uses.faqs === 0
            ? `Nothing carries "${gone}".`
            : `"${gone}" hangs on ${uses.customers} customers, ${uses.documents} documents and ${uses.faqs} FAQ, which carry "${kept}" instead, each once.`),
        below > 0 && `${below} labels below it go below "${kept}"; of those with one name, one is left.`,
        `"${gone}" is gone, and rules of crowd packs name "${kept}". This cannot be undone.`,
      ]
        .filter(Boolean)
        .join(' '),
    merged: (gone, kept) => `"${gone}" was merged into "${kept}"`,
    created: 'Label created',
    saved: 'Label saved',
    removed: 'Label deleted',
    order: 'Order',
    emptyTitle: 'No labels yet',
    emptyText: 'Create labels, in as many levels as you like',
    parent: 'Under',
    top: 'Top level',
  },
};

export const useLabelWords = areaWords(zh, en);
