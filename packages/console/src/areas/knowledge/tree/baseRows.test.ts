import type { KnowledgeBase } from '@console/api/contract';
import { expect, it } from 'vitest';
import { baseRows, basesNamed, stepOf } from './baseRows.js';

const base = (id: string, name = id): KnowledgeBase => ({
  id,
  name,
  description: '',
  documentCount: 0,
  chunkCount: 0,
  parsingCount: 0,
  failedCount: 0,
  createdBy: '',
  createTime: '2026-11-01T00:00:00Z',
  updateTime: '2026-11-01T00:00:00Z',
});
const bases = [base('a', '竞赛规则库'), base('b', 'ＦＩＢＡ 规则'), base('c', '会员服务')];

it('finds bases by their names, whatever the width and case of the letters', () => {
  expect(basesNamed(bases, ' fiba ').map(({ id }) => id)).toEqual(['b']);
  expect(basesNamed(bases, '规则').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(basesNamed(bases, '  ')).toHaveLength(3);
});

it('puts documents and FAQ under a base that is unfolded, and all bases first', () => {
  expect(baseRows(bases, new Set(['b']), false).map(({ key }) => key)).toEqual([
    'all',
    'a',
    'b',
    'b documents',
    'b faq',
    'c',
  ]);
  expect(baseRows(bases, new Set(), true).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

it('goes by the keys of a tree', () => {
  const rows = baseRows(bases, new Set(['b']), false);
  expect(stepOf(rows, 'all', 'ArrowDown')).toEqual({ to: 'a' });
  expect(stepOf(rows, 'all', 'ArrowUp')).toEqual({ to: 'all' });
  expect(stepOf(rows, 'a', 'ArrowRight')).toEqual({ unfold: 'a' });
  expect(stepOf(rows, 'b', 'ArrowRight')).toEqual({ to: 'b documents' });
  expect(stepOf(rows, 'b faq', 'ArrowLeft')).toEqual({ to: 'b' });
  expect(stepOf(rows, 'b', 'ArrowLeft')).toEqual({ fold: 'b' });
  expect(stepOf(rows, 'c', 'ArrowLeft')).toBeNull();
  expect(stepOf(rows, 'c', 'ArrowDown')).toBeNull();
  expect(stepOf(rows, 'a', 'Home')).toEqual({ to: 'all' });
  expect(stepOf(rows, 'a', 'End')).toEqual({ to: 'c' });
});
