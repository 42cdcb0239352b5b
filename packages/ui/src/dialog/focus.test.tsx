import { Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { PageFrame } from '../page-frame/PageFrame.js';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { Dialog } from './Dialog.js';
import { SideDrawer } from './SideDrawer.js';

afterEach(cleanup);

interface Panel {
  open: boolean;
  onClose: () => void;
}

const DrawerPanel = ({ open, onClose }: Panel) => (
  <SideDrawer open={open} title="Record" onClose={onClose}>
    inside
  </SideDrawer>
);

const DialogPanel = ({ open, onClose }: Panel) => {
  const [form] = Form.useForm<{ name: string }>();
  return (
    <Dialog open={open} title="New base" verb="Create" form={form} onClose={onClose} onSubmit={() => false}>
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
    </Dialog>
  );
};

const Page = ({ panel: Inside, opened }: { panel: (props: Panel) => ReactNode; opened: boolean }) => {
  const [open, setOpen] = useState(opened);
  return (
    <ConsoleProvider language="en-US">
      <main style={{ display: 'flex', height: 500 }}>
        <PageFrame
          title="Users"
          actions={
            <button type="button" onClick={() => setOpen(true)}>
              show
            </button>
          }
        >
          <Inside open={open} onClose={() => setOpen(false)} />
        </PageFrame>
      </main>
    </ConsoleProvider>
  );
};

const panels = [
  ['a drawer', DrawerPanel],
  ['a dialog', DialogPanel],
] as const;

it.each(panels)('leaves the focus on the title of the page after %s that the address opened', async (_, panel) => {
  const screen = await render(<Page panel={panel} opened />);
  await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Users' })).toHaveFocus();
});

it.each(panels)('returns the focus to what opened %s', async (_, panel) => {
  const screen = await render(<Page panel={panel} opened={false} />);
  await screen.getByRole('button', { name: 'show' }).click();
  await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'show' })).toHaveFocus();
});
