import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { EmptyState } from '../states/index.js';
import { TripleEditor } from './TripleEditor.js';
import { TripleList } from './TripleList.js';
import { longest, many, rowsOf, triples } from './triples.fixtures.js';

const limits = { name: 100, kind: 50, predicate: 50, condition: 200 };
const [, , , current] = triples;
const verbs = { onAccept: fn(), onEdit: fn(), onRefuse: fn(), onLater: fn() };

const meta = {
  title: 'Documents/TripleList',
  component: TripleList,
  args: {
    label: '待审核的三元组',
    rows: ready(rowsOf(triples)),
    current: 3,
    onRangeChange: fn(),
    onOpen: fn(),
    selected: new Set(['t34']),
    onSelectionChange: fn(),
    verbs,
    empty: <EmptyState title="没有抽取到三元组" />,
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', height: 640 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TripleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current one opens with its verbs; what is to be careful about stands beside each. */
export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('矛盾')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /通过/ }));
    await expect(verbs.onAccept).toHaveBeenCalled();
  },
};

/** Arrow keys go through the list from the one stop that it has. */
export const ByArrows: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const stop = canvas.getAllByRole('button').find((one) => one.getAttribute('aria-current') === 'true');
    stop?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onOpen).toHaveBeenCalledWith('t40');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onOpen).toHaveBeenCalledWith('t38');
  },
};

/** Several are chosen; what is in the graph already cannot be. */
export const Chosen: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('checkbox', { name: '选择 031' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 040' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(['t34', 't40']));
  },
};

export const Refused: Story = {
  args: { problem: '图谱中有矛盾的说法，请先选择处理方式' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('矛盾的说法');
  },
};

export const Corrected: Story = {
  args: {
    editor: current && (
      <TripleEditor triple={current} limits={limits} kinds={['条款', '数值']} onSave={fn()} onCancel={fn()} />
    ),
  },
};

/** Of a hundred thousand only those in sight are drawn; what is not loaded is told from what is empty. */
export const HundredThousand: Story = {
  args: { rows: ready(many), current: 0 },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: '待审核的三元组' }));
    await expect(list.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(list.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '100000');
  },
};

export const Longest: Story = { args: { rows: ready(rowsOf([longest, ...triples])), current: 0 } };
export const ReadOnly: Story = { args: { verbs: undefined } };
export const Loading: Story = { args: { rows: loading } };
export const Failed: Story = {
  args: { rows: failed({ code: 500, message: '服务器内部错误' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const Empty: Story = { args: { rows: ready(rowsOf([])), current: -1 } };
export const Refreshing: Story = { args: { rows: ready(rowsOf(triples), true) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
