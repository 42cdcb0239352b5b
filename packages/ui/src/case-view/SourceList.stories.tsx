import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { long, sources } from './case.fixtures.js';
import { SourceList } from './SourceList.js';

const meta = {
  title: 'Chat/SourceList',
  component: SourceList,
  args: { label: '依据', sources, active: 1, onNavigate: fn() },
  decorators: [
    (Story) => (
      <main style={{ width: 384, maxWidth: '100%' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SourceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('link', { name: /2020 版/ }));
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.stringContaining('chunk=c88'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = { args: { sources: sources.map((source) => ({ ...source, name: long })) } };

/** What its reader may not look at has no link. */
export const Withheld: Story = { args: { sources: [{ n: 1, name: '无权查看' }] } };

export const Empty: Story = { args: { sources: [] } };
