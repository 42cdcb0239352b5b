import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PdfPreview } from './PdfPreview.js';
import { asFile, croppedAndTurned, damagedPdf, lockedPdf, ruleBook, ruleLine } from './pdf.fixtures.js';
import { refusing } from './pdfServer.fixtures.js';

/** pdf.js's own tables, served beside the stories. */
const assetsUrl = './pdfjs/';
const address = 'https://files.example/rules.pdf';
const rules = asFile(ruleBook(24));

const meta = {
  title: 'Documents/PdfPreview',
  component: PdfPreview,
  args: {
    file: rules,
    options: { assetsUrl },
    regions: [
      { id: 'c1', label: '1', positions: [ruleLine(3, 0), ruleLine(3, 1)] },
      { id: 'c2', label: '2', positions: [ruleLine(3, 16), ruleLine(4, 0)] },
    ],
    activeId: 'c1',
    width: 'fit',
    thumbnails: 'closed',
    onSelect: fn(),
    onHoverChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 544, maxWidth: '100%', height: 820 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const OverTwoPages: Story = { args: { activeId: 'c2' } };

export const WithThumbnails: Story = { args: { thumbnails: 'open' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const CroppedAndTurned: Story = { args: { file: asFile(croppedAndTurned()), regions: [], activeId: null } };

export const Opening: Story = {
  args: { file: address, options: { assetsUrl, fetch: () => new Promise(() => {}) } },
};

export const Locked: Story = { args: { file: lockedPdf(), regions: [], activeId: null } };

export const WrongPassword: Story = {
  args: { file: lockedPdf(), options: { assetsUrl, password: '1234' }, regions: [], activeId: null },
};

export const Damaged: Story = { args: { file: damagedPdf() } };

export const Gone: Story = { args: { file: address, options: { assetsUrl, fetch: refusing(404) } } };

export const Refused: Story = { args: { file: address, options: { assetsUrl, fetch: refusing(403) } } };

export const OpensWithItsPassword: Story = {
  ...Locked,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('密码', {}, { timeout: 10_000 }), '2024{Enter}');
    await waitFor(() => expect(canvas.getByRole('figure', { name: '第 1 页，共 1 页' })).toBeVisible(), {
      timeout: 10_000,
    });
  },
};
