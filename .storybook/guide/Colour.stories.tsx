import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { darkTokens, lightTokens, type Tokens } from '../../packages/ui/src/theme/index.js';
import { contrastOf, type Group, groups, type Pair } from './colours.js';
import { isColour } from './contrast.js';
import { Sheet, Wide } from './parts.js';

const Sample = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 28px;
  border-radius: 6px;
  font-weight: 600;
`;

const themes = [
  ['Light', lightTokens],
  ['Dark', darkTokens],
] as const satisfies readonly (readonly [string, Tokens])[];

/** Two colours as they stand on each other, and how well they are told apart. */
const Measured = ({ pair, theme }: { pair: Pair; theme: Tokens }) => {
  const reached = contrastOf(pair, theme);
  const ground = pair.on === 'evidenceFill' ? theme.paper : theme.sheet;
  return (
    <td>
      <Sample
        aria-hidden
        style={{
          color: theme[pair.colour],
          background: `linear-gradient(${theme[pair.on]}, ${theme[pair.on]}), ${ground}`,
        }}
      >
        {pair.least === 3 ? '●' : '文 A'}
      </Sample>{' '}
      <code>{theme[pair.colour]}</code> {reached.toFixed(2)} {reached < pair.least ? `below ${pair.least}` : ''}
    </td>
  );
};

const GroupTable = ({ name, meaning, pairs }: Group) => (
  <>
    <h2>{name}</h2>
    <p>{meaning}</p>
    <Wide tabIndex={0} role="region" aria-label={name}>
      <table>
        <thead>
          <tr>
            <th>Colour</th>
            <th>On</th>
            <th>At least</th>
            {themes.map(([theme]) => (
              <th key={theme}>{theme}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.colour} ${pair.on}`}>
              <td>
                <code>{pair.colour}</code>
              </td>
              <td>
                <code>{pair.on}</code>
              </td>
              <td>{pair.least}</td>
              {themes.map(([theme, values]) => (
                <Measured key={theme} pair={pair} theme={values} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  </>
);

const names = Object.keys(lightTokens).filter((name): name is keyof Tokens => name in lightTokens);

const Swatch = styled.span`
  display: inline-block;
  width: 28px;
  height: 16px;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 4px;
  vertical-align: -3px;
`;

const Everything = () => (
  <>
    <h2>Every colour</h2>
    <p>
      Styles write <code>tokens.link</code>, which is a variable: the same line is right in both themes.
    </p>
    <Wide tabIndex={0} role="region" aria-label="Every colour">
      <table>
        <tbody>
          {names
            .filter((name) => isColour(lightTokens[name]))
            .map((name) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                {themes.map(([theme, values]) => (
                  <td key={theme}>
                    <Swatch aria-hidden style={{ background: values[name] }} /> <code>{values[name]}</code>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Wide>
  </>
);

const Colour = () => (
  <Sheet>
    <h1>Colour</h1>
    <p>
      The page is a quiet sheet of paper: blue acts, amber proves. Contrast is measured from the tokens, by WCAG 2: text
      reaches 4.5, what is drawn 3.
    </p>
    {groups.map((group) => (
      <GroupTable key={group.name} {...group} />
    ))}
    <Everything />
  </Sheet>
);

const meta = {
  title: 'Foundations/Colour',
  component: Colour,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof Colour>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contrast: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Amber proves' })).toBeVisible();
    await expect(canvas.queryByText(/below/)).toBeNull();
  },
};
