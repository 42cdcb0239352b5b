import { UnorderedListOutlined } from '@ant-design/icons';
import { useSharedConversation } from '@console/api/hooks/sharedConversation';
import { useReadSharedTopic } from '@console/api/hooks/topicShares';
import { useReadUpload } from '@console/api/hooks/uploads';
import { type Async, saveFile } from '@console/base';
import { IconButton } from '@console/ui/button';
import { PageFrame } from '@console/ui/page-frame';
import { SharedConversation } from '@console/ui/sharing';
import { AsyncView, EmptyState } from '@console/ui/states';
import { useCallback, useMemo } from 'react';
import { storedId } from '../../../files/storedId.js';
import { StoredImage } from '../../../files/StoredImage.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { countIn, idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePageHead, useShell } from '../../../shell/ShellContext.js';
import { useIsMobile } from '../../../state/device.js';
import { useNow } from '../../../time/useNow.js';
import { useSharingWords } from './sharingWords.js';

const MOST_CITATIONS = 999;

/** Not there, or not for the reader, which is the same to them. */
const isGone = (state: Async<unknown>): boolean => state.state === 'error' && state.error.code === 404;

/** A conversation that somebody shared. What is looked at of its evidence stands in the address. */
export const SharedTopic = ({ id }: { id: string }) => {
  const words = useSharingWords();
  const { menuName } = useDictionary();
  const open = useTabNavigate();
  const now = useNow();
  const { foldSidebar } = useShell();
  const [query, setQuery] = useQueryState();
  const { run: readUpload } = useReadUpload();
  const known = idIn(id);
  const [answer, cite] = [idIn(query('answer')), countIn(query('cite'), MOST_CITATIONS)];
  const topic = useReadSharedTopic(known === undefined ? null : { id: known });
  const { turns, onLoadOlder, evidence, source } = useSharedConversation(
    known ?? null,
    answer === undefined || cite === undefined ? null : { id: answer, n: cite },
  );
  const mobile = useIsMobile();
  const toList = useCallback(() => open('chatAI', { shared: 'list' }), [open]);
  const tools = useMemo(
    () => (mobile ? <IconButton label={words.toList} icon={<UnorderedListOutlined />} onClick={toList} /> : undefined),
    [mobile, words, toList],
  );
  usePageHead(topic.data?.title ?? words.list, tools);
  if (known === undefined || isGone(topic.state) || isGone(turns)) {
    return (
      <PageFrame title={words.list}>
        <EmptyState
          picture="talk"
          title={words.gone}
          description={words.goneText}
          action={{ label: words.toList, onClick: toList }}
        />
      </PageFrame>
    );
  }
  return (
    <AsyncView value={topic.state} what={words.title}>
      {(header) => (
        <SharedConversation
          topic={{ ...header, assistantName: menuName(header.assistantName) || words.alone }}
          turns={turns}
          onLoadOlder={onLoadOlder}
          evidence={evidence}
          onEvidenceChange={(next) =>
            setQuery({ answer: next?.id, cite: next?.n }, { push: evidence === null && next !== null })
          }
          onNeedRoom={foldSidebar}
          source={source}
          renderPicture={({ url, name }) => <StoredImage path={url} label={name} />}
          onDownload={({ url, name }) =>
            void readUpload({ id: storedId(url) }).then(
              (file) => saveFile(file, name),
              () => undefined,
            )
          }
          nameOf={menuName}
          onBack={toList}
          headOnPhone={false}
          now={now}
        />
      )}
    </AsyncView>
  );
};
