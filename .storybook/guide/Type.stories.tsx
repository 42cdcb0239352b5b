import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fonts } from '../../packages/ui/src/theme/index.js';
import { Sheet, Wide } from './parts.js';
import { typeSizes } from './usedSizes.js';

const Type = () => (
  <Sheet>
    <h1>Type</h1>
    <p>
      Nothing is loaded: text is set in the font of the system. Two weights, 400 and 600; no italics for Chinese.
      Figures have one width. Answers are at most 680 px wide.
    </p>
    <h2>Sizes</h2>
    <p>Size and line of what the widgets and pages are written in, and how often each is used.</p>
    <Wide tabIndex={0} role="region" aria-label="Sizes">
      <table>
        <tbody>
          {typeSizes.map(({ value, times }) => (
            <tr key={value}>
              <td>
                <code>{value}</code>
              </td>
              <td>{times} times</td>
              <td style={{ font: `${value} ${fonts.text}`, whiteSpace: 'nowrap' }}>
                每队报名 12 人 Each team enters 12 players
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
    <h2>Fonts</h2>
    <p>
      <code>{fonts.text}</code>
    </p>
    <p>
      <code>{fonts.code}</code>
    </p>
  </Sheet>
);

const meta = {
  title: 'Foundations/Type',
  component: Type,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14px/22px')).toBeVisible();
  },
};
