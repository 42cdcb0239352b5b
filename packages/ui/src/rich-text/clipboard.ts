import type { createEditor } from '@wangeditor/editor';
import { cleanRichText } from './cleanRichText.js';
import { fromWord, isFromWord } from './wordPaste.js';

/** Parts of a document as the editor itself puts them on the clipboard. Any page can write it. */
const FRAGMENT = 'application/x-slate-fragment';

const cleanHtml = (html: string): string => cleanRichText(isFromWord(html) ? fromWord(html) : html);

/** The same parts, written as HTML, cleaned and read again; empty where they are none. */
const cleanFragment = (fragment: string, create: typeof createEditor): string => {
  if (fragment === '') return '';
  try {
    const written = create({ content: JSON.parse(decodeURIComponent(atob(fragment))) }).getHtml();
    const { children } = create({ html: cleanRichText(written) });
    return btoa(encodeURIComponent(JSON.stringify(children)));
  } catch {
    return '';
  }
};

/** What is pasted or dropped, with nothing in it that runs or asks a foreign host for something. */
export const cleanClipboard = (data: DataTransfer, create: typeof createEditor): DataTransfer => {
  const clean = new DataTransfer();
  const parts = {
    'text/plain': data.getData('text/plain'),
    'text/html': cleanHtml(data.getData('text/html')),
    [FRAGMENT]: cleanFragment(data.getData(FRAGMENT), create),
  };
  for (const [type, text] of Object.entries(parts)) if (text.trim() !== '') clean.setData(type, text);
  for (const file of data.files) clean.items.add(file);
  return clean;
};
