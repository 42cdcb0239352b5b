import type { SlidePage } from '@console/base/slides';
import { ExportNote, SlideChecks } from '@console/ui/slide-editor';
import type { MeasuredDeck } from './useMeasuredDeck.js';
import type { PageEdits } from './usePageEdits.js';

interface DeckChecksProps {
  pages: readonly SlidePage[];
  measured: Pick<MeasuredDeck, 'faults' | 'checking' | 'design'>;
  edits: Pick<PageEdits, 'repair' | 'repaired' | 'undoRepair'>;
  onPage: (id: string) => void;
}

/** What would look wrong in the file of a deck, with what can be repaired at once. */
export const DeckChecks = ({ pages, measured: { faults, checking, design }, edits, onPage }: DeckChecksProps) => (
  <>
    <SlideChecks
      pages={pages}
      faults={faults}
      checking={checking}
      onPage={onPage}
      onRepair={edits.repair}
      {...(edits.repaired && { repaired: edits.repaired, onUndo: edits.undoRepair })}
    />
    <ExportNote pages={pages} faults={faults} design={design} />
  </>
);
