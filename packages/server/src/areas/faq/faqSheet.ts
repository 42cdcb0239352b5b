import { cleanHtml, escapeHtml, htmlToText } from '../../html/index.js';
import type { Language } from '../../http/messages.js';
import { fail } from '../../http/failure.js';
import type { FileSource } from '../../files/source.js';
import { readSheet, streamXlsx } from '../../spreadsheets/index.js';
import { breather } from '../../workers/index.js';
import type { FaqContent } from './faq.store.js';
import { normalQuestion } from './phrasing.js';

/** Most rows that a spreadsheet may bring. */
const MAX_ROWS = 10_000;
const LONGEST_QUESTION = 500;
const LONGEST_ANSWER = 50_000;
const MOST_SIMILAR = 50;

const titles = {
  'zh-CN': { question: '问题', similar: '相似问法（每行一个）', answer: '答案', enabled: '启用' },
  'en-US': { question: 'Question', similar: 'Other ways to ask (one a line)', answer: 'Answer', enabled: 'Enabled' },
} as const satisfies Record<Language, Record<string, string>>;

const headings: Readonly<Record<'question' | 'similar' | 'answer' | 'enabled', RegExp>> = {
  question: /^(?:问题|标准问|标准问题|question)$/i,
  similar: /^(?:相似问|相似问法|相似问题|扩展问|other ways to ask|similar questions?)(?:[（(].*)?$/i,
  answer: /^(?:答案|回答|answer)$/i,
  enabled: /^(?:启用|是否启用|状态|enabled)$/i,
};

const words = {
  noQuestion: { zh: '缺少问题', en: 'There is no question.' },
  noAnswer: { zh: '缺少答案', en: 'There is no answer.' },
  longQuestion: { zh: `问题超过 ${LONGEST_QUESTION} 个字符`, en: `Longer than ${LONGEST_QUESTION} characters.` },
  longSimilar: { zh: `相似问法超过 ${LONGEST_QUESTION} 个字符`, en: `Another way to ask is too long.` },
  manySimilar: { zh: `相似问法超过 ${MOST_SIMILAR} 个`, en: `More than ${MOST_SIMILAR} other ways to ask.` },
  longAnswer: {
    zh: `答案超过 ${LONGEST_ANSWER} 个字符`,
    en: `The answer is longer than ${LONGEST_ANSWER} characters.`,
  },
  enabled: { zh: '“启用”须为 是 或 否', en: '"Enabled" has to be yes or no.' },
  twice: { zh: '与第 {row} 行的问题相同', en: 'The same question as in row {row}.' },
} as const;

/** A row that was not taken; `row` counts as the spreadsheet does. */
export interface RefusedRow {
  readonly row: number;
  readonly message: string;
}

export interface FaqSheet {
  readonly faqs: readonly FaqContent[];
  readonly refused: readonly RefusedRow[];
}

const usable = (text: string): string => text.replace(/\0|[\ud800-\udfff]/gu, '').trim();

/** Plain text as HTML: a paragraph for each block, a break for each line. */
const toHtml = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((block) => `<p>${escapeHtml(block.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');

const isHtml = (text: string): boolean => /^<(?:p|h[1-6]|ul|ol|div|table|blockquote|pre|strong|em|span)\b/i.test(text);

/** A spreadsheet brings no pictures. */
const answerOf = (cell: string): string => (isHtml(cell) ? cleanHtml(cell, () => null) : toHtml(cell));

const enabledOf = (cell: string): boolean | null => {
  if (cell === '' || /^(?:是|启用|true|yes|y|1)$/i.test(cell)) return true;
  return /^(?:否|停用|false|no|n|0)$/i.test(cell) ? false : null;
};

type Problem = { readonly zh: string; readonly en: string };

const readRow = (question: string, similar: string, answer: string, enabled: string): FaqContent | Problem => {
  if (question === '') return words.noQuestion;
  if (question.length > LONGEST_QUESTION) return words.longQuestion;
  const similarQuestions = similar
    .split(/[\n|]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (similarQuestions.length > MOST_SIMILAR) return words.manySimilar;
  if (similarQuestions.some((one) => one.length > LONGEST_QUESTION)) return words.longSimilar;
  const html = answer === '' ? '' : answerOf(answer);
  if (htmlToText(html) === '') return words.noAnswer;
  if (html.length > LONGEST_ANSWER) return words.longAnswer;
  const isEnabled = enabledOf(enabled);
  return isEnabled === null ? words.enabled : { question, similarQuestions, answer: html, enabled: isEnabled };
};

/**
 * Reads FAQ off a spreadsheet whose first row names the columns; empty rows are passed over. Takes over the bytes.
 * Throws the contract's reasons for spreadsheets.
 */
export const readFaqSheet = async (source: FileSource, language: Language, signal?: AbortSignal): Promise<FaqSheet> => {
  const [head, ...rows] = await readSheet(source, { rows: MAX_ROWS }, signal);
  const column = (heading: RegExp) => head?.cells.findIndex((cell) => heading.test(cell.trim())) ?? -1;
  const at = {
    question: column(headings.question),
    similar: column(headings.similar),
    answer: column(headings.answer),
    enabled: column(headings.enabled),
  };
  if (at.question === -1 || at.answer === -1) throw fail('unsupported_spreadsheet');

  const faqs: FaqContent[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Map<string, number>();
  const say = (problem: Problem) => problem[language === 'en-US' ? 'en' : 'zh'];
  const breathe = breather();
  for (const { cells, row } of rows) {
    await breathe();
    const cell = (index: number) => usable(cells[index] ?? '');
    if (cells.every((one) => usable(one) === '')) continue;
    const read = readRow(cell(at.question), cell(at.similar), cell(at.answer), cell(at.enabled));
    if ('zh' in read) {
      refused.push({ row, message: say(read) });
      continue;
    }
    const normal = normalQuestion(read.question);
    const first = seen.get(normal);
    if (first !== undefined) refused.push({ row, message: say(words.twice).replace('{row}', String(first)) });
    else {
      seen.set(normal, row);
      faqs.push(read);
    }
  }
  return { faqs, refused };
};

const rowsOf = async function* (faqs: readonly FaqContent[], [yes, no]: readonly [string, string]) {
  const breathe = breather();
  for (const { question, similarQuestions, answer, enabled } of faqs) {
    await breathe();
    const text = htmlToText(answer);
    const plain = toHtml(text) === answer;
    yield [question, similarQuestions.join('\n'), plain ? text : answer, enabled ? yes : no];
  }
};

/** FAQ as a spreadsheet that can be read back; simple answers as plain text. */
export const writeFaqSheet = (faqs: readonly FaqContent[], language: Language): ReadableStream<Uint8Array> => {
  const title = titles[language];
  return streamXlsx({
    name: 'FAQ',
    columns: [
      { title: title.question, width: 40 },
      { title: title.similar, width: 40 },
      { title: title.answer, width: 80 },
      { title: title.enabled, width: 10 },
    ],
    rows: rowsOf(faqs, language === 'en-US' ? ['yes', 'no'] : ['是', '否']),
  });
};
