import { InboxOutlined } from '@ant-design/icons';
import { usePageGaps } from '@console/api/hooks/gaps';
import { Button } from 'antd';
import { useIsMobile } from '../../../state/device.js';
import { useGapWords } from './gapWords.js';
import { PhoneBar } from './gap.styles.js';
import { useGapView } from './useGapView.js';

/** The way from the FAQ of a base to the questions that wait, with how many there are. */
export const GapButton = ({ kbId }: { kbId: string }) => {
  const words = useGapWords();
  const view = useGapView();
  const isMobile = useIsMobile();
  const waiting = usePageGaps({ current: 1, size: 1, kbId, state: 'open' });
  const count = waiting.data?.total ?? 0;
  const button = (
    <Button icon={<InboxOutlined aria-hidden={true} />} block={isMobile} onClick={view.show}>
      {isMobile ? words.openLong(count) : words.open(count)}
    </Button>
  );
  return isMobile ? <PhoneBar>{button}</PhoneBar> : button;
};
