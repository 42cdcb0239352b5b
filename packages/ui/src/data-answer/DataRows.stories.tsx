import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, rates } from './dataAnswer.fixtures.js';
import { DataRows } from './DataRows.js';

const meta = {
  title: 'Lists/DataRows',
  component: DataRows,
  args: { title: '各助手有依据回答率', table: rates },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DataRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Titled: Story = { args: { titled: true } };
export const Empty: Story = { args: { table: { ...rates, rows: [], total: null } } };
export const LongText: Story = { args: { table: answers.long.table } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
