import type { Async } from '@console/base';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { PagePreview, type PageSource, type Region } from '../page-preview/index.js';
import { lazyPart } from '../on-demand/lazyPart.js';
import { AsyncView, Skeletons } from '../states/index.js';
import { NumberButton, Numbers, Preview, Source } from './Evidence.styles.js';
import { CitedText } from './CitedText.js';
import { CitedWords } from './CitedWords.js';
import type { PathEvidenceProps } from './PathEvidence.js';
import { textWords } from '../text-preview/locale.js';
import type { ChatReference, ChatResource, EvidenceText } from './types.js';

const PathEvidence = lazyPart<PathEvidenceProps>(() => import('./PathEvidence.js'));

export interface EvidenceProps {
  /** All passages of the answer, for the numbered buttons. */
  references: readonly ChatReference[];
  /** The number of the passage shown. */
  active: number;
  onActiveChange: (n: number) => void;
  /** Pages of the active passage's document, or its text where it has none. Null: neither, and the words are shown instead. */
  source: Async<PageSource | EvidenceText | null>;
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
  const { place } = useWords(textWords);
  const reference = references.find(({ n }) => n === active);
  const documentId = reference?.documentId;
  const regions = useMemo<Region[]>(
    () =>
      references
        .filter((other) => other.documentId === documentId)
        .map(({ n, positions }) => ({ id: String(n), positions })),
    [references, documentId],
  );
  const marks = useMemo(
    () =>
      references
        .filter((other) => other.documentId === documentId)
        .map(({ n, chunkId, content }) => ({ id: String(n), label: String(n), chunkId, quote: content })),
    [references, documentId],
  );
  if (!reference) return null;
  const select = (id: string) => onActiveChange(Number(id));
  const page = reference.positions[0]?.[0];
  const heading = reference.heading.at(-1) ?? '';
  const isFaq = Boolean(reference.faqId ?? reference.call);
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  const placeOf = (): string => {
    if (isFaq) return join(reference.knowledgeBaseName, heading);
    const inFile = reference.place === undefined ? '' : place(reference.place);
    if (compact) return join(page === undefined ? inFile : words.page(page), heading);
    return join(words.passage(reference.knowledgeBaseName, reference.chunkIndex, heading), inFile);
  };
  return (
    <>
      <Source data-compact={compact || undefined}>
        <strong title={reference.documentName}>{reference.documentName}</strong>
        <span>{placeOf()}</span>
      </Source>
      {reference.path && <PathEvidence path={reference.path} compact={compact} />}
      <Preview>
        <AsyncView value={source} what={reference.documentName} skeleton={<Skeletons shape="text" count={8} />}>
          {(found) => {
            if (!isFaq && found !== null && 'passages' in found) {
              return (
                <CitedText
                  reference={reference}
                  passages={found.passages}
                  marks={marks}
                  activeId={String(active)}
                  onSelect={select}
                  label={reference.documentName}
                />
              );
            }
            if (page !== undefined && found !== null && 'load' in found) {
              return (
                <PagePreview
                  source={found}
                  regions={regions}
                  activeId={String(active)}
                  onSelect={select}
                  width={compact ? 'fit' : undefined}
                  toolbar={!compact}
                  steps={compact ? 'none' : 'document'}
                />
              );
            }
            return <CitedWords reference={reference} renderPicture={renderPicture} onDownload={onDownload} />;
          }}
        </AsyncView>
      </Preview>
    </>
  );
};
