import { randomBytes } from 'node:crypto';
import { contentSecurityPolicy } from './securityHeaders.js';
import { notBuilt, openStaticFiles, type PageFiles } from './staticFiles.js';

const NONCE = /__CSP_NONCE__/g;
const ORIGINS = '__EMBED_ORIGINS__';

/** Real paths at which another origin may frame the console. Each opens only the hash route of its name. */
const embeddable = new Set(['/expAI', '/expAITool', '/expAITool/index', '/expAITool/tool', '/expKnowledgeBase']);

export interface ConsoleFilesOptions {
  /** Folder of the built console. */
  readonly dist: string;
  /** Origins that may frame the embeddable pages. */
  readonly embedOrigins: readonly string[];
  /** The same of one embed key, which the address of a framed page names. Default: none. */
  readonly embedOriginsOf?: (publicKey: string) => Promise<readonly string[]>;
}

/** What pages of any origin may load as modules: the custom elements and scripts, which hold nothing of anybody. */
const SHARED = 'embed/';
/** The script that tells what is done on a page, at an address short enough to be typed. */
const TRACKER = '/tracker.js';

const share = (response: Response | null): Response | null => {
  response?.headers.set('access-control-allow-origin', '*');
  response?.headers.set('cross-origin-resource-policy', 'cross-origin');
  return response;
};

const sendDocument = (html: string, embedders: readonly string[], request: Request): Response => {
  const nonce = randomBytes(16).toString('base64');
  const document = html.replace(NONCE, nonce).replace(ORIGINS, embedders.join(' '));
  return new Response(request.method === 'HEAD' ? null : document, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce, embedders),
    },
  });
};

/** The built console. Without a build, `/` says what to do. */
export const consoleFiles = async ({
  dist,
  embedOrigins,
  embedOriginsOf = async () => [],
}: ConsoleFilesOptions): Promise<PageFiles> => {
  const files = await openStaticFiles(dist, { keep: true });
  const html = await files.text('index.html');

  const embeddersOf = async (key: string | null): Promise<readonly string[]> =>
    key === null ? embedOrigins : [...new Set([...embedOrigins, ...(await embedOriginsOf(key))])];

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const embedded = embeddable.has(pathname);
    if (pathname === '/' || pathname === '/index.html' || embedded) {
      if (html !== null) return sendDocument(html, embedded ? await embeddersOf(searchParams.get('key')) : [], request);
      return notBuilt('The console has not been built. "pnpm start" builds and serves it.\n');
    }
    const name = pathname === TRACKER ? `${SHARED}tracker.js` : pathname.slice(1);
    const response = await files.send(name, request);
    return name.startsWith(SHARED) ? share(response) : response;
  };
};
