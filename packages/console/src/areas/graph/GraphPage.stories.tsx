import {
  addTripleRelationship,
  findGraphPaths,
  keepEntitiesApart,
  listGraphCategories,
  listGraphNeighbours,
  listTripleEvidence,
  mergeTripleEntities,
  modifyTripleEntity,
  modifyTripleRelationship,
  pageLikelySame,
  pageTripleEntities,
  pageTripleRelationships,
  readGraph,
  readGraphKinds,
  readTripleEntity,
  readTripleSource,
  readTripleSourcePage,
  removeTripleEntities,
  removeTripleRelationships,
  undoGraphChange,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import GraphPage from './GraphPage.js';
import * as samples from './graph.fixtures.js';

const page = '/assistantAI/knowledgeGraph/list';
const changed = { changeId: 'change' };
const undone = fn(() => null);
const keptApart = fn(() => changed);

const fakes = [
  fake(listGraphCategories, { data: samples.categories }),
  fake(readGraphKinds, { data: samples.kinds }),
  fake(readGraph, { data: samples.graph }),
  fake(pageTripleEntities, {
    dataFor: ({ keyword = '' }) => ({
      ...samples.pageOf(samples.entities.filter(({ name }) => name.includes(keyword))),
      entityTypes: [],
    }),
  }),
  fake(readTripleEntity, { dataFor: ({ id }) => samples.detailOf(id) }),
  fake(listGraphNeighbours, {
    dataFor: ({ limit }) => (limit === 1 ? { ...samples.more, ...samples.nothing } : samples.more),
  }),
  fake(findGraphPaths, { data: samples.paths }),
  fake(pageTripleRelationships, { data: samples.pageOf(samples.relationships) }),
  fake(listTripleEvidence, { data: samples.sentences }),
  fake(readTripleSource, {
    data: {
      documentId: 'd1',
      name: '裁判员管理办法（2025 版）.pdf',
      heights: Array.from({ length: 8 }, () => 1123),
      passages: [],
    },
  }),
  fake(readTripleSourcePage, {
    dataFor: () =>
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="794" height="1123"/>'], { type: 'image/svg+xml' }),
  }),
  fake(pageLikelySame, { dataFor: ({ current }) => samples.pageOf(samples.pairs.slice(current - 1, current), 2) }),
  fake(modifyTripleEntity, { data: changed }),
  fake(mergeTripleEntities, { data: changed }),
  fake(keepEntitiesApart, { data: changed }),
  fake(removeTripleEntities, { data: changed }),
  fake(addTripleRelationship, { data: { id: 'r99', ...changed } }),
  fake(modifyTripleRelationship, { data: changed }),
  fake(removeTripleRelationships, { data: changed }),
  fake(undoGraphChange, { dataFor: undone }),
];

const meta = {
  title: 'Screens/Graph/GraphPage',
  component: GraphPage,
  decorators: [onPage],
  parameters: { address: page, fakes },
} satisfies Meta<typeof GraphPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const around = `${page}?entity=${samples.third}`;
const panel = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** The best connected part: nothing is chosen yet. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('显示 14 个节点，全库 686')).toBeVisible();
    await expect(canvas.getByText('只画出关系最多的 14 个节点')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '表 14' })).not.toBeChecked();
  },
};

/** Around one entity, with what is known of it. */
export const Around: Story = {
  parameters: { address: around },
  play: async ({ canvas }) => {
    const node = await panel(canvas, '三级裁判员');
    await expect(await node.findByText('国家三级裁判员、三级裁判')).toBeVisible();
    await expect(await node.findByText('10/40')).toBeVisible();
  },
};

