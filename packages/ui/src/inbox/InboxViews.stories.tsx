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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    views: views.map((view) => ({ ...view, label: `${view.label}，而且是裁判委员会在年审期间问的`, count: '1000+' })),
  },
};
