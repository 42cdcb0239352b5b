import { once } from 'node:events';
import { createServer } from 'node:http';

/** What a portal's page does to everything on it. */
const hostile = `
  body * { all: unset !important; }
  console-chat { display: block !important; height: 700px !important; }
  html { font-size: 40px; }
  body { direction: rtl; color: red; letter-spacing: 9px; line-height: 4; font-family: monospace; }
  div { display: none; }
`;

export interface StrictPortal {
  readonly origin: string;
  /** Hands out this token from now on; null: none. */
  give: (token: string | null) => void;
  /** How often a token was asked for. */
  readonly asked: () => number;
  stop: () => Promise<void>;
}

/**
 * A portal whose policy allows its own files and those of the console, and nothing written into a page, with one script
 * tag and one element. Its own server hands out the token.
 */
export const startStrictPortal = async (consoleOrigin: () => string): Promise<StrictPortal> => {
  let token: string | null = null;
  let asked = 0;
  const policy = () =>
    [
      "default-src 'none'",
      `script-src 'self' ${consoleOrigin()}`,
      "style-src 'self'",
      `connect-src 'self' ${consoleOrigin()}`,
      `img-src 'self' ${consoleOrigin()} blob: data:`,
    ].join('; ');
  const document = () => `<!doctype html><html lang="zh-CN"><head><title>Portal</title>
    <link rel="stylesheet" href="/portal.css">
    <script type="module" src="${consoleOrigin()}/embed/elements.js"></script></head>
    <body><h1>Portal</h1><console-chat token-url="/token" assistant="general"></console-chat></body></html>`;
  const server = createServer((request, response) => {
    const send = (type: string, body: string, status = 200) =>
      response
        .writeHead(status, { 'content-type': type, 'content-security-policy': policy(), 'cache-control': 'no-store' })
        .end(body);
    if (request.url === '/portal.css') send('text/css', hostile);
    else if (request.url !== '/token' || request.method !== 'POST') send('text/html; charset=utf-8', document());
    else {
      asked += 1;
      send('application/json', JSON.stringify({ token }), token === null ? 403 : 200);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    give: (next) => {
      token = next;
    },
    asked: () => asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
