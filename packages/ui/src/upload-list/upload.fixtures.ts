import type { UploadFailure, UploadItem, UploadLimits } from './upload.js';

const MB = 1024 * 1024;

export const limits: UploadLimits = { types: ['pdf', 'docx', 'txt', 'md'], size: 200 * MB };

export const items: readonly UploadItem[] = [
  { id: '1', name: '裁判员培训大纲 2026.pdf', size: 18.2 * MB, status: 'uploading', sent: 12.4 * MB, speed: 1.1 * MB },
  {
    id: '2',
    name: '三级裁判考试说明.docx',
    size: 2.1 * MB,
    status: 'parsing',
    stage: 'reading',
    progress: 52,
    pagesRead: 21,
    pageCount: 40,
  },
  { id: '3', name: '记录台工作手册.md', size: 48_213, status: 'parsing', stage: 'indexing', progress: 91 },
  { id: '4', name: '赛区联络名单.txt', size: 3_120, status: 'waiting' },
  { id: '5', name: '篮球竞赛规则（2024 版）.pdf', size: 6.8 * MB, status: 'ready', chunkCount: 186, seconds: 74 },
  { id: '6', name: '会员章程扫描件.pdf', size: 9 * MB, status: 'failed', reason: 'encrypted', again: 'upload' },
  { id: '7', name: '十二月赛程.xlsx', size: 88_000, status: 'failed', reason: 'unsupported_type', again: 'none' },
  { id: '8', name: '旧版规则.pdf', size: 4 * MB, status: 'cancelled' },
  { id: '9', name: '赛季资料.zip', size: 42 * MB, status: 'ready', chunkCount: 0, files: { taken: 18, refused: 2 } },
];

const reasons: [UploadFailure, 'parse' | 'upload' | 'none'][] = [
  ['encrypted', 'upload'],
  ['corrupt', 'upload'],
  ['empty', 'upload'],
  ['no_text', 'upload'],
  ['unsupported_type', 'none'],
  ['too_many_pages', 'upload'],
  ['too_large', 'none'],
  ['timed_out', 'parse'],
  ['office_missing', 'none'],
  ['too_many_files', 'none'],
  ['unpacks_too_large', 'none'],
  ['internal', 'parse'],
];

export const failures: readonly UploadItem[] = reasons.map(([reason, again]) => ({
  id: reason,
  name: `竞赛资料 ${reason}.pdf`,
  size: MB,
  status: 'failed',
  reason,
  again,
}));

export const longNames: readonly UploadItem[] = [
  {
    id: 'long',
    name: `${'名字特别长的文件'.repeat(30)}.pdf`,
    size: 5 * 1024 * MB,
    status: 'uploading',
    sent: 900 * 1024 * MB,
    speed: 0,
  },
];
