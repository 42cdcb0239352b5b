import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { draw, pageAt, thirdSlide } from '../slide-editor/slides.fixtures.js';
import { SlideThumb } from './SlideThumb.js';

const meta = {
  title: 'Documents/SlideThumb',
  component: SlideThumb,
  args: { slide: thirdSlide, 'data-thumb': '' },
} satisfies Meta<typeof SlideThumb>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 72 × 41, without the words of its chart, and silent. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const thumb = canvasElement.querySelector('[data-thumb]');
    await expect(thumb).toHaveAttribute('aria-hidden', 'true');
    await expect(thumb?.getBoundingClientRect()).toMatchObject({ width: 72, height: 41 });
    await expect(thumb?.querySelector('[data-kind="chart"]')).toHaveTextContent('');
  },
};

/** 54 × 41. */
export const Standard: Story = {
  args: { slide: draw([pageAt(2)], '4:3')[0] ?? thirdSlide },
};
