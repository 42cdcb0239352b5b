import { addModel } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { DemoPart } from '../demoWorld.js';

/** Models that might be put to use: none of them is there in a demo, so answers quote. */
const spare = [
  { name: '机房千问', kind: 'chat', baseUrl: 'http://127.0.0.1:8000/v1', model: 'qwen3-32b' },
  { name: '本机小模型', kind: 'chat', baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3:8b' },
  { name: '向量', kind: 'embedding', baseUrl: 'http://127.0.0.1:8001/v1', model: 'bge-m3' },
  { name: '重排', kind: 'rerank', baseUrl: 'http://127.0.0.1:8002', model: 'bge-reranker-v2-m3' },
] as const;

export const models: DemoPart = {
  title: { zh: '模型', en: 'models' },
  add: async ({ calls, admin, calendar, db }) => {
    const at = calendar.workdayAgo(187);
    for (const model of spare) await calls.call(addModel, model, { as: admin, at });
    await db.query(sql`update models set updated_at = ${at}`);
  },
};
