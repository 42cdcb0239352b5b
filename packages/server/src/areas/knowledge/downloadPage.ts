import { createHash } from 'node:crypto';
import type { FetchFailure } from '@console/api/contract';
import { Parser } from 'htmlparser2';
import { AddressNotAllowed, callOutside, mayBeCalled, NoReply, type OutsideReply } from '../../outbound/index.js';
import { parseFile } from '../../parsing/parseFile.js';
import { ParseError } from '../../parsing/types.js';
import { decodeText } from '../../text/decodeText.js';

/** Bytes of a page. */
const MOST_BYTES = 10 * 1024 * 1024;
/** Milliseconds for a page with all its redirects. */
const TIME = 20_000;
const MOST_REDIRECTS = 5;
/** Characters of a title. */
const MOST_TITLE = 150;

/** The page could not be fetched, for a reason that its owner should hear. */
export class PageNotFetched extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure, cause?: unknown) {
    super(`the page was not fetched: ${failure}`, { cause });
    this.name = 'PageNotFetched';
    this.failure = failure;
  }
}

export interface DownloadedPage {
  readonly title: string;
  /** In UTF-8, whatever it was before. */
  readonly html: Uint8Array;
  /** SHA-256 of its words: what else a page holds changes with each visit. */
  readonly textHash: string;
}

export interface DownloadOptions {
  /** Hosts of our own network that may be called, each with its port or without. */
  readonly allowed: readonly string[];
  readonly signal?: AbortSignal;
}

/** The address as it is kept: without what only a reader's browser cares for. Null: it is none. */
export const pageAddress = (text: string): string | null => {
  const given = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d+(?:\/|$)/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(given)) return null;
  const url = new URL(given);
  url.hash = '';
  return url.href;
};

const failureOf = (status: number): FetchFailure | null => {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return 'page_not_there';
  return status === 401 || status === 403 ? 'page_refused' : 'page_failed';
};

/** Calls the address and those that it is sent on to, each by the same rules. */
const follow = async (address: string, { allowed, signal }: DownloadOptions): Promise<OutsideReply> => {
  const until = performance.now() + TIME;
  let url = new URL(address);
  for (let turn = 0; turn <= MOST_REDIRECTS; turn += 1) {
    if (!mayBeCalled(url, allowed)) throw new PageNotFetched('address_not_allowed');
    const reply = await callOutside({
      url,
      method: 'GET',
      headers: {
        accept: 'text/html, application/xhtml+xml;q=0.9, text/plain;q=0.5',
        'accept-language': 'zh-CN, zh;q=0.9, en;q=0.5',
      },
      timeout: Math.max(1, Math.round(until - performance.now())),
      mostBytes: MOST_BYTES,
      allowed,
      signal,
    });
    if (reply.location === null) return reply;
    if (!URL.canParse(reply.location, url)) throw new PageNotFetched('page_failed');
    url = new URL(reply.location, url);
  }
  throw new PageNotFetched('too_many_redirects');
};

const isPage = (type: string): boolean => /^(?:text\/(?:html|plain)|application\/xhtml\+xml)\b/i.test(type.trim());

/** The encoding that the reply names, or the page itself at its beginning. */
const encodingOf = ({ type, body }: OutsideReply): string | undefined => {
  const head = Buffer.from(body.subarray(0, 2048)).toString('latin1');
  return (/charset="?([\w-]+)/i.exec(type) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head))?.[1];
};

const textOf = (reply: OutsideReply): string | null => {
  const encoding = encodingOf(reply);
  if (encoding !== undefined) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(reply.body);
    } catch {
      // It is called what it is not, or something that nobody knows.
    }
  }
  return decodeText(reply.body);
};

const titleOf = (html: string): string => {
  let inside = false;
  let title = '';
  let done = false;
  const parser = new Parser({
    onopentagname: (name) => {
      inside = name === 'title' && !done;
    },
    ontext: (text) => {
      if (inside && title.length < MOST_TITLE) title += text;
    },
    onclosetag: (name) => {
      if (name === 'title') done = true;
      inside = false;
    },
  });
  parser.end(html.slice(0, 100_000));
  return [...title.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()].slice(0, MOST_TITLE).join('');
};

/** Plain text is a page of its lines. */
const escaped = (text: string): string => `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;

/** Fetches a page and makes sure that there is something to be read in it. Throws `PageNotFetched`. */
export const downloadPage = async (address: string, options: DownloadOptions): Promise<DownloadedPage> => {
  let reply: OutsideReply;
  try {
    reply = await follow(address, options);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof AddressNotAllowed) throw new PageNotFetched('address_not_allowed', error);
    if (error instanceof NoReply) throw new PageNotFetched('no_reply', error);
    throw error;
  }
  const failure = failureOf(reply.status);
  if (failure !== null) throw new PageNotFetched(failure);
  if (reply.cut) throw new PageNotFetched('page_too_large');
  if (reply.type !== '' && !isPage(reply.type)) throw new PageNotFetched('not_a_page');
  const text = textOf(reply);
  if (text === null) throw new PageNotFetched('not_a_page');
  const page = /^text\/plain\b/i.test(reply.type.trim()) ? escaped(text) : text;
  const html = new TextEncoder().encode(page);
  try {
    const { chunks } = await parseFile({ data: html.slice() }, 'html', { signal: options.signal });
    const words = createHash('sha256');
    for (const { heading, content } of chunks) words.update(JSON.stringify([heading, content]));
    return { title: titleOf(page), html, textHash: words.digest('hex') };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const isEmpty = error.failure === 'no_text' || error.failure === 'empty';
    throw new PageNotFetched(isEmpty ? 'page_without_text' : 'not_a_page', error);
  }
};
