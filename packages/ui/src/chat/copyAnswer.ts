import { copyText } from '../clipboard/index.js';

/** What only works on the page, or is there twice. */
const left = 'button, svg, style, script, input, [aria-hidden="true"], [hidden]';
/** What stays of an element: where it leads, and how cells and lists hang together. */
const kept = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'display', 'xmlns']);

/** An answer as drawn, as HTML for documents and mails: no controls, no citations, no styles of this page. */
export const answerHtml = (drawn: Element): string => {
  const copy = drawn.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const element of copy.querySelectorAll(left)) element.remove();
  for (const mark of copy.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
  for (const element of copy.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name);
  }
  return copy.innerHTML.replaceAll('\u2060', '');
};

/** Puts an answer on the clipboard twice: drawn, for documents, and as plain words. False where the browser refuses. */
export const copyAnswer = async (html: string, plain: string): Promise<boolean> => {
  try {
    const kinds = { 'text/html': html, 'text/plain': plain };
    const blobs = Object.entries(kinds).map(([type, words]) => [type, new Blob([words], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return copyText(plain);
  }
};
