import type { GatherEvent } from '@console/api/contract';
import { usePageGatherEvents } from '@console/api/hooks/dataGather';
import { formatDateTime } from '@console/base';
import { SimpleTable } from '@console/ui/simple-table';
import { AsyncView, EmptyState, FilteredEmpty, Skeletons, Status } from '@console/ui/states';
import { Input, Pagination } from 'antd';
import { countIn, searchIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import type { EventNames } from './eventNames.js';
import { useGatherWords } from './gatherWords.js';
import { Bar, Wide } from './gathering.styles.js';

const SIZE = 20;
/** Pages that the call knows of. */
const MOST_PAGES = 1_000_000;
/** Milliseconds between two looks; none while the page is hidden. */
const LIVE = 2000;

export interface LiveEventsProps {
  /** Left out: of all sources. */
  sourceId?: string;
  names: EventNames;
}

const propertiesOf = ({ properties }: GatherEvent): string =>
  properties.map(({ name, value }) => `${name}: ${value}`).join('  ');

/** What has come, newest first, seen while it arrives. */
export const LiveEvents = ({ sourceId, names }: LiveEventsProps) => {
  const words = useGatherWords();
  const [get, set] = useQueryState();
  const eventName = searchIn(get(names.event)) ?? '';
  const current = countIn(get(names.page), MOST_PAGES) ?? 1;
  const { state } = usePageGatherEvents(
    { current, size: SIZE, ...(sourceId !== undefined && { sourceId }), ...(eventName !== '' && { eventName }) },
    { refreshEvery: () => LIVE },
  );
  const search = (event: string) => set({ [names.event]: event.trim() || undefined, [names.page]: undefined });
  const nothing =
    eventName === '' ? (
      <EmptyState title={words.noEvents} description={words.noEventsText} />
    ) : (
      <FilteredEmpty title={words.noEvents} conditions={eventName} onClear={() => search('')} />
    );
  return (
    <>
      <Bar>
        <Input.Search
          key={eventName}
          aria-label={words.event}
          placeholder={words.eventHint}
          defaultValue={eventName}
          maxLength={50}
          allowClear
          onSearch={(typed, event) => {
            const composing = event?.nativeEvent instanceof KeyboardEvent && event.nativeEvent.isComposing;
            if (!composing) search(typed);
          }}
        />
        <Status tone="ok">{words.live}</Status>
      </Bar>
      <AsyncView
        value={state}
        what={words.events}
        skeleton={<Skeletons shape="rows" count={6} />}
        empty={({ list }) => (list.length === 0 ? nothing : null)}
      >
        {({ list, total }) => (
          <>
            <Wide tabIndex={0} role="region" aria-label={words.arriving}>
              <SimpleTable
                rows={list}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'event', title: words.event, cell: ({ eventName: name }) => name },
                  { key: 'received', title: words.received, cell: ({ receivedTime }) => formatDateTime(receivedTime) },
                  ...(sourceId === undefined
                    ? [
                        {
                          key: 'source',
                          title: words.source,
                          cell: ({ sourceName }: GatherEvent) => sourceName || words.goneSource,
                        },
                      ]
                    : []),
                  {
                    key: 'person',
                    title: words.person,
                    cell: ({ customerId, customerName }) => (customerId === null ? words.nobody : customerName),
                  },
                  { key: 'object', title: words.object, cell: ({ object }) => object, full: ({ object }) => object },
                  { key: 'properties', title: words.properties, cell: propertiesOf, full: propertiesOf },
                ]}
              />
            </Wide>
            {total > SIZE && (
              <Pagination
                size="small"
                current={current}
                pageSize={SIZE}
                total={total}
                showSizeChanger={false}
                onChange={(page) => set({ [names.page]: page === 1 ? undefined : page })}
              />
            )}
          </>
        )}
      </AsyncView>
    </>
  );
};
