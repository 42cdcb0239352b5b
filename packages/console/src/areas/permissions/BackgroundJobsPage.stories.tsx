import { pageBackgroundJobs, removeBackgroundJobs, retryBackgroundJob } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import BackgroundJobsPage from './BackgroundJobsPage.js';
import { jobs } from './jobs.fixtures.js';

const meta = {
  title: 'Screens/Permissions/BackgroundJobsPage',
  component: BackgroundJobsPage,
  decorators: [onPage],
  parameters: {
    address: '/configManagement/permissionSet/backgroundJobs/index',
    fakes: [fake(pageBackgroundJobs, { data: { list: jobs, total: jobs.length, current: 1, size: 20 } })],
  },
} satisfies Meta<typeof BackgroundJobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('竞赛规程.pdf')).toBeVisible();
    await expect(canvas.getByText('62%')).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('解析文档'))[0]).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(pageBackgroundJobs, { delay: 'infinite' })] } };

export const Empty: Story = {
  tags: ['visual'],
  parameters: { fakes: [fake(pageBackgroundJobs, { data: { list: [], total: 0, current: 1, size: 20 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有后台任务')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(pageBackgroundJobs, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [fake(pageBackgroundJobs, { fails: 'not_permitted' })] },
};

/** A job that was given up is put back in the queue. */
export const TriesAgain: Story = {
  parameters: { fakes: [...meta.parameters.fakes, fake(retryBackgroundJob, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('竞赛规程.pdf');
    const [retry] = canvas.getAllByRole('button', { name: /重试/ });
    if (retry !== undefined) await userEvent.click(retry);
    await waitFor(async () => expect(await screen.findByText('任务已重新排队')).toBeVisible());
  },
};

/** Nothing is deleted unasked. */
export const AsksBeforeDelete: Story = {
  parameters: { fakes: [...meta.parameters.fakes, fake(removeBackgroundJobs, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('竞赛规程.pdf');
    const [remove] = canvas.getAllByRole('button', { name: /删除/ });
    if (remove !== undefined) await userEvent.click(remove);
    // The part that asks is loaded when it is needed.
    const question = await screen.findByText(
      '只删除任务记录，任务的对象保持现状。此操作不能撤销。',
      {},
      { timeout: 15_000 },
    );
    await waitFor(() => expect(question).toBeVisible());
  },
};
