import type { Reference } from '@console/api/contract';
import { expect, it } from 'vitest';
import { withheldReferences } from './withheldReferences.js';

const steps = [
  { subject: '林志勇', predicate: '执教', object: '海河女篮', condition: '' },
  { subject: '海河女篮', predicate: '主场', object: '滨江体育馆', condition: '' },
];
const reference = (number: number, documentId: string): Reference => ({
  n: number,
  chunkId: `${documentId}-1`,
  chunkIndex: 0,
  documentId,
  documentName: documentId,
  knowledgeBaseName: '教练库',
  heading: [],
  content: `${documentId} 里的一句话`,
  positions: [],
  path: { steps, step: number },
});
const both = [reference(1, 'open'), reference(2, 'closed')];

it('tells no word of a hidden source, also not by the way through the graph that an open one stands on', () => {
  const [open, closed] = withheldReferences(both, new Set(['closed']), 'zh-CN');
  expect(open).toMatchObject({ documentId: 'open', content: 'open 里的一句话' });
  expect(closed).toMatchObject({ n: 2, withheld: true });
  expect(JSON.stringify([open, closed])).not.toMatch(/closed|滨江体育馆|执教/);
});

it('shows the way where all of its sources are open', () => {
  expect(withheldReferences(both, new Set(), 'zh-CN')).toEqual(both);
});
