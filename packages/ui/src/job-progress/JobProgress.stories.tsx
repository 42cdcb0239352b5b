import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JobProgress } from './JobProgress.js';

const meta = {
  title: 'Documents/JobProgress',
  component: JobProgress,
  parameters: { layout: 'padded' },
  args: {
    name: '裁判员培训大纲 2026.pdf',
    job: {
      status: 'running',
      stage: '识别版面',
      step: { at: 2, of: 4 },
      percent: 52.6,
      seconds: 95,
      detail: '第 21 页，共 40 页',
    },
    onCancel: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JobProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: '裁判员培训大纲 2026.pdf 的进度' });
    await expect(bar).toHaveAttribute('aria-valuenow', '52');
    await expect(canvas.getByText('第 2 步，共 4 步：识别版面，第 21 页，共 40 页，约 2 分钟')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消 裁判员培训大纲 2026.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: '取消 裁判员培训大纲 2026.pdf' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...Running, tags: [], play: undefined, globals: { viewport: { value: 'phone' } } };
export const Waiting: Story = { args: { job: { status: 'waiting', ahead: 3 } } };
export const NobodyKnowsHowFar: Story = { args: { job: { status: 'running', stage: '抽取实体关系', percent: null } } };
export const Done: Story = { args: { job: { status: 'done', detail: '186 段，用时 24 秒' } } };
export const Cancelled: Story = { args: { job: { status: 'cancelled' } } };
export const LongestName: Story = {
  args: { name: '全国裁判员培训与考核大纲'.repeat(8) },
  globals: { viewport: { value: 'phone' } },
};

export const Failed: Story = {
  args: { job: { status: 'failed', reason: '文件已加密，请去除密码后再传' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('文件已加密，请去除密码后再传')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试 裁判员培训大纲 2026.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
