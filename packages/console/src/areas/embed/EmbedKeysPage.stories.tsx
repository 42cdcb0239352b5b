import {
  addEmbedKey,
  enableEmbedKey,
  modifyEmbedKey,
  pageAssistants,
  pageEmbedKeys,
  rotateEmbedKey,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { sampleKeys, spentKey, stoppedKey, websiteKey } from './embed.fixtures.js';
import EmbedKeysPage from './EmbedKeysPage.js';

const path = '/assistantAI/aiManage/embedKeys';

const listOf = (list: readonly (typeof websiteKey)[]) =>
  fake(pageEmbedKeys, { data: { list: [...list], total: list.length, current: 1, size: 200 } });

const assistants = fake(pageAssistants, {
  data: {
    list: websiteKey.assistants.map(({ id, name }) => ({
      id,
      assistantName: name,
      description: '',
      welcome: '',
      sampleQuestions: [],
      knowledgeBases: [],
      enabled: true,
      orderNum: 1,
      updateTime: '2026-11-20T10:00:00+08:00',
    })),
    total: 2,
    current: 1,
    size: 200,
  },
});

const secret = { id: websiteKey.id, publicKey: websiteKey.publicKey, secret: 'sk_Jm2vQ0sZr8kD1nT5yB7wX9cE3hL6pA4u' };

const meta = {
  title: 'Screens/Embed/EmbedKeysPage',
  component: EmbedKeysPage,
  decorators: [onPage],
  parameters: { address: `${path}?open=${stoppedKey.id}`, fakes: [listOf(sampleKeys), assistants] },
} satisfies Meta<typeof EmbedKeysPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A key in use beside its chat on a page. */
export const Loads: Story = {
  parameters: { address: `${path}?open=${websiteKey.id}` },
  play: async ({ canvas }) => {
    // A page of its own loads in it.
    await waitFor(() => expect(canvas.getByTitle('预览对话页面')).toBeVisible(), { timeout: 30_000 });
  },
};

/** A key that is out of use: everything about it can be read and changed, and nothing can be tried. */
export const Stopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue(stoppedKey.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '启用' }));
    await expect(await screen.findByText('密钥已启用')).toBeVisible();
  },
  parameters: { fakes: [listOf(sampleKeys), assistants, fake(enableEmbedKey, { data: null })] },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(stoppedKey.name)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: '密钥列表' })).toBeNull();
  },
};

export const List: Story = {
  parameters: { address: path },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(stoppedKey.name) }));
    await expect(await canvas.findByDisplayValue(stoppedKey.name)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { address: path, fakes: [listOf([]), assistants] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有嵌入密钥')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(pageEmbedKeys, { delay: 'infinite' }), assistants] } };

export const Failed: Story = {
  parameters: { fakes: [fake(pageEmbedKeys, { fails: 'unreachable' }), assistants] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** A key that was just made: its secret is there this once. */
export const Creates: Story = {
  parameters: {
    address: `${path}?open=new`,
    fakes: [listOf(sampleKeys), assistants, fake(addEmbedKey, { data: secret })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '名称' }), '青训报名');
    await userEvent.click(canvas.getByRole('combobox', { name: '助手' }));
    await userEvent.click(await screen.findByTitle('文献'));
    const origin = canvas.getByRole('textbox', { name: '新来源' });
    await userEvent.type(origin, 'https://*.example.cn');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('不接受通配符，请逐个填写域名');
    await userEvent.clear(origin);
    await userEvent.type(origin, 'www.example.cn/join{Enter}');
    await waitFor(() => expect(canvas.getByText('https://www.example.cn')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '创建密钥' }));
    await waitFor(() => expect(screen.getByText(secret.secret)).toBeVisible());
    // Nothing is left to be lost, so nobody asks.
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

/** What was typed into the field for a new origin and not added is asked about, and not left out in silence. */
export const ForgottenOrigin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '新来源' }), 'shop.example.cn');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('还有一个来源没有添加')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    fakes: [
      listOf(sampleKeys),
      assistants,
      fake(modifyEmbedKey, { fails: 'name_taken', message: '该名称已被使用，请换一个' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByDisplayValue(stoppedKey.name);
    await userEvent.type(name, '二');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('该名称已被使用，请换一个')).toBeVisible();
    await expect(name).toHaveValue(`${stoppedKey.name}二`);
  },
};

export const Rotates: Story = {
  parameters: { fakes: [listOf(sampleKeys), assistants, fake(rotateEmbedKey, { data: secret })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /轮换/ }));
    await waitFor(() => expect(screen.getByText(/只显示一次。现在的密钥/)).toBeVisible());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '轮换' }));
    await waitFor(() => expect(screen.getByText(secret.secret)).toBeVisible());
  },
};

/** The chat itself, tried with the key; today's questions are used up. */
export const Spent: Story = { parameters: { address: `${path}?open=${spentKey.id}` } };

export const LongTexts: Story = {
  parameters: {
    fakes: [
      listOf([
        {
          ...stoppedKey,
          name: '2025 赛季专题与青少年篮球联赛报名系统对外咨询窗口（华东赛区）',
          origins: [{ origin: `https://${'long-name.'.repeat(8)}example.cn`, today: 999_999 }],
        },
      ]),
      assistants,
    ],
  },
};
