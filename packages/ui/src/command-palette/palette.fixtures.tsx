import { BookOutlined, FileTextOutlined, SafetyCertificateOutlined, UserOutlined } from '@ant-design/icons';
import type { CommandGroup, CommandItem } from './types.js';

export const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    title: '页面',
    items: [{ id: 'p1', label: '裁判管理', detail: '角色详情', icon: <SafetyCertificateOutlined aria-hidden /> }],
  },
  {
    id: 'bases',
    title: '知识库',
    items: [
      { id: 'b1', label: '裁判员培训', detail: '37 个文档', icon: <BookOutlined aria-hidden /> },
      {
        id: 'd1',
        label: '三级裁判考试说明.docx',
        detail: '知识库 · 裁判员培训',
        icon: <FileTextOutlined aria-hidden />,
      },
    ],
  },
  {
    id: 'users',
    title: '用户',
    items: [{ id: 'u1', label: '李慧敏', detail: '裁判管理', icon: <UserOutlined aria-hidden /> }],
  },
];

export const recent: readonly CommandItem[] = groups.flatMap(({ items }) => items).slice(1, 3);

/** What a server would find: groups with only the entries that hold the text. */
export const find = (query: string): readonly CommandGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.filter(({ label, detail = '' }) => `${label} ${detail}`.includes(query.trim())),
  }));
