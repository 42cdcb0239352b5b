import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Change, Value } from './FigureBand.styles.js';
import type { FigureReading } from './FigureBand.js';
import { Spark } from './Spark.js';

const arrows = { up: <ArrowUpOutlined />, down: <ArrowDownOutlined />, same: null };
const tones = new Map<boolean | null, 'good' | 'bad' | 'plain'>([
  [true, 'good'],
  [false, 'bad'],
  [null, 'plain'],
]);

/** A figure that has come: its value, how it went, and how it compares. */
export const FigureContent = ({
  reading: { value, exact, unit, trend = [], change, note },
}: {
  reading: FigureReading;
}) => (
  <>
    <Value title={exact}>
      {value}
      {unit !== undefined && <small>{unit}</small>}
    </Value>
    <Spark values={trend} />
    {change && (
      <Change data-tone={tones.get(change.good)}>
        <b>
          {arrows[change.direction]}
          {change.text}
        </b>
        {change.than}
      </Change>
    )}
    {!change && note !== undefined && <Change>{note}</Change>}
  </>
);
