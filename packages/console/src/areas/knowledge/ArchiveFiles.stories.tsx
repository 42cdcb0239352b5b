import { type ArchiveFile, parseDocument, readDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { archive } from './chunks.fixtures.js';
import ChunksPage from './ChunksPage.js';

const taken = (name: string, documentId: string | null = 'd9'): ArchiveFile => ({ name, documentId, failure: null });
const refused = (name: string, failure: ArchiveFile['failure']): ArchiveFile => ({ name, documentId: null, failure });

const files = [
  taken('赛季资料/竞赛规程.pdf'),
  taken('赛季资料/参赛名单.xlsx'),
  taken('赛季资料/旧通知.docx', null),
  refused('赛季资料/开幕式.mp4', 'unsupported_type'),
  refused('赛季资料/预算.xlsx', 'encrypted'),
  taken('赛季资料/附件.zip/申诉办法.md'),
];

const meta = {
  title: 'Screens/Knowledge/ArchiveFiles',
  component: ChunksPage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/knowledgeBase/chunks?id=d1', fakes: archive(files) },
} satisfies Meta<typeof ChunksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '赛季资料/竞赛规程.pdf' })).toBeVisible();
    await expect(canvas.getByText('文档已删除')).toBeVisible();
    await expect(canvas.getByText('文件已加密')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '未收 2' })).toBeInTheDocument();
  },
};

export const RefusedAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('未收 2'));
    await waitFor(() => expect(canvas.getByText('赛季资料/开幕式.mp4')).toBeVisible());
    await expect(canvas.queryByText('赛季资料/竞赛规程.pdf')).toBeNull();
  },
};

export const NothingRefused: Story = {
  parameters: { address: '/assistantAI/knowledgeBase/chunks?id=d1&files=refused', fakes: archive([taken('规程.pdf')]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有这样的文件')).toBeVisible();
  },
};

/** It asks before, and says what stays. */
export const Again: Story = {
  parameters: { fakes: [...archive(files), fake(parseDocument, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /重新解压/ }));
    await expect(await screen.findByText('已收下的文档保持不变；删除过的文档会重新收下。')).toBeInTheDocument();
  },
};

export const BeingUnpacked: Story = {
  parameters: { fakes: archive(null, { status: 'parsing', stage: 'indexing', progress: 40 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在解压，完成后在这里列出每个文件的结果')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /重新解压/ })).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: { fakes: archive(null, { status: 'failed', failure: 'unpacks_too_large' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('压缩包解压后超过 1 GB，请拆分后再传')).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { fakes: archive(null, { status: 'cancelled' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已取消，没有解压')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(readDocument, { delay: 'infinite' })] } };

export const NotPermitted: Story = { parameters: { fakes: [fake(readDocument, { fails: 'not_permitted' })] } };

export const LongNames: Story = {
  parameters: {
    fakes: archive(
      Array.from({ length: 200 }, (_, at) =>
        at % 3 === 0
          ? refused(`${'很长的文件夹/'.repeat(12)}${at}.bin`, 'unsupported_type')
          : taken(`${'很长的文件夹/'.repeat(12)}${at}.pdf`),
      ),
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
