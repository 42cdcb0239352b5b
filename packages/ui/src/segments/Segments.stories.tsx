import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Segments, type SegmentsProps } from './Segments.js';

type Span = 'today' | 'week' | 'month' | 'custom';

const options: SegmentsProps<Span>['options'] = [
  { value: 'today', label: '今日' },
  { value: 'week', label: '7 天' },
  { value: 'month', label: '30 天' },
];

const Kept = ({ value: first, onChange, ...rest }: SegmentsProps<Span>) => {
  const [value, setValue] = useState(first);
  return (
    <Segments<Span>
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Forms/Segments',
  component: Kept,
  parameters: { widget: Segments },
  args: { label: '时间范围', options, value: 'week', onChange: fn() },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { tags: ['visual'] };

export const NoneChosen: Story = { args: { value: 'custom' } };

/** Never wider than what it stands in. */
export const LongNames: Story = {
  args: { options: options.map((one) => ({ ...one, label: `${one.label}内的全部提问、回答和评价` })) },
  decorators: [
    (Shown) => (
      <div style={{ width: 320 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};

export const Narrow: Story = {
  args: { options: options.map((one) => ({ ...one, label: `${one.label}内的全部提问` })) },
  decorators: [
    (Shown) => (
      <div style={{ width: 240, display: 'flex' }}>
        <Shown />
      </div>
    ),
  ],
};

export const ChosenByKeys: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '7 天' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '30 天' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('month');
  },
};

export const ChosenByThePointer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('今日'));
    await expect(canvas.getByRole('radio', { name: '今日' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('today');
  },
};
