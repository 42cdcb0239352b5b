import type { AssignedPerson, StaffStatistic } from '@console/api/contract';
import { lookUp } from '@console/base';
import { inLanguage, type Language, type Words } from '../../../http/messages.js';
import type { FileReply } from '../../../http/serve.js';
import { type Cell, streamXlsx, XLSX_TYPE } from '../../../spreadsheets/index.js';
import { shanghaiTime } from '../../../text/moment.js';
import { reasonWords, stateWords } from './assignWords.js';

const WIDTH = 18;

/** Whoever went where, as a table. */
const people: readonly (readonly [Words, (row: AssignedPerson, said: (words: Words) => string) => Cell])[] = [
  [{ zh: '客户', en: 'Customer' }, ({ customerName }) => customerName],
  [{ zh: '手机号', en: 'Phone' }, ({ phoneNumber }) => phoneNumber],
  [{ zh: '城市', en: 'City' }, ({ city }) => city],
  [{ zh: '原跟进人', en: 'From' }, ({ fromName }) => fromName],
  [{ zh: '接替人', en: 'To' }, ({ toName }) => toName],
  [
    { zh: '方式', en: 'How' },
    ({ viaWeCom, state }, said) =>
      state === 'skipped'
        ? ''
        : said(viaWeCom ? { zh: '企业微信接替', en: 'Through WeCom' } : { zh: '仅登记', en: 'In the books' }),
  ],
  [
    { zh: '状态', en: 'State' },
    ({ state }, said) => {
      const words = lookUp(stateWords, state, undefined);
      return words === undefined ? state : said(words);
    },
  ],
  [
    { zh: '原因', en: 'Reason' },
    ({ reason, said: words }, said) => {
      const known = reason === null ? undefined : lookUp(reasonWords, reason, undefined);
      return [known && said(known), words].filter((one) => one).join(' ');
    },
  ],
  [{ zh: '时间', en: 'Time' }, ({ changeTime }) => changeTime && shanghaiTime(new Date(changeTime))],
];

const statistic: readonly (readonly [Words, (row: StaffStatistic) => Cell])[] = [
  [{ zh: '员工', en: 'Staff' }, ({ staffName }) => staffName],
  [{ zh: '现有客户', en: 'Contacts' }, ({ contactCount }) => contactCount],
  [{ zh: '分配成功', en: 'Assigned' }, ({ assignedCount }) => assignedCount],
  [{ zh: '接替中', en: 'Being handed over' }, ({ askedCount }) => askedCount],
  [{ zh: '未成功', en: 'Failed' }, ({ failedCount }) => failedCount],
  [{ zh: '新增客户', en: 'Came' }, ({ addedCount }) => addedCount],
  [{ zh: '流失客户', en: 'Went' }, ({ lostCount }) => lostCount],
];

export const assignedPeopleSheet = (rows: AsyncIterable<AssignedPerson>, language: Language): FileReply => {
  const said = (words: Words): string => inLanguage(words, language);
  const name = said({ zh: '客户分配明细', en: 'assigned customers' });
  const cells = async function* (): AsyncGenerator<Cell[]> {
    for await (const row of rows) yield people.map(([, cell]) => cell(row, said));
  };
  const columns = people.map(([title]) => ({ title: said(title), width: WIDTH }));
  return { body: streamXlsx({ name, columns, rows: cells() }), type: XLSX_TYPE, name: `${name}.xlsx` };
};

export const statisticSheet = (rows: readonly StaffStatistic[], language: Language): FileReply => {
  const name = inLanguage({ zh: '企微分配统计', en: 'assignment statistics' }, language);
  const columns = statistic.map(([title]) => ({ title: inLanguage(title, language), width: WIDTH }));
  const cells = rows.map((row) => statistic.map(([, cell]) => cell(row)));
  return { body: streamXlsx({ name, columns, rows: cells }), type: XLSX_TYPE, name: `${name}.xlsx` };
};
