import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drawOne, longPage, pageAt, slideAt, third, thirdSlide } from './slides.fixtures.js';
import { SlideStage } from './SlideStage.js';

const meta = {
  title: 'Documents/SlideStage',
  component: SlideStage,
  args: {
    page: third,
    slide: thirdSlide,
    number: 3,
    count: 8,
    onChange: fn(),
    onEdit: fn(),
    onRewrite: fn(),
  },
} satisfies Meta<typeof SlideStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Locking and the form of the page. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '锁定本页' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...third, locked: true });
    await userEvent.click(canvas.getByRole('button', { name: '编辑内容' }));
    await expect(args.onEdit).toHaveBeenCalledWith({ open: true });
  },
};

/** Writing it again asks what is wished, which may be nothing. */
export const WritesAgain: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新生成本页' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '对这一页的要求（可不填）' }), '只讲华东{Enter}');
    await expect(args.onRewrite).toHaveBeenCalledWith('只讲华东');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Writing: Story = {
  args: { writing: true, onStopWriting: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    await expect(args.onStopWriting).toHaveBeenCalledOnce();
  },
};

/** A locked page is not written again, and says why beforehand. */
export const Locked: Story = {
  args: { page: pageAt(3), slide: slideAt(3), number: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重新生成本页' })).toBeDisabled();
    await expect(canvas.getByText('本页已锁定，解锁后才能重新生成')).toBeVisible();
  },
};

export const WithoutModel: Story = { args: { rewriteOff: '没有接入模型，不能重新生成' } };
export const Editing: Story = { args: { editing: true } };

/** A text that is clicked opens in the form. */
export const ClickedText: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const page = canvas.getByRole('group', { name: /^第 3 页/u });
    await userEvent.click(page.querySelector('[data-kind="chart"] > rect') ?? page);
    await expect(args.onEdit).toHaveBeenCalledWith({ open: true, part: 'chart' });
  },
};

export const ReadOnly: Story = { args: { onChange: undefined, onEdit: undefined, onRewrite: undefined } };
export const LongText: Story = { args: { page: longPage, slide: drawOne(longPage), number: 60, count: 60 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
