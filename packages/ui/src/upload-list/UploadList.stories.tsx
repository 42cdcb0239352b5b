import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { UploadList } from './UploadList.js';
import * as samples from './upload.fixtures.js';

const meta = {
  title: 'Documents/UploadList',
  component: UploadList,
  args: {
    items: samples.items,
    limits: samples.limits,
    onCancel: fn(),
    onView: fn(),
    onRetry: fn(),
    onUploadAgain: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UploadList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };
export const EveryFailure: Story = { args: { items: samples.failures } };
export const LongestName: Story = { args: { items: samples.longNames } };
export const Nothing: Story = { args: { items: [] } };
export const WatchOnly: Story = {
  args: { onCancel: undefined, onView: undefined, onRetry: undefined, onUploadAgain: undefined, onRemove: undefined },
};
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

/** What lies below the edge is told, and one press away, until the end is in sight. */
export const TellsWhatIsBelow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const last = () => canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect().bottom ?? 0;
    const edge = () => canvas.getByRole('list').getBoundingClientRect().bottom;
    await expect(last()).toBeGreaterThan(edge());
    const told = () => Number(/\d+/.exec(canvas.getByRole('button', { name: /^下面还有/ }).textContent)?.[0]);
    await waitFor(() => expect(told()).toBeGreaterThan(3));
    const before = told();
    await userEvent.click(canvas.getByRole('button', { name: /^下面还有/ }));
    await waitFor(() => expect(told()).toBeLessThan(before));
    while (canvas.queryByRole('button', { name: /^下面还有/ }) !== null) {
      const left = told();
      await userEvent.click(canvas.getByRole('button', { name: /^下面还有/ }));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: /^下面还有/ }) === null || told() < left).toBe(true),
      );
    }
    await expect(last()).toBeLessThanOrEqual(edge() + 40);
  },
};

/** A list that is all in sight says nothing of the kind. */
export const AllInSight: Story = {
  args: { items: samples.items.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^下面还有/ })).toBeNull();
  },
};

export const OffersTheWayOn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消 裁判员培训大纲 2026.pdf' }));
    await expect(args.onCancel).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: '查看 篮球竞赛规则（2024 版）.pdf' }));
    await expect(args.onView).toHaveBeenCalledWith('5');
    await userEvent.click(canvas.getByRole('button', { name: '重新上传 会员章程扫描件.pdf' }));
    await expect(args.onUploadAgain).toHaveBeenCalledWith('6');
    await userEvent.click(canvas.getByRole('button', { name: '重试 旧版规则.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith('8');
  },
};

export const TellsHowFarItIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.4 MB / 18.2 MB，1.1 MB/秒，约 6 秒')).toBeVisible();
    await expect(canvas.getByText('识别版面，第 21 页，共 40 页')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: '裁判员培训大纲 2026.pdf 的进度' });
    await expect(bar).toHaveAttribute('value', '68');
  },
};
