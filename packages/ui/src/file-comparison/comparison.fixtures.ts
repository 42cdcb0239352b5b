import type { ComparisonCell, ComparisonRow } from './types.js';

export const files = [
  { id: 'f1', name: '2025 青少年联赛竞赛规程.pdf' },
  { id: 'f2', name: '2026 青少年联赛竞赛规程（修订稿）.pdf' },
  { id: 'f3', name: '华东赛区补充通知.docx' },
] as const;

const found = (text: string, page: number, byModel = false): ComparisonCell => ({
  state: 'found',
  text,
  byModel,
  sources: [{ n: 1, label: `第 ${page} 页` }],
});

const nothing: ComparisonCell = { state: 'not_found', text: '', byModel: false, sources: [] };
const waiting: ComparisonCell = { state: 'waiting', text: '', byModel: false, sources: [] };

export const rows: readonly ComparisonRow[] = [
  {
    point: '报名截止日期',
    cells: [found('报名截止时间为 2025 年 3 月 31 日。', 2), found('报名截止时间为 2026 年 3 月 20 日。', 2), nothing],
  },
  {
    point: '每队人数',
    cells: [
      found('每队可报运动员 12 人，教练员 2 人。', 3),
      found('每队可报运动员 15 人，其中替补 3 人，教练员 2 人。', 3),
      found('本赛区每队另可报随队医生 1 人。', 1),
    ],
  },
];

export const written: readonly ComparisonRow[] = rows.map((row) => ({
  ...row,
  cells: row.cells.map((cell) => ({ ...cell, byModel: true, text: cell.text === '' ? '' : `${cell.text}[1]` })),
}));

export const half: readonly ComparisonRow[] = [
  ...rows.slice(0, 1),
  { point: '每队人数', cells: [waiting, waiting, waiting] },
];

export const long: readonly ComparisonRow[] = [
  {
    point: '比赛时间与场馆要求，包括灯光、木地板、计时器和备用场地的规定',
    cells: files.map(() =>
      found('比赛用球、计时器、记录台、木地板、灯光与备用场地均按照本规程附件二的规定执行，'.repeat(5), 12),
    ),
  },
];
