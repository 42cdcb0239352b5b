import { ThunderboltOutlined } from '@ant-design/icons';
import type { GatherSource } from '@console/api/contract';
import { lazyPart } from '@console/ui/on-demand';
import { Button } from 'antd';
import { useState } from 'react';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { useClearedWith } from '../../../navigation/useClearedWith.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { liveEvents, sourceEvents } from './eventNames.js';
import { useGatherWords } from './gatherWords.js';
import { KeyDialog } from './KeyDialog.js';
import { RenewDialog } from './RenewDialog.js';
import { useSourceActions } from './useSourceActions.js';
import { useSourceList } from './useSourceList.js';

const SourceDrawer = lazyPart(() => import('./SourceDrawer.js'));
const EventsDrawer = lazyPart(() => import('./EventsDrawer.js'));

/** What belongs to the events that are shown. */
const noEvents = {
  live: undefined,
  source: undefined,
  [liveEvents.event]: undefined,
  [liveEvents.page]: undefined,
};
/** What is shown of the source that is open. */
const ofSource = ['tab', 'drift', sourceEvents.event, sourceEvents.page];

/** Sources that send what customers do, and what has arrived from them. */
export default function DataGatherPage() {
  const words = useGatherWords();
  const list = useSourceList();
  const [get, set] = useQueryState();
  const [renewed, setRenewed] = useState<GatherSource>();
  const [shownKey, setShownKey] = useState<string>();
  const { rowActions, batchActions } = useSourceActions({
    onRenew: setRenewed,
    onSelectionChange: list.onSelectionChange,
  });
  const { record } = list;
  useClearedWith(record.isNew ? 'new' : record.id, ofSource);
  usePageHead(words.title);
  return (
    <RecordListPage
      title={words.title}
      list={list}
      opens
      rowName={({ sourceName }) => sourceName}
      searchHint={words.search}
      actions={rowActions}
      batchActions={batchActions}
      create={{ label: words.add, onClick: () => void record.show('new') }}
      more={
        <Button icon={<ThunderboltOutlined aria-hidden />} onClick={() => set({ live: '1' }, { push: true })}>
          {words.arriving}
        </Button>
      }
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      <SourceDrawer list={list} onKey={setShownKey} />
      <EventsDrawer open={get('live') === '1'} onClose={() => set(noEvents)} />
      <RenewDialog source={renewed} onKey={setShownKey} onClose={() => setRenewed(undefined)} />
      <KeyDialog shownKey={shownKey} onClose={() => setShownKey(undefined)} />
    </RecordListPage>
  );
}
