import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { lazyPart, type LazyPartProps } from './lazyPart.js';
import { onPartFailed } from './part.js';

interface DialogProps {
  name: string;
}

const Dialog = ({ name }: DialogProps) => <p role="dialog">{name}</p>;
const Broken = (): never => {
  throw new Error('broken');
};

const failed = vi.fn();
let stop: () => void;
beforeEach(() => {
  failed.mockClear();
  stop = onPartFailed(failed);
});
afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  await cleanup();
});

const Shell = ({ Part }: { Part: ComponentType<DialogProps & LazyPartProps> }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        改密码
      </button>
      {open && <Part name="修改密码" onMissing={() => setOpen(false)} />}
    </>
  );
};
const button = page.getByRole('button', { name: '改密码' });
const dialog = page.getByRole('dialog');

it('draws what has arrived, with its props', async () => {
  const Part = lazyPart(async () => ({ default: Dialog }), { waiting: <p>请稍候</p> });
  await render(<Shell Part={Part} />);
  await button.click();
  await expect.element(dialog).toHaveTextContent('修改密码');
  expect(failed).not.toHaveBeenCalled();
});

it('leaves everything else where it does not arrive, tells of it, and asks again at the next press', async () => {
  const get = vi.fn<() => Promise<{ default: typeof Dialog }>>().mockRejectedValueOnce(new TypeError('gone'));
  get.mockResolvedValue({ default: Dialog });
  await render(<Shell Part={lazyPart(get)} />);
  await button.click();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' })));
  await expect.element(button).toBeVisible();
  expect(dialog.query()).toBeNull();
  await button.click();
  await expect.element(dialog).toBeVisible();
});

it('says in its place that it is missing, where it has one', async () => {
  const Part = lazyPart<DialogProps>(() => Promise.reject(new TypeError('gone')), { missing: <p>没有加载出来</p> });
  await render(<Part name="消息" />);
  await expect.element(page.getByText('没有加载出来')).toBeVisible();
});

it('leaves everything else where it crashes', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Part = lazyPart<DialogProps>(async () => ({ default: Broken }));
  await render(<Shell Part={Part} />);
  await button.click();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new Error('broken')));
  await expect.element(button).toBeVisible();
});
