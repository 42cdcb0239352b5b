import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from './block.js';
import { createReader, type Reading } from './reader.js';

const blocksOf = ({ groups }: Reading): readonly Block[] => groups.flat();
const read = (text: string, running = false): readonly Block[] => blocksOf(createReader()(text, running));
const written = ({ head, parts, tail }: Block): string => `${head}${parts.join('')}${tail}`;
const texts = (text: string): string[] => read(text).map(written);

describe('cutting markdown into blocks', () => {
  it('cuts between paragraphs, around headings and around code', () => {
    expect(
      read('一\n二\n\n三\n# 四\n五\n```ts\n六\n\n七\n```\n八').map(({ kind, head, tail }) => [kind, head, tail]),
    ).toEqual([
      ['markdown', '', '一\n二\n\n'],
      ['markdown', '', '三\n'],
      ['markdown', '', '# 四\n'],
      ['markdown', '', '五\n'],
      ['code', '```ts', '六\n\n七\n'],
      ['markdown', '', '八'],
    ]);
  });

  it('keeps a list together, with its gaps, its code and its paragraphs', () => {
    const list = '1. 一\n\n   ```\n   码\n\n   码\n   ```\n\n2. 二\n\n   还是二\n\n';
    expect(texts(`${list}段落`)).toEqual([list, '段落']);
  });

  it('keeps a formula together', () => {
    expect(texts('$$\na\n\nb\n$$\n\n后')).toEqual(['$$\na\n\nb\n$$\n\n', '后']);
    expect(texts('\\[\na\n\nb\n\\]\n后')).toEqual(['\\[\na\n\nb\n\\]\n', '后']);
  });

  it('takes a table out of the paragraph it follows', () => {
    expect(
      read('见下表：\n| 甲 | 乙 |\n| - | - |\n| 1 | 2 |\n> 引文').map(({ kind, head, tail }) => [kind, head, tail]),
    ).toEqual([
      ['markdown', '', '见下表：\n'],
      ['table', '| 甲 | 乙 |\n| - | - |\n', '| 1 | 2 |\n'],
      ['markdown', '', '> 引文'],
    ]);
  });

  it('goes on with a long list in another block, counting on', () => {
    const items = Array.from({ length: 60 }, () => `1. ${'长'.repeat(40)}\n`).join('');
    const blocks = read(`${items}\n完`);
    expect(blocks.map(written).join('')).toBe(`${items}\n完`);
    const starts = blocks.map(({ continues }) => continues);
    expect(starts[0]).toBeNull();
    expect(starts[1]).toBe(blocks[0]?.tail.split('\n').length ?? 0);
  });

  it('finds footnotes, and the addresses of links wherever they stand', () => {
    const reader = createReader();
    const text = '见[规则][r]与[^1]。\n\n别的。\n\n[r]: https://a.example/r\n\n[^1]: 注。\n';
    const before = reader(text.slice(0, 22), true);
    const { groups, footnotes } = reader(text, true);
    expect(footnotes).toBe('1');
    expect(groups.flat().map(({ kind, links }) => [kind, links])).toEqual([
      ['markdown', '[r]: https://a.example/r'],
      ['markdown', ''],
      ['definition', ''],
      ['footnote', ''],
    ]);
    expect(blocksOf(before)[1]?.links).toBe('');
  });

  it('ends the same however the text arrived', () => {
    const part = fc.constantFrom(
      '```ts\n',
      '```',
      '\n',
      '\n\n',
      '- 项\n',
      '1. 项\n',
      '| a | b |\n',
      '| - | - |\n',
      '字',
      '# ',
      '[x]: /y\n',
      '[^1]: ',
      '> ',
      '    ',
      '$$\n',
      '[x]',
      '---\n',
      '<b>\n',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), fc.integer({ min: 1, max: 7 }), (parts, size) => {
        const text = parts.join('');
        const reader = createReader();
        for (let end = 0; end < text.length; end += size) {
          expect(reader(text.slice(0, end), true)).toEqual(createReader()(text.slice(0, end), true));
        }
        expect(reader(text, false)).toEqual(createReader()(text, false));
      }),
      { numRuns: 300 },
    );
  });

  it('hands back what is finished as the same objects, so that only the end is drawn again', () => {
    const reader = createReader();
    const text = Array.from({ length: 70 }, (_, index) => `段 ${index}\n\n`).join('');
    const before = reader(`${text}尾`, true);
    const after = reader(`${text}尾巴`, true);
    expect(after.groups.slice(0, -1)).toEqual(before.groups.slice(0, -1));
    for (const [index, group] of before.groups.slice(0, -1).entries()) expect(after.groups[index]).toBe(group);
    expect(blocksOf(after)[68]).toBe(blocksOf(before)[68]);
  });

  it('hands back the finished parts of one long fence and one long table as the same', () => {
    for (const [head, line] of [
      ['```ts\n', 'const a = 1;\n'],
      ['| a |\n| - |\n', '| 1 |\n'],
    ] as const) {
      const reader = createReader();
      const text = `${head}${line.repeat(200)}`;
      const [before] = blocksOf(reader(text, true));
      const [after] = blocksOf(reader(`${text}${line.slice(0, 3)}`, true));
      expect(before?.parts.length).toBeGreaterThan(5);
      expect(after?.parts).toBe(before?.parts);
      expect(before?.tail.length).toBeLessThan(line.length * 30);
    }
  });

  it('begins anew with another text', () => {
    const reader = createReader();
    reader('一\n\n二\n\n三', true);
    expect(reader('四\n\n五', true)).toEqual(createReader()('四\n\n五', true));
  });
});
