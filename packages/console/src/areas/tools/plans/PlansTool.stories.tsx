import { addBusinessPlan, duplicateBusinessPlan, pageBusinessPlans, removeBusinessPlans } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import PlansTool from './PlansTool.js';
import { ofColleague, plan } from './plans.fixtures.js';

const page = (list: (typeof plan)[]) => ({ list, total: list.length, current: 1, size: 20 });

const meta = {
  title: 'Screens/Tools/PlansTool',
  component: PlansTool,
  args: { embedded: false },
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/AIToolWall/tool?id=bp',
    fakes: [
      fake(pageBusinessPlans, { data: page([plan, ofColleague]) }),
      fake(addBusinessPlan, { data: { id: plan.id } }),
      fake(duplicateBusinessPlan, { data: { id: plan.id } }),
      fake(removeBusinessPlans, { data: null }),
    ],
  },
} satisfies Meta<typeof PlansTool>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('青训营商业计划书')).toBeVisible();
  },
};
export const Embedded: Story = { ...Loads, args: { embedded: true } };
export const Phone: Story = { ...Loads, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { parameters: { fakes: [fake(pageBusinessPlans, { delay: 'infinite' })] } };
export const Empty: Story = {
  parameters: { fakes: [fake(pageBusinessPlans, { data: page([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有商业计划书')).toBeVisible();
  },
};
export const Failed: Story = { parameters: { fakes: [fake(pageBusinessPlans, { fails: 'unreachable' })] } };
export const NotPermitted: Story = { parameters: { fakes: [fake(pageBusinessPlans, { fails: 'not_permitted' })] } };
