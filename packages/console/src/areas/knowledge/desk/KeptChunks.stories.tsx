import { type KeptChunk, listKeptChunks, settleKeptChunk } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { parsedDocument } from '../chunks.fixtures.js';
import ChunksPage from '../ChunksPage.js';

const kept = (index: number, more: Partial<KeptChunk> = {}): KeptChunk => ({
  id: `k${index}`,
  index,
  heading: ['第一章 比赛通则'],
  content: '第二节与第三节之间的中场休息为 12 分钟。',
  tags: ['休息'],
  questions: ['中场休息多久？'],
  keywords: [],
  enabled: true,
  like: { id: 'c2', index: 2, content: '第二节与第三节之间的中场休息为 15 分钟。', likeness: 0.93 },
  ...more,
});
const two = [kept(2), kept(5, { content: '手工新增的一段。', tags: [], questions: [], enabled: false, like: null })];
const waiting = [fake(listKeptChunks, { data: two })];

const meta = {
  title: 'Screens/Knowledge/KeptChunks',
  component: ChunksPage,
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/knowledgeBase/chunks?id=d1&open=kept',
    fakes: [...parsedDocument, ...waiting],
  },
} satisfies Meta<typeof ChunksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: '重新解析前的修改' }));

/** Each is shown beside the new chunk that is most like it. */
export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const list = await drawer();
    await expect(await list.findByRole('heading', { name: '与新的分段 002 相似 93%' })).toBeVisible();
    await expect(list.getByRole('heading', { name: '没有相似的分段，采用后作为新的一段' })).toBeVisible();
    await expect(await canvas.findByText('重新解析前手工修改的 2 段还没有处理')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Takes: Story = {
  parameters: { fakes: [...parsedDocument, ...waiting, fake(settleKeptChunk, { data: null })] },
  play: async ({ userEvent }) => {
    const list = await drawer();
    const [first] = await list.findAllByRole('button', { name: '采用' });
    if (first) await userEvent.click(first);
    await expect(await screen.findByText('已采用')).toBeVisible();
  },
};

/** It stays where it is, and can be tried again. */
export const NotTaken: Story = {
  parameters: {
    fakes: [
      ...parsedDocument,
      ...waiting,
      fake(settleKeptChunk, { fails: 'chunk_not_found', message: '分段不存在或已删除' }),
    ],
  },
  play: async ({ userEvent }) => {
    const list = await drawer();
    const [first] = await list.findAllByRole('button', { name: '采用' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(list.getByRole('heading', { name: '与新的分段 002 相似 93%' })).toBeVisible());
  },
};

/** What differs is worked out for those that are looked at alone. */
export const Many: Story = {
  parameters: {
    fakes: [...parsedDocument, fake(listKeptChunks, { data: Array.from({ length: 500 }, (_, at) => kept(at + 1)) })],
  },
  play: async ({ userEvent }) => {
    const list = await drawer();
    await waitFor(() => expect(list.getAllByRole('heading')).toHaveLength(20 + 1));
    await userEvent.click(list.getByRole('button', { name: '再显示 20 段，还有 480 段' }));
    await waitFor(() => expect(list.getAllByRole('heading')).toHaveLength(40 + 1));
  },
};

export const Empty: Story = {
  parameters: { fakes: [fake(listKeptChunks, { data: [] }), ...parsedDocument] },
  play: async () => {
    const list = await drawer();
    await expect(await list.findByText('都已处理')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...parsedDocument, fake(listKeptChunks, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...parsedDocument, fake(listKeptChunks, { fails: 'unreachable' })] },
  play: async () => {
    const list = await drawer();
    await expect(await list.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
