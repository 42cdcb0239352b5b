import { type EcologyMemberType, ecologyLimits, ecologyMemberTypes } from '@console/api/contract';
import { isEmail, isName, isPhone } from '@console/base';
import type { FileSource } from '../../../files/source.js';
import { inLanguage, type Language } from '../../../http/messages.js';
import { readNamedRows, writeXlsx } from '../../../spreadsheets/index.js';

const LONGEST_NAME = 50;

/** A member as a row of the sheet gives it. */
export interface SheetMember {
  /** As the spreadsheet counts. */
  readonly row: number;
  readonly memberName: string;
  readonly memberType: EcologyMemberType;
  readonly contactName: string;
  readonly phoneNumber: string;
  /** Empty: none. */
  readonly email: string;
  readonly message: string;
}

const fields = ['memberName', 'memberType', 'contactName', 'phoneNumber', 'email', 'message'] as const;
type Field = (typeof fields)[number];

/** A row that was not taken; `row` counts as the spreadsheet does. */
export interface RefusedRow {
  readonly row: number;
  readonly message: string;
  /** The column that is to be mended. */
  readonly field: string;
}

const headings: Readonly<Record<Field, RegExp>> = {
  memberName: /^(?:会员名称|会员|单位名称|单位|名称|member(?: name)?|organi[sz]ation|name)$/i,
  memberType: /^(?:会员类型|类型|类别|(?:member )?type|kind)\s*(?:[（(].*)?$/i,
  contactName: /^(?:联系人|联系人姓名|contact(?: person| name)?)$/i,
  phoneNumber: /^(?:手机号|手机|联系电话|phone(?: number)?|mobile)$/i,
  email: /^(?:邮箱|电子邮箱|e-?mail)$/i,
  message: /^(?:诉求|问题|内容|留言|question|message|request)$/i,
};

const titles: Readonly<Record<Language, Readonly<Record<Field, string>>>> = {
  'zh-CN': {
    memberName: '会员名称',
    memberType: '类型（俱乐部、赞助商、媒体、供应商或合作伙伴）',
    contactName: '联系人',
    phoneNumber: '手机号',
    email: '邮箱',
    message: '诉求',
  },
  'en-US': {
    memberName: 'Member',
    memberType: 'Type (club, sponsor, media, supplier or partner)',
    contactName: 'Contact',
    phoneNumber: 'Phone',
    email: 'E-mail',
    message: 'Question',
  },
};

const typeNames: Readonly<Record<EcologyMemberType, RegExp>> = {
  club: /^(?:俱乐部|club)$/i,
  sponsor: /^(?:赞助商|sponsor)$/i,
  media: /^(?:媒体|media)$/i,
  supplier: /^(?:供应商|supplier)$/i,
  partner: /^(?:合作伙伴|partner)$/i,
};

const words = {
  memberName: {
    zh: '会员名称须为 1 到 50 个字符，只允许中英文、数字和部分符号',
    en: 'A name is 1 to 50 characters long: letters, digits and some signs.',
  },
  memberType: {
    zh: '类型须为俱乐部、赞助商、媒体、供应商或合作伙伴',
    en: 'The type is one of club, sponsor, media, supplier and partner.',
  },
  contactName: {
    zh: '联系人须为 1 到 50 个字符，只允许中英文、数字和部分符号',
    en: 'A contact is 1 to 50 characters long: letters, digits and some signs.',
  },
  phoneNumber: { zh: '手机号格式不正确', en: 'The phone number is not valid.' },
  email: { zh: '邮箱格式不正确', en: 'The e-mail address is not valid.' },
  message: {
    zh: `诉求超过 ${ecologyLimits.message} 个字符`,
    en: `The question is longer than ${ecologyLimits.message} characters.`,
  },
  twice: { zh: '与第 {row} 行的会员名称相同', en: 'The same name as in row {row}.' },
  name_taken: { zh: '已有同名的会员', en: 'There is a member of this name already.' },
} as const;

type RowProblem = Exclude<keyof typeof words, 'twice'>;

/** A row that is refused, with the reason for people. */
export const refusedRow = (row: number, problem: RowProblem, language: Language): RefusedRow => ({
  row,
  message: inLanguage(words[problem], language),
  field: problem === 'name_taken' ? 'memberName' : problem,
});

/** The name as the database tells names apart. */
export const nameKey = (name: string): string => name.toLowerCase();

const isOneName = (text: string): boolean => text.length <= LONGEST_NAME && isName(text);
/** A number of a phone as people write it, without the country and what stands between the digits. */
const plainPhone = (cell: string): string => cell.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '');

type Cells = Readonly<Partial<Record<Field, string>>>;

const readRow = (row: number, cells: Cells): SheetMember | RowProblem => {
  const { memberName = '', memberType: type = '', contactName = '', email = '', message = '' } = cells;
  const phoneNumber = plainPhone(cells.phoneNumber ?? '');
  const memberType = ecologyMemberTypes.find((one) => typeNames[one].test(type));
  if (!isOneName(memberName)) return 'memberName';
  if (memberType === undefined) return 'memberType';
  if (!isOneName(contactName)) return 'contactName';
  if (!isPhone(phoneNumber)) return 'phoneNumber';
  if (email !== '' && !isEmail(email)) return 'email';
  if (message.length > ecologyLimits.message) return 'message';
  return { row, memberName, memberType, contactName, phoneNumber, email, message };
};

/**
 * Reads members off an xlsx or csv file whose first row names the columns; empty rows are passed over. Takes over the
 * bytes. Throws the contract's reasons for spreadsheets.
 */
export const readMemberSheet = async (
  source: FileSource,
  language: Language,
  signal?: AbortSignal,
): Promise<{ members: SheetMember[]; refused: RefusedRow[] }> => {
  const needed = ['memberName', 'memberType', 'contactName', 'phoneNumber'] as const;
  const members: SheetMember[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Map<string, number>();
  for await (const { row, cell } of readNamedRows(source, { headings, needed, rows: ecologyLimits.rows }, signal)) {
    const read = readRow(row, cell);
    if (typeof read === 'string') {
      refused.push(refusedRow(row, read, language));
      continue;
    }
    const key = nameKey(read.memberName);
    const first = seen.get(key);
    if (first !== undefined) {
      refused.push({ row, message: inLanguage(words.twice, language, { row: first }), field: 'memberName' });
    } else {
      seen.set(key, row);
      members.push(read);
    }
  }
  return { members, refused };
};

/** An empty spreadsheet to fill in, with one example. */
export const writeMemberTemplate = (language: Language): Uint8Array => {
  const isEnglish = language === 'en-US';
  const title = titles[language];
  return writeXlsx([
    {
      name: isEnglish ? 'Members' : '生态会员',
      columns: fields.map((field) => ({ title: title[field], width: field === 'message' ? 48 : 24 })),
      rows: [
        isEnglish
          ? [
              'Qianhu Basketball Club',
              'club',
              'Xu Lan',
              '13800000000',
              'xulan@example.com',
              'When does the registration for the spring league begin?',
            ]
          : ['千湖篮球俱乐部', '俱乐部', '许岚', '13800000000', 'xulan@example.com', '春季联赛什么时候开始报名？'],
      ],
    },
  ]);
};
