import { ReviewProgress } from '@console/ui/triple-review';
import { useIsMobile } from '../../../state/device.js';
import { isOpen, type Reviewed } from './reviewed.js';
import { ReviewPanel } from './ReviewPanel.js';

/** The review itself; on a phone under how far it has come, which stands in the head elsewhere. */
export default function ReviewTab({ reviewed }: { reviewed: Reviewed }) {
  const mobile = useIsMobile();
  return (
    <>
      {mobile && isOpen(reviewed) && (
        <ReviewProgress
          style={{ padding: '8px 16px' }}
          seen={reviewed.seenCount}
          total={reviewed.total}
          accepted={reviewed.acceptedCount}
        />
      )}
      <ReviewPanel key={JSON.stringify(reviewed.of)} reviewed={reviewed} />
    </>
  );
}
