import { safeHref } from './cleanHtml.js';
import { readHtml } from './tokens.js';

const blocks = /^(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|tr|hr)$/;

/** Invisible, and takes no room: parts brackets, so that text never reads as a link or as a citation. */
const JOINER = '\u2060';

const escaped = (text: string): string =>
  text
    .replace(/\\/g, `\\\\${JOINER}`)
    .replace(/[[\]]/g, `$&${JOINER}`)
    .replace(/[`*_{}<>|~$#]/g, '\\$&');

/** What is written is looked at by its end; a longer text is put aside but for so many characters of it. */
const LOOKED_AT = 1000;

/** The words of HTML, a line for each block. */
export const htmlToText = (html: string): string => {
  let text = '';
  readHtml(html, (token) => {
    if (token.kind === 'text') text += token.text;
    else if (token.name === 'br' || blocks.test(token.name)) text += '\n';
    else if (token.name === 'td' || token.name === 'th') text += ' ';
  });
  return text
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
};

/** HTML of an editor as the markdown that answers are written in. Pictures are left out. */
export const htmlToMarkdown = (html: string): string => {
  const lists: { ordered: boolean; count: number }[] = [];
  const links: string[] = [];
  let aside = '';
  let markdown = '';
  let inCode = false;
  let cells = 0;
  let rows = 0;
  const blockBreak = () => {
    markdown = markdown.trimEnd();
    if (markdown !== '') markdown += '\n\n';
  };
  readHtml(html, (token) => {
    if (markdown.length > 10 * LOOKED_AT) {
      aside += markdown.slice(0, -LOOKED_AT);
      markdown = markdown.slice(-LOOKED_AT);
    }
    if (token.kind === 'text') {
      if (inCode) markdown += token.text.replaceAll('```', "'''");
      else {
        const text = token.text.replace(/[\s\u00a0]+/g, ' ');
        markdown += escaped(/(?:^|\s)$/.test(markdown) ? text.trimStart() : text);
      }
      return;
    }
    const opening = token.kind === 'open';
    switch (token.name) {
      case 'br':
        if (opening) markdown += inCode ? '\n' : cells > 0 ? ' ' : '  \n';
        break;
      case 'hr':
        if (!opening) break;
        blockBreak();
        markdown += '---\n\n';
        break;
      case 'strong':
      case 'b':
        if (!inCode) markdown += '**';
        break;
      case 'a': {
        const href = opening ? (safeHref(token.attributes.get('href') ?? '') ?? '') : (links.pop() ?? '');
        if (opening) links.push(href);
        if (href !== '') markdown += opening ? '[' : `](<${href.replace(/[<>]/g, encodeURIComponent)}>)`;
        break;
      }
      case 'pre':
        markdown = opening ? `${markdown.trimEnd()}\n\n\`\`\`\n` : `${markdown.trimEnd()}\n\`\`\`\n\n`;
        inCode = opening;
        break;
      case 'ul':
      case 'ol':
        if (opening) lists.push({ ordered: token.name === 'ol', count: 0 });
        else lists.pop();
        if (lists.length === (opening ? 1 : 0)) blockBreak();
        break;
      case 'li': {
        const list = lists.at(-1);
        if (!opening || list === undefined) break;
        list.count += 1;
        const indent = '   '.repeat(lists.length - 1);
        markdown = `${markdown.trimEnd()}${markdown === '' ? '' : list.count === 1 && lists.length === 1 ? '\n\n' : '\n'}${indent}${list.ordered ? `${list.count}.` : '-'} `;
        break;
      }
      case 'table':
        blockBreak();
        rows = 0;
        break;
      case 'tr':
        if (opening) {
          cells = 0;
          markdown += '| ';
          break;
        }
        rows += 1;
        markdown += rows === 1 ? `\n|${' --- |'.repeat(Math.max(1, cells))}\n` : '\n';
        cells = 0;
        break;
      case 'td':
      case 'th':
        if (opening) cells += 1;
        else markdown += ' | ';
        break;
      default:
        if (cells > 0 || !blocks.test(token.name)) break;
        if (lists.length > 0) {
          if (!/[-.] $/.test(markdown)) markdown += ' ';
          break;
        }
        blockBreak();
        if (opening && /^h[1-6]$/.test(token.name)) markdown += '#### ';
        if (opening && token.name === 'blockquote') markdown += '> ';
    }
  });
  return (aside + markdown).replace(/\n{3,}/g, '\n\n').trim();
};
