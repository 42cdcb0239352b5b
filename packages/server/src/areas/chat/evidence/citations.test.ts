import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citationFilter } from './citations.js';

const offered = new Set([1, 2, 3]);
const filter = (...pieces: string[]) => {
  const citations = citationFilter(offered);
  return pieces.map((piece) => citations.push(piece)).join('') + citations.end();
};

describe('citations in a streamed answer', () => {
  it.each([
    ['一样[1]。', '一样[1]。'],
    ['一样 [1]。', '一样 [1]。'],
    ['一样【2】。', '一样[2]。'],
    ['一样［2］。', '一样[2]。'],
    ['两处[1,2]、[1、3]', '两处[1][2]、[1][3]'],
    ['两处[1, 2]', '两处[1][2]'],
    ['一段[1-3]', '一段[1][2][3]'],
    ['来源【1†规则.pdf】', '来源[1]'],
    ['脚注[^2]', '脚注[2]'],
    ['没有这段[9]。', '没有这段。'],
    ['没有这段 [9]。', '没有这段。'],
    ['只剩一个[2,9]。', '只剩一个[2]。'],
    ['[0][4][999]', ''],
    ['国发[2024]1号', '国发[2024]1号'],
    ['普通 [方括号] 和 [1 个]', '普通 [方括号] 和 [1 个]'],
    ['没有合上 [1', '没有合上 [1'],
    ['[[1]]', '[[1]]'],
    ['[x [1]', '[x [1]'],
    ['[[9]4]', '[ 4]'],
    ['[4[9]]', '[4 ]'],
    ['变成链接[1](http://evil)', '变成链接[1] (http://evil)'],
    ['代码 `a[9]` 和[9]', '代码 `a[9]` 和'],
    ['```\na[9]\n```\n正文[9]', '```\na[9]\n```\n正文'],
    ['没配对 ` 的反引号\n下一行[9]', '没配对 ` 的反引号\n下一行'],
    ['空格  保留 ', '空格  保留 '],
  ])('%s becomes %s', (text, shown) => {
    expect(filter(text)).toBe(shown);
  });

  it('come out the same wherever the text is cut', () => {
    const pieces = fc.constantFrom(
      '[',
      ']',
      '【',
      '】',
      '1',
      '2',
      '9',
      ',',
      '-',
      ' ',
      '`',
      '\n',
      '(',
      '文',
      '^',
      '†',
      '12',
      '[9]',
      '[1]',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        expect(filter(...parts)).toBe(filter(parts.join('')));
      }),
      { numRuns: 2000 },
    );
  });

  it('never name a passage that was not offered, outside code', () => {
    const pieces = fc.constantFrom('[', ']', '【', '】', '1', '4', '9', ',', ' ', '文', '\n');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        for (const [, n] of filter(...parts).matchAll(/\[(\d{1,3})\]/g)) expect(offered).toContain(Number(n));
      }),
      { numRuns: 2000 },
    );
  });

  it('are remembered', () => {
    const citations = citationFilter(offered);
    citations.push('甲[2]，乙[9]，丙[1,2]');
    expect([...citations.cited]).toEqual([2, 1]);
  });
});
