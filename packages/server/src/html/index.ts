export { cleanHtml, escapeHtml } from './cleanHtml.js';
export { htmlToMarkdown, htmlToText } from './htmlToMarkdown.js';
