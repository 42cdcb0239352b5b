import { applyChunking, modifyChunking, pageDocuments, previewChunking, readChunking } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import KnowledgePage from './KnowledgePage.js';

const address = '/assistantAI/knowledgeBase/index?base=b1&open=chunking';

const settings = {
  mode: 'sections',
  size: 320,
  overlap: 0,
  separator: '',
  reading: 'chunk',
  outdated: 0,
  editedChunks: 0,
};
const previewed = {
  total: 128,
  median: 214,
  list: [
    '每队最多可以报名 12 名运动员，上场 5 名。',
    '比赛分为四节，每节 10 分钟。\n第二节与第三节之间的中场休息为 15 分钟。',
  ].map((content, at) => ({ index: at + 1, heading: ['第一章 比赛通则'], content, length: content.length })),
};

const meta = {
  title: 'Screens/Knowledge/ChunkingDrawer',
  component: KnowledgePage,
  decorators: [onPage],
  parameters: { address, fakes: [fake(readChunking, { data: settings })] },
} satisfies Meta<typeof KnowledgePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: '切分设置' }));

export const Loads: Story = {
  tags: ['visual'],
  play: async () => {
    const form = await drawer();
    await expect(await form.findByRole('spinbutton', { name: '分段长度' })).toHaveValue('320');
  },
};

/** How a document would be cut is seen before anything is saved. */
export const Previews: Story = {
  parameters: { fakes: [fake(readChunking, { data: settings }), fake(previewChunking, { data: previewed })] },
  play: async ({ userEvent }) => {
    const form = await drawer();
    await userEvent.click(await form.findByRole('button', { name: '预览切分结果' }));
    await expect(await form.findByText(/共 128 段，多为 214 字左右/)).toBeVisible();
    await expect(form.getByText('每队最多可以报名 12 名运动员，上场 5 名。')).toBeVisible();
  },
};

export const OverlapTooLarge: Story = {
  play: async ({ userEvent }) => {
    const form = await drawer();
    const overlap = await form.findByRole('spinbutton', { name: '重叠' });
    await userEvent.clear(overlap);
    await userEvent.type(overlap, '161');
    await userEvent.click(form.getByRole('button', { name: '预览切分结果' }));
    await expect(await form.findByText('重叠不能超过分段长度的一半')).toBeVisible();
  },
};

/** Documents that are there were cut otherwise; what a person wrote into their chunks can be brought back. */
export const Outdated: Story = {
  parameters: {
    fakes: [
      fake(readChunking, { data: { ...settings, outdated: 3, editedChunks: 2 } }),
      fake(applyChunking, { data: { count: 3 } }),
    ],
  },
  play: async ({ userEvent }) => {
    const form = await drawer();
    await expect(await form.findByText('3 份文档仍是按其他设置切分的')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '重新切分' }));
    const told = await screen.findByText(/2 个手工新增或修改的分段，之后可以在分段页逐条带回/);
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.click(screen.getAllByRole('button', { name: '重新切分' }).at(-1) ?? told);
    await waitFor(() => expect(screen.getByText('3 份文档已排队重新切分')).toBeVisible());
  },
};

export const Refused: Story = {
  parameters: {
    fakes: [
      fake(readChunking, { data: settings }),
      fake(modifyChunking, { fails: 'overlap_too_large', message: '服务器说：重叠太多' }),
    ],
  },
  play: async ({ userEvent }) => {
    const form = await drawer();
    await userEvent.click(await form.findByRole('radio', { name: '一问一答' }));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await form.findByText('服务器说：重叠太多')).toBeVisible();
    await expect(form.getByRole('radio', { name: '一问一答' })).toBeChecked();
  },
};

export const NotParsed: Story = {
  parameters: {
    fakes: [
      fake(readChunking, { data: settings }),
      fake(previewChunking, {
        fails: 'not_parsed',
        message: '这份文档还不能预览：请等它解析完成，或先解决解析失败的原因',
      }),
    ],
  },
  play: async ({ userEvent }) => {
    const form = await drawer();
    await userEvent.click(await form.findByRole('button', { name: '预览切分结果' }));
    await expect(await form.findByText(/这份文档还不能预览/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    fakes: [
      fake(readChunking, { data: settings }),
      fake(pageDocuments, { data: { list: [], total: 0, current: 1, size: 50 } }),
    ],
  },
  play: async () => {
    const form = await drawer();
    await expect(await form.findByText('有解析完成的文档后，可以在这里预览切分结果')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(readChunking, { delay: 'infinite' })] } };

export const Failed: Story = { parameters: { fakes: [fake(readChunking, { fails: 'unreachable' })] } };

export const NotPermitted: Story = { parameters: { fakes: [fake(readChunking, { fails: 'not_permitted' })] } };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
