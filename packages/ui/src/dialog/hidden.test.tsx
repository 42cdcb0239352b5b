import { Form, Input } from 'antd';
import { Activity, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { Dialog } from './Dialog.js';
import { SideDrawer } from './SideDrawer.js';
import { useConfirm } from './useConfirm.js';

afterEach(cleanup);

type Mode = 'visible' | 'hidden';

const FormPage = () => {
  const [form] = Form.useForm<{ name: string }>();
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog
        open={open}
        title="New base"
        verb="Create"
        form={form}
        initialValues={{ name: '' }}
        onClose={() => setOpen(false)}
        onSubmit={() => undefined}
      >
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
      </Dialog>
    </>
  );
};

const formPage = (mode: Mode) => (
  <ConsoleProvider language="en-US">
    <Activity mode={mode}>
      <FormPage />
    </Activity>
  </ConsoleProvider>
);

it('takes its dialog away with a hidden page and brings it back with what was typed', async () => {
  const screen = await render(formPage('visible'));
  await screen.getByLabelText('Name').fill('Rules');
  for (let round = 0; round < 2; round += 1) {
    await screen.rerender(formPage('hidden'));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.rerender(formPage('visible'));
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Rules');
  }
  await expect.element(screen.getByRole('dialog', { name: 'New base' })).toBeVisible();
});

it('opens with fresh fields after it was closed', async () => {
  const screen = await render(formPage('visible'));
  await screen.getByLabelText('Name').fill('Rules');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'open' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('');
});

const drawerPage = (mode: Mode) => (
  <ConsoleProvider language="en-US">
    <Activity mode={mode}>
      <div style={{ position: 'relative', height: 400 }}>
        <SideDrawer open title="Record" onClose={vi.fn()}>
          inside
        </SideDrawer>
      </div>
    </Activity>
  </ConsoleProvider>
);

it('takes its drawer away with a hidden page and brings it back', async () => {
  const screen = await render(drawerPage('visible'));
  await expect.element(screen.getByText('inside')).toBeVisible();
  await screen.rerender(drawerPage('hidden'));
  await expect.element(screen.getByText('inside')).not.toBeInTheDocument();
  await screen.rerender(drawerPage('visible'));
  await expect.element(screen.getByText('inside')).toBeVisible();
});

const QuestionPage = ({ onAnswer }: { onAnswer: (answer: boolean) => void }) => {
  const confirm = useConfirm();
  const ask = async () => onAnswer(await confirm({ title: 'Delete 3 chunks?', verb: 'Delete 3', danger: true }));
  return (
    <button type="button" onClick={() => void ask()}>
      ask
    </button>
  );
};

const questionPage = (mode: Mode, onAnswer: (answer: boolean) => void) => (
  <ConsoleProvider language="en-US">
    <Activity mode={mode}>
      <QuestionPage onAnswer={onAnswer} />
    </Activity>
  </ConsoleProvider>
);

it('answers a question with no when its page is hidden', async () => {
  const onAnswer = vi.fn();
  const screen = await render(questionPage('visible', onAnswer));
  await screen.getByRole('button', { name: 'ask' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Delete 3 chunks?' })).toBeVisible();
  await screen.rerender(questionPage('hidden', onAnswer));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => onAnswer.mock.calls).toEqual([[false]]);
});

it('answers with yes when the verb is pressed', async () => {
  const onAnswer = vi.fn();
  const screen = await render(questionPage('visible', onAnswer));
  await screen.getByRole('button', { name: 'ask' }).click();
  await screen.getByRole('button', { name: 'Delete 3' }).click();
  await expect.poll(() => onAnswer.mock.calls).toEqual([[true]]);
});
