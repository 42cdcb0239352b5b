import { inLanguage, type Language, type Words } from '../../../http/messages.js';
import type { RefusedEntry } from './importVerified.js';

const words: Readonly<Record<RefusedEntry['reason'], Words>> = {
  unreadable: { zh: '内容不完整或格式不对', en: 'It is not whole, or not written as it has to be.' },
  source: { zh: '没有名为“{at}”的数据源', en: 'There is no data source called “{at}”.' },
  name: { zh: '指标、维度或取值“{at}”在这里不存在', en: '“{at}” is no metric, dimension or value here.' },
  query: { zh: '查询不能执行：{at}', en: 'The query cannot be used: {at}.' },
  moving: {
    zh: '查询里写的是当时的日期，换一天就不对了',
    en: 'The query has the days of when it was written, which are wrong on any other.',
  },
  different: {
    zh: '已有同样的问题，但答法不同',
    en: 'The same question is there already and answered in another way.',
  },
  tooMany: { zh: '已验证的问题最多 2000 个', en: 'There can be 2,000 verified questions at most.' },
};

/** Why an entry of a file was not taken. */
export const refusalWords = (why: RefusedEntry, language: Language): string =>
  inLanguage(words[why.reason], language, 'at' in why ? { at: why.at } : {});
