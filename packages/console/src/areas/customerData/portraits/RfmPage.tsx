import { useModifyRfm, useReadRfm } from '@console/api/hooks/portraits';
import { formatDateTime, lookUp } from '@console/base';
import { SubmitButton } from '@console/ui/button';
import { lazyPart } from '@console/ui/on-demand';
import { Notice, Skeletons, Status, Tag } from '@console/ui/states';
import { Button } from 'antd';
import { useAction } from '../../../actions/useAction.js';
import { DetailPage } from '../../../details/DetailPage.js';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { usePortraitWords } from './portraitWords.js';
import { useRfmWords } from './rfmWords.js';
import { useThresholds } from './useThresholds.js';

const waiting = { waiting: <Skeletons shape="rows" count={8} /> };
const SegmentsTab = lazyPart(() => import('./SegmentsTab.js'), waiting);
const ThresholdsTab = lazyPart(() => import('./ThresholdsTab.js'), waiting);
const RfmHistoryTab = lazyPart(() => import('./RfmHistoryTab.js'), waiting);

const keys = ['segments', 'thresholds', 'history'] as const;
const tones = { sorting: 'running', ready: 'ok', failed: 'error' } as const;
/** Milliseconds between looks while all are being sorted. */
const LOOK = 3000;

/** Customers by how lately, often and much they ordered: their segments, where those begin, and how they went. */
export default function RfmPage() {
  const words = useRfmWords();
  const { back, title } = usePortraitWords();
  const tab = usePageTab(keys);
  const act = useAction();
  const read = useReadRfm({}, { refreshEvery: (rfm) => (rfm?.status === 'sorting' ? LOOK : 0) });
  const { run: modify } = useModifyRfm();
  const draft = useThresholds(read.data);
  const save = () =>
    act({
      run: async () => {
        if (draft.value === undefined) return;
        await modify({ ...draft.value, ...(draft.version !== undefined && { version: draft.version }) });
        draft.forget();
      },
      done: words.saved,
    });
  return (
    <DetailPage
      title={words.title}
      titleOf={() => words.title}
      parent={{ title, route: 'portraits', back }}
      item={read.state}
      what={words.what}
      gone={words.never}
      none={words.never}
      renderTags={({ status, countTime }) => (
        <>
          {status === 'ready' ? (
            <Tag>{countTime === null ? words.never : words.countedAt(formatDateTime(countTime))}</Tag>
          ) : (
            <Status tone={lookUp(tones, status, 'off')}>{status === 'failed' ? words.failed : words.sorting}</Status>
          )}
          {draft.dirty && <Tag tone="warning">{words.unsaved}</Tag>}
        </>
      )}
      renderActions={() => (
        <>
          {draft.dirty && <Button onClick={draft.forget}>{words.discard}</Button>}
          <SubmitButton onClick={save}>{draft.dirty ? words.save : words.again}</SubmitButton>
        </>
      )}
      tabs={
        <PageTabs
          active={tab}
          tabs={[
            { key: 'segments', label: words.tabs.segments },
            { key: 'thresholds', label: words.tabs.thresholds },
            { key: 'history', label: words.tabs.history },
          ]}
        />
      }
    >
      {(rfm) => {
        if (tab === 'history') return <RfmHistoryTab rfm={rfm} />;
        if (tab === 'segments') return <SegmentsTab rfm={rfm} />;
        return (
          <>
            {draft.overtaken && <Notice tone="warning" title={words.overtaken} />}
            <ThresholdsTab rfm={rfm} value={draft.value ?? rfm} onChange={draft.change} />
          </>
        );
      }}
    </DetailPage>
  );
}
