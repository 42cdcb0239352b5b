import type { ReportMeasure } from '@console/api/contract';
import { usePageReportPeople, useReadDeliveryFigures } from '@console/api/hooks/marketing/report';
import { formatCompact, lookUp, mapAsync } from '@console/base';
import { DrillList, DrillPanel } from '@console/ui/drill-panel';
import { Segments } from '@console/ui/segments';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useRef } from 'react';
import { useAddress } from '../../../navigation/useAddress.js';
import type { Drill } from './drill.js';
import { drillFilter } from './drillFilter.js';
import { useReportWords } from './reportWords.js';
import { usePersonRow } from './usePersonRow.js';
import type { ReportView } from './useReportView.js';
import { useScopeName } from './useScopeName.js';

const SIZE = 20;
const LONG = 10_000;
const usual: readonly ReportMeasure[] = ['sent', 'delivered', 'clicked', 'failed'];

/** A count beside others in a narrow room. */
const inRoom = (count: number): string => (count < LONG ? count.toLocaleString() : formatCompact(count));

const spanWords = (startTime: string, endTime: string): string => {
  const [from, to] = [startTime.slice(5, 10), endTime.slice(5, 10)];
  return from === to ? from : `${from} – ${to}`;
};

/** The people behind a number, beside it, a page after the other. */
export const PeoplePanel = ({ drill, view }: { drill: Drill; view: ReportView }) => {
  const words = useReportWords();
  const { follow } = useAddress();
  const { after, go, close, open } = view;
  const panel = useRef<HTMLElement>(null);
  // The button that turned the page may be of no more use: the keyboard goes on where the people begin.
  const turn = (next: string | undefined) => {
    go(next);
    panel.current?.querySelector<HTMLElement>('[data-scrolls]')?.focus();
  };
  const { measure, reason, of } = drill;
  const filter = drillFilter(view.filter, of);
  const figures = useReadDeliveryFigures(filter);
  const people = usePageReportPeople({
    ...filter,
    measure,
    size: SIZE,
    ...(reason !== undefined && { reason }),
    ...(after !== undefined && { after }),
  });
  const counts = figures.data;
  const countOf = (one: ReportMeasure): number | null => counts?.[`${one}Count`] ?? null;

  const rowOf = usePersonRow(of);
  const nothing = <EmptyState picture="search" title={words.nobody} />;
  const kinds = usual.includes(measure) ? usual : [measure, ...usual];
  const data = people.data;
  return (
    <DrillPanel
      ref={panel}
      title={useScopeName(of, counts)}
      subtitle={spanWords(filter.startTime, filter.endTime)}
      onClose={close}
      {...(data && {
        sum: words.sum(
          data.total.toLocaleString(),
          reason === undefined ? null : lookUp(words.reasonNames, reason, words.reasonNames.other),
        ),
      })}
      filters={
        <Segments
          label={words.kinds}
          value={measure}
          options={kinds.map((value) => {
            const count = countOf(value);
            return {
              value,
              label: count === null ? words.measures[value] : `${words.measures[value]} ${inRoom(count)}`,
            };
          })}
          onChange={(next) => open({ measure: next, ...(of && { of }) })}
        />
      }
      {...(data &&
        (data.after !== null || after !== undefined) && {
          footer: (
            <>
              <Button size="small" disabled={after === undefined} onClick={() => turn(undefined)}>
                {words.firstPage}
              </Button>
              <Button size="small" disabled={data.after === null} onClick={() => turn(data.after ?? undefined)}>
                {words.nextPage}
              </Button>
            </>
          ),
        })}
    >
      <AsyncView
        value={mapAsync(people.state, ({ list }) => list.map(rowOf))}
        what={words.people}
        skeleton={<Skeletons shape="rows" count={8} />}
        empty={(rows) => (rows.length === 0 ? nothing : null)}
      >
        {(rows) => <DrillList label={words.people} rows={rows} onNavigate={follow} />}
      </AsyncView>
    </DrillPanel>
  );
};
