import { feedbackStatuses, handleUserFeedback, type UserFeedback } from '@console/api/contract';
import { useHandleUserFeedback, usePageUserFeedback, useRemoveUserFeedback } from '@console/api/hooks/userFeedback';
import { useOffered } from '@console/api/hooks/useOffered';
import { noSelection } from '@console/ui/data-list';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { OpenedNotice } from '../../lists/OpenedNotice.js';
import { useRecentFilter } from '../../lists/recentFilter.js';
import { enumFilter } from '../../lists/recordFilters.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { FeedbackStatus } from './FeedbackStatus.js';
import { useFeedbackWords } from './feedbackWords.js';
import { UserFeedbackDrawer } from './UserFeedbackDrawer.js';

const column = columnsOf<UserFeedback>();

const useFeedbackList = recordListHook({ kind: 'feedback', usePage: usePageUserFeedback });

/** What users wrote about the product or about an answer, and what was done about it. */
export default function UserFeedbackPage() {
  const words = useFeedbackWords();
  const act = useAction();
  const ask = useRemove();
  const recent = useRecentFilter();
  const handle = useHandleUserFeedback();
  const remove = useRemoveUserFeedback();
  const handled = useOffered(handleUserFeedback);
  const list = useFeedbackList({
    filters: [
      enumFilter({
        key: 'status',
        label: words.status,
        values: feedbackStatuses,
        words: words.statuses,
        toInput: (status) => ({ status }),
      }),
      recent,
    ],
    columns: [
      column.text('info', words.info, ({ feedbackInfo }) => feedbackInfo, { width: 400, mobile: 'first' }),
      column.text('about', words.about, ({ question }) => question || words.product, { width: 200, quiet: true }),
      column.text('writer', words.writer, ({ username }) => username, { width: 120, mobile: 'second' }),
      column.status('status', words.status, ({ status }) => <FeedbackStatus value={status} />, { width: 112 }),
      column.time('time', words.time, ({ createTime }) => createTime),
    ],
  });
  const { record, opened, page } = list;
  const elsewhere = record.id !== undefined && opened === undefined && page.state === 'ready';

  const onRemove = async (ids: readonly string[]) => {
    const gone = await ask({
      title: words.removeTitle(ids.length),
      text: words.removeText,
      run: () => remove.run({ idList: [...ids] }),
      done: words.removed,
    });
    if (gone) list.onSelectionChange(noSelection);
  };
  const onProcessing = async (ids: readonly string[]) => {
    const run = () => handle.run({ idList: [...ids], status: 'processing' });
    if (await act({ run, done: words.saved })) list.onSelectionChange(noSelection);
  };

  return (
    <RecordListPage
      list={list}
      title={words.title}
      rowName={({ feedbackInfo }) => feedbackInfo}
      searchHint={words.search}
      opens
      notice={<OpenedNotice gone={elsewhere} what="feedback" onClose={record.close} />}
      batchActions={(ids) => [
        ...(handled ? [{ key: 'processing', label: words.markProcessing, onClick: () => void onProcessing(ids) }] : []),
        { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(ids) },
      ]}
      actions={({ id }) => [
        { key: 'handle', label: handled ? words.handle : words.view, onClick: () => void list.record.show(id) },
        { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove([id]) },
      ]}
      empty={{ picture: 'talk', title: words.emptyTitle, description: words.emptyText }}
    >
      <UserFeedbackDrawer list={list} />
    </RecordListPage>
  );
}
