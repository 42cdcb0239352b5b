import type { CSSProperties } from 'react';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { ReadOut } from '../states/states.styles.js';
import { Mark } from './ChartCard.styles.js';
import { Hint } from './ChartHint.styles.js';
import type { Place } from './chartTable.js';
import { seriesColour } from './colours.js';
import { type Plot, xOf } from './geometry.js';
import type { Write } from './inWords.js';
import { chartWords } from './locale.js';
import { type Reading, readingAt } from './reading.js';

export interface ChartHintProps {
  title: string;
  plot: Plot;
  /** Left out while nothing is pointed at: it stays, so that it is heard when something is. */
  place?: Place;
  write: Write;
}

/** From where a hint would leave the plot on the right, it stands on the left. */
const sideOf = (x: number, width: number): CSSProperties =>
  x > width / 2 ? { right: width - x + 12 } : { left: x + 12 };

const spoken = ({ title, lines }: Reading): string =>
  [title, ...lines.map(({ name, value }) => `${name} ${value}`.trim())].join(' · ');

/** What stands where the pointer, or the keyboard, is: drawn beside it, and read out. Loaded when either comes near. */
export default function ChartHint({ title, plot, place, write }: ChartHintProps) {
  const words = useWords(chartWords);
  const mobile = useMobile();
  const { kind, table, size } = plot;
  const reading = place && readingAt(plot, place, words, write);
  return (
    <>
      <ReadOut aria-label={title}>{reading && spoken(reading)}</ReadOut>
      {reading && place && (
        <Hint aria-hidden="true" style={mobile ? undefined : sideOf(xOf(plot, place.at), size.width)}>
          <b>{reading.title}</b>
          {reading.lines.map(({ name, value, series }) => (
            <span key={`${series}${name}`}>
              {series !== undefined && (
                <Mark
                  data-shape={kind === 'line' ? 'line' : 'box'}
                  data-earlier={table.series[series]?.earlier ? '' : undefined}
                  style={{ color: seriesColour(table.series, series) }}
                />
              )}
              {name !== '' && <span>{name}</span>}
              <b>{value}</b>
            </span>
          ))}
        </Hint>
      )}
    </>
  );
}
