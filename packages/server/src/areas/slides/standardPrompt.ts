import type { Language } from '../../http/messages.js';

/** What decks are written by where nobody says anything else. */
export const standardPrompt: Readonly<Record<Language, string>> = {
  'zh-CN': '面向协会内部汇报：结论在前，每页只说一件事，要点简短，数字与原文一致。',
  'en-US':
    'For a report within the association: conclusions first, one thing a page, short points, numbers as they are in the source.',
};
