import { uploadMetricValues } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { ImportValuesDrawer } from './ImportValuesDrawer.js';

const values = fake(uploadMetricValues, {
  data: {
    addedCount: 1,
    replacedCount: 1,
    sameCount: 1,
    rows: [
      {
        row: 2,
        metricName: 'U17 报名队伍数',
        time: '2026-10-01T00:00:00+08:00',
        dimension: '',
        value: 1926,
        before: null,
      },
      {
        row: 3,
        metricName: 'U17 报名队伍数',
        time: '2026-09-01T00:00:00+08:00',
        dimension: '',
        value: 1764,
        before: 1700,
      },
    ],
    problemCount: 1,
    problems: [{ row: 5, message: '没有编码或名称为“referees”的指标' }],
  },
});

const lines = [
  '指标编码,时间,分项,数值,说明',
  'u17_team_count,2026-10,,1926,',
  'u17_team_count,2026-09,,1764,',
  'u17_team_count,2026-08,,1650,',
  'referees,2026-08,,12,',
];

const choose = async () => {
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no file field');
    return found;
  });
  const data = new DataTransfer();
  data.items.add(new File([lines.join('\n')], '报名队伍.csv', { type: 'text/csv' }));
  field.files = data.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const meta = {
  title: 'Screens/Metrics/ImportValuesDrawer',
  component: ImportValuesDrawer,
  args: { open: true, onClose: fn() },
  decorators: [onPage],
  parameters: { address: '/assistantAI/metricsManager/metricsData', fakes: [values] },
} satisfies Meta<typeof ImportValuesDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begins: Story = {};

/** What is new, replaced, the same and wrong is shown before anything is kept. */
export const Checked: Story = {
  play: async () => {
    await choose();
    await waitFor(async () => expect(await screen.findByText('没有编码或名称为“referees”的指标')).toBeVisible());
    await expect(screen.getByRole('button', { name: '导入 2 个数值' })).toBeEnabled();
  },
};

export const Imports: Story = {
  play: async ({ userEvent }) => {
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: '导入 2 个数值' }));
    await waitFor(async () => expect(await screen.findByText(/已导入 2 个数值/)).toBeVisible());
  },
};

export const Phone: Story = { ...Checked, globals: { viewport: { value: 'phone' } } };

export const Refused: Story = {
  parameters: {
    fakes: [fake(uploadMetricValues, { fails: 'unsupported_spreadsheet', message: '不是可以读取的表格' })],
  },
  play: async () => {
    await choose();
    await waitFor(async () => expect(await screen.findByRole('alert')).toHaveTextContent('不是可以读取的表格'));
  },
};
