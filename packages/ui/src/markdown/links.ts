const outside = new Set(['http:', 'https:', 'mailto:']);

/** The address a link may lead to, or null for one that is only shown as text. */
export const safeHref = (href: string | undefined): string | null => {
  if (href === undefined || !URL.canParse(href)) return null;
  const url = new URL(href);
  if (!outside.has(url.protocol)) return null;
  // What stands before an @ only looks like a host.
  url.username = '';
  url.password = '';
  return url.href;
};

const visible = (words: string): string => words.replace(/[\p{Cf}\p{Z}\s]/gu, '');

/** The host to show behind a link's words, so that nobody is led astray; null where the words are the address. */
export const hostShown = (href: string, words: string): string | null => {
  const url = new URL(href);
  const shown = visible(words);
  if (url.protocol === 'mailto:') {
    const address = url.pathname;
    return shown === address || shown === href ? null : address;
  }
  if (shown === url.host || shown === href) return null;
  for (const written of [shown, `https://${shown}`]) {
    if (!URL.canParse(written)) continue;
    const said = new URL(written);
    if (outside.has(said.protocol) && said.host === url.host && said.username === '') return null;
  }
  return url.host;
};

/** The address an image may be loaded from without a request to anybody else, or null. */
export const safeImage = (src: string | undefined, page: string): string | null => {
  if (src === undefined || src === '' || !URL.canParse(src, page)) return null;
  const url = new URL(src, page);
  if (url.protocol === 'data:') return /^data:image\/[a-z0-9.+-]+[;,]/i.test(src) ? src : null;
  if (url.protocol === 'blob:') return url.origin === new URL(page).origin ? src : null;
  return url.origin === new URL(page).origin ? url.href : null;
};

/** The address of an image that only a click may load, or null. */
export const foreignImage = (src: string, page: string): URL | null => {
  if (src === '' || !URL.canParse(src, page)) return null;
  const url = new URL(src, page);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
};
