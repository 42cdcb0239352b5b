import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.js';
import { find, groups, recent } from './palette.fixtures.js';
import { useCommandPalette } from './useCommandPalette.js';

const meta = {
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    query: '裁判',
    results: ready(groups),
    recent,
    onOpenChange: fn(),
    onQueryChange: fn(),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 640 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };
export const Recent: Story = { args: { query: '' } };
export const Start: Story = { args: { query: '', recent: [] } };
export const Loading: Story = { args: { results: loading } };
export const Refreshing: Story = { args: { results: ready(groups, true) } };
export const Empty: Story = { args: { query: '足球', results: ready([]) } };
export const Failed: Story = { args: { results: failed({ code: 503, message: '服务器繁忙，请稍后' }, fn()) } };
export const LongNames: Story = {
  args: {
    query: '裁判'.repeat(40),
    results: ready(
      groups.map((group) => ({
        ...group,
        items: group.items.map((item) => ({ ...item, label: item.label.repeat(12), detail: item.detail?.repeat(8) })),
      })),
    ),
  },
};
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

const LivePalette = (props: CommandPaletteProps) => {
  const palette = useCommandPalette();
  return (
    <>
      <button type="button" onClick={() => palette.onOpenChange(true)}>
        打开
      </button>
      <CommandPalette {...props} {...palette} results={ready(find(palette.query))} />
    </>
  );
};

export const FindsWithKeys: Story = {
  render: (args) => <LivePalette {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    const field = await screen.findByRole('combobox', { name: '搜索' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '裁判');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'd1' }));
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  },
};
