import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

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
interface Asset {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly zipped: Uint8Array<ArrayBuffer> | null;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly immutable: boolean;
}

/** Answers a request for a page or a file, or null where there is none. */
export type PageFiles = (request: Request) => Promise<Response | null>;

/** The files of a folder, as they stood when it was opened. */
export interface StaticFiles {
  /** A text of the folder; null where there is none of that name. */
  text(name: string): Promise<string | null>;
  /** Answers with a file, or null where there is none of that name. */
  send(name: string, request: Request): Promise<Response | null>;
}

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
    immutable: /^(embed\/)?assets\//.test(relative),
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

/** Says what to do where a folder that is to be served was never built. */
export const notBuilt = (words: string): Response =>
  new Response(words, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/**
 * Opens a folder of built files; one that is not there holds none. Their names are read once, and only those are ever
 * opened, so that no address leads out of the folder. `keep` keeps in memory what was asked for.
 */
export const openStaticFiles = async (dist: string, { keep = false } = {}): Promise<StaticFiles> => {
  const names = new Set(await listFiles(dist).catch(() => []));
  const kept = new Map<string, Promise<Asset>>();

  const loadKept = (name: string): Promise<Asset> => {
    const asset = kept.get(name) ?? load(dist, name);
    kept.set(name, asset);
    asset.catch(() => kept.delete(name));
    return asset;
  };

  return {
    text: async (name) => (names.has(name) ? readFile(path.join(dist, name), 'utf8') : null),
    send: async (name, request) =>
      names.has(name) ? sendAsset(await (keep ? loadKept(name) : load(dist, name)), request) : null,
  };
};
