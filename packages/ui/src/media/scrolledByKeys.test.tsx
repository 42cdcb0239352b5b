import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { scrolledByKeys } from './scrolledByKeys.js';

afterEach(cleanup);

const box = (inside: React.ReactNode) => (
  <div ref={scrolledByKeys} data-testid="box" style={{ height: 100, overflow: 'auto' }}>
    {inside}
  </div>
);

it('is come to by keys while more is in it than fits, and nothing of that can be come to', async () => {
  const screen = await render(box(<p style={{ height: 20 }}>short</p>));
  const found = screen.getByTestId('box');
  await expect.element(found).not.toHaveAttribute('tabindex');

  await screen.rerender(box(<p style={{ height: 300 }}>long</p>));
  await expect.element(found).toHaveAttribute('tabindex', '0');

  await screen.rerender(
    box(
      <p style={{ height: 301 }}>
        <button type="button">there</button>
      </p>,
    ),
  );
  await expect.element(found).not.toHaveAttribute('tabindex');
});

it('looks anew when something is added to it, and lets go of nobody who scrolls', async () => {
  const screen = await render(box(null));
  await screen.rerender(box(<p style={{ height: 300 }}>long</p>));
  const found = screen.getByTestId('box');
  await expect.element(found).toHaveAttribute('tabindex', '0');

  found.element().focus();
  await screen.rerender(
    box(
      <p style={{ height: 302 }}>
        <button type="button">there</button>
      </p>,
    ),
  );
  await expect.element(screen.getByRole('button')).toBeVisible();
  await expect.element(found).toHaveFocus();
});
