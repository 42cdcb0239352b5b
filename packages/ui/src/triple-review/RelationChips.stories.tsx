import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RelationChips } from './RelationChips.js';
import { relations } from './triples.fixtures.js';

const meta = {
  title: 'Documents/RelationChips',
  component: RelationChips,
  args: { total: 120, relations, value: '复位至', onChange: fn() },
} satisfies Meta<typeof RelationChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /复位至/ })).toBePressed();
    await userEvent.click(canvas.getByRole('button', { name: /规定于/ }));
    await expect(args.onChange).toHaveBeenCalledWith('规定于');
    await userEvent.click(canvas.getByRole('button', { name: /全部/ }));
    await expect(args.onChange).toHaveBeenCalledWith(undefined);
  },
};

/** What has no room stands in a list that is searched. */
export const OneOfTheOthers: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '其他 1 种' }));
    await userEvent.click(await screen.findByTitle('晋级为 3'));
    await expect(args.onChange).toHaveBeenCalledWith('晋级为');
  },
};

export const Few: Story = { args: { relations: relations.slice(0, 2), total: 62 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
