import type { Reference } from '@console/api/contract';
import { useDialogueSource } from '@console/api/hooks/chat';
import { BottomSheet } from '@console/ui/bottom-sheet';
import { EvidenceRail } from '@console/ui/chat';
import { useIsMobile } from '../../../state/device.js';
import { Aside, Pages } from './files.styles.js';

export interface CitedPaneProps {
  /** All that the table or the summary cites. */
  references: readonly Reference[];
  /** The one that is looked at, by its place among them. */
  reference: Reference;
  /** What was looked at in its place. */
  onActiveChange: (n: number) => void;
  onClose: () => void;
}

/** Where a cell, or a sentence of a summary, stands in its file. */
export const CitedPane = ({ references, reference, onActiveChange, onClose }: CitedPaneProps) => {
  const mobile = useIsMobile();
  const source = useDialogueSource({ id: reference.documentId, chunkIds: [reference.chunkId] });
  const rail = (
    <EvidenceRail
      references={references}
      active={reference.n}
      onActiveChange={onActiveChange}
      source={source}
      onClose={onClose}
    />
  );
  if (!mobile) return <Aside>{rail}</Aside>;
  return (
    <BottomSheet open title={reference.documentName} onClose={onClose}>
      <Pages data-sheet="">{rail}</Pages>
    </BottomSheet>
  );
};
