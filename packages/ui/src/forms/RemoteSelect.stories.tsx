import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RemoteSelect } from './RemoteSelect.js';

const looked = fn();

const meta = {
  title: 'Forms/RemoteSelect',
  component: RemoteSelect,
  args: {
    found: ready([
      { value: 'lin', label: '林晓（linxiao）' },
      { value: 'chen', label: '陈思远（chensy）', disabled: true, title: '对方的权限超出您的权限，不能操作' },
    ]),
    known: [{ value: 'wang', label: '王裁判（wangcp）' }],
    what: '成员',
    'aria-label': '成员',
    mode: 'multiple',
    value: ['wang'],
    onSearch: looked,
    style: { width: 320 },
  },
} satisfies Meta<typeof RemoteSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who is chosen keeps the name, found or not. */
export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTitle('王裁判（wangcp）')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox'));
    // It stands there out of sight until its place is known.
    await waitFor(() => expect(screen.getByTitle('林晓（linxiao）')).toBeVisible());
  },
};

export const Phone: Story = { ...Usual, tags: [], play: undefined, globals: { viewport: { value: 'phone' } } };

/** Nobody was found; who is chosen stays. */
export const Empty: Story = {
  args: { found: ready([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '无此人');
    await waitFor(() => expect(canvas.getByTitle('王裁判（wangcp）')).toBeVisible());
  },
};

export const LongNames: Story = {
  args: {
    known: [{ value: 'wang', label: '王裁判（wangcp）：各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示' }],
  },
};

/** Looked for once, when the reader pauses, however many letters were typed. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    looked.mockClear();
    await userEvent.type(canvas.getByRole('combobox'), 'linx');
    await waitFor(() => expect(looked.mock.calls).toEqual([['linx']]));
  },
};

export const Loading: Story = { args: { found: loading } };

export const Failed: Story = {
  args: { found: failed({ code: 'internal', message: '服务没有响应' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('成员没有加载出来：服务没有响应');
  },
};
