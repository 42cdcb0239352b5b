import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { RangePicker, type RangePickerProps } from './RangePicker.js';

const now = new Date(2026, 10, 21, 15, 30);

const Kept = ({ value: first, onChange, ...rest }: RangePickerProps) => {
  const [value, setValue] = useState(first);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <RangePicker
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </div>
  );
};

const meta = {
  title: 'Forms/RangePicker',
  component: Kept,
  parameters: { layout: 'padded', widget: RangePicker },
  args: { value: { range: 'month' }, now, onChange: fn() },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('近 7 天'));
    await expect(args.onChange).toHaveBeenCalledWith({ range: 'week' });
    await expect(canvas.getByRole('button', { name: /11-15 – 11-21/ })).toBeVisible();
  },
};

export const Custom: Story = {
  args: { value: { range: 'custom', from: '2026-11-01', to: '2026-11-10' } },
};

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

/** Two dates that are no span are refused in place; two that are take effect. */
export const DatesInOrder: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /10-23 – 11-21/ }));
    const body = within(canvasElement.ownerDocument.body);
    const to = await body.findByLabelText('结束日期');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-10-01');
    await userEvent.click(body.getByRole('button', { name: '查看' }));
    await expect(await body.findByRole('alert')).toHaveTextContent('结束日期不能早于开始日期');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.type(to, '2026-10-31');
    await userEvent.click(body.getByRole('button', { name: '查看' }));
    await expect(args.onChange).toHaveBeenCalledWith({ range: 'custom', from: '2026-10-23', to: '2026-10-31' });
  },
};
