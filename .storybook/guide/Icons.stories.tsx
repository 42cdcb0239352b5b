import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src/theme/index.js';
import { icons } from '../../packages/ui/src/theme/icons.fixtures.js';
import { Sheet } from './parts.js';
import { iconNames } from './usedSizes.js';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 4px 16px;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${tokens.text2};
`;

const all: Readonly<Record<string, unknown>> = icons;

const isIcon = (icon: unknown): icon is ComponentType => typeof icon === 'object' && icon !== null;

const Icon = ({ name }: { name: string }) => {
  const icon = all[name];
  return isIcon(icon) ? createElement(icon) : null;
};

const Icons = () => (
  <Sheet>
    <h1>Icons</h1>
    <p>
      Outlined ones of Ant Design, and no others: 16 px with text, 14 in toolbars, 12 for arrows. One without a word has
      a tooltip and a name for readers of screens. Here are those in use.
    </p>
    <Grid>
      {iconNames.map(({ value }) => (
        <Entry key={value}>
          <Icon name={value} />
          {value.replace(/Outlined$/, '')}
        </Entry>
      ))}
    </Grid>
  </Sheet>
);

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries.length).toBeGreaterThan(50);
    for (const entry of entries) await expect(entry.querySelector('svg')).not.toBeNull();
  },
};
