import { pageSharedSessions, pageSharedTopics, readEvidence, readSharedTopic } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './shared.fixtures.js';
import SharedConversations from './SharedConversations.js';

const rows = <Row,>(...list: readonly Row[]) => ({ list: [...list], total: list.length, current: 1, size: 20 });
const evidence = fake(readEvidence, {
  data: {
    documentId: 'd1',
    name: '竞赛规程.md',
    heights: [],
    pages: [],
    passages: [{ chunkId: 'c1', chunkIndex: 5, heading: [], content: '第二节与第三节之间的中场休息为 15 分钟' }],
  },
});
const topic = fake(readSharedTopic, { data: { ...samples.shared, own: false } });
const sessions = fake(pageSharedSessions, { data: rows(samples.sharedAnswer) });

const meta = {
  title: 'Screens/Chat/SharedConversations',
  component: SharedConversations,
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/chatAI?shared=list',
    fakes: [fake(pageSharedTopics, { data: rows(...samples.others) }), topic, sessions, evidence],
  },
} satisfies Meta<typeof SharedConversations>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = { address: '/assistantAI/chatAI?shared=t9' };

export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /中场休息有多长时间/ }));
    await expect(await canvas.findByText('陈思远 分享于 2026-11-20 10:30:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(await canvas.findByText('三分线距离篮圈多少米？')).toBeVisible();
  },
};
export const Empty: Story = { parameters: { fakes: [fake(pageSharedTopics, { data: rows() })] } };
export const Loading: Story = { parameters: { fakes: [fake(pageSharedTopics, { delay: 'infinite' })] } };
export const ListFailed: Story = { parameters: { fakes: [fake(pageSharedTopics, { fails: 'unreachable' })] } };
export const NotPermitted: Story = { parameters: { fakes: [fake(pageSharedTopics, { fails: 'not_permitted' })] } };

export const Opened: Story = {
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^依据 1/ }));
    await expect(await canvas.findByRole('complementary', { name: '依据' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** One that its reader shares: what others see of it. */
export const Own: Story = {
  parameters: { ...opened, fakes: [fake(readSharedTopic, { data: { ...samples.shared, own: true } }), sessions] },
};
export const NothingFinished: Story = {
  parameters: { ...opened, fakes: [topic, fake(pageSharedSessions, { data: rows() })] },
};
export const TopicFailed: Story = {
  parameters: { ...opened, fakes: [fake(readSharedTopic, { fails: 'unreachable' }), sessions] },
};

const expectGone = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  waitFor(() => expect(canvas.getByText('这个会话不再分享')).toBeVisible());

export const Gone: Story = {
  parameters: {
    ...opened,
    fakes: [
      fake(readSharedTopic, { fails: 'topic_not_found', message: '会话不存在，可能已被删除' }),
      fake(pageSharedSessions, { fails: 'topic_not_found', message: '会话不存在，可能已被删除' }),
      fake(pageSharedTopics, { data: rows(...samples.others) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expectGone(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '查看分享给我的会话' }));
    await expect(await canvas.findByText('三分线距离篮圈多少米？')).toBeVisible();
  },
};
/** Anyone may have written an address. */
export const NoSuchAddress: Story = {
  parameters: { address: '/assistantAI/chatAI?shared=../x' },
  play: async ({ canvas }) => expectGone(canvas),
};

export const Phone: Story = {
  parameters: opened,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('15 分钟')).toBeVisible();
    await expect(canvas.getByText('只读')).toBeVisible();
  },
};
