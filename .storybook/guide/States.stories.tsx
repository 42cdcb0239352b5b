import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { Go, Sheet, Wide } from './parts.js';
import { type Cell, stateNames, type StateRow, stateTable } from './stateTable.js';
import { type Reason, reasons, states } from './states.js';
import { docsAddress, type Globals, storyAddress } from './storyFiles.js';

/** The number under which a reason stands below the table, for all who cannot point at a dash. */
const numberOf = (reason: Reason): number => Object.keys(reasons).indexOf(reason) + 1;

const CellText = ({ title, cell, globals }: { title: string; cell: Cell; globals: Globals }) => {
  if (cell.kind === 'missing') return 'not drawn yet';
  if (cell.kind === 'absent') {
    return (
      <span>
        –<sup>{numberOf(cell.reason)}</sup>
      </span>
    );
  }
  return <Go to={storyAddress(title, cell.story, { ...globals, ...cell.set })}>{storyNameFromExport(cell.story)}</Go>;
};

const Row = ({ row: { title, cells }, globals }: { row: StateRow; globals: Globals }) => (
  <tr>
    <th scope="row">
      <Go to={docsAddress(title, globals)}>{title.replace(/^.*\//, '')}</Go>
    </th>
    {stateNames.map((state) => (
      <td key={state}>
        <CellText title={title} cell={cells[state]} globals={globals} />
      </td>
    ))}
  </tr>
);

const States = ({ globals }: { globals: Globals }) => (
  <Sheet>
    <h1>States</h1>
    <p>
      Every widget and every screen against the states that it can be in, read from the stories. A dash says that it
      cannot be in one; its number stands below with the reason. Screens load, fail and refuse by the toolbar where no
      story does.
    </p>
    <Wide tabIndex={0} role="region" aria-label="States of widgets and screens">
      <table>
        <thead>
          <tr>
            <th scope="col">Widget or screen</th>
            {stateNames.map((state) => (
              <th key={state} scope="col">
                {states[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stateTable.map((row) => (
            <Row key={row.title} row={row} globals={globals} />
          ))}
        </tbody>
      </table>
    </Wide>
    <ol>
      {Object.values(reasons).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ol>
  </Sheet>
);

const meta = {
  title: 'Foundations/States',
  component: States,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
  args: { globals: {} },
  argTypes: { globals: { table: { disable: true } } },
  // Links keep the theme and the language that one has chosen.
  render: (_, { globals: { theme, language } }) => (
    <States
      globals={{
        ...(theme === 'dark' && { theme: 'dark' }),
        ...(language === 'en-US' && { language: 'en-US' }),
      }}
    />
  ),
} satisfies Meta<typeof States>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'DataList' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(stateTable.length + 1);
  },
};
