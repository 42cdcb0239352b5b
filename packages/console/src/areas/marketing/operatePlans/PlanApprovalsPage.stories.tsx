import {
  decidePlanApproval,
  listPlanClashes,
  modifyPlanSettings,
  pagePlanApprovals,
  readOperatePlan,
  readPlanSettings,
  readTemplateRules,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import PlanApprovalsPage from './PlanApprovalsPage.js';
import * as samples from './plans.fixtures.js';

const address = '/marketing/operatePlan/approval';
const toDecide = samples.detail([samples.tried], {
  approval: 'waiting',
  approvalNeeded: true,
  askedBy: '赵雪',
  askTime: '2026-11-20T02:00:00.000Z',
  own: false,
});
const around = [
  fake(decidePlanApproval, { data: null }),
  fake(modifyPlanSettings, { data: null }),
  fake(readPlanSettings, { data: samples.settings }),
  fake(listPlanClashes, { data: [] }),
  fake(readTemplateRules, { data: samples.rules }),
  fake(readOperatePlan, { data: toDecide }),
];
const listed = fake(pagePlanApprovals, { data: samples.pageOf([samples.waiting]) });

const meta = {
  title: 'Screens/Marketing/PlanApprovalsPage',
  component: PlanApprovalsPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, listed] },
} satisfies Meta<typeof PlanApprovalsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('家庭观赛日邀请')).toBeVisible();
    await expect(canvas.getByText('家庭观赛日人群 10,480')).toBeVisible();
  },
};

/** All that goes out is seen before it is decided; a rejection says why. */
export const Decides: Story = {
  parameters: { address: `${address}?open=family` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    const sms = await drawer.findByRole('region', { name: '短信预览' }, { timeout: 15_000 });
    await waitFor(() => expect(sms).toHaveTextContent('【浙江篮协】王芷晴，周六家庭观赛日'));
    await expect(drawer.getByText(/^将发送/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /驳\s?回/ }));
    await expect(await drawer.findByText('请写明驳回的原因')).toBeVisible();
  },
};

/** Whoever wrote some of it only looks. */
export const Own: Story = {
  parameters: {
    address: `${address}?open=family`,
    fakes: [
      ...around.slice(0, 5),
      fake(readOperatePlan, { data: { ...toDecide, own: true } }),
      fake(pagePlanApprovals, { data: samples.pageOf([{ ...samples.waiting, own: true }]) }),
    ],
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await expect(await drawer.findByText('你参与了这个计划的编写或提交，请由其他人审批')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /通\s?过/ })).toBeNull();
  },
};

/** From which size on a second person decides. */
export const Settings: Story = {
  parameters: { address: `${address}?open=settings` },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await expect(await dialog.findByRole('spinbutton', { name: '人数超过多少须审批' })).toHaveValue('5000');
  },
};

const listing = (replaced: ReturnType<typeof fake>) => ({ parameters: { fakes: [...around, replaced] } });
export const Empty: Story = listing(fake(pagePlanApprovals, { data: samples.pageOf([]) }));
export const Loading: Story = listing(fake(pagePlanApprovals, { delay: 'infinite' }));
export const Failed: Story = listing(fake(pagePlanApprovals, { fails: 'unreachable' }));
export const NotPermitted: Story = listing(fake(pagePlanApprovals, { fails: 'not_permitted' }));
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
