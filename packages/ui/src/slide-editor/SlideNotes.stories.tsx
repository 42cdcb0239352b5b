import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longPage, pageAt, third } from './slides.fixtures.js';
import { SlideNotes } from './SlideNotes.js';

const meta = {
  title: 'Documents/SlideNotes',
  component: SlideNotes,
  args: { page: third, onChange: fn(), onSource: fn() },
} satisfies Meta<typeof SlideNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A citation and its source both open the place; what has no place is named only. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [cite] = canvas.getAllByRole('button', { name: '看原文：来源 2' });
    await userEvent.click(cite ?? canvas.getByRole('region'));
    await expect(args.onSource).toHaveBeenCalledWith(third.sources[1]);
    await expect(canvas.queryByRole('button', { name: '看原文：来源 1' })).toBeNull();
    await expect(canvas.getByText('2026 赛季赛程调整通知.pdf，第 2 页')).toBeVisible();
  },
};

/** With addresses, sources are links: they open in another tab as well. */
export const Links: Story = {
  args: { sourceHref: ({ n }) => `#/slides?source=${n}` },
  play: async ({ canvas, args, userEvent }) => {
    const [cite] = canvas.getAllByRole('link', { name: '看原文：来源 2' });
    await expect(cite).toHaveAttribute('href', '#/slides?source=2');
    await userEvent.click(cite ?? canvas.getByRole('region'));
    await expect(args.onSource).toHaveBeenCalledWith(third.sources[1]);
  },
};

export const Edits: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改讲稿' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '讲稿' }), '。');
    await expect(args.onChange).toHaveBeenCalledWith(`${third.notes}。`);
  },
};

/** Nothing is told of a source that is not open to the reader any more. */
export const Withheld: Story = {
  args: { withheld: new Set([2]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('来源已不对你开放')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '看原文：来源 2' })).toBeNull();
  },
};

/** What is said is put into other words on demand; what comes of it is shown beside the page. */
export const Rewords: Story = {
  args: { onReword: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换个说法' }));
    await expect(args.onReword).toHaveBeenCalledOnce();
  },
};

export const Rewording: Story = {
  args: { onReword: fn(), rewording: true, onStopRewording: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('正在换个说法')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    await expect(args.onStopRewording).toHaveBeenCalledOnce();
  },
};

/** Without a model, and on a locked page, it says so beforehand. */
export const RewordOff: Story = {
  args: { onReword: fn(), page: { ...third, locked: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '换个说法' })).toBeDisabled();
    await expect(canvas.getByTitle('本页已锁定，解锁后才能换个说法')).toBeVisible();
  },
};

export const Empty: Story = { args: { page: pageAt(0) } };
export const ReadOnly: Story = { args: { onChange: undefined, onSource: undefined } };
export const LongText: Story = { args: { page: longPage } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
