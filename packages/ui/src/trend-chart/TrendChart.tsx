import { LineChartOutlined, TableOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { trendWords } from './locale.js';
import { Heading, Legend, Numbers, Panel } from './TrendChart.styles.js';
import { TrendLines } from './TrendLines.js';

export interface TrendPoint {
  /** Short name of the step: "11-20". */
  label: string;
  value: number;
  /** The same step of the time before. Left out for all: no second line. */
  previous?: number;
}

export interface TrendChartProps {
  /** "问答趋势". */
  title: string;
  /** "近 30 天". */
  name: string;
  /** "前 30 天". */
  previousName?: string;
  /** Oldest first. */
  points: readonly TrendPoint[];
  className?: string;
}

const inWords = (value: number): string => value.toLocaleString();

/** How a number went, beside the time before: as lines, or as a table for whoever wants the figures. */
export const TrendChart = ({ title, name, previousName, points, className }: TrendChartProps) => {
  const words = useWords(trendWords);
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const compared = previousName !== undefined && points.some(({ previous }) => previous !== undefined);
  const top = points.reduce<TrendPoint | undefined>(
    (best, one) => (best && best.value >= one.value ? best : one),
    undefined,
  );
  return (
    <Panel aria-labelledby={id} className={className}>
      <Heading>
        <h2 id={id}>{title}</h2>
        <Legend aria-hidden="true">
          <span data-line="now">{name}</span>
          {compared && <span data-line="before">{previousName}</span>}
        </Legend>
        <IconButton
          label={asTable ? words.chart : words.table}
          icon={asTable ? <LineChartOutlined /> : <TableOutlined />}
          onClick={() => setAsTable(!asTable)}
        />
      </Heading>
      {asTable ? (
        <Numbers tabIndex={0} role="region" aria-labelledby={id}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.time}</th>
                <th scope="col">{name}</th>
                {compared && <th scope="col">{previousName}</th>}
              </tr>
            </thead>
            <tbody>
              {points.map(({ label, value, previous }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{inWords(value)}</td>
                  {compared && <td>{previous === undefined ? '—' : inWords(previous)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </Numbers>
      ) : (
        <TrendLines
          points={points}
          compared={compared}
          summary={top === undefined ? title : words.summary(`${title} ${name}`, top.label, inWords(top.value))}
          names={{ now: name, ...(compared && { before: previousName }) }}
        />
      )}
    </Panel>
  );
};
