import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { draw, drawOne, longPage, pageAt, slideAt, thirdSlide } from '../slide-editor/slides.fixtures.js';
import { SlideView } from './SlideView.js';

const meta = {
  title: 'Documents/SlideView',
  component: SlideView,
  args: { slide: thirdSlide, label: '第 3 页：报名队伍首次过 1,900 支' },
} satisfies Meta<typeof SlideView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the picture shows is read out: texts as they were written, the chart as a table. */
export const ChartAndTable: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('group', { name: '第 3 页：报名队伍首次过 1,900 支' });
    await expect(page.querySelectorAll('table')).toHaveLength(2);
    await expect(canvas.getByRole('table', { name: '柱状图，单位：支' })).toHaveTextContent('华东386412');
    await expect(page.querySelector('svg text')).toHaveTextContent('报名队伍首次过 1,900 支，华北、东北减少');
  },
};

/** Text that is clicked is told of as the part that it is. */
export const Picks: Story = {
  args: { onPick: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const page = canvas.getByRole('group');
    const title = page.querySelector('[data-role="title"] > rect');
    await userEvent.click(title ?? page);
    await expect(args.onPick).toHaveBeenCalledWith('title');
  },
};

export const Cover: Story = { args: { slide: slideAt(0), label: '第 1 页' } };
export const Points: Story = { args: { slide: slideAt(1), label: '第 2 页' } };

/** Where a value is not known the line has a hole. */
export const LineWithAHole: Story = {
  args: { slide: slideAt(4), label: '第 5 页' },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('group');
    await expect(page.querySelectorAll('polyline')).toHaveLength(2);
    await expect(canvas.getByRole('table', { name: '折线图，单位：支' })).toHaveTextContent('2023无数据');
  },
};

/** The place of a picture that has not arrived is drawn empty. */
export const PictureOnItsWay: Story = {
  args: { slide: slideAt(5), label: '第 6 页' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('图片：青训营合影')).toBeInTheDocument();
    await expect(canvas.getByRole('group').querySelector('image')).toBeNull();
  },
};
export const BigNumber: Story = { args: { slide: slideAt(6), label: '第 7 页' } };
export const Pie: Story = { args: { slide: slideAt(7), label: '第 8 页' } };
export const Standard: Story = { args: { slide: draw([pageAt(2)], '4:3')[0] ?? thirdSlide, width: 480 } };
export const LongText: Story = { args: { slide: drawOne(longPage), label: '第 1 页' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
