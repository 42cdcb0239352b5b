import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { draw, longPage, pages, slides } from './slides.fixtures.js';
import { SlideShow, type SlideShowProps } from './SlideShow.js';

/** Keeps the page that is shown, as the owner of a deck does. */
const Kept = ({ current, onPage, ...rest }: SlideShowProps) => {
  const [kept, setKept] = useState(current);
  const keep = (id: string) => {
    setKept(id);
    onPage(id);
  };
  return <SlideShow {...rest} current={kept} onPage={keep} />;
};

const meta = {
  title: 'Documents/SlideShow',
  component: SlideShow,
  args: { open: true, pages, slides, current: 'p2', onPage: fn(), onClose: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SlideShow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows and space go through it, N shows the notes, Escape ends. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '放映' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPage).toHaveBeenLastCalledWith('p3');
    await userEvent.keyboard('n');
    await expect(canvas.getByText(/^今年 U17 联赛/u)).toBeVisible();
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft}');
    await expect(args.onPage).toHaveBeenLastCalledWith('p2');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('放映：第 8 页，共 8 页')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Standard: Story = { args: { slides: draw(pages, '4:3') } };
export const LongText: Story = { args: { pages: [longPage], slides: draw([longPage]), current: 'long' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
