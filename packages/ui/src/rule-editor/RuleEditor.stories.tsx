import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RuleEditor, type RuleEditorProps } from './RuleEditor.js';
import { fields, season, seasonCounts } from './rules.fixtures.js';
import type { EditedRules } from './types.js';

/** Keeps the rules as a page does, and tells of each edit. */
const Kept = (props: RuleEditorProps) => {
  const [rules, setRules] = useState(props.rules);
  return (
    <RuleEditor
      {...props}
      rules={rules}
      onChange={(next) => {
        setRules(next);
        props.onChange(next);
      }}
    />
  );
};

const edited = fn<(rules: EditedRules) => void>();
const last = (): EditedRules | undefined => edited.mock.calls.at(-1)?.[0];

const meta = {
  title: 'Forms/RuleEditor',
  component: RuleEditor,
  render: (props) => <Kept {...props} />,
  parameters: { layout: 'padded' },
  args: { rules: season, fields, counts: seasonCounts, onChange: edited, style: { maxWidth: 792 } },
} satisfies Meta<typeof RuleEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Groups are found by their names, figures stand in one column, and values are read in one line. */
export const Usual: Story = {
  play: async ({ canvas, canvasElement }) => {
    const family = within(canvas.getByRole('group', { name: '打球家庭' }));
    await expect(family.getByRole('radio', { name: '全部满足' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: '订单次数 的值 近 365 天' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /行为次数 的值/ })[0]).toHaveTextContent('4 次，近 180 天');
    await expect(canvas.getByText('杭州、宁波等 6 个')).toBeVisible();
    await expect(canvas.getByText('−1,422')).toBeVisible();
    const ends = ['86,214', '15,317', '8,916', '21,480', '263'].map(
      (count) => canvas.getByText(count).getBoundingClientRect().right,
    );
    for (const end of ends) await expect(Math.abs(end - (ends[0] ?? 0))).toBeLessThan(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The arrow keys on a handle move a condition as it is read: into groups and out of them; the focus goes along. */
export const MovesByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '移动 常住城市' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const [first] = last()?.rules ?? [];
    await expect(first && 'rules' in first && first.rules[0]).toEqual(season.rules[0]);
    await expect(canvas.getByRole('button', { name: '移动 常住城市' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('已移动 常住城市');
    await userEvent.keyboard('{ArrowUp}');
    await expect(last()).toEqual(season);
  },
};

/** What was deleted comes back by Ctrl Z, and goes again by Ctrl Y. */
export const TakesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除组 和现场有关' }));
    await expect(canvas.queryByRole('group', { name: '打球家庭' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('已删除 和现场有关');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('group', { name: '打球家庭' })).toBeVisible();
    await expect(last()).toEqual(season);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(canvas.queryByRole('group', { name: '打球家庭' })).toBeNull();
  },
};

/** A new condition has the focus in its attribute; the comparison and the kind of value follow from it. */
export const AddsOne: Story = {
  args: { rules: { match: 'all', rules: [] }, counts: {} },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('还没有条件，先添加一条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '条件' }));
    const attribute = canvas.getByRole('combobox', { name: '新条件 的属性' });
    await expect(attribute).toHaveFocus();
    await userEvent.type(attribute, '年龄');
    await userEvent.click(await screen.findByTitle('年龄'));
    await userEvent.type(await canvas.findByRole('spinbutton', { name: '年龄 的值' }), '18');
    await waitFor(() => expect(last()?.rules).toEqual([{ field: 'age', operator: 'equals', values: ['18'] }]));
    // The letters of a field are one step.
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(last()?.rules).toEqual([{ field: 'age', operator: 'equals', values: [] }]);
  },
};

/** How many, in which time, and which orders count is changed in a panel; Escape gives the focus back. */
export const ChangesParts: Story = {
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole('button', { name: '订单次数 的值 近 365 天' });
    await userEvent.click(value);
    const panel = within(await screen.findByRole('dialog', { name: '订单次数 的值' }));
    const days = panel.getByRole('spinbutton', { name: '时间范围' });
    await waitFor(() => expect(days).toHaveFocus());
    await userEvent.clear(days);
    await userEvent.type(days, '90');
    await userEvent.click(panel.getByRole('button', { name: '添加限定' }));
    await userEvent.type(panel.getByRole('combobox', { name: '商品 的值' }), '季票');
    await waitFor(() => expect(value).toHaveTextContent('近 90 天，商品 等于 季票'));
    await userEvent.keyboard('{Escape}');
    await expect(value).toHaveFocus();
    const [, group] = last()?.rules ?? [];
    await expect(group && 'rules' in group && group.rules[0]).toEqual({
      field: 'order.count',
      operator: 'exists',
      values: [],
      days: 90,
      details: [{ name: 'product', operator: 'equals', values: ['季票'] }],
    });
  },
};

/** What is missing is said where it is, once saving was tried. */
export const SaysWhatIsMissing: Story = {
  args: {
    checked: true,
    counts: {},
    rules: {
      match: 'all',
      rules: [
        { field: 'city', operator: 'in', values: [] },
        { field: 'age', operator: 'between', values: ['14', '6'] },
        { field: 'season.seat', operator: 'equals', values: ['A'] },
        { match: 'any', rules: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有填值')).toBeVisible();
    await expect(canvas.getByText('下限比上限大')).toBeVisible();
    await expect(canvas.getByText('已不存在：season.seat')).toBeVisible();
    await expect(canvas.getByText('这一组里没有条件')).toBeVisible();
  },
};

/** There is no fourth level: the way there is closed. */
export const ThreeLevels: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '在 打球家庭 里添加' }));
    await expect(await screen.findByRole('menuitem', { name: '添加条件组' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('menuitem', { name: '添加条件' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Old figures stay, paler, while new ones are counted. */
export const Refreshing: Story = { args: { counting: true } };

export const Empty: Story = { args: { rules: { match: 'any', rules: [] }, counts: {} } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /删除|移动|添加/ })).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText('年龄 介于 6 至 14 岁')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    fields: fields.map((field) => ({ ...field, name: `${field.name}（以最近一次实名登记为准）` })),
    rules: { ...season, title: '季票续费与到场家庭的首要条件，包括全部赛区和青少年联赛' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A condition takes two lines. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const attribute = canvas.getByRole('combobox', { name: '常住城市 的属性' }).getBoundingClientRect();
    await expect(canvas.getByText('86,214').getBoundingClientRect().top).toBeGreaterThan(attribute.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
