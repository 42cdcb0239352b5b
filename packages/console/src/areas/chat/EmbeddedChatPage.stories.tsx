import { pageAssistants, pageTopics } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { general } from './assistant.fixtures.js';
import EmbeddedChatPage from './EmbeddedChatPage.js';

const meta = {
  title: 'Screens/Chat/EmbeddedChatPage',
  component: EmbeddedChatPage,
  decorators: [onPage],
  parameters: {
    address: '/expAI?assistantId=general',
    fakes: [
      fake(pageAssistants, { data: { list: [general], total: 1, current: 1, size: 200 } }),
      fake(pageTopics, { data: { list: [], total: 0, current: 1, size: 20 } }),
    ],
  },
} satisfies Meta<typeof EmbeddedChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('可以问我竞赛规则、报名和裁判方面的问题。')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  tags: ['visual'],
  parameters: { fakes: [fake(pageAssistants, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
