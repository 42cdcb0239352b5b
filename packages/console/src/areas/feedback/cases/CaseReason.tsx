import { type CaseFact, caseCauses, type FeedbackCase, updateFeedbackCases } from '@console/api/contract';
import { useUpdateFeedbackCases } from '@console/api/hooks/feedbackCases';
import { useOffered } from '@console/api/hooks/useOffered';
import { lookUp } from '@console/base';
import { CaseChoice, CaseSection } from '@console/ui/case-view';
import { PageLink } from '@console/ui/link';
import { attempt } from '../../../actions/attempt.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { FactList } from './case.styles.js';
import { useCaseWords } from './caseWords.js';

const Fact = ({ fact: { kind, name, chunkId, documentId } }: { fact: CaseFact }) => {
  const words = useCaseWords();
  const { follow } = useAddress();
  const known: Readonly<Record<string, (named: string) => string>> = words.facts;
  const say = lookUp(known, kind, (named: string) => named);
  return (
    <li>
      <span>{say(name || words.hiddenDocument)}</span>
      {chunkId !== null && documentId !== null && (
        <PageLink href={linkTo('chunks', { id: documentId, chunk: chunkId })} onNavigate={follow}>
          {words.openChunk}
        </PageLink>
      )}
    </li>
  );
};

/** Why the answer was wrong: what is known about it, and what somebody says. */
export const CaseReason = ({ found, fixed }: { found: FeedbackCase; fixed: boolean }) => {
  const words = useCaseWords();
  const { run, running } = useUpdateFeedbackCases();
  const offered = useOffered(updateFeedbackCases);
  const { id, cause, suggested, facts } = found;
  return (
    <CaseSection step={2} state={cause === null ? 'current' : 'done'} title={words.cause}>
      <CaseChoice
        label={words.cause}
        value={cause}
        disabled={fixed || !offered || running}
        options={caseCauses.map((value) => ({
          value,
          label: words.causes[value],
          ...(value === suggested && { mark: words.suggested }),
        }))}
        onChange={(value) => void attempt(() => run({ idList: [id], cause: value }))}
      />
      <FactList>
        {facts.length === 0 && <li>{words.noFacts}</li>}
        {facts.map((fact, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- The same may hold of two chunks, and none of them moves.
          <Fact key={at} fact={fact} />
        ))}
      </FactList>
    </CaseSection>
  );
};
