import { formatDateTime } from '@console/base';
import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleTheme } from '../provider/ConsoleTheme.js';
import type { Language } from '../locale/useWords.js';
import { useAgo } from './useAgo.js';

afterEach(cleanup);

const now = new Date('2026-11-21T10:00:00+08:00');
const seconds = [-60, 29, 30, 3599, 3601, 86_399, 86_400, 172_799, 172_800];
const before = (passed: number): Date => new Date(now.getTime() - passed * 1000);

const Times = () => {
  const ago = useAgo();
  return <p>{seconds.map((passed) => ago(before(passed), now)).join(' | ')}</p>;
};

const written = async (language: Language): Promise<string[]> => {
  const screen = await render(
    <ConsoleTheme language={language}>
      <Times />
    </ConsoleTheme>,
  );
  const text = screen.container.querySelector('p')?.textContent ?? '';
  await screen.unmount();
  return text.split(' | ');
};

it('says how long ago a time is in the words of the language, and its date from two days on', async () => {
  const date = formatDateTime(before(172_800));
  const zh = ['刚刚', '刚刚', '1分钟前', '60分钟前', '2小时前', '24小时前', '1天前', '1天前', date];
  expect(await written('zh-CN')).toEqual(zh);
  const en = ['just now', 'just now', '1 min ago', '60 min ago', '2 h ago', '24 h ago', '1 day ago', '1 day ago', date];
  expect(await written('en-US')).toEqual(en);
});
