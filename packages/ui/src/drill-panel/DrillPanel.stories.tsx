import { failed, loading, type Problem } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SideDrawer } from '../dialog/index.js';
import { AsyncView, EmptyState } from '../states/index.js';
import { filters, pager, records, sum, tools } from './drill.fixtures.js';
import { DrillList } from './DrillList.js';
import { DrillPanel } from './DrillPanel.js';

const list = <DrillList label="传播助手的问答记录" rows={records} onNavigate={() => undefined} />;
const again = fn();
const down: Problem = { code: 'internal', message: '统计服务没有响应' };
const inState = (value: typeof loading | ReturnType<typeof failed>) => (
  <AsyncView value={value} what="问答记录">
    {() => null}
  </AsyncView>
);

const meta = {
  title: 'Lists/DrillPanel',
  component: DrillPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '传播助手',
    subtitle: '11-14 至 11-20',
    tools,
    sum,
    filters,
    children: list,
    footer: pager,
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', width: 441, maxWidth: '100%', height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DrillPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A region by its name, whose title has the focus. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '传播助手' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '传播助手' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Escape closes it from anywhere inside, but not while a word is composed. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const search = canvas.getByRole('button', { name: '搜索记录' });
    search.focus();
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const leave = fn();

/** Escape in a drawer that was opened from here closes the drawer alone. */
export const WithDrawer: Story = {
  args: {
    children: (
      <SideDrawer open title="一条记录" onClose={leave}>
        没有引用的回答
      </SideDrawer>
    ),
  },
  play: async ({ args, userEvent }) => {
    leave.mockClear();
    await waitFor(() => expect(screen.getByRole('heading', { name: '一条记录' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(leave).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The bottom sheet, with what narrows the list kept in sight. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: '传播助手' })).toBeVisible();
    await expect(canvas.getByText('传播助手')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { title: '全国各赛区裁判员年度注册资料与培训考核助手（含移动端、门户和内部系统的全部提问）' },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(canvas.getByText('11-14 至 11-20')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '关闭' })).toBeVisible();
  },
};
export const LongTextPhone: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: '收起' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Title and list alone. */
export const Bare: Story = {
  args: { subtitle: undefined, tools: undefined, sum: undefined, filters: undefined, footer: undefined },
};

export const Empty: Story = {
  args: { children: <EmptyState picture="search" title="没有符合条件的记录" />, footer: undefined },
};
export const Loading: Story = { args: { children: inState(loading), footer: undefined } };
export const Failed: Story = {
  args: { children: inState(failed(down, again)), footer: undefined },
  play: async ({ canvas, userEvent }) => {
    again.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};
