import { useWords } from '../locale/useWords.js';
import { Entries, Entry, EntryButton, Mark, Scale } from './ChartCard.styles.js';
import { type ChartKind, type ChartTable, rangeOf } from './chartTable.js';
import { seriesColour } from './colours.js';
import type { Write } from './inWords.js';
import { chartWords } from './locale.js';

export interface ChartLegendProps {
  kind: ChartKind;
  table: ChartTable;
  write: Write;
  /** "单位：%". */
  unit?: string;
  /** Names of series that are not drawn. */
  hidden: ReadonlySet<string>;
  /** Draws a series no more, or again. */
  onToggle: (name: string) => void;
}

/**
 * What the colours mean; of several series each can be left out of the drawing. The parts of a pie are named beside it. What
 * can't be chosen is not read out: the summary and the table name it.
 */
export const ChartLegend = ({ kind, table, write, unit, hidden, onToggle }: ChartLegendProps) => {
  const words = useWords(chartWords);
  const named = kind === 'line' || kind === 'bar' || kind === 'stacked';
  const several = named && table.series.length > 1;
  return (
    <Entries {...(several ? { role: 'group', 'aria-label': words.legend } : { 'aria-hidden': true })}>
      {named &&
        table.series.map(({ name, earlier }, index) => {
          const content = (
            <>
              <Mark
                data-shape={kind === 'line' ? 'line' : 'box'}
                data-earlier={earlier ? '' : undefined}
                style={{ color: seriesColour(table.series, index) }}
              />
              {name}
            </>
          );
          const key = `${index} ${name}`;
          return several ? (
            <EntryButton key={key} type="button" aria-pressed={!hidden.has(name)} onClick={() => onToggle(name)}>
              {content}
            </EntryButton>
          ) : (
            <Entry key={key}>{content}</Entry>
          );
        })}
      {kind === 'line' && table.target && (
        <Entry>
          <Mark data-shape="line" data-target="" />
          {table.target.name}
        </Entry>
      )}
      {kind === 'line' && table.marks && table.marks.points.length > 0 && (
        <Entry>
          <Mark data-shape="ring" />
          {table.marks.name}
        </Entry>
      )}
      {kind === 'heat' && (
        <Entry>
          {write(0)} <Scale /> {write(rangeOf(kind, table).greatest)}
        </Entry>
      )}
      {unit !== undefined && kind !== 'heat' && kind !== 'pie' && <span>{unit}</span>}
    </Entries>
  );
};
