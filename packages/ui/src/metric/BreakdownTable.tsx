import type { ReactNode } from 'react';
import { NO_VALUE, numberText, signedText } from '../data-answer/cells.js';
import { useWords } from '../locale/useWords.js';
import { placeOn, type Scale, scaleOf, shareOf } from './breakdownRows.js';
import { type MetricWords, metricWords } from './locale.js';
import { Bar, Dot, Hidden, Open, Table } from './MetricBreakdown.styles.js';
import { changeOf, isReached, valueText } from './metricText.js';
import type { BreakdownRow, MeasuredMetric, ShownBreakdown } from './types.js';

const PERCENT = '%';

export interface BreakdownTableProps {
  metric: MeasuredMetric;
  before: string;
  /** Of the dimension. */
  name: string;
  breakdown: ShownBreakdown;
  additive: boolean;
  onOpen: ((event: { row: BreakdownRow }) => void) | undefined;
}

type Row = ShownBreakdown['total'];

const Drawn = ({
  value,
  metric,
  scale,
}: {
  value: number | null;
  metric: MeasuredMetric;
  scale: Scale | undefined;
}) => {
  if (value === null || scale === undefined) return null;
  return (
    <Dot aria-hidden="true">
      {metric.target !== null && <u style={{ left: placeOn(scale, metric.target) }} />}
      <i data-missed={isReached(value, metric) === false ? '' : undefined} style={{ left: placeOn(scale, value) }} />
    </Dot>
  );
};

const Length = ({ value, greatest }: { value: number | null; greatest: number }) =>
  value === null || value <= 0 || greatest <= 0 ? null : (
    <Bar aria-hidden="true">
      <i style={{ width: `${(value / greatest) * 100}%` }} />
    </Bar>
  );

/** How a row changed, without the words that its head says. */
const changeIn = (row: Row, metric: MeasuredMetric, words: MetricWords): ReactNode => {
  const { value, before } = row;
  const change = changeOf(value, before, metric, words);
  if (change === null || value === null || before === null) return NO_VALUE;
  const tone = change.good === null ? undefined : change.good ? 'good' : 'bad';
  return (
    <span data-tone={tone} title={change.text}>
      {metric.unit === PERCENT ? signedText(value - before, 1) : change.text}
    </span>
  );
};

interface Column {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** It goes where there is little room. */
  late?: boolean;
}

/** The parts of a metric, each on a scale that need not begin at 0, or as a bar where they add up. */
export const BreakdownTable = ({ metric, before, name, breakdown, additive, onOpen }: BreakdownTableProps) => {
  const words = useWords(metricWords);
  const { rows, total, parts } = breakdown;
  const { unit, metricName, target } = metric;
  const values = rows.map(({ value }) => value);
  const scale = additive ? undefined : scaleOf(values, metric);
  const greatest = Math.max(0, ...values.map((value) => value ?? 0));
  const range = scale && words[target === null ? 'scale' : 'scaleTarget'](numberText(scale.from), numberText(scale.to));
  const beforeHead = words.beforeHead(before);
  const counted = (value: number | null) => (value === null ? NO_VALUE : numberText(value));
  const share = (part: number | null, whole: number | null) => valueText(shareOf(part, whole), PERCENT);
  const columns: Column[] = [
    { key: 'value', head: metricName, cell: ({ value }) => valueText(value, unit) },
    {
      key: 'change',
      head: unit === PERCENT ? [beforeHead, words.points].join(words.comma) : beforeHead,
      cell: (row) => changeIn(row, metric, words),
    },
    ...(parts
      ? [
          { key: 'denominator', head: parts.denominator, cell: (row: Row) => counted(row.denominator), late: true },
          { key: 'numerator', head: parts.numerator, cell: (row: Row) => counted(row.numerator), late: true },
          {
            key: 'share',
            head: words.shareOf(parts.denominator),
            cell: (row: Row) => share(row.denominator, total.denominator),
            late: true,
          },
        ]
      : []),
    ...(additive
      ? [{ key: 'share', head: words.share, cell: (row: Row) => share(row.value, total.value), late: true }]
      : []),
  ];
  const cells = (row: Row) =>
    columns.map(({ key, cell, late }) => (
      <td key={key} data-number="" data-late={late ? '' : undefined}>
        {cell(row)}
        {key === 'value' && row !== total && !additive && isReached(row.value, metric) === false && (
          <Hidden>{words.missed}</Hidden>
        )}
      </td>
    ));

  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {range === undefined ? (
            <td data-drawn="" aria-hidden="true" />
          ) : (
            <th scope="col" data-drawn="">
              {range}
            </th>
          )}
          {columns.map(({ key, head, late }) => (
            <th key={key} scope="col" data-number="" data-late={late ? '' : undefined} title={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const rowName = row.name ?? words.other;
          return (
            <tr key={row.name ?? '\nother'}>
              <th scope="row" title={rowName}>
                {onOpen ? (
                  <Open type="button" onClick={() => onOpen({ row })}>
                    {rowName}
                  </Open>
                ) : (
                  rowName
                )}
              </th>
              <td data-drawn="">
                {additive ? (
                  <Length value={row.value} greatest={greatest} />
                ) : (
                  <Drawn value={row.value} metric={metric} scale={scale} />
                )}
              </td>
              {cells(row)}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td data-drawn="" aria-hidden="true" />
          {cells(total)}
        </tr>
      </tfoot>
    </Table>
  );
};
