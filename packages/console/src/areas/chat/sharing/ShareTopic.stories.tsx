import { readTopicShare, shareTopic, type TopicShare, unshareTopic } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import ShareTopic from './ShareTopic.js';

const notShared: TopicShare = { shared: false, time: null };
const everybody: TopicShare = { shared: true, roles: null, time: '2026-11-20T10:30:00+08:00' };
const writes = [fake(shareTopic, { data: null }), fake(unshareTopic, { data: null })];

const meta = {
  title: 'Screens/Chat/ShareTopic',
  component: ShareTopic,
  decorators: [onPage],
  args: { topicId: 't1', open: true, onClose: fn() },
  parameters: { fakes: [fake(readTopicShare, { data: notShared }), ...writes] },
} satisfies Meta<typeof ShareTopic>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: '分享会话' });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const NotShared: Story = {
  play: async ({ userEvent }) => {
    const found = await dialog();
    await expect(await found.findByRole('radio', { name: '所有可以使用对话的人' })).toBeChecked();
    await userEvent.click(found.getByRole('button', { name: '分享' }));
    await waitFor(() => expect(screen.getByText('已分享，截至现在的问答对方可以阅读')).toBeVisible());
  },
};

export const Shared: Story = {
  parameters: { fakes: [fake(readTopicShare, { data: everybody }), ...writes] },
  play: async ({ userEvent }) => {
    const found = await dialog();
    const link = await found.findByRole('textbox', { name: '链接' });
    await expect(link).toHaveValue(`${location.origin}${location.pathname}#/assistantAI/chatAI?shared=t1`);
    await userEvent.click(found.getByRole('button', { name: '停止分享' }));
    await waitFor(() => expect(screen.getByText('已停止分享')).toBeVisible());
  },
};

export const Failed: Story = { parameters: { fakes: [fake(readTopicShare, { fails: 'unreachable' })] } };

export const Refused: Story = {
  parameters: {
    fakes: [
      fake(readTopicShare, { data: notShared }),
      fake(shareTopic, { fails: 'role_not_held', message: '只能分享给自己所在的角色，或所有可以使用对话的人' }),
    ],
  },
  play: async ({ userEvent }) => {
    const found = await dialog();
    await userEvent.click(await found.findByRole('radio', { name: '指定角色的成员' }));
    await userEvent.click(found.getByRole('button', { name: '分享' }));
    await expect(await found.findByText('只能分享给自己所在的角色，或所有可以使用对话的人')).toBeVisible();
  },
};
