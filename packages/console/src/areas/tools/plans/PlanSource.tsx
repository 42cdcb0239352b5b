import { usePlanSource } from '@console/api/hooks/planSources';
import { SideDrawer } from '@console/ui/dialog';
import type { PlanPassage } from '@console/ui/plan-editor';
import { useMemo } from 'react';
import { CitedText } from '../../../evidence/CitedText.js';
import { Filled } from '../../../evidence/evidence.styles.js';
import { ToDocument } from '../../../evidence/ToDocument.js';
import { usePlanWords } from './planWords.js';

export interface PlanSourceProps {
  planId: string;
  /** All passages that can be looked at beside the one that is. */
  references: readonly PlanPassage[];
  /** The one that is looked at. */
  reference: PlanPassage;
  /** It stands without the shell. */
  embedded: boolean;
  /** Another one of them is looked at. */
  onChange: (reference: PlanPassage) => void;
  onClose: () => void;
}

/** A passage that a plan cites, or that was found for it: its document, with the words lit. */
export default function PlanSource(props: PlanSourceProps) {
  const { planId, references, reference, embedded, onChange, onClose } = props;
  const words = usePlanWords();
  const { documentId, chunkId, documentName, knowledgeBaseName, positions } = reference;
  const opened = usePlanSource(planId, documentId === undefined ? undefined : { documentId, chunkId });
  const beside = useMemo(() => references.filter((one) => one.documentId === documentId), [references, documentId]);
  const cited = useMemo(
    () => beside.map(({ n, content, ...one }) => ({ ...one, id: String(n), quote: content })),
    [beside],
  );
  return (
    <SideDrawer
      open
      width={720}
      title={words.source(documentName, knowledgeBaseName, positions[0]?.[0])}
      onClose={onClose}
      {...(!embedded && documentId !== undefined && { tags: <ToDocument documentId={documentId} chunkId={chunkId} /> })}
    >
      <Filled>
        <CitedText
          name={documentName}
          cited={cited}
          activeId={String(reference.n)}
          onActiveChange={(id) => {
            const next = beside.find(({ n }) => String(n) === id);
            if (next !== undefined) onChange(next);
          }}
          opened={opened}
        />
      </Filled>
    </SideDrawer>
  );
}
