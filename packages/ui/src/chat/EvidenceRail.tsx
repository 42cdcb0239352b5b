import { CloseOutlined, ExportOutlined } from '@ant-design/icons';
import { BottomSheet } from '../bottom-sheet/index.js';
import { IconButton } from '../button/index.js';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { Head, Rail } from './Evidence.styles.js';
import { EvidenceBody, EvidenceNumbers, type EvidenceProps } from './EvidenceBody.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import type { ChatReference } from './types.js';

export interface EvidenceRailProps extends EvidenceProps, RootProps {
  /** Asked for by the cross and by Escape. */
  onClose: () => void;
  /** Opens the whole document. Left out, there is no button. */
  onOpenOriginal?: (reference: ChatReference) => void;
}

/** The passages of one answer, beside it. Fills its parent, which is 440 wide. */
export const EvidenceRail = ({ onClose, onOpenOriginal, ...evidence }: EvidenceRailProps) => {
  const words = useWords(chatWords);
  const reference = evidence.references.find(({ n }) => n === evidence.active);
  return (
    <Rail {...rootProps(evidence)} aria-label={words.evidence}>
      <Head>
        <h2>{words.evidence}</h2>
        <EvidenceNumbers {...evidence} />
        {reference && !reference.call && onOpenOriginal && (
          <IconButton label={words.openOriginal} icon={<ExportOutlined />} onClick={() => onOpenOriginal(reference)} />
        )}
        <IconButton label={words.closeEvidence} icon={<CloseOutlined />} onClick={onClose} />
      </Head>
      <EvidenceBody {...evidence} compact={false} />
    </Rail>
  );
};

/** The same over the lower part of a phone. */
export const EvidenceSheet = ({ onClose, ...evidence }: Omit<EvidenceRailProps, 'onOpenOriginal'>) => {
  const words = useWords(chatWords);
  return (
    <BottomSheet open title={words.evidence} subtitle={<EvidenceNumbers {...evidence} />} onClose={onClose}>
      <EvidenceBody {...evidence} compact />
    </BottomSheet>
  );
};
