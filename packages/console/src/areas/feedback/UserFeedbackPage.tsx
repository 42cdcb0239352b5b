import { feedbackStatuses, type UserFeedback } from '@console/api/contract';
import { useHandleUserFeedback, usePageUserFeedback, useRemoveUserFeedback } from '@console/api/hooks/userFeedback';
import { formatDateTime } from '@console/base';
import { DataList, type ListColumn, noSelection, type Selection } from '@console/ui/data-list';
import { useConfirm } from '@console/ui/dialog';
import { PageFrame } from '@console/ui/page-frame';
import { useMessage } from '@console/ui/provider';
import { EmptyState } from '@console/ui/states';
import { useState } from 'react';
import { attempt } from '../../forms/attempt.js';
import { pagingOf } from '../../lists/paging.js';
import { recentFilters, useRecent } from '../../lists/recentFilter.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useRecord } from '../../navigation/useRecord.js';
import { FeedbackStatus } from './FeedbackStatus.js';
import { useFeedbackWords } from './feedbackWords.js';
import { UserFeedbackDrawer } from './UserFeedbackDrawer.js';

const filters = { status: feedbackStatuses, ...recentFilters };

/** What users wrote about the product or about an answer, and what was done about it. */
export default function UserFeedbackPage() {
  const words = useFeedbackWords();
  const message = useMessage();
  const confirm = useConfirm();
  const [query, setQuery] = useListQuery(filters);
  const recent = useRecent(query);
  const record = useRecord('feedback');
  const [selection, setSelection] = useState<Selection>(noSelection);
  const handle = useHandleUserFeedback();
  const remove = useRemoveUserFeedback();
  const status = feedbackStatuses.find((one) => one === query.filters?.['status']);
  const page = usePageUserFeedback({
    ...pagingOf(query),
    ...(status !== undefined && { status }),
    ...recent.within,
  });
  const list = page.data?.list ?? [];
  const at = list.findIndex(({ id }) => id === record.id);
  const chosen = selection.kind === 'some' ? [...selection.keys] : [];
  const unavailable = selection.kind === 'all' ? { unavailable: words.selectPage } : {};

  const onRemove = (ids: readonly string[]) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.removeTitle(ids.length),
        text: words.removeText,
        verb: words.remove,
        danger: true,
      });
      if (!sure) return;
      await remove.run({ idList: [...ids] });
      setSelection(noSelection);
      message.success(words.removed);
    });
  const onProcessing = () =>
    attempt(async () => {
      await handle.run({ idList: chosen, status: 'processing' });
      setSelection(noSelection);
      message.success(words.saved);
    });

  const columns: ListColumn<UserFeedback>[] = [
    { key: 'info', title: words.info, width: 400, mobile: 'first', render: ({ feedbackInfo }) => feedbackInfo },
    { key: 'about', title: words.about, width: 200, quiet: true, render: ({ question }) => question || words.product },
    { key: 'writer', title: words.writer, width: 120, mobile: 'second', render: ({ username }) => username },
    {
      key: 'status',
      title: words.status,
      width: 112,
      mobile: 'firstEnd',
      render: ({ status: value }) => <FeedbackStatus value={value} />,
    },
    {
      key: 'time',
      title: words.time,
      width: 176,
      quiet: true,
      mobile: 'secondEnd',
      render: ({ createTime }) => formatDateTime(createTime),
    },
  ];
  const step = (by: number) => {
    const next = list[at + by];
    return next === undefined ? undefined : () => void record.show(next.id);
  };

  return (
    <PageFrame title={words.title} count={page.data?.total}>
      <DataList
        label={words.title}
        page={page.state}
        query={query}
        onQuery={setQuery}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ feedbackInfo }) => feedbackInfo}
        searchHint={words.search}
        filters={[
          {
            key: 'status',
            label: words.status,
            options: feedbackStatuses.map((value) => ({ value, label: words.statuses[value] })),
          },
          recent.filter,
        ]}
        selection={selection}
        onSelection={(event) => setSelection(event.selection)}
        batchActions={[
          { key: 'processing', label: words.markProcessing, onClick: () => void onProcessing(), ...unavailable },
          { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(chosen), ...unavailable },
        ]}
        onOpen={({ row }) => void record.show(row.id)}
        {...(at >= 0 && { openedKey: list[at]?.id })}
        actions={({ id }) => [
          { key: 'handle', label: words.handle, onClick: () => void record.show(id) },
          { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove([id]) },
        ]}
        empty={<EmptyState picture="talk" title={words.emptyTitle} description={words.emptyText} />}
      />
      <UserFeedbackDrawer
        feedback={list[at]}
        {...(at >= 0 && { place: { at: at + 1, of: list.length } })}
        onPrevious={step(-1)}
        onNext={step(1)}
        edit={record}
        onClose={record.close}
      />
    </PageFrame>
  );
}
