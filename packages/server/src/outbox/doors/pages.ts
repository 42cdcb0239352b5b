import { randomBytes } from 'node:crypto';
import { type Language, languageOf } from '../../http/messages.js';
import { contentSecurityPolicy } from '../../http/securityHeaders.js';

interface PageWords {
  readonly title: string;
  readonly text: string;
  /** Of a button that sends the page's form; left out: there is none. */
  readonly verb?: string;
}

const words: Record<'ask' | 'done' | 'sample' | 'notFound', Record<Language, PageWords>> = {
  ask: {
    'zh-CN': { title: '不再接收消息？', text: '确认后，我们不会再通过这个渠道给您发送消息。', verb: '不再接收' },
    'en-US': {
      title: 'Stop these messages?',
      text: 'Once you confirm, we will send you nothing more through this channel.',
      verb: 'Stop them',
    },
  },
  done: {
    'zh-CN': { title: '已退订', text: '我们不会再通过这个渠道给您发送消息。您可以关闭这个页面。' },
    'en-US': { title: 'Done', text: 'We will send you nothing more through this channel. You may close this page.' },
  },
  sample: {
    'zh-CN': { title: '退订链接示例', text: '这是测试消息里的示例。正式发送时，每位收件人会收到自己的退订链接。' },
    'en-US': {
      title: 'A sample of the way out',
      text: 'It stands in messages that try a template. Those that are sent for good bring each reader a link of their own.',
    },
  },
  notFound: {
    'zh-CN': { title: '链接无效', text: '这个链接不完整或已失效，请从原消息中重新打开。' },
    'en-US': {
      title: 'This link does not work',
      text: 'It is incomplete or has expired. Open it from the message again.',
    },
  },
};

const style = `body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f5f6f8;color:#1c2128}
main{max-width:420px;margin:15vh auto 0;padding:32px 24px;background:#fff;border-radius:12px}
h1{margin:0 0 12px;font-size:20px}p{margin:0 0 24px;color:#4b5563}
button{width:100%;min-height:44px;border:0;border-radius:8px;background:#b42318;color:#fff;font:inherit;font-weight:600}
button:focus-visible{outline:3px solid #1c2128;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#14171c;color:#e6e8eb}main{background:#1d2127}p{color:#aab1bb}
button:focus-visible{outline-color:#fff}}`;

/** A page for somebody who is no user: it says nothing of who they are. */
const page = (request: Request, name: keyof typeof words, status: number): Response => {
  const language = languageOf(request.headers.get('accept-language') ?? undefined);
  const { title, text, verb } = words[name][language];
  const nonce = randomBytes(16).toString('base64');
  const form = verb === undefined ? '' : `<form method="post"><button type="submit">${verb}</button></form>`;
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`;
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce),
    },
  });
};

/** Asks once whether messages are to end. */
export const askPage = (request: Request): Response => page(request, 'ask', 200);
export const donePage = (request: Request): Response => page(request, 'done', 200);
export const samplePage = (request: Request): Response => page(request, 'sample', 200);
export const notFoundPage = (request: Request): Response => page(request, 'notFound', 404);
