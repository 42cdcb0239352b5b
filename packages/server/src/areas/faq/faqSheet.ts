import { cleanHtml, escapeHtml, htmlToText } from '../../html/index.js';
import { inLanguage, type Language, type Words } from '../../http/messages.js';
import type { FileSource } from '../../files/source.js';
import { readNamedRows, streamXlsx } from '../../spreadsheets/index.js';
import { breather } from '../../workers/index.js';
import { faqLimits } from '@console/api/contract';
import type { ImportedFaq } from './faqImport.js';
import type { SheetFaq } from './faqWrites.js';
import { normalQuestion } from './phrasing.js';

const {
  rows: MAX_ROWS,
  question: LONGEST_QUESTION,
  answer: LONGEST_ANSWER,
  similar: MOST_SIMILAR,
  negative: MOST_NEGATIVE,
  tag: LONGEST_TAG,
  tags: MOST_TAGS,
} = faqLimits;

const titles = {
  'zh-CN': {
    question: '问题',
    similar: '相似问法（每行一个）',
    negative: '反例（每行一个）',
    answer: '答案',
    tags: '标签',
    enabled: '启用',
  },
  'en-US': {
    question: 'Question',
    similar: 'Other ways to ask (one a line)',
    negative: 'Must not hit (one a line)',
    answer: 'Answer',
    tags: 'Tags',
    enabled: 'Enabled',
  },
} as const satisfies Record<Language, Record<string, string>>;

