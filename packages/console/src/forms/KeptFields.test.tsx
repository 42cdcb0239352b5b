import { ConsoleProvider } from '@console/ui/provider';
import { Form, Input } from 'antd';
import { Activity } from 'react';
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

interface Club {
  name: string;
  contact: string;
}

const ClubForm = ({ club }: { club: Club }) => {
  const [form] = Form.useForm<Club>();
  const edit = useEdit('club:1');
  return (
    <Form<Club> form={form} onValuesChange={() => edit.setDirty(true)}>
      <KeptFields edit={edit} fill={() => form.setFieldsValue(club)} />
      <Form.Item name="name" label="名称">
        <Input />
      </Form.Item>
      <Form.Item name="contact" label="联系人">
        <Input />
      </Form.Item>
      <button type="button" onClick={() => edit.setDirty(false)}>
        已存
      </button>
    </Form>
  );
};
const clubIn = (mode: 'visible' | 'hidden', club: Club) => (
  <ConsoleProvider>
    <Activity mode={mode}>
      <ClubForm club={club} />
    </Activity>
  </ConsoleProvider>
);
const openClub = (club: Club) => render(clubIn('visible', club));
const contact = page.getByLabelText('联系人');
const restored = page.getByText('已恢复上次未保存的内容。', { exact: true });
const began: Club = { name: '千湖', contact: '许岚' };

it('brings back what was typed alone: of the rest the record knows better by then', async () => {
  await openClub(began);
  await contact.fill('顾言');
  await cleanup();
  await openClub({ ...began, name: '千湖俱乐部' });
  await expect.element(contact).toHaveValue('顾言');
  await expect.element(field).toHaveValue('千湖俱乐部');
  await expect.element(restored).toBeVisible();
  await cleanup();
  // Not saved yet, and renamed once more.
  await openClub({ ...began, name: '千湖篮球' });
  await expect.element(contact).toHaveValue('顾言');
  await expect.element(field).toHaveValue('千湖篮球');
});

it('says where somebody else has changed the same meanwhile', async () => {
  await openClub(began);
  await contact.fill('顾言');
  await cleanup();
  await openClub({ ...began, contact: '林川' });
  await expect.element(contact).toHaveValue('顾言');
  await expect.element(page.getByText(/其间他人改过同一处/)).toBeVisible();
  await page.getByRole('button', { name: '放弃' }).click();
  await expect.element(contact).toHaveValue('林川');
});

it('is over with what was saved, also where the page was hidden and is shown again', async () => {
  await openClub(began);
  await contact.fill('顾言');
  await cleanup();
  const saved = { ...began, contact: '顾言' };
  const { rerender } = await openClub(began);
  await expect.element(restored).toBeVisible();
  await page.getByRole('button', { name: '已存' }).click();
  await expect.element(restored).not.toBeInTheDocument();
  await rerender(clubIn('hidden', { ...saved, name: '千湖俱乐部' }));
  await rerender(clubIn('visible', { ...saved, name: '千湖俱乐部' }));
  await expect.element(field).toHaveValue('千湖俱乐部');
  await expect.element(restored).not.toBeInTheDocument();
  // What is typed from here on was not brought back.
  await contact.fill('周舟');
  await expect.element(contact).toHaveValue('周舟');
  await expect.element(restored).not.toBeInTheDocument();
});
