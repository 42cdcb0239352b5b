import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.js';
import { EnvironmentStrip } from './EnvironmentStrip.js';

const meta = {
  title: 'Shell/EnvironmentStrip',
  component: EnvironmentStrip,
  args: { environment: '演示数据' },
  decorators: [
    (Story) => (
      <main>
        <Story />
        <EmptyState level={1} picture="locked" title="请先登录或从授权入口进入" />
      </main>
    ),
  ],
} satisfies Meta<typeof EnvironmentStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const TheRealThing: Story = { args: { environment: undefined } };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
