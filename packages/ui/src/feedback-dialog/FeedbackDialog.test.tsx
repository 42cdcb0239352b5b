import { Activity, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { picture } from '../image-picker/images.fixtures.js';
import type { UploadImage } from '../image-picker/images.js';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { type Feedback, FeedbackDialog } from './FeedbackDialog.js';

afterEach(cleanup);

interface OwnerProps {
  upload: UploadImage;
  onSend?: (feedback: Feedback) => void;
  mode?: 'visible' | 'hidden';
}

const Owner = ({ upload, onSend, mode = 'visible' }: OwnerProps) => {
  const [open, setOpen] = useState(true);
  const [problem, setProblem] = useState<string>();
  return (
    <ConsoleProvider>
      <Activity mode={mode}>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <FeedbackDialog
          open={open}
          onClose={() => setOpen(false)}
          upload={upload}
          onSubmit={async (feedback) => {
            onSend?.(feedback);
            setProblem('服务器繁忙，请稍后');
          }}
          {...(problem !== undefined && { problem: { code: 503, message: problem } })}
        />
      </Activity>
    </ConsoleProvider>
  );
};

const choose = async (...files: File[]) => {
  await vi.waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (field) field.files = data.files;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
};

/** An upload that ends when the test says so. */
const held = () => {
  const ends: ((url: string) => void)[] = [];
  const signals: AbortSignal[] = [];
  const upload: UploadImage = (_file, { signal }) => {
    signals.push(signal);
    return new Promise((resolve) => ends.push((url) => resolve({ url })));
  };
  return { upload, signals, finish: (url: string) => ends.forEach((end) => end(url)) };
};

it('keeps text and image when sending fails', async () => {
  const onSend = vi.fn();
  const screen = await render(<Owner upload={async () => ({ url: '/files/1' })} onSend={onSend} />);
  await screen.getByLabelText('意见或建议').fill('按页码批量停用');
  await choose(picture('截图.png'));
  await expect.element(screen.getByText('已上传')).toBeVisible();
  await screen.getByRole('button', { name: '提交' }).click();
  await expect.element(screen.getByText('服务器繁忙，请稍后')).toBeVisible();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ feedbackInfo: '按页码批量停用', imageUrl: '/files/1' });
  await expect.element(screen.getByLabelText('意见或建议')).toHaveValue('按页码批量停用');
  await expect.element(screen.getByText('截图.png')).toBeVisible();
});

it('goes on with its upload while the page is hidden, and is there again with all of it', async () => {
  const { upload, finish } = held();
  const onSend = vi.fn();
  const screen = await render(<Owner upload={upload} onSend={onSend} />);
  await screen.getByLabelText('意见或建议').fill('按页码批量停用');
  await choose(picture('截图.png'));
  await expect.element(screen.getByText('截图.png')).toBeVisible();
  await screen.rerender(<Owner upload={upload} onSend={onSend} mode="hidden" />);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  finish('/files/2');
  await screen.rerender(<Owner upload={upload} onSend={onSend} />);
  await expect.element(screen.getByText('已上传')).toBeVisible();
  await screen.getByRole('button', { name: '提交' }).click();
  await vi.waitFor(() =>
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ feedbackInfo: '按页码批量停用', imageUrl: '/files/2' }),
  );
});

it('stops its upload and forgets all when it is closed', async () => {
  const { upload, signals } = held();
  const screen = await render(<Owner upload={upload} />);
  await choose(picture('截图.png'));
  await expect.element(screen.getByText('截图.png')).toBeVisible();
  await screen.getByRole('button', { name: '取消', exact: true }).click();
  await screen.getByRole('button', { name: '放弃' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await screen.getByRole('button', { name: 'open' }).click();
  await expect.element(screen.getByRole('button', { name: /选择图片/ })).toBeVisible();
  await expect.element(screen.getByText('截图.png')).not.toBeInTheDocument();
});

it('does not send before its image has arrived, nor take a second one', async () => {
  const { upload, finish } = held();
  const onSend = vi.fn();
  const screen = await render(<Owner upload={upload} onSend={onSend} />);
  await screen.getByLabelText('意见或建议').fill('按页码批量停用');
  await choose(picture('一.png'), picture('二.png'));
  await expect.element(screen.getByText('最多只能有 1 张图片')).toBeVisible();
  await screen.getByRole('button', { name: '提交' }).click();
  const wait = screen.getByText('请等待所有图像成功上传。如果出现网络问题，请刷新页面并重新上传！');
  await expect.element(wait).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
  finish('/files/3');
  await expect.element(wait).not.toBeInTheDocument();
});
