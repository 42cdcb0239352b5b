import { ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { detail, entityTypes, looks, path, relationKinds, sentences, sixty } from './graph.fixtures.js';
import { GraphFrame } from './GraphFrame.js';
import { GraphLegend } from './GraphLegend.js';
import { GraphNodePanel } from './GraphNodePanel.js';
import { GraphPathBar } from './GraphPathBar.js';
import { GraphView } from './GraphView.js';

const meta = {
  title: 'Documents/GraphFrame',
  component: GraphFrame,
  args: {
    legend: (
      <GraphLegend
        entityTypes={entityTypes}
        predicates={relationKinds}
        looks={looks}
        hidden={{ entityTypes: [], predicates: [] }}
        onChange={fn()}
      />
    ),
    children: (
      <>
        <GraphPathBar
          from={{ id: 'n0', name: '三级裁判员', entityType: '资格' }}
          to={{ id: 'n35', name: '全国 U17 联赛', entityType: '赛事' }}
          paths={ready([path, path])}
          at={0}
          looks={looks}
          onShow={fn()}
          onClose={fn()}
        />
        <GraphView label="图谱" graph={ready(sixty)} looks={looks} selectedId="n0" path={path} onSelect={fn()} />
      </>
    ),
    panel: (
      <GraphNodePanel
        end={detail}
        node={ready(detail)}
        looks={looks}
        relation="晋级为 二级裁判员"
        sentences={ready(sentences)}
        neighbours={{ shown: 12, total: 40 }}
        onSelect={fn()}
        onExpand={fn()}
        onClose={fn()}
      />
    ),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof GraphFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    const left = canvas.getByRole('complementary', { name: '筛选和图例' }).getBoundingClientRect();
    const middle = canvas.getByRole('application').getBoundingClientRect();
    const right = canvas.getByRole('region', { name: '三级裁判员' }).getBoundingClientRect();
    await expect(left.right).toBeLessThanOrEqual(middle.left);
    await expect(middle.right).toBeLessThanOrEqual(right.left);
  },
};

/** Nothing is looked at: the drawing has all the room. */
export const Alone: Story = { args: { panel: undefined } };

/** Without room beside it, the node stands under the drawing, and the legend behind a button of its owner. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary', { name: '筛选和图例' })).toBeNull();
    const middle = canvas.getByRole('application').getBoundingClientRect();
    const under = canvas.getByRole('region', { name: '三级裁判员' }).getBoundingClientRect();
    await expect(middle.bottom).toBeLessThanOrEqual(under.top);
  },
};
