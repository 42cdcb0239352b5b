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

const editor = (props: Partial<RichTextEditorProps>) => (
  <ConsoleProvider>
    <RichTextEditor label="消息内容" {...props} />
  </ConsoleProvider>
);
const show = async (props: Partial<RichTextEditorProps>) => {
  const onChange = vi.fn<(html: string) => void>();
  const shown = await render(editor({ onChange, ...props }));
  const rerender = (next: Partial<RichTextEditorProps>) => shown.rerender(editor({ onChange, ...props, ...next }));
  const field = page.getByRole('textbox', { name: '消息内容' });
  await userEvent.click(field);
  const give = (data: DataTransfer) =>
    field
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  return { onChange, field, give, rerender };
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

it('is left by Tab as every field is, in both directions, and nothing is written into it', async () => {
  const { onChange, field } = await show({ value: '<p>暂停六十秒</p>' });
  await userEvent.keyboard('{Tab}');
  expect(field.element().contains(document.activeElement)).toBe(false);
  await userEvent.click(field);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(field.element().contains(document.activeElement)).toBe(false);
  expect(onChange.mock.calls.filter(([html]) => html !== '<p>暂停六十秒</p>')).toEqual([]);
});

it('goes from cell to cell of a table by Tab', async () => {
  const { field } = await show({ value: '<table><tbody><tr><td>甲</td><td>乙</td></tr></tbody></table><p>后</p>' });
  // The editor hears where the caret is a moment after the click.
  await vi.waitFor(async () => {
    await userEvent.click(page.getByText('甲'));
    await userEvent.keyboard('{Tab}');
    expect(field.element().contains(document.activeElement)).toBe(true);
  });
  await vi.waitFor(() => expect(getSelection()?.anchorNode?.textContent).toContain('乙'));
});

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

const fragment = (parts: readonly unknown[]) => {
  const data = clipboard('<p>nothing</p>');
  data.setData('application/x-slate-fragment', btoa(encodeURIComponent(JSON.stringify(parts))));
  return data;
};

it('cleans also what claims to come from an editor, and keeps what does', async () => {
  const { give, onChange, field } = await show({});
  give(
    fragment([
      { type: 'list-item', children: [{ text: '名单' }] },
      {
        type: 'paragraph',
        children: [
          { text: '好', bold: true },
          { type: 'image', src: 'https://foreign.example/x.png', children: [{ text: '' }] },
          { type: 'link', url: 'javascript:window.ran=1', children: [{ text: '坏' }] },
        ],
      },
    ]),
  );
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('好'));
  expect(onChange.mock.lastCall?.[0]).toMatch(/<li>名单<\/li>.*<strong>好<\/strong>/);
  expect(field.element().querySelector('img, [href^="javascript"]')).toBeNull();
  give(fragment([{ none: true }]));
  give(clipboard('<p>还有</p>'));
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('还有'));
});

it('cleans what is dropped on it, and what it is handed in later', async () => {
  const { field, rerender, onChange } = await show({ value: '<p>旧</p>' });
  const foreign = '<p>新<img src="https://foreign.example/x.png"></p>';
  const at = field.element().querySelector('p')?.getBoundingClientRect();
  if (at === undefined) throw new Error('nothing is drawn');
  field.element().dispatchEvent(
    new DragEvent('drop', {
      dataTransfer: clipboard(foreign),
      bubbles: true,
      cancelable: true,
      clientX: at.left + 2,
      clientY: at.top + 5,
    }),
  );
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('新'));
  expect(field.element().querySelector('img')).toBeNull();
  await rerender({ value: foreign.replace('新', '换') });
  await expect.element(field).toHaveTextContent('换');
  expect(field.element().querySelector('img')).toBeNull();
});

it('takes what is pasted in the very moment of the first click', async () => {
  const onChange = vi.fn<(html: string) => void>();
  await render(editor({ value: '<p>甲</p><p>乙</p>', onChange }));
  const field = page.getByRole('textbox', { name: '消息内容' });
  await expect.element(field).toBeVisible();
  const element = field.element();
  const second = element.querySelector('p:nth-of-type(2) [data-slate-string]')?.firstChild;
  if (!(element instanceof HTMLElement) || second == null) throw new Error('nothing is drawn');
  element.focus();
  getSelection()?.setPosition(second, 1);
  element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: clipboard('<b>丙</b>'), bubbles: true, cancelable: true }),
  );
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toMatch(/甲.*乙.*丙/));
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

it('says why a picture was not stored in the words of whoever stores it, and keeps what was written', async () => {
  const { field } = await show({ upload: () => Promise.reject(new Error('图片超过 3 MB')) });
  await choose('大图.png');
  await expect.element(page.getByText('图片超过 3 MB')).toBeVisible();
  await expect.element(field).toHaveTextContent('a');
});

it('refuses what is neither png nor jpg with the words for it', async () => {
  await show({ upload: () => Promise.reject(new Error('not asked')) });
  await choose('动图.gif', 'image/gif');
  await expect.element(page.getByText('图片必须是jpg/png格式')).toBeVisible();
});
