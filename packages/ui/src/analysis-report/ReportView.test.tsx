import { ready } from '@console/base';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { openWord } from '../export-word/wordFile.fixtures.js';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { report } from './report.fixtures.js';
import { ReportView } from './ReportView.js';

beforeAll(() => page.viewport(1440, 900));
afterAll(() => page.viewport(414, 896));
afterEach(() => vi.restoreAllMocks());

it('is taken along as a Word document with its words, its figures as a table, and a picture of each', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob && /wordprocessingml/.test(file.type)) files.push(file);
    return 'blob:kept';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { getByRole, container } = await render(
    <ConsoleProvider>
      <ReportView report={ready(report)} />
    </ConsoleProvider>,
  );
  await vi.waitFor(() => expect(container.querySelectorAll('[data-figure] svg path[data-line]')).toHaveLength(3));
  await userEvent.click(getByRole('button', { name: '导出 Word' }));
  await vi.waitFor(() => expect(files).toHaveLength(1), { timeout: 30_000 });
  expect(names).toEqual(['AI 平台月报 2026-11.docx']);
  const word = await openWord(files[0] ?? new Blob());
  const text = word.lines.join('\n');
  expect(text).toContain('首字延迟 1.3 秒，比目标高 0.1 秒。[3]');
  expect(text).toContain('+0.8 个百分点');
  expect(word.names.filter((name) => name.startsWith('word/media/'))).toHaveLength(3);
});

it('keeps what is being typed when a newer report comes meanwhile, and saves it over the version that was read', async () => {
  const onSave = vi.fn(() => Promise.resolve());
  const view = (version: number, content: string) => (
    <ConsoleProvider>
      <ReportView report={ready({ ...report, version, content })} onSave={onSave} />
    </ConsoleProvider>
  );
  const { getByRole, rerender } = await render(view(3, '旧的正文。[1]'));
  await userEvent.click(getByRole('button', { name: '修改正文' }));
  await userEvent.fill(getByRole('textbox'), '我写的。[1]');
  await rerender(view(4, '别人写的。[1]'));
  await expect.element(getByRole('textbox')).toHaveValue('我写的。[1]');
  await userEvent.click(getByRole('button', { name: '保存' }));
  expect(onSave).toHaveBeenCalledWith({ content: '我写的。[1]', version: 3 });
});
