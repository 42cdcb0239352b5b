import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExportNote } from './ExportNote.js';
import { design, faults, pages } from './slides.fixtures.js';

const meta = {
  title: 'Documents/ExportNote',
  component: ExportNote,
  args: { pages, faults, design, style: { maxWidth: 320 } },
} satisfies Meta<typeof ExportNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What can be changed in the file, what takes the place of fonts, and which pages will look wrong. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还有 3 处要改，导出后第 4、6 页会看得出来')).toBeVisible();
    await expect(canvas.getByText(/^文字用Microsoft YaHei/u)).toBeVisible();
  },
};

export const AllRight: Story = { args: { faults: [], pages: pages.slice(0, 2) } };
