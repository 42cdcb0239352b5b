import { describe, expect, it } from 'vitest';
import { measure, toChunks } from './chunker.js';
import { type Cut, standardChunking } from './chunking.js';
import type { Block } from './types.js';

const text = (words: string): Block => ({ kind: 'text', level: 0, text: words, pieces: [] });
const heading = (words: string): Block => ({ kind: 'heading', level: 1, text: words, pieces: [] });
const row = (words: string): Block => ({ kind: 'row', level: 0, text: words, pieces: [] });
/** Placed on page 1, each block on a line of its own. */
const placed = (words: string, line: number): Block => ({
  ...text(words),
  pieces: [
    {
      start: 0,
      end: words.length,
      piece: {
        text: words,
        page: 1,
        left: 0,
        right: words.length * 10,
        top: line * 20,
        bottom: line * 20 + 10,
        direction: 0,
        size: 10,
        points: 7.5,
        bold: false,
      },
    },
  ],
});
const cut = (blocks: readonly Block[], more: Partial<Cut> = {}) => toChunks(blocks, { ...standardChunking, ...more });
const contents = (blocks: readonly Block[], more: Partial<Cut> = {}) => cut(blocks, more).map(({ content }) => content);

const sentences = Array.from({ length: 60 }, (_, at) => `这是一段规则里的第${String(at + 10)}句话，二十个字。`);

describe('the size', () => {
  it('says how long chunks become: whole sentences, never three quarters longer', () => {
    for (const size of [80, 320, 1200]) {
      const chunks = contents([text(sentences.join(''))], { size });
      expect(chunks.join('').replaceAll('\n', '')).toBe(sentences.join(''));
      for (const chunk of chunks) expect(measure(chunk)).toBeLessThanOrEqual(size * 1.75);
      for (const chunk of chunks.slice(0, -1)) expect(measure(chunk)).toBeGreaterThanOrEqual(size);
      for (const chunk of chunks) expect(chunk.trim()).toMatch(/。$/);
    }
  });
});

describe('the overlap', () => {
  it('repeats the last sentences at the beginning of the next chunk', () => {
    const chunks = contents([text(sentences.join(''))], { size: 160, overlap: 50 });
    expect(chunks.length).toBeGreaterThan(3);
    const own = chunks.map((content, at) => {
      const before = chunks[at - 1];
      if (before === undefined) return content;
      const repeated = [...content].findLastIndex((_, length) => before.trim().endsWith(content.slice(0, length)));
      expect(repeated).toBeGreaterThan(20);
      expect(repeated).toBeLessThanOrEqual(50);
      return content.slice(repeated);
    });
    expect(own.join('').replaceAll('\n', '')).toBe(sentences.join(''));
  });

  it('stays inside of a section', () => {
    const chunks = contents([text(sentences.slice(0, 4).join('')), heading('第二章'), text('另一件事。')], {
      size: 80,
      overlap: 40,
    });
    expect(chunks.at(-1)).toBe('第二章\n另一件事。');
  });

  it('keeps where the words stand', () => {
    const chunks = cut(
      sentences.map((words, at) => placed(words, at)),
      { size: 160, overlap: 50 },
    );
    for (const { content, spans } of chunks) {
      for (const [start, end, , , , top] of spans) {
        expect(content.slice(start, end)).toBe(sentences[top / 20]);
      }
    }
    expect(chunks[1]?.spans[0]?.[5]).toBeLessThan(chunks[0]?.spans.at(-1)?.[6] ?? 0);
  });
});

describe('the separator', () => {
  it('ends a chunk wherever it stands, and is left out', () => {
    expect(contents([text('甲。'), text('===='), text('乙。====丙。'), text('丁。')], { separator: '====' })).toEqual([
      '甲。',
      '乙。',
      '丙。\n丁。',
    ]);
  });
});

describe('rows', () => {
  const table = [heading('名单'), row('姓名：周凯；场次：3'), row('姓名：陈思远；场次：5'), text('以上名单有效。')];

  it('stand together as far as they fit', () => {
    expect(contents(table)).toEqual(['名单\n姓名：周凯；场次：3\n姓名：陈思远；场次：5\n以上名单有效。']);
  });

  it('that say nothing without the head of their table have it each', () => {
    const plain = [row('队 | 分'), row('上海 | 98'), row('北京 | 87')];
    expect(contents(plain, { mode: 'rows' })).toEqual(['队 | 分\n上海 | 98', '队 | 分\n北京 | 87']);
  });

  it('become a chunk each where that is wanted, under their heading', () => {
    const chunks = cut(table, { mode: 'rows' });
    expect(chunks.map(({ content }) => content)).toEqual([
      '名单\n姓名：周凯；场次：3',
      '姓名：陈思远；场次：5',
      '以上名单有效。',
    ]);
    for (const chunk of chunks) expect(chunk.heading).toEqual(['名单']);
  });
});

describe('questions', () => {
  const list = [
    heading('常见问题'),
    text('报名要什么材料？'),
    text('身份证和体检表。'),
    text('问：可以换人吗'),
    text('可以。须在死球时提出。'),
  ];

  it('become a chunk each, with their answers and below the heading of the list', () => {
    const chunks = cut(list, { mode: 'questions' });
    expect(chunks.map(({ content }) => content)).toEqual([
      '常见问题\n报名要什么材料？\n身份证和体检表。',
      '问：可以换人吗\n可以。须在死球时提出。',
    ]);
  });

  it('are the heading of every part of a long answer', () => {
    const chunks = cut([text('怎么判定？'), text(sentences.join(''))], { mode: 'questions', size: 160 });
    expect(chunks.length).toBeGreaterThan(3);
    for (const chunk of chunks) expect(chunk.heading).toEqual(['怎么判定？']);
  });
});
