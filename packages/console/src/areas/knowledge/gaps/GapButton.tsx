import { InboxOutlined } from '@ant-design/icons';
import { usePageGaps } from '@console/api/hooks/gaps';
import { HeadButton } from '../../../actions/HeadButton.js';
import { useGapWords } from './gapWords.js';
import { useGapView } from './useGapView.js';

/** The way from the FAQ of a base to the questions that wait, with how many there are. */
export const GapButton = ({ kbId }: { kbId: string }) => {
  const words = useGapWords();
  const view = useGapView();
  const waiting = usePageGaps({ current: 1, size: 1, kbId, state: 'open' });
  return <HeadButton label={words.open(waiting.data?.total ?? 0)} icon={<InboxOutlined />} onClick={view.show} />;
};
