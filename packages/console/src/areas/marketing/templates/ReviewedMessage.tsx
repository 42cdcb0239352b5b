import { knownTemplateContent, type TemplateReview } from '@console/api/contract';
import { useReadTemplateRules } from '@console/api/hooks/marketing/templateReview';
import { DifferenceView } from '@console/ui/difference-view';
import { AsyncView, Notice } from '@console/ui/states';
import { useMemo } from 'react';
import { CheckList } from './CheckList.js';
import { contentText } from './contentText.js';
import { MessagePictures } from './MessagePictures.js';
import { labelsOf, problemsOf, samplesOf } from './problemsOf.js';
import { ProofButton } from './ProofButton.js';
import { Part, Proof, Stack } from './templates.styles.js';
import { useTemplateWords } from './templateWords.js';

/** What somebody decides about: how it arrives, what the check finds, and what is new in it. */
export const ReviewedMessage = ({ row }: { row: TemplateReview }) => {
  const words = useTemplateWords();
  const rules = useReadTemplateRules({});
  const { usableContent, own, state, reviewedBy, reviewWords } = row;
  const content = useMemo(() => knownTemplateContent(row.content), [row.content]);
  const before = useMemo(() => usableContent && contentText(usableContent, words), [usableContent, words]);
  const after = useMemo(() => contentText(row.content, words), [row.content, words]);
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
            {content.channel === 'sms' && (
              <Proof>
                <span>{content.signFileId === null ? words.noProof : words.proof}</span>
                {content.signFileId !== null && <ProofButton fileId={content.signFileId} />}
              </Proof>
            )}
            <CheckList problems={problems} />
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
