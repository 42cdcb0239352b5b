import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyHints } from './KeyHints.js';

const meta = {
  title: 'Lists/KeyHints',
  component: KeyHints,
  args: {
    keys: [
      { key: 'J', does: '下一条' },
      { key: 'K', does: '上一条' },
      { key: 'E', does: '归档' },
      { key: 'U', does: '标为未读' },
    ],
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof KeyHints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** On a phone there are no keys. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
