import { type Faq, faqLimits, type SimilarFaq } from '@console/api/contract';
import { useFindSimilarFaq } from '@console/api/hooks/faq';
import { FailedNotice } from '@console/ui/states';
import { Form } from 'antd';
import type { FaqFields } from './faqFields.js';
import { useFaqWords } from './faqWords.js';
import { LikeBox } from './LikeBox.js';
import { useSettled } from '../../../forms/useSettled.js';

/** Milliseconds without a letter after which is looked for what is near. */
const PAUSE = 500;

/** A saved answer shows its pictures from addresses that change; only its words count. */
const wordsOf = (html: string): string => html.replace(/<img\b[^>]*>/g, '').slice(0, faqLimits.answer);

export interface LikeHintProps {
  kbId: string;
  /** The one that is written; left out while it is new. */
  faq?: Faq;
  onOpen: (id: string) => void;
  /** Something was taken over that is not saved. */
  onDirty: () => void;
}

/** While a question is written: those of the base that ask nearly the same, the contradictions among them first. */
export const LikeHint = ({ kbId, faq, onOpen, onDirty }: LikeHintProps) => {
  const words = useFaqWords();
  const form = Form.useFormInstance<FaqFields>();
  const question = Form.useWatch<string | undefined>('question', form)?.trim() ?? '';
  const answer = Form.useWatch<string | undefined>('answer', form) ?? '';
  const settled = useSettled({ question, answer }, PAUSE);
  const asks = settled.question !== '' && settled.question.length <= faqLimits.question;
  const found = useFindSimilarFaq(
    asks
      ? { kbId, question: settled.question, answer: wordsOf(settled.answer), ...(faq && { exceptId: faq.id }) }
      : null,
    { keepPrevious: true },
  );
  const differs = ({ sameAnswer }: SimilarFaq) => sameAnswer === false;
  const all = asks ? (found.data ?? []) : [];
  const shown = [...all.filter(differs), ...all.filter((one) => !differs(one))];
  return (
    <section aria-label={words.like.region} aria-live="polite">
      {asks && <FailedNotice flush value={found.state} what={words.like.region} />}
      {shown.map((other) => (
        <LikeBox key={other.id} other={other} {...(faq && { faq })} onOpen={onOpen} onDirty={onDirty} />
      ))}
    </section>
  );
};
