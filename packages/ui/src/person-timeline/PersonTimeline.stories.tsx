import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { entries, NOW } from './personTimeline.fixtures.js';
import { PersonTimeline } from './PersonTimeline.js';

const meta = {
  title: 'Lists/PersonTimeline',
  component: PersonTimeline,
  parameters: { layout: 'padded' },
  args: {
    entries: ready(entries),
    counts: { order: 14, event: 128, message: 23 },
    kind: undefined,
    onKindChange: fn(),
    now: NOW,
    style: { maxWidth: 560, height: 520 },
  },
} satisfies Meta<typeof PersonTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Day by day, money on orders alone. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '今天' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '昨天' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '2025-10-26' })).toBeVisible();
    await expect(canvas.getByText('¥598.00')).toBeVisible();
  },
};

export const Loading: Story = { args: { entries: loading } };
export const Failed: Story = { args: { entries: failed({ code: 500, message: '' }) } };
export const Empty: Story = { args: { entries: ready([]), counts: { order: 0, event: 0, message: 0 } } };
export const Refreshing: Story = { args: { entries: { state: 'ready', data: entries, refreshing: true } } };

export const LongText: Story = {
  args: {
    entries: ready([
      {
        id: 'long',
        kind: 'order',
        title: '二〇二六至二〇二七赛季常规赛主场家庭套票（两大一小，含停车券与赛前训练开放日）',
        detail: '订单 hb2611030417，官方商城微信小程序，已完成',
        money: '¥12,345,678.00',
        time: '2026-11-03T04:26:00.000Z',
      },
    ]),
  },
};

/** An entry may lead to where it is told in full. */
export const Leads: Story = {
  args: {
    onNavigate: fn(),
    counts: { order: 0, event: 0, message: 0, answer: 1 },
    entries: ready([
      {
        id: 'a',
        kind: 'answer',
        title: '季票怎么退？',
        detail: '票务助手',
        href: '#/talks?open=a',
        time: '2026-11-03T04:26:00.000Z',
      },
    ]),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '季票怎么退？' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/talks?open=a');
  },
};

/** One kind alone, and those before. */
export const ChoosesKind: Story = {
  args: { onEarlier: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('订单 14'));
    await expect(args.onKindChange).toHaveBeenCalledWith('order');
    await userEvent.click(canvas.getByRole('button', { name: '更早的记录' }));
    await expect(args.onEarlier).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
