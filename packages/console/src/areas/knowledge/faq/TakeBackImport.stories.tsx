import { takeBackFaqImport } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { TakeBackImport } from './TakeBackImport.js';

const meta = {
  title: 'Screens/Knowledge/TakeBackImport',
  component: TakeBackImport,
  args: { kbId: 'b1', importId: 'i1' },
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/knowledgeBase/index?base=b1&faq=b1&open=import',
    fakes: [fake(takeBackFaqImport, { data: { removed: 4949, kept: 2 } })],
  },
} satisfies Meta<typeof TakeBackImport>;
export default meta;
type Story = StoryObj<typeof meta>;

const agree = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole('button', { name: '撤回这次导入' }));
  const asked = within(await screen.findByRole('dialog', { name: '撤回这次导入？' }));
  await userEvent.click(asked.getByRole('button', { name: /^撤\s?回$/ }));
};

/** It asks first, and tells what had to stay. */
export const TakenBack: Story = {
  play: async ({ userEvent }) => {
    await agree(userEvent);
    await waitFor(() => expect(screen.getByText(/4,?949/)).toBeVisible());
    await expect(screen.queryByRole('button', { name: '撤回这次导入' })).toBeNull();
  },
};

/** All that it had added has been changed since. */
export const NothingRemoved: Story = {
  parameters: { fakes: [fake(takeBackFaqImport, { data: { removed: 0, kept: 2 } })] },
  play: async ({ userEvent }) => {
    await agree(userEvent);
    await waitFor(() => expect(screen.getByText(/2 个之后被改过/)).toBeVisible());
  },
};

/** It can be tried again. */
export const Failed: Story = {
  parameters: { fakes: [fake(takeBackFaqImport, { fails: 'unreachable' })] },
  play: async ({ userEvent }) => {
    await agree(userEvent);
    await waitFor(() => expect(screen.getByRole('button', { name: '撤回这次导入' })).toBeEnabled());
  },
};

export const Phone: Story = { ...TakenBack, globals: { viewport: { value: 'phone' } } };
