import { htmlTokens } from './tokens.js';

const allowed = new Set(
  `p br hr strong b em i u s del sub sup span a img h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table thead tbody tr
td th div`.split(/\s+/),
);
const empty = new Set(['br', 'hr', 'img']);
const DEEPEST = 60;

export const escapeHtml = (text: string): string =>
  text
    .replace(/[\0\u2028\u2029]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

const color = /^(?:#[\da-f]{3,8}|rgba?\([\d\s,.%]{1,40}\))$/i;
const styles: Readonly<Record<string, RegExp>> = {
  color,
  'background-color': color,
  'text-align': /^(?:left|right|center|justify)$/,
};

const styleOf = (style: string): string =>
  style
    .split(';')
    .map((rule) => {
      const [property = '', value = ''] = rule.split(':').map((part) => part.trim().toLowerCase());
      return Object.hasOwn(styles, property) && styles[property]?.test(value) ? `${property}: ${value}` : '';
    })
    .filter((rule) => rule !== '')
    .join('; ');

const digits = (value: string | undefined): string | undefined =>
  value !== undefined && /^\d{1,4}$/.test(value) ? value : undefined;

/** An address that may stand behind a link: of the web, of mail or of a telephone. */
export const safeHref = (href: string): string | undefined =>
  /^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i.test(href.trim()) ? href.trim() : undefined;

type Image = (src: string) => string | null;

const attributesOf = (
  name: string,
  given: ReadonlyMap<string, string>,
  image: Image,
): Record<string, string | undefined> | null => {
  const style = styleOf(given.get('style') ?? '') || undefined;
  switch (name) {
    case 'a': {
      const href = safeHref(given.get('href') ?? '');
      return href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' };
    }
    case 'img': {
      const src = image(given.get('src') ?? '');
      const [width, height] = [digits(given.get('width')), digits(given.get('height'))];
      return src === null ? null : { src, alt: given.get('alt') ?? '', width, height };
    }
    case 'td':
    case 'th':
      return { colspan: digits(given.get('colspan')), rowspan: digits(given.get('rowspan')), style };
    case 'code':
      return { class: /^language-[\w+#-]{1,30}$/.exec(given.get('class') ?? '')?.[0] };
    default:
      return { style };
  }
};

/**
 * HTML of a rich-text editor, written anew from what is known to be harmless: every tag comes from a list, every
 * attribute is checked, all text is escaped, and whatever was opened is closed. `image` says which address a picture
 * gets; null takes it out.
 */
export const cleanHtml = (html: string, image: Image): string => {
  const open: string[] = [];
  let clean = '';
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') clean += escapeHtml(token.text);
    else if (!allowed.has(token.name)) continue;
    else if (token.kind === 'close') {
      if (!open.includes(token.name)) continue;
      for (let name = open.pop(); name !== undefined; name = open.pop()) {
        clean += `</${name}>`;
        if (name === token.name) break;
      }
    } else {
      const attributes = attributesOf(token.name, token.attributes, image);
      if (attributes === null || (!empty.has(token.name) && open.length === DEEPEST)) continue;
      const written = Object.entries(attributes).flatMap(([key, value]) =>
        value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
      );
      clean += `<${token.name}${written.join('')}>`;
      if (!empty.has(token.name)) open.push(token.name);
    }
  }
  return (
    clean +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
};
