import { InboxFrame, UndoBar } from '@console/ui/inbox';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { useMemo, useRef, useState } from 'react';
import { useParts } from '../../pages/parts.js';
import { usePageHead } from '../../shell/ShellContext.js';
import { useIsMobile } from '../../state/device.js';
import { useNow } from '../../time/useNow.js';
import { ExportDrawer } from './records/ExportDrawer.js';
import { ExportRecords } from './records/ExportRecords.js';
import { RecordDetail } from './records/RecordDetail.js';
import { RecordFilters } from './records/RecordFilters.js';
import { RecordList } from './records/RecordList.js';
import { useRecordView } from './records/recordView.js';
import { RecordViews } from './records/RecordViews.js';
import { useRecordWords } from './records/recordWords.js';
import { useRecordedAnswers } from './records/useRecordedAnswers.js';
import { useFaqSource } from './records/useFaqSource.js';
import { useRecordKeys } from './records/useRecordKeys.js';
import { useRecords } from './records/useRecords.js';
import { useSavedViews } from './records/useSavedViews.js';

/** Everybody's conversations, looked through one after another. */
export default function RecordsPage() {
  const words = useRecordWords();
  const now = useNow();
  const mobile = useIsMobile();
  const view = useRecordView();
  const records = useRecords(view);
  const { saved, savable } = useSavedViews(view);
  const root = useRef<HTMLDivElement>(null);
  const { shown, counts, opened, record, done } = records;
  const answers = useRecordedAnswers(record?.id, view.writeFaq);
  useRecordKeys(root, records, answers.onWantedFaq);
  const { WriteFaq } = useParts();
  const draft = useFaqSource(view.faqId);
  const [writing, setWriting] = useState(view.faqId !== undefined);
  if (view.faqId !== undefined && !writing) setWriting(true);
  const giveUp = () => {
    setWriting(false);
    view.endFaq();
  };
  const { query, onQueryChange, narrowing, startTime } = view;

  const exporting = useMemo(() => <ExportRecords />, []);
  usePageHead(words.title, mobile ? exporting : undefined);

  const list = shown.state === 'ready' ? shown.data.list : [];
  const person = (list.find(({ userId }) => userId === narrowing.userId) ?? record)?.username;
  return (
    <>
      <InboxFrame
        ref={root}
        title={words.title}
        tools={mobile ? undefined : exporting}
        open={view.openId !== undefined}
        views={<RecordViews view={view} counts={counts} saved={saved} savable={savable} />}
        head={<RecordFilters view={view} username={person} unread={counts?.unread} savable={savable} />}
        list={<RecordList view={view} records={records} now={now} />}
        detail={
          opened === undefined ? (
            list.length > 0 && <EmptyState picture="talk" title={words.choose} />
          ) : (
            <AsyncView value={opened} what={words.title} skeleton={<Skeletons shape="text" count={8} />}>
              {(one) => (
                <RecordDetail
                  record={one}
                  records={records}
                  answers={answers}
                  now={now}
                  onBack={() => view.open(undefined)}
                  onPerson={(user) => onQueryChange({ ...query, filters: { ...query.filters, user } })}
                />
              )}
            </AsyncView>
          )
        }
        notice={
          done !== undefined && (
            <UndoBar
              text={(done.archived ? words.archived : words.unarchived)(done.record.title)}
              onUndo={() => void records.undo()}
              onClose={records.forget}
            />
          )
        }
      />
      <ExportDrawer startTime={startTime} narrowing={narrowing} view={view.view} person={person} />
      {writing && (
        <WriteFaq name={view.faqId && `answer:${view.faqId}`} source={draft} onClose={view.endFaq} onMissing={giveUp} />
      )}
    </>
  );
}
