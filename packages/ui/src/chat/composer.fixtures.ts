import type { Attachment, AttachmentLimits } from './attachments.js';

export const limits: AttachmentLimits = { types: ['pdf', 'docx'], size: 20 * 1024 * 1024, count: 3 };

export const attachments: readonly Attachment[] = [
  { id: 'a1', name: '竞赛规程修订稿.docx', size: 1_840_000, status: 'uploading', sent: 770_000 },
  { id: 'a2', name: '旧版规则.pdf', size: 920_000, status: 'failed', reason: 'encrypted', again: 'upload' },
  { id: 'a3', name: '篮球竞赛规则（2024 版）.pdf', size: 4_200_000, status: 'ready', chunkCount: 412 },
  {
    id: 'a4',
    name: '裁判员培训大纲 2026 年春季班（含实操考核评分细则与附录）.pdf',
    size: 860_000,
    status: 'ready',
    chunkCount: 60,
  },
];

export const files = (): File[] => [
  new File(['%PDF-1.7'], '规则.PDF', { type: 'application/pdf' }),
  new File(['MZ'], '程序.exe'),
  new File([], '空白.pdf'),
  new File(['%PDF-1.7'], '第四份.pdf', { type: 'application/pdf' }),
];
