import type { Reference } from '@console/api/contract';
import { useDialogueSource } from '@console/api/hooks/chat';
import { EvidencePane } from '@console/ui/chat';

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
  const source = useDialogueSource({ id: reference.documentId, chunkIds: [reference.chunkId] });
  return (
    <EvidencePane
      references={references}
      active={reference.n}
      source={source}
      onActiveChange={onActiveChange}
      onClose={onClose}
    />
  );
};
