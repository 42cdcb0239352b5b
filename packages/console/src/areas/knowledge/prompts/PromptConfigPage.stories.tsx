import {
  modifyKbParams,
  modifyKbTrialQuestions,
  pageKbParams,
  pageKbParamsVersions,
  pageKnowledgeBases,
  readKbParams,
  readKbParamsVersion,
  resetKbParams,
  restoreKbParams,
  tryKbParams,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import PromptConfigPage from './PromptConfigPage.js';
import { plain, rules, standard, trial } from './prompts.fixtures.js';

const path = '/assistantAI/knowledgeBase/promptConfig';
const one = `${path}?base=b1`;
const row = { ...rules, questions: undefined };
const list = fake(pageKbParams, {
  data: {
    list: [row, { ...plain, knowledgeBaseId: 'b2', knowledgeBaseName: '裁判手册' }],
    total: 2,
    current: 1,
    size: 20,
  },
});
const detail = fake(readKbParams, { data: rules });
const trying = fake(tryKbParams, { data: trial });
const keeping = fake(modifyKbTrialQuestions, { data: null });
const versions = fake(pageKbParamsVersions, {
  data: {
    list: [
      { version: 4, kind: 'restored', restoredFrom: 2, note: '', madeBy: '林晓', madeTime: '2026-11-20T08:30:00Z' },
      { version: 3, kind: 'standard', restoredFrom: null, note: '', madeBy: '陈默', madeTime: '2026-11-19T08:30:00Z' },
      {
        version: 2,
        kind: 'saved',
        restoredFrom: null,
        note: '先说结论',
        madeBy: '林晓',
        madeTime: '2026-11-18T08:30:00Z',
      },
      { version: 1, kind: 'saved', restoredFrom: null, note: '', madeBy: '林晓', madeTime: '2026-11-17T08:30:00Z' },
    ],
    total: 4,
    current: 1,
    size: 50,
  },
});
const ofVersion = fake(readKbParamsVersion, {
  data: {
    version: 2,
    kind: 'saved',
    restoredFrom: null,
    note: '先说结论',
    madeBy: '林晓',
    madeTime: '2026-11-18T08:30:00Z',
    settings: { ...standard, topK: 3 },
  },
});

const meta = {
  title: 'Screens/Knowledge/PromptConfigPage',
  component: PromptConfigPage,
  decorators: [onPage],
  parameters: { address: path, fakes: [list, detail, trying, keeping, versions, ofVersion] },
} satisfies Meta<typeof PromptConfigPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('篮球竞赛规则')).toBeVisible();
    await expect(canvas.getByText('单独设置 · 版本 4')).toBeVisible();
    await expect(canvas.getAllByText('标准值').length).toBeGreaterThan(0);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [fake(pageKbParams, { delay: 'infinite' })] } };

export const Empty: Story = {
  parameters: {
    fakes: [
      fake(pageKbParams, { data: { list: [], total: 0, current: 1, size: 20 } }),
      fake(pageKnowledgeBases, { data: { list: [], total: 0, current: 1, size: 200 } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有知识库')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(pageKbParams, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = { parameters: { fakes: [fake(pageKbParams, { fails: 'not_permitted' })] } };

/** One base: each field with its standard value, its range and what it does. */
export const OneBase: Story = {
  parameters: { address: one },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton', { name: '段落数' })).toHaveValue('5');
    await expect(canvas.getByText(/标准值 8 · 1 至 50/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '问题 1' })).toHaveValue('每队有几次暂停？');
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled();
  },
};

export const OneBaseLoading: Story = {
  parameters: { address: one, fakes: [fake(readKbParams, { delay: 'infinite' })] },
};

export const OneBaseFailed: Story = {
  parameters: { address: one, fakes: [fake(readKbParams, { fails: 'unreachable' })] },
};

export const Gone: Story = {
  parameters: { address: one, fakes: [fake(readKbParams, { fails: 'knowledge_base_not_found' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '返回列表' })).toBeVisible();
  },
};

/** Without models the page says what has no effect. */
export const NoModels: Story = {
  parameters: {
    address: one,
    fakes: [fake(readKbParams, { data: { ...plain, hasModel: false, hasEmbedding: false } })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/尚未配置对话模型/)).toBeVisible();
    await expect(canvas.getByText(/尚未配置向量模型/)).toBeVisible();
  },
};

/** What is wrong with a prompt is told while it is written, with its place, and mended where it is plain. */
export const TellsFaults: Story = {
  parameters: { address: one },
  play: async ({ canvas, userEvent }) => {
    const prompt = await canvas.findByRole('textbox', { name: '回答提示词' });
    await userEvent.type(prompt, '资料：{{passage}\n{{question}');
    await expect(await canvas.findByText('没有变量 {passage}，是不是 {passages}？')).toBeVisible();
    await expect(canvas.getByText('缺少 {passages}')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '第 1 行第 4 字' }));
    await waitFor(() => expect(prompt).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '改为 {passages}' }));
    await waitFor(() => expect(prompt).toHaveValue('资料：{passages}\n{question}'));
    await waitFor(() => expect(canvas.queryByText('缺少 {passages}')).toBeNull());
  },
};

