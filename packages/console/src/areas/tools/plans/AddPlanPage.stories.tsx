import { addBusinessPlan } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import AddPlanPage from './AddPlanPage.js';

const meta = {
  title: 'Screens/Tools/AddPlanPage',
  component: AddPlanPage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/AIToolWall/BP', fakes: [fake(addBusinessPlan, { data: { id: 'plan1' } })] },
} satisfies Meta<typeof AddPlanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async () => {
    const title = await screen.findByRole('textbox', { name: '标题' });
    await waitFor(() => expect(title).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
