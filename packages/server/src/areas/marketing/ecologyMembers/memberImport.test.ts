import {
  addEcologyMember,
  downloadEcologyTemplate,
  importEcologyMembers,
  pageEcologyMembers,
  readEcologyMember,
} from '@console/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeXlsx } from '../../../spreadsheets/index.js';
import { sheetCells } from '../../../spreadsheets/testing/sheetCells.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['marketing.ecologyMembers'] });
}, 120_000);
afterAll(() => app.close());

const titles = ['会员名称', '类型', '联系人', '手机号', '邮箱', '诉求'];
const sheet = (rows: readonly (readonly string[])[]) => {
  const columns = titles.map((title) => ({ title, width: 20 }));
  return new File([Buffer.from(writeXlsx([{ name: '会员', columns, rows }]))], '会员.xlsx');
};
const good = (name: string, ...rest: string[]) => [name, '俱乐部', '许岚', '13800006271', ...rest];
const send = (file: File, more: { dryRun?: boolean; fromRow?: number; toRow?: number } = {}) =>
  app.call(importEcologyMembers, { dryRun: false, ...more, file }, { as });
const count = async () => (await app.call(pageEcologyMembers, { current: 1, size: 1 }, { as })).total;

it('says of every row what is wrong, and takes nothing in before it is meant', async () => {
  await app.call(
    addEcologyMember,
    { memberName: 'Harbour Press', memberType: 'media', contactName: '林川', phoneNumber: '13900000001' },
    { as },
  );
  const file = sheet([
    good('远山体育', 'yuan@example.com', '能延长赞助期吗？'),
    ['=HYPERLINK("x")', '媒体', '许岚', '13800006271'],
    ['白鹭传媒', '电视台', '许岚', '13800006271'],
    ['白鹭传媒', '媒体', '', '13800006271'],
    ['白鹭传媒', '媒体', '许岚', '12345'],
    good('白鹭传媒', 'nobody'),
    good('白鹭传媒', '', '长'.repeat(1001)),
    good('远山体育'),
    ['', '', '', '', '', ''],
    good('HARBOUR PRESS'),
    ['江湾物流', 'Supplier', '周舟', '+86 138-0000-6272', '', ''],
  ]);
  const before = await count();
  const plan = await send(file, { dryRun: true });
  expect(plan.added).toEqual([
    { row: 2, id: null, memberName: '远山体育' },
    { row: 12, id: null, memberName: '江湾物流' },
  ]);
  expect(plan.refused.map(({ row, field }) => [row, field])).toEqual([
    [3, 'memberName'],
    [4, 'memberType'],
    [5, 'contactName'],
    [6, 'phoneNumber'],
    [7, 'email'],
    [8, 'message'],
    [9, 'memberName'],
    [11, 'memberName'],
  ]);
  expect(plan.refused[6]?.message).toContain('第 2 行');
  expect(await count()).toBe(before);

  const { added, refused } = await send(file);
  expect(added.map(({ row }) => row)).toEqual([2, 12]);
  expect(refused).toEqual(plan.refused);
  expect(await count()).toBe(before + 2);
  const [first, last] = await Promise.all(added.map(({ id }) => app.call(readEcologyMember, { id: id ?? '' }, { as })));
  expect(first).toMatchObject({ state: 'waiting', history: [{ kind: 'asked', content: '能延长赞助期吗？' }] });
  expect(last).toMatchObject({ state: 'none', memberType: 'supplier', phoneNumber: '138****6272', history: [] });
  // The same file once more brings nothing a second time.
  expect((await send(file)).added).toEqual([]);
  expect(await count()).toBe(before + 2);
});

it('reads its own template, in both languages', async () => {
  for (const language of ['zh-CN', 'en-US']) {
    const headers = { 'accept-language': language };
    const reply = await app.send(downloadEcologyTemplate, {}, { as, headers });
    const body = await reply.arrayBuffer();
    expect((await sheetCells(body))[0]).toHaveLength(6);
    const { added, refused } = await send(new File([body], 't.xlsx'), { dryRun: true });
    expect([added.length, refused]).toEqual([1, []]);
  }
});

it('takes some rows of a long file at a time, and a name once where two send it at once', async () => {
  const file = sheet(Array.from({ length: 1999 }, (_, at) => good(`长名单${at}`)));
  expect((await send(file, { dryRun: true })).added).toHaveLength(1999);
  const before = await count();
  expect((await send(file, { fromRow: 3, toRow: 4 })).added.map(({ row }) => row)).toEqual([3, 4]);
  const both = await Promise.all([send(file), send(file)]);
  expect(both.reduce((sum, { added }) => sum + added.length, 0)).toBe(1997);
  expect(await count()).toBe(before + 1999);
});

it('refuses what is no such spreadsheet, is empty, too long or too large', async () => {
  const refused = (file: File) =>
    send(file).then(
      () => 'taken',
      (error: unknown) => (error instanceof Error && 'reason' in error ? error.reason : error),
    );
  expect(await refused(new File(['%PDF-1.7'], 'a.xlsx'))).toBe('unsupported_spreadsheet');
  expect(await refused(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'a.xlsx'))).toBe('unsupported_spreadsheet');
  expect(await refused(new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.csv'))).toBe('unsupported_spreadsheet');
  expect(await refused(new File([], 'a.xlsx'))).toBe('empty_file');
  expect(await refused(new File(['会员名称,类型\n远山,媒体\n'], 'a.csv'))).toBe('unsupported_spreadsheet');
  expect(await refused(sheet(Array.from({ length: 2001 }, (_, at) => good(`太长${at}`))))).toBe('too_many_rows');
  const wide = `${titles.join(',')},${'列,'.repeat(100_000)}\n`;
  expect(await refused(new File([wide], 'a.csv'))).toMatch(/^too_many_(?:columns|cells)$/);
  await expect(send(new File([new Uint8Array(6 * 1024 * 1024)], 'a.csv'))).rejects.toMatchObject({ status: 413 });
});

it('keeps what a cell holds as text, whatever it looks like', async () => {
  const odd = `"=cmd|' /C calc'!A0 <img src=x onerror=alert(1)> \u202E"`;
  const file = new File([`${titles.join(',')}\n甲乙丙,俱乐部,许岚,13800006271,,${odd}\n`], 'a.csv');
  const [one] = (await send(file)).added;
  const { message } = await app.call(readEcologyMember, { id: one?.id ?? '' }, { as });
  expect(message).toBe(odd.slice(1, -1).trim());
});
