import { isUnclear } from '../checkSource.js';
import { isNumbered, type Statement, SURE, unquoted, withoutNumbering } from './statement.js';
import type { Line } from './tables.js';

const opening =
  /^(.{1,24}?)(?:应|可|主要|一般|通常|具体)*(包括|包含|分为|由)(?:以下|下列|如下)?(?:几?[\d一二三四五六七八九十]*[个类种项部分方面]*(?:内容|人员|部分|情形|类型)?)?(?:组成)?[：:]$/u;
const openingEnglish = /^(.{2,50}?)\s+(includes?|consists? of|comprises?)(?:\s+the following)?\s*:$/i;

const itemOf = (line: string): string => unquoted(withoutNumbering(line).replace(/[；;。.，,]+$/u, ''));

/** Items of a list that a line with a colon opens. */
export const listStatements = (lines: readonly Line[]): { readonly line: Line; readonly said: Statement[] }[] => {
  const found: { line: Line; said: Statement[] }[] = [];
  for (const [at, { text }] of lines.entries()) {
    const plain = withoutNumbering(text);
    const [, subject = '', said = ''] = opening.exec(plain) ?? openingEnglish.exec(plain) ?? [];
    const name = unquoted(subject.replace(/^the\s+/i, ''));
    if (said === '' || isUnclear(name) || /[，。；,;如若当]/u.test(name)) continue;
    const isEnglish = /^[a-z]/i.test(said);
    const predicate = isEnglish ? 'includes' : said === '分为' ? '分为' : '包括';
    for (const line of lines.slice(at + 1)) {
      if (!isNumbered(line.text)) break;
      const object = itemOf(line.text);
      if (object === '' || object.length > (isEnglish ? 60 : 30) || /[，。；：,;:]/u.test(object)) continue;
      found.push({ line, said: [{ subject: name, predicate, said, object, confidence: SURE.list }] });
    }
  }
  return found;
};

const noTerm =
  /^(?:注意?|备注|说明|例如?|如|地址|电话|手机|时间|日期|地点|联系人|联系方式|附件|附表|来源|作者|主办|承办|协办|主题|编号|邮箱|网址|note|example|address|phone|date|time|e-?mail|source|author)$|包括|如下|以下|下列|应|须|可以|不得|分为|是|要求|^第/iu;

/** A line that begins with a term, a colon and what it means. */
export const termStatement = (line: string): Statement[] => {
  const plain = withoutNumbering(line);
  const [, term = '', meaning = ''] = /^([\p{L}\p{N} ·-]{2,24})[：:]\s*(.{4,60})[。.]$/u.exec(plain) ?? [];
  if (term === '' || noTerm.test(term.trim()) || isUnclear(term)) return [];
  const isChinese = /\p{Script=Han}/u.test(term);
  const isMeaning = isChinese
    ? term.length <= 12 && /的/u.test(meaning) && !/[。；！？]|应|须|必须|不得|请/u.test(meaning)
    : term.split(/\s+/).length <= 4 && /^(?:an?|the)\s/i.test(meaning) && !/[.;!?]/.test(meaning);
  if (!isMeaning) return [];
  const predicate = isChinese ? '定义' : 'definition';
  return [{ subject: term.trim(), predicate, said: '：', object: meaning, confidence: SURE.definition }];
};
