import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drawOne, longPage, third, thirdSlide, written } from './slides.fixtures.js';
import { SlideDifference } from './SlideDifference.js';

const meta = {
  title: 'Documents/SlideDifference',
  component: SlideDifference,
  args: {
    number: 3,
    before: { page: third, slide: thirdSlide },
    after: { page: written, slide: drawOne(written) },
    onTake: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof SlideDifference>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What changes is listed part by part, and marked within; it is taken or left by the reader. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const list = canvas.getByText('副标题').closest('dl') ?? canvas.getByRole('region');
    await expect([...list.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      '版式',
      '标题',
      '副标题',
    ]);
    await expect(list.querySelector('ins')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保留现在的' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '采用新写的' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

/** Reworded notes: the page stands there once, to hold them against. */
export const NotesOnly: Story = {
  args: { after: { page: { ...third, notes: '大家好，这一页说报名。' }, slide: thirdSlide } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('大家好，这一页说报名。')).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
  },
};

export const NothingChanged: Story = { args: { after: { page: third, slide: thirdSlide } } };
export const ReadOnly: Story = { args: { onTake: undefined, onLeave: undefined } };
export const LongText: Story = { args: { after: { page: longPage, slide: drawOne(longPage) } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
