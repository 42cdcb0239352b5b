import { describe, expect, it, vi } from 'vitest';
import type { SheetReading } from '../spreadsheet/readSheet.js';
import { type ImportOptions, ImportRun } from './importRun.js';
import { restOf } from './importState.js';
import { importZh } from './locale.js';
import { restRows } from './sheets.js';
import type { CheckRequest, ImportRow } from './types.js';

const fields = [
  { key: 'name', label: '名称', required: true },
  { key: 'code', label: '编码', required: true },
];
const heads = ['名称', '编码', '备注'];
/** A file with these rows below its headings, the first of them in row 2. */
const fileOf = (...rows: string[][]) => ({
  sheets: [{ name: 'S', rows: [heads, ...rows].map((cells, at) => ({ row: at + 1, cells })) }],
  state: 'ready' as const,
});
const crowd = (count: number) => Array.from({ length: count }, (_, at) => [`名称${at}`, `c${at}`, `备注${at}`]);
const file = new File(['…'], '指标.csv');
const rowsIn = (rows: readonly ImportRow[]) => rows.map(({ row }) => row);

/** Codes that two rows share are refused; what was asked and sent is noted. */
const importOf = async (rows: string[][], options: Partial<ImportOptions> = {}, read?: () => Promise<SheetReading>) => {
  const asked: number[][] = [];
  const sent: number[][] = [];
  const run = new ImportRun(
    {
      fields,
      limits: { rows: 50, bytes: 1000 },
      atOnce: 2,
      words: importZh,
      messageOf: (error) => (error instanceof Error ? error.message : ''),
      check: ({ rows: some, all }: CheckRequest) => {
        asked.push(rowsIn(some));
        const isTwice = ({ row, values }: ImportRow) =>
          all.some((one) => one.row < row && one.values['code'] === values['code']);
        return Promise.resolve({
          problems: all.filter(isTwice).map(({ row }) => ({ row, field: 'code', message: '编码重复' })),
          checked: rowsIn(all),
        });
      },
      send: ({ rows: some }) => {
        sent.push(rowsIn(some));
        return Promise.resolve({ taken: rowsIn(some), refused: [] });
      },
      ...options,
    },
    read ?? (() => Promise.resolve(fileOf(...rows))),
  );
  await run.choose(file);
  return { run, asked, sent, problemsOf: (row: number) => run.snapshot().verdicts.get(row)?.problems };
};

describe('mending', () => {
  it('asks for the changed row alone, and hears of the others that it frees', async () => {
    const { run, asked, problemsOf } = await importOf([
      ['甲', 'a'],
      ['乙', 'a'],
      ['', 'c'],
    ]);
    expect(asked).toEqual([[2, 3]]);
    expect([problemsOf(3), problemsOf(4)]).toEqual([
      [{ field: 'code', message: '编码重复' }],
      [{ field: 'name', message: '请填写名称' }],
    ]);
    await run.mend(2, 'code', ' b ');
    expect(asked).toEqual([[2, 3], [2]]);
    expect(problemsOf(3)).toEqual([]);
    await run.mend(4, 'name', '丙');
    expect(asked.at(-1)).toEqual([4]);
    await run.mend(4, 'name', '');
    expect(asked).toHaveLength(3);
    expect(problemsOf(4)).toEqual([{ field: 'name', message: '请填写名称' }]);
  });

  it('takes no answer for a row that was changed meanwhile', async () => {
    let waits = false;
    const answers: (() => void)[] = [];
    const { run, problemsOf } = await importOf([['甲', 'a']], {
      check: async ({ rows }) => {
        if (waits) await new Promise<void>((go) => answers.push(go));
        const wrong = rows.filter(({ values }) => values['code'] === 'x');
        return { problems: wrong.map(({ row }) => ({ row, message: '不能是 x' })) };
      },
    });
    waits = true;
    const mended = [run.mend(2, 'code', 'x'), run.mend(2, 'code', 'y')];
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect([problemsOf(2), run.snapshot().pending.has(2)]).toEqual([[], true]);
    answers[1]?.();
    await Promise.all(mended);
    expect([problemsOf(2), run.snapshot().pending.has(2)]).toEqual([[], false]);
  });

  it('keeps what was mended on the way back to the columns, but for a column that is read anew', async () => {
    const { run } = await importOf([['甲', 'a']]);
    await run.mend(2, 'name', '甲甲');
    await run.mend(2, 'code', 'aa');
    run.back();
    run.match('code', 2);
    run.match('code', 1);
    await run.check();
    expect(run.snapshot().rows).toEqual([{ row: 2, values: { name: '甲甲', code: 'a' } }]);
  });

  it('says that a check failed, and asks again when told to', async () => {
    let fails = false;
    const { run } = await importOf([['甲', 'a']], {
      check: () => (fails ? Promise.reject(new Error('没有网络')) : Promise.resolve({ problems: [] })),
    });
    fails = true;
    await run.mend(2, 'code', 'b');
    expect(run.snapshot().problem).toBe('没有网络');
    await run.send();
    expect(run.snapshot().phase).toBe('mending');
    fails = false;
    await run.recheck();
    expect(run.snapshot()).toMatchObject({ problem: undefined, pending: new Set() });
  });
});

