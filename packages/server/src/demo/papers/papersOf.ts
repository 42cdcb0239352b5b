import * as z from 'zod/mini';
import { DocumentEntry, type Facts, readData, readText } from '../dataFiles.js';
import type { DemoWorld } from '../demoWorld.js';
import { blocksOf } from './blocks.js';
import { pdfFile } from './pdfFile.js';
import { plainText } from './plainText.js';
import { bulletinOf, markdownTable, scheduleOf, seasonOf } from './season.js';
import { wordFile } from './wordFile.js';

/** A document that is about to be uploaded. */
export interface Paper {
  readonly file: File;
  /** Key of its base. */
  readonly base: string;
  readonly at: Date;
  /** What people ask that it answers. */
  readonly questions: readonly string[];
}

const PUBLISHER = '临江省篮球协会';
const AHEAD = 8 * 3_600_000;

const bytesOf = (name: string, markdown: string, at: Date, columns?: 2): Uint8Array => {
  const blocks = blocksOf(markdown);
  switch (name.split('.').at(-1)) {
    case 'pdf':
      return pdfFile(blocks, { publisher: PUBLISHER, ...(columns && { columns }) });
    case 'docx':
      return wordFile(blocks, at);
    case 'txt':
      return new TextEncoder().encode(plainText(blocks));
    default:
      return new TextEncoder().encode(markdown);
  }
};

const paper = (
  { file, base, columns, questions }: Pick<DocumentEntry, 'file' | 'base' | 'columns' | 'questions'>,
  markdown: string,
  at: Date,
): Paper => ({ file: new File([new Uint8Array(bytesOf(file, markdown, at, columns))], file), base, at, questions });

const bulletinEndings = ['md', 'docx', 'pdf', 'txt', 'docx', 'pdf'];

/** One for each of the last six months that are over. */
const bulletins = ({ calendar, chance }: DemoWorld, facts: Facts): Paper[] =>
  bulletinEndings.map((ending, index) => {
    const local = new Date(calendar.now.getTime() + AHEAD);
    const first = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - (bulletinEndings.length - index), 1));
    const month = { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 };
    const published = Date.UTC(month.year, month.month, 1);
    const daysAgo = Math.floor((local.getTime() - published) / 86_400_000);
    return paper(
      {
        file: `${month.year} 年 ${month.month} 月赛事通报.${ending}`,
        base: 'league',
        questions: [`${month.month} 月场均观众有多少人？`, `${month.month} 月的赛事通报里有哪些整改项？`],
      },
      bulletinOf(facts, month, chance),
      calendar.workdayAgo(Math.max(0, daysAgo - 2)),
    );
  });

/** Every document of the association, in the formats that the product reads, oldest first. */
export const papersOf = async (world: DemoWorld, facts: Facts): Promise<Paper[]> => {
  const { calendar } = world;
  const fillIn = (text: string): string =>
    text.replaceAll('{{season}}', seasonOf(calendar.now)).replace(/\{\{table:(\w+)\}\}/g, (_, name: string) => {
      const table = facts[name];
      if (table === undefined) throw new Error(`there is no table ${name}`);
      return markdownTable(table);
    });
  const written = await Promise.all(
    (await readData('documents.json', z.array(DocumentEntry))).map(async (entry) =>
      paper(
        { ...entry, file: fillIn(entry.file) },
        fillIn(await readText(`documents/${entry.key}.md`)),
        calendar.workdayAgo(entry.daysAgo),
      ),
    ),
  );
  const schedule = paper(
    {
      file: `临超 ${seasonOf(calendar.now)} 赛季上半程赛程表.pdf`,
      base: 'league',
      questions: ['临江江豚第 5 轮对谁？', '第 1 轮有哪些比赛？'],
    },
    scheduleOf(facts, calendar.now),
    calendar.workdayAgo(73),
  );
  return [...written, ...bulletins(world, facts), schedule].toSorted((a, b) => a.at.getTime() - b.at.getTime());
};
