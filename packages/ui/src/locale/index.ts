'use client';

export { type Section, useWords } from './useWords.js';
export { enUS, type Words, zhCN } from './words.js';
