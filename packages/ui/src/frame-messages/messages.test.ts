import { expect, it } from 'vitest';
import { envelope, readFrameMessage, readHostMessage } from './messages.js';

it.each([
  { type: 'ready', features: ['fresh'] },
  { type: 'ready', features: [] },
  { type: 'title', title: '各赛区报名队伍数' },
  { type: 'resize', width: 500, height: 600 },
  { type: 'news', count: 0 },
  { type: 'token-wanted', reason: 'missing' },
  { type: 'token-wanted', reason: 'over' },
  { type: 'event', name: 'answered' },
  { type: 'minimize' },
  { type: 'close' },
] as const)('understands the page: $type', (message) => {
  expect(readFrameMessage(envelope(message))).toEqual(message);
});

it.each([
  { type: 'hello' },
  { type: 'ask', question: '今年多少支队伍' },
  { type: 'fresh' },
  { type: 'token', token: 'aB3_-.~+/=' },
  { type: 'no-token' },
  { type: 'visible', visible: false },
  { type: 'settings', theme: 'dark', language: 'zh-CN' },
  { type: 'context', context: null },
  {
    type: 'context',
    context: {
      record: { type: 'match', id: '42', title: '上海队对北京队' },
      page: { title: '赛程', url: 'https://portal.example.com/42' },
      selection: '19:35',
    },
  },
] as const)('understands the window: $type', (message) => {
  expect(readHostMessage(envelope(message))).toEqual(message);
});

const wrapped = (message: unknown) => ({ ...envelope({ type: 'close' }), message });

it.each([
  undefined,
  null,
  'close',
  { type: 'close' },
  { protocol: 'other', version: 1, message: { type: 'close' } },
  { ...envelope({ type: 'close' }), version: 2 },
  wrapped(null),
  wrapped('close'),
  wrapped({ type: 'eval', code: '1' }),
  wrapped({ type: 'token', token: '' }),
  wrapped({ type: 'token', token: 'a b' }),
  wrapped({ type: 'token', token: 'x'.repeat(513) }),
  wrapped({ type: 'token', token: ['a'] }),
  wrapped({ type: 'token-wanted', reason: 'please' }),
  wrapped({ type: 'event', name: 'asked: 密码' }),
  wrapped({ type: 'title', title: { toString: 'x' } }),
  wrapped({ type: 'resize', width: '100%' }),
  wrapped({ type: 'resize', width: Infinity }),
  wrapped({ type: 'resize', width: -5, height: Number.NaN }),
  wrapped({ type: 'news', count: 1.5 }),
  wrapped({ type: 'ask', question: '  ' }),
  wrapped({ type: 'ask', question: 'x'.repeat(5000) }),
  wrapped({ type: 'visible', visible: 'yes' }),
])('ignores what is unknown or malformed: %j', (data) => {
  expect(readFrameMessage(data)).toBeNull();
  expect(readHostMessage(data)).toBeNull();
});

it('cuts what is too long, and drops what it does not know', () => {
  expect(readFrameMessage(wrapped({ type: 'title', title: '长'.repeat(500) }))).toEqual({
    type: 'title',
    title: '长'.repeat(80),
  });
  expect(readFrameMessage(wrapped({ type: 'ready', features: ['fresh', 'root'], extra: 1 }))).toEqual({
    type: 'ready',
    features: ['fresh'],
  });
  expect(readHostMessage(wrapped({ type: 'settings', theme: 'pink', language: 7 }))).toEqual({ type: 'settings' });
});

it.each([
  [{ selection: 'x'.repeat(3000) }, { selection: 'x'.repeat(2000) }],
  [{ selection: '  ' }, null],
  [{ page: { title: 'x', url: 'javascript:alert(1)' } }, null],
  [{ page: { title: 'x', url: 'https://a b' } }, null],
  [{ page: { title: 'x' }, selection: 'y' }, { selection: 'y' }],
  [{ record: { title: 7 }, secret: 'z' }, null],
  [{ record: { title: 'x', id: 5, secret: 'z' } }, { record: { title: 'x' } }],
  ['everything', null],
])('takes of what a window shows only what can be used: %j', (context, left) => {
  expect(readHostMessage(wrapped({ type: 'context', context }))).toEqual({ type: 'context', context: left });
});
