'use client';

export { AnswerMarkdown, type AnswerMarkdownProps } from './AnswerMarkdown.js';
export type { CitedPassage, CiteVia } from './context.js';
export { StaticMarkdown, type StaticMarkdownProps } from './StaticMarkdown.js';
