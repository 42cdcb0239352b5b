import { type Message, pageMessages } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import SysMessagesPage from './SysMessagesPage.js';

const draft: Message = {
  id: 'm1',
  messageSubject: '11 月 28 日 22:00 至 24:00 系统维护，期间无法提问与上传文档',
  content: '<p>维护期间暂停服务。</p>',
  notificationTime: null,
  scope: 'all',
  roles: [],
  users: [],
  status: 'draft',
  receiverCount: 0,
  readCount: 0,
  createdBy: '管理员',
  createTime: '2026-11-20T10:00:00+08:00',
  updateTime: '2026-11-20T10:00:00+08:00',
};
const sent: Message = {
  ...draft,
  id: 'm2',
  messageSubject: '新版竞赛规则已入库',
  status: 'sent',
  notificationTime: '2026-11-20T10:00:00+08:00',
  receiverCount: 17,
  readCount: 3,
};

const meta = {
  component: SysMessagesPage,
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/permission/sysMessage',
    fakes: [fake(pageMessages, { data: { list: [draft, sent], total: 2, current: 1, size: 20 } })],
  },
} satisfies Meta<typeof SysMessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sent.messageSubject)).toBeVisible();
  },
};

export const Dark: Story = { ...Loads, globals: { theme: 'dark' } };

export const English: Story = { ...Loads, globals: { language: 'en-US' } };

export const Phone: Story = { ...Loads, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { fakes: [fake(pageMessages, { data: { list: [], total: 0, current: 1, size: 20 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有消息')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(pageMessages, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const AsksBeforeItIsPublished: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发布' }));
    const consequence = await screen.findByText('将通知所有用户，发布后不能修改。');
    await waitFor(() => expect(consequence).toBeVisible());
  },
};
