import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'del',
    'div',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['alt', 'colspan', 'href', 'rel', 'rowspan', 'src', 'style', 'target', 'title'],
  // Pictures come from here or from this page's own memory; a foreign one would tell its host who reads.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|blob):|\/(?!\/)|#)/i,
};

/** Also one without an address: what it had was none that may be asked. */
const isForeignImage = (src: string): boolean => {
  if (src === '') return true;
  try {
    const url = new URL(src, location.href);
    return url.protocol !== 'blob:' && url.origin !== location.origin;
  } catch {
    return true;
  }
};

/** Only text alignment survives of a style: the rest could cover the page or load something. */
const alignmentOf = (style: string): string => {
  const [, side] = /text-align:\s*(left|center|right|justify)/i.exec(style) ?? [];
  return side === undefined ? '' : `text-align: ${side.toLowerCase()};`;
};

/** HTML of an editor or a server without anything that runs, covers the page or asks a foreign host for something. */
export const cleanRichText = (html: string): string => {
  const fragment = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const image of fragment.querySelectorAll('img')) {
    if (isForeignImage(image.getAttribute('src') ?? '')) image.remove();
  }
  for (const element of fragment.querySelectorAll<HTMLElement>('[style]')) {
    const style = alignmentOf(element.getAttribute('style') ?? '');
    if (style === '') element.removeAttribute('style');
    else element.setAttribute('style', style);
  }
  for (const link of fragment.querySelectorAll('a')) {
    link.setAttribute('rel', 'noopener noreferrer');
    link.setAttribute('target', '_blank');
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
};

/** True where HTML shows neither words nor a picture. */
export const isBlankRichText = (html: string): boolean => {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return (holder.content.textContent ?? '').trim() === '' && holder.content.querySelector('img') === null;
};
