import { expect, it } from 'vitest';
import { columnLetter, findHead, matchColumns } from './columns.js';
import type { ImportField } from './types.js';

const fields: ImportField[] = [
  { key: 'account', label: '账号', synonyms: ['登录名', 'account'], required: true },
  { key: 'username', label: '用户名', synonyms: ['姓名', 'name'], required: true },
  { key: 'phoneNumber', label: '手机号', synonyms: ['手机', 'phone'], required: true },
  { key: 'roles', label: '角色', synonyms: ['roles'], required: true },
];
const match = (...headings: string[]) => matchColumns(fields, headings);

it('sees through spaces, width, case, signs and notes in brackets', () => {
  expect(match('＊账 号', ' 姓　名 ', 'PHONE', '角色（多个用顿号分开）')).toEqual({
    matching: { account: 0, username: 1, phoneNumber: 2, roles: 3 },
    doubtful: [],
  });
});

it('takes the heading most alike, and doubts a guess', () => {
  expect(match('紧急联系人手机号', '手机号码', '登录账号')).toEqual({
    matching: { phoneNumber: 1, account: 2 },
    doubtful: ['account'],
  });
});

it('takes the first of several columns of one name, and asks', () => {
  expect(match('账号', '手机号', '手机号')).toEqual({
    matching: { account: 0, phoneNumber: 1 },
    doubtful: ['phoneNumber'],
  });
});

it('never reads the reasons that an import gave before', () => {
  const reasons: ImportField[] = [{ key: 'reason', label: '原因' }];
  expect(matchColumns(reasons, ['未导入原因', '说明']).matching).toEqual({});
});

it('finds the headings below a title and a note', () => {
  const rows = [
    { row: 1, cells: ['新赛季工作人员', '新赛季工作人员', '新赛季工作人员'] },
    { row: 2, cells: ['填表人：账号管理员'] },
    { row: 4, cells: ['账号', '姓名', '手机'] },
    { row: 5, cells: ['wang', '王五', '13800000000'] },
  ];
  expect(findHead(fields, rows)).toBe(2);
  expect(findHead(fields, [{ row: 1, cells: ['甲'] }])).toBe(0);
});

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
