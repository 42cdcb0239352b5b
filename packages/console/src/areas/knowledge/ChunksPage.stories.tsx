import { readDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { emptyDocument, parsedDocument, sheetDocument } from './chunks.fixtures.js';
import ChunksPage from './ChunksPage.js';

const meta = {
  title: 'Screens/Knowledge/ChunksPage',
  component: ChunksPage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/knowledgeBase/chunks?id=d1', fakes: parsedDocument },
} satisfies Meta<typeof ChunksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '分段列表' })).toBeVisible();
    await expect(await canvas.findByText('第二节与第三节之间的中场休息为 15 分钟。')).toBeVisible();
    await expect(canvas.getByText(/^6 段/)).toHaveTextContent('6 段，启用 5');
    await expect(canvas.queryByText(/解析失败，/)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nothing in it could be read. */
export const Empty: Story = {
  parameters: { fakes: emptyDocument },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有分段')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(readDocument, { delay: 'infinite' })] } };

export const Failed: Story = {
  parameters: { fakes: [fake(readDocument, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: { fakes: [fake(readDocument, { fails: 'document_not_found', message: '文档不存在或已删除' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('文档不存在或已删除')).toBeVisible();
  },
};

/** A workbook has no pages: its chunks have all the room. */
export const WithoutPages: Story = {
  tags: ['visual'],
  parameters: { fakes: sheetDocument },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('比赛分为四节，每节 10 分钟。')).toBeVisible();
  },
};
