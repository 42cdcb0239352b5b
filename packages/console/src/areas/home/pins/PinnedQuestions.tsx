import { listPinnedQuestions } from '@console/api/contract';
import { useListPinnedQuestions } from '@console/api/hooks/savedQuestions';
import { lazyPart } from '@console/ui/on-demand';
import { Offered } from '../../../session/Offered.js';

const PinnedPanel = lazyPart(() => import('./PinnedPanel.js'));

const calls = [listPinnedQuestions];

const Pins = () => {
  const pins = useListPinnedQuestions({});
  // Most readers have pinned nothing: nothing is drawn for them, nothing moves, and nothing more is loaded.
  return pins.state.state === 'loading' || pins.data?.length === 0 ? null : <PinnedPanel />;
};

/** Questions to data that the reader has pinned, with their last answers. */
export default function PinnedQuestions() {
  return (
    <Offered calls={calls}>
      <Pins />
    </Offered>
  );
}
