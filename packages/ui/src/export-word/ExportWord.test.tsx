import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { ExportWord, type ExportWordProps } from './ExportWord.js';
import { openWord } from './wordFile.fixtures.js';

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

const show = (props: Partial<ExportWordProps>) =>
  render(
    <ConsoleProvider>
      <ExportWord title="AI助手问答记录：第 1/2 部分" markdown="# 规则" {...props} />
    </ConsoleProvider>,
  );

it('offers the document under its Chinese title, without what file systems refuse', async () => {
  let offered = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) offered = file;
    return 'blob:kept';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await show({});
  await userEvent.click(page.getByRole('button', { name: '导出 Word' }));
  await vi.waitFor(() => expect(names).toEqual(['AI助手问答记录：第 1_2 部分.docx']));
  expect((await openWord(offered)).lines).toEqual(['Title: AI助手问答记录：第 1/2 部分', 'Heading1: 规则']);
});

it('stops what it began when it goes away', async () => {
  let asked: AbortSignal | undefined;
  const markdown = (signal: AbortSignal) => {
    asked = signal;
    return new Promise<string>(() => undefined);
  };
  const { unmount } = await show({ markdown });
  await userEvent.click(page.getByRole('button', { name: '导出 Word' }));
  await vi.waitFor(() => expect(asked?.aborted).toBe(false));
  await unmount();
  expect(asked?.aborted).toBe(true);
});
