import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { type PictureSending, RichTextEditor, type RichTextEditorProps } from './RichTextEditor.js';
import type { StoredPicture } from './editor.js';
import { wordClipboard } from './word.fixtures.js';

beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

const show = async (props: Partial<RichTextEditorProps>) => {
  const onChange = vi.fn<(html: string) => void>();
  await render(
    <ConsoleProvider>
      <RichTextEditor label="消息内容" onChange={onChange} {...props} />
    </ConsoleProvider>,
  );
  const field = page.getByRole('textbox', { name: '消息内容' });
  await userEvent.click(field);
  const give = (data: DataTransfer) =>
    field
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  return { onChange, field, give };
};
const clipboard = (html: string) => {
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', '字');
  return data;
};
/** Chooses a file by the button of the tool bar. */
const choose = async (name: string, type = 'image/png') => {
  const data = new DataTransfer();
  data.items.add(new File(['x'], name, { type }));
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function click(this: HTMLInputElement) {
    this.files = data.files;
    this.dispatchEvent(new Event('change'));
  });
  // Free once the editor knows where the reader is.
  const button = page.getByRole('button', { name: '上传图片' });
  await userEvent.click(page.getByRole('textbox', { name: '消息内容' }));
  await userEvent.keyboard('a');
  await expect.element(button).not.toHaveClass('disabled');
  await userEvent.click(button);
};

it('takes over what is pasted from Word as lists and headings, without what only Word reads', async () => {
  const { give, onChange } = await show({});
  give(clipboard(wordClipboard));
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('体检报告'));
  const html = onChange.mock.lastCall?.[0] ?? '';
  expect(html).toMatch(/<ol><li>填写报名表/);
  expect(html).toContain('<h2>一、报名</h2>');
  expect(html).not.toMatch(/mso|o:p|file:/i);
});

it('cleans what is pasted before it is drawn', async () => {
  const { give, onChange, field } = await show({});
  give(
    clipboard(
      '<p>好<img src=x onerror="window.ran=1"><a href="javascript:window.ran=1">坏</a></p><script>window.ran=1</script>',
    ),
  );
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('好'));
  expect(field.element().querySelector('[onerror], script, [href^="javascript"]')).toBeNull();
  expect(onChange.mock.lastCall?.[0]).not.toMatch(/onerror|javascript|script/);
  expect(Reflect.get(window, 'ran')).toBeUndefined();
});

it('sends one picture at a time, tells how far it is, and can be stopped', async () => {
  const sent: { file: File; sending: PictureSending }[] = [];
  const upload = (file: File, sending: PictureSending) => {
    sent.push({ file, sending });
    return new Promise<StoredPicture>(() => undefined);
  };
  const { onChange } = await show({ upload });
  await choose('球场.png');
  await expect.element(page.getByRole('progressbar', { name: '正在上传 球场.png' })).toBeVisible();
  sent[0]?.sending.onProgress(0.426);
  await expect.element(page.getByText('42%')).toBeVisible();
  await choose('第二张.jpg', 'image/jpeg');
  await expect.element(page.getByText('一次只能传一张图片')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '取消上传 球场.png' }));
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(sent[0]?.sending.signal.aborted).toBe(true);
  expect(sent).toHaveLength(1);
  expect(onChange.mock.calls.join()).not.toContain('<img');
});

it('refuses what is neither png nor jpg with the words for it', async () => {
  await show({ upload: () => Promise.reject(new Error('not asked')) });
  await choose('动图.gif', 'image/gif');
  await expect.element(page.getByText('图片必须是jpg/png格式')).toBeVisible();
});
