import { addCrowdPack, pageCrowdPacks, readPortrait } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
const only = (codes: string) => `${address}&only=${encodeURIComponent(codes)}`;
const ofHangzhou = {
  ...samples.detail,
  customerCount: 4307,
  comparedCount: 36_237,
  narrowedTo: [
    { trait: 'city' as const, value: '杭州', label: '杭州', rule: samples.cityRule('杭州') },
    {
      trait: 'gender' as const,
      value: 'female',
      label: 'female',
      rule: { field: 'gender', operator: 'equals' as const, values: ['female'] },
    },
  ],
};

/** A slice narrows all spreads to its people, and stands over them until it is taken away. */
export const Narrows: Story = {
  parameters: {
    address: `${address}&trait=city&slice=1`,
    fakes: [
      ...around,
      fake(readPortrait, {
        dataFor: ({ slices = [] }) =>
          slices.includes('city:杭州')
            ? { ...ofHangzhou, narrowedTo: ofHangzhou.narrowedTo.slice(0, 1) }
            : samples.detail,
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '只看这些' }, { timeout: 15_000 }));
    const chips = within(await canvas.findByRole('group', { name: '只看' }));
    await waitFor(() => expect(chips.getByRole('button', { name: '城市：杭州' })).toBeVisible());
    await expect(canvas.getByText('4,307')).toBeVisible();
    await userEvent.click(chips.getByRole('button', { name: '城市：杭州' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: '只看' })).toBeNull());
    await expect(await canvas.findByText('11,276')).toBeVisible();
  },
};

/** Several slices may stand in the address; a pack is made of who is in all of them. */
export const Narrowed: Story = {
  parameters: {
    address: `${only('city:杭州,gender:female')}&trait=segment&slice=1`,
    fakes: [...around, fake(readPortrait, { data: ofHangzhou })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('性别：女')).toBeInTheDocument();
    await expect(await screen.findByRole('button', { name: '建成人群包' }, { timeout: 15_000 })).toBeVisible();
    // The list of customers has no filter by gender.
    await expect(screen.queryByRole('link', { name: '查看客户' })).toBeNull();
  },
};
export const SliceGone: Story = {
  parameters: { address: only('tag:gone'), fakes: [...around, fake(readPortrait, { fails: 'slice_not_found' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('所选的一项已不存在，请重新打开画像')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { fakes: [...around, fake(readPortrait, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(readPortrait, { fails: 'unreachable' })] } };
export const Gone: Story = { parameters: { fakes: [...around, fake(readPortrait, { fails: 'portrait_not_found' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(readPortrait, { fails: 'not_permitted' })] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
