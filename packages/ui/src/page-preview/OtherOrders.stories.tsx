import { type ForeignPosition, type PositionFormat, readPosition } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PagePreview } from './PagePreview.js';
import * as samples from './preview.fixtures.js';

interface ForeignProps {
  /** As the engine wrote them. */
  positions: readonly ForeignPosition[];
  /** How it writes them. */
  format: PositionFormat;
}

const source = samples.rules();

/** The same passage as every other engine would write it, read by `readPosition`. All of these light the same lines. */
const Foreign = ({ positions, format }: ForeignProps) => (
  <div style={{ width: 544, maxWidth: '100%', height: 820 }}>
    <PagePreview
      source={source}
      regions={[{ id: 'read', label: '1', positions: positions.map((position) => readPosition(position, format)) }]}
      activeId="read"
      width="fit"
    />
  </div>
);

const RATIO = samples.A4 / 794;

const meta = {
  title: 'Documents/PagePreviewOtherOrders',
  component: Foreign,
  parameters: { widget: PagePreview },
  play: async ({ canvasElement }) => {
    const box = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect();
    await waitFor(async () => {
      const page = box('[data-page="47"]');
      const lit = box('[data-page="47"] [data-lit]');
      if (!page || !lit) throw new Error('not lit');
      const scale = 794 / page.width;
      await expect(Math.abs((lit.left - page.left) * scale - 84)).toBeLessThan(5);
      await expect(Math.abs((lit.right - page.left) * scale - 710)).toBeLessThan(5);
      await expect(Math.abs((lit.top - page.top) * scale - 306)).toBeLessThan(5);
      await expect(Math.abs((lit.bottom - page.top) * scale - 518)).toBeLessThan(5);
    });
  },
} satisfies Meta<typeof Foreign>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `[page, left, right, top, bottom]`, pixels of a page 794 wide. */
export const Axes: Story = {
  tags: ['visual'],
  args: { positions: [[47, 84, 710, 306, 518]], format: { order: 'axes' } },
};

/** `[page, left, top, right, bottom]`. */
export const Corners: Story = { args: { positions: [[47, 84, 306, 710, 518]], format: { order: 'corners' } } };

/** `[page, left, top, width, height]`. */
export const Boxes: Story = { args: { positions: [[47, 84, 306, 626, 212]], format: { order: 'box' } } };

/** The first page is 0. */
export const PagesFromZero: Story = {
  args: { positions: [[46, 84, 306, 710, 518]], format: { order: 'corners', firstPage: 0 } },
};

/** Points of an A4 page, 595.28 wide. */
export const Points: Story = {
  args: { positions: [[47, 62.98, 229.41, 532.3, 388.35]], format: { order: 'corners', width: 595.28 } },
};

/** PDF's own user space: points counted from the lower edge. */
export const FromTheLowerEdge: Story = {
  args: {
    positions: [[47, 62.98, 453.58, 532.3, 612.53]],
    format: { order: 'corners', width: 595.28, height: 841.94, from: 'bottom' },
  },
};

/** Shares of the page's width and of its height. */
export const Shares: Story = {
  args: {
    positions: [[47, 84 / 794, 306 / samples.A4, 626 / 794, 212 / samples.A4]],
    format: { order: 'box', width: 1, height: 1, ratio: RATIO },
  },
};

/** Thousandths of each axis, pages from 0, as layout models write them. */
export const Thousandths: Story = {
  args: {
    positions: [[46, 106, 272, 894, 461]],
    format: { order: 'corners', firstPage: 0, width: 1000, height: 1000, ratio: RATIO },
  },
};
