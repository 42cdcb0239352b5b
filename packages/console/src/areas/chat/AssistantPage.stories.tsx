import { pageAssistants, pageTopics } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import AssistantPage from './AssistantPage.js';
import { general } from './assistant.fixtures.js';

const listed = [
  fake(pageAssistants, { data: { list: [general], total: 1, current: 1, size: 200 } }),
  fake(pageTopics, { data: { list: [], total: 0, current: 1, size: 20 } }),
];

const meta = {
  title: 'Screens/Chat/AssistantPage',
  component: AssistantPage,
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/assistantAI/assistant/:id" element={<Story />} />
      </Routes>
    ),
    onPage,
  ],
  parameters: { address: '/assistantAI/assistant/general', fakes: listed },
} satisfies Meta<typeof AssistantPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('可以问我竞赛规则、报名和裁判方面的问题。')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [fake(pageAssistants, { delay: 'infinite' })] } };

/** Bound to an assistant that was deleted, or that the reader may not use. */
export const Gone: Story = {
  parameters: { address: '/assistantAI/assistant/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['visual'],
  parameters: { fakes: [fake(pageAssistants, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
