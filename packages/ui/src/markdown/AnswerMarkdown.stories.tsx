import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { AnswerMarkdown } from './AnswerMarkdown.js';
import {
  everything,
  formulas,
  longCode,
  longTable,
  passages,
  pictures,
  resetRules,
  suspicious,
  wideTable,
} from './markdown.fixtures.js';

const meta = {
  title: 'Chat/AnswerMarkdown',
  component: AnswerMarkdown,
  args: { text: resetRules, references: passages, onCite: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AnswerMarkdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['visual'], args: { running: true, activeCitation: 2 } };

export const Phone: Story = { ...Running, tags: [], globals: { viewport: { value: 'phone' } } };

export const JustBegun: Story = { args: { text: '', running: true } };

export const WithoutReferences: Story = { args: { references: [] } };

export const EveryElement: Story = {
  args: { text: everything },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '中国篮协 www.cba.net.cn' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
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

export const LongTable: Story = { args: { text: longTable } };

export const WideTable: Story = { args: { text: wideTable } };

export const TableStillComing: Story = { args: { text: longTable.slice(0, 1500), running: true } };

export const CopiesTable: Story = {
  args: { text: '| 公式 | 备注, 说明 |\n| - | - |\n| =1+1 | 见 [规则](https://a.example/) [1] |\n| -5 | 甲与"乙" |' },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '复制 CSV' }));
    // A spreadsheet must not take a cell's words for a formula.
    await waitFor(() =>
      expect(write).toHaveBeenLastCalledWith('公式,"备注, 说明"\r\n\'=1+1,见 规则\r\n-5,"甲与""乙"""'),
    );
    await canvas.findByRole('button', { name: '已复制' });
    await userEvent.click(canvas.getByRole('button', { name: '复制表格' }));
    await waitFor(() => expect(write).toHaveBeenLastCalledWith('公式\t备注, 说明\n\'=1+1\t见 规则\n-5\t甲与"乙"'));
    write.mockRestore();
  },
};

export const LongCode: Story = {
  args: { text: longCode },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.hljs-keyword').length).toBeGreaterThan(79), {
      timeout: 20_000,
    });
  },
};

export const CodeStillComing: Story = { args: { text: longCode.slice(0, 300), running: true } };

export const Formulas: Story = {
  args: { text: formulas },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex').length).toBe(3), { timeout: 20_000 });
    // What can't be drawn is shown as it was written.
    await expect(canvas.getByText('\\frac{1}{')).toBeVisible();
  },
};

export const Pictures: Story = { args: { text: pictures } };

export const AsksBeforeItLoads: Story = {
  args: { text: '![示意图](https://images.invalid/court.png)' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '载入“示意图”，来自 images.invalid' }));
    await expect(await canvas.findByText(/“示意图”未能载入/, {}, { timeout: 20_000 })).toBeVisible();
  },
};

export const Footnotes: Story = {
  args: {
    text: '旧版仍可查阅[^1]，新版见附录[^附录]。\n\n[^1]: 2022 版自 2024-07-01 起停用。\n\n[^附录]: 见**附录 B**，第 3 页。',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '脚注 附录' }));
    await expect(canvas.getByRole('note', { name: '脚注 附录' })).toHaveFocus();
    const [, back] = canvas.getAllByRole('button', { name: '回到正文' });
    if (!back) throw new Error('There is no way back');
    await userEvent.click(back);
    await expect(canvas.getByRole('button', { name: '脚注 附录' })).toHaveFocus();
  },
};

export const Suspicious: Story = { args: { text: suspicious } };
