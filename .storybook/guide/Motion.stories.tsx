import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { focusRing, motion, tokens } from '../../packages/ui/src/theme/index.js';
import { Sheet } from './parts.js';

const Track = styled.div`
  width: 320px;
  max-width: 100%;
  padding: 4px;
  border-radius: 6px;
  background: ${tokens.sunken};
`;

const Ball = styled.div`
  width: 24px;
  height: 24px;
  border-radius: 6px;
  background: ${tokens.solid};
`;

const Move = styled.button`
  height: 32px;
  padding: 0 14px;
  border: 1px solid ${tokens.line2};
  border-radius: 6px;
  background: ${tokens.sheet};
  color: ${tokens.text};
  font: inherit;
  cursor: pointer;
  ${focusRing}
`;

const uses = {
  fast: 'hover and press',
  mid: 'popover, tab',
  slow: 'drawer, sheet, floating chat',
} as const;

const Motion = () => {
  const [there, setThere] = useState(false);
  return (
    <Sheet>
      <h1>Motion</h1>
      <p>
        Things fade, and move by 8 px at most. Nothing loops but the cursor of a running answer, running dots and
        progress. Where the system asks for less motion, durations are 0 and loops stand still.
      </p>
      <Move type="button" aria-pressed={there} onClick={() => setThere(!there)}>
        Move
      </Move>
      {(['fast', 'mid', 'slow'] as const).map((name) => (
        <section key={name}>
          <h2>
            {name}: {motion[name]}
          </h2>
          <p>{uses[name]}</p>
          <Track>
            <Ball
              style={{
                marginLeft: there ? 'calc(100% - 24px)' : 0,
                transition: `margin ${motion[name]} ${motion.ease}`,
              }}
            />
          </Track>
        </section>
      ))}
      <h2>Easing</h2>
      <p>
        <code>{motion.ease}</code>
      </p>
    </Sheet>
  );
};

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-pressed', 'true');
  },
};
