import type { DataAnswer } from '../contract/dataAnswer.js';
import type { DataAnswerEvent } from '../contract/dataQuery.js';

/** An answer from data after one more event of its stream. */
export const applyDataAnswerEvent = (answer: DataAnswer, { event, data }: DataAnswerEvent): DataAnswer => {
  switch (event) {
    case 'stage':
      return { ...answer, stage: data.stage };
    case 'begin':
      return { ...answer, answer: '', status: 'running', failure: null };
    case 'finding':
      return { ...answer, ...data };
    case 'sql':
      return { ...answer, sql: data.sql, tables: data.tables };
    case 'table':
      return { ...answer, table: data };
    case 'chart':
      return { ...answer, chart: data };
    case 'checks':
      return { ...answer, checks: data.checks, seconds: data.seconds };
    case 'delta':
      return { ...answer, answer: answer.answer + data.text };
    case 'done':
      return { ...answer, status: data.status };
    case 'error':
      return { ...answer, failure: data.message };
  }
};
