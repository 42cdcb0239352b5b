import {
  addKbFunction,
  modifyKbFunction,
  pageKbFunctions,
  pageKnowledgeBases,
  readKbFunction,
  removeKbFunctions,
  tryKbFunction,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import * as samples from './functions.fixtures.js';
import FunctionsPage from './FunctionsPage.js';

const address = '/assistantAI/knowledgeBase/configTable';
const ofBases = fake(pageKnowledgeBases, { data: samples.pageOf(...samples.bases) });
const page = fake(pageKbFunctions, { data: samples.pageOf(samples.tickets, samples.scores) });
const one = fake(readKbFunction, { data: samples.tickets });
const fakes = [ofBases, page, one];

const meta = {
  title: 'Screens/Knowledge/FunctionsPage',
  component: FunctionsPage,
  decorators: [onPage],
  parameters: { address, fakes },
} satisfies Meta<typeof FunctionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (more: string) => ({ address: `${address}?${more}` });
const drawer = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('余票查询')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: '启用余票查询' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: '启用赛果查询' })).not.toBeChecked();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [ofBases, fake(pageKbFunctions, { delay: 'infinite' })] } };

export const Failed: Story = {
  parameters: { fakes: [ofBases, fake(pageKbFunctions, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [ofBases, fake(pageKbFunctions, { fails: 'not_permitted' })] },
};

export const Empty: Story = {
  parameters: { fakes: [ofBases, fake(pageKbFunctions, { data: samples.pageOf() })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有函数')).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: { fakes: [ofBases, fake(pageKbFunctions, { data: samples.pageOf(samples.long) })] },
};

/** A key is set and can be replaced; nobody is shown it, and leaving it alone keeps it. */
export const Edits: Story = {
  parameters: {
    ...opened('open=f1'),
    fakes: [...fakes, fake(modifyKbFunction, { fails: 'name_taken', message: '该名称已被使用，请换一个' })],
  },
  play: async ({ userEvent }) => {
    const form = await drawer('余票查询');
    await expect(await form.findByText('已设置')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '更换' }));
    const key = form.getByLabelText('请求头的值', { selector: 'input' });
    await expect(key).toHaveValue('');
    await expect(key).toHaveAttribute('type', 'password');
    await userEvent.click(form.getByRole('button', { name: '保留原值' }));
    await waitFor(() => expect(form.getByText('已设置')).toBeVisible());
    await userEvent.type(form.getByRole('textbox', { name: '名称' }), '二');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(async () => expect(await form.findByText('该名称已被使用，请换一个')).toBeVisible());
    await expect(form.getByRole('textbox', { name: '名称' })).toHaveValue('余票查询二');
  },
};

/** The data folder has another key than the one that these were encrypted with. */
export const KeysLost: Story = {
  parameters: opened('open=f2'),
  play: async ({ userEvent }) => {
    const form = await drawer('赛果查询');
    await expect((await form.findAllByText('密钥需要重新填写'))[0]).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(form.getAllByText('密钥需要重新填写').length).toBeGreaterThan(2));
  },
};

export const Creates: Story = {
  parameters: { ...opened('open=new'), fakes: [...fakes, fake(addKbFunction, { data: { id: 'f9' } })] },
  play: async ({ userEvent }) => {
    const form = await drawer('新建函数');
    await userEvent.click(await form.findByRole('button', { name: '创建' }));
    await expect(await form.findByText('请选择知识库')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /添加参数/ }));
    await userEvent.type(await form.findByRole('textbox', { name: '参数名' }), '1day');
    await expect(await form.findByText('以字母或下划线开头，只含字母、数字和 _ . -')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '删除参数 1' }));
    await waitFor(() => expect(form.queryByRole('textbox', { name: '参数名' })).toBeNull());
  },
};

/** What comes back is shown as words. */
export const Tries: Story = {
  parameters: {
    ...opened('try=f1'),
    fakes: [...fakes, fake(tryKbFunction, { data: { status: 200, duration: 84, body: '{"余票":12}' } })],
  },
  play: async ({ userEvent }) => {
    const form = await drawer('试一试：余票查询');
    await userEvent.click(await form.findByRole('button', { name: '调用' }));
    await expect(await form.findByText('请输入day')).toBeVisible();
    await userEvent.type(form.getByLabelText('day'), '2026-11-28');
    await userEvent.click(form.getByRole('button', { name: '调用' }));
    const result = within(await form.findByRole('region', { name: '返回结果' }));
    await expect(result.getByText('HTTP 200 · 84 毫秒')).toBeVisible();
    await expect(result.getByText(/"余票": 12/)).toBeVisible();
  },
};

export const TryFails: Story = {
  parameters: {
    ...opened('try=f1'),
    fakes: [...fakes, fake(tryKbFunction, { fails: 'no_reply', message: '对方系统没有响应' })],
  },
  play: async ({ userEvent }) => {
    const form = await drawer('试一试：余票查询');
    await userEvent.type(await form.findByLabelText('day'), '2026-11-28');
    await userEvent.click(form.getByRole('button', { name: '调用' }));
    await expect(await form.findByText('对方系统没有响应')).toBeVisible();
    await expect(form.getByLabelText('day')).toHaveValue('2026-11-28');
  },
};

export const Removes: Story = {
  parameters: { fakes: [...fakes, fake(removeKbFunctions, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /余票查询/ }));
    await userEvent.click(row.getByRole('button', { name: /更多操作/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const asked = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(asked.getByText(/^回答不能再调用它/)).toBeVisible());
    await userEvent.click(asked.getByRole('button', { name: '删除' }));
    await expect(await screen.findByText('函数已删除')).toBeVisible();
  },
};
