import { ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { UndoBar } from '../inbox/UndoBar.js';
import { PagePreview } from '../page-preview/index.js';
import { chunkRegions, rules } from '../page-preview/preview.fixtures.js';
import { RelationBar } from './RelationBar.js';
import { RelationChips } from './RelationChips.js';
import { ReviewDesk } from './ReviewDesk.js';
import { TripleCompare } from './TripleCompare.js';
import { TripleList } from './TripleList.js';
import { relations, rowsOf, there, triples } from './triples.fixtures.js';

const [first, , , current = first] = triples;
if (current === undefined) throw new Error('there are no triples');
const source = rules();
const verbs = { onAccept: fn(), onEdit: fn(), onRefuse: fn(), onLater: fn() };

const meta = {
  title: 'Documents/ReviewDesk',
  component: ReviewDesk,
  args: {
    relations: <RelationChips total={120} relations={relations} value="复位至" onChange={fn()} />,
    keys: [
      { key: 'J K', does: '上下' },
      { key: 'A', does: '通过' },
      { key: 'E', does: '修改' },
      { key: 'R', does: '驳回' },
      { key: 'Z', does: '撤销' },
    ],
    bar: (
      <RelationBar
        relation="复位至"
        waiting={22}
        safe={14}
        marked={6}
        least="0.90"
        onlyMarked={false}
        onOnlyMarkedChange={fn()}
        onAcceptSafe={fn()}
        onRename={fn()}
        onRefuseAll={fn()}
      />
    ),
    list: (
      <TripleList
        label="待审核的三元组"
        rows={ready(rowsOf(triples))}
        current={3}
        onRangeChange={fn()}
        onOpen={fn()}
        selected={new Set()}
        onSelectionChange={fn()}
        verbs={verbs}
        empty={null}
      />
    ),
    source: <PagePreview source={source} regions={chunkRegions} activeId="c093" width="fit" steps="none" />,
    compare: (
      <TripleCompare
        triple={current}
        contradicting={[there]}
        duplicate={null}
        alike={[]}
        neighbours={{ count: 3, href: '#/graph' }}
        onChoose={fn()}
        onOpen={fn()}
      />
    ),
    sheet: { open: true, title: '第 47 页', subtitle: '039 · 分段 093', onClose: fn(), verbs },
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', height: '100vh', position: 'relative' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ReviewDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const CanBeUndone: Story = {
  args: { notice: <UndoBar text="已通过 第 038 条" onUndo={fn()} onClose={fn()} /> },
};

/** The source and the verbs lie in a sheet over the list. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: /^驳\s?回$/ }));
    await expect(verbs.onRefuse).toHaveBeenCalled();
  },
};
