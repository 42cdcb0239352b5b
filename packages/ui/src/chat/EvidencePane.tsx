import { SideDrawer } from '../dialog/index.js';
import { useWords } from '../locale/useWords.js';
import { useMedia, useMobile } from '../media/useMedia.js';
import { Beside, InDrawer } from './Evidence.styles.js';
import { EvidenceBody, EvidenceNumbers } from './EvidenceBody.js';
import { EvidenceRail, type EvidenceRailProps, EvidenceSheet } from './EvidenceRail.js';
import { chatWords } from './locale.js';

export interface EvidencePaneProps extends Omit<EvidenceRailProps, 'onOpenOriginal'> {}

/** Under it a rail would leave the answer too little room. */
const NARROW = '(max-width: 1279.98px)';

/**
 * The passages of one answer in the form that the window has room for: a rail of 440 px beside it, under 1280 px a drawer
 * over the nearest positioned element, and on a phone a sheet. The drawer takes the focus, and gives it back.
 */
export const EvidencePane = (props: EvidencePaneProps) => {
  const words = useWords(chatWords);
  const mobile = useMobile();
  const narrow = useMedia(NARROW);
  if (mobile) return <EvidenceSheet {...props} />;
  if (!narrow)
    return (
      <Beside>
        <EvidenceRail {...props} />
      </Beside>
    );
  const { onClose, references, active, onActiveChange, source, renderPicture, onDownload, ...root } = props;
  const shown = { references, active, onActiveChange };
  return (
    <SideDrawer {...root} open title={words.evidence} tags={<EvidenceNumbers {...shown} />} onClose={onClose}>
      <InDrawer>
        <EvidenceBody
          {...shown}
          source={source}
          renderPicture={renderPicture}
          onDownload={onDownload}
          compact={false}
        />
      </InDrawer>
    </SideDrawer>
  );
};
