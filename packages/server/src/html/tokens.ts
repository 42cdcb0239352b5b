/** A piece of HTML; text has its entities read. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

/** Elements whose content is no text for people, or which browsers read by other rules. */
const swallowed =
  /^(?:script|style|iframe|object|embed|applet|noscript|noembed|noframes|template|textarea|title|xmp|plaintext|svg|math|select|head)$/;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  middot: '·',
  times: '×',
};

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,12}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return (Object.hasOwn(named, name) ? named[name] : undefined) ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    const usable = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return usable || code === 9 || code === 10 ? String.fromCodePoint(code) : '';
  });

/** Index of the `>` that ends a tag, quotes respected; -1 where none does. */
const tagEnd = (html: string, from: number): number => {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
};

const attributesOf = (text: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g,
  )) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return attributes;
};

/** Takes HTML apart, in time proportional to its length. Comments and elements that hold no text are passed over. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const lower = html.toLowerCase();
  let at = 0;
  let text = '';
  while (at < html.length) {
    const open = html.indexOf('<', at);
    text += html.slice(at, open === -1 ? html.length : open);
    if (open === -1) break;
    const isTag = /^<(?:\/?[a-z]|[!?])/i.test(html.slice(open, open + 3));
    if (!isTag) {
      text += '<';
      at = open + 1;
      continue;
    }
    const comment = html.startsWith('<!--', open);
    const end = comment ? html.indexOf('-->', open + 4) : tagEnd(html, open);
    if (end === -1) {
      if (!comment) text += html.slice(open);
      break;
    }
    at = end + (comment ? 3 : 1);
    const [, slash = '', tag = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, Math.min(end, open + 40))) ?? [];
    if (comment || tag === '') continue;
    if (text !== '') yield { kind: 'text', text: decode(text) };
    text = '';
    const name = tag.toLowerCase();
    if (slash !== '') yield { kind: 'close', name };
    else if (swallowed.test(name)) {
      const close = lower.indexOf(`</${name}`, at);
      const after = close === -1 ? -1 : html.indexOf('>', close);
      at = after === -1 ? html.length : after + 1;
    } else yield { kind: 'open', name, attributes: attributesOf(html.slice(open + 1 + name.length, end)) };
  }
  if (text !== '') yield { kind: 'text', text: decode(text) };
}
