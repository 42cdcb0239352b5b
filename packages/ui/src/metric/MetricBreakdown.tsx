import { FileExcelOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { useId, useState } from 'react';
import { ACTION_LOCK } from '../button/LockedButton.js';
import { useLock } from '../button/useLock.js';
import { Tool } from '../chart-card/ChartCard.styles.js';
import { useWords } from '../locale/useWords.js';
import { loadPart } from '../on-demand/loadPart.js';
import { tellPartFailed } from '../on-demand/part.js';
import { Panel, type PanelProps } from '../panel/Panel.js';
import { AsyncView } from '../states/AsyncView.js';
import { EmptyState } from '../states/EmptyState.js';
import { Skeletons } from '../states/Skeletons.js';
import { breakdownTable } from './breakdownRows.js';
import { BreakdownTable } from './BreakdownTable.js';
import { DimensionTabs } from './DimensionTabs.js';
import { metricWords } from './locale.js';
import type { BreakdownRow, MeasuredMetric, ShownBreakdown } from './types.js';

export interface MetricBreakdownProps extends Omit<PanelProps, 'title' | 'note' | 'tools' | 'children'> {
  /** Which metric it is about. */
  metric: MeasuredMetric;
  /** The time that it is compared with: "前 30 天". */
  before: string;
  /** Its parts add up to the whole: they are drawn as bars, and have shares of it. Default false. */
  additive?: boolean;
  /** What it is made of. */
  breakdown: Async<ShownBreakdown>;
  /** Code of the dimension that was chosen. Default: the one that came. */
  dimension?: string | undefined;
  /** Another dimension was chosen. */
  onDimension?: (event: { dimension: string }) => void;
  /** What stands behind a part is asked for. Left out, names are only read. */
  onOpen?: (event: { row: BreakdownRow }) => void;
}

/** A metric told apart by one of its dimensions, the whole at the end. */
export const MetricBreakdown = (props: MetricBreakdownProps) => {
  const { metric, before, additive = false, breakdown, dimension, onDimension, onOpen, ...rest } = props;
  const words = useWords(metricWords);
  const id = useId();
  const lock = useLock(ACTION_LOCK);
  const data = breakdown.state === 'ready' ? breakdown.data : undefined;
  // The tabs stay while another dimension is on its way.
  const [dimensions, setDimensions] = useState<ShownBreakdown['dimensions']>([]);
  if (data !== undefined && data.dimensions !== dimensions) setDimensions(data.dimensions);
  const chosen = dimension ?? data?.dimension ?? dimensions[0]?.code ?? '';
  const name = dimensions.find(({ code }) => code === (data?.dimension ?? chosen))?.name ?? '';
  const panelId = `${id}-panel`;
  const tabId = (code: string) => `${id}-${code}`;

  const saveTable = async () => {
    if (!data) return;
    try {
      const { saveSheet } = await loadPart(() => import('../chart-card/saving.js'));
      const table = breakdownTable(data, metric, { before, words });
      await saveSheet(words.breakdownFile(metric.metricName, name), table, { labelTitle: name });
    } catch (error) {
      tellPartFailed(error);
    }
  };
  const empty = ({ rows, dimensions: all }: ShownBreakdown) =>
    rows.length > 0 ? null : <EmptyState title={all.length === 0 ? words.noDimensions : words.noRows} />;

  return (
    <Panel
      {...rest}
      title={words.breakdown}
      tools={
        data !== undefined &&
        data.rows.length > 0 && (
          <Tool label={words.saveTable} icon={<FileExcelOutlined />} onClick={() => lock.run(saveTable)} />
        )
      }
    >
      {dimensions.length > 0 && (
        <DimensionTabs
          label={words.dimensions}
          dimensions={dimensions}
          chosen={chosen}
          panelId={panelId}
          tabId={tabId}
          onChange={(code) => code !== chosen && onDimension?.({ dimension: code })}
        />
      )}
      <div id={panelId} {...(dimensions.length > 0 && { role: 'tabpanel', 'aria-labelledby': tabId(chosen) })}>
        <AsyncView value={breakdown} what={words.breakdown} skeleton={<Skeletons count={6} />} empty={empty}>
          {(ready) => (
            <BreakdownTable
              metric={metric}
              before={before}
              name={name}
              breakdown={ready}
              additive={additive}
              onOpen={onOpen}
            />
          )}
        </AsyncView>
      </div>
    </Panel>
  );
};
