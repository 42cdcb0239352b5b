import { downloadUserTemplate, importUsers, login, pageUsers } from '@console/api/contract';
import { isStrongPassword } from '@console/base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeXlsx } from '../../spreadsheets/index.js';
import { sheetCells } from '../../spreadsheets/testing/sheetCells.js';
import { startApp } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: { token: string };
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn();
});
afterAll(() => app.close());

const titles = ['账号', '用户名', '手机号', '邮箱', '部门', '角色'];
const sheet = (rows: readonly (readonly string[])[]) => {
  const columns = titles.map((title) => ({ title, width: 20 }));
  return new File([Buffer.from(writeXlsx([{ name: '用户', columns, rows }]))], '用户.xlsx');
};
const good = ['wangwu', '王五', '13900000001', 'wangwu@example.com', '票务部', '业务人员'];
const count = async () => (await app.call(pageUsers, { current: 1, size: 1 }, { as: admin })).total;

it('says of every row what would happen, and changes nothing before it is meant', async () => {
  const file = sheet([
    good,
    ['admin', '重名', '13900000002', 'a@example.com', '', '业务人员'],
    ['zhao liu', '赵六', '13900000003', 'b@example.com', '', '业务人员'],
    ['qian', '钱七', '12345', 'c@example.com', '', '业务人员'],
    ['sun', '孙八', '13900000004', 'sun', '', '业务人员'],
    ['zhou', '周九', '13900000005', 'd@example.com', '', '裁判长'],
    ['wu', '吴十', '13900000001', 'e@example.com', '', '业务人员'],
    ['', '', '', '', '', ''],
    ['zheng', '郑', '13900000006', 'f@example.com', '', ''],
  ]);
  const before = await count();
  const report = await app.call(importUsers, { dryRun: true, file }, { as: admin });
  expect(report.added).toEqual([{ row: 2, account: 'wangwu', username: '王五', password: null }]);
  expect(report.refused.map(({ row }) => row)).toEqual([3, 4, 5, 6, 7, 8, 10]);
  const why = (row: number) => report.refused.find((one) => one.row === row)?.message;
  expect(why(3)).toBe('该账号已被使用');
  expect(why(5)).toBe('手机号格式不正确');
  expect(why(7)).toBe('没有名为“裁判长”的角色');
  expect(why(8)).toContain('第 2 行');
  const columns = ['account', 'account', 'phoneNumber', 'email', 'roles', 'phoneNumber', 'roles'];
  expect(report.refused.map(({ field }) => field)).toEqual(columns);
  expect(await count()).toBe(before);

  const done = await app.call(importUsers, { dryRun: false, file }, { as: admin });
  const password = done.added[0]?.password ?? '';
  expect(isStrongPassword(password, 'wangwu')).toBe(true);
  expect(await count()).toBe(before + 1);
  await app.call(login, { username: 'wangwu', password });
});

it('reads its own template', async () => {
  const body = await (await app.send(downloadUserTemplate, {}, { as: admin })).arrayBuffer();
  const [head] = await sheetCells(body);
  expect(head?.slice(0, 5)).toEqual(titles.slice(0, 5));
  const report = await app.call(importUsers, { dryRun: true, file: new File([body], 't.xlsx') }, { as: admin });
  expect(report).toMatchObject({ added: [{ account: 'liming' }], refused: [] });
});

it('refuses what is no such spreadsheet, is empty or too long', async () => {
  const attempt = (file: File) => app.call(importUsers, { dryRun: false, file }, { as: admin });
  await expect(attempt(new File(['%PDF-1.7'], 'a.xlsx'))).rejects.toMatchObject({ reason: 'unsupported_spreadsheet' });
  await expect(attempt(new File([], 'a.xlsx'))).rejects.toMatchObject({ reason: 'empty_file' });
  await expect(attempt(sheet(Array.from({ length: 1001 }, () => good)))).rejects.toThrow('表格最多 1000 行');
});

const person = (at: number) => [
  `person${at}`,
  `人员${at}`,
  `139${String(20_000_000 + at)}`,
  `person${at}@example.com`,
  '',
  '业务人员',
];

it('checks a whole long file, and adds it some rows at a time', async () => {
  const file = sheet(Array.from({ length: 1000 }, (_, at) => person(at)));
  const plan = await app.call(importUsers, { dryRun: true, file }, { as: admin });
  expect([plan.added.length, plan.refused.length]).toEqual([1000, 0]);
  await expect(app.call(importUsers, { dryRun: false, file }, { as: admin })).rejects.toThrow('表格最多 200 行');
  const before = await count();
  const some = { dryRun: false, fromRow: 3, toRow: 4, file };
  const { added, refused } = await app.call(importUsers, some, { as: admin });
  expect([added.map(({ row, account }) => [row, account]), refused]).toEqual([
    [
      [3, 'person1'],
      [4, 'person2'],
    ],
    [],
  ]);
  expect(await count()).toBe(before + 2);
  const again = await app.call(importUsers, { ...some, toRow: 5, dryRun: true }, { as: admin });
  expect([again.added.map(({ row }) => row), again.refused.map(({ row }) => row)]).toEqual([[5], [3, 4]]);
});

it('still knows who stands twice when only some rows count', async () => {
  const file = sheet([person(9001), person(9001)]);
  const { added, refused } = await app.call(importUsers, { dryRun: true, fromRow: 3, file }, { as: admin });
  expect(added).toEqual([]);
  expect(refused.map(({ row, message }) => [row, message])).toEqual([[3, '与第 2 行的账号、手机号或邮箱相同']]);
});

it('gives no role that holds more than the caller', async () => {
  const users = await app.user({ permissions: ['users'] });
  const file = sheet([['higher', '高级', '13900000009', 'high@example.com', '', '系统管理员']]);
  const { added, refused } = await app.call(importUsers, { dryRun: false, file }, { as: users });
  expect(added).toEqual([]);
  expect(refused[0]?.message).toContain('没有权限授予角色');
});
