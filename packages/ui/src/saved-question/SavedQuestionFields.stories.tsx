import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { SavedQuestionFields, type SavedQuestionFieldsProps } from './SavedQuestionFields.js';

/** Keeps what is chosen, as its owner would. */
const Kept = ({ value: first, onChange, ...rest }: SavedQuestionFieldsProps) => {
  const [value, setValue] = useState(first);
  return (
    <SavedQuestionFields
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
  title: 'Forms/SavedQuestionFields',
  component: SavedQuestionFields,
  parameters: { layout: 'padded' },
  args: { value: { shared: false, schedule: null, threshold: null }, onChange: fn(), style: { maxWidth: 520 } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SavedQuestionFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is no bell without a schedule. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('设了定时才能提醒。')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: '多久一次' }));
    await userEvent.click(await screen.findByTitle('每周'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      shared: false,
      schedule: { every: 'week', hour: 8, weekday: 1 },
      threshold: null,
    });
    await userEvent.click(canvas.getByRole('combobox', { name: '什么时候提醒' }));
    await userEvent.click(await screen.findByTitle('小于'));
    await userEvent.type(canvas.getByRole('spinbutton', { name: '数值' }), '95');
    await userEvent.click(canvas.getByRole('switch', { name: '共享' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      shared: true,
      schedule: { every: 'week', hour: 8, weekday: 1 },
      threshold: { sign: '<', value: 95 },
    });
  },
};

const monthly = {
  shared: true,
  schedule: { every: 'month', day: 28, hour: 20 },
  threshold: { sign: '>=', value: null },
} as const;

/** Without a schedule the threshold goes too. */
export const EndsTheSchedule: Story = {
  args: { value: monthly },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '多久一次' }));
    await userEvent.click(await screen.findByTitle('不定时'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ shared: true, schedule: null, threshold: null });
  },
};

/** What is missing is named once the reader tried to save. */
export const Missing: Story = {
  args: { value: monthly, checked: true, unit: '%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('填写数值');
    await expect(canvas.getByRole('spinbutton', { name: '数值' })).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Unrepeatable: Story = {
  args: { unrepeatable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '多久一次' })).toBeDisabled();
    await expect(canvas.getByText(/没有可以重复的查询/)).toBeVisible();
  },
};

export const Disabled: Story = { args: { value: monthly, disabled: true } };
export const Phone: Story = { args: { value: monthly }, globals: { viewport: { value: 'phone' } } };
