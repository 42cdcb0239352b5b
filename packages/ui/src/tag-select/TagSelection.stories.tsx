import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TagSelection } from './TagSelection.js';

const tags = [
  { value: '1', label: '一级裁判员' },
  { value: '2', label: '国家级裁判员' },
  { value: '3', label: '青少年教练' },
  { value: '4', label: '已停用的标签', disabled: true, title: '标签已停用' },
];
const long = tags.map((tag) => ({ ...tag, label: `${tag.label}（2026 赛季全国青少年篮球联赛华南赛区注册）` }));

const meta = {
  title: 'Forms/TagSelection',
  component: TagSelection,
  args: { label: '标签', options: ready(tags), defaultValue: ['1'], onChange: fn(), style: { width: 360 } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TagSelection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '标签' }), '教练');
    await waitFor(() => expect(screen.getByTitle('青少年教练')).toBeVisible());
    await userEvent.click(screen.getByTitle('青少年教练'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3']);
  },
};

/** What can't be added says why. */
export const Adding: Story = {
  args: { addable: true, check: (name) => (name.includes('/') ? '不能有 /' : undefined), defaultValue: [] },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '标签' });
    await userEvent.type(field, '篮协/会员');
    await waitFor(() => expect(screen.getByTitle('添加“篮协/会员”：不能有 /')).toBeVisible());
    await userEvent.click(screen.getByTitle('添加“篮协/会员”：不能有 /'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '会员');
    await waitFor(() => expect(screen.getByTitle('添加“会员”')).toBeVisible());
    await userEvent.click(screen.getByTitle('添加“会员”'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['会员']);
  },
};

export const Full: Story = { args: { limit: 2, defaultValue: ['1', '2'], addable: true } };
export const Remote: Story = { args: { options: loading, known: tags, onSearch: fn() } };

export const Loading: Story = { args: { options: loading } };

export const Failed: Story = {
  args: { options: failed({ code: 'internal', message: '服务没有响应' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有加载出来：服务没有响应');
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: ['1', '2', '会员'] } };
export const NoneChosen: Story = { args: { readOnly: true, defaultValue: [] } };
export const Disabled: Story = { args: { disabled: true } };
export const LongNames: Story = { args: { options: ready(long), defaultValue: ['1', '2'] } };
export const Phone: Story = {
  tags: ['visual'],
  args: { options: ready(long), defaultValue: ['1', '2'], limit: 5, style: {} },
  globals: { viewport: { value: 'phone' } },
};
