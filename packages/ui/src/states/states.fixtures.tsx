import { Status } from './Status.js';

export interface Document {
  id: string;
  name: string;
  chunks: number;
}

export const documents: Document[] = [
  { id: '1', name: '篮球竞赛规则（2024 版）.pdf', chunks: 186 },
  { id: '2', name: 'U17 联赛竞赛规程.docx', chunks: 42 },
  { id: '3', name: '记录台工作手册.pdf', chunks: 97 },
  { id: '4', name: '技术代表检查表.xlsx', chunks: 31 },
];

export const busy = { code: 503, message: '服务器繁忙，请稍后', requestId: '7F3K-20A9' };

export const forbidden = { code: 4030, message: '没有权限', notPermitted: true };

export const DocumentList = ({ rows }: { rows: Document[] }) => (
  <ul style={{ margin: 0, padding: '8px 24px', listStyle: 'none', lineHeight: '40px' }}>
    {rows.map((row) => (
      <li key={row.id}>
        {row.name} · {row.chunks} <Status tone="ok">已解析</Status>
      </li>
    ))}
  </ul>
);
