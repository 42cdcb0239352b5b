import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { NamedEndpoint } from '@console/api/contract/all';
import { type Language, languageOf, type Messages } from '../http/messages.js';
import { servedDocument } from './apiDocument.js';
import { apiPage } from './apiPage.js';

export interface ApiDocsOptions {
  /** The whole contract. */
  readonly endpoints: readonly NamedEndpoint[];
  /** What of it is served here, as `METHOD path`. */
  readonly served: ReadonlySet<string>;
  readonly messages: Messages;
  readonly title: string;
  readonly version: string;
}

interface Page {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly zipped: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const pageOf = (text: string, headers: Readonly<Record<string, string>>): Page => {
  const plain = new TextEncoder().encode(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return {
    plain,
    zipped: new Uint8Array(gzipSync(plain)),
    headers: { 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding, Accept-Language', ...headers },
  };
};

const send = ({ plain, zipped, headers }: Page, request: Request): Response => {
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  const zip = /\bgzip\b/i.test(request.headers.get('accept-encoding') ?? '');
  const body = zip ? zipped : plain;
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'content-length': String(body.byteLength), ...(zip && { 'content-encoding': 'gzip' }) },
  });
};

/** Made when somebody first asks, since few ever do. */
const lazy = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/**
 * `/openapi.json` and the readable `/docs/api`; null for any other address. The page loads nothing, and its policy
 * lets it run its own script and nothing else.
 */
export const apiDocs = ({ endpoints, served, messages, title, version }: ApiDocsOptions) => {
  const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
  const document = lazy(() => servedDocument(endpoints, served, { title, version }));
  const json = lazy(() => pageOf(JSON.stringify(document()), { 'content-type': 'application/json; charset=utf-8' }));
  const pageIn = (language: Language): Page => {
    const style = read('page.tokens.css') + read('page.css');
    const script = read('page.client.js');
    return pageOf(apiPage({ document: document(), messages, language, style, script }), {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${hash(script)}`,
        `style-src ${hash(style)}`,
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    });
  };
  const pages = { 'zh-CN': lazy(() => pageIn('zh-CN')), 'en-US': lazy(() => pageIn('en-US')) };

  return (request: Request): Response | null => {
    const { pathname } = new URL(request.url);
    if (pathname === '/openapi.json') return send(json(), request);
    if (pathname !== '/docs/api') return null;
    return send(pages[languageOf(request.headers.get('accept-language') ?? undefined)](), request);
  };
};
