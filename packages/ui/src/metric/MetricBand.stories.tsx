import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asked, calls, grounded, nothing, trend } from './metric.fixtures.js';
import { MetricBand } from './MetricBand.js';

const again = fn();
const latest = {
  time: '2026-11-19T16:00:00.000Z',
  value: 96.4,
  parts: { numerator: { name: '有依据', value: 1725 }, denominator: { name: '已完成', value: 1789 } },
};

const meta = {
  title: 'Lists/MetricBand',
  component: MetricBand,
  parameters: { layout: 'fullscreen' },
  args: { metric: grounded, span: '近 30 天', before: '前 30 天', trend: ready(trend), latest },
} satisfies Meta<typeof MetricBand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four figures, each with what there is to say of it in words. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const [span, target, anomalies, last] = canvas.getAllByRole('listitem');
    await expect(span).toHaveTextContent('近 30 天96.1%0.8 个百分点较前 30 天');
    await expect(target).toHaveTextContent('目标95.0%达标高 1.1 个百分点');
    await expect(anomalies).toHaveTextContent('异常2处10-29、11-11，1 处已说明');
    await expect(last).toHaveTextContent('最近一天96.4%11-20，有依据 1,725，已完成 1,789');
  },
};

/** A target that is missed says by how much. */
export const Missed: Story = {
  args: { trend: ready({ ...trend, value: 93.8 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未达标')).toBeVisible();
    await expect(canvas.getByText('低 1.2 个百分点')).toBeVisible();
  },
};

/** Without target, direction and anomalies nothing is judged. */
export const Counted: Story = {
  args: { metric: asked, trend: ready(calls), latest: { time: latest.time, value: 1789 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19.9%')).toBeVisible();
    await expect(canvas.getByText('没有设目标')).toBeVisible();
    await expect(canvas.getByText('没有偏离平时的值')).toBeVisible();
  },
};

/** With a target but no direction it can't be said which side is the good one. */
export const NoDirection: Story = {
  args: { metric: { ...grounded, higherIsBetter: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有设方向，不判断是否达标')).toBeVisible();
  },
};

export const Empty: Story = { args: { trend: ready(nothing), latest: null } };
export const Loading: Story = { args: { trend: loading } };
export const Failed: Story = {
  args: { trend: failed({ code: 'internal', message: '统计服务没有响应' }, again) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('统计服务没有响应')).toHaveLength(3);
    await expect(canvas.getByText('96.4')).toBeVisible();
  },
};
export const NotPermitted: Story = {
  args: { trend: failed({ code: 4030, message: '没有权限', notPermitted: true }, again) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('没有权限')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Refreshing: Story = { args: { trend: ready(trend, true) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
