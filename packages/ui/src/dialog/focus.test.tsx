import { Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
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

/** Animations as the reader's device asks for them: tests are otherwise still. */
const setMotion = async (value: 'no-preference' | 'reduce') => {
  const session: unknown = cdp();
  if (typeof session !== 'object' || session === null || !('send' in session) || typeof session.send !== 'function')
    throw new Error('The browser takes no orders');
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
};

const TwoFields = () => {
  const [form] = Form.useForm<{ name: string; remark: string }>();
  return (
    <ConsoleProvider language="en-US">
      <style>{'[class*="-zoom-"] { animation-duration: 1000s !important; }'}</style>
      <Dialog open title="New base" verb="Create" form={form} onClose={() => undefined} onSubmit={() => false}>
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
        <Form.Item name="remark" label="Remark">
          <Input />
        </Form.Item>
      </Dialog>
    </ConsoleProvider>
  );
};

describe('a dialog that is moving in', () => {
  beforeEach(() => setMotion('no-preference'));
  afterEach(() => setMotion('reduce'));

  it('has the focus in its first field at once, and leaves it to who takes it elsewhere', async () => {
    const screen = await render(<TwoFields />);
    const moving = () => document.querySelector('[class*="-zoom-"]');
    await expect.element(screen.getByLabelText('Name')).toHaveFocus();
    await expect.poll(moving).not.toBeNull();
    const remark = screen.getByLabelText('Remark').element();
    if (remark instanceof HTMLElement) remark.focus();
    await expect
      .poll(() => {
        for (const animation of document.getAnimations()) animation.finish();
        return moving();
      })
      .toBeNull();
    await userEvent.keyboard('seen by all');
    await expect.element(screen.getByLabelText('Remark')).toHaveValue('seen by all');
    await expect.element(screen.getByLabelText('Name')).toHaveValue('');
  });
});
