import { describe, expect, it } from 'vitest';
import { type Counting, readCounting, writeCounting } from './formula.js';

const parts = {
  numerator: { name: '有依据', expression: 'count(*) filter (where "cited")' },
  denominator: { name: '已完成', expression: 'count(*)' },
};

const written: readonly (readonly [Counting, string])[] = [
  [{ kind: 'count' }, 'count(*)'],
  [{ kind: 'sum', column: '报名费（元）' }, 'sum("报名费（元）")'],
  [{ kind: 'mean', column: 'seconds' }, 'avg("seconds")'],
  [{ kind: 'distinct', column: 'user' }, 'count(distinct "user")'],
  [{ kind: 'ratio', parts, percent: true }, '100.0 * count(*) filter (where "cited") / nullif(count(*), 0)'],
  [
    { kind: 'ratio', parts: { ...parts, numerator: { name: '金额', expression: 'sum("fee")' } }, percent: false },
    '1.0 * sum("fee") / nullif(count(*), 0)',
  ],
];

describe('a formula put together from choices', () => {
  it.each(written)('writes %j', (counting, expression) => {
    expect(writeCounting(counting)).toBe(expression);
  });

  it.each(written)('shows the same choices when it is opened again: %j', (counting, expression) => {
    expect(readCounting(expression, counting.kind === 'ratio' ? counting.parts : null)).toEqual(counting);
  });

  it('keeps the name of a column in its quotes, whatever stands in it', () => {
    const column = 'a") from users; drop table "x';
    const expression = writeCounting({ kind: 'sum', column });
    expect(expression).toBe('sum("a"") from users; drop table ""x")');
    expect(readCounting(expression)).toEqual({ kind: 'sum', column });
  });

  it('divides the whole of a numerator that is a sum itself', () => {
    const sums = { ...parts, numerator: { name: '和', expression: 'sum("a") + sum("b")' } };
    expect(writeCounting({ kind: 'ratio', parts: sums, percent: false })).toBe(
      '1.0 * (sum("a") + sum("b")) / nullif(count(*), 0)',
    );
  });
});

describe('a formula written by hand', () => {
  it.each(['max("score") - min("score")', 'sum("a") + sum("b")', 'sum(a)', 'count(1)', 'avg("")', 'sum("a"', ''])(
    'stays as it is: %s',
    (expression) => {
      expect(readCounting(expression)).toEqual({ kind: 'own', expression });
    },
  );

  it('stays as it is beside parts that do not make it up', () => {
    const expression = '100.0 * sum("a") / sum("b")';
    expect(readCounting(expression, parts)).toEqual({ kind: 'own', expression, parts });
  });
});
