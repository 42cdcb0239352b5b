import { addWebPage, type Document } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import KnowledgePage from './KnowledgePage.js';

const address = '/assistantAI/knowledgeBase/index?base=b1&open=page';

const added: Document = {
  id: 'w1',
  documentId: 'w1',
  knowledgeBaseId: 'b1',
  knowledgeBaseName: '竞赛规则库',
  name: '竞赛规程.html',
  size: 18_204,
  type: 'html',
  pageCount: 0,
  chunkCount: 0,
  status: 'waiting',
  stage: 'queued',
  progress: 0,
  pagesRead: 0,
  failure: null,
  createdBy: '张敏',
  createTime: '2026-11-20T10:00:00+08:00',
  updateTime: '2026-11-20T10:00:00+08:00',
};

const meta = {
  title: 'Screens/Knowledge/AddWebPageDialog',
  component: KnowledgePage,
  decorators: [onPage],
  parameters: { address, fakes: [fake(addWebPage, { data: added })] },
} satisfies Meta<typeof KnowledgePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

// Tests give every title the same id, so that this dialog is not known by its name here.
const dialogOf = async () => within(await screen.findByRole('dialog'));
const send = async (userEvent: UserEvent, text: string) => {
  const dialog = await dialogOf();
  const field = await dialog.findByRole('textbox', { name: '网页地址' });
  await userEvent.type(field, text);
  await userEvent.click(dialog.getByRole('button', { name: '抓取并添加' }));
  return { dialog, field };
};

export const Empty: Story = {
  play: async () => {
    const dialog = await dialogOf();
    await waitFor(() => expect(dialog.getByText('添加网页')).toBeVisible());
    await expect(await dialog.findByRole('textbox', { name: '网页地址' })).toHaveValue('');
    await expect(dialog.getByRole('radio', { name: '不更新' })).toBeChecked();
  },
};

/** Opened by its button, it is kept in the address; fetched, it closes. */
export const Adds: Story = {
  parameters: { address: '/assistantAI/knowledgeBase/index?base=b1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /添加网页/ }));
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByText('每天'));
    await send(userEvent, 'www.example.com/rules');
    await waitFor(() => expect(screen.getByText('网页已添加，正在解析')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WrongAddress: Story = {
  play: async ({ userEvent }) => {
    const { dialog, field } = await send(userEvent, 'javascript:alert(1)');
    await expect(await dialog.findByText('请输入以 http:// 或 https:// 开头的地址')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: '抓取并添加' }));
    await expect(await dialog.findByText('请输入网页地址')).toBeVisible();
  },
};

/** The site is asked while one waits. */
export const Waiting: Story = {
  parameters: { fakes: [fake(addWebPage, { delay: 'infinite' })] },
  play: async ({ userEvent }) => {
    const { dialog } = await send(userEvent, 'https://www.example.com/rules');
    await waitFor(() => expect(dialog.getByRole('button', { name: /抓取并添加/ })).toHaveClass(/loading/));
  },
};

/** Why a page could not be fetched stands over the fields, and what was typed is kept. */
export const Refused: Story = {
  parameters: {
    fakes: [fake(addWebPage, { fails: 'page_without_text', message: '网页里没有可以读取的文字' })],
  },
  play: async ({ userEvent }) => {
    const { dialog, field } = await send(userEvent, 'https://www.example.com/app');
    await expect(await dialog.findByText('网页里没有可以读取的文字')).toBeVisible();
    await expect(field).toHaveValue('https://www.example.com/app');
  },
};

export const Twice: Story = {
  parameters: { fakes: [fake(addWebPage, { fails: 'page_exists', message: '这个知识库里已有该网页' })] },
  play: async ({ userEvent }) => {
    const { dialog } = await send(userEvent, 'https://www.example.com/rules');
    await expect(await dialog.findByText('这个知识库里已有该网页')).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { fakes: [fake(addWebPage, { fails: 'unreachable' })] },
  play: async ({ userEvent }) => {
    const { dialog, field } = await send(userEvent, 'https://www.example.com/rules');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('https://www.example.com/rules');
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [fake(addWebPage, { fails: 'not_permitted', message: '没有权限' })] },
  play: async ({ userEvent }) => {
    const { dialog } = await send(userEvent, 'https://www.example.com/rules');
    await expect(await dialog.findByText('没有权限')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
