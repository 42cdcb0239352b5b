const outside = new Set(['http:', 'https:', 'mailto:']);

/** The address a link may lead to, or null for one that is only shown as text. */
export const safeHref = (href: string | undefined): string | null => {
  if (href === undefined || !URL.canParse(href)) return null;
  return outside.has(new URL(href).protocol) ? href : null;
};

/** The address an image may be loaded from without a request to anybody else, or null. */
export const safeImage = (src: string | undefined, page: string): string | null => {
  if (src === undefined || src === '' || !URL.canParse(src, page)) return null;
  const url = new URL(src, page);
  if (url.protocol === 'data:') return /^data:image\/[a-z0-9.+-]+[;,]/i.test(src) ? src : null;
  if (url.protocol === 'blob:') return url.origin === new URL(page).origin ? src : null;
  return url.origin === new URL(page).origin ? url.href : null;
};
