import { DislikeOutlined, FileExclamationOutlined, InboxOutlined, StarOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { InboxViews, type InboxView, type InboxViewsProps } from './InboxViews.js';

type Key = 'inbox' | 'disliked' | 'unsupported' | 'starred';

const views: readonly InboxView<Key>[] = [
  { key: 'inbox', label: '收件箱', icon: <InboxOutlined />, count: '342' },
  { key: 'disliked', label: '差评', icon: <DislikeOutlined />, count: '27' },
  { key: 'unsupported', label: '没有依据', icon: <FileExclamationOutlined />, count: '18' },
  { key: 'starred', label: '我关注的', icon: <StarOutlined /> },
];

const Kept = ({ current: first, onChange, ...rest }: InboxViewsProps<Key>) => {
  const [current, setCurrent] = useState(first);
  return (
    <InboxViews<Key>
      {...rest}
      current={current}
      onChange={(key) => {
        setCurrent(key);
        onChange(key);
      }}
    />
  );
};

const meta = {
  title: 'Lists/InboxViews',
  component: Kept,
  parameters: { widget: InboxViews },
  args: { label: '视图', views, current: 'inbox', onChange: fn() },
  decorators: [
    (Story) => (
      <main style={{ width: 208, maxWidth: '100%' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /差评/ }));
    await expect(args.onChange).toHaveBeenCalledWith('disliked');
    await expect(canvas.getByRole('button', { name: /差评/ })).toHaveAttribute('aria-current', 'true');
  },
};

const saved = {
  views: [
    { id: 's1', name: '近 7 天裁判助手的差评' },
    { id: 's2', name: '周凯' },
  ],
  currentId: 's1',
  onChange: fn(),
  onRemove: fn(),
};

/** Those that somebody has kept, and the way to forget one. */
export const Saved: Story = {
  args: { current: undefined, saved },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '近 7 天裁判助手的差评' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '周凯' }));
    await expect(saved.onChange).toHaveBeenCalledWith('s2');
    await userEvent.click(canvas.getByRole('button', { name: '删除视图“周凯”' }));
    await expect(saved.onRemove).toHaveBeenCalledWith({ id: 's2', name: '周凯' });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    views: views.map((view) => ({ ...view, label: `${view.label}，而且是裁判委员会在年审期间问的`, count: '1000+' })),
  },
};
