'use client';

export { richTextOfMarkdown } from './richTextOfMarkdown.js';
