import { openPdf } from '../../../../parsing/pdfSource.js';
import { samplePdf } from '../../../../testing/samplePdf.js';
import { type Chapter, sampleRules } from '../../../../testing/samplePdf.rules.js';

/** What each file says something else of. */
export const comparedPoints = [
  '参赛保证金',
  '裁判差旅补贴',
  '转播授权费',
  '场馆租赁押金',
  '医疗救助备用金',
  '安保外包报价',
  '志愿者餐费标准',
  '广告板制作费',
] as const;

/** What one file says of one point, and on which page. */
export interface Fact {
  readonly point: string;
  /** Digits that stand nowhere else in any of the files. */
  readonly amount: string;
  /** From 1; 0 where the file says nothing of the point. */
  readonly page: number;
}

export interface FactFile {
  readonly name: string;
  readonly data: Uint8Array;
  readonly pages: number;
  readonly facts: readonly Fact[];
}

const amountOf = (file: number, point: number): string => String(730_000 + file * 10_007 + point * 1_013);

/** The last file says nothing of the last point. */
const says = (file: number, point: number, files: number): boolean =>
  file < files - 1 || point < comparedPoints.length - 1;

const withFacts = (chapters: readonly Chapter[], file: number, files: number): Chapter[] => {
  const all = [...chapters];
  for (const [at, point] of comparedPoints.entries()) {
    if (!says(file, at, files)) continue;
    // The first one early, where pages lie turned; the others throughout the file, in each file elsewhere.
    const share = (at + (file + 1) / (files + 2)) / comparedPoints.length;
    const place = at === 0 ? 1 : Math.floor(share * chapters.length);
    const chapter = all[place];
    if (chapter === undefined) throw new Error('a file of facts is too short for them');
    const text = `经赛区组委会核定，${point}为人民币 ${amountOf(file, at)} 元，自签约之日起执行。`;
    all[place] = { ...chapter, clauses: [...chapter.clauses, { number: `${place + 1}.9`, title: point, text }] };
  }
  return all;
};

const textsOf = async (data: Uint8Array): Promise<string[]> => {
  const pdf = await openPdf(Uint8Array.from(data));
  try {
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }
    return texts;
  } finally {
    await pdf.destroy();
  }
};

/**
 * Real PDFs of `chapters` chapters each, two to a page, that say different amounts of the same points: pages 2 to 4 are
 * turned or cropped, and which page says what is read off the files by another way than the server's.
 */
export const factFiles = async (files: number, chapters: number): Promise<FactFile[]> => {
  const made: FactFile[] = [];
  for (let file = 0; file < files; file += 1) {
    const { data } = await samplePdf('long', { chapters: withFacts(sampleRules(chapters), file, files) });
    const texts = (await textsOf(data)).map((text) => text.replace(/\s/g, ''));
    const facts = comparedPoints.map((point, at) => {
      const amount = amountOf(file, at);
      return { point, amount, page: texts.findIndex((text) => text.includes(amount)) + 1 };
    });
    made.push({ name: `办法${file + 1}.pdf`, data, pages: texts.length, facts });
  }
  return made;
};
