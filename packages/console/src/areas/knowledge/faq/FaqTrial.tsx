import { type FaqChannel, faqDifferences, type FaqCandidate, type ReplyOf, type testFaq } from '@console/api/contract';
import { useTestFaq } from '@console/api/hooks/faq';
import { ifKnown } from '@console/base';
import { SideDrawer } from '@console/ui/dialog';
import { Segments } from '@console/ui/segments';
import { AsyncView, EmptyState, Tag } from '@console/ui/states';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useFaqWords } from './faqWords.js';
import { Asked, Candidate, Found, Hit } from './FaqTrial.styles.js';

const percentOf = (share: number): number => Math.round(share * 100);

/** Why an FAQ answers, or does not, in a sentence. */
const useReason = () => {
  const { trial } = useFaqWords();
  return ({ enabled, deniedBy, difference }: FaqCandidate): string | undefined => {
    if (!enabled) return trial.off;
    if (deniedBy !== null) return trial.denied(deniedBy);
    return difference === null ? undefined : trial.differences[ifKnown(faqDifferences, difference, 'wording')];
  };
};

interface CandidateRowProps {
  one: FaqCandidate;
  /** It would answer, if that which does did not. */
  next: boolean;
  onOpen: (id: string) => void;
}

const CandidateRow = ({ one, next, onOpen }: CandidateRowProps) => {
  const { trial, join } = useFaqWords();
  const reason = useReason();
  const why = reason(one);
  return (
    <Candidate>
      <Button type="link" onClick={() => onOpen(one.id)} title={trial.open(one.number)}>
        {one.question}
      </Button>
      <small>
        #{one.number} · {one.exact ? trial.exact : trial.words(percentOf(one.score))}
        {one.vectorScore !== null && ` · ${trial.meaning(percentOf(one.vectorScore))}`}
        {one.phrasing !== one.question && ` · ${trial.by(one.phrasing)}`}
      </small>
      {one.shared.length > 0 && <small>{trial.shared(one.shared.join(join))}</small>}
      {(why !== undefined || next) && <Tag tone={next ? 'info' : 'plain'}>{next ? trial.wouldBe : why}</Tag>}
    </Candidate>
  );
};

const Outcome = ({ found, onOpen }: { found: ReplyOf<typeof testFaq>; onOpen: (id: string) => void }) => {
  const { trial } = useFaqWords();
  const { hit, candidates, passages } = found;
  const answers = candidates.find(({ id }) => id === hit?.id);
  const others = candidates.filter(({ id }) => id !== hit?.id);
  const next = others.find(({ difference, deniedBy, enabled }) => enabled && difference === null && deniedBy === null);
  return (
    <Found>
      <h3>{hit === null ? trial.noHit : trial.hit}</h3>
      {hit !== null && (
        <Hit>
          {answers !== undefined && <CandidateRow one={answers} next={false} onOpen={onOpen} />}
          {hit.variant !== null && <Tag tone="info">{trial.variant(hit.variant + 1)}</Tag>}
          <p>{hit.answer}</p>
        </Hit>
      )}
      <h3>{trial.next}</h3>
      {others.length === 0 && <p>{trial.nothing}</p>}
      <ol>
        {others.map((one) => (
          <li key={one.id}>
            <CandidateRow one={one} next={one === next} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      <h3>{trial.passages}</h3>
      {passages.length === 0 && <p>{trial.noPassages}</p>}
      <ol>
        {passages.map(({ chunkId, documentName, heading, content, score }) => (
          <li key={chunkId}>
            <small>
              {[documentName, ...heading].join(' / ')} · {percentOf(score)}%
            </small>
            <p>{content}</p>
          </li>
        ))}
      </ol>
    </Found>
  );
};

const isNothing = ({ hit, candidates, passages }: ReplyOf<typeof testFaq>): boolean =>
  hit === null && candidates.length === 0 && passages.length === 0;

export interface FaqTrialProps {
  kbId: string;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** Tries what a question is answered with: which FAQ, why, and what would answer otherwise. Counts nothing. */
export default function FaqTrial({ kbId, onClose, onOpen }: FaqTrialProps) {
  const words = useFaqWords();
  const { trial } = words;
  const [question, setQuestion] = useState('');
  const [channel, setChannel] = useState<FaqChannel>('console');
  const [asked, setAsked] = useState('');
  const found = useTestFaq(asked === '' ? null : { kbId, question: asked, channel });
  const nothing = <EmptyState picture="search" title={trial.nothing} description={trial.noPassages} />;
  return (
    <SideDrawer open title={trial.title} onClose={onClose}>
      <Asked
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(question.trim());
          if (question.trim() === asked) found.refresh();
        }}
      >
        <Input
          value={question}
          maxLength={500}
          aria-label={trial.question}
          placeholder={trial.question}
          onChange={({ target }) => setQuestion(target.value)}
          suffix={
            <Button type="text" size="small" htmlType="submit" disabled={question.trim() === ''}>
              {trial.run}
            </Button>
          }
        />
        <Segments
          label={trial.channel}
          value={channel}
          options={(['console', 'embed'] as const).map((value) => ({ value, label: words.channels[value] }))}
          onChange={setChannel}
        />
      </Asked>
      {asked !== '' && (
        <AsyncView value={found.state}>
          {(data) => (isNothing(data) ? nothing : <Outcome found={data} onOpen={onOpen} />)}
        </AsyncView>
      )}
    </SideDrawer>
  );
}
