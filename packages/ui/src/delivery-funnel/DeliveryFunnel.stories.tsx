import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeliveryFunnel } from './DeliveryFunnel.js';
import { none, november, october, push } from './funnel.fixtures.js';

const meta = {
  title: 'Lists/DeliveryFunnel',
  component: DeliveryFunnel,
  parameters: { layout: 'padded' },
  args: { numbers: november, onSelect: fn() },
} satisfies Meta<typeof DeliveryFunnel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each step is a share of those before it, and leads to its messages. */
export const Usual: Story = {
  args: { style: { width: 720 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /送达.*占已发送/ })).toHaveTextContent('送达占已发送29,80495.3%');
    await expect(canvas.getByRole('row', { name: /点击/ })).toHaveTextContent('点击占送达3,57712.0%');
    await expect(canvas.queryByText('打开')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /失败/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('failed');
  },
};

/** Beside another time: what was sent in percent, shares in points. */
export const Compared: Story = {
  args: { against: { name: '前 30 天', numbers: october }, selected: 'clicked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^已发送/ })).toHaveTextContent('已发送31,280—+13.2%27,640—');
    await expect(canvas.getByRole('row', { name: /点击/ })).toHaveTextContent('12.0%+1.0 个百分点2,91711.0%');
    await expect(canvas.getByRole('row', { name: /送达.*占已发送/ })).toHaveTextContent('−0.7 个百分点');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('点击');
  },
};

/** Beside others, what stands above the numbers is read in full: what they are called, and the share that they have. */
export const InHalf: Story = {
  args: { style: { width: 640 }, against: { name: '前 30 天', numbers: october } },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader');
    await expect(heads.map((head) => head.textContent)).toEqual([
      '步骤',
      '条数',
      '占比',
      '变化',
      '前 30 天',
      '前 30 天占比',
    ]);
    const all = heads.flatMap((head) => [head, ...head.children]);
    await expect(all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
    await expect(all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toEqual([]);
  },
};

/** Push messages tell who opened them. Read only: nothing can be pressed. */
export const Opened: Story = {
  args: { numbers: push, onSelect: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /打开/ })).toHaveTextContent('4,03636.0%');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Of nothing there is no share. */
export const Empty: Story = {
  args: { numbers: none, against: { name: '前 30 天', numbers: none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /送达.*占已发送/ })).toHaveTextContent('0——0—');
  },
};

export const LongText: Story = {
  args: {
    style: { width: 560 },
    numbers: { ...november, sent: 1_234_567_890, delivered: 1_200_000_000, clicked: 345_678_901 },
    against: { name: '二〇二六至二〇二七赛季常规赛主场家庭套票观赛邀请', numbers: october },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The share stays, whatever else has to go. */
export const Phone: Story = {
  args: { against: { name: '前 30 天', numbers: october } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['步骤', '条数', '占比']);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
