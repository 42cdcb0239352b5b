import { pageChunks } from '@console/api/contract';
import type { SlideSource } from '@console/base/slides';
import { SideDrawer } from '@console/ui/dialog';
import { EmptyState } from '@console/ui/states';
import { Button } from 'antd';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { Quote } from './deck.styles.js';
import { useDeckWords } from './deckWords.js';

export interface SourceDrawerProps {
  source: SlideSource;
  /** It is not open to the reader any more. */
  withheld: boolean;
  /** Nothing of the console can be opened here. */
  embedded: boolean;
  onClose: () => void;
}

/** What a note cites: its words and where they stand, with the way to the page for whom that is open. */
export default function SourceDrawer({ source, withheld, embedded, onClose }: SourceDrawerProps) {
  const words = useDeckWords();
  const open = useTabNavigate();
  const reads = usePermitted(pageChunks);
  const { kind, title, quote, subjectId, chunkId, page } = source;
  const opens = reads && !embedded && !withheld && kind === 'document' && subjectId !== '';
  return (
    <SideDrawer
      open
      title={withheld ? words.sourceOf(source.n) : title}
      onClose={onClose}
      {...(opens && {
        footer: (
          <Button
            type="primary"
            onClick={() => open('chunks', { id: subjectId, ...(chunkId !== '' && { chunk: chunkId }) })}
          >
            {words.openSource}
          </Button>
        ),
      })}
    >
      {withheld ? (
        <EmptyState picture="locked" title={words.sourceWithheld} />
      ) : (
        <>
          {page > 0 && <p>{words.page(page)}</p>}
          {quote === '' ? <p>{words.sourceGone}</p> : <Quote>{quote}</Quote>}
        </>
      )}
    </SideDrawer>
  );
}
