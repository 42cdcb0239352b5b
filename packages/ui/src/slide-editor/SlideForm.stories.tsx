import type { SlidePage } from '@console/base/slides';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longPage, pageAt, third } from './slides.fixtures.js';
import { SlideForm, type SlideFormProps } from './SlideForm.js';

/** Keeps the page, as the owner of a deck does. */
const Kept = ({ page, onChange, ...rest }: SlideFormProps) => {
  const [kept, setKept] = useState<SlidePage>(page);
  const keep = (next: SlidePage) => {
    setKept(next);
    onChange?.(next);
  };
  return <SlideForm {...rest} page={kept} onChange={onChange && keep} />;
};

const meta = {
  title: 'Documents/SlideForm',
  component: SlideForm,
  args: { page: third, onChange: fn(), onPicture: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SlideForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the chart takes numbers as people write them; what is none stays as it is typed, and is told. */
export const ChartAndTable: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const cell = canvas.getAllByRole('textbox', { name: '第 1 行第 2 列' })[0] ?? canvas.getByRole('grid');
    await userEvent.clear(cell);
    await userEvent.type(cell, '1,02x');
    await expect(cell).toHaveValue('1,02x');
    await expect(canvas.getByText('有的格不是数字，图上按无数据处理')).toBeVisible();
    await userEvent.type(cell, '{Backspace}6');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        chart: expect.objectContaining({
          series: expect.arrayContaining([{ name: '2025 年', values: [1026, 301, 352, 238, 242, 118, 127] }]),
        }),
      }),
    );
  },
};

/** Cells of a spreadsheet are pasted from a cell on. */
export const PastesCells: Story = {
  args: { page: { ...third, layout: 'table' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '第 6 行第 1 列' }));
    await userEvent.paste('港澳台\t12\n合计\t1,938\n');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        table: expect.objectContaining({
          rows: expect.arrayContaining([
            ['港澳台', '12', '1,764', '+162'],
            ['合计', '1,938', '', ''],
          ]),
        }),
      }),
    );
  },
};

/** Tab makes a point one of the level below; after Escape it goes on to the next field. */
export const Points: Story = {
  args: { page: pageAt(1) },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '要点' });
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}其中国家级 24 人');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        points: expect.arrayContaining([{ text: '其中国家级 24 人', level: 1 }]),
      }),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

/** The part that was clicked on the page has the focus. */
export const Target: Story = {
  args: { target: { part: 'subtitle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '副标题' })).toHaveFocus();
  },
};

export const Columns: Story = { args: { page: pageAt(3) } };
export const Figure: Story = { args: { page: pageAt(6) } };

/** What the layout does not show is kept, and said. */
export const KeptParts: Story = {
  args: { page: { ...third, layout: 'quote' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^这个版式不显示副标题、表格、图，内容保留/u)).toBeVisible();
  },
};

export const Picture: Story = { args: { page: pageAt(5) } };
export const PictureFailed: Story = {
  args: { page: { ...pageAt(5), picture: null }, pictureProblem: '文件超过 3 MB' },
};
export const Uploading: Story = { args: { page: pageAt(5), uploading: true } };
export const ReadOnly: Story = { args: { onChange: undefined, onPicture: undefined } };
export const Empty: Story = { args: { page: { ...pageAt(0), title: '', subtitle: '' } } };
export const LongText: Story = { args: { page: longPage } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
