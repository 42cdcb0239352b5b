import { rates } from '../data-answer/dataAnswer.fixtures.js';
import type { ResultTable } from '../data-answer/types.js';
import type { PinnedQuestion } from './types.js';

/** The clock of all stories. */
export const now = new Date('2026-11-21T10:42:00+08:00');

const oneRow: ResultTable = {
  columns: [
    { name: '有依据回答率', type: 'number', unit: '%', role: 'value', higherIsBetter: true },
    { name: '前 30 天', type: 'number', unit: '%', role: 'before' },
    { name: '变化', type: 'number', unit: '%', role: 'change', higherIsBetter: true },
  ],
  rows: [[96.1, 95.3, 0.8]],
  cut: false,
};

const days: ResultTable = {
  columns: [
    { name: '日期', type: 'date', role: 'time' },
    { name: '问答次数', type: 'number', unit: '次', role: 'value' },
  ],
  rows: Array.from({ length: 14 }, (_, at) => [
    `2026-11-${String(at + 7).padStart(2, '0')}`,
    1200 + ((at * 137) % 400),
  ]),
  cut: false,
};

const answer = { status: 'done', failure: null, createTime: '2026-11-21T08:00:00+08:00' };

export const oneFigure: PinnedQuestion = {
  id: 'q1',
  question: '近 30 天的有依据回答率',
  verified: true,
  schedule: { every: 'week', weekday: 1, hour: 8 },
  threshold: { sign: '<', value: 95 },
  lastRun: { time: '2026-11-21T08:00:00+08:00', value: 96.1, unit: '%', rang: false, failure: '' },
  answer: { ...answer, table: oneRow, chart: null },
  stale: false,
};

export const drawn: PinnedQuestion = {
  ...oneFigure,
  id: 'q2',
  question: '近两周每天的问答次数',
  verified: false,
  schedule: null,
  threshold: null,
  answer: { ...answer, table: days, chart: { kind: 'line', kinds: ['line', 'bar'], x: '日期', series: ['问答次数'] } },
};

export const listed: PinnedQuestion = {
  ...drawn,
  id: 'q3',
  question: '近 30 天各助手的有依据回答率',
  answer: { ...answer, table: { ...rates, rows: [...rates.rows, ...rates.rows.slice(0, 2)] }, chart: null },
};

export const neverRun: PinnedQuestion = { ...drawn, id: 'q4', lastRun: null, answer: null };
