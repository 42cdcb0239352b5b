import { type CellObject, utils, write } from 'xlsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSheet } from './readSheet.js';
import { writeSheet } from './writeSheet.js';

afterEach(() => vi.unstubAllGlobals());

const limits = { rows: 1000 };
const sheetsOf = async (file: Blob) => {
  const reading = await readSheet(file, limits);
  return reading.state === 'ready' ? reading.sheets : reading.problem;
};
const xlsx = (cells: Record<string, CellObject>, range: string, merges: string[] = []) => {
  const book = utils.book_new();
  const sheet = { ...cells, '!ref': range, '!merges': merges.map((one) => utils.decode_range(one)) };
  utils.book_append_sheet(book, sheet, '人员');
  const data: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', cellDates: true });
  return new Blob([data]);
};

describe('an xlsx', () => {
  it('gives merged cells to all that they cover, formulas by their outcome, and numbers in full', async () => {
    const file = xlsx(
      {
        A1: { t: 's', v: '新赛季工作人员' },
        A3: { t: 's', v: '部门' },
        A4: { t: 's', v: '竞赛部' },
        B3: { t: 's', v: '手机号' },
        B4: { t: 'n', v: 13_800_000_001 },
        B5: { t: 'n', v: 0.1 + 0.2 },
        C4: { t: 'n', v: 3, f: '1+2' },
        C5: { t: 'd', v: new Date(Date.UTC(2026, 0, 31)), z: 'yyyy-mm-dd' },
        D4: { t: 's', v: '=1+2' },
        D5: { t: 'b', v: true },
      },
      'A1:D5',
      ['A1:D1', 'A4:A5'],
    );
    expect(await sheetsOf(file)).toEqual([
      {
        name: '人员',
        rows: [
          { row: 1, cells: ['新赛季工作人员', '新赛季工作人员', '新赛季工作人员', '新赛季工作人员'] },
          { row: 3, cells: ['部门', '手机号'] },
          { row: 4, cells: ['竞赛部', '13800000001', '3', '=1+2'] },
          { row: 5, cells: ['竞赛部', '0.3', '2026-01-31', 'TRUE'] },
        ],
      },
    ]);
  });

  it('loses no row that stands far below the others', async () => {
    const far = { A1: { t: 's', v: '账号' }, A2: { t: 's', v: 'a' }, A60000: { t: 's', v: 'b' } } as const;
    expect(await sheetsOf(xlsx(far, 'A1:A60000'))).toMatchObject([
      { rows: [{ row: 1 }, { row: 2 }, { row: 60_000, cells: ['b'] }] },
    ]);
  });

  it('comes back as it was written', async () => {
    const written = await writeSheet('rest', [
      ['账号', '原因'],
      ['=cmd|calc', '007'],
    ]);
    expect(await sheetsOf(written)).toMatchObject([{ rows: [{}, { row: 2, cells: ['=cmd|calc', '007'] }] }]);
  });
});

describe('a csv', () => {
  const rows = [
    { row: 1, cells: ['账号', '姓名'] },
    { row: 3, cells: ['007', '=1+1'] },
  ];
  it('is read in UTF-8 with and without its mark, and by its own separator', async () => {
    for (const text of [
      '账号,姓名\r\n\r\n007,=1+1\r\n',
      '\ufeff账号;姓名\n;\n007;=1+1\n',
      '账号\t姓名\n\t\n007\t"=1+1"',
    ]) {
      expect(await sheetsOf(new Blob([text]))).toMatchObject([{ rows }]);
    }
  });

  it('is refused with a quote that nothing closes, which would swallow the rows after it', async () => {
    expect(await sheetsOf(new Blob(['账号,备注\n007,"未完\n008,好\n']))).toBe('open_quote');
    const closed = new Blob(['账号,备注\n007,"甲,""乙"""\n008,6" 球\n']);
    expect(await sheetsOf(closed)).toMatchObject([
      { rows: [{}, { cells: ['007', '甲,"乙"'] }, { cells: ['008', '6" 球'] }] },
    ]);
  });

  it('loses no row below many empty ones, and no quote that nothing closes', async () => {
    const empty = '\n'.repeat(20_000);
    expect(await sheetsOf(new Blob([`账号,姓名${empty}007,乙`]))).toMatchObject([
      { rows: [{ row: 1 }, { row: 20_001, cells: ['007', '乙'] }] },
    ]);
    expect(await sheetsOf(new Blob([`账号,姓名${empty}007,"乙`]))).toBe('open_quote');
  });

  it('is read in GB18030, as Excel writes it in Chinese', async () => {
    // 账号,姓名 in GB18030
    const head = [0xd5, 0xcb, 0xba, 0xc5, 0x2c, 0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0x0a];
    const file = new Blob([new Uint8Array(head), '007,=1+1']);
    expect(await sheetsOf(file)).toMatchObject([{ rows }]);
  });
});

it('says why a file cannot be read', async () => {
  expect(await sheetsOf(new Blob(['%PDF-1.7 …']))).toBe('unreadable');
  expect(await sheetsOf(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])]))).toBe('unreadable');
  expect(await sheetsOf(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])]))).toBe('encrypted');
  expect(await sheetsOf(new Blob([]))).toBe('empty');
  expect(await sheetsOf(new Blob(['\n,,\n']))).toBe('empty');
});

it('says so when the file is gone, or the browser starts no reader', async () => {
  class Gone extends Blob {
    override arrayBuffer(): Promise<ArrayBuffer> {
      return Promise.reject(new DOMException('moved', 'NotFoundError'));
    }
  }
  expect(await sheetsOf(new Gone())).toBe('gone');
  vi.stubGlobal('Worker', undefined);
  expect(await sheetsOf(new Blob(['a,b']))).toBe('stopped');
});

it('stops with what it is aborted with', async () => {
  const end = new AbortController();
  const reading = readSheet(new Blob(['a,b']), limits, end.signal);
  end.abort(new Error('closed'));
  await expect(reading).rejects.toThrow('closed');
});
