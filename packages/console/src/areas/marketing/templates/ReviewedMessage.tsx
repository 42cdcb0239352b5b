import { knownTemplateContent, type TemplateReview } from '@console/api/contract';
import { useReadTemplateRules } from '@console/api/hooks/marketing/templateReview';
import { ready } from '@console/base';
import { DifferenceView } from '@console/ui/difference-view';
import { AsyncView, Notice } from '@console/ui/states';
import { useMemo } from 'react';
import { Facts } from '../../../details/Facts.js';
import { CheckList } from './CheckList.js';
import { contentText, proofsOf } from './contentText.js';
import { MessagePictures } from './MessagePictures.js';
import { labelsOf, problemsOf, samplesOf } from './problemsOf.js';
import { ProofButton } from './ProofButton.js';
import { AsWritten, Part, Proof, Stack } from './templates.styles.js';
import { useTemplateWords } from './templateWords.js';

/** What somebody decides about: how it arrives, all that it says, what the check finds, and what is new in it. */
export const ReviewedMessage = ({ row }: { row: TemplateReview }) => {
  const words = useTemplateWords();
  const rules = useReadTemplateRules({});
  const { usableContent, own, state, reviewedBy, reviewWords } = row;
  const content = useMemo(() => knownTemplateContent(row.content), [row.content]);
  const [before, after] = useMemo(() => {
    const proofs = proofsOf([usableContent, row.content]);
    return [usableContent && contentText(usableContent, words, proofs), contentText(row.content, words, proofs)];
  }, [usableContent, row.content, words]);
  return (
    <AsyncView value={rules.state} what={words.rules}>
      {(known) => {
        if (content === undefined) return <Notice tone="warning">{words.unknownChannel}</Notice>;
        const problems = problemsOf(content, known.params, known);
        const hasErrors = problems.some(({ level }) => level === 'error');
        return (
          <Stack>
            {state === 'waiting' && own && <Notice tone="warning">{words.own}</Notice>}
            {state === 'waiting' && hasErrors && <Notice tone="error">{words.hasErrors}</Notice>}
            {state === 'rejected' && <Notice tone="error">{words.rejected(reviewedBy, reviewWords)}</Notice>}
            <MessagePictures content={content} values={samplesOf(known.params)} labels={labelsOf(known.params)} />
            <Part aria-label={words.says}>
              <header>
                <h2>{words.says}</h2>
              </header>
              <Facts
                columns={1}
                facts={after.map(({ key, label, value }) => [label, value && <AsWritten key={key}>{value}</AsWritten>])}
              />
            </Part>
            {content.channel === 'sms' && (
              <Proof>
                <span>{content.signFileId === null ? words.noProof : words.proof}</span>
                {content.signFileId !== null && <ProofButton fileId={content.signFileId} />}
              </Proof>
            )}
            <CheckList checked={ready(problems)} />
            <Part aria-label={words.differs}>
              <header>
                <h2>{words.differs}</h2>
              </header>
              {before === null ? (
                <p>{words.firstVersion}</p>
              ) : (
                <DifferenceView label={words.differs} before={before} after={after} />
              )}
            </Part>
          </Stack>
        );
      }}
    </AsyncView>
  );
};
