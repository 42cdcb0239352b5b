import { slideDesigns } from '@console/base/slides';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DesignPicker } from './DesignPicker.js';
import { thirdSlide } from './slides.fixtures.js';

const meta = {
  title: 'Forms/DesignPicker',
  component: DesignPicker,
  args: { designs: slideDesigns, value: 'association', onChange: fn() },
} satisfies Meta<typeof DesignPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of at least six, by its name. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('radio').length).toBeGreaterThanOrEqual(6);
    await userEvent.click(canvas.getByRole('radio', { name: '公文' }));
    await expect(args.onChange).toHaveBeenCalledWith('report');
  },
};

export const OwnPages: Story = { args: { sampleOf: (id) => (id === 'association' ? thirdSlide : undefined) } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
