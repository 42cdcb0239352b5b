import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PagePreview } from './PagePreview.js';
import * as samples from './preview.fixtures.js';

const meta = {
  title: 'Documents/PagePreview',
  component: PagePreview,
  args: {
    source: samples.rules(),
    regions: samples.chunkRegions,
    activeId: 'c093',
    width: 'fit',
    onSelect: fn(),
    onHoverChange: fn(),
    onPageChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 544, maxWidth: '100%', height: 820 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const HoveredElsewhere: Story = { args: { hoveredId: 'c094' } };

export const Cited: Story = {
  args: {
    source: samples.citedRules(),
    regions: samples.citedRegions,
    activeId: 'cite2',
    width: 400,
    steps: 'document',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 440, height: 820 }}>
        <Story />
      </div>
    ),
  ],
};

export const LinesAsOneShape: Story = { args: { regions: [samples.lineRegion], activeId: 'lines' } };

export const DrawsABox: Story = {
  args: { onDraw: fn() },
  play: async ({ canvasElement, args }) => {
    const layer = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[data-drawing]');
      if (found === null) throw new Error('no page to draw on');
      return found;
    });
    const { left, top } = layer.getBoundingClientRect();
    const fire = (type: string, x: number, y: number) =>
      layer.dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: left + x, clientY: top + y }),
      );
    // A pointer that no device has cannot be captured.
    layer.setPointerCapture = () => undefined;
    fire('pointerdown', 40, 60);
    fire('pointermove', 240, 160);
    fire('pointerup', 240, 160);
    await waitFor(() => expect(args.onDraw).toHaveBeenCalledOnce());
  },
};

export const MovesAnEdge: Story = {
  args: { onReshape: fn() },
  play: async ({ canvas, args, userEvent }) => {
    (await canvas.findByRole('button', { name: '右边缘' })).focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onReshape).toHaveBeenCalledWith(expect.objectContaining({ id: 'c093' }));
  },
};

export const Waiting: Story = { args: { source: samples.waitingRules(), page: 47 } };

export const Failed: Story = { args: { source: samples.brokenRules(), activeId: null, page: 61 } };

export const ClosedPages: Story = { args: { source: samples.citedRules(), activeId: null, page: 48 } };

export const NoPages: Story = { args: { source: { pageCount: 0, load: () => Promise.reject(new Error('none')) } } };

export const Phone: Story = {
  tags: ['visual'],
  args: { thumbnails: 'closed' },
  globals: { viewport: { value: 'phone' } },
};

export const Thumbnails: Story = { args: { thumbnails: 'open' } };

export const ThumbnailsOfClosedPages: Story = {
  args: { source: samples.citedRules(), activeId: null, page: 48, thumbnails: 'open' },
};

export const SelectableWords: Story = { args: { source: samples.readableRules() } };

export const ManyRegions: Story = {
  args: {
    source: samples.longBook(1000),
    regions: samples.manyRegions(1000),
    activeId: 'c3500',
    thumbnails: 'open',
  },
};

export const ManyPages: Story = { args: { source: samples.longBook(1000), regions: [], activeId: null, page: 700 } };

export const HostilePositions: Story = { args: { regions: samples.hostileRegions, activeId: 'too-large' } };

export const SelectsARegion: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '分段 094，第 47 页' }));
    await expect(args.onSelect).toHaveBeenCalledWith('c094');
  },
};

export const TellsWhatThePointerIsOn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const tag = await canvas.findByRole('button', { name: '分段 092，第 47 页' });
    await userEvent.hover(tag);
    await expect(args.onHoverChange).toHaveBeenLastCalledWith('c092');
    await userEvent.unhover(tag);
    await expect(args.onHoverChange).toHaveBeenLastCalledWith(null);
  },
};

export const StepsThroughTheRegions: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('本页 4 段，第 2 段')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一段' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('c094');
  },
};

export const GoesToATypedPage: Story = {
  args: { activeId: null },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '跳到页码' });
    await userEvent.clear(field);
    await userEvent.type(field, '80{Enter}');
    await expect(await canvas.findByRole('figure', { name: '第 80 页，共 92 页' })).toBeVisible();
    await expect(args.onPageChange).toHaveBeenLastCalledWith(80);
    await userEvent.clear(field);
    await userEvent.type(field, '9999{Enter}');
    await expect(field).toHaveValue('92');
  },
};

export const TriesAFailedPageAgain: Story = {
  args: { source: samples.brokenRules(), activeId: null, page: 61 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('第 61 页没有加载出来')).toBeVisible();
    if ('repair' in args.source && typeof args.source.repair === 'function') args.source.repair();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(canvas.queryByText('第 61 页没有加载出来')).toBeNull());
  },
};

export const MovesByKeyboard: Story = {
  args: { activeId: null, page: 47 },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('region', { name: '文档页面' }).focus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(48);
    await userEvent.keyboard('{Home}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{End}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(92);
  },
};

export const ZoomsAndRotates: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await expect(canvas.getByText('125%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '顺时针旋转' }));
    const page = canvas.getByRole('figure', { name: '第 47 页，共 92 页' });
    await waitFor(() => expect(page.offsetWidth).toBeGreaterThan(page.offsetHeight));
  },
};

export const MovesByThumbnails: Story = {
  args: { activeId: null, page: 47, thumbnails: 'closed' },
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: '缩略图' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const list = await canvas.findByRole('listbox', { name: '缩略图' });
    await waitFor(() => expect(canvas.getByRole('option', { name: '第 47 页', selected: true })).toBeVisible());
    await userEvent.click(await canvas.findByRole('option', { name: '第 48 页' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(48);
    list.focus();
    await userEvent.keyboard('{End}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(92);
    await waitFor(() => expect(canvas.getByRole('option', { name: '第 92 页', selected: true })).toBeVisible());
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const StepsByKeyboardAcrossPages: Story = {
  args: { activeId: 'c095' },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('region', { name: '文档页面' }).focus();
    await userEvent.keyboard('n');
    await expect(args.onSelect).toHaveBeenLastCalledWith('c096');
    await userEvent.keyboard('p');
    await expect(args.onSelect).toHaveBeenLastCalledWith('c094');
  },
};
