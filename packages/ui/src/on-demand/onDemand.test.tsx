import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { IconButton } from '../button/IconButton.js';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { MenuOnDemand } from './MenuOnDemand.js';
import { onPartFailed, type Part, part } from './part.js';
import { usePopup } from './usePopup.js';

afterEach(cleanup);

const button = () => page.getByRole('button', { name: '更多' });
const onCopy = vi.fn();

const showMenu = async () => {
  onCopy.mockClear();
  await render(
    <ConsoleProvider>
      <MenuOnDemand
        placement="bottomLeft"
        menu={{
          items: [
            { key: 'copy', label: '复制', onClick: onCopy },
            { key: 'move', label: '移动' },
          ],
        }}
      >
        {(opener) => (
          <button type="button" {...opener}>
            更多
          </button>
        )}
      </MenuOnDemand>
      <p>别处</p>
    </ConsoleProvider>,
  );
};

it('opens by the keyboard, takes the focus in, and gives it back', async () => {
  await showMenu();
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  const drawn = button().element();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: '复制' })).toBeVisible();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => document.activeElement?.closest('[role="menu"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menuitem', { name: '复制' })).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  expect(button().element()).toBe(drawn);
});

it('does what was chosen, and closes for it, for a press beside it and for a second press', async () => {
  await showMenu();
  const copy = page.getByRole('menuitem', { name: '复制' });
  await button().click();
  await copy.click();
  expect(onCopy).toHaveBeenCalledTimes(1);
  await expect.element(copy).not.toBeInTheDocument();
  await button().click();
  await expect.element(copy).toBeVisible();
  await page.getByText('别处').click();
  await expect.element(copy).not.toBeInTheDocument();
  await button().click();
  await expect.element(copy).toBeVisible();
  await button().click();
  await expect.element(copy).not.toBeInTheDocument();
});

const Panel = () => <p>到了</p>;

const Late = ({ panel }: { panel: Part<{ Panel: typeof Panel }> }) => {
  const [open, setOpen] = useState(false);
  const { opener, shown } = usePopup(panel, open, setOpen);
  return (
    <>
      <button type="button" {...opener}>
        更多
      </button>
      {shown && open && <shown.arrived.Panel />}
    </>
  );
};

it('opens on arrival what was pressed before', async () => {
  let arrive = (): void => undefined;
  const panel = part(
    () =>
      new Promise<{ Panel: typeof Panel }>((resolve) => {
        arrive = () => resolve({ Panel });
      }),
  );
  await render(<Late panel={panel} />);
  await button().click();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  arrive();
  await expect.element(page.getByText('到了')).toBeVisible();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button()).toHaveFocus();
});

it('stays closed where the part does not arrive, says so, and opens at the next press', async () => {
  const get = vi.fn<() => Promise<{ Panel: typeof Panel }>>().mockRejectedValue(new Error('gone'));
  const failed = vi.fn();
  const stop = onPartFailed(failed);
  await render(<Late panel={part(get)} />);
  await button().click();
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  get.mockResolvedValue({ Panel });
  await expect
    .poll(async () => {
      await button().click();
      return page.getByText('到了').query();
    })
    .not.toBeNull();
  stop();
});

const tooltip = () => page.getByRole('tooltip', { name: '打开菜单' });
const menuButton = () => page.getByRole('button', { name: '打开菜单' });

const showIcon = () =>
  render(
    <ConsoleProvider>
      <IconButton label="打开菜单" icon={<b>=</b>} style={{ margin: 100 }} />
      <p>别处</p>
    </ConsoleProvider>,
  );

it('explains an icon under the pointer until it is pressed, and again after the pointer was elsewhere', async () => {
  await showIcon();
  await menuButton().hover();
  await expect.element(tooltip()).toBeVisible();
  await menuButton().click();
  await expect.element(tooltip()).not.toBeInTheDocument();
  await page.getByText('别处').hover();
  await menuButton().hover();
  await expect.element(tooltip()).toBeVisible();
  await page.getByText('别处').hover();
  await expect.element(tooltip()).not.toBeInTheDocument();
});

it('explains nothing to a finger, which would leave the explanation standing', async () => {
  await showIcon();
  await menuButton().hover();
  await expect.element(tooltip()).toBeVisible();
  await page.getByText('别处').hover();
  await expect.element(tooltip()).not.toBeInTheDocument();
  const touch = { pointerType: 'touch', bubbles: false };
  menuButton().element().dispatchEvent(new PointerEvent('pointerenter', touch));
  const other = await render(
    <ConsoleProvider>
      <IconButton label="另一个" icon={<b>+</b>} style={{ margin: 100 }} />
    </ConsoleProvider>,
  );
  // What another pointer brings comes later than what the finger would have brought.
  await other.getByRole('button', { name: '另一个' }).hover();
  await expect.element(page.getByRole('tooltip', { name: '另一个' })).toBeVisible();
  expect(tooltip().query()).toBeNull();
});
