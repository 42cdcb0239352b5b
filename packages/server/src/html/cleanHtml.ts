import { readHtml } from './tokens.js';

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

const tagOf = (name: string, attributes: Record<string, string | undefined> | null): string => {
  if (attributes === null) return '';
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  );
  return `<${name}${written.join('')}>`;
};

/**
 * HTML of a rich-text editor, written anew from what is known to be harmless: every tag comes from a list, every
 * attribute is checked, all text is escaped, and whatever was opened is closed. `image` says which address a picture
 * gets; null takes it out.
 */
export const cleanHtml = (html: string, image: Image): string => {
  /** Elements that are open in the source, and whether they are written. */
  const open: boolean[] = [];
  let depth = 0;
  let clean = '';
  readHtml(html, (token) => {
    if (token.kind === 'text') clean += escapeHtml(token.text);
    else if (empty.has(token.name)) {
      if (token.kind === 'open') clean += tagOf(token.name, attributesOf(token.name, token.attributes, image));
    } else if (token.kind === 'open') {
      const written = allowed.has(token.name) && depth < DEEPEST;
      open.push(written);
      if (!written) return;
      depth += 1;
      clean += tagOf(token.name, attributesOf(token.name, token.attributes, image));
    } else if (open.pop() === true) {
      depth -= 1;
      clean += `</${token.name}>`;
    }
  });
  return clean;
};
