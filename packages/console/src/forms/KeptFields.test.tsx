import { ConsoleProvider } from '@console/ui/provider';
import { Form, Input } from 'antd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { KeptFields } from './KeptFields.js';
import { useEdit } from './useEdit.js';

beforeEach(() => localStorage.clear());
afterEach(() => cleanup());

interface Kept {
  name: string;
}

const Editor = ({ record, onKeep }: { record: string; onKeep?: (forget: () => void) => void }) => {
  const [form] = Form.useForm<Kept>();
  const edit = useEdit(record);
  onKeep?.(() => edit.setDirty(false));
  return (
    <Form<Kept> key={record} form={form} onValuesChange={() => edit.setDirty(true)}>
      <KeptFields edit={edit} fill={() => form.setFieldsValue({ name: record })} />
      <Form.Item name="name" label="名称">
        <Input />
      </Form.Item>
      <output>{edit.dirty ? '未保存' : '已保存'}</output>
    </Form>
  );
};

const open = (record: string, onKeep?: (forget: () => void) => void) =>
  render(
    <ConsoleProvider>
      <Editor record={record} {...(onKeep && { onKeep })} />
    </ConsoleProvider>,
  );
const field = page.getByLabelText('名称');
const keptUnder = (name: string) => localStorage.getItem(`draft::form:${name}`);

it('brings back what was typed after the page was gone, for that record alone', async () => {
  await open('篮球规则');
  await field.fill('篮球规则 2026');
  await vi.waitFor(() => expect(keptUnder('篮球规则')).toContain('2026'));
  await cleanup();
  await open('裁判手册');
  await expect.element(field).toHaveValue('裁判手册');
  await cleanup();
  await open('篮球规则');
  await expect.element(field).toHaveValue('篮球规则 2026');
  await expect.element(page.getByText('未保存', { exact: true })).toBeVisible();
});

it('keeps what was typed a moment before the page goes', async () => {
  await open('篮球规则');
  await field.fill('最后一个字');
  await cleanup();
  await open('篮球规则');
  await expect.element(field).toHaveValue('最后一个字');
});

it('gives it up on request, and then has the record again', async () => {
  await open('篮球规则');
  await field.fill('写错了');
  await cleanup();
  await open('篮球规则');
  await page.getByRole('button', { name: '放弃' }).click();
  await expect.element(field).toHaveValue('篮球规则');
  await expect.element(page.getByText('已保存')).toBeVisible();
  expect(keptUnder('篮球规则')).toBeNull();
});

it('forgets what was saved, also when that was typed a moment before', async () => {
  let forget = (): void => undefined;
  await open('篮球规则', (now) => {
    forget = now;
  });
  await field.fill('保存了');
  forget();
  await cleanup();
  expect(keptUnder('篮球规则')).toBeNull();
});

it('lives with a draft that is no fields', async () => {
  localStorage.setItem('draft::form:篮球规则', '[1]');
  await open('篮球规则');
  await expect.element(field).toHaveValue('篮球规则');
});
