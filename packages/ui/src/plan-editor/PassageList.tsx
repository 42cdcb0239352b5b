import { Button } from 'antd';
import { PageLink } from '../link/PageLink.js';
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
  /** Shows where it stands. Left out, it cannot be shown. */
  onOpen?: ((passage: PlanPassage) => void) | undefined;
  /** The address that shows it. Left out, `onOpen` alone does. */
  hrefOf?: ((passage: PlanPassage) => string) | undefined;
}

/** Passages with where they are from. */
export const PassageList = ({ label, passages, numbered = false, onQuote, onOpen, hrefOf }: PassageListProps) => {
  const words = useWords(planEditorWords);
  const opener = (passage: PlanPassage) => {
    if (onOpen === undefined || passage.withheld === true || passage.documentId === undefined) return null;
    const open = () => onOpen(passage);
    const name = `${words.open} ${numbered ? `[${passage.n}]` : passage.content.slice(0, 40)}`;
    return hrefOf ? (
      <PageLink href={hrefOf(passage)} aria-label={name} onNavigate={open}>
        {words.open}
      </PageLink>
    ) : (
      <Button size="small" type="link" aria-label={name} onClick={open}>
        {words.open}
      </Button>
    );
  };
  return (
    <Passages aria-label={label}>
      {passages.map((passage) => {
        const { n, documentName, knowledgeBaseName, positions, content } = passage;
        const [page] = positions[0] ?? [];
        const opens = opener(passage);
        return (
          <li key={n}>
            <p data-short={opens === null ? undefined : ''}>
              {numbered && <b>{`[${n}] `}</b>}
              {content}
            </p>
            <Bar>
              <small>
                {words.place(documentName, knowledgeBaseName)}
                {page !== undefined && ` · ${words.page(page)}`}
              </small>
              {opens}
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
