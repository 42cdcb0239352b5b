import { tokens } from '../theme/tokens.js';
import { Mark } from './ChartCard.styles.js';
import type { Part } from './chartTable.js';
import { colourToken } from './colours.js';
import { percentOf, type Write } from './inWords.js';
import { Parts } from './PieParts.styles.js';

export interface PiePartsProps {
  parts: readonly Part[];
  /** Which of them is pointed at. */
  chosen?: number;
  write: Write;
}

/** The parts of a pie beside it, with their figures: names do not fit into parts. */
export default function PieParts({ parts, chosen, write }: PiePartsProps) {
  return (
    <Parts>
      {parts.map(({ name, value, share }, at) => (
        <li key={`${at} ${name}`} data-chosen={chosen === at ? '' : undefined}>
          <Mark data-shape="box" style={{ color: tokens[colourToken(at)] }} />
          <span title={name}>{name}</span>
          <b>{write(value)}</b>
          <small>{percentOf(share)}</small>
        </li>
      ))}
    </Parts>
  );
}
