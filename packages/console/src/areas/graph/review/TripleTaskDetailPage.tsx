import { lazyPart } from '@console/ui/on-demand';
import { Skeletons } from '@console/ui/states';
import { ReviewProgress } from '@console/ui/triple-review';
import { Button } from 'antd';
import { useEffect } from 'react';
import { DetailPage } from '../../../details/DetailPage.js';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useShell } from '../../../shell/ShellContext.js';
import { useIsMobile } from '../../../state/device.js';
import { PassButton } from './PassButton.js';
import { ReviewNotice } from './ReviewNotice.js';
import { useReviewWords } from './reviewWords.js';
import { TaskFacts } from './TaskFacts.js';
import { useReviewed } from './useReviewed.js';

const waiting = { waiting: <Skeletons shape="rows" count={8} /> };
const Review = lazyPart(() => import('./ReviewTab.js'), waiting);
const Entities = lazyPart(() => import('./FoundEntities.js'), waiting);
const Relationships = lazyPart(() => import('./FoundRelationships.js'), waiting);
const Files = lazyPart(() => import('./TaskFiles.js'), waiting);

const importTabs = ['review', 'entities', 'relations'] as const;
const taskTabs = ['review', 'entities', 'relations', 'files'] as const;

/** The review of one extraction or import, and what it has found. */
export default function TripleTaskDetailPage() {
  const words = useReviewWords();
  const mobile = useIsMobile();
  const { foldSidebar } = useShell();
  useEffect(() => foldSidebar(), [foldSidebar]);
  const [get, set] = useQueryState();
  const { item, isTask, task, imported } = useReviewed();
  const tab = usePageTab(isTask ? taskTabs : importTabs);
  const { tabs } = words;
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
          {!mobile && <Button onClick={() => set({ facts: 'shown' }, { push: true })}>{words.settings}</Button>}
          <PassButton reviewed={reviewed} />
        </>
      )}
      tabs={
        <PageTabs
          active={tab}
          tabs={[
            { key: 'review', label: tabs.review },
            { key: 'entities', label: tabs.entities },
            { key: 'relations', label: tabs.relations },
            ...(isTask ? [{ key: 'files' as const, label: tabs.files }] : []),
          ]}
        />
      }
      beside={
        <TaskFacts
          open={get('facts') !== undefined}
          task={task}
          imported={imported}
          onClose={() => set({ facts: undefined })}
        />
      }
    >
      {(reviewed) => (
        <>
          <ReviewNotice reviewed={reviewed} />
          {tab === 'review' && <Review reviewed={reviewed} />}
          {tab === 'entities' && <Entities reviewed={reviewed} />}
          {tab === 'relations' && <Relationships reviewed={reviewed} />}
          {tab === 'files' && task && <Files task={task} />}
        </>
      )}
    </DetailPage>
  );
}
