import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { layout, sizes, tokens } from '../../packages/ui/src/theme/index.js';
import { Sheet, Wide } from './parts.js';
import { gaps, radii, type Use } from './usedSizes.js';

const Bar = styled.span`
  display: inline-block;
  height: 12px;
  background: ${tokens.solid};
`;

const Corner = styled.span`
  display: inline-block;
  width: 48px;
  height: 28px;
  border: 1px solid ${tokens.line3};
  vertical-align: middle;
`;

const Raised = styled.div`
  display: inline-block;
  margin: 0 16px 16px 0;
  padding: 16px;
  border-radius: 10px;
  background: ${tokens.raised};
`;

const Uses = ({ label, uses, drawn }: { label: string; uses: readonly Use[]; drawn: 'bar' | 'corner' }) => (
  <Wide tabIndex={0} role="region" aria-label={label}>
    <table>
      <tbody>
        {uses.map(({ value, times }) => (
          <tr key={value}>
            <td>
              <code>{value}</code>
            </td>
            <td>{times} times</td>
            <td>
              {drawn === 'bar' ? (
                <Bar aria-hidden style={{ width: value }} />
              ) : (
                <Corner aria-hidden style={{ borderRadius: value }} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Wide>
);

const Space = () => (
  <Sheet>
    <h1>Space</h1>
    <p>
      Hairlines and space divide; cards only for what moves or opens, and never one within another. 8 within a group, 16
      to 24 between groups.
    </p>
    <h2>Distances</h2>
    <Uses label="Distances" uses={gaps} drawn="bar" />
    <h2>Corners</h2>
    <Uses label="Corners" uses={radii} drawn="corner" />
    <h2>Elevation</h2>
    {(['shadow1', 'shadow2', 'shadow3'] as const).map((name) => (
      <Raised key={name} style={{ boxShadow: tokens[name] }}>
        <code>{name}</code>
      </Raised>
    ))}
    <h2>Density</h2>
    <p>Heights in pixels. The toolbar has them as Density, people under the menu of their account.</p>
    <table>
      <thead>
        <tr>
          <th>Size</th>
          <th>Control</th>
          <th>Row</th>
          <th>Row on a phone</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(sizes).map(([name, { control, row, twoLines }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{control}</td>
            <td>{row}</td>
            <td>{twoLines}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <h2>Frame</h2>
    <table>
      <tbody>
        {Object.entries(layout).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{value} px</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Sheet>
);

const meta = {
  title: 'Foundations/Space',
  component: Space,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof Space>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Measures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${layout.headerHeight} px`)).toBeVisible();
  },
};
