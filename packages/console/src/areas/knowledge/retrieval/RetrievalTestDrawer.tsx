import { SideDrawer } from '@console/ui/dialog';
import { Tabs } from 'antd';
import { oneOf } from '../../../navigation/addressValues.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import type { PickedDocument } from './DocumentPicker.js';
import { RegressionSet } from './RegressionSet.js';
import { RetrievalTrial } from './RetrievalTrial.js';
import { useRetrievalWords } from './retrievalWords.js';
import { useRetrievalTest } from './useRetrievalTest.js';

export interface RetrievalTestDrawerProps {
  knowledgeBaseId: string;
  /** The document that is on the page. Left out: the whole base is. */
  document?: PickedDocument;
  /** Shows a chunk of that document in its place. */
  onFound?: (chunkId: string) => void;
}

const views = ['trial', 'checks'] as const;

/** Tries out what a question finds in a base, and checks what it has to find. */
export const RetrievalTestDrawer = ({ knowledgeBaseId, document, onFound }: RetrievalTestDrawerProps) => {
  const words = useRetrievalWords();
  const test = useRetrievalTest();
  const { follow } = useAddress();
  const open = ({ documentId, chunkId }: { documentId: string; chunkId?: string }) => {
    if (documentId === document?.id && chunkId !== undefined) onFound?.(chunkId);
    else follow(linkTo('chunks', { id: documentId, ...(chunkId !== undefined && { chunk: chunkId }) }));
  };
  return (
    <SideDrawer open={test.isOpen} title={words.title} width={720} onClose={test.close}>
      <Tabs
        activeKey={test.view}
        onChange={(key) => test.show(oneOf(key, views) ?? 'trial')}
        destroyOnHidden
        items={[
          {
            key: 'trial',
            label: words.trial,
            children: (
              <RetrievalTrial
                knowledgeBaseId={knowledgeBaseId}
                {...(document && { document })}
                question={test.question}
                onAsk={test.ask}
                onOpen={open}
              />
            ),
          },
          {
            key: 'checks',
            label: words.checks,
            children: <RegressionSet knowledgeBaseId={knowledgeBaseId} test={test} onOpen={open} />,
          },
        ]}
      />
    </SideDrawer>
  );
};
