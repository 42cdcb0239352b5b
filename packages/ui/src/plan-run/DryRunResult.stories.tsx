import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tried } from './planRun.fixtures.js';
import { DryRunResult } from './DryRunResult.js';

const meta = {
  title: 'Lists/DryRunResult',
  component: DryRunResult,
  parameters: { layout: 'padded' },
  args: { result: tried, style: { maxWidth: 432 } },
} satisfies Meta<typeof DryRunResult>;
export default meta;
type Story = StoryObj<typeof meta>;

const acts = { onTry: fn(), onOpen: fn() };

/** The reasons sum to the figure, and each opens its people. */
export const Usual: Story = {
  args: acts,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^将发送/)).toHaveTextContent(
      '将发送 9,812 · 不发送 668：已退订 401、静默时段 147、无号码 120',
    );
    await expect(canvas.getByRole('img', { name: '10,480 人中将发送 9,812，不发送 668' })).toBeVisible();
    await expect(canvas.getByText('预计费用 ¥441.54')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '无号码 120 人，看名单' }));
    await expect(args.onOpen).toHaveBeenCalledWith('noAddress');
    await userEvent.click(canvas.getByRole('button', { name: '再试一次' }));
    await expect(args.onTry).toHaveBeenCalledOnce();
  },
};

/** Nothing was tried yet. */
export const Empty: Story = {
  args: { ...acts, result: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '试运行' })).toBeVisible();
  },
};

export const Running: Story = {
  args: { ...acts, result: { ...tried, state: 'running', people: 2500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在试运行，已看 2,500 人');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = { args: { ...acts, result: { ...tried, state: 'failed' } } };

/** It has to be tried again before the task starts, and would begin only in the morning. */
export const Outdated: Story = {
  args: { ...acts, result: { ...tried, fault: 'audience', waitsUntil: '2026-11-22T08:00:00+08:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('人群包有变化，启动前请再试一次')).toBeVisible();
    await expect(canvas.getByText(/^启动时在静默时段/)).toBeVisible();
  },
};

/** More than the channel sends in a day, and more than it sends until the plan has ended; two people have one number. */
export const OverTheDays: Story = {
  args: {
    result: {
      ...tried,
      willSend: 10_000,
      skipped: [
        { reason: 'dayFull', count: 472 },
        { reason: 'twice', count: 8 },
      ],
      days: 3,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^将发送/)).toHaveTextContent('超过渠道每日上限 472、号码重复 8');
    await expect(canvas.getByText('受渠道每日上限限制，要 3 天才能发完')).toBeVisible();
  },
};

/** Of some who get it nothing is known for a variable, which stays empty. */
export const EmptyValues: Story = {
  args: {
    result: {
      ...tried,
      emptyValues: [
        { label: '座位', count: 1196 },
        { label: '会员号', count: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('变量没有内容，将留空：座位 1,196 人、会员号 1 人')).toBeVisible();
  },
};

/** It goes to groups, each of which gets one message, and was changed since. */
export const Groups: Story = {
  args: {
    ...acts,
    result: {
      ...tried,
      recipients: 'groups',
      people: 12,
      willSend: 8,
      skipped: [
        { reason: 'optedOut', count: 2 },
        { reason: 'groupOff', count: 1 },
        { reason: 'ownerGone', count: 1 },
      ],
      cost: 0,
      fault: 'audience',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^将发送/)).toHaveTextContent('群里有人已退订 2、群已停用或已解散 1、群主已不可用 1');
    await expect(canvas.getByRole('img', { name: '12 个群中将发送 8，不发送 4' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '群主已不可用 1 个群，看名单' })).toBeEnabled();
    await expect(canvas.getByText('群有变化，启动前请再试一次')).toBeVisible();
  },
};

/** Everybody gets it. */
export const NobodyLeftOut: Story = { args: { result: { ...tried, willSend: 10_480, skipped: [] } } };

export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '再试一次' })).toBeNull();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    result: {
      ...tried,
      people: 98_765_432,
      willSend: 90_000_000,
      skipped: [
        { reason: 'limit', count: 8_000_000 },
        { reason: 'a reason of a later server', count: 765_432 },
      ],
    },
  },
};

export const Phone: Story = {
  args: acts,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
