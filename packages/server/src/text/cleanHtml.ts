/** Elements that text may be made of, and the attributes each may carry. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  div: [],
  em: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'title', 'width', 'height'],
  li: [],
  ol: [],
  p: [],
  pre: [],
  s: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  thead: [],
  tr: [],
  u: [],
  ul: [],
};

const single = new Set(['br', 'hr', 'img']);

/** Elements whose content is no text. */
const silent =
  /<(script|style|iframe|object|embed|template|noscript|svg|math|title|textarea|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<[!?][^>]*>?/gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Addresses that lead to a page or a picture, never to a program. */
const isSafeAddress = (address: string, element: string): boolean => {
  // Browsers pass over these inside a scheme.
  // oxlint-disable-next-line no-control-regex
  const plain = address.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  if (scheme === undefined) return !/^[/\\]{2}/.test(plain);
  if (element === 'img') return /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=]*$/i.test(plain);
  return scheme === 'https' || scheme === 'http' || scheme === 'mailto';
};

const attributesOf = (element: string, text: string): string => {
  const kept: string[] = [];
  for (const [, name = '', double, quoted, bare] of text.matchAll(attribute)) {
    const known = name.toLowerCase();
    if (!(allowed[element] ?? []).includes(known)) continue;
    const value = decoded(double ?? quoted ?? bare ?? '');
    if ((known === 'href' || known === 'src') && !isSafeAddress(value, element)) continue;
    kept.push(` ${known}="${escaped(value)}"`);
  }
  const unique = kept.filter((one, at) => kept.findIndex((other) => other.split('=')[0] === one.split('=')[0]) === at);
  if (element === 'a') unique.push(' rel="noopener noreferrer"');
  return unique.join('');
};

/**
 * HTML of an editor with nothing in it but text, marks, links and pictures: written anew from what is known to be
 * harmless, every element closed. What is not known loses its tags and keeps its text.
 */
export const cleanHtml = (html: string): string => {
  const text = html.replace(/\0/g, '').replace(silent, '');
  const open: string[] = [];
  let clean = '';
  let last = 0;
  const write = (between: string) => {
    clean += escaped(decoded(between));
  };
  for (const { 0: whole, 1: slash, 2: name = '', 3: rest = '', index } of text.matchAll(token)) {
    write(text.slice(last, index));
    last = index + whole.length;
    const element = name.toLowerCase();
    if (!Object.hasOwn(allowed, element)) continue;
    if (slash === '/') {
      if (!open.includes(element)) continue;
      let closed: string | undefined;
      do {
        closed = open.pop();
        clean += `</${closed}>`;
      } while (closed !== element);
      continue;
    }
    clean += `<${element}${attributesOf(element, rest)}>`;
    if (!single.has(element)) open.push(element);
  }
  write(text.slice(last));
  return (
    clean +
    open
      .toReversed()
      .map((element) => `</${element}>`)
      .join('')
  );
};
