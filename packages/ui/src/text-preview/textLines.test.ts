import { describe, expect, it } from 'vitest';
import { placeMarks, textLines } from './textLines.js';

const passage = {
  chunkId: 'c',
  chunkIndex: 1,
  heading: ['总则', '1.1 时间'],
  content: '1.1 时间\n甲乙丙丁。\n\n戊己庚辛。',
};
const next = { chunkId: 'd', chunkIndex: 2, heading: [], content: '壬癸子丑。\n寅卯。' };
const mark = (id: string, quote?: string) => ({ id, label: id, chunkId: 'c', quote });
const place = (...marks: ReturnType<typeof mark>[]) => placeMarks([passage, next], marks);
const lit = (...marks: ReturnType<typeof mark>[]) =>
  [passage, next].flatMap((one) =>
    textLines(one, place(...marks).lit.get(one.chunkId) ?? [])
      .filter(({ runs }) => runs.some((run) => run.marks.length > 0))
      .map(({ runs }) => runs.map(({ text, marks: ids }) => `${text}<${ids.join()}>`).join('')),
  );

describe('the lines of a passage', () => {
  it('are its paragraphs, with its headings known as such', () => {
    expect(textLines(passage, []).map(({ depth, runs }) => [depth, runs[0]?.text])).toEqual([
      [1, '1.1 时间'],
      [null, '甲乙丙丁。'],
      [null, '戊己庚辛。'],
    ]);
  });

  it('are lit where just the words of a citation stand, over the ends of lines as well', () => {
    expect(lit(mark('1', '乙丙'))).toEqual(['甲<>乙丙<1>丁。<>']);
    expect(lit(mark('1', '丁。\n\n戊'))).toEqual(['甲乙丙<>丁。<1>', '戊<1>己庚辛。<>']);
  });

  it('are lit by several citations, apart and over each other', () => {
    expect(lit(mark('1', '甲乙\n…\n己'), mark('2', '乙丙'))).toEqual(['甲<1>乙<1,2>丙<2>丁。<>', '戊<>己<1>庚辛。<>']);
  });

  it('are lit in the passages around, where the section was read, and from one into the next', () => {
    expect(lit(mark('1', '寅卯'))).toEqual(['寅卯<1>。<>']);
    expect(lit(mark('1', '戊己庚辛。\n壬癸子丑。'))).toEqual(['戊己庚辛。<1>', '壬癸子丑。<1>']);
    expect(place(mark('1', '寅卯')).gone.size).toBe(0);
  });

  it('are lit as a whole where the words are no longer there', () => {
    expect(lit(mark('1', '别的话'))).toEqual(['1.1 时间<1>', '甲乙丙丁。<1>', '戊己庚辛。<1>']);
    expect([...place(mark('1', '别的话')).gone]).toEqual(['1']);
    expect(place(mark('1')).gone.size).toBe(0);
  });

  it('say where the words of a citation begin, once', () => {
    const begins = textLines(passage, place(mark('1', '丁。\n…\n庚')).lit.get('c') ?? []).flatMap(({ runs }) =>
      runs.flatMap((run) => run.begins),
    );
    expect(begins).toEqual([{ id: '1', label: '1' }]);
  });
});
