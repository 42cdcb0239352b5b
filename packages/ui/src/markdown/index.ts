export { AnswerMarkdown, type AnswerMarkdownProps } from './AnswerMarkdown.js';
export type { CitedPassage, CiteVia } from './context.js';