/** More neighbours come, are counted, and are folded away again. */
export const Unfolds: Story = {
  parameters: { address: around },
  play: async ({ canvas, userEvent }) => {
    const node = await panel(canvas, '三级裁判员');
    await userEvent.click(await node.findByRole('button', { name: '再显示 12 个' }));
    await expect(await node.findByText('12/40')).toBeVisible();
    await userEvent.click(node.getByRole('button', { name: '更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '收起邻居' }));
    await waitFor(() => expect(node.queryByText('12/40')).toBeNull());
  },
};

export const Path: Story = {
  parameters: { address: `${around}&from=${samples.third}&to=${samples.league}` },
  play: async ({ canvas, userEvent }) => {
    const path = within(await canvas.findByRole('group', { name: '路径' }));
    await expect(await path.findByText('第 1 条，共 2 条')).toBeVisible();
    await expect(path.getByText('3 步')).toBeVisible();
    await userEvent.click(path.getByRole('button', { name: '下一条路径' }));
    await expect(await path.findByText('2 步')).toBeVisible();
    await userEvent.click(path.getByRole('button', { name: '关闭路径' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: '路径' })).toBeNull());
  },
};

/** One end is chosen, and the other looked for: what was chosen stays, shown or not. */
export const PathToOneLookedFor: Story = {
  parameters: {
    address: `${around}&from=${samples.third}`,
    fakes: [fake(readGraph, { data: { ...samples.graph, nodes: [], edges: [] } }), ...fakes],
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: '搜索实体' });
    await userEvent.click(field);
    await userEvent.type(field, '一级裁判员');
    await userEvent.click(await screen.findByText('一级裁判员'));
    await panel(canvas, '一级裁判员');
    await expect(await within(canvas.getByRole('group', { name: '路径' })).findByText('三级裁判员')).toBeVisible();
  },
};

/** The picture's twin has the same relations and opens the same panels. */
export const Table: Story = {
  parameters: { address: `${around}&view=table` },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table'));
    await userEvent.click((await table.findAllByRole('button', { name: '一级裁判员' }))[0] ?? document.body);
    await panel(canvas, '一级裁判员');
    await expect(await table.findByText(/当年执裁不少于 12 场/)).toBeInTheDocument();
  },
};

/** What is left out of the picture is left out of the table, and stays so. */
export const LeavesOut: Story = {
  parameters: { address: `${page}?view=table` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: '表 14' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: '条款' }));
    await expect(await canvas.findByRole('radio', { name: '表 10' })).toBeChecked();
  },
};

export const NothingLeft: Story = {
  parameters: {
    address: `${page}?noKinds=${samples.kinds.entityTypes.map(({ name }) => encodeURIComponent(name)).join(',')}`,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '显示全部' }));
    await expect(await canvas.findByText('显示 14 个节点，全库 686')).toBeVisible();
  },
};

