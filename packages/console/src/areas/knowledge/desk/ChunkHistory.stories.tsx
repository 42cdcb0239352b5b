import { type ChunkVersion, listChunkVersions, restoreChunk } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { parsedDocument } from '../chunks.fixtures.js';
import ChunksPage from '../ChunksPage.js';

const version = (number: number, more: Partial<ChunkVersion> = {}): ChunkVersion => ({
  version: number,
  kind: 'edited',
  content: '第二节与第三节之间的中场休息为 15 分钟。',
  tags: ['休息'],
  questions: [],
  keywords: [],
  positions: [],
  madeBy: '李敏',
  madeTime: '2026-11-23T08:30:00+08:00',
  ...more,
});
const versions = [
  version(3),
  version(2, { content: '第二节与第三节之间的中场休息为 12 分钟。', tags: [] }),
  version(1, { kind: 'parsed', content: '第二节与第三节之间休息 15 分钟。', tags: [], madeBy: '' }),
];

const meta = {
  title: 'Screens/Knowledge/ChunkHistory',
  component: ChunksPage,
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/knowledgeBase/chunks?id=d1&chunk=c2&open=history',
    fakes: [...parsedDocument, fake(listChunkVersions, { data: versions })],
  },
} satisfies Meta<typeof ChunksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: /修改记录/ }));

export const Loads: Story = {
  play: async () => {
    const panel = await drawer();
    await expect(await panel.findByText('解析结果')).toBeVisible();
  },
};

/** Who changed what, word by word. */
export const Compares: Story = {
  tags: ['visual'],
  parameters: { address: '/assistantAI/knowledgeBase/chunks?id=d1&chunk=c2&open=history&version=2&with=3' },
  play: async () => {
    const panel = await drawer();
    await expect(await panel.findByRole('button', { name: /恢复/ })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Somebody else has saved meanwhile: the reason is said, nothing is replaced. */
export const NotRestored: Story = {
  parameters: {
    address: '/assistantAI/knowledgeBase/chunks?id=d1&chunk=c2&open=history&version=2&with=3',
    fakes: [
      ...parsedDocument,
      fake(listChunkVersions, { data: versions }),
      fake(restoreChunk, { fails: 'changed_meanwhile', message: '内容已被他人修改，请查看最新内容后再保存' }),
    ],
  },
  play: async ({ userEvent }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole('button', { name: '恢复这一版' }));
    const sure = await screen.findByRole('button', { name: /^恢\s?复$/ });
    await waitFor(() => expect(sure).toBeVisible());
    await userEvent.click(sure);
    await expect(await panel.findByText('内容已被他人修改，请查看最新内容后再保存')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...parsedDocument, fake(listChunkVersions, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...parsedDocument, fake(listChunkVersions, { fails: 'unreachable' })] },
  play: async () => {
    const panel = await drawer();
    await expect(await panel.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
