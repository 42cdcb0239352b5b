import { type ChatTurn, withoutCitations } from '@console/ui/chat';
import { SlideOutline, slideOutline } from '@console/ui/slide-outline';
import { useState } from 'react';

interface AnswerOutlineProps {
  turn: ChatTurn;
  open: boolean;
  onClose: () => void;
}

/** An answer as the pages of a talk. What is changed in it stays until another answer is laid out. */
export default function AnswerOutline({ turn, open, onClose }: AnswerOutlineProps) {
  const { question, answer, references } = turn;
  const [outline, setOutline] = useState(() => slideOutline(question, withoutCitations(answer, references)));
  return (
    <SlideOutline open={open} onClose={onClose} value={outline} onChange={setOutline} name={question.slice(0, 40)} />
  );
}
