import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { draw, faults, longPage, pages, slides } from '../slide-editor/slides.fixtures.js';
import { SlideStrip } from './SlideStrip.js';

const meta = {
  title: 'Documents/SlideStrip',
  component: SlideStrip,
  args: { pages, slides, faults, current: 'p3', onSelect: fn() },
} satisfies Meta<typeof SlideStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page says its title, that it is locked, and that something is wrong with it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName(/^第 3 页：/u);
    await userEvent.click(canvas.getByRole('button', { name: '第 4 页：各赛区明细，已锁定，有问题' }));
    await expect(args.onSelect).toHaveBeenCalledWith('p4');
  },
};

export const Standard: Story = { args: { slides: draw(pages, '4:3'), faults: [] } };
export const LongTitle: Story = { args: { pages: [longPage], slides: draw([longPage]), current: 'long', faults: [] } };