describe('a mistake of the program', () => {
  const broken = new TypeError('x is not a function');
  const messageOf = (error: unknown): string => {
    throw error;
  };

  it('is said in words wherever it happens, leaves a way on, and is reported', async () => {
    let fails = true;
    const run = new ImportRun(
      {
        fields,
        limits: { rows: 50, bytes: 1000 },
        atOnce: 2,
        words: importZh,
        messageOf,
        check: () => (fails ? Promise.reject(broken) : Promise.resolve({ problems: [] })),
        send: () => Promise.reject(broken),
      },
      () => Promise.resolve(fileOf(['甲', 'a'], ['乙', 'b'])),
    );
    await expect(run.choose(file)).rejects.toBe(broken);
    expect(run.snapshot()).toMatchObject({ phase: 'failed', problem: importZh.broke });
    fails = false;
    await run.check();
    fails = true;
    await expect(run.mend(2, 'code', 'c')).rejects.toBe(broken);
    expect(run.snapshot()).toMatchObject({ phase: 'mending', problem: importZh.broke });
    fails = false;
    await run.recheck();
    expect(run.snapshot()).toMatchObject({ problem: undefined, pending: new Set() });
    await expect(run.send()).rejects.toBe(broken);
    expect(run.snapshot()).toMatchObject({ phase: 'stopped', problem: importZh.broke });
  });
});

describe('sending', () => {
  it('goes in slices, without those that have a problem, and after a failure on from there', async () => {
    let fails = true;
    const sent: number[][] = [];
    const { run } = await importOf([...crowd(3), ['双', 'c0'], ['末', 'z']], {
      send: ({ rows }) => {
        sent.push(rowsIn(rows));
        if (sent.length === 2 && fails) return Promise.reject(new Error('服务器繁忙'));
        return Promise.resolve({ taken: rowsIn(rows), refused: [] });
      },
    });
    await run.send();
    expect([sent, run.snapshot().phase, run.snapshot().problem]).toEqual([
      [
        [2, 3],
        [4, 6],
      ],
      'stopped',
      '服务器繁忙',
    ]);
    fails = false;
    await run.send();
    expect([sent.at(-1), run.snapshot().phase]).toEqual([[4, 6], 'done']);
  });

  it('never sends rows again whose answer was lost, and hands them back with that reason', async () => {
    const sent: number[][] = [];
    const { run } = await importOf(crowd(3), {
      isLost: () => true,
      send: ({ rows }) => {
        sent.push(rowsIn(rows));
        if (sent.length === 1) return Promise.reject(new Error('没有网络'));
        return Promise.resolve({ taken: rowsIn(rows), refused: [] });
      },
    });
    await run.send();
    await run.send();
    expect(sent).toEqual([[2, 3], [4]]);
    expect(restRows(run.snapshot(), fields, importZh)).toEqual([
      ['名称', '编码', '备注', '未导入原因'],
      ['名称0', 'c0', '备注0', importZh.lost],
      ['名称1', 'c1', '备注1', importZh.lost],
    ]);
  });

  it('says of rows that the answer does not mention that nobody knows why', async () => {
    const { run, problemsOf } = await importOf(crowd(2), {
      send: () => Promise.resolve({ taken: [2], refused: [] }),
    });
    await run.send();
    expect([rowsIn(restOf(run.snapshot())), problemsOf(3)]).toEqual([[3], [{ message: importZh.unanswered }]]);
  });

  it('stops after the call that is under way', async () => {
    const { run, sent } = await importOf(crowd(5));
    const ended = run.send();
    run.stop();
    await ended;
    expect([sent, run.snapshot().phase]).toEqual([[[2, 3]], 'stopped']);
  });
});

