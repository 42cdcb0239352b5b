import { Entries, Entry, Mark, Scale } from './ChartCard.styles.js';
import { type ChartKind, type ChartTable, rangeOf } from './chartTable.js';
import { seriesColour } from './colours.js';
import type { Write } from './inWords.js';

export interface ChartLegendProps {
  kind: ChartKind;
  table: ChartTable;
  write: Write;
  /** "单位：%". */
  unit?: string;
}

/** What the colours mean. The parts of a pie are named beside it. Not read out: the summary and the table name them. */
export const ChartLegend = ({ kind, table, write, unit }: ChartLegendProps) => (
  <Entries aria-hidden="true">
    {(kind === 'line' || kind === 'bar' || kind === 'stacked') &&
      table.series.map(({ name, earlier }, index) => (
        <Entry key={`${index} ${name}`}>
          <Mark
            data-shape={kind === 'line' ? 'line' : 'box'}
            data-earlier={earlier ? '' : undefined}
            style={{ color: seriesColour(table.series, index) }}
          />
          {name}
        </Entry>
      ))}
    {kind === 'heat' && (
      <Entry>
        {write(0)} <Scale /> {write(rangeOf(kind, table).greatest)}
      </Entry>
    )}
    {unit !== undefined && kind !== 'heat' && kind !== 'pie' && <span>{unit}</span>}
  </Entries>
);
