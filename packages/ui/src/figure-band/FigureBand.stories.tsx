import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FigureBand } from './FigureBand.js';
import { figures, questions } from './figures.fixtures.js';

const again = fn();
const down = { code: 'internal', message: '统计服务没有响应' };

const meta = {
  title: 'Lists/FigureBand',
  component: FigureBand,
  parameters: { layout: 'fullscreen' },
  args: { label: '运行概览', figures },
} satisfies Meta<typeof FigureBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '运行概览' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '问答次数' })).toHaveAttribute('href', '#/records');
  },
};
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    figures: figures.map((figure) => ({
      ...figure,
      label: `${figure.label}（含移动端、门户和内部系统的全部提问）`,
      reading: ready({ ...questions, value: '1,234,567,890,123' }),
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByRole('listitem')) {
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    }
  },
};

export const Loading: Story = {
  args: { figures: figures.map((figure) => ({ ...figure, reading: loading })) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('正在加载')).length).toBe(figures.length);
    await expect(canvas.queryByText('—')).toBeNull();
  },
};

/** One that failed says so and can be asked for again; the others stand. */
export const OneFailed: Story = {
  args: { figures: figures.map((figure, at) => (at === 1 ? { ...figure, reading: failed(down, again) } : figure)) },
  play: async ({ canvas, userEvent }) => {
    again.mockClear();
    await expect(canvas.getByText('统计服务没有响应')).toBeVisible();
    await expect(canvas.getByText('46,215')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试 满意率' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

export const NotPermitted: Story = {
  args: {
    figures: figures.map((figure) => ({
      ...figure,
      reading: failed({ ...down, code: 4030, notPermitted: true }, again),
    })),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('没有权限')).length).toBe(figures.length);
    await expect(canvas.queryByRole('button', { name: /重试/ })).toBeNull();
  },
};

/** The old figure stays while a newer one is on its way, and when that fails. */
export const Refreshing: Story = {
  args: { figures: figures.map((figure) => ({ ...figure, reading: ready(questions, true) })) },
};
export const NotRefreshed: Story = {
  args: {
    figures: figures.map((figure) => ({
      ...figure,
      reading: { ...ready(questions), stale: { error: down, retry: again } },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    again.mockClear();
    await expect(canvas.getAllByText('46,215')).toHaveLength(figures.length);
    await userEvent.click(canvas.getByRole('button', { name: '重试 问答次数' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};
