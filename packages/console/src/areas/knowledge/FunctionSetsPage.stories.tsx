import {
  modifyKbFunctionSet,
  pageKbFunctions,
  pageKbFunctionSets,
  pageKnowledgeBases,
  readKbFunctionSet,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import * as samples from './functions.fixtures.js';
import FunctionSetsPage from './FunctionSetsPage.js';

const address = '/assistantAI/knowledgeBase/configSetResource';
const around = [
  fake(pageKnowledgeBases, { data: samples.pageOf(...samples.bases) }),
  fake(pageKbFunctions, { data: samples.pageOf(samples.tickets, samples.scores) }),
  fake(readKbFunctionSet, { data: samples.matchDay }),
];
const page = fake(pageKbFunctionSets, { data: samples.pageOf(samples.matchDay) });

const meta = {
  title: 'Screens/Knowledge/FunctionSetsPage',
  component: FunctionSetsPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, page] },
} satisfies Meta<typeof FunctionSetsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('比赛日')).toBeVisible();
    await expect(canvas.getByText('余票查询、赛果查询')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [...around, fake(pageKbFunctionSets, { delay: 'infinite' })] } };

export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageKbFunctionSets, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageKbFunctionSets, { fails: 'not_permitted' })] },
};

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageKbFunctionSets, { data: samples.pageOf() })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有配置集')).toBeVisible();
  },
};

export const Edits: Story = {
  parameters: {
    address: `${address}?open=s1`,
    fakes: [...around, page, fake(modifyKbFunctionSet, { fails: 'name_taken', message: '该名称已被使用，请换一个' })],
  },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: '比赛日' }));
    await expect(await form.findByText('赛果查询 · 票务（已停用）')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: '名称' }), '二');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(async () => expect(await form.findByText('该名称已被使用，请换一个')).toBeVisible());
    await expect(form.getByRole('textbox', { name: '名称' })).toHaveValue('比赛日二');
  },
};
