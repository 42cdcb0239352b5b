import type { FeedbackCase } from '@console/api/contract';
import { ready } from '@console/base';
import { withoutCitations } from '@console/ui/chat';
import { useMemo, useState } from 'react';
import { type FaqSource, useParts } from '../../../pages/parts.js';

/** What is put right in a drawer: a new FAQ, or the assistant. */
export type CaseEditor = 'faq' | 'assistant';

/** The new answer where there is one: until then it is the one that was disliked, which has to be told. */
const sourceOf = ({ question, answer, references, again, feedback, knowledgeBases }: FeedbackCase): FaqSource => {
  const isNew = again !== null && again.failure === null;
  return {
    question,
    answer: isNew ? withoutCitations(again.answer, again.references) : withoutCitations(answer, references),
    disliked: isNew ? null : feedback,
    knowledgeBases,
  };
};

export interface CaseEditorsProps {
  found: FeedbackCase;
  /** The one that is open. Undefined: none is. */
  open: CaseEditor | undefined;
  onClose: () => void;
  /** An FAQ was written, or the assistant saved. */
  onMended: (kind: 'faq' | 'prompt', id: string) => void;
}

/** What of other areas puts a case right. Stands beside its panes: a drawer covers what it stands in, and scrolls with it. */
export const CaseEditors = ({ found, open, onClose, onMended }: CaseEditorsProps) => {
  const { WriteFaq, EditAssistant } = useParts();
  // Each is drawn once it was wanted, and stays: a drawer gives the focus back when it closes.
  const [wanted, setWanted] = useState<ReadonlySet<CaseEditor>>(new Set());
  if (open !== undefined && !wanted.has(open)) setWanted(new Set([...wanted, open]));
  const source = useMemo(() => ready(sourceOf(found)), [found]);
  const { id, assistantId } = found;
  const onMissing = (editor: CaseEditor) => {
    setWanted(new Set([...wanted].filter((one) => one !== editor)));
    onClose();
  };
  return (
    <>
      {wanted.has('faq') && (
        <WriteFaq
          name={open === 'faq' ? `case:${id}` : undefined}
          source={source}
          onWritten={(faqId) => onMended('faq', faqId)}
          onClose={onClose}
          onMissing={() => onMissing('faq')}
        />
      )}
      {wanted.has('assistant') && assistantId !== null && (
        <EditAssistant
          id={open === 'assistant' ? assistantId : undefined}
          onSaved={() => onMended('prompt', assistantId)}
          onClose={onClose}
          onMissing={() => onMissing('assistant')}
        />
      )}
    </>
  );
};
