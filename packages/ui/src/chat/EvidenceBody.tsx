import type { Async } from '@console/base';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { StaticMarkdown } from '../markdown/StaticMarkdown.js';
import { PagePreview, type PageSource, type Region } from '../page-preview/index.js';
import { AsyncView, Notice, Skeletons } from '../states/index.js';
import { NumberButton, Numbers, Passage, Preview, Source } from './Evidence.styles.js';
import { EvidenceResources } from './EvidenceResources.js';
import type { ChatReference, ChatResource } from './types.js';

export interface EvidenceProps {
  /** All passages of the answer, for the numbered buttons. */
  references: readonly ChatReference[];
  /** The number of the passage shown. */
  active: number;
  onActiveChange: (n: number) => void;
  /** Pages of the active passage's document. Null: it has none, and the words are shown instead. */
  source: Async<PageSource | null>;
  /** Draws a picture that comes with a passage. Left out, pictures are offered like files. */
  renderPicture?: (resource: ChatResource) => ReactNode;
  /** A file that comes with a passage was asked for. Left out, it is only named. */
  onDownload?: (resource: ChatResource) => void;
}

/** One button a passage. */
export const EvidenceNumbers = ({
  references,
  active,
  onActiveChange,
}: Pick<EvidenceProps, 'references' | 'active' | 'onActiveChange'>) => {
  const words = useWords(chatWords);
  return (
    <Numbers>
      {references.map(({ n }) => (
        <NumberButton
          key={n}
          type="button"
          aria-label={words.evidenceNumber(n)}
          aria-pressed={n === active}
          onClick={() => onActiveChange(n)}
        >
          {n}
        </NumberButton>
      ))}
    </Numbers>
  );
};

interface BodyProps extends EvidenceProps {
  /** In a sheet: no toolbar, pages as wide as the sheet. */
  compact: boolean;
}

/** Which document, which page, and the words lit on it. */
export const EvidenceBody = ({
  references,
  active,
  onActiveChange,
  source,
  renderPicture,
  onDownload,
  compact,
}: BodyProps) => {
  const words = useWords(chatWords);
  const reference = references.find(({ n }) => n === active);
  const documentId = reference?.documentId;
  const regions = useMemo<Region[]>(
    () =>
      references
        .filter((other) => other.documentId === documentId)
        .map(({ n, positions }) => ({ id: String(n), positions })),
    [references, documentId],
  );
  if (!reference) return null;
  const page = reference.positions[0]?.[0];
  const heading = reference.heading.at(-1) ?? '';
  const isFaq = reference.faqId !== undefined;
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  const placeOf = (): string => {
    if (isFaq) return join(reference.knowledgeBaseName, heading);
    if (compact) return join(page === undefined ? '' : words.page(page), heading);
    return words.passage(reference.knowledgeBaseName, reference.chunkIndex, heading);
  };
  return (
    <>
      <Source data-compact={compact || undefined}>
        <strong title={reference.documentName}>{reference.documentName}</strong>
        <span>{placeOf()}</span>
      </Source>
      <Preview>
        <AsyncView value={source} what={reference.documentName} skeleton={<Skeletons shape="text" count={8} />}>
          {(pages) =>
            pages !== null && page !== undefined ? (
              <PagePreview
                source={pages}
                regions={regions}
                activeId={String(active)}
                onSelect={(id) => onActiveChange(Number(id))}
                width={compact ? 'fit' : undefined}
                toolbar={!compact}
                steps={compact ? 'none' : 'document'}
              />
            ) : (
              <Passage>
                {!isFaq && <Notice>{words.textOnly}</Notice>}
                <blockquote>
                  <StaticMarkdown text={reference.content} />
                </blockquote>
                {reference.resources !== undefined && reference.resources.length > 0 && (
                  <EvidenceResources
                    resources={reference.resources}
                    renderPicture={renderPicture}
                    onDownload={onDownload}
                  />
                )}
              </Passage>
            )
          }
        </AsyncView>
      </Preview>
    </>
  );
};
