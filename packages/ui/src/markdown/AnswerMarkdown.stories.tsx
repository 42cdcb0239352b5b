import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AnswerMarkdown } from './AnswerMarkdown.js';
import { everything, passages, resetRules } from './markdown.fixtures.js';

const meta = {
  component: AnswerMarkdown,
  args: { text: resetRules, references: passages, onCite: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AnswerMarkdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { running: true, activeCitation: 2 } };

export const JustBegun: Story = { args: { text: '', running: true } };

export const WithoutReferences: Story = { args: { references: [] } };

export const EveryElement: Story = {
  args: { text: everything },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '中国篮协' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByText('“前场”').tagName).toBe('STRONG');
    await expect(canvas.getByText(/单价为 \$5 到 \$10/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(2), { timeout: 10_000 });
    await waitFor(() => expect(canvasElement.querySelector('.hljs-keyword')).not.toBeNull(), { timeout: 10_000 });
  },
};

export const ReportsCitations: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [chip] = canvas.getAllByRole('button', { name: '依据 2：篮球竞赛规则（2024 版）.pdf 第 47 页' });
    if (!chip) throw new Error('There is no chip for passage 2');
    await userEvent.hover(chip);
    await expect(args.onCite).toHaveBeenLastCalledWith({ n: 2, via: 'hover' });
    await userEvent.click(chip);
    await expect(args.onCite).toHaveBeenLastCalledWith({ n: 2, via: 'click' });
  },
};

export const TabReachesCitations: Story = {
  args: { text: '显示 13 秒或以下时一律复位至 14 秒 [2]，不是 24 秒。' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onCite).toHaveBeenLastCalledWith({ n: 2, via: 'focus' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onCite).toHaveBeenLastCalledWith({ n: 2, via: 'click' });
  },
};
