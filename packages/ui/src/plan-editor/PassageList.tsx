import { Button } from 'antd';
import { useWords } from '../locale/useWords.js';
import { planEditorWords } from './locale.js';
import { Bar, Passages } from './PlanEditor.styles.js';
import type { PlanPassage } from './types.js';

export interface PassageListProps {
  label: string;
  passages: readonly PlanPassage[];
  /** The number stands before each. Default false. */
  numbered?: boolean;
  /** Puts it into the text. Left out, there is no button. */
  onQuote?: (passage: PlanPassage) => void;
}

/** Passages with where they are from. */
export const PassageList = ({ label, passages, numbered = false, onQuote }: PassageListProps) => {
  const words = useWords(planEditorWords);
  return (
    <Passages aria-label={label}>
      {passages.map((passage) => {
        const { n, documentName, knowledgeBaseName, positions, content } = passage;
        const [page] = positions[0] ?? [];
        return (
          <li key={n}>
            <p>
              {numbered && <b>{`[${n}] `}</b>}
              {content}
            </p>
            <Bar>
              <small>
                {words.place(documentName, knowledgeBaseName)}
                {page !== undefined && ` · ${words.page(page)}`}
              </small>
              {onQuote && (
                <Button
                  size="small"
                  aria-label={`${words.quote} ${content.slice(0, 40)}`}
                  onClick={() => onQuote(passage)}
                >
                  {words.quote}
                </Button>
              )}
            </Bar>
          </li>
        );
      })}
    </Passages>
  );
};