const headings: Readonly<Record<keyof (typeof titles)['zh-CN'], RegExp>> = {
  question: /^(?:问题|标准问|标准问题|question)$/i,
  similar: /^(?:相似问|相似问法|相似问题|扩展问|other ways to ask|similar questions?)(?:[（(].*)?$/i,
  negative: /^(?:反例|反例问题|must not hit|negative questions?)(?:[（(].*)?$/i,
  answer: /^(?:答案|回答|answer)$/i,
  tags: /^(?:标签|tags?)(?:[（(].*)?$/i,
  enabled: /^(?:启用|是否启用|状态|enabled)$/i,
};

const words = {
  noQuestion: { zh: '缺少问题', en: 'There is no question.' },
  noAnswer: { zh: '缺少答案', en: 'There is no answer.' },
  longQuestion: { zh: `问题超过 ${LONGEST_QUESTION} 个字符`, en: `Longer than ${LONGEST_QUESTION} characters.` },
  longSimilar: { zh: `相似问法超过 ${LONGEST_QUESTION} 个字符`, en: `Another way to ask is too long.` },
  manySimilar: { zh: `相似问法超过 ${MOST_SIMILAR} 个`, en: `More than ${MOST_SIMILAR} other ways to ask.` },
  longNegative: { zh: `反例超过 ${LONGEST_QUESTION} 个字符`, en: `A question that must not hit is too long.` },
  manyNegative: { zh: `反例超过 ${MOST_NEGATIVE} 个`, en: `More than ${MOST_NEGATIVE} questions that must not hit.` },
  denied: { zh: '反例与问题或相似问法相同', en: 'A question that must not hit is among those that have to.' },
  tags: {
    zh: `标签最多 ${MOST_TAGS} 个，每个不超过 ${LONGEST_TAG} 个字符`,
    en: `At most ${MOST_TAGS} tags of up to ${LONGEST_TAG} characters.`,
  },
  longAnswer: {
    zh: `答案超过 ${LONGEST_ANSWER} 个字符`,
    en: `The answer is longer than ${LONGEST_ANSWER} characters.`,
  },
  enabled: { zh: '“启用”须为 是 或 否', en: '"Enabled" has to be yes or no.' },
  twice: { zh: '与第 {row} 行的问题相同', en: 'The same question as in row {row}.' },
} as const;

/** Said of a row whose question somebody has given another answer since it was checked. */
export const takenMessage = (language: Language): string =>
  language === 'en-US'
    ? 'Somebody has added this question meanwhile, with another answer. Check it again.'
    : '这个问题刚被别人加入，答案不同。请重新检查';

/** A row that was not taken; `row` counts as the spreadsheet does. */
export interface RefusedRow {
  readonly row: number;
  readonly message: string;
}

export interface FaqSheet {
  readonly faqs: readonly ImportedFaq[];
  readonly refused: readonly RefusedRow[];
}

const lines = (cell: string, apart: RegExp): string[] => [
  ...new Set(
    cell
      .split(apart)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

/** Plain text as HTML: a paragraph for each block, a break for each line. */
const toHtml = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((block) => `<p>${escapeHtml(block.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');

const isHtml = (text: string): boolean => /^<(?:p|h[1-6]|ul|ol|div|table|blockquote|pre|strong|em|span)\b/i.test(text);

/** What a cell says as an answer. A spreadsheet brings no pictures. */
export const cellAnswer = (cell: string): string => (isHtml(cell) ? cleanHtml(cell, () => null) : toHtml(cell));

const enabledOf = (cell: string): boolean | null => {
  if (cell === '' || /^(?:是|启用|true|yes|y|1)$/i.test(cell)) return true;
  return /^(?:否|停用|false|no|n|0)$/i.test(cell) ? false : null;
};

type Cells = Readonly<Partial<Record<keyof typeof headings, string>>>;

const listProblem = (similar: readonly string[], negative: readonly string[], tags: readonly string[]) => {
  if (similar.length > MOST_SIMILAR) return words.manySimilar;
  if (similar.some((one) => one.length > LONGEST_QUESTION)) return words.longSimilar;
  if (negative.length > MOST_NEGATIVE) return words.manyNegative;
  if (negative.some((one) => one.length > LONGEST_QUESTION)) return words.longNegative;
  return tags.length > MOST_TAGS || tags.some((one) => one.length > LONGEST_TAG) ? words.tags : undefined;
};

const readRow = ({ question = '', similar, negative, answer = '', tags, enabled = '' }: Cells): SheetFaq | Words => {
  if (question === '') return words.noQuestion;
  if (question.length > LONGEST_QUESTION) return words.longQuestion;
  const lists = {
    ...(similar !== undefined && { similarQuestions: lines(similar, /[\n|]/) }),
    ...(negative !== undefined && { negativeQuestions: lines(negative, /[\n|]/) }),
    ...(tags !== undefined && { tags: lines(tags, /[\n|,，、;；]/) }),
  };
  const { similarQuestions = [], negativeQuestions = [] } = lists;
  const wrong = listProblem(similarQuestions, negativeQuestions, lists.tags ?? []);
  if (wrong !== undefined) return wrong;
  const positive = new Set([question, ...similarQuestions].map(normalQuestion));
  if (negativeQuestions.some((one) => positive.has(normalQuestion(one)))) return words.denied;
  const html = answer === '' ? '' : cellAnswer(answer);
  if (htmlToText(html) === '') return words.noAnswer;
  if (html.length > LONGEST_ANSWER) return words.longAnswer;
  const isEnabled = enabledOf(enabled);
  return isEnabled === null ? words.enabled : { question, ...lists, answer: html, enabled: isEnabled };
};

/**
 * Reads FAQ off a spreadsheet whose first row names the columns; empty rows are passed over. Takes over the bytes.
 * Throws the contract's reasons for spreadsheets.
 */
export const readFaqSheet = async (source: FileSource, language: Language, signal?: AbortSignal): Promise<FaqSheet> => {
  const faqs: ImportedFaq[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Map<string, number>();
  const columns = { headings, needed: ['question', 'answer'], rows: MAX_ROWS } as const;
  for await (const { row, cell } of readNamedRows(source, columns, signal)) {
    const read = readRow(cell);
    if ('zh' in read) {
      refused.push({ row, message: inLanguage(read, language) });
      continue;
    }
    const normal = normalQuestion(read.question);
    const first = seen.get(normal);
    if (first !== undefined) refused.push({ row, message: inLanguage(words.twice, language, { row: first }) });
    else {
      seen.set(normal, row);
      faqs.push({ row, faq: read });
    }
  }
  return { faqs, refused };
};

const rowsOf = async function* (faqs: readonly SheetFaq[], [yes, no]: readonly [string, string]) {
  const breathe = breather();
  for (const { question, similarQuestions = [], negativeQuestions = [], tags = [], answer, enabled } of faqs) {
    await breathe();
    const text = htmlToText(answer);
    const plain = toHtml(text) === answer;
    yield [
      question,
      similarQuestions.join('\n'),
      negativeQuestions.join('\n'),
      plain ? text : answer,
      tags.join('、'),
      enabled ? yes : no,
    ];
  }
};

/** FAQ as a spreadsheet that can be read back; simple answers as plain text. */
export const writeFaqSheet = (faqs: readonly SheetFaq[], language: Language): ReadableStream<Uint8Array> => {
  const title = titles[language];
  return streamXlsx({
    name: 'FAQ',
    columns: [
      { title: title.question, width: 40 },
      { title: title.similar, width: 40 },
      { title: title.negative, width: 30 },
      { title: title.answer, width: 80 },
      { title: title.tags, width: 20 },
      { title: title.enabled, width: 10 },
    ],
    rows: rowsOf(faqs, language === 'en-US' ? ['yes', 'no'] : ['是', '否']),
  });
};
