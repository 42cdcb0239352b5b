import { describe, expect, it } from 'vitest';
import { fieldsOf, inputOf, sourceIn } from './deckFields.js';

const addressOf = (query: string) => {
  const parameters = new URLSearchParams(query);
  return (name: string) => parameters.get(name) ?? undefined;
};
const lastDays: [string, string] = ['2026-11-14', '2026-11-20'];
const begun = (query: string, name = '季票续费') =>
  fieldsOf({ source: sourceIn(addressOf(query)), name, templateId: 'plain', lastDays });

describe('what a deck is made of', () => {
  it('is the answer, conversation, document or plan of the address', () => {
    expect(inputOf(begun('new=1&sessionId=s1'))).toMatchObject({
      title: '季票续费',
      sessionId: 's1',
      outlineFirst: true,
    });
    expect(inputOf(begun('new=1&topicId=t1'))).toMatchObject({ topicId: 't1' });
    expect(inputOf(begun('new=1&documentId=d1'))).toMatchObject({ documentId: 'd1' });
    expect(inputOf(begun('new=1&planId=p1'))).toMatchObject({ planId: 'p1' });
  });

  it('is the report of a time, both days in it', () => {
    expect(inputOf(begun('from=2026-11-01&to=2026-11-07')).report).toEqual({
      startTime: '2026-11-01 00:00:00',
      endTime: '2026-11-07 23:59:59',
    });
  });

  it('is a text where the address says nothing to be understood', () => {
    for (const query of ['new=1', 'sessionId=%3Cscript%3E', 'from=yesterday&to=now', 'origin=spell'])
      expect(sourceIn(addressOf(query))).toEqual({ origin: 'text', id: undefined, days: undefined });
  });

  it('sends nothing of a source that was chosen before another', () => {
    const input = inputOf({ ...begun('documentId=d1'), origin: 'text', content: '# 一' });
    expect(input).toMatchObject({ content: '# 一' });
    expect(input).not.toHaveProperty('documentId');
  });

  it('cuts a name to what a title may have', () => {
    expect(begun('sessionId=s1', '篮'.repeat(300)).title).toHaveLength(100);
  });
});
