import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StaticMarkdown } from './StaticMarkdown.js';

const passage = `### 第五十条 24 秒计时钟

进攻时间从球队在**场上控制活球**时开始计算，见 [规则全文](https://example.com/rules)。

| 情形 | 复位 |
|---|---|
| 前场投篮触篮圈，进攻队抢得篮板 | 14 秒 |
| 防守队犯规，后场掷球入界 | 24 秒 |

1. 球触及篮圈
2. 换队控制球
`;

const meta = {
  title: 'Chat/StaticMarkdown',
  component: StaticMarkdown,
  args: { text: passage },
} satisfies Meta<typeof StaticMarkdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passage: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveTextContent('14 秒');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

export const Phone: Story = { ...Passage, tags: [], play: undefined, globals: { viewport: { value: 'phone' } } };
export const Hostile: Story = {
  args: {
    text: '<img src=x onerror="alert(1)"> [按这里](javascript:alert(1)) ![像素](https://evil.example/a.png) <script>alert(1)</script>正文',
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/正文/)).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('img, script, a[href^="javascript"]')).toBeNull());
    await expect(canvas.getByText(/按这里/)).toBeVisible();
  },
};
export const TooLong: Story = { args: { text: '**字** '.repeat(5000) } };
