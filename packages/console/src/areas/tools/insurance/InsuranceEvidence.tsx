import type { Reference } from '@console/api/contract';
import { useInsuranceEvidence } from '@console/api/hooks/insuranceEvidence';
import { EvidenceRail } from '@console/ui/chat';

interface InsuranceEvidenceProps {
  /** The question whose evidence it is. */
  id: string;
  references: readonly Reference[];
  active: number;
  onActiveChange: (n: number) => void;
  onClose: () => void;
}

/** What an answer of the insurance tool rests on, opened through that answer alone. */
export const InsuranceEvidence = ({ id, references, active, ...events }: InsuranceEvidenceProps) => {
  const source = useInsuranceEvidence(
    id,
    references.find(({ n }) => n === active),
  );
  return <EvidenceRail references={references} active={active} source={source} {...events} />;
};
