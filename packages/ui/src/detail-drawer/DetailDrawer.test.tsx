import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { DetailDrawer, type DetailDrawerProps } from './DetailDrawer.js';

afterEach(cleanup);

const drawer = (props: Partial<DetailDrawerProps>) => (
  <ConsoleProvider>
    <main style={{ position: 'relative', height: 640 }}>
      <DetailDrawer open title="用户" verb="保存" onClose={() => undefined} {...props}>
        内容
      </DetailDrawer>
    </main>
  </ConsoleProvider>
);

const save = () => page.getByRole('button', { name: '保存' });

it('locks the primary of the record that is being saved, and not that of the next one', async () => {
  const onSubmit = vi.fn(() => new Promise(() => undefined));
  const screen = await render(drawer({ recordKey: 'a', onSubmit }));
  await save().click();
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true');
  await screen.rerender(drawer({ recordKey: 'a', title: '改了名', onSubmit }));
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true');
  await screen.rerender(drawer({ recordKey: 'b', onSubmit }));
  await expect.element(save()).not.toHaveAttribute('aria-disabled');
  await save().click();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('tells records apart by their place where it is given no key', async () => {
  const onSubmit = vi.fn(async () => true);
  const screen = await render(drawer({ place: { at: 1, of: 2 }, onSubmit }));
  await save().click();
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true');
  await screen.rerender(drawer({ place: { at: 2, of: 2 }, onSubmit }));
  await expect.element(save()).not.toHaveAttribute('aria-disabled');
});
