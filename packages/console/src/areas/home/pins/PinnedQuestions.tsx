import { listPinnedQuestions, type PinnedQuestion, type RouteName, routes } from '@console/api/contract';
import { useListPinnedQuestions } from '@console/api/hooks/savedQuestions';
import { PageLink } from '@console/ui/link';
import { Panel } from '@console/ui/panel';
import { SavedQuestionCard } from '@console/ui/saved-question';
import { AsyncView } from '@console/ui/states';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { isGranted } from '../../../session/menus.js';
import { Offered } from '../../../session/Offered.js';
import { useUser } from '../../../session/UserContext.js';
import { useNow } from '../../../time/useNow.js';
import { Cards, Pinned } from './pins.styles.js';
import { usePin } from './usePin.js';
import { usePinWords } from './pinWords.js';

const calls = [listPinnedQuestions];

/** The page that shows this reader's answers: that of all sources, or that of the association's own alone. */
const usePageOfAnswers = (): RouteName => {
  const { menus } = useUser();
  return isGranted(routes.text2sql.path, menus) ? 'text2sql' : 'nl2sql';
};

const PinnedCard = ({ pin, page }: { pin: PinnedQuestion; page: RouteName }) => {
  const now = useNow();
  const go = useTabNavigate();
  const { running, card, run, stop, unpin } = usePin(pin);
  const thread = card.answer?.threadId;
  return (
    <SavedQuestionCard
      question={card}
      now={now}
      running={running}
      onRun={run}
      onStop={stop}
      onUnpin={unpin}
      {...(thread !== undefined && { onOpen: () => go(page, { open: thread }) })}
    />
  );
};

const Pins = () => {
  const words = usePinWords();
  const pins = useListPinnedQuestions({});
  const page = usePageOfAnswers();
  const { follow } = useAddress();
  // Most readers have pinned nothing: nothing is drawn for them, and nothing moves.
  if (pins.state.state === 'loading' || pins.data?.length === 0) return null;
  const all = (
    <PageLink href={linkTo(page, { saved: 'all' })} onNavigate={follow}>
      {words.all}
    </PageLink>
  );
  return (
    <Pinned>
      <Panel title={words.title} tools={all}>
        <AsyncView value={pins.state} what={words.title}>
          {(list) => (
            <Cards>
              {list.map((pin) => (
                <PinnedCard key={pin.id} pin={pin} page={page} />
              ))}
            </Cards>
          )}
        </AsyncView>
      </Panel>
    </Pinned>
  );
};

/** Questions to data that the reader has pinned, with their last answers. */
export default function PinnedQuestions() {
  return (
    <Offered calls={calls}>
      <Pins />
    </Offered>
  );
}
