import {
  addPlanSection,
  draftPlanSection,
  findPlanEvidence,
  listPlanBases,
  modifyBusinessPlan,
  modifyPlanSection,
  pagePlanVersions,
  readAppConfig,
  readBusinessPlan,
  readPlanSource,
  readPlanSourcePage,
  readPlanVersion,
  removePlanSection,
  restorePlanVersion,
  shareBusinessPlan,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import EditPlanPage from './EditPlanPage.js';
import { planDetail } from './plans.fixtures.js';

const config = { productTitle: '篮协 AI', version: '1', modelConfigured: false, maxUploadBytes: 1, testHost: false };
const versions = {
  list: [
    { version: 3, title: planDetail.title, cause: 'saved', changedBy: '李慧敏', createTime: planDetail.createTime },
  ],
  total: 1,
  current: 1,
  size: 60,
};

const fakes = [
  fake(readBusinessPlan, { data: planDetail }),
  fake(listPlanBases, { data: [{ id: 'b1', name: '青少年发展', documentCount: 3 }] }),
  fake(readAppConfig, { data: config }),
  fake(modifyPlanSection, { data: { version: 4 } }),
  fake(modifyBusinessPlan, { data: { settingsVersion: 4 } }),
  fake(addPlanSection, { data: { id: 's3' } }),
  fake(removePlanSection, { data: null }),
  fake(shareBusinessPlan, { data: null }),
  fake(findPlanEvidence, { data: [] }),
  fake(draftPlanSection, { data: { content: '模型写的', references: [], unverified: 0 } }),
  fake(pagePlanVersions, { data: versions }),
  fake(readPlanVersion, { data: { title: planDetail.title, company: '', industry: '', sections: [] } }),
  fake(restorePlanVersion, { data: { version: 5 } }),
];

const page = '/assistantAI/AIToolWall/editBP';

const meta = {
  title: 'Screens/Tools/EditPlanPage',
  component: EditPlanPage,
  decorators: [onPage],
  parameters: { address: `${page}?id=plan1`, fakes },
} satisfies Meta<typeof EditPlanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutModel: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '青训营商业计划书' })).toBeVisible();
    await expect(await canvas.findByText(/起草需要模型/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '起草' })).toBeDisabled();
  },
};

export const Saves: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByLabelText('“市场分析”的正文，Markdown');
    await fireEvent.change(text, { target: { value: '新的文字' } });
    await expect(text).toHaveValue('新的文字');
    await expect(await canvas.findByText(/^已保存/, {}, { timeout: 15_000 })).toBeVisible();
  },
};

export const WithModel: Story = {
  parameters: { fakes: [...fakes, fake(readAppConfig, { data: { ...config, modelConfigured: true } })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '起草' }));
    await userEvent.click(await canvas.findByRole('button', { name: '采用' }));
    await expect(canvas.getByLabelText('“市场分析”的正文，Markdown')).toHaveValue('模型写的');
  },
};

export const NotSaved: Story = {
  parameters: { fakes: [...fakes, fake(modifyPlanSection, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    const text = await canvas.findByLabelText('“市场分析”的正文，Markdown');
    await fireEvent.change(text, { target: { value: '保留的文字' } });
    await expect((await canvas.findAllByText(/没有保存/, {}, { timeout: 15_000 }))[0]).toBeVisible();
    await expect(text).toHaveValue('保留的文字');
  },
};

let isGone = false;
const without = { ...planDetail, sections: planDetail.sections.filter(({ id }) => id !== 's1') };

export const SectionGoneMeanwhile: Story = {
  parameters: {
    fakes: [
      ...fakes,
      fake(readBusinessPlan, { dataFor: () => (isGone ? without : planDetail) }),
      fake(modifyPlanSection, { fails: 'plan_section_not_found' }),
    ],
  },
  beforeEach: () => {
    isGone = false;
  },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByLabelText('“市场分析”的正文，Markdown');
    isGone = true;
    await fireEvent.change(text, { target: { value: '没来得及保存' } });
    const button = await canvas.findByRole('button', { name: '作为新章节放回' }, { timeout: 15_000 });
    await expect(canvas.getByText(/没来得及保存/)).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
};

export const Loading: Story = { parameters: { fakes: [fake(readBusinessPlan, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [fake(readBusinessPlan, { fails: 'unreachable' })] } };
export const NotPermitted: Story = { parameters: { fakes: [fake(readBusinessPlan, { fails: 'not_permitted' })] } };
export const Gone: Story = {
  parameters: { fakes: [fake(readBusinessPlan, { fails: 'business_plan_not_found' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '返回列表' })).toBeVisible();
  },
};
export const NoneNamed: Story = { parameters: { address: page } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const reference = {
  n: 1,
  chunkId: 'c1',
  chunkIndex: 3,
  documentId: 'd1',
  documentName: '青少年篮球发展报告.pdf',
  knowledgeBaseName: '青少年发展',
  heading: [],
  content: '全国注册青少年球员 46.2 万人。',
  positions: [[2, 90, 700, 400, 440]] satisfies [number, number, number, number, number][],
};
const [first, ...others] = planDetail.sections;
const citing = {
  ...planDetail,
  sections: first === undefined ? [] : [{ ...first, references: [reference] }, ...others],
};
const pagesOfSource = [
  fake(readBusinessPlan, { data: citing }),
  fake(readPlanSource, {
    data: { documentId: 'd1', name: reference.documentName, heights: [1123, 1123, 1123], pages: [1, 2, 3] },
  }),
  fake(readPlanSourcePage, {
    dataFor: () =>
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="794" height="1123"/>'], { type: 'image/svg+xml' }),
  }),
];

/** A cited passage leads to its page, with the words lit; its link opens the same in another tab. */
export const ShowsASource: Story = {
  parameters: { fakes: [...fakes, ...pagesOfSource] },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: '看原文 [1]' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('section=s1&cite=1'));
    await userEvent.click(link);
    const drawer = within(await screen.findByRole('dialog', { name: /青少年篮球发展报告.pdf · 青少年发展 · 第 2 页/ }));
    await expect(drawer.getByText(reference.content)).toBeVisible();
  },
};

export const SourceGone: Story = {
  parameters: {
    address: `${page}?id=plan1&section=s1&cite=1`,
    fakes: [...fakes, ...pagesOfSource, fake(readPlanSource, { fails: 'document_not_found' })],
  },
  play: async () => {
    await expect(await screen.findByText('原文已删除，或不再对你开放')).toBeVisible();
  },
};
