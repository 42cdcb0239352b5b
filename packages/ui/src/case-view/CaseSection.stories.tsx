import { RedoOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect } from 'storybook/test';
import { Tag } from '../states/index.js';
import { long } from './case.fixtures.js';
import { CaseSection } from './CaseSection.js';

const meta = {
  title: 'Lists/CaseSection',
  component: CaseSection,
  args: {
    step: 4,
    title: '再问一次',
    note: '同一问题，同一助手',
    action: (
      <Button size="small" icon={<RedoOutlined aria-hidden />}>
        再问
      </Button>
    ),
    children: '前场掷球入界复位至 14 秒。',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CaseSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** The one to do next. */
export const Current: Story = {
  args: { state: 'current' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '再问一次' })).toHaveAttribute('aria-current', 'step');
  },
};

/** That it is done is said, not only shown. */
export const Done: Story = {
  args: { state: 'done', tag: <Tag tone="ok">有新回答</Tag> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已完成')).toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { state: 'done' } };

export const LongText: Story = { args: { note: long, children: long } };
