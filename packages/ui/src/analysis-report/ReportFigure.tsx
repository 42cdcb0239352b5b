import { type Ref, useState } from 'react';
import { ChartPlot } from '../chart-card/ChartPlot.js';
import { writer } from '../chart-card/inWords.js';
import { figureText } from '../data-answer/cells.js';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { metricWords } from '../metric/locale.js';
import { changeOf, isReached, targetText, valueText } from '../metric/metricText.js';
import { ReachedTag } from '../metric/ReachedTag.js';
import { trendTable } from '../metric/trendTable.js';
import { analysisReportWords } from './locale.js';
import { Facts, Figure, Name, Parts } from './ReportFigure.styles.js';
import { ReportParts } from './ReportParts.js';
import type { ShownFigure } from './types.js';

const HEIGHT = 136;

export interface ReportFigureProps {
  figure: ShownFigure;
  period: string;
  /** A sentence about it is looked at. */
  active: boolean;
  href: string | undefined;
  onNavigate: Navigate | undefined;
  /** The reader points at it, or comes to it by the keyboard. */
  onReach: () => void;
  ref: Ref<HTMLLIElement>;
}

/** One figure of a report: its number, what it came to, and how it went. */
export const ReportFigure = ({ figure, period, active, href, onNavigate, onReach, ref }: ReportFigureProps) => {
  const words = useWords(analysisReportWords);
  const forMetrics = useWords(metricWords);
  const [open, setOpen] = useState(false);
  const { number, metricName, unit, value, before, points, anomalies, breakdown, target } = figure;
  const change = changeOf(value, before, figure, forMetrics);
  const table = trendTable(
    { points, before: [], anomalies },
    { metric: { ...figure, period }, span: metricName, before: words.before },
    forMetrics,
  );
  const title = words.figure(number, metricName);
  return (
    <Figure
      ref={ref}
      tabIndex={-1}
      aria-label={title}
      data-active={active ? '' : undefined}
      data-figure={number}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onReach()}
    >
      <Name>
        <b>{number}</b>
        {href === undefined ? (
          <span>{metricName}</span>
        ) : (
          <PageLink href={href} onNavigate={onNavigate}>
            {metricName}
          </PageLink>
        )}
      </Name>
      <Facts>
        <strong>{valueText(value, unit)}</strong>
        {change && (
          <span data-tone={change.good === null ? undefined : change.good ? 'good' : 'bad'} title={words.than}>
            {change.text}
          </span>
        )}
        {target !== null && (
          <small>
            {words.target} {targetText(figure)}
          </small>
        )}
        <ReachedTag reached={isReached(value, figure)} />
      </Facts>
      {points.length > 1 && (
        <ChartPlot
          title={title}
          kind="line"
          table={table}
          height={HEIGHT}
          write={writer((one) => figureText(one, unit), unit)}
          empty={forMetrics.nothing}
          onTable={() => setOpen(true)}
          onMissing={() => undefined}
        />
      )}
      {breakdown.length > 0 && (
        <Parts open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.breakdownShort}</summary>
          <ReportParts figure={figure} />
        </Parts>
      )}
    </Figure>
  );
};
