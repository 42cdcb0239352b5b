import type { Reference } from '@console/api/contract';
import { useInsuranceEvidence } from '@console/api/hooks/insuranceEvidence';
import { EvidencePane } from '@console/ui/chat';

interface InsuranceEvidenceProps {
  /** The question whose evidence it is. */
  id: string;
  references: readonly Reference[];
  /** The one that is looked at. */
  active: number;
  /** Undefined: none is to be looked at. */
  onActiveChange: (n: number | undefined) => void;
}

/** What an answer of the insurance tool rests on, opened through that answer alone. */
export const InsuranceEvidence = ({ id, references, active, onActiveChange }: InsuranceEvidenceProps) => {
  const source = useInsuranceEvidence(
    id,
    references.find(({ n }) => n === active),
  );
  return (
    <EvidencePane
      references={references}
      active={active}
      source={source}
      onActiveChange={onActiveChange}
      onClose={() => onActiveChange(undefined)}
    />
  );
};
