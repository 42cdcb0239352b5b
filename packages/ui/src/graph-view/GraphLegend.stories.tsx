import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { entityTypes, looks, relationKinds } from './graph.fixtures.js';
import { GraphLegend } from './GraphLegend.js';

const meta = {
  title: 'Documents/GraphLegend',
  component: GraphLegend,
  args: {
    entityTypes,
    predicates: relationKinds,
    looks,
    hidden: { entityTypes: [], predicates: ['晋级为'] },
    onChange: fn(),
    style: { width: 216, height: 600 },
  },
} satisfies Meta<typeof GraphLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A kind is left out and taken in by its box or its word; all of a group by one press. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '赛事' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ entityTypes: ['赛事'], predicates: ['晋级为'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: '晋级为' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ entityTypes: [], predicates: [] });
    await userEvent.click(canvas.getByRole('button', { name: '全选' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ entityTypes: [], predicates: [] });
  },
};

export const Empty: Story = { args: { entityTypes: [], predicates: [] } };

export const LongText: Story = {
  args: {
    entityTypes: entityTypes.map(({ name, count }) => ({
      name: `${name}（2026 至 2027 赛季适用）`,
      count: count * 1000,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = { args: { style: {} }, globals: { viewport: { value: 'phone' } } };
