import type { CustomerColumn } from '@console/api/contract';
import { lookUp } from '@console/base';
import { genders, segments } from '../../../audiences/fieldWords.js';
import type { Database } from '../../../db/database.js';
import type { Language } from '../../../http/messages.js';
import type { FileReply } from '../../../http/serve.js';
import { type Cell, CSV_TYPE, MOST_XLSX, streamCsv, streamXlsx, XLSX_TYPE } from '../../../spreadsheets/index.js';
import { maskPhone } from '../../../text/maskPhones.js';
import { shanghaiTime } from '../../../text/moment.js';
import { allCustomers, countCustomers, type CustomerFilter, type CustomerRow } from './customerRows.store.js';

interface Words {
  readonly zh: string;
  readonly en: string;
}

const titles: Readonly<Record<CustomerColumn, Words>> = {
  customerName: { zh: '姓名', en: 'Name' },
  phone: { zh: '手机号', en: 'Phone' },
  member: { zh: '会员号', en: 'Member number' },
  gender: { zh: '性别', en: 'Gender' },
  age: { zh: '年龄', en: 'Age' },
  city: { zh: '城市', en: 'City' },
  level: { zh: '等级', en: 'Level' },
  staff: { zh: '客户经理', en: 'Looked after by' },
  segment: { zh: '分层', en: 'Segment' },
  labels: { zh: '标签', en: 'Labels' },
  orderCount: { zh: '订单数', en: 'Orders' },
  orderAmount: { zh: '消费金额（元）', en: 'Spent (yuan)' },
  lastOrderTime: { zh: '最近下单', en: 'Last order' },
  createTime: { zh: '加入时间', en: 'Added' },
};

export interface SheetWanted {
  readonly filter: CustomerFilter;
  readonly columns: readonly CustomerColumn[];
  /** Phone numbers stand in it whole. */
  readonly inFull: boolean;
  readonly language: Language;
  readonly now: Date;
  /** Aborted where nobody waits any more. */
  readonly signal: AbortSignal;
}

/** All whom a list is narrowed to as a table of some columns, newest first, written while they are read. */
export const customerSheet = async (
  db: Database,
  { filter, columns, inFull, language, now, signal }: SheetWanted,
): Promise<FileReply> => {
  const said = (words: Words | undefined): string => words?.[language === 'en-US' ? 'en' : 'zh'] ?? '';
  const cells: Readonly<Record<CustomerColumn, (row: CustomerRow) => Cell>> = {
    customerName: ({ customerName }) => customerName,
    phone: ({ phoneNumber }) => (inFull ? phoneNumber : maskPhone(phoneNumber)),
    member: ({ memberNumber }) => memberNumber,
    gender: ({ gender }) => said(lookUp(genders, gender, undefined)),
    age: ({ age }) => age,
    city: ({ city }) => city,
    level: ({ level }) => level,
    staff: ({ staffName }) => staffName,
    segment: ({ segment }) => (segment === null ? null : said(lookUp(segments, segment, undefined))),
    labels: ({ tags }) => tags.join(language === 'en-US' ? ', ' : '、'),
    orderCount: ({ orderCount }) => orderCount,
    orderAmount: ({ orderAmount }) => orderAmount,
    lastOrderTime: ({ lastOrderTime }) => lastOrderTime && shanghaiTime(lastOrderTime),
    createTime: ({ createTime }) => shanghaiTime(createTime),
  };
  const wanted = [...new Set(columns)];
  const count = await countCustomers(db, filter, { now, signal });
  const rows = async function* (): AsyncGenerator<Cell[]> {
    for await (const row of allCustomers(db, filter, now)) yield wanted.map((column) => cells[column](row));
  };
  const name = said({ zh: '客户', en: 'Customers' });
  const head = wanted.map((column) => said(titles[column]));
  if (count > MOST_XLSX) return { body: streamCsv(head, rows()), type: CSV_TYPE, name: `${name}.csv` };
  return {
    body: streamXlsx({ name, columns: head.map((title) => ({ title, width: 18 })), rows: rows() }),
    type: XLSX_TYPE,
    name: `${name}.xlsx`,
  };
};
