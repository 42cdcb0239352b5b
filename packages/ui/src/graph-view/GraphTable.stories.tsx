import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { looks, path, rows } from './graph.fixtures.js';
import { GraphTable } from './GraphTable.js';

const many = Array.from({ length: 2000 }, (_, at) => {
  const row = rows[at % rows.length];
  return row ? [{ ...row, id: `many${at}` }] : [];
}).flat();

const meta = {
  title: 'Documents/GraphTable',
  component: GraphTable,
  args: {
    label: '竞赛规则库的图谱',
    rows: ready(rows),
    looks,
    selectedId: 'n0',
    onSelect: fn(),
    onOpenEdge: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', width: 798, maxWidth: '100%', height: 500 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof GraphTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '一级裁判员' })[0] ?? document.body);
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'n2' });
    await userEvent.click(canvas.getAllByRole('button', { name: /^依据、晋级为$/ })[0] ?? document.body);
    await expect(args.onOpenEdge).toHaveBeenCalledOnce();
    await expect(canvas.getByText('晋级为（注册满 1 年）')).toBeVisible();
  },
};

/** The path stands first, in its order, on a ground of its own. */
export const WithPath: Story = {
  args: { path },
  play: async ({ canvas }) => {
    const told = canvas.getAllByRole('row').slice(1, 4);
    await expect(told.map((row) => row.textContent.replace(/三级裁判员注册.*/, ''))).toEqual([
      expect.stringContaining('三级裁判员'),
      expect.stringContaining('主裁判员'),
      expect.stringContaining('全国 U17 联赛'),
    ]);
    for (const row of told) await expect(row).toHaveAttribute('data-path');
  },
};

export const Loading: Story = { args: { rows: loading } };
export const Failed: Story = { args: { rows: failed({ code: 503, message: '服务器繁忙，请稍后' }) } };
export const Refreshing: Story = { args: { rows: { ...ready(rows), refreshing: true } } };
export const Empty: Story = { args: { rows: ready([]) } };
export const LongText: Story = {
  args: {
    rows: ready(rows.map((row) => ({ ...row, predicate: `${row.predicate}（须在注册地审核并逐级上报）`.repeat(2) }))),
  },
};
export const Phone: Story = { args: { path }, globals: { viewport: { value: 'phone' } } };

/** Only what is seen is drawn. */
export const TwoThousand: Story = {
  args: { rows: ready(many) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};
