import type { ReferralStatistics } from '@console/api/contract';
import { inLanguage, type Language, type Words } from '../../../http/messages.js';
import type { FileReply } from '../../../http/serve.js';
import { type Cell, streamXlsx, XLSX_TYPE } from '../../../spreadsheets/index.js';

const WIDTH = 18;

const words = {
  name: { zh: '引流统计', en: 'referral statistics' },
  days: { zh: '按日', en: 'By day' },
  links: { zh: '按链接', en: 'By link' },
  staff: { zh: '按员工', en: 'By staff' },
  day: { zh: '日期', en: 'Day' },
  link: { zh: '链接', en: 'Link' },
  one: { zh: '员工', en: 'Staff' },
  visits: { zh: '打开次数', en: 'Visits' },
  added: { zh: '新增客户', en: 'Came' },
  lost: { zh: '流失客户', en: 'Went' },
} as const satisfies Record<string, Words>;

/** What came by links, by day, by link and by member of staff. */
export const linkSheet = ({ days, links, staff }: ReferralStatistics, language: Language): FileReply => {
  const said = (name: keyof typeof words): string => inLanguage(words[name], language);
  const sheet = (name: keyof typeof words, titles: readonly (keyof typeof words)[], rows: readonly Cell[][]) => ({
    name: said(name),
    columns: titles.map((title) => ({ title: said(title), width: WIDTH })),
    rows,
  });
  return {
    body: streamXlsx(
      sheet(
        'days',
        ['day', 'visits', 'added', 'lost'],
        days.map((row) => [row.day, row.visitCount, row.addedCount, row.lostCount]),
      ),
      sheet(
        'links',
        ['link', 'visits', 'added', 'lost'],
        links.map((row) => [row.linkName, row.visitCount, row.addedCount, row.lostCount]),
      ),
      sheet(
        'staff',
        ['one', 'added', 'lost'],
        staff.map((row) => [row.nick, row.addedCount, row.lostCount]),
      ),
    ),
    type: XLSX_TYPE,
    name: `${said('name')}.xlsx`,
  };
};
