import { pageKnowledgeBases } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import KnowledgePage from './KnowledgePage.js';

const none = { list: [], total: 0, current: 1, size: 20 };

const meta = {
  title: 'Screens/Knowledge/KnowledgePage',
  component: KnowledgePage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/knowledgeBase/index', fakes: [] },
} satisfies Meta<typeof KnowledgePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  tags: ['visual'],
  parameters: { fakes: [fake(pageKnowledgeBases, { data: none })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有知识库')).toBeVisible();
    await expect(canvas.getByRole('treeitem', { name: '全部知识库' })).toBeVisible();
  },
};

export const FindsNothing: Story = {
  parameters: {
    address: '/assistantAI/knowledgeBase/index?q=篮网',
    fakes: [fake(pageKnowledgeBases, { data: none })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '清除条件' })).toBeVisible();
  },
};

export const Fails: Story = {
  parameters: { fakes: [fake(pageKnowledgeBases, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    // The tree and the list each say it, and try again by themselves.
    await expect((await canvas.findAllByRole('button', { name: '重试' })).at(-1)).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [fake(pageKnowledgeBases, { fails: 'not_permitted' })] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { name: /没有/ })).at(-1)).toBeVisible();
  },
};

export const Documents: Story = {
  parameters: { address: '/assistantAI/knowledgeBase/index?base=b1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '选择文件' })).toBeVisible();
    await expect((await canvas.findAllByRole('checkbox')).length).toBeGreaterThan(1);
  },
};

/** FAQ of a base are a node beside its documents. */
export const Faqs: Story = {
  parameters: { address: '/assistantAI/knowledgeBase/index?base=b1&faq=b1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'FAQ' })).toBeVisible();
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

/** What is done with many documents stands over them once some are chosen. */
export const Chosen: Story = {
  parameters: { address: '/assistantAI/knowledgeBase/index?base=b1' },
  play: async ({ canvas, userEvent }) => {
    const [, first] = await canvas.findAllByRole('checkbox');
    if (first !== undefined) await userEvent.click(first);
    for (const name of ['打标签', '移动', '启用', '停用']) {
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    }
  },
};
