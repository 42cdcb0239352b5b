import { ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ChunkList } from '../chunk-list/index.js';
import { chunkSlice } from '../chunk-list/chunk.fixtures.js';
import { CoverageStrip } from '../coverage-strip/index.js';
import { rulesCoverage } from '../coverage-strip/coverage.fixtures.js';
import { useMobile } from '../media/index.js';
import { PagePreview } from '../page-preview/index.js';
import { chunkRegions, rules } from '../page-preview/preview.fixtures.js';
import { ChunkWorkbench } from './ChunkWorkbench.js';

const source = rules();
const done = fn(async () => {});

const Workbench = () => {
  const mobile = useMobile();
  const [activeId, setActiveId] = useState<string | null>('c093');
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const [page, setPage] = useState(47);
  const [full, setFull] = useState(false);
  const active = chunkSlice.list.find(({ id }) => id === activeId);
  return (
    <div style={{ height: '100vh' }}>
      <ChunkWorkbench
        strip={
          <CoverageStrip
            pages={rulesCoverage}
            page={page}
            chunks={{ all: 186, enabled: 171 }}
            onPageChange={setPage}
            onRetry={fn()}
          />
        }
        list={
          <ChunkList
            chunks={ready(chunkSlice)}
            filter="all"
            keyword=""
            current={4}
            size={30}
            activeId={activeId}
            hoveredId={hoveredId}
            onFilterChange={fn()}
            onKeywordChange={fn()}
            onCurrentChange={fn()}
            onSelect={setActiveId}
            onHoverChange={setHoveredId}
            onToggle={done}
            onModify={done}
            onRemove={done}
          />
        }
        preview={
          <PagePreview
            source={source}
            regions={chunkRegions}
            activeId={activeId}
            hoveredId={hoveredId}
            onSelect={setActiveId}
            onHoverChange={setHoveredId}
            page={page}
            onPageChange={setPage}
            width="fit"
            toolbar={!mobile || full}
            steps={mobile ? 'none' : 'page'}
            thumbnails={mobile ? 'none' : 'closed'}
          />
        }
        sheet={{
          open: activeId !== null,
          title: `第 ${page} 页`,
          subtitle: active && `${String(active.index).padStart(3, '0')} · ${active.heading.at(-1) ?? ''}`,
          onClose: () => setActiveId(null),
          onFullChange: setFull,
        }}
      />
    </div>
  );
};

const meta = {
  title: 'Documents/ChunkWorkbench',
  component: Workbench,
  parameters: { widget: ChunkWorkbench },
} satisfies Meta<typeof Workbench>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const FindsTheRegionOfARow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分段 096' }));
    const tag = await canvas.findByRole('button', { name: '分段 096，第 49 页' });
    await waitFor(() => expect(tag).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.getByRole('slider', { name: '逐页覆盖' })).toHaveAttribute('aria-valuenow', '49');
  },
};

export const FindsTheRowOfARegion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '分段 092，第 47 页' }));
    const list = within(canvas.getByRole('region', { name: '分段列表' }));
    await expect(list.getByRole('button', { name: '分段 092' })).toHaveAttribute('aria-expanded', 'true');
    await expect(list.getByRole('button', { name: '分段 093' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const HoversBothSides: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: '分段 094，第 47 页' });
    await userEvent.hover(canvas.getByText(/29.2.2/));
    await waitFor(() => expect(canvasElement.querySelector('g[data-hovered] [data-region="c094"]')).not.toBeNull());
    await userEvent.hover(canvas.getByRole('button', { name: '分段 092，第 47 页' }));
    await waitFor(() => expect(canvasElement.querySelector('li[data-hovered]')).toHaveTextContent('29.1.1'));
  },
};

export const MovesToThePageOfTheStrip: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: '逐页覆盖' }).focus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('figure', { name: '第 92 页，共 92 页' })).toBeVisible();
  },
};
