import { expect, it } from 'vitest';
import type { DataAnswer } from '../contract/dataAnswer.js';
import { DataAnswerEvent } from '../contract/dataQuery.js';
import * as z from 'zod/mini';
import { applyDataAnswerEvent } from './applyDataAnswerEvent.js';

const asked: DataAnswer = {
  id: 'a1',
  threadId: 'a1',
  question: '每月比赛数',
  answer: '',
  status: 'running',
  stage: null,
  failure: null,
  understood: '',
  byDefinition: false,
  chips: [],
  doubts: [],
  followUps: [],
  sql: '',
  tables: [],
  seconds: null,
  table: null,
  chart: null,
  checks: [],
  sources: [],
  liked: null,
  createTime: '2026-03-01T09:30:00+08:00',
};
const table = { columns: [{ name: 'month', type: 'text' }], rows: [['2026-03'], [null]], cut: false };

const told = (...events: object[]): DataAnswer =>
  events.map((event) => z.parse(DataAnswerEvent, event)).reduce(applyDataAnswerEvent, asked);

it('draws what the stream tells: the query, its table, then the words one after another', () => {
  const answer = told(
    { event: 'stage', data: { stage: 'writing' } },
    { event: 'finding', data: { understood: '每月比赛数', byDefinition: true, chips: [], doubts: [], followUps: [] } },
    { event: 'sql', data: { sql: 'select month from games', tables: ['games'] } },
    { event: 'table', data: table },
    { event: 'chart', data: { kind: 'bar', kinds: ['bar'], x: 'month', series: ['count'] } },
    { event: 'checks', data: { checks: [{ kind: 'rows', state: 'ok', count: 2 }], seconds: 0.2 } },
    { event: 'delta', data: { text: '三月' } },
    { event: 'delta', data: { text: '最多。' } },
    { event: 'done', data: { status: 'done' } },
  );
  expect(answer).toMatchObject({
    answer: '三月最多。',
    status: 'done',
    stage: 'writing',
    understood: '每月比赛数',
    sql: 'select month from games',
    tables: ['games'],
    checks: [{ kind: 'rows', count: 2 }],
    seconds: 0.2,
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

it('keeps the figures of before until new ones come, where an answer is replaced', () => {
  const before = { ...asked, answer: '三月最多。', status: 'done', table };
  const begun = applyDataAnswerEvent(before, { event: 'begin', data: {} });
  expect(begun).toMatchObject({ answer: '', status: 'running', table });
  const other = { ...table, rows: [['2026-04']] };
  expect(applyDataAnswerEvent(begun, { event: 'table', data: other }).table).toEqual(other);
});
