import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import type { FileReply } from '../../../http/serve.js';
import type { Language } from '../../../http/messages.js';
import { CSV_TYPE, MOST_XLSX, streamCsv, streamXlsx, XLSX_TYPE } from '../../../spreadsheets/index.js';
import { isReasonTitle, reasonTitles } from './reading/reasonTitles.js';
import { reasonWords } from './uploadReasons.js';

const PAGE = 1000;

interface Refused {
  readonly row: number;
  readonly cells: string[];
  readonly reasons: { code: string; column: number | null }[];
}

export interface ProblemsOf {
  readonly id: string;
  readonly fileName: string;
  readonly titles: readonly string[];
  readonly count: number;
  readonly language: Language;
}

/**
 * The refused rows as they were sent, each with why in a last column, which is left out when the file is sent again, as is that
 * of a former time. Read page by page as it is written.
 */
export const problemsFile = (db: Database, { id, fileName, titles, count, language }: ProblemsOf): FileReply => {
  const why = reasonTitles[language];
  const sent = [...titles.entries()].filter(([, title]) => !isReasonTitle(title));
  const sentTitles = sent.map(([, title]) => title);
  const reasonOf = ({ reasons }: Refused): string =>
    reasons
      .map(({ code, column }) => {
        const words = reasonWords(code, language);
        const title = column === null ? undefined : titles[column];
        return title === undefined ? words : language === 'en-US' ? `${title}: ${words}` : `${title}：${words}`;
      })
      .join(language === 'en-US' ? ' ' : '；');
  const rows = async function* (): AsyncGenerator<string[]> {
    for (let after = 0; ; ) {
      const page = await db.query<Refused>(sql`
        select row_number as row, cells, reasons from data_upload_rows
        where upload_id = ${id} and outcome = 'refused' and row_number > ${after} order by row_number limit ${PAGE}`);
      for (const row of page) yield [...sent.map(([at]) => row.cells[at] ?? ''), reasonOf(row)];
      if (page.length < PAGE) return;
      after = page.at(-1)?.row ?? after;
    }
  };
  const name = fileName.replace(/\.[^.]{1,10}$/, '');
  const suffix = language === 'en-US' ? 'left out' : '未录入';
  if (count <= MOST_XLSX) {
    const columns = [...sentTitles, why].map((title) => ({ title, width: 18 }));
    return {
      body: streamXlsx({ name: suffix, columns, rows: rows() }),
      type: XLSX_TYPE,
      name: `${name} ${suffix}.xlsx`,
    };
  }
  return { body: streamCsv([...sentTitles, why], rows()), type: CSV_TYPE, name: `${name} ${suffix}.csv` };
};
