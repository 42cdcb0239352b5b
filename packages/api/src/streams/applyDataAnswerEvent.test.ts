import { expect, it } from 'vitest';
import { type DataAnswer, DataAnswerEvent } from '../contract/dataQuery.js';
import * as z from 'zod/mini';
import { applyDataAnswerEvent } from './applyDataAnswerEvent.js';

const asked: DataAnswer = {
  id: 'a1',
  question: '每月比赛数',
  answer: '',
  status: 'running',
  stage: null,
  failure: null,
  sql: '',
  table: null,
  chart: null,
  sources: [],
  createTime: '2026-03-01T09:30:00+08:00',
};
const table = { columns: [{ name: 'month', type: 'text' }], rows: [['2026-03'], [null]], cut: false };

const told = (...events: object[]): DataAnswer =>
  events.map((event) => z.parse(DataAnswerEvent, event)).reduce(applyDataAnswerEvent, asked);

it('draws what the stream tells: the query, its table, then the words one after another', () => {
  const answer = told(
    { event: 'stage', data: { stage: 'writing' } },
    { event: 'sql', data: { sql: 'select month from games' } },
    { event: 'table', data: table },
    { event: 'chart', data: { kind: 'bar', x: 'month', series: ['count'] } },
    { event: 'delta', data: { text: '三月' } },
    { event: 'delta', data: { text: '最多。' } },
    { event: 'done', data: { status: 'done' } },
  );
  expect(answer).toMatchObject({
    answer: '三月最多。',
    status: 'done',
    stage: 'writing',
    sql: 'select month from games',
    table,
    chart: { kind: 'bar' },
  });
});

it('keeps what had come when an error ends it', () => {
  const answer = told(
    { event: 'delta', data: { text: '三月' } },
    { event: 'error', data: { message: '数据源没有响应' } },
    { event: 'done', data: { status: 'failed' } },
  );
  expect(answer).toMatchObject({ answer: '三月', failure: '数据源没有响应', status: 'failed', question: '每月比赛数' });
});
