import { Form, Input } from 'antd';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { Dialog } from './Dialog.js';

afterEach(cleanup);

interface Base {
  name: string;
  remark?: string;
}

const BaseDialog = ({ onSubmit }: { onSubmit: (values: Base) => Promise<unknown> | false }) => {
  const [form] = Form.useForm<Base>();
  return (
    <Dialog open title="New base" verb="Create" form={form} onClose={vi.fn()} onSubmit={onSubmit}>
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
      <Form.Item name="remark" label="Remark">
        <Input />
      </Form.Item>
    </Dialog>
  );
};

const show = (onSubmit: (values: Base) => Promise<unknown> | false) =>
  render(
    <ConsoleProvider language="en-US">
      <BaseDialog onSubmit={onSubmit} />
    </ConsoleProvider>,
  );

it('submits once with Enter, however often it is pressed', async () => {
  const onSubmit = vi.fn(() => new Promise(() => undefined));
  const screen = await show(onSubmit);
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  await screen.getByLabelText('Name').fill('Rules');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Rules', remark: undefined }]]);
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

it('can be submitted again as soon as something was corrected', async () => {
  const onSubmit = vi.fn(async () => 'refused');
  const screen = await show(onSubmit);
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  await screen.getByLabelText('Name').fill('Rules');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await screen.getByLabelText('Name').fill('Rules 2024');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
});
