import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TripleEditor } from './TripleEditor.js';
import { triples } from './triples.fixtures.js';

const [triple] = triples;
if (triple === undefined) throw new Error('there are no triples');

const meta = {
  title: 'Documents/TripleEditor',
  component: TripleEditor,
  args: {
    triple,
    limits: { name: 100, kind: 50, predicate: 50, condition: 200 },
    kinds: ['条款', '数值', '角色'],
    predicates: ['复位至', '规定于'],
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof TripleEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter saves what is valid, without spaces around. */
export const Saves: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const object = canvas.getByRole('textbox', { name: '客体' });
    await userEvent.clear(object);
    await userEvent.type(object, ' 20 秒 {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      subject: triple.subject,
      predicate: triple.predicate,
      object: { ...triple.object, name: '20 秒' },
      condition: triple.condition,
    });
  },
};

/** What is missing is said at its field, and nothing is sent. */
export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: '主体' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存并通过' }));
    await expect(canvas.getByText('请填写主体')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const GivesUp: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '主体' }), '{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
