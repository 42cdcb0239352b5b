import { readDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import ChunksPage from './ChunksPage.js';

const meta = {
  title: 'Screens/Knowledge/ChunksPage',
  component: ChunksPage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/knowledgeBase/chunks?id=d1', fakes: [] },
} satisfies Meta<typeof ChunksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '分段列表' })).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: { fakes: [fake(readDocument, { fails: 'document_not_found', message: '文档不存在或已删除' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('文档不存在或已删除')).toBeVisible();
  },
};
