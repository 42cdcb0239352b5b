import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn } from 'storybook/test';
import { SlideStrip } from '../slide-view/SlideStrip.js';
import { ExportNote } from './ExportNote.js';
import { SlideChecks } from './SlideChecks.js';
import { SlideDesk } from './SlideDesk.js';
import { SlideForm } from './SlideForm.js';
import { SlideNotes } from './SlideNotes.js';
import { SlideStage } from './SlideStage.js';
import { SlideTree } from './SlideTree.js';
import { design, faults, pages, slides, third, thirdSlide } from './slides.fixtures.js';

const stage = { page: third, slide: thirdSlide, number: 3, count: 8, onChange: fn(), onEdit: fn(), onRewrite: fn() };
const outline = { pages, slides, faults, current: 'p3', onSelect: fn() };

const meta = {
  title: 'Documents/SlideDesk',
  component: SlideDesk,
  parameters: { layout: 'fullscreen' },
  args: {
    tree: <SlideTree {...outline} onChange={fn()} onAdd={fn()} onRemove={fn()} />,
    stage: <SlideStage {...stage} />,
    strip: <SlideStrip {...outline} />,
    notes: <SlideNotes page={third} onChange={fn()} onSource={fn()} />,
    side: (
      <>
        <SlideChecks pages={pages} faults={faults} onPage={fn()} onRepair={fn()} onCheckAgain={fn()} />
        <ExportNote pages={pages} faults={faults} design={design} />
      </>
    ),
    foot: (
      <>
        <Button size="large">检查 4</Button>
        <Button size="large">放映</Button>
        <Button size="large" type="primary">
          导出 PPTX
        </Button>
      </>
    ),
    style: { height: '100vh' },
  },
} satisfies Meta<typeof SlideDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Outline, page and checks beside each other. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tree', { name: '大纲' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^第 3 页/u })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '检查' })).toBeVisible();
  },
};

export const Editing: Story = {
  args: { stage: <SlideStage {...stage} editing />, form: <SlideForm page={third} onChange={fn()} /> },
};

/** Page, thumbnails, notes, checks and the note on the file, one below the other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tree')).toBeNull();
    await expect(canvas.getByRole('navigation', { name: '页面缩略图' })).toBeVisible();
  },
};
