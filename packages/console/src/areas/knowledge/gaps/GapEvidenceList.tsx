import type { Gap } from '@console/api/contract';
import { useReadGapEvidence } from '@console/api/hooks/gaps';
import { AsyncView, Notice, Skeletons, Tag } from '@console/ui/states';
import { Button } from 'antd';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { Part, Source } from './gap.styles.js';
import type { GapEvidence } from './gapDraft.js';
import { useGapWords } from './gapWords.js';

const percentOf = (share: number): number => Math.round(share * 100);

const Found = ({ gap: { kbId }, found }: { gap: Gap; found: GapEvidence }) => {
  const words = useGapWords();
  const { follow } = useAddress();
  const { answeredBy, faqs, passages } = found;
  const answering = faqs.find(({ id }) => id === answeredBy);
  if (faqs.length === 0 && passages.length === 0) return <p>{words.noEvidence}</p>;
  return (
    <>
      {answering !== undefined && <Notice tone="info">{words.answeredBy(answering.number)}</Notice>}
      <ul>
        {faqs.map(({ id, number, question, answer, score, enabled }) => (
          <li key={id}>
            <Source>
              <Button type="link" onClick={() => follow(linkTo('knowledgeBase', { base: kbId, faq: kbId, open: id }))}>
                {words.faq(number)} {question}
              </Button>
              <span>{words.nearness(percentOf(score))}</span>
              {!enabled && <Tag>{words.off}</Tag>}
            </Source>
            <p>{answer}</p>
          </li>
        ))}
        {passages.map(({ chunkId, documentId, documentName, heading, content, score }) => (
          <li key={chunkId}>
            <Source>
              <Button type="link" onClick={() => follow(linkTo('chunks', { id: documentId, chunk: chunkId }))}>
                {[documentName, ...heading].join(' / ')}
              </Button>
              <span>{words.relevance(percentOf(score))}</span>
            </Source>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The best that the base holds on a question at present, each opened at its place. */
export const GapEvidenceList = ({ gap }: { gap: Gap }) => {
  const words = useGapWords();
  const evidence = useReadGapEvidence({ id: gap.id });
  return (
    <AsyncView value={evidence.state} what={words.evidence} skeleton={<Skeletons shape="text" count={4} />}>
      {(found) => (
        <Part aria-label={words.evidence}>
          <h3>{words.evidence}</h3>
          <Found gap={gap} found={found} />
        </Part>
      )}
    </AsyncView>
  );
};
