import { ReloadOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../button/IconButton.js';
import { EmptyState } from '../states/EmptyState.js';
import { Panel } from './Panel.js';

const meta = {
  title: 'Shell/Panel',
  component: Panel,
  parameters: { layout: 'padded' },
  args: { title: '未命中的高频问题', children: <EmptyState picture="search" title="所选时间内的问题都有依据" /> },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A part is found by its name, which is not mixed up with the note beside it. */
export const Usual: Story = {
  tags: ['visual'],
  args: { note: '共 64 个' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '未命中的高频问题' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '未命中的高频问题' })).toBeVisible();
  },
};

export const Phone: Story = { ...Usual, tags: [], play: undefined, globals: { viewport: { value: 'phone' } } };

export const WithTools: Story = {
  args: { note: '共 64 个', tools: <IconButton label="刷新" icon={<ReloadOutlined />} /> },
};

export const LongTitle: Story = {
  args: { ...WithTools.args, title: '各赛区裁判员年度注册资料中没有在知识库里找到依据的高频问题' },
  globals: { viewport: { value: 'phone' } },
};
