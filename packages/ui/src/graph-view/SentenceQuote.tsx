import { FileTextOutlined } from '@ant-design/icons';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { Quote } from './parts.styles.js';
import type { GraphSentence } from './types.js';

export interface SentenceQuoteProps {
  sentence: GraphSentence;
  /** Called in the place of following the link to its page. */
  onNavigate?: Navigate | undefined;
}

/** A sentence that proves something, with the way to where it stands. */
export const SentenceQuote = ({ sentence, onNavigate }: SentenceQuoteProps) => {
  const { content, documentName, place, href, note } = sentence;
  const where = place ?? documentName;
  return (
    <Quote>
      {content !== '' && <blockquote>{content}</blockquote>}
      {(documentName !== '' || note !== undefined) && (
        <figcaption>
          <FileTextOutlined aria-hidden />
          <span title={documentName}>{documentName}</span>
          {note !== undefined && <span>{note}</span>}
          {href !== undefined && (
            <PageLink href={href} onNavigate={onNavigate}>
              {where}
            </PageLink>
          )}
          {href === undefined && place !== undefined && <span>{place}</span>}
        </figcaption>
      )}
    </Quote>
  );
};
