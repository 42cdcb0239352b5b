import type { Language } from '../../../http/messages.js';

interface MakingWords {
  readonly agenda: string;
  readonly closing: string;
  readonly continued: (title: string, at: number, of: number) => string;
  readonly copy: (title: string) => string;
  /** Heads of what had no room. */
  readonly leftOut: string;
  readonly byRules: string;
  readonly wholeByRules: string;
  readonly columnsLeftOut: string;
  readonly noSource: string;
}

/** What stands on pages and in notes besides what was given. */
export const makingWords: Readonly<Record<Language, MakingWords>> = {
  'zh-CN': {
    agenda: '目录',
    closing: '谢谢',
    continued: (title, at, of) => `${title}（${at}/${of}）`,
    copy: (title) => `${title} 副本`,
    leftOut: '页数有限，以下内容没有排入：',
    byRules: '模型写的这一页没有通过核对，这一页按原文排出。',
    wholeByRules: '模型没有写出可用的大纲，这份演示文稿按原文排出。',
    columnsLeftOut: '表格的列过多，后面的列没有排入：',
    noSource: '这一页由模型撰写，没有引用资料，请核对。',
  },
  'en-US': {
    agenda: 'Agenda',
    closing: 'Thank you',
    continued: (title, at, of) => `${title} (${at}/${of})`,
    copy: (title) => `${title} (copy)`,
    leftOut: 'There was no room for:',
    byRules: 'What the model wrote for this page did not stand up to the sources. The page shows the original words.',
    wholeByRules: 'The model wrote no outline that could be used. This deck shows the original words.',
    columnsLeftOut: 'The table has more columns than there is room for. Left out:',
    noSource: 'The model wrote this page without a source. Check it.',
  },
};
