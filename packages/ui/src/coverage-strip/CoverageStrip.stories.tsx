import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CoverageStrip } from './CoverageStrip.js';
import { longCoverage, rulesCoverage, scannedCoverage, shortCoverage } from './coverage.fixtures.js';

const meta = {
  title: 'Documents/CoverageStrip',
  component: CoverageStrip,
  parameters: { layout: 'padded' },
  args: {
    pages: rulesCoverage,
    page: 47,
    chunks: { all: 186, enabled: 171 },
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CoverageStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };
export const FewPages: Story = { args: { pages: shortCoverage, page: 2 } };
export const OnePage: Story = { args: { pages: shortCoverage.slice(0, 1), page: 1 } };
export const ThousandPages: Story = { args: { pages: longCoverage, page: 640 } };
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
};

/** Pages that were scanned: their text was recognised, and how certain that is stands beside the figures. */
export const Scanned: Story = {
  args: { pages: scannedCoverage, page: 3, chunks: { all: 18, enabled: 18 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('文字识别 4 页，把握')).toHaveTextContent('95%');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '第 3 页，覆盖 100%，文字识别把握 81%');
  },
};

export const MovesByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: '逐页覆盖' });
    await expect(slider).toHaveAttribute('aria-valuetext', '第 47 页，覆盖 90%');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(48);
    await userEvent.keyboard('{Home}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{End}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(92);
  },
};

export const RetriesAFailedPage: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledWith([61]);
  },
};
