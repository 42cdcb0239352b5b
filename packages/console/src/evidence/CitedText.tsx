import type { OpenedDocument } from '@console/api/hooks/citedDocument';
import type { Async, Position } from '@console/base';
import { PagePreview } from '@console/ui/page-preview';
import { AsyncView, EmptyState, Notice, Skeletons } from '@console/ui/states';
import { TextPreview } from '@console/ui/text-preview';
import { useMemo } from 'react';
import { CitedPages, CitedQuote } from './evidence.styles.js';
import { useEvidenceWords } from './evidenceWords.js';

/** Words of a document that are cited. */
export interface CitedWords {
  /** Tells them from the others of the document. */
  id: string;
  /** Empty where nothing is known of its chunk. */
  chunkId: string;
  /** Where they stand on its pages; none where it has no pages, or nobody knows. */
  positions: readonly Position[];
  quote: string;
}

export interface CitedTextProps {
  /** Name of the document. */
  name: string;
  /** All that is cited of it: each is lit, and can be chosen. */
  cited: readonly CitedWords[];
  /** What stands out, and is brought into view. */
  activeId: string;
  onActiveChange: (id: string) => void;
  /** The document; null where there is nothing to look at but the words. */
  opened: Async<OpenedDocument | null>;
}

/** What is cited of a document: the words, and below them its pages, or its text, with the words lit. */
export const CitedText = ({ name, cited, activeId, onActiveChange, opened }: CitedTextProps) => {
  const words = useEvidenceWords();
  const regions = useMemo(() => cited.map(({ id, positions }) => ({ id, positions })), [cited]);
  const marks = useMemo(
    () => cited.flatMap(({ id, chunkId, quote }) => (chunkId === '' ? [] : [{ id, label: id, chunkId, quote }])),
    [cited],
  );
  const active = cited.find(({ id }) => id === activeId);
  const shared = { activeId, onSelect: onActiveChange };
  const draw = (document: OpenedDocument | null) => {
    if (document === null) return null;
    if ('passages' in document)
      return <TextPreview {...shared} passages={document.passages} marks={marks} label={name} />;
    if (active === undefined || active.positions.length === 0) return <Notice flush>{words.placeUnknown}</Notice>;
    return <PagePreview {...shared} source={document} regions={regions} width="fit" steps="none" />;
  };
  return (
    <>
      {active !== undefined && active.quote !== '' && <CitedQuote>{active.quote}</CitedQuote>}
      <CitedPages>
        {opened.state === 'error' && opened.error.code === 404 ? (
          <EmptyState picture="search" title={words.gone} description={words.goneText} />
        ) : (
          <AsyncView value={opened} what={name} skeleton={<Skeletons shape="text" count={10} />}>
            {draw}
          </AsyncView>
        )}
      </CitedPages>
    </>
  );
};
