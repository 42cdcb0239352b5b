import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TripleCompare } from './TripleCompare.js';
import { there, triples } from './triples.fixtures.js';

const [first, , , current = first] = triples;
if (current === undefined) throw new Error('there are no triples');

const meta = {
  title: 'Documents/TripleCompare',
  component: TripleCompare,
  args: {
    triple: current,
    contradicting: [there],
    duplicate: { ...there, id: 'r2', object: { name: '14 秒', entityType: '数值' }, place: '复位一览，第 48 页' },
    alike: [],
    neighbours: { count: 3, href: '#/graph' },
    onChoose: fn(),
    onMerge: fn(),
    onOpen: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof TripleCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What differs is underlined, each with its page; one of three things can be chosen. */
export const Contradiction: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '通过本条，旧条失效' }));
    await expect(args.onChoose).toHaveBeenCalledWith('replace');
    await userEvent.click(canvas.getByRole('link', { name: '在图谱中看 3 条相邻关系' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/graph');
  },
};

export const Chosen: Story = { args: { choice: 'both' } };

export const Alike: Story = {
  args: { contradicting: [], duplicate: null, alike: [{ id: 't40', number: 40 }] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '040' }));
    await expect(args.onOpen).toHaveBeenCalledWith('t40');
  },
};

/** What stands in no document, or in none that may be read, is opened where the graph shows it. */
export const NowhereToRead: Story = {
  args: { contradicting: [{ ...there, place: '', href: '#/there' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '在图谱中查看' })).toBeVisible();
  },
};

export const Nothing: Story = { args: { contradicting: [], duplicate: null } };
