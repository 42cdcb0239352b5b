import { createHash } from 'node:crypto';
import { securityOfStorybook } from './securityHeaders.js';
import { notBuilt, openStaticFiles, type PageFiles } from './staticFiles.js';

const BASE = '/storybook/';
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The scripts that stand in a document, as a policy names them. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const sendDocument = (html: string, request: Request): Response =>
  new Response(request.method === 'HEAD' ? null : html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': securityOfStorybook(scriptHashes(html)),
    },
  });

/** The built Storybook at `/storybook/`, from the folder it is built into. Without a build, it says what to do. */
export const storybookFiles = async (dist: string): Promise<PageFiles> => {
  const files = await openStaticFiles(dist);

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (`${pathname}/` === BASE) return new Response(null, { status: 308, headers: { location: BASE } });
    if (!pathname.startsWith(BASE)) return null;
    const name = pathname.slice(BASE.length) || 'index.html';
    if (!name.endsWith('.html')) return files.send(name, request);
    const html = await files.text(name);
    if (html !== null) return sendDocument(html, request);
    return name === 'index.html'
      ? notBuilt('The Storybook has not been built. "pnpm build-storybook" builds it; the next start serves it.\n')
      : null;
  };
};
