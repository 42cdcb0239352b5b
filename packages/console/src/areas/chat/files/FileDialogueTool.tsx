import { ASSISTANT_PAGE_SIZE, keepDialogueFiles } from '@console/api/contract';
import { usePageAssistants } from '@console/api/hooks/assistants';
import { lazyPart } from '@console/ui/on-demand';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView } from '@console/ui/states';
import { useCallback, useState } from 'react';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { Chat } from '../Chat.js';
import { StaffChat } from '../StaffChat.js';
import { type Box, boxIn, toAddress } from './boxInAddress.js';
import { ComparisonTab } from './ComparisonTab.js';
import { FileActions } from './FileActions.js';
import { FilesPane } from './FilesPane.js';
import { useFileWords } from './fileWords.js';
import { Split, Work } from './files.styles.js';
import { OverFiles } from './OverFiles.js';
import { SummaryTab } from './SummaryTab.js';
import { useFiles } from './useFiles.js';

const KeepFiles = lazyPart(() => import('./KeepFiles.js'));

const tabKeys = ['chat', 'compare', 'summary'] as const;

export interface FileDialogueToolProps {
  /** Without the shell: nothing of the console around can be opened. */
  embedded: boolean;
}

/** Files are asked about, looked at, compared and summed up. */
export default function FileDialogueTool({ embedded }: FileDialogueToolProps) {
  const words = useFileWords();
  const [get, set] = useQueryState();
  const tab = usePageTab(tabKeys);
  const topicId = idIn(get('topic'));
  const files = useFiles(topicId);
  const assistants = usePageAssistants({ current: 1, size: ASSISTANT_PAGE_SIZE, enabled: true });
  const keeps = usePermitted(keepDialogueFiles) && !embedded;
  const [keeping, setKeeping] = useState(false);
  const ready = files.state === 'ready' ? files.data : [];
  const shown = get('file') === undefined ? undefined : (ready.find(({ id }) => id === get('file')) ?? ready[0]);
  const box = boxIn(get('box'));
  const boxed = ready.find(({ id }) => id === box?.fileId);
  const onBox = useCallback((next: Box) => set({ box: toAddress(next), tab: undefined }), [set]);
  const onRegionDrop = useCallback(() => set({ box: undefined }), [set]);
  const AnyChat = embedded ? Chat : StaffChat;
  const stopKeeping = () => setKeeping(false);
  const toChat = () => set({ tab: undefined });
  const actions = ready.length > 0 && (
    <FileActions
      looking={shown !== undefined}
      onLook={(looking) => set({ file: looking ? ready[0]?.id : undefined })}
      onKeep={keeps ? () => setKeeping(true) : undefined}
    />
  );
  return (
    <PageFrame title={words.title} {...(actions && { actions })}>
      <PageTabs
        tabs={[
          { key: 'chat', label: words.chat },
          { key: 'compare', label: words.compare },
          { key: 'summary', label: words.summary },
        ]}
        active={tab}
      />
      <Split>
        <Work data-fills="">
          {tab === 'chat' && (
            <AsyncView value={assistants.state}>
              {({ list }) => (
                <AnyChat
                  assistants={list}
                  region={box !== null && boxed ? { ...box, name: boxed.name } : null}
                  onRegionDrop={onRegionDrop}
                />
              )}
            </AsyncView>
          )}
          {tab === 'compare' && (
            <OverFiles files={files} onChat={toChat}>
              {(list) => <ComparisonTab topicId={topicId} files={list} />}
            </OverFiles>
          )}
          {tab === 'summary' && (
            <OverFiles files={files} onChat={toChat}>
              {(list) => <SummaryTab topicId={topicId} files={list} />}
            </OverFiles>
          )}
        </Work>
        {shown && tab === 'chat' && (
          <FilesPane
            files={ready}
            file={shown}
            onFile={(id) => set({ file: id })}
            box={box}
            onBox={onBox}
            onClose={() => set({ file: undefined })}
          />
        )}
      </Split>
      {keeping && <KeepFiles open topicId={topicId} files={ready} onClose={stopKeeping} onMissing={stopKeeping} />}
    </PageFrame>
  );
}
