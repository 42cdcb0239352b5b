import { useSlideSource } from '@console/api/hooks/slideSources';
import type { SlideSource } from '@console/base/slides';
import { SideDrawer } from '@console/ui/dialog';
import { EmptyState } from '@console/ui/states';
import { useMemo } from 'react';
import { CitedText } from '../../../evidence/CitedText.js';
import { Filled } from '../../../evidence/evidence.styles.js';
import { ToDocument } from '../../../evidence/ToDocument.js';
import { Quote } from './deck.styles.js';
import { useDeckWords } from './deckWords.js';
import { SourcePlace } from './SourcePlace.js';

export interface SourceDrawerProps {
  /** Id of the deck. */
  id: string;
  /** Those of the page that is shown. */
  sources: readonly SlideSource[];
  /** The one that is looked at. */
  source: SlideSource;
  /** It is not open to the reader any more. */
  withheld: boolean;
  /** Nothing of the console can be opened here. */
  embedded: boolean;
  /** Another source of the page is looked at, by its number. */
  onChange: (n: number) => void;
  onClose: () => void;
}

type OpenProps = Omit<SourceDrawerProps, 'withheld' | 'embedded' | 'onClose'>;

const OfDocument = ({ id, sources, source, onChange }: OpenProps) => {
  const { subjectId, title } = source;
  const opened = useSlideSource(id, subjectId);
  const cited = useMemo(
    () =>
      sources
        .filter((one) => one.kind === 'document' && one.subjectId === subjectId)
        .map(({ n, chunkId, positions, quote }) => ({ id: String(n), chunkId, positions, quote })),
    [sources, subjectId],
  );
  return (
    <Filled>
      <CitedText
        name={title}
        cited={cited}
        activeId={String(source.n)}
        onActiveChange={(n) => onChange(Number(n))}
        opened={opened}
      />
    </Filled>
  );
};

/** What a note cites: its words, and its document with them lit; else the way to where they were taken from. */
export default function SourceDrawer({ withheld, embedded, onClose, ...open }: SourceDrawerProps) {
  const words = useDeckWords();
  const { kind, title, quote, subjectId, chunkId, page, n } = open.source;
  const isDocument = !withheld && kind === 'document' && subjectId !== '';
  const named = title === '' ? words.sourceOf(n) : title;
  return (
    <SideDrawer
      open
      width={isDocument ? 720 : 480}
      title={withheld ? words.sourceOf(n) : page > 0 ? `${named} · ${words.page(page)}` : named}
      onClose={onClose}
      {...(isDocument && !embedded && { tags: <ToDocument documentId={subjectId} chunkId={chunkId} /> })}
    >
      {withheld && <EmptyState picture="locked" title={words.sourceWithheld} />}
      {isDocument && <OfDocument {...open} />}
      {!withheld && !isDocument && (
        <>
          {quote === '' ? <p>{words.sourceGone}</p> : <Quote>{quote}</Quote>}
          <SourcePlace source={open.source} embedded={embedded} />
        </>
      )}
    </SideDrawer>
  );
}
