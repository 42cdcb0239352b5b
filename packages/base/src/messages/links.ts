/** Stands for the value of a variable while links are looked for: no text holds it. */
const FILLED = '\uE000';

const VARIABLES = /\$\{[^${}]{1,50}\}/g;
// Up to where Chinese text goes on: addresses are written without a space behind them.
const REST = String.raw`[^\s\u3000-\u303f\u4e00-\u9fff\uff00-\uffef“”‘’<>"]*`;
const WRITTEN = new RegExp(String.raw`[a-z][a-z0-9+.-]{0,20}:\/\/${REST}`, 'gi');
// Without a scheme phones open them all the same: whatever ends as hosts do, is followed by a path, or is a number.
const ENDINGS =
  'com|cn|net|org|gov|edu|top|cc|co|io|me|info|biz|xyz|vip|link|site|shop|store|club|app|tv|dev|ai|wang|ink|fun|live|online|' +
  'tech|work|ltd|pro|mobi|asia|ly|gg|gl|to|is|im|us|uk|hk|tw|mo|jp|kr|sg|my|de|fr|ru|eu|in|tk|ml|ga|cf|gq|pw|ws|so|la|ee';
const PORT_AND_PATH = String.raw`(?::\d{1,5})?(?:[/?#]${REST})?`;
const NAMED = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,5}(?:(?:${ENDINGS})(?![\w-])${PORT_AND_PATH}|[a-z]{2,24}(?::\d{1,5})?\/${REST})`;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const NUMBERED = String.raw`(?:${OCTET}\.){3}${OCTET}(?!\.?[\w-])${PORT_AND_PATH}`;
const BARE = new RegExp(String.raw`(?<![\w.@/-])(?:${NUMBERED}|${NAMED})`, 'gi');
const TRAILING = /[.,;:!?)\]'}]+$/;
/** Nobody can tell whose a host is that is written as a number. */
const IS_NUMBER = /^(?:\d{1,3}(?:\.\d{1,3}){3}$|\[)/;

/** What is wrong with a link: `insecure` it is not https, `foreign` it leads to where links may not, or nobody can tell. */
export type LinkFault = 'insecure' | 'foreign';

/** Whether a host is one of these, or below one. Where there are none, every host is. */
const isAllowed = (host: string, hosts: readonly string[]): boolean =>
  hosts.length === 0 || hosts.some((one) => host === one.toLowerCase() || host.endsWith(`.${one.toLowerCase()}`));

const faultOfMasked = (link: string, hosts: readonly string[]): LinkFault | null => {
  if (!/^https:\/\//i.test(link)) return 'insecure';
  const [, authority = ''] = /^https:\/\/([^/?#]*)/i.exec(link) ?? [];
  // A host that differs from person to person leads anywhere, and what stands before an @ hides where to.
  if (authority.includes(FILLED) || authority.includes('@')) return 'foreign';
  if (!URL.canParse(link)) return 'foreign';
  const { hostname } = new URL(link);
  return !IS_NUMBER.test(hostname) && isAllowed(hostname, hosts) ? null : 'foreign';
};

/** What is wrong with one address, which may hold variables; null: nothing. `hosts`: where links may lead; none: anywhere. */
export const linkFault = (link: string, hosts: readonly string[]): LinkFault | null =>
  faultOfMasked(link.trim().replaceAll(VARIABLES, FILLED), hosts);

// A way within the app, with or without a question mark: no scheme, no host, no way up. Its beginning is written out.
const PAGE = new RegExp(String.raw`^\/?[\w-]+(?:\/(?!\.)[\w.${FILLED}-]*)*(?:\?[^\s#\\<>"]*)?$`);

/** Whether an address is one of the app's own pages, which may hold variables: `pages/ticket/renew?id=${orderId}`. */
export const isAppPage = (target: string): boolean => PAGE.test(target.trim().replaceAll(VARIABLES, FILLED));

/** The links that a text holds, each once and as it is written, with what is wrong with it. */
export const linksOf = (
  text: string,
  hosts: readonly string[],
): { readonly link: string; readonly fault: LinkFault | null }[] => {
  const names = text.match(VARIABLES) ?? [];
  const masked = text.replaceAll(VARIABLES, FILLED);
  const written = [...masked.matchAll(WRITTEN)];
  // What stands within an address that was found is no other one.
  const rest = masked.replaceAll(WRITTEN, (found) => ' '.repeat(found.length));
  const found = [...written, ...rest.matchAll(BARE)].toSorted((a, b) => a.index - b.index);
  const links = new Map<string, LinkFault | null>();
  for (const { 0: whole, index } of found) {
    const link = whole.replace(TRAILING, '');
    let at = masked.slice(0, index).split(FILLED).length - 1;
    const shown = link.replaceAll(FILLED, () => {
      at += 1;
      return names[at - 1] ?? '';
    });
    links.set(shown, faultOfMasked(link, hosts));
  }
  return [...links].map(([link, fault]) => ({ link, fault }));
};
