import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BarList } from '../bar-list/BarList.js';
import { type Use, uses } from '../bar-list/bars.fixtures.js';
import { filters, pager, records, sum, tools } from './drill.fixtures.js';
import { DrillFrame } from './DrillFrame.js';
import { DrillList } from './DrillList.js';
import { DrillPanel } from './DrillPanel.js';

interface BarsProps {
  selected?: string | undefined;
  onSelect?: (use: Use) => void;
}

const Bars = ({ selected, onSelect = () => undefined }: BarsProps) => (
  <div style={{ flex: 1, minHeight: 0, padding: '16px 24px', overflow: 'auto' }}>
    <BarList
      style={{ marginTop: 320 }}
      title="按助手"
      rows={uses}
      rowKey={({ name }) => name}
      name={{ title: '助手', cell: ({ name }) => name, full: ({ name }) => name }}
      value={{ title: '问答次数', of: ({ now }) => now, before: ({ before }) => before }}
      more={[{ key: 'change', title: '较前 7 天', cell: ({ change }) => change }]}
      selected={selected}
      onSelect={onSelect}
    />
  </div>
);

const panelOf = (title: string, onClose: () => void = () => undefined) => (
  <DrillPanel
    title={title}
    subtitle="11-14 至 11-20"
    tools={tools}
    sum={sum}
    filters={filters}
    footer={pager}
    onClose={onClose}
  >
    <DrillList label={`${title}的问答记录`} rows={records.slice(0, 6)} onNavigate={() => undefined} />
  </DrillPanel>
);

/** A page whose bars open the panel. */
const Walked = (props: Omit<ComponentProps<typeof DrillFrame>, 'children' | 'panel'>) => {
  const [name, setName] = useState<string>();
  return (
    <DrillFrame {...props} panel={name === undefined ? null : panelOf(name, () => setName(undefined))}>
      <Bars selected={name} onSelect={(use) => setName(use.name)} />
    </DrillFrame>
  );
};

const meta = {
  title: 'Lists/DrillFrame',
  component: DrillFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: <Bars selected="传播助手" />, panel: panelOf('传播助手') },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DrillFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel takes its width from the page, and covers nothing. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: '传播助手' }).getBoundingClientRect();
    const table = canvas.getByRole('table').getBoundingClientRect();
    await expect(panel.right).toBe(innerWidth);
    await expect(table.right).toBeLessThanOrEqual(panel.left);
  },
};

/** Nothing is looked into: the page has all the room. */
export const Closed: Story = {
  args: { children: <Bars />, panel: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').getBoundingClientRect().right).toBe(innerWidth - 24);
  },
};

/** In less room the panel lies over the page, which keeps its width. */
export const Over: Story = {
  args: { style: { width: 1000 } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: '传播助手' }).getBoundingClientRect();
    await expect(panel.right).toBe(1000);
    await expect(canvas.getByRole('table').getBoundingClientRect().right).toBe(1000 - 24);
  },
};

/** The bar that is looked into stays in sight above the sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog', { name: '传播助手' });
    const bar = canvas.getByRole('button', { name: '传播助手' });
    await waitFor(() =>
      expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(sheet.getBoundingClientRect().top),
    );
  },
};

/** Narrow in a window that is not: the sheet stays inside. */
export const Narrow: Story = {
  args: { style: { width: 440 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: '传播助手' }).offsetWidth).toBeLessThanOrEqual(440);
  },
};

/** Opened, its title has the focus; another bar swaps it and keeps the focus; Escape goes back to the bar. */
type Play = NonNullable<StoryObj['play']>;

const asASheet: Play = async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: '智能客服' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('dialog', { name: '智能客服' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('dialog')).toBeNull();
  await expect(canvas.getByRole('button', { name: '智能客服' })).toHaveFocus();
};

export const FocusGoesAndComesBack: StoryObj = {
  render: () => <Walked />,
  play: async (context) => {
    // As narrow as a phone, whoever looks has chosen that.
    if (innerWidth < 768) return asASheet(context);
    const { canvas, userEvent } = context;
    canvas.getByRole('button', { name: '智能客服' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: '智能客服' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '财务助手' }));
    await expect(canvas.getByRole('heading', { name: '财务助手' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '财务助手' })).toHaveFocus();
    canvas.getByRole('button', { name: '搜索记录' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('button', { name: '财务助手' })).toHaveFocus();
  },
};
export const FocusOnAPhone: StoryObj = {
  render: () => <Walked />,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await asASheet(context);
  },
};
