import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AsyncSelect, type AsyncSelectProps } from './AsyncSelect.js';

const roles = [
  { value: 'referee', label: '裁判管理' },
  { value: 'knowledge', label: '知识库管理' },
];

const again = fn();

const Chosen = (props: AsyncSelectProps) => {
  const [value, setValue] = useState(props.value ?? []);
  return <AsyncSelect {...props} value={value} onChange={(keys) => setValue(keys)} />;
};

const meta = {
  title: 'Forms/AsyncSelect',
  component: AsyncSelect,
  args: {
    options: ready(roles),
    what: '角色',
    'aria-label': '角色',
    mode: 'multiple',
    value: ['referee'],
    style: { width: 320 },
  },
} satisfies Meta<typeof AsyncSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('裁判管理')).toBeVisible();
  },
};

/** One at most: another one takes its place, without the first being taken out. */
export const Single: Story = {
  args: { single: true },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByTitle('知识库管理'));
    await waitFor(() => expect(canvas.queryByTitle('裁判管理')).toBeNull());
    await expect(canvas.getByTitle('知识库管理')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    options: ready(
      roles.map((role) => ({
        ...role,
        label: `${role.label}（各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示）`,
      })),
    ),
  },
};
export const Empty: Story = { args: { options: ready([]), value: [] } };

export const Phone: Story = { ...Usual, tags: [], play: undefined, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { options: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('referee')).toBeNull();
  },
};

/** Neither an empty list nor bare ids: what failed is said, and asked for again. */
export const Failed: Story = {
  args: { options: failed({ code: 'internal', message: '服务没有响应' }, again) },
  play: async ({ canvas, userEvent }) => {
    again.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('角色没有加载出来：服务没有响应');
    await expect(canvas.queryByText('referee')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '重试 角色' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};
