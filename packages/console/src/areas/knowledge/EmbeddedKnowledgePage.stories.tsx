import { pageDocuments, pageKnowledgeBases, readDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { sheetDocument } from './chunks.fixtures.js';
import EmbeddedKnowledgePage from './EmbeddedKnowledgePage.js';

const address = '/expKnowledgeBase';

const meta = {
  title: 'Screens/Knowledge/EmbeddedKnowledgePage',
  component: EmbeddedKnowledgePage,
  decorators: [onPage],
  parameters: { address, fakes: [] },
} satisfies Meta<typeof EmbeddedKnowledgePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To be read only: nothing is made, changed or deleted from here. */
export const Bases: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    for (const name of [/新建/, /删除/, /修改/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Documents: Story = {
  parameters: { address: `${address}?base=b1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    for (const name of [/上传/, /删除/, /解析/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const OneDocument: Story = {
  parameters: { address: `${address}?base=b1&document=d1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '返回文档列表' })).toBeVisible();
  },
};

/** A document without pages is read as text. */
export const TextOfADocument: Story = {
  tags: ['visual'],
  parameters: { address: `${address}?base=b1&document=d1`, fakes: sheetDocument },
  play: async ({ canvas }) => {
    const text = within(await canvas.findByRole('region', { name: '竞赛规程.xlsx' }));
    await expect(text.getByText('比赛分为四节，每节 10 分钟。')).toBeVisible();
    await expect(text.getByText('第 2 行')).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: {
    address: `${address}?document=d1`,
    fakes: [fake(readDocument, { fails: 'document_not_found' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '返回知识库列表' })).toBeVisible();
  },
};

export const NothingToRead: Story = {
  parameters: { fakes: [fake(pageKnowledgeBases, { data: { list: [], total: 0, current: 1, size: 20 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有可查阅的知识库')).toBeVisible();
  },
};

export const NotAllowed: Story = {
  parameters: {
    address: `${address}?base=b1`,
    fakes: [fake(pageDocuments, { fails: 'not_permitted' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有权限')).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['visual'],
  parameters: { address: `${address}?base=b1` },
  globals: { viewport: { value: 'phone' } },
};