/** A relation with what it rests on: what can be opened, and why the rest can't. */
export const Relation: Story = {
  parameters: { address: `${around}&edge=r1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('注册满 1 年')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '第 6 页' })).toBeVisible();
    await expect(canvas.getByText('文档重新解析后，找不到这句话了')).toBeVisible();
    await expect(canvas.getByText('由人写下或随导入文件带来，没有可以打开的原文')).toBeVisible();
  },
};

/** A link from elsewhere opens one that is not drawn, and one that another has taken the place of, which can be revived. */
export const RelationThatIsNotDrawn: Story = {
  parameters: {
    address: `${around}&edge=past`,
    fakes: [
      ...fakes,
      fake(pageTripleRelationships, {
        dataFor: ({ id }) => samples.pageOf(id === 'past' ? [samples.pastRelationship] : samples.relationships),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const relation = await panel(canvas, '关系详情');
    await expect(await relation.findByText('已被替代')).toBeVisible();
    await expect(relation.getByRole('button', { name: /四级裁判员/ })).toBeVisible();
    await userEvent.click(relation.getByRole('button', { name: '更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '恢复为有效' }));
    await expect(await screen.findByText('已恢复为有效')).toBeVisible();
  },
};

export const RelationGone: Story = {
  parameters: {
    address: `${around}&edge=gone`,
    fakes: [...fakes, fake(pageTripleRelationships, { data: samples.pageOf([]) })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('关系已不存在')).toBeVisible();
  },
};

/** The page that says it stands beside the graph. */
export const Source: Story = {
  parameters: { address: `${around}&edge=r1` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '第 6 页' }));
    const drawer = within(await canvas.findByRole('dialog', { name: /裁判员管理办法.*第 6 页/ }));
    await expect(await drawer.findByText(/当年执裁不少于 12 场/)).toBeVisible();
  },
};

export const EditsARelation: Story = {
  parameters: { address: `${around}&edge=r1` },
  play: async ({ canvas, userEvent }) => {
    const more = async () =>
      userEvent.click((await canvas.findAllByRole('button', { name: '更多操作' }))[1] ?? document.body);
    await canvas.findByText('注册满 1 年');
    await more();
    await userEvent.click(await screen.findByRole('menuitem', { name: '标为已被替代' }));
    await expect(await screen.findByText('已标为被替代，不再用于问答')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(undone).toHaveBeenCalledWith(expect.objectContaining({ changeId: 'change' })));
  },
};

/** A name that is there already: the two become one, once that was agreed to. */
export const MergesByName: Story = {
  parameters: {
    address: around,
    fakes: [...fakes, fake(modifyTripleEntity, { fails: 'entity_exists' })],
  },
  play: async ({ canvas, userEvent }) => {
    const node = await panel(canvas, '三级裁判员');
    await node.findByText('国家三级裁判员、三级裁判');
    await userEvent.click(node.getByRole('button', { name: '更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '编辑' }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    const name = dialog.getByRole('textbox', { name: '名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '二级裁判员');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect((await screen.findAllByText('“二级裁判员”已存在，合并为一个？')).length).toBeGreaterThan(0);
  },
};

export const MergeBench: Story = {
  parameters: { address: `${page}?view=same` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('第 1 对，共 2 对')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '跳过' }));
    await expect(await canvas.findByText('第 2 对，共 2 对')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '不是同一个' }));
    await expect(await screen.findByText('已记住不是同一个')).toBeVisible();
  },
};

/** The last pair is decided: those that were skipped come again. */
export const SkippedPairsComeAgain: Story = {
  parameters: {
    address: `${page}?view=same`,
    fakes: [
      ...fakes,
      fake(pageLikelySame, {
        dataFor: ({ current }) => {
          const left = samples.pairs.slice(0, keptApart.mock.calls.length > 0 ? 1 : 2);
          return samples.pageOf(left.slice(current - 1, current), left.length);
        },
      }),
      fake(keepEntitiesApart, { dataFor: keptApart }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    keptApart.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '跳过' }));
    await expect(await canvas.findByText('第 2 对，共 2 对')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '不是同一个' }));
    await expect(await canvas.findByText('第 1 对，共 1 对')).toBeVisible();
  },
};

export const NoPairs: Story = {
  parameters: { address: `${page}?view=same`, fakes: [...fakes, fake(pageLikelySame, { data: samples.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有疑似相同的实体')).toBeVisible();
  },
};

/** Nothing has passed review: the way to where it begins. */
export const Empty: Story = {
  parameters: {
    fakes: [...fakes, fake(readGraph, { data: samples.nothing }), fake(readGraphKinds, { data: samples.noKinds })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有图谱')).toBeVisible();
  },
};

export const EntityGone: Story = {
  parameters: { address: `${page}?entity=e99`, fakes: [...fakes, fake(readGraph, { fails: 'entity_not_found' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('实体已不存在，或已与别的实体合并')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '查看全部图谱' })).toBeVisible();
  },
};

export const BaseGone: Story = {
  parameters: {
    address: `${page}?base=gone`,
    fakes: [...fakes, fake(readGraph, { fails: 'knowledge_base_not_found' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('知识库已不存在，或未开放给当前账号')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [...fakes, fake(readGraph, { fails: 'internal', message: '图谱服务没有响应' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图谱服务没有响应')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /重试/ })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [...fakes, fake(readGraph, { delay: 'infinite' })] } };

export const NotPermitted: Story = {
  parameters: { fakes: [...fakes, fake(readGraph, { fails: 'not_permitted' })] },
};

/** Names as long as they may be break nothing. */
export const LongNames: Story = {
  parameters: {
    address: `${around}&edge=r1`,
    fakes: [
      ...fakes,
      fake(readGraph, {
        data: {
          ...samples.graph,
          nodes: samples.graph.nodes.map((node) => ({
            ...node,
            name: `${node.name}（全国青少年篮球裁判员等级）`.repeat(4),
          })),
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('注册满 1 年');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { address: around },
  play: async ({ canvas, userEvent }) => {
    await panel(canvas, '三级裁判员');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
    const drawer = within(await canvas.findByRole('dialog', { name: '筛选' }));
    await expect(await drawer.findByRole('checkbox', { name: '条款' })).toBeChecked();
  },
};
