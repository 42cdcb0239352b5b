import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long, moments, sources } from './case.fixtures.js';
import { CaseTimeline } from './CaseTimeline.js';
import { SourceList } from './SourceList.js';

const meta = {
  title: 'Lists/CaseTimeline',
  component: CaseTimeline,
  args: { label: '经过', moments },
  decorators: [
    (Story) => (
      <main style={{ width: 384, maxWidth: '100%', padding: 16, boxSizing: 'border-box' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CaseTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(moments.length);
    await expect(canvas.getByText('09:42')).toHaveAttribute('datetime', '2026-11-21T09:42:00+08:00');
  },
};

export const WithSources: Story = {
  args: {
    moments: moments.map((one) =>
      one.key === 'found' ? { ...one, content: <SourceList label="依据" sources={sources} active={1} /> } : one,
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = { args: { moments: moments.map((one) => ({ ...one, content: long })) } };

/** Nobody knows how long it took. */
export const WithoutTimes: Story = {
  args: { moments: moments.map(({ key, by, content }) => ({ key, by, content, time: '' })) },
};
