import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { clubs, longRegions, regions } from './tree.fixtures.js';
import { TreeSelection } from './TreeSelection.js';

const meta = {
  title: 'Forms/TreeSelection',
  component: TreeSelection,
  args: { label: '赛区', items: ready(regions), defaultValue: ['guangzhou', 'shijiazhuang'], onChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TreeSelection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A box above others turns over all of them, but not what is fixed. */
export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('已选 2 项')).toBeVisible();
    const north = canvas.getByRole('checkbox', { name: '华北赛区' });
    await expect(north).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(north);
    await expect(args.onChange).toHaveBeenLastCalledWith(['beijing', 'tianjin', 'shijiazhuang', 'guangzhou']);
    await expect(canvas.getByRole('checkbox', { name: '华北赛区' })).toHaveAttribute('aria-checked', 'true');
  },
};

export const AllIds: Story = {
  args: { ids: 'all' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '华南赛区' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'shijiazhuang',
      'south',
      'guangdong',
      'guangzhou',
      'shenzhen',
      'zhuhai',
    ]);
  },
};

export const Searching: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索赛区' }), '深圳');
    await expect(await canvas.findByText('找到 1 项')).toBeVisible();
    await userEvent.click(canvas.getByText('全选'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['shijiazhuang', 'guangzhou', 'shenzhen']);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索赛区' }), '冰球');
    await expect(await canvas.findByText('没有找到')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('广州市篮球协会')).toBeVisible();
    await expect(canvas.queryByText('深圳市篮球协会')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const NoneChosen: Story = { args: { readOnly: true, defaultValue: [] } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { items: loading } };
export const Failed: Story = { args: { items: failed({ code: 'internal', message: '服务没有响应' }, fn()) } };
export const Empty: Story = { args: { items: ready([]) } };
export const Thousands: Story = { args: { label: '俱乐部', items: ready(clubs), defaultValue: ['r0'] } };
export const LongNames: Story = { args: { items: ready(longRegions) } };
export const Phone: Story = {
  tags: ['visual'],
  args: { items: ready(longRegions) },
  globals: { viewport: { value: 'phone' } },
};
