import { useReadTripleImport } from '@console/api/hooks/tripleImports';
import { useReadTripleTask } from '@console/api/hooks/tripleTasks';
import { type Async, mapAsync } from '@console/base';
import { lazyPart } from '@console/ui/on-demand';
import { Skeletons } from '@console/ui/states';
import { ReviewProgress } from '@console/ui/triple-review';
import { Button } from 'antd';
import { useEffect } from 'react';
import { DetailPage } from '../../../details/DetailPage.js';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useShell } from '../../../shell/ShellContext.js';
import { useIsMobile } from '../../../state/device.js';
import { PassButton } from './PassButton.js';
import { isOpen, type Reviewed, reviewedImport, reviewedTask, whileGoing } from './reviewed.js';
import { ReviewNotice } from './ReviewNotice.js';
import { useReviewWords } from './reviewWords.js';
import { TaskFacts } from './TaskFacts.js';
import { usePassing } from './usePassing.js';

const waiting = { waiting: <Skeletons shape="rows" count={8} /> };
const Review = lazyPart(() => import('./ReviewPanel.js'), waiting);
const Entities = lazyPart(() => import('./FoundEntities.js'), waiting);
const Relationships = lazyPart(() => import('./FoundRelationships.js'), waiting);
const Files = lazyPart(() => import('./TaskFiles.js'), waiting);

/** The review of one extraction or import, and what it has found. */
export default function TripleTaskDetailPage() {
  const words = useReviewWords();
  const mobile = useIsMobile();
  const { foldSidebar } = useShell();
  useEffect(() => foldSidebar(), [foldSidebar]);
  const [get, set] = useQueryState();
  const importId = idIn(get('importId'));
  const id = importId === undefined ? idIn(get('id')) : undefined;
  const task = useReadTripleTask(id === undefined ? null : { id }, { refreshEvery: whileGoing });
  const imported = useReadTripleImport(importId === undefined ? null : { id: importId }, { refreshEvery: whileGoing });
  const item: Async<Reviewed> | undefined =
    id !== undefined
      ? mapAsync(task.state, reviewedTask)
      : importId !== undefined
        ? mapAsync(imported.state, reviewedImport)
        : undefined;
  const known = item?.state === 'ready' ? item.data : nothing;
  const passing = usePassing(known);
  const tab = usePageTab(id === undefined ? importTabs : taskTabs);
  const { tabs } = words;
  const showFacts = () => set({ facts: 'shown' }, { push: true });
  return (
    <DetailPage
      title={words.title}
      titleOf={({ name }) => name}
      parent={{ title: words.tasks, route: 'tripleTasks', back: words.back }}
      item={item}
      what={words.what}
      gone={words.gone}
      none={words.none}
      renderActions={(reviewed) => (
        <>
          {!mobile && <ReviewProgress seen={reviewed.seenCount} total={reviewed.total} />}
          {!mobile && <Button onClick={showFacts}>{words.settings}</Button>}
          <PassButton reviewed={reviewed} running={passing.running} onPass={() => void passing.pass()} />
        </>
      )}
      tabs={
        item?.state === 'ready' && (
          <PageTabs
            active={tab}
            tabs={[
              { key: 'review', label: tabs.review },
              { key: 'entities', label: tabs.entities },
              { key: 'relations', label: tabs.relations },
              ...(id === undefined ? [] : [{ key: 'files' as const, label: tabs.files }]),
            ]}
          />
        )
      }
      beside={
        <TaskFacts
          open={get('facts') !== undefined}
          task={task.data}
          imported={imported.data}
          onClose={() => set({ facts: undefined })}
        />
      }
    >
      {(reviewed) => (
        <>
          <ReviewNotice reviewed={reviewed} />
          {tab === 'review' && (
            <>
              {mobile && isOpen(reviewed) && (
                <ReviewProgress
                  style={{ padding: '8px 16px' }}
                  seen={reviewed.seenCount}
                  total={reviewed.total}
                  accepted={reviewed.acceptedCount}
                />
              )}
              <Review key={JSON.stringify(reviewed.of)} reviewed={reviewed} />
            </>
          )}
          {tab === 'entities' && <Entities reviewed={reviewed} />}
          {tab === 'relations' && <Relationships reviewed={reviewed} />}
          {tab === 'files' && task.data && <Files task={task.data} />}
        </>
      )}
    </DetailPage>
  );
}

const importTabs = ['review', 'entities', 'relations'] as const;
const taskTabs = ['review', 'entities', 'relations', 'files'] as const;

/** While nothing is known, nothing can be passed. */
const nothing: Reviewed = {
  of: { taskId: '' },
  name: '',
  baseId: '',
  status: 'waiting',
  progress: 0,
  failure: null,
  total: 0,
  seenCount: 0,
  acceptedCount: 0,
  passedCount: 0,
  chunkFailed: 0,
};
