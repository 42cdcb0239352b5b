import type { SlidePage, SlideSource } from '@console/base/slides';
import type { Language } from '../../../http/messages.js';
import { plainXmlText, xmlLines } from './xmlText.js';

const sourceLine = ({ n, title, page }: SlideSource, language: Language): string => {
  const name = plainXmlText(title) || (language === 'zh-CN' ? '该来源已不可见' : 'This source is no longer open');
  if (page < 1) return `[${n}] ${name}`;
  return language === 'zh-CN' ? `[${n}] ${name}，第 ${page} 页` : `[${n}] ${name}, page ${page}`;
};

/** What is said to a page, line by line, and below it where that was taken from. */
export const notesOf = (page: SlidePage, language: Language): string[] => {
  const said = page.notes.trim() === '' ? [] : xmlLines(page.notes.trim());
  const sources = page.sources.toSorted((a, b) => a.n - b.n).map((source) => sourceLine(source, language));
  return [...said, ...(said.length > 0 && sources.length > 0 ? [''] : []), ...sources];
};