export const SavesNoFaults: Story = {
  parameters: { address: one },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '系统提示词' }), '{{question}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('有 1 处需要修改')).toBeVisible();
    await expect(canvas.getByText('这里不能使用变量 {question}')).toBeVisible();
  },
};

/** Both settings answer the same question; passages are marked by what became of them. */
export const Tries: Story = {
  parameters: {
    address: one,
    fakes: [detail, keeping, versions, trying],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '试问' }));
    const first = within(await canvas.findByRole('region', { name: '每队有几次暂停？' }));
    await waitFor(() => expect(first.getAllByText('找到 3 段')).toHaveLength(2));
    await expect(first.getAllByText(/上半时 2 次/)).toHaveLength(2);
    await expect(await canvas.findByRole('region', { name: '谁在记录表上签字？' })).toBeVisible();
  },
};

export const TrialStops: Story = {
  parameters: { address: one, fakes: [detail, keeping, fake(tryKbParams, { delay: 'infinite' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '试问' }));
    await expect(await canvas.findByText('已完成 0 / 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    await expect(await canvas.findByRole('button', { name: '试问' })).toBeEnabled();
    await expect(canvas.queryByRole('region', { name: '每队有几次暂停？' })).toBeNull();
  },
};

export const TrialFailed: Story = {
  parameters: {
    address: one,
    fakes: [detail, keeping, fake(tryKbParams, { fails: 'prompt_faulty', message: '服务器说：提示词有误' })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '试问' }));
    await waitFor(() => expect(canvas.getAllByText(/服务器说/).length).toBeGreaterThan(1));
  },
};

/** What was typed stays where it is refused. */
export const Refused: Story = {
  parameters: {
    address: one,
    fakes: [detail, fake(modifyKbParams, { fails: 'prompt_faulty', message: '服务器说：提示词有误' })],
  },
  play: async ({ canvas, userEvent }) => {
    const prompt = await canvas.findByRole('textbox', { name: '没有找到时的回答' });
    await userEvent.type(prompt, '谢谢');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('服务器说：提示词有误')).toBeVisible();
    await expect(prompt).toHaveValue('规则里没有找到，请联系裁判委员会。谢谢');
  },
};

let reads = 0;

/** Somebody else has saved first: the second is told, sees both, and says which is to count. */
export const Conflict: Story = {
  beforeEach: () => {
    reads = 0;
  },
  parameters: {
    address: one,
    fakes: [
      fake(readKbParams, {
        dataFor: () => {
          reads += 1;
          return reads === 1 ? rules : { ...rules, version: 5, topK: 12, updatedBy: '陈默' };
        },
      }),
      fake(modifyKbParams, { fails: 'changed_meanwhile' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '没有找到时的回答' }), '谢谢');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const both = within(await screen.findByRole('dialog', { name: '合并两人的修改' }));
    await both.findByRole('columnheader', { name: /我的/ });
    await waitFor(() => expect(both.getByRole('columnheader', { name: /我的/ })).toBeVisible());
    await userEvent.click(both.getByRole('button', { name: /合\s?并/ }));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: '段落数' })).toHaveValue('12'));
    await expect(canvas.getByRole('textbox', { name: '没有找到时的回答' })).toHaveDisplayValue(/谢谢/);
    await expect(canvas.queryByText(/陈默刚刚保存了新的一版/)).toBeNull();
  },
};

export const Versions: Story = {
  parameters: { address: `${one}&tab=versions&version=2&with=4` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('恢复自版本 2')).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: /版本 2/ })).toBeVisible();
  },
};

export const Restores: Story = {
  parameters: {
    address: `${one}&tab=versions&version=2`,
    fakes: [detail, versions, ofVersion, fake(restoreKbParams, { data: null })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复这一版' }));
    const sure = await screen.findByRole('button', { name: /^恢\s?复$/ });
    await waitFor(() => expect(sure).toBeVisible());
    await userEvent.click(sure);
    await waitFor(() => expect(screen.getByText('已恢复为新的一版')).toBeVisible());
  },
};

export const Resets: Story = {
  parameters: { address: one, fakes: [detail, fake(resetKbParams, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复标准值' }));
    const asked = within(await screen.findByRole('dialog', { name: '“篮球竞赛规则”恢复标准值？' }));
    const sure = asked.getByRole('button', { name: '恢复标准值' });
    await waitFor(() => expect(sure).toBeVisible());
    await userEvent.click(sure);
    await waitFor(() => expect(screen.getByText('已恢复标准值')).toBeVisible());
  },
};
