import { activateModel, addModel, modifyModel, orderStandbys, pageModels, testModel } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import * as samples from './models.fixtures.js';
import ModelsPage from './ModelsPage.js';

const address = '/assistantAI/aiManage/models';
const page = fake(pageModels, {
  data: samples.pageOf(samples.qwen, samples.deepseek, samples.vectors, samples.order),
});

const meta = {
  title: 'Screens/Assistants/ModelsPage',
  component: ModelsPage,
  decorators: [onPage],
  parameters: { address, fakes: [page] },
} satisfies Meta<typeof ModelsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (more: string) => ({ address: `${address}?${more}` });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('机房千问')).toBeVisible();
    await expect(canvas.getByText('使用中')).toBeVisible();
    await expect(canvas.getByText('密钥需重填')).toBeVisible();
    await expect(canvas.getByText('备用 1')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [fake(pageModels, { delay: 'infinite' })] } };

export const Failed: Story = {
  parameters: { fakes: [fake(pageModels, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = { parameters: { fakes: [fake(pageModels, { fails: 'not_permitted' })] } };

export const Empty: Story = {
  parameters: { fakes: [fake(pageModels, { data: samples.pageOf() })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有模型')).toBeVisible();
  },
};

export const LongText: Story = { parameters: { fakes: [fake(pageModels, { data: samples.pageOf(samples.long) })] } };

/** The key is not asked for again, and leaving it alone keeps it. */
export const Edits: Story = {
  parameters: {
    ...opened('open=m1'),
    fakes: [page, fake(modifyModel, { fails: 'name_taken', message: '该名称已被使用，请换一个' })],
  },
  play: async ({ userEvent }) => {
    const form = await drawer('机房千问');
    await expect(await form.findByText('已设置')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '更换' }));
    await waitFor(() => expect(form.getByLabelText('访问密钥', { selector: 'input' })).toHaveValue(''));
    await userEvent.click(form.getByRole('button', { name: '保留原值' }));
    await userEvent.type(form.getByRole('textbox', { name: '名称' }), '二');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(async () => expect(await form.findByText('该名称已被使用，请换一个')).toBeVisible());
    await expect(form.getByRole('textbox', { name: '名称' })).toHaveValue('机房千问二');
  },
};

/** The data folder has another key than the one that this was encrypted with. */
export const KeyLost: Story = {
  parameters: { ...opened('open=m2'), fakes: [fake(pageModels, { data: samples.pageOf(samples.deepseek) })] },
  play: async () => {
    const form = await drawer('备用');
    await expect(await form.findByText(/密钥需要重新填写/)).toBeVisible();
    await expect(form.getByLabelText('访问密钥', { selector: 'input' })).toBeVisible();
  },
};

export const Creates: Story = {
  parameters: { ...opened('open=new'), fakes: [page, fake(addModel, { data: { id: 'm9' } })] },
  play: async ({ userEvent }) => {
    const form = await drawer('新建模型');
    await userEvent.type(await form.findByRole('textbox', { name: '地址' }), 'models.local');
    await userEvent.click(form.getByRole('button', { name: '创建' }));
    await expect(await form.findByText('以 http:// 或 https:// 开头，不含空格')).toBeVisible();
    await expect(await form.findByText('请输入模型')).toBeVisible();
  },
};

/** What the server was started with can be looked at and tested, and nothing else. */
export const FromTheServer: Story = {
  parameters: {
    ...opened('open=environment-chat'),
    fakes: [fake(pageModels, { data: samples.pageOf(samples.fixed) })],
  },
  play: async ({ userEvent }) => {
    const form = await drawer('qwen3');
    await expect(await form.findByText(/由启动服务器的参数设定/)).toBeVisible();
    await expect(form.queryByRole('button', { name: '保存' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: '关闭' }));
    await expect((await row(/qwen3/)).getByRole('button', { name: /^编辑/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Tries: Story = {
  parameters: {
    fakes: [page, fake(testModel, { data: { problem: null, duration: 412, words: '我是千问，可以回答问题。' } })],
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await row(/机房千问/)).getByRole('button', { name: /^测试/ }));
    const trial = await drawer('测试“机房千问”');
    await expect(await trial.findByText('可以使用，412 毫秒后有了回应')).toBeVisible();
    await expect(trial.getByText('我是千问，可以回答问题。')).toBeVisible();
  },
};

/** Why it does not work is an answer; trying again asks again. */
export const TriesInVain: Story = {
  parameters: {
    fakes: [page, fake(testModel, { data: { problem: '模型服务拒绝了访问密钥', duration: 38, words: '' } })],
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await row(/机房千问/)).getByRole('button', { name: /^测试/ }));
    const trial = await drawer('测试“机房千问”');
    await expect(await trial.findByText('模型服务拒绝了访问密钥')).toBeVisible();
    await userEvent.click(trial.getByRole('button', { name: '再试一次' }));
    await expect(await trial.findByText('模型服务拒绝了访问密钥')).toBeVisible();
  },
};

/** A slow model can be waited for no longer. */
export const TryIsCancelled: Story = {
  parameters: { fakes: [page, fake(testModel, { delay: 'infinite' })] },
  play: async ({ userEvent }) => {
    await userEvent.click((await row(/机房千问/)).getByRole('button', { name: /^测试/ }));
    const trial = await drawer('测试“机房千问”');
    await userEvent.click(await trial.findByRole('button', { name: '取消' }));
    await expect(await trial.findByText('测试已取消')).toBeVisible();
    await expect(trial.getByRole('button', { name: '再试一次' })).toBeVisible();
  },
};

export const PutToUse: Story = {
  parameters: { fakes: [page, fake(activateModel, { data: null })] },
  play: async ({ userEvent }) => {
    await userEvent.click((await row(/备用/)).getByRole('button', { name: /更多/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '设为使用' }));
    await expect(await screen.findByText('“备用”使用中，从下一个问题起生效')).toBeVisible();
  },
};

/** A model that answers where the one in use does not. */
export const StandsBy: Story = {
  parameters: {
    fakes: [
      fake(pageModels, { data: samples.pageOf(samples.qwen, { ...samples.deepseek, standby: null }) }),
      fake(orderStandbys, { data: null }),
    ],
  },
  play: async ({ userEvent }) => {
    const spare = await row(/deepseek-chat/);
    await userEvent.click(spare.getByRole('button', { name: /更多操作/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '设为备用' }));
    await expect(await screen.findByText('“备用”已设为备用：使用中的模型没有响应时由它回答')).toBeVisible();
  },
};
