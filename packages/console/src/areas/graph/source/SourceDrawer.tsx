import { ExportOutlined } from '@ant-design/icons';
import { readDocument, type TripleEvidence } from '@console/api/contract';
import { type Async, mapAsync } from '@console/base';
import { SideDrawer } from '@console/ui/dialog';
import { PageLink } from '@console/ui/link';
import { AsyncView, EmptyState, Notice } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { SourceText } from './SourceText.js';
import { useSourceWords } from './sourceWords.js';
import { placeOf } from './toSentence.js';

/** A drawer leaves room around what it shows; pages want all of it. */
const Filled = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100% + 40px);
  margin: -20px -24px;
`;

const Quote = styled.blockquote`
  flex: none;
  max-height: 30%;
  margin: 12px 24px;
  padding: 2px 0 2px 12px;
  overflow: auto;
  border-inline-start: 3px solid ${tokens.evidenceLine};
  font-size: 13px;
  line-height: 22px;
`;

const Pages = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  border-top: 1px solid ${tokens.line};
`;

const Opened = ({ evidence }: { evidence: TripleEvidence }) => {
  const words = useSourceWords();
  const { documentId, documentName, content, state } = evidence;
  const notes: Readonly<Record<string, string>> = words.states;
  return (
    <>
      {state !== 'standing' && <Notice flush>{notes[state]}</Notice>}
      <Quote>{content}</Quote>
      {documentId !== null && state !== 'gone' && (
        <Pages>
          <SourceText documentId={documentId} documentName={documentName} lit={evidence} />
        </Pages>
      )}
    </>
  );
};

/** Opens the whole document where the reader has its page. */
const ToDocument = ({ evidence: { documentId, chunkId, state } }: { evidence: TripleEvidence }) => {
  const words = useSourceWords();
  const { follow } = useAddress();
  const opens = usePermitted(readDocument);
  if (!opens || documentId === null || state === 'gone') return null;
  return (
    <PageLink
      href={linkTo('chunks', { id: documentId, ...(chunkId !== null && { chunk: chunkId }) })}
      onNavigate={follow}
    >
      <ExportOutlined aria-hidden /> {words.openDocument}
    </PageLink>
  );
};

export interface SourceDrawerProps {
  /** The sentences that it is one of. */
  sentences: Async<readonly TripleEvidence[]>;
  /** Undefined: closed. */
  id: string | undefined;
  onClose: () => void;
}

/** The document that a sentence stands in, beside the graph, with the sentence lit. */
export const SourceDrawer = ({ sentences, id, onClose }: SourceDrawerProps) => {
  const words = useSourceWords();
  const found = mapAsync(sentences, (list) => list.find((one) => one.id === id));
  const known = found.state === 'ready' ? found.data : undefined;
  const place = known?.state === 'standing' ? placeOf(known, words) : '';
  return (
    <SideDrawer
      open={id !== undefined}
      width={720}
      title={[known?.documentName || words.title, place].filter((part) => part !== '').join(' · ')}
      onClose={onClose}
      tags={known && <ToDocument evidence={known} />}
    >
      <Filled>
        <AsyncView value={found} what={words.title}>
          {(evidence) =>
            evidence === undefined ? (
              <EmptyState picture="search" title={words.goneSentence} />
            ) : (
              <Opened evidence={evidence} />
            )
          }
        </AsyncView>
      </Filled>
    </SideDrawer>
  );
};
