import { addCrowdPack, pageCrowdPacks, readPortrait } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import PortraitPage from './PortraitPage.js';
import * as samples from './portraits.fixtures.js';

const address = '/configManagement/functionSet/userPortraitManagement/userPortraitManagementDetails?id=7';
const around = [fake(addCrowdPack, { data: { id: '50' } }), fake(pageCrowdPacks, { data: samples.pageOf([]) })];

const meta = {
  title: 'Screens/CustomerData/PortraitPage',
  component: PortraitPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, fake(readPortrait, { data: samples.detail })] },
} satisfies Meta<typeof PortraitPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '季票会员' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '城市' })).toBeVisible();
  },
};

/** A slice says how much more there are of it than in the other audience. */
export const Slice: Story = {
  parameters: { address: `${address}&trait=city&slice=1` },
  play: async () => {
    const row = await screen.findByRole('row', { name: /本画像/ }, { timeout: 15_000 });
    await expect(row).toHaveTextContent('4,30738.2%');
    await expect(screen.getByText('指数 158')).toBeVisible();
    await expect(screen.getByRole('link', { name: '查看客户' })).toHaveAttribute(
      'href',
      expect.stringContaining('pack=31'),
    );
  },
};
export const Loading: Story = { parameters: { fakes: [...around, fake(readPortrait, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(readPortrait, { fails: 'unreachable' })] } };
export const Gone: Story = { parameters: { fakes: [...around, fake(readPortrait, { fails: 'portrait_not_found' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(readPortrait, { fails: 'not_permitted' })] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
