import { emailPattern, isName, phonePattern, USERNAME_MAX } from '@console/base';
import { inLanguage, type Language } from '../../http/messages.js';
import type { FileSource } from '../../files/source.js';
import { cellText, readNamedRows, writeXlsx } from '../../spreadsheets/index.js';

/** Most users that one spreadsheet may bring. */
const MOST_ROWS = 1000;

/** A user as a row of the sheet gives it; roles by name. */
export interface SheetUser {
  readonly row: number;
  readonly account: string;
  readonly username: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly department: string;
  readonly roleNames: readonly string[];
}

/** A row that was not taken; `row` counts as the spreadsheet does. */
export interface RefusedRow {
  readonly row: number;
  readonly message: string;
  /** The column that is to be mended. */
  readonly field: string;
}

const fields = ['account', 'username', 'phoneNumber', 'email', 'department', 'roles'] as const;
type Field = (typeof fields)[number];

const headings: Readonly<Record<Field, RegExp>> = {
  account: /^(?:账号|登录名|account)$/i,
  username: /^(?:用户名|姓名|name|username)$/i,
  phoneNumber: /^(?:手机号|手机|phone(?: number)?)$/i,
  email: /^(?:邮箱|电子邮箱|e-?mail)$/i,
  department: /^(?:部门|department)$/i,
  roles: /^(?:角色|roles?)(?:[（(].*)?$/i,
};

const titles: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['账号', '用户名', '手机号', '邮箱', '部门', '角色（多个用顿号分开）'],
  'en-US': ['Account', 'Username', 'Phone', 'E-mail', 'Department', 'Roles (separated by commas)'],
};

const words = {
  account: { zh: '账号须为 1 到 50 个字符，不含空格', en: 'An account is 1 to 50 characters without spaces.' },
  username: { zh: '用户名只允许中英文、数字、以及部分特殊字符', en: 'The username holds signs that are not allowed.' },
  longUsername: { zh: '用户名长度在 1 到 50 个字符', en: 'A username is 1 to 50 characters long.' },
  phoneNumber: { zh: '手机号格式不正确', en: 'The phone number is not valid.' },
  email: { zh: '邮箱格式不正确', en: 'The e-mail address is not valid.' },
  department: { zh: '部门最多 50 个字符', en: 'A department is 50 characters at most.' },
  roles: { zh: '请填写角色', en: 'Give at least one role.' },
  twice: { zh: '与第 {row} 行的账号、手机号或邮箱相同', en: 'Same account, phone or e-mail as in row {row}.' },
  account_taken: { zh: '该账号已被使用', en: 'This account is already in use.' },
  phone_taken: { zh: '该手机号已被使用', en: 'This phone number is already in use.' },
  email_taken: { zh: '该邮箱已被使用', en: 'This e-mail address is already in use.' },
  role_not_found: { zh: '没有名为“{role}”的角色', en: 'There is no role called "{role}".' },
  not_permitted: { zh: '没有权限授予角色“{role}”', en: 'You may not give the role "{role}".' },
} as const;

export type RowProblem = keyof typeof words;

const fieldOf: Readonly<Record<Exclude<RowProblem, 'twice'>, Field>> = {
  account: 'account',
  username: 'username',
  longUsername: 'username',
  phoneNumber: 'phoneNumber',
  email: 'email',
  department: 'department',
  roles: 'roles',
  account_taken: 'account',
  phone_taken: 'phoneNumber',
  email_taken: 'email',
  role_not_found: 'roles',
  not_permitted: 'roles',
};

const rowMessage = (problem: RowProblem, language: Language, values: Record<string, string | number>) =>
  inLanguage(words[problem], language, values);

/** A row that is refused for what stands in one of its columns, with the reason for people. */
export const refusedRow = (
  row: number,
  problem: keyof typeof fieldOf,
  language: Language,
  values: Record<string, string | number> = {},
): RefusedRow => ({ row, message: rowMessage(problem, language, values), field: fieldOf[problem] });

const problemOf = ({
  account,
  username,
  phoneNumber,
  email,
  department,
  roleNames,
}: SheetUser): keyof typeof fieldOf | null => {
  if (account === '' || account.length > 50 || /\s/.test(account)) return 'account';
  if (username === '' || username.length > USERNAME_MAX) return 'longUsername';
  if (!isName(username)) return 'username';
  if (!phonePattern.test(phoneNumber)) return 'phoneNumber';
  if (email.length > 254 || !emailPattern.test(email)) return 'email';
  if (department.length > 50) return 'department';
  return roleNames.length === 0 ? 'roles' : null;
};

/**
 * Reads users off an xlsx or csv file whose first row names the columns; empty rows are passed over. Takes over the
 * bytes. Throws the contract's reasons for spreadsheets.
 */
export const readUserSheet = async (
  source: FileSource,
  language: Language,
  signal?: AbortSignal,
): Promise<{ users: SheetUser[]; refused: RefusedRow[] }> => {
  const needed = fields.filter((field) => field !== 'department');
  const users: SheetUser[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Map<string, number>();
  for await (const { row, cell } of readNamedRows(source, { headings, needed, rows: MOST_ROWS }, signal)) {
    const { account = '', username = '', phoneNumber = '', email = '', department = '', roles = '' } = cell;
    const roleNames = [...new Set(roles.split(/[、,，;；|\n]/).map(cellText))].filter((role) => role !== '');
    const user: SheetUser = { row, account, username, phoneNumber, email, department, roleNames };
    const problem = problemOf(user);
    const keys = [
      { field: 'account', key: `a${user.account.toLowerCase()}` },
      { field: 'phoneNumber', key: `p${user.phoneNumber}` },
      { field: 'email', key: `e${user.email.toLowerCase()}` },
    ];
    const same = keys.find(({ key }) => seen.has(key));
    if (problem !== null) refused.push(refusedRow(row, problem, language));
    else if (same !== undefined) {
      const message = rowMessage('twice', language, { row: seen.get(same.key) ?? 0 });
      refused.push({ row, message, field: same.field });
    } else {
      for (const { key } of keys) seen.set(key, row);
      users.push(user);
    }
  }
  return { users, refused };
};

/** An empty spreadsheet to fill in, with one example. */
export const writeUserTemplate = (language: Language): Uint8Array =>
  writeXlsx([
    {
      name: language === 'en-US' ? 'Users' : '用户',
      columns: titles[language].map((title) => ({ title, width: 24 })),
      rows: [
        language === 'en-US'
          ? ['liming', 'Li Ming', '13800000000', 'liming@example.com', 'Competitions', '业务人员']
          : ['liming', '李明', '13800000000', 'liming@example.com', '竞赛部', '业务人员'],
      ],
    },
  ]);
