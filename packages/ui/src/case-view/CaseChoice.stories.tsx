import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { long } from './case.fixtures.js';
import { CaseChoice, type CaseChoiceProps } from './CaseChoice.js';

type Cause = 'missing' | 'wrongChunk' | 'model';

/** Keeps what is chosen, as its owner does. */
const Kept = ({ value: first, onChange, ...rest }: CaseChoiceProps<Cause>) => {
  const [value, setValue] = useState(first);
  return (
    <CaseChoice<Cause>
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
  title: 'Forms/CaseChoice',
  component: Kept,
  parameters: { widget: CaseChoice },
  args: {
    label: '原因',
    options: [
      { value: 'missing', label: '资料里没有' },
      { value: 'wrongChunk', label: '分段不对或过期', mark: '建议' },
      { value: 'model', label: '模型答错' },
    ],
    value: null,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is suggested is not chosen by itself. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /建议/ })).not.toBeChecked();
    await userEvent.click(canvas.getByText('分段不对或过期'));
    await expect(args.onChange).toHaveBeenCalledWith('wrongChunk');
    await expect(canvas.getByRole('radio', { name: /分段不对/ })).toBeChecked();
  },
};

/** One stop for the tab key; arrows choose. */
export const ByArrows: Story = {
  args: { value: 'missing' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '资料里没有' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('wrongChunk');
  },
};

export const Disabled: Story = { args: { value: 'wrongChunk', disabled: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { value: 'wrongChunk' } };

export const LongText: Story = {
  args: { options: [{ value: 'missing', label: long, mark: '建议' }], value: 'missing' },
};
