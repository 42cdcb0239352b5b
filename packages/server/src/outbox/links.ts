import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import type { SecretBox } from '../secrets/index.js';

/** Around the number of an address in a text that is kept; in no text of a person. */
export const LINK_MARK = '\uE0FF';
const MARKED = new RegExp(`${LINK_MARK}(\\d{1,18}|o)${LINK_MARK}`, 'g');
/** Up to a sign that ends an address in a sentence, also a Chinese one. */
const ADDRESS = /https:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+[\w\-~/#=&%]/g;
const LONGEST = 2000;

/** Stands in a text for the address at which its reader opts out. */
export const OPT_OUT_MARK = `${LINK_MARK}o${LINK_MARK}`;

/** The letters of a signature in an address: 60 bits. */
const SIGNED = 10;
const LINK = 'link';
const OPT_OUT = 'opt-out';

/** Letters that a short address has beside the origin, at most, while there are fewer than 60 million messages. */
export const SHORT_LENGTH = '/l/'.length + 4 + 1 + 5 + 1 + SIGNED;

/** The code of an address to opt out by as templates show it: nobody's, as long as those of the first 60 million messages. */
const SAMPLE_CODE = 'k3f9a-Qw8ZtB2mLx';

/** What stands in front of short addresses; undefined: the installation has no public address, and they stay long. */
export type PublicUrl = string | undefined;

const codeOf = (secrets: SecretBox, purpose: string, parts: readonly string[]): string => {
  const text = parts.map((part) => Number(part).toString(36)).join('-');
  return `${text}-${secrets.sign(text, purpose).slice(0, SIGNED)}`;
};

/** The numbers of a code; null: it was not made here. */
const partsOf = (secrets: SecretBox, purpose: string, code: string): number[] | null => {
  const at = code.lastIndexOf('-');
  const [text, signature] = [code.slice(0, Math.max(0, at)), code.slice(at + 1)];
  if (signature.length !== SIGNED || !secrets.isSigned(text, purpose, signature)) return null;
  return text.split('-').map((part) => Number.parseInt(part, 36));
};

export const linkCode = (secrets: SecretBox, linkId: string, seq: string): string =>
  codeOf(secrets, LINK, [linkId, seq]);
export const optOutCode = (secrets: SecretBox, seq: string): string => codeOf(secrets, OPT_OUT, [seq]);

export const readLinkCode = (secrets: SecretBox, code: string): { linkId: number; seq: number } | null => {
  const [linkId, seq] = partsOf(secrets, LINK, code) ?? [];
  return linkId === undefined || seq === undefined ? null : { linkId, seq };
};

/** The message that somebody opts out by; null: the code was not made here. */
export const readOptOutCode = (secrets: SecretBox, code: string): number | null => {
  const [seq] = partsOf(secrets, OPT_OUT, code) ?? [];
  return seq ?? null;
};

/** A text as it is put into the outbox: each address of the web in it becomes a mark, filled in when it is sent. */
export const markLinks = async (tx: Queryable, cause: string, text: string): Promise<string> => {
  const clean = text.replaceAll(LINK_MARK, '');
  const urls = [...new Set(clean.match(ADDRESS))].filter((url) => url.length <= LONGEST && URL.canParse(url));
  if (urls.length === 0) return clean;
  await tx.query(sql`
    insert into short_links (cause, url) select ${cause}, url from unnest(${urls}::text[]) as given (url)
    on conflict (cause, md5(url)) do nothing`);
  const rows = await tx.query<{ id: string; url: string }>(sql`
    select id::text as id, url from short_links where cause = ${cause} and url = any(${urls}::text[])`);
  const marks = new Map(rows.map(({ id, url }) => [url, `${LINK_MARK}${id}${LINK_MARK}`]));
  return clean.replaceAll(ADDRESS, (url) => marks.get(url) ?? url);
};

/** A text as long as it is once its addresses are short, for counting what it costs. */
export const withShortAddresses = (text: string, publicUrl: PublicUrl): string =>
  publicUrl === undefined ? text : text.replaceAll(ADDRESS, 'x'.repeat(publicUrl.length + SHORT_LENGTH));

/** An address to opt out by, for looking at templates; undefined: the installation has none. */
export const sampleOptOut = (publicUrl: PublicUrl): string | undefined =>
  publicUrl === undefined ? undefined : `${publicUrl}/o/${SAMPLE_CODE}`;

export const isSampleCode = (code: string): boolean => code === SAMPLE_CODE;

/** Addresses by their numbers. */
export type Links = ReadonlyMap<string, string>;

/** The addresses whose marks stand in these contents of a cause: those of another one are none of its own. */
export const linksIn = async (tx: Queryable, cause: string, contents: readonly unknown[]): Promise<Links> => {
  const marks = contents.flatMap((content) =>
    [...JSON.stringify(content).matchAll(MARKED)].map(([, mark = '']) => mark),
  );
  const ids = [...new Set(marks)].filter((mark) => mark !== 'o');
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ id: string; url: string }>(sql`
    select id::text as id, url from short_links where id = any(${ids}::bigint[]) and cause = ${cause}`);
  return new Map(rows.map(({ id, url }) => [id, url]));
};

/** Fills the marks of a text in for one message. Where nothing is public, addresses are long and none leads to opting out. */
export const fillLinks =
  (secrets: SecretBox, publicUrl: PublicUrl) =>
  (text: string, seq: string, links: Links): string =>
    text.replaceAll(MARKED, (_, mark: string) => {
      if (mark === 'o') return publicUrl === undefined ? '' : `${publicUrl}/o/${optOutCode(secrets, seq)}`;
      const url = links.get(mark) ?? '';
      return publicUrl === undefined || url === '' ? url : `${publicUrl}/l/${linkCode(secrets, mark, seq)}`;
    });
