import { pageMessages } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { draft, sent } from './message.fixtures.js';
import SysMessagesPage from './SysMessagesPage.js';

const meta = {
  title: 'Screens/Messages/SysMessagesPage',
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
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sent.messageSubject)).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [fake(pageMessages, { delay: 'infinite' })] } };

export const Empty: Story = {
  tags: ['visual'],
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
