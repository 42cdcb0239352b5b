import {
  ClockCircleOutlined,
  DislikeOutlined,
  DisconnectOutlined,
  FileExclamationOutlined,
  InboxOutlined,
  StarOutlined,
} from '@ant-design/icons';
import type { ConversationRecord, RecordFault } from '@console/api/contract';
import { mapAsync } from '@console/base';
import { isNarrowed, SearchBox, withoutConditions } from '@console/ui/data-list';
import { InboxFrame, type InboxItem, InboxList, InboxViews, UndoBar, useInboxKeys } from '@console/ui/inbox';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { type ReactNode, useMemo, useRef } from 'react';
import { usePageHead } from '../../shell/ShellContext.js';
import { useIsMobile } from '../../state/device.js';
import { useNow } from '../../time/useNow.js';
import { ExportRecords } from './records/ExportRecords.js';
import { RecordDetail } from './records/RecordDetail.js';
import { RecordFilters } from './records/RecordFilters.js';
import { useRecordView, type View, views } from './records/recordView.js';
import { useRecordWords } from './records/recordWords.js';
import { useRecords } from './records/useRecords.js';

const icons: Readonly<Record<View, ReactNode>> = {
  inbox: <InboxOutlined />,
  disliked: <DislikeOutlined />,
  unsupported: <FileExclamationOutlined />,
  slow: <ClockCircleOutlined />,
  cutOff: <DisconnectOutlined />,
  starred: <StarOutlined />,
};

/** The worst of what can be told in a word; a dislike has a sign of its own. */
const told = ['cutOff', 'unsupported', 'slow'] as const satisfies readonly RecordFault[];

/** Everybody's conversations, looked through one after another. */
export default function RecordsPage() {
  const words = useRecordWords();
  const now = useNow();
  const mobile = useIsMobile();
  const view = useRecordView();
  const records = useRecords(view);
  const { shown, counts, opened, record, done, fresh } = records;
  const { query, onQueryChange, narrowing } = view;
  const root = useRef<HTMLDivElement>(null);
  const exporting = useMemo(
    () => <ExportRecords startTime={view.startTime} narrowing={narrowing} view={view.view} />,
    [view.startTime, narrowing, view.view],
  );
  usePageHead(words.title, mobile ? exporting : undefined);

  const toItem = (one: ConversationRecord): InboxItem => {
    const fault = told.find((kind) => one.faults.includes(kind));
    return {
      id: one.id,
      title: one.title,
      time: one.updateTime,
      unread: one.unread,
      facts: [
        one.username,
        ...(one.firstWord === null ? [] : [words.firstWord((one.firstWord / 1000).toFixed(1))]),
        // Of the last answer: beside the word that another one had none it would only puzzle.
        ...(one.assistantId === null || one.faults.includes('unsupported')
          ? []
          : [words.references(one.referenceCount)]),
      ],
      ...(fault && { fault: words.faults[fault] }),
      ...(one.dislikes > 0 ? { judged: 'disliked' as const } : one.likes > 0 && { judged: 'liked' as const }),
    };
  };

  useInboxKeys({
    root,
    onKey: (key) => {
      if (key === 'next') records.step(1);
      else if (key === 'previous') records.step(-1);
      else if (key === 'undo') void records.undo();
      else if (record === undefined) return;
      else if (key === 'archive') void records.archive(record, !record.archived);
      else if (key === 'unread') void records.mark(record, { unread: true });
      else void records.mark(record, { starred: !record.starred });
    },
  });

  const counted = counts && { ...counts, inbox: counts.all };
  const names = shown.state === 'ready' ? shown.data.list : [];
  const person = names.find(({ userId }) => userId === narrowing.userId)?.username ?? record?.username;
  return (
    <InboxFrame
      ref={root}
      title={words.title}
      tools={mobile ? undefined : exporting}
      open={view.openId !== undefined}
      views={
        <>
          {!mobile && <SearchBox query={query} onQueryChange={onQueryChange} hint={words.search} />}
          <InboxViews
            label={words.views}
            current={view.view}
            onChange={view.show}
            views={views.map((key) => ({
              key,
              label: words.view[key],
              icon: icons[key],
              ...(counted && { count: words.upTo(counted[key]) }),
            }))}
          />
        </>
      }
      head={<RecordFilters view={view} username={person} unread={counts?.unread} />}
      list={
        <InboxList
          label={words.list}
          items={mapAsync(shown, ({ list }) => ({
            list: list.map(toItem),
            hasMore: records.hasMore,
            loadingMore: records.loadingMore,
          }))}
          currentId={view.openId}
          now={now}
          {...(fresh > 0 && { fresh: words.upTo(fresh) })}
          onFresh={records.showFresh}
          empty={
            isNarrowed(query) || view.view !== 'inbox' ? (
              <EmptyState
                picture="search"
                title={words.nothingTitle}
                description={words.nothingText}
                action={{
                  label: words.clear,
                  onClick: () => {
                    onQueryChange(withoutConditions(query));
                    view.show('inbox');
                  },
                }}
              />
            ) : (
              <EmptyState title={words.emptyTitle} description={words.emptyText} />
            )
          }
          onLoadMore={records.loadMore}
          onOpen={view.open}
        >
          {done !== undefined && (
            <UndoBar
              text={(done.archived ? words.archived : words.unarchived)(done.record.title)}
              onUndo={() => void records.undo()}
              onClose={records.forget}
            />
          )}
        </InboxList>
      }
      detail={
        opened === undefined ? (
          <EmptyState picture="talk" title={words.choose} />
        ) : (
          <AsyncView value={opened} what={words.title} skeleton={<Skeletons shape="text" count={8} />}>
            {(one) => (
              <RecordDetail
                record={one}
                records={records}
                now={now}
                onBack={() => view.open(undefined)}
                onPerson={(user) => onQueryChange({ ...query, filters: { ...query.filters, user } })}
              />
            )}
          </AsyncView>
        )
      }
    />
  );
}
