import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BarList } from './BarList.js';
import { sources, type Use, uses } from './bars.fixtures.js';

const meta = {
  title: 'Lists/BarList',
  component: BarList<Use>,
  parameters: { layout: 'padded' },
  args: {
    title: '按助手',
    rows: uses,
    rowKey: ({ name }) => name,
    name: { title: '助手', cell: ({ name }) => name, full: ({ name }) => name },
    value: { title: '问答次数', of: ({ now }) => now, before: ({ before }) => before },
    more: [
      { key: 'change', title: '较前 7 天', cell: ({ change }) => change },
      { key: 'grounded', title: '有依据', cell: ({ grounded }) => grounded },
      { key: 'satisfied', title: '满意率', cell: ({ satisfied }) => satisfied },
    ],
    selected: '传播助手',
    onSelect: fn(),
  },
} satisfies Meta<typeof BarList<Use>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row is found by what names it, a bar is as long as its number, and a row is pressed anywhere. */
export const Usual: Story = {
  tags: ['visual'],
  args: { style: { width: 886 } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByRole('table', { name: '按助手' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '文献助手' })).toBeVisible();
    const [first, , third] = [...canvasElement.querySelectorAll<HTMLElement>('td[data-bar] i:first-child')];
    await expect((third?.offsetWidth ?? 0) / (first?.offsetWidth ?? 1)).toBeCloseTo(2103 / 4146, 1);
    const row = canvas.getByRole('row', { name: /智能客服/ });
    await expect(row).toHaveTextContent('智能客服3,012−13.6%95.3%89.8%');
    const { left, top, width, height } = row.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: '智能客服' });
    for (const part of [0.001, 0.5, 0.999]) {
      await expect(document.elementFromPoint(left + width * part, top + height / 2)).toBe(button);
    }
    await userEvent.click(button);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(uses[1]);
  },
};

/** The row that is looked at says so, and no other one. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('传播助手');
  },
};

/** Only the first of the further numbers stays. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['助手', '问答次数', '较前 7 天']);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Rows are reached and pressed by the keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '通用助手' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(uses[1]);
  },
};

export const LongText: Story = {
  args: {
    style: { width: 640 },
    rows: uses.map((use) => ({ ...use, name: `${use.name}：各赛区裁判员年度注册资料与培训考核` })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(640);
    await expect(canvas.getByTitle('通用助手：各赛区裁判员年度注册资料与培训考核')).toBeVisible();
  },
};
export const LongTextPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: LongText.args?.rows ?? [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').offsetWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Read only: nothing can be pressed. What stands behind a name gives way before it. */
export const WithMinor: StoryObj = {
  render: () => (
    <BarList
      style={{ maxWidth: 640 }}
      title="引用最多的文档"
      rows={sources}
      rowKey={({ id }) => id}
      name={{ title: '文档', cell: ({ name }) => name, full: ({ name }) => name, minor: ({ base }) => base }}
      value={{ title: '引用次数', of: ({ times }) => times }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('row', { name: /裁判员手册/ })).toHaveTextContent('裁判员手册 2026.pdf裁判知识库987');
  },
};
/** In a narrow room it stands under the name. */
export const WithMinorPhone: StoryObj = {
  ...WithMinor,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('裁判员手册 2026.pdf').getBoundingClientRect();
    await expect(canvas.getByText('裁判知识库').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
  },
};

/** A value of none has no bar. */
export const AllZero: Story = {
  args: { rows: uses.map((use) => ({ ...use, now: 0, before: null })), selected: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('td[data-bar] i')).toBeNull();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '问答次数' })).toBeVisible();
  },
};
