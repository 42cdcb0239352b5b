import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentSecurityPolicy } from './securityHeaders.js';

const compress = promisify(gzip);

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const compressible = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.ttf',
  '.wasm',
  '.webmanifest',
]);
/** Bytes below which compressing gains nothing. */
const SMALL = 1024;
const NONCE = /__CSP_NONCE__/g;

/** Real paths at which another origin may frame the console. Each opens only the hash route of its name. */
const embeddable = new Set(['/expAI', '/expAITool', '/expAITool/index', '/expAITool/tool', '/expKnowledgeBase']);

interface Asset {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly zipped: Uint8Array<ArrayBuffer> | null;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly immutable: boolean;
}

export interface ConsoleFilesOptions {
  /** Folder of the built console. */
  readonly dist: string;
  /** Origins that may frame the embeddable pages. */
  readonly embedOrigins: readonly string[];
}

/** Answers a request for a page or a file of the console, or null where there is none. */
export type ConsoleFiles = (request: Request) => Promise<Response | null>;

const bytes = (data: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(data);

const load = async (dist: string, relative: string): Promise<Asset> => {
  const plain = bytes(await readFile(path.join(dist, relative)));
  const extension = path.extname(relative).toLowerCase();
  const zip = compressible.has(extension) && plain.length >= SMALL;
  return {
    plain,
    zipped: zip ? bytes(await compress(plain, { level: 9 })) : null,
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    immutable: relative.startsWith('assets/'),
  };
};

/** Names of all files under the folder, with `/` between parts; none that begins with a dot. */
const listFiles = async (dist: string): Promise<string[]> => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
};

const acceptsGzip = (request: Request): boolean => /\bgzip\b/i.test(request.headers.get('accept-encoding') ?? '');

const sendAsset = (asset: Asset, request: Request): Response => {
  const headers = new Headers({
    etag: asset.etag,
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.headers.get('if-none-match') === asset.etag) return new Response(null, { status: 304, headers });
  headers.set('content-type', asset.type);
  if (asset.zipped !== null) headers.set('vary', 'Accept-Encoding');
  const zipped = acceptsGzip(request) ? asset.zipped : null;
  if (zipped !== null) headers.set('content-encoding', 'gzip');
  const body = zipped ?? asset.plain;
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
};

const sendDocument = (html: string, embedders: readonly string[], request: Request): Response => {
  const nonce = randomBytes(16).toString('base64');
  return new Response(request.method === 'HEAD' ? null : html.replace(NONCE, nonce), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce, embedders),
    },
  });
};

/**
 * The built console. The names of its files are read once, and only those are ever opened, so that no address leads
 * out of the folder. Without a build, `/` says what to do.
 */
export const consoleFiles = async ({ dist, embedOrigins }: ConsoleFilesOptions): Promise<ConsoleFiles> => {
  const names = new Set(await listFiles(dist).catch(() => []));
  const assets = new Map<string, Promise<Asset>>();
  const html = names.has('index.html') ? await readFile(path.join(dist, 'index.html'), 'utf8') : null;

  return async (request) => {
    const { pathname } = new URL(request.url);
    const embedded = embeddable.has(pathname);
    if (pathname === '/' || pathname === '/index.html' || embedded) {
      if (html !== null) return sendDocument(html, embedded ? embedOrigins : [], request);
      const words = 'The console has not been built. "pnpm start" builds and serves it.\n';
      return new Response(words, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    }
    const name = pathname.slice(1);
    if (!names.has(name)) return null;
    const asset = assets.get(name) ?? load(dist, name);
    assets.set(name, asset);
    asset.catch(() => assets.delete(name));
    return sendAsset(await asset, request);
  };
};
