import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { asked, figures } from './choice.fixtures.js';
import { FigureChoice } from './FigureChoice.js';

const again = fn();
const down = { code: 'internal', message: '统计服务没有响应' };

/** The middle of the cell that a radio button chooses. */
const middleOf = (radio: HTMLElement | undefined): Element | null => {
  const cell = radio?.closest('label')?.parentElement?.parentElement;
  if (!cell) throw new Error('No figure');
  const { left, top, width, height } = cell.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height * 0.8);
};

/** How many figures stand beside the first one, itself among them. */
const inFirstRow = (figuresDrawn: readonly HTMLElement[]): number => {
  const tops = figuresDrawn.map((figure) => figure.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
};

const meta = {
  title: 'Lists/FigureChoice',
  component: FigureChoice,
  parameters: { layout: 'fullscreen' },
  args: { label: '关键数字，选一个看走势', figures, chosen: 'questions', onChoose: fn() },
} satisfies Meta<typeof FigureChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of them is chosen; pressed anywhere, another one is. */
export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: '关键数字，选一个看走势' })).toBeVisible();
    const chosen = canvas.getByRole('radio', { name: '问答次数' });
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveAccessibleDescription(/11,369\s*次.*7\.9%\s*较前 7 天/);
    const radios = canvas.getAllByRole('radio');
    await expect(inFirstRow(radios)).toBe(6);
    const under = middleOf(radios[1]);
    await expect(under?.tagName).toBe('LABEL');
    if (under) await userEvent.click(under);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('faq');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('radio'))).toBe(2);
  },
};

/** In less than 1200 of its own it stands in two rows, however wide the window. */
export const TwoRows: Story = {
  args: { style: { width: 934 }, chosen: 'grounded' },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('radio'))).toBe(3);
  },
};

export const LongText: Story = {
  args: {
    figures: figures.map((figure) => ({
      ...figure,
      label: `${figure.label}（含移动端、门户和内部系统的全部提问）`,
      reading: ready({ ...asked, value: '1,234,567,890,123' }),
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    for (const figure of group.children) await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
};

/** The keyboard comes to the one chosen, and arrows, Home and End choose another one. */
export const ByKeyboard: Story = {
  args: { chosen: 'files' },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('radio', { name: '文件引用' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('grounded');
    await userEvent.keyboard('{Home}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('questions');
    await expect(canvas.getByRole('radio', { name: '问答次数' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('wait');
    await expect(canvas.getByRole('radio', { name: '首字延迟' })).toHaveFocus();
  },
};

/** What is counted is a stop of its own, and asks for no other figure. */
export const HelpIsApart: Story = {
  args: { chosen: 'faq' },
  play: async ({ canvas, args, userEvent }) => {
    const help = canvas.getByRole('img', { name: '所有助手收到的问题' });
    const { left, top, width, height } = help.getBoundingClientRect();
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(help.contains(under)).toBe(true);
    await userEvent.click(help);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const NoneChosen: Story = {
  args: { chosen: '' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const Loading: Story = {
  args: { figures: figures.map((figure) => ({ ...figure, reading: loading })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('正在加载')).toHaveLength(figures.length));
    await expect(canvas.queryByText('—')).toBeNull();
  },
};

/** One that failed says so and can be asked for again, which chooses nothing; the others stand. */
export const OneFailed: Story = {
  args: { figures: figures.map((figure, at) => (at === 1 ? { ...figure, reading: failed(down, again) } : figure)) },
  play: async ({ canvas, args, userEvent }) => {
    again.mockClear();
    await expect(canvas.getByText('统计服务没有响应')).toBeVisible();
    await expect(canvas.getByText('11,369')).toBeVisible();
    const retry = canvas.getByRole('button', { name: '重试 FAQ 直接命中' });
    const { left, top, width, height } = retry.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(retry);
    await userEvent.click(retry);
    await expect(again).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const NotPermitted: Story = {
  args: {
    figures: figures.map((figure) => ({
      ...figure,
      reading: failed({ ...down, code: 4030, notPermitted: true }, again),
    })),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('没有权限')).length).toBe(figures.length);
    await expect(canvas.queryByRole('button', { name: /重试/ })).toBeNull();
  },
};

/** The old figures stay while newer ones are on their way. */
export const Refreshing: Story = {
  args: { figures: figures.map((figure) => ({ ...figure, reading: ready(asked, true) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('11,369')).toHaveLength(figures.length);
  },
};
