import { expect, it } from 'vitest';
import { isPerson } from './isPerson.js';

const from = (agent: string, more: { method?: string; headers?: Record<string, string> } = {}) =>
  isPerson(
    new Request('https://go.example.com/l/x', {
      method: more.method ?? 'GET',
      headers: { 'user-agent': agent, ...more.headers },
    }),
  );

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

it.each([
  iphone,
  'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
  'Mozilla/5.0 (Linux; U; Android 13; zh-cn; 2211133C) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100 MQQBrowser/13.7 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
])('counts %s', (agent) => {
  expect(from(agent)).toBe(true);
});

it.each([
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.31.0',
  'okhttp/4.12.0',
])('does not count %s', (agent) => {
  expect(from(agent)).toBe(false);
});

it('does not count what is loaded before it is opened, or only looked at', () => {
  expect(from(iphone, { headers: { 'sec-purpose': 'prefetch;prerender' } })).toBe(false);
  expect(from(iphone, { headers: { 'x-purpose': 'preview' } })).toBe(false);
  expect(from(iphone, { method: 'HEAD' })).toBe(false);
});