describe('a file', () => {
  it('that cannot be used leaves the one before as it was mended', async () => {
    const readings: SheetReading[] = [fileOf(['甲', 'a']), { state: 'failed', problem: 'empty' }];
    const { run } = await importOf([], {}, () =>
      Promise.resolve(readings.shift() ?? { state: 'failed', problem: 'gone' }),
    );
    await run.mend(2, 'name', '甲甲');
    const rows = [{ row: 2, values: { name: '甲甲', code: 'a' } }];
    for (const [name, size, refusal] of [
      ['a.pdf', 1, importZh.wrongType(importZh.kinds.sheets)],
      ['a.csv', 1001, importZh.tooLarge('1000 B')],
      ['a.csv', 1, importZh.problems.empty],
    ] as const) {
      await run.choose(new File(['x'.repeat(size)], name));
      expect(run.snapshot()).toMatchObject({ phase: 'mending', refusal, file, rows });
    }
  });

  it('with too many rows, too large or of another kind is refused in words', async () => {
    const { run, asked } = await importOf(crowd(51));
    expect(run.snapshot()).toMatchObject({ phase: 'failed', problem: '表格最多 50 行，请拆成几个表格' });
    await run.choose(new File(['x'.repeat(1001)], 'a.csv'));
    expect(run.snapshot().problem).toContain('表格不能超过');
    await run.choose(new File(['x'], 'a.pdf'));
    expect(run.snapshot().problem).toBe(importZh.wrongType(importZh.kinds.sheets));
    expect(asked).toEqual([]);
  });

  it('handed back comes in again: mended values stay, the reasons are not read', async () => {
    const { run } = await importOf([
      ['甲', 'a', '注'],
      ['乙', 'a', ''],
    ]);
    const rest = restRows(run.snapshot(), fields, importZh).map((cells) => cells.map(String));
    expect(rest).toEqual([
      ['名称', '编码', '备注', '未导入原因'],
      ['乙', 'a', '', '编码重复'],
    ]);
    const [, ...again] = rest;
    const { run: second } = await importOf(again);
    expect(second.snapshot().rows).toEqual([{ row: 2, values: { name: '乙', code: 'a' } }]);
  });
});

describe('rows that are there already', () => {
  it('are left out where they say the same, and wait for a choice where they do not', async () => {
    const replaced: (readonly number[])[] = [];
    const { run, sent } = await importOf(crowd(4), {
      check: ({ rows }) =>
        Promise.resolve({
          problems: [],
          same: [2],
          conflicts: [3, 4].map((row) => ({ row, field: 'code', there: 'x', about: `#${row}` })),
          checked: rowsIn(rows),
        }),
      send: ({ rows, replacing }) => {
        sent.push(rowsIn(rows));
        replaced.push(replacing);
        return Promise.resolve({ taken: rowsIn(rows), refused: [] });
      },
    });
    // Nobody has chosen: they are handed back, with what they differ from.
    expect(rowsIn(restOf(run.snapshot()))).toEqual([3, 4]);
    expect(restRows(run.snapshot(), fields, importZh)[1]?.at(-1)).toBe('与已有的不同：#3');
    run.decide([3], 'file');
    run.decide([4], 'there');
    expect(restOf(run.snapshot())).toEqual([]);
    await run.send();
    expect(sent).toEqual([[3, 5]]);
    expect(replaced).toEqual([[3]]);
  });

  it('are asked about anew once they were mended, and what was chosen for them is forgotten', async () => {
    const { run } = await importOf(crowd(2), {
      check: ({ rows }) =>
        Promise.resolve({
          problems: [],
          conflicts: rows.map(({ row }) => ({ row, field: 'code', there: 'x', about: '#1' })),
        }),
    });
    run.decide([2, 3], 'file');
    await run.mend(2, 'code', 'other');
    expect([...run.snapshot().choices.keys()]).toEqual([3]);
  });
});
